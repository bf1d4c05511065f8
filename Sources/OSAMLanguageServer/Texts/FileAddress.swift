import OSAMSyntax

/// Addresses of files, as editors call them.
package enum FileAddress {
  /// The path from the root that `file:///work/alert.json` names; nil for what is no file of this machine.
  package static func path(of uri: String) -> FilePath? {
    let scheme = "file://"
    guard uri.lowercased().hasPrefix(scheme) else { return nil }
    var rest = uri.utf8.dropFirst(scheme.utf8.count)
    // A host may stand there, and then it is this machine's own.
    if rest.first != UInt8(ascii: "/") {
      let host = "localhost"
      guard rest.prefix(while: { $0 != UInt8(ascii: "/") }).elementsEqual(host.utf8) else { return nil }
      rest = rest.dropFirst(host.utf8.count)
    }
    let path = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard let bytes = PathAddress.bytes(of: path), bytes.first == UInt8(ascii: "/") else { return nil }
    return FilePath(bytes)
  }

  /// The address of a path from the root.
  package static func uri(of path: FilePath) -> String { "file://" + PathAddress.escaped(path) }
}
