import Foundation

/// One row of Tests/Measured/module-filters.tsv: documents, systems and models given to the decoder and the comparisons
/// of the common module, with kotlinx.serialization 1.6.3 and 1.9.0, which agree. Rows of decisions are worked out from
/// its sources and were not run.
package struct MeasuredRow: Sendable {
  package enum Subject: String, Sendable {
    case decoding = "decode"
    case system = "os-filter"
    case model = "model-filter"
    case decision = "decision (derived, not run)"
  }

  /// A member, the mode of a filter, or a release.
  package var kind: String
  /// The system or the model of a device, or the state that it is in.
  package var device: String
  /// Members of a document, or the value of one.
  package var document: String
  package var verdict: String
  /// Values decoded, or the reason of a verdict.
  package var detail: String

  /// All rows about something, with the characters that stand in them by name.
  package static func all(about subject: Subject) throws -> [MeasuredRow] {
    let file = SharedFiles.packageRoot.appendingPathComponent("Tests/Measured/module-filters.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count == 6, cells[0] == subject.rawValue else { return nil }
      let texts = cells.map { unfolded(String($0)) }
      return MeasuredRow(kind: texts[1], device: texts[2], document: texts[3], verdict: texts[4], detail: texts[5])
    }
  }

  /// Names in angle brackets that stand for what a table cannot hold.
  private static let characters: [String: String] = [
    "<TAB>": "\t", "<NL>": "\n", "<NUL>": "\0", "<FF>": "\u{C}", "<NBSP>": "\u{A0}", "<SP>": " ", "<ZWSP>": "\u{200B}",
    "<MINUS>": "\u{2212}", "<EMPTY>": "", "<ARABIC13>": "\u{661}\u{663}", "<FULL13>": "\u{FF11}\u{FF13}",
    "<2000 strings>": (0..<2000).map { "\"m\($0)\"" }.joined(separator: ","),
    "<5000 nines>": String(repeating: "9", count: 5000), "<nothing added>": "",
  ]

  private static func unfolded(_ text: String) -> String {
    guard text.contains("<") else { return text }
    return characters.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
  }
}
