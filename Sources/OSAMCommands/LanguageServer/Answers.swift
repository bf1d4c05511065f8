import OSAMFormats
import OSAMLanguageServer
import OSAMLint
import OSAMSyntax

/// The requests of an editor.
extension LanguageSession {
  func answer(to method: LSP.Method?, named name: String, _ params: JSONPlace?) -> Result<JSONValue, Refusal> {
    switch method {
    case .diagnostic:
      return about(params, else: Self.diagnosticReport([])) { Self.diagnosticReport(diagnostics(of: $0).items) }
    case .codeAction: return about(params, else: []) { actions($0, params) }
    case .hover: return about(params, else: .null) { hover($0, params) }
    case .inlayHint: return about(params, else: []) { hints($0, params) }
    case .codeLens: return about(params, else: []) { lenses($0) }
    case .resolveLens: return resolve(params)
    case .documentSymbol:
      return about(params, else: []) { located($0).map { Outline($0).symbols(for: workspace.abilities) } ?? [] }
    case .foldingRange: return about(params, else: []) { located($0).map { Outline($0).folds } ?? [] }
    case .documentLink: return about(params, else: []) { located($0).map { Outline($0).links } ?? [] }
    case .completion: return about(params, else: []) { completion($0, params) }
    case .executeCommand: return execute(params)
    default: return .failure(Refusal(code: .methodNotFound, words: "there is no \(name)"))
    }
  }

  /// Answer about an open text. One that is not open is not ours, and its answer is `empty`.
  private func about(
    _ params: JSONPlace?, else empty: JSONValue, _ say: (OpenText) -> JSONValue
  ) -> Result<JSONValue, Refusal> {
    guard let uri = params?["textDocument", "uri"]?.text else {
      return .failure(Refusal(code: .invalidParams, words: "textDocument.uri is missing"))
    }
    return .success(workspace.text(at: uri).map(say) ?? empty)
  }

  private static func diagnosticReport(_ items: [JSONValue]) -> JSONValue {
    ["kind": "full", "items": .array(items)]
  }

  /// The documents of a text; nil where it is nobody's business here.
  func located(_ text: OpenText) -> LocatedText? { checked(text).flatMap { workspace.located(text, $0) } }

  private func hover(_ text: OpenText, _ params: JSONPlace?) -> JSONValue {
    guard let position = LSP.Position(params?["position"]) else { return .null }
    if let rows = ownRows(of: text), let syntax = Workspace.syntax(of: text) {
      let hover = KeyHover(text.bytes, as: syntax, rows, workspace.places(text), in: workspace.formatter(of: text))
      return hover.json(at: position, for: workspace.abilities) ?? .null
    }
    guard let checked = checked(text), !checked.report.isPassedOver, let located = workspace.located(text, checked)
    else { return .null }
    let documentation = workspace.options.documentation
    let context = checked.linter.context
    let hover = Hover(
      located, allFindings(text, checked), context.models, targets: context.targets, now: context.now,
      in: checked.formatter
    ) {
      documentation?.page(of: $0)
    }
    return hover.json(at: position, for: workspace.abilities) ?? .null
  }

  private func hints(_ text: OpenText, _ params: JSONPlace?) -> JSONValue {
    guard let range = LSP.Range(params?["range"]), let checked = checked(text),
      let located = workspace.located(text, checked)
    else { return [] }
    return .array(InlayHints.json(located, in: range, checked.formatter))
  }

  // MARK: Actions

  /// Findings of one place that are offered to be allowed.
  private static let mostAllowed = 10

  private func actions(_ text: OpenText, _ params: JSONPlace?) -> JSONValue {
    guard let checked = checked(text), !checked.report.isPassedOver,
      var actions = CodeActions(params, in: text.uri, diagnosticsWriter(of: text, checked.formatter))
    else { return [] }
    let places = workspace.places(text)
    func edit(_ edits: [TextEdit]) -> WorkspaceEdit {
      var edit = WorkspaceEdit()
      edit.change(text.uri, version: text.version, edits, places)
      return edit
    }
    let findings = allFindings(text, checked).filter(actions.concerns)
    if actions.isAsked(LSP.CodeActionKind.quickFix) {
      for finding in findings {
        guard let fix = finding.fix else { continue }
        actions.add(fix.title, for: finding, edit(fix.edits), isPreferred: fix.isSafe)
      }
      // Each is tried, which takes a whole check; nobody picks one of many.
      let allowing = Allowance(workspace, text, checked)
      for finding in findings.prefix(Self.mostAllowed) {
        if let (title, edit) = allowing.edit(for: finding) { actions.add(title, for: finding, edit) }
      }
      var explained: Set<String> = []
      for finding in findings where explained.insert(finding.rule).inserted {
        let title: LocalizedMessage = "Explain \(finding.rule)"
        actions.add(title, for: finding, .init(title, .explain, [.string(finding.rule)]))
      }
    }
    if actions.isAsked(LSP.CodeActionKind.fixAll) {
      let repaired = Fixer(linter: checked.linter, allowsUnsafe: false).repair(checked.input)
      if repaired.bytes != text.bytes {
        let title: LocalizedMessage = "Fix all that is certain"
        let change = CodeActions.replacement(of: text.bytes, by: repaired.bytes)
        actions.add(title, LSP.CodeActionKind.fixAll, for: nil, edit([change]))
      }
    }
    if actions.isAsked(LSP.CodeActionKind.rewrite), let located = workspace.located(text, checked) {
      for document in located.documents where actions.concerns(located.tree.span(document.root)) {
        if let (title, edits) = missingMembers(document, checked) {
          actions.add(title, LSP.CodeActionKind.rewrite, for: nil, edit(edits))
        }
        for form in DateForms.Form.allCases {
          guard let edits = DateForms.edits(document, as: form) else { continue }
          let title: LocalizedMessage =
            form == .written ? "Write the dates as 2026-12-31 09:00" : "Write the dates in milliseconds"
          actions.add(title, LSP.CodeActionKind.rewrite, for: nil, edit(edits))
        }
      }
    }
    return actions.json
  }

  /// The members that a document lacks by its findings, all at once.
  private func missingMembers(
    _ document: Document, _ checked: Workspace.Checked
  ) -> (title: LocalizedMessage, edits: [TextEdit])? {
    let names = checked.report.findings.compactMap { finding in
      finding.rule == Rule.missingMember.id && finding.document == document.number ? finding.memberName : nil
    }
    let members = document.kind.members.filter { names.contains($0.name) && document.pair($0.name) == nil }
    let values = StartedValues(
      document.kind, document.role, zone: document.zone, now: checked.linter.context.now, of: document,
      in: checked.formatter)
    guard let first = members.first, let edit = MissingMembers.edit(members, of: document, values) else { return nil }
    return (
      members.count == 1
        ? "Add the missing member “\(first.name)”" : "Add the \(members.count) missing members",
      [edit]
    )
  }

  /// Those of the text itself and those that show only among other files.
  func allFindings(_ text: OpenText, _ checked: Workspace.Checked) -> [Finding] {
    let own = checked.report.findings
    guard let path = FileAddress.path(of: text.uri) else { return own }
    return own + folderLook.findings(in: path, text.bytes, besides: own)
  }

  /// The rows of a file of ours: settings, tests.
  private func ownRows(of text: OpenText) -> [KeyRow]? {
    let path = FileAddress.path(of: text.uri) ?? ""
    if SettingsTable.names(path) { return SettingsTable(workspace.kinds.known).rows }
    return TestFile.isOne(path, text.bytes) ? workspace.kinds.tests.keys.rows : nil
  }

  // MARK: Completion

  func completion(_ text: OpenText, _ params: JSONPlace?) -> JSONValue {
    guard let position = LSP.Position(params?["position"]), let syntax = Workspace.syntax(of: text) else { return [] }
    let subject: Completions.Subject
    if let rows = ownRows(of: text) {
      subject = .own(
        rows, workspace.kinds.known, outcomes: Choices.outcome(workspace.kinds).values.map(\.word))
    } else if let checked = checked(text), !checked.report.isPassedOver || text.isBegun(in: syntax) {
      let context = checked.linter.context
      subject = .documents(
        context.recognition(of: checked.input), now: context.now, targets: context.targets,
        requirements: context.choices?.requirementKeys.map(\.text).sorted() ?? [])
    } else {
      return []
    }
    return Completions(text.bytes, as: syntax, workspace.places(text), subject, in: workspace.formatter(of: text)).json(
      at: position, for: workspace.abilities)
  }
}
