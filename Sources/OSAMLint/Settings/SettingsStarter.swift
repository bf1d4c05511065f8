import OSAMFormats
import OSAMSyntax

extension SettingsTable {
  /// The file in which the first line of a started settings file looks for its schema.
  package static let schemaFile = "osam-lint.schema.json"

  /// A settings file to start from: every key with its meaning, none in force yet.
  package func starter(in formatter: MessageFormatter) -> String {
    let head: [LocalizedMessage] = [
      "yaml-language-server: $schema=\(Self.schemaFile)",
      "",
      "Settings of osam-lint. Every key may be left out; those below are examples, to be taken in by deleting their",
      "number signs. osam-lint settings PATH says what holds for a file and why.",
      "",
      "With a schema beside this file, editors explain and complete the keys. To make it:",
      "  osam-lint schema settings > \(Self.schemaFile)",
    ]
    var text = head.map { $0.isEmpty ? "#" : "# \(formatter.text($0))" }.joined(separator: "\n") + "\n"
    for row in rows {
      text += "\n"
      for line in Self.about(row, formatter) { text += "# \(line)\n" }
      text += "# \(row.name): \(row.example)\n"
    }
    return text
  }

  private static func about(_ row: KeyRow, _ formatter: MessageFormatter) -> [String] {
    let meaning = row.meaning
    var lines = wrapped(formatter.text(row.absent.map { "\(meaning) Left out: \($0)." } ?? meaning))
    if case .list(.object(let rows)) = row.shape {
      for inner in rows {
        let meaning = inner.meaning
        lines += wrapped(
          formatter.text(inner.isRequired ? "\(inner.name) (needed): \(meaning)" : "\(inner.name): \(meaning)")
        ).map { "  " + $0 }
      }
    }
    return lines
  }

  /// Lines of a comment.
  private static func wrapped(_ text: String) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + word.count < 100 {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
