import OSAMSyntax

extension [Finding] {
  /// One finding for one mistake: where several places of a YAML file share a value, each rule says once what is wrong
  /// with it, and as grave as it is anywhere.
  func once(in tree: Tree) -> [Finding] {
    guard tree.hasAliases else { return self }
    var owners: [SharedMistake: Int] = [:]
    let mistakes = map { SharedMistake($0, in: tree) }
    for (index, mistake) in mistakes.enumerated() {
      guard let mistake else { continue }
      if let owner = owners[mistake], self[owner].severity >= self[index].severity { continue }
      owners[mistake] = index
    }
    return indices.compactMap { index in
      guard let mistake = mistakes[index], let owner = owners[mistake] else { return self[index] }
      // Two findings of one rule at one place are two things.
      let isOwn = self[owner].document == self[index].document && self[owner].pointer == self[index].pointer
      return isOwn ? self[index] : nil
    }
  }
}

/// A mistake in a value that several places share, whichever of them it was found by.
private struct SharedMistake: Hashable {
  var rule: String
  var span: SourceSpan
  /// The member that is missing, at the place of the object that lacks it.
  var missing: String?

  /// Nil for a value of one place.
  init?(_ finding: Finding, in tree: Tree) {
    span = tree.sharedPlace(of: finding.span)
    guard tree.isShared(span) else { return nil }
    rule = finding.rule
    let isObject = span.isEmpty || tree.bytes[span.range].elementsEqual([UInt8(ascii: "{")])
    missing = isObject ? finding.pointer?.split(separator: "/").last.map(String.init) : nil
  }
}
