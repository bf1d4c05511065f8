import OSAMFormats
import OSAMSyntax

/// The comments of a file that silence findings, and what they silence.
struct AllowComments {
  private struct Use: Hashable {
    var scope: AllowComment.Scope
    var rule: String
  }

  let all: [AllowComment]
  private let documents: [Int: Int]
  /// The rules that comments about the same name.
  private var rules: [AllowComment.Scope: Set<String>] = [:]
  /// Lines by where they begin.
  private let lines: [SourceSpan]
  /// For each of them how far it and those before it reach.
  private let reaches: [Int]
  private var used: Set<Use> = []

  /// Nil where there are none, as in most files.
  init?(in tree: Tree, _ recognition: Recognition) {
    guard tree.syntax == .yaml, AllowCommentReader.hasMarks(tree.bytes) else { return nil }
    let reader = AllowCommentReader(tree, recognition)
    all = reader.comments
    documents = reader.documents
    for comment in all where comment.fault == nil {
      rules[comment.scope, default: []].formUnion(comment.rules.map { $0.id })
    }
    lines = rules.keys.compactMap { if case .line(let line) = $0 { line } else { nil } }.sorted { $0.start < $1.start }
    reaches = lines.reduce(into: []) { reaches, line in reaches.append(max(line.end, reaches.last ?? 0)) }
  }

  /// True if some comment silences a finding; all that do are used.
  mutating func allow(_ finding: Finding) -> Bool {
    let allowing = scopes(of: finding).filter { rules[$0]?.contains(finding.rule) ?? false }
    for scope in allowing { used.insert(Use(scope: scope, rule: finding.rule)) }
    return !allowing.isEmpty
  }

  private func scopes(of finding: Finding) -> [AllowComment.Scope] {
    let start = finding.span.start
    var scopes: [AllowComment.Scope] = finding.document.flatMap { documents[$0] }.map { [.documents(onLine: $0)] } ?? []
    // Lines reach into each other only where a text begins behind the line of its key.
    var line = lines.partitioningIndex { $0.start > start } - 1
    while line >= 0, reaches[line] >= start {
      if lines[line].end >= start { scopes.append(.line(lines[line])) }
      line -= 1
    }
    return scopes
  }

  /// True if a rule of a comment silences something, there or in another comment about the same.
  func isUsed(_ rule: String, of comment: AllowComment) -> Bool {
    used.contains(Use(scope: comment.scope, rule: rule))
  }
}
