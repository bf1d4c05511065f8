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
  /// By kind, in the order of `DocumentKind.all`.
  private let documentChecks: [[DocumentCheck]]
  private let fileChecks: [FileCheck]

  // Only what a check needs while it runs; copying whole rules about costs more than the checks.
  private struct DocumentCheck: Sendable {
    var rule: RunningRule
    var run: @Sendable (inout Inspection) -> Void
  }

  private struct FileCheck: Sendable {
    var rule: RunningRule
    var run: @Sendable (inout FileInspection) -> Void
  }

  package init(settings: Settings, rules: [Rule] = Rule.all) {
    self.settings = settings
    documentChecks = DocumentKind.all.map { kind in
      rules.compactMap { rule in
        guard case .document(let check) = rule.check, rule.kinds.contains(kind) else { return nil }
        return DocumentCheck(rule: .init(id: rule.id, severity: rule.severity), run: check)
      }
    }
    fileChecks = rules.compactMap { rule in
      guard case .file(let check) = rule.check else { return nil }
      return FileCheck(rule: .init(id: rule.id, severity: rule.severity), run: check)
    }
  }

  package func check(_ input: FileInput) -> FileReport {
    let tree = Tree.read(input.bytes, as: input.syntax)
    let recognition = Recognition(tree, settings.recognition)
    let isOurs = !recognition.found.isEmpty
    // A file found by a walk that holds no document of ours is somebody else's; one that could not be
    // taken apart is so as well, unless its words are ours.
    guard isOurs || input.isNamed || Recognition.isDamaged(tree) else {
      return FileReport(path: input.path, kinds: [], findings: [], bytes: [], isPassedOver: true)
    }
    // Rules about the file ask who fails on a fault of its text; otherwise each document is decoded,
    // checked and forgotten.
    let single =
      tree.faults.isEmpty || recognition.found.count != 1 ? nil : recognition.documents.first.map(Decoding.init)
    var findings = checkFile(tree, recognition, single, input.isNamed)
    if let single {
      findings += check(single)
    } else {
      for document in recognition.documents { findings += check(Decoding(document)) }
    }
    findings.sort { ($0.span.start, $0.span.end, $0.rule) < ($1.span.start, $1.span.end, $1.rule) }
    return FileReport(
      path: input.path, kinds: recognition.found.map(\.kind), findings: findings,
      bytes: findings.isEmpty ? [] : input.bytes, isPassedOver: !isOurs && findings.isEmpty)
  }

  private func checkFile(
    _ tree: Tree, _ recognition: Recognition, _ single: Decoding?, _ isNamed: Bool
  ) -> [Finding] {
    guard let first = fileChecks.first else { return [] }
    var inspection = FileInspection(
      tree: tree, recognition: recognition, single: single, settings: settings, isNamed: isNamed,
      rule: first.rule)
    for check in fileChecks {
      inspection.rule = check.rule
      check.run(&inspection)
    }
    return inspection.findings
  }

  private func check(_ decoding: Decoding) -> [Finding] {
    guard let kind = DocumentKind.all.firstIndex(of: decoding.document.kind), let first = documentChecks[kind].first
    else { return [] }
    var inspection = Inspection(decoding: decoding, settings: settings, rule: first.rule)
    for check in documentChecks[kind] {
      inspection.rule = check.rule
      check.run(&inspection)
    }
    return inspection.findings
  }
}
