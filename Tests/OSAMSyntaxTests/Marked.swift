import OSAMSyntax

/// A text in which `⟦` and `⟧` stand around spans. An empty pair marks a place where something is missing.
struct Marked {
  let bytes: [UInt8]
  /// By start, then by end, as the readers list their faults.
  let spans: [SourceSpan]

  init(_ text: String) {
    var bytes: [UInt8] = []
    var open: [Int] = []
    var spans: [SourceSpan] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "⟦": open.append(bytes.count)
      case "⟧": spans.append(SourceSpan(open.removeLast(), bytes.count))
      default: bytes.append(contentsOf: String(scalar).utf8)
      }
    }
    precondition(open.isEmpty, "unpaired marks in \(text)")
    self.bytes = bytes
    self.spans = spans.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }
}

extension Tree {
  /// The tree as text: `{k: v}`, `[…]`, strings in quotes, other scalars by kind.
  func sketch(_ node: NodeID) -> String {
    switch kind(node) {
    case .object:
      var parts: [String] = []
      forEachPair(of: node) { parts.append("\(text($0.key)): \(sketch($0.value))") }
      return "{" + parts.joined(separator: ", ") + "}"
    case .array:
      var parts: [String] = []
      forEachItem(of: node) { parts.append(sketch($0)) }
      return "[" + parts.joined(separator: ", ") + "]"
    case .string: return "\"\(text(node))\""
    case .number: return text(node)
    case .boolean: return text(node).lowercased()
    case .null: return "null"
    case .word: return "<\(text(node))>"
    case .alias: return sketch(resolved(node))
    case .missing: return "?"
    }
  }
}
