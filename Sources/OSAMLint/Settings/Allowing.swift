import OSAMFormats
import OSAMSyntax

/// How a finding is allowed, written into a file: for editors, which offer it. Whoever takes such an edit looks whether
/// the finding is gone with it, and nothing else is changed.
package enum Allowing {
  /// Placeholder for the reason until somebody writes it.
  package static let reason = "TODO: say why this is meant"

  /// Comments that may do it, the nearest first; none where no comment can. [AllowComment]
  package static func comments(for finding: Finding, in tree: Tree) -> [TextEdit] {
    guard tree.syntax == .yaml, Rule.named(finding.rule)?.silencing == .freely else { return [] }
    let bytes = tree.bytes
    func isEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    let start = min(finding.span.start, bytes.count)
    let line = bytes[..<start].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    let end = bytes[start...].firstIndex(where: isEnd) ?? bytes.count
    let indentation = String(decoding: bytes[line...].prefix { $0 == 0x20 }, as: UTF8.self)
    let comment = "# osam-lint: allow \(finding.rule) -- \(reason)"
    return [
      TextEdit(SourceSpan(end, end), " " + comment),
      TextEdit(SourceSpan(line, line), indentation + comment + lineEnd(of: bytes)),
    ]
  }

  /// The edit that puts an entry into settings; nil where their list is written in a way that leaves none, and where no
  /// entry can allow it. `path` is the file's, seen from the settings' folder.
  package static func entry(
    for finding: Finding, path: FilePath, in settings: [UInt8], _ table: SettingsTable
  ) -> TextEdit? {
    guard let rule = Rule.named(finding.rule), rule.silencing != .never else { return nil }
    // One file is named by a path with a slash.
    let path = path.lastSlash == nil ? FilePath.root.joined(path) : path
    // The pointer of a whole document is empty; a rule about locking users out needs it all the same.
    let pointer = finding.pointer.flatMap { $0.isEmpty && rule.silencing != .byEntry ? nil : $0 }
    let keys: [(String, String?)] = [
      ("rule", rule.id), ("path", path.display), ("pointer", pointer), ("reason", reason),
    ]
    let lines = keys.compactMap { key, value in value.map { "\(key): \(JSONValue.string($0).text(pretty: false))" } }
    let lineEnd = lineEnd(of: settings)
    func item(indentation: String) -> String {
      indentation + "- " + lines.joined(separator: "\(lineEnd)\(indentation)  ") + lineEnd
    }
    let file = SettingsFile(table, path: "", bytes: settings)
    guard file.faults.isEmpty else { return nil }
    let isOpen = settings.last.map { $0 != 0x0A && $0 != 0x0D } ?? false
    guard let list = file.allowList else {
      let head = (isOpen ? lineEnd : "") + "allow:" + lineEnd
      return TextEdit(SourceSpan(settings.count, settings.count), head + item(indentation: "  "))
    }
    // Behind the last line of the last entry, where every entry begins with a dash of its own.
    guard let last = file.allowItems.last, let first = file.allowItems.first,
      settings[file.tree.span(list).start] == UInt8(ascii: "-")
    else { return nil }
    let dash = settings[..<file.tree.span(first).start].lastIndex(of: UInt8(ascii: "-")) ?? 0
    let line = settings[..<dash].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    var content = file.tree.span(last).end
    while content > 0, [0x20, 0x09, 0x0A, 0x0D].contains(settings[content - 1]) { content -= 1 }
    var end = settings[content...].firstIndex(of: 0x0A).map { $0 + 1 } ?? settings.count
    end = min(end, settings.count)
    let isUnfinished = end == settings.count && isOpen
    return TextEdit(
      SourceSpan(end, end),
      (isUnfinished ? lineEnd : "") + item(indentation: String(decoding: settings[line..<dash], as: UTF8.self)))
  }

  private static func lineEnd(of bytes: [UInt8]) -> String {
    guard let end = bytes.firstIndex(of: 0x0A) else { return "\n" }
    return end > 0 && bytes[end - 1] == 0x0D ? "\r\n" : "\n"
  }
}
