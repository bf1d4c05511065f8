import OSAMDecisions
import OSAMFormats
import OSAMLanguageServer
import OSAMLint
import OSAMReports
import OSAMSyntax

/// What is told above documents and cases, and what comes of asking for more.
extension LanguageSession {
  func lenses(_ text: OpenText) -> JSONValue {
    if let tests = tests(text) { return .array(Lenses.ofCases(tests, in: text.uri, workspace.places(text))) }
    return .array(located(text).map(Lenses.ofDocuments) ?? [])
  }

  private func tests(_ text: OpenText) -> TestFile? {
    FileAddress.path(of: text.uri).flatMap { TestFile(path: $0, bytes: text.bytes, { .ofOptions }) }
  }

  func resolve(_ lens: JSONPlace?) -> Result<JSONValue, Refusal> {
    guard let lens, let command = command(of: lens["data"]), let resolved = Lenses.resolved(lens, command) else {
      return .failure(Refusal(code: .requestFailed, words: "nobody knows any more what this stands above"))
    }
    return .success(resolved)
  }

  /// What a lens says, and what is done when somebody presses it.
  private func command(of data: JSONPlace?) -> CodeActions.Command? {
    guard let uri = data?["uri"]?.text, let text = workspace.texts[uri] else { return nil }
    if let number = data?["case"]?.number {
      let told = results(of: text, only: number).first { $0.number == number }
      return .init(told?.words ?? "not run", .test, [.string(uri), .integer(number)])
    }
    if data?["page"]?.flag == true { return .init("Write the page", .preview, [.string(uri)]) }
    guard let number = data?["document"]?.number else { return nil }
    let today = answer(text, document: number) { question, document, path, count throws(OutcomeQuestion.Unanswered) in
      try question.today(of: document, path: path, count: count)
    }
    return .init(today ?? "no answer", .outcomes, [.string(uri), .integer(number)])
  }

  // MARK: Outcomes

  /// What a question about a document comes to, or why it has no answer.
  private func answer(
    _ text: OpenText, document number: Int,
    _ ask: (OutcomeQuestion, Document, String, Int) throws(OutcomeQuestion.Unanswered) -> String
  ) -> String? {
    guard let located = located(text), located.documents.indices.contains(number) else { return nil }
    let path = FileAddress.path(of: text.uri)
    defer { logSaid() }
    do throws(Failure) {
      let question = try workspace.question(about: path)
      let shown = path.map { Paths.shown($0, in: workspace.folders.first ?? "/") } ?? text.uri
      do throws(OutcomeQuestion.Unanswered) {
        return try ask(question, located.documents[number], shown, located.documents.count)
      } catch { return "no answer: \(error.words)" }
    } catch {
      tellFailure(error)
      return nil
    }
  }

  // MARK: Tests

  /// What came of cases, in the order of their file.
  private func results(of text: OpenText, only number: Int?) -> [(number: Int, words: String, isGood: Bool)] {
    guard let path = FileAddress.path(of: text.uri), let tests = tests(text) else { return [] }
    let name = number.flatMap { number in tests.cases.first { $0.number == number }?.name.value }
    defer { logSaid() }
    let tested: TestedFile?
    do throws(Failure) { tested = try workspace.run(path, only: name) } catch {
      tellFailure(error)
      return []
    }
    return (tested?.cases ?? []).compactMap { done in
      guard let test = tests.cases.first(where: { $0.name.value == done.name }) else { return nil }
      let words = done.findings.first.map { $0.message.text } ?? ""
      switch done.status {
      case .passed: return (test.number, "passes", true)
      case .failed: return (test.number, "fails: \(words)", false)
      case .error: return (test.number, words.isEmpty ? "could not be run" : "could not be run: \(words)", false)
      }
    }
  }

  // MARK: Commands

  func execute(_ params: JSONPlace?) -> Result<JSONValue, Refusal> {
    let arguments = params?["arguments"]?.items ?? []
    let name = params?["command"]?.text ?? ""
    guard let command = ServerAbilities.Command(rawValue: name) else {
      return .failure(Refusal(code: .invalidParams, words: "there is no command \(name)"))
    }
    guard let first = arguments.first?.text else {
      return .failure(Refusal(code: .invalidParams, words: "\(name) needs to know what it is about"))
    }
    let words: String?
    switch command {
    // Its page in the browser is the answer.
    case .explain where opensPage(of: first): return .success(.null)
    case .explain: words = explain(first)
    case .outcomes: words = outcomes(first, arguments.dropFirst().first?.number ?? 0)
    case .test: words = test(first, arguments.dropFirst().first?.number)
    case .preview: words = writePage(first)
    }
    guard let words else {
      return .failure(Refusal(code: .requestFailed, words: "there is nothing to say of \(first)"))
    }
    return .success(.string(words))
  }

  private func opensPage(of rule: String) -> Bool {
    guard Rule.named(rule) != nil, let page = workspace.options.documentation?.page(of: rule),
      workspace.abilities.showsDocuments
    else { return false }
    ask(.showDocument, ["uri": .string(page), "external": true])
    return true
  }

  private func explain(_ id: String) -> String? {
    guard let rule = Rule.named(id) else { return nil }
    show(.info, "\(rule.id): \(rule.title).\n\(rule.why)")
    return RulePage.text(of: rule)
  }

  private func outcomes(_ uri: String, _ number: Int) -> String? {
    guard let text = workspace.texts[uri] else { return nil }
    let words = answer(text, document: number) { question, document, path, count throws(OutcomeQuestion.Unanswered) in
      try question.outcomes(of: document, path: path, count: count).get()
        .text(width: FoldedText.usualWidth).painted(false)
    }
    if let words { show(.info, words) }
    return words
  }

  private func test(_ uri: String, _ number: Int?) -> String? {
    guard let text = workspace.texts[uri], let tests = tests(text) else { return nil }
    let lines = results(of: text, only: number).filter { number == nil || $0.number == number }.map { result in
      let name = tests.cases.first { $0.number == result.number }?.name.value ?? ""
      return "“\(Quote.shortened(name, limit: 80))” \(result.words)"
    }
    if lines.isEmpty { return nil }
    let words = lines.joined(separator: "\n")
    show(.info, words)
    // What stands above the cases may be old now.
    if workspace.abilities.refreshesLenses { self.ask(.refreshLenses) }
    return words
  }

  /// Writes the page about a file beside it: `alert.preview.html`. Nothing but an earlier page is replaced.
  private func writePage(_ uri: String) -> String? {
    guard let text = workspace.texts[uri], let path = FileAddress.path(of: text.uri) else { return nil }
    let stem = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
    let output = stem + ".preview.html"
    defer { logSaid() }
    do throws(Failure) {
      guard let html = try workspace.page(about: path) else { return nil }
      var before = Before.nothing
      if case .success(let old) = system.read(output), PreviewPage.isOne(old) { before = .content(old) }
      if case .failure(let problem) = system.put(Array(html.utf8), at: output, instead: before) {
        let words = "\(output) was not written: \(problem.words)"
        show(.warning, words)
        return words
      }
    } catch {
      tellFailure(error)
      return nil
    }
    if workspace.abilities.showsDocuments {
      ask(.showDocument, ["uri": .string(FileAddress.uri(of: output)), "external": true])
    } else {
      show(.info, "The page is in \(output)")
    }
    return output
  }

  // MARK: Completion

  func completion(_ text: OpenText, _ params: JSONPlace?) -> JSONValue {
    guard let position = LSP.Position(params?["position"]), let syntax = Workspace.syntax(of: text) else { return [] }
    let path = FileAddress.path(of: text.uri) ?? ""
    let subject: Completions.Subject
    if SettingsTable.names(path) {
      subject = .own(SettingsTable.rows)
    } else if TestFile.isOne(path, text.bytes) {
      subject = .own(TestTable.ofOptions.keys.rows)
    } else if let checked = checked(text), !checked.report.isPassedOver {
      subject = .documents(checked.linter.settings.recognition(of: checked.input))
    } else {
      return []
    }
    return Completions(text.bytes, as: syntax, workspace.places(text), subject).json(
      at: position, for: workspace.abilities)
  }
}
