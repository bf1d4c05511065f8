import OSAMCommands
import OSAMSyntax
import TestSupport
import Testing

/// Names in a list of files, and the byte-order mark that may stand in front of it.
@Suite struct FileListTests {
  private static let document = #"{"data": {"versionCode": 2026110001, "comparisonMode": "FORCED"}}"#
  private static let mark = "\u{FEFF}"
  /// The byte order mark in an answer, where people see it.
  private static let shownMark = #"\u{FEFF}"#

  /// The names of the files that are checked, and the exit status.
  private func checked(_ list: String, among names: [String]) -> (names: [String], status: Int32) {
    let system = MemorySystem()
    for name in names { system.put(Self.document, at: name) }
    system.put(list, at: "list")
    let status = Program.run(["check", "--format", "concise", "--files-from", "list"], on: system)
    let found = system.takeOutput().output.split(separator: "\n").filter { $0.has("error[") }
      .map { String($0.prefix { $0 != ":" }) }
    return (found.reduce(into: []) { names, name in if names.last != name { names.append(name) } }, status)
  }

  /// A file whose name begins with a byte-order mark is that file, and not the one without.
  @Test(arguments: ["\n", "\r\n", "\0"]) func aNameMayBeginWithAMark(_ end: String) {
    let marked = Self.mark + "a.json"
    for list in [[marked, "b.json"], ["b.json", marked]] {
      let (names, status) = checked(list.map { $0 + end }.joined(), among: [marked, "a.json", "b.json"])
      #expect(names == list.map { $0 == marked ? Self.shownMark + "a.json" : $0 } && status == 1, "\(list)")
    }
    // In front of the second name a mark is none of the list.
    let (names, status) = checked("b.json\(end)\(marked)\(end)", among: ["a.json", "b.json"])
    #expect(names == ["b.json"] && status == 3)
  }

  /// A mark in front of the list is no part of the first name, where no file is called so.
  @Test(arguments: ["\n", "\r\n", "\0"]) func aListMayBeginWithAMark(_ end: String) {
    let (names, status) = checked("\(Self.mark)a.json\(end)b.json\(end)", among: ["a.json", "b.json"])
    #expect(names == ["a.json", "b.json"] && status == 1)
    let both = checked("\(Self.mark)\(Self.mark)a.json\(end)", among: ["a.json", Self.mark + "a.json"])
    #expect(both.names == [Self.shownMark + "a.json"] && both.status == 1)
  }
}
