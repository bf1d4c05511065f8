import OSAMFormats
import OSAMSyntax

/// A file to check.
package struct FileInput: Sendable {
  /// As the user knows it.
  package var path: String
  package var bytes: [UInt8]
  package var syntax: Tree.Syntax
  /// Named on the command line, not found by a walk.
  package var isNamed: Bool

  package init(path: String, bytes: [UInt8], syntax: Tree.Syntax, isNamed: Bool) {
    self.path = path
    self.bytes = bytes
    self.syntax = syntax
    self.isNamed = isNamed
  }
}

/// What checking a file found.
package struct FileReport: Sendable {
  package var path: String
  /// Kinds of the documents found, in file order.
  package var kinds: [DocumentKind]
  /// By place.
  package var findings: [Finding]
  /// The file's bytes, kept only when there is something to show.
  package var bytes: [UInt8]
  /// Nothing in the file is a document of a known kind, and nothing was found wrong with that.
  package var isPassedOver: Bool
}

/// Runs every rule over a file. Pure: the same file and settings give the same report.
package struct Linter: Sendable {
  package var settings: Settings
  private let documentRules: [Rule]
  private let fileRules: [Rule]

  package init(settings: Settings, rules: [Rule] = Rule.all) {
    self.settings = settings
    documentRules = rules.filter { if case .document = $0.check { true } else { false } }
    fileRules = rules.filter { if case .file = $0.check { true } else { false } }
  }

  package func check(_ input: FileInput) -> FileReport {
    let tree = Tree.read(input.bytes, as: input.syntax)
    let recognition = Recognition(tree, settings.recognition)
    let isOurs = !recognition.documents.isEmpty
    // A file found by a walk that holds no document of ours is somebody else's, however broken it is.
    guard isOurs || input.isNamed else {
      return FileReport(path: input.path, kinds: [], findings: [], bytes: [], isPassedOver: true)
    }
    let decodings = recognition.documents.map(Decoding.init)
    var findings = checkFile(tree, recognition, decodings, input.isNamed)
    for decoding in decodings { findings += check(decoding) }
    findings.sort { ($0.span.start, $0.span.end, $0.rule) < ($1.span.start, $1.span.end, $1.rule) }
    return FileReport(
      path: input.path, kinds: recognition.documents.map(\.kind), findings: findings,
      bytes: findings.isEmpty ? [] : input.bytes, isPassedOver: !isOurs && findings.isEmpty)
  }

  private func checkFile(
    _ tree: Tree, _ recognition: Recognition, _ decodings: [Decoding], _ isNamed: Bool
  ) -> [Finding] {
    guard let first = fileRules.first else { return [] }
    var inspection = FileInspection(
      tree: tree, recognition: recognition, decodings: decodings, settings: settings, isNamed: isNamed, rule: first)
    for rule in fileRules {
      guard case .file(let check) = rule.check else { continue }
      inspection.rule = rule
      check(&inspection)
    }
    return inspection.findings
  }

  private func check(_ decoding: Decoding) -> [Finding] {
    guard let first = documentRules.first else { return [] }
    var inspection = Inspection(decoding: decoding, settings: settings, rule: first)
    for rule in documentRules where rule.kinds.contains(decoding.document.kind) {
      guard case .document(let check) = rule.check else { continue }
      inspection.rule = rule
      check(&inspection)
    }
    return inspection.findings
  }
}
