/// Arguments as a shell reads them.
package enum ShellWords {
  /// Apart by blanks, with quotes around what a shell would take for something else.
  package static func quoted(_ arguments: [String]) -> String { arguments.map(quoted).joined(separator: " ") }

  private static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-_./:=+,@%".utf8.contains(byte)
        }
      }
    return isPlain
      ? text : "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
