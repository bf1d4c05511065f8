/// Pieces of prose.
package enum Prose {
  /// The paragraphs of a text whose lines are broken, each in one line.
  package static func paragraphs(of text: String) -> [String] {
    var paragraphs = [""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        if !paragraphs[paragraphs.count - 1].isEmpty { paragraphs.append("") }
      } else {
        let isFirst = paragraphs[paragraphs.count - 1].isEmpty
        paragraphs[paragraphs.count - 1] += (isFirst ? "" : " ") + line
      }
    }
    return paragraphs.filter { !$0.isEmpty }
  }

  /// `a, b and c`.
  package static func list(_ items: [String], _ word: String = "and") -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
