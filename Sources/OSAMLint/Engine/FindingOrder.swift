import OSAMFormats
import OSAMSyntax

extension Finding {
  /// By place, and of one place by rule.
  package static func isBefore(_ one: Finding, _ other: Finding) -> Bool {
    (one.span.start, one.span.end, one.rule) < (other.span.start, other.span.end, other.rule)
  }
}

extension [Finding] {
  /// By place; but first that the file may not be ours at all, then the cause: what breaks the text, before what is
  /// said of its values. Last comes what no app that is asked about trips over.
  mutating func sort(in tree: Tree) {
    let isBroken = tree.textBreak != nil
    func rank(_ finding: Finding) -> Int {
      if finding.rule == Rule.likelyDocument.id { return 0 }
      if isBroken, Rule.aboutFiles.contains(finding.rule) { return 1 }
      return finding.effect == .notStandard ? 3 : 2
    }
    sort { one, other in
      let (left, right) = (rank(one), rank(other))
      return left == right ? Finding.isBefore(one, other) : left < right
    }
  }
}
