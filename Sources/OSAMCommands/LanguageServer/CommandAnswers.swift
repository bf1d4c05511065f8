import OSAMDecisions
import OSAMFormats
import OSAMLanguageServer
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Answers to the commands of an editor's person: all outcomes, the page, a run of tests, a rule.
extension LanguageSession {
  func execute(_ params: JSONPlace?) -> Result<JSONValue, Refusal> {
    let arguments = params?["arguments"]?.items ?? []
    let name = params?["command"]?.text ?? ""
    guard let command = ServerAbilities.Command(rawValue: name) else {
      return .failure(Refusal(code: .invalidParams, words: "there is no command \(name)"))
    }
    if command == .new, arguments.isEmpty { return .success(kindsToStart) }
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
    case .new: words = starter(of: first)
    }
    guard let words else {
      return .failure(Refusal(code: .requestFailed, words: "there is nothing to say of \(first)"))
    }
    return .success(.string(words))
  }

  /// The kinds of document that can be started.
  private var kindsToStart: JSONValue {
    .array(
      workspace.kinds.known.all.map { kind in
        ["id": .string(kind.id), "title": .string(workspace.formatter.text(LocalizedMessage(said: kind.title)))]
      })
  }

  /// A document to start from, as `init` writes it.
  private func starter(of id: String) -> String? {
    guard let kind = workspace.kinds.known.named(id),
      let now = try? Moment.of(workspace.options.date, workspace.console(), zone: .madrid)
    else { return nil }
    return kind.starter(at: now, in: workspace.formatter).text()
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
    let formatter = workspace.formatter
    let title = formatter.text("\(rule.id): \(LocalizedMessage(said: rule.title)).")
    show(.info, text: "\(title)\n\(formatter.paragraphs(of: rule.why))")
    return RulePage.text(of: rule, workspace.kinds.models, in: formatter)
  }

  private func outcomes(_ uri: String, _ number: Int) -> String? {
    guard let text = workspace.text(at: uri) else { return nil }
    let formatter = workspace.formatter(of: text)
    let words = answer(text, document: number, formatter) {
      question, document, path, count throws(OutcomeQuestion.Unanswered) in
      let outcomes = try question.outcomes(of: document, path: path, count: count).get()
      if outcomes.isUnanswered, let first = outcomes.leftOut.first { throw .init(words: first.words) }
      var text = outcomes.text(width: FoldedText.usualWidth, in: formatter)
      for library in outcomes.leftOut {
        text.newLine()
        text.sayFolded(library.noTable, width: FoldedText.usualWidth)
      }
      return text.painted(false)
    }
    if let words { show(.info, text: words) }
    return words
  }

  private func test(_ uri: String, _ number: Int?) -> String? {
    guard let text = workspace.text(at: uri), tests(text) != nil else { return nil }
    let formatter = workspace.formatter(of: text)
    let lines = results(of: text, only: number).filter { number == nil || $0.number == number }.map { result in
      let told = LocalizedMessage(value: withoutName(result, formatter))
      let words: LocalizedMessage = "“\(Quote.shortened(result.name, limit: 80))” \(told)"
      return formatter.text(words)
    }
    if lines.isEmpty { return nil }
    let words = lines.joined(separator: "\n")
    show(.info, text: words)
    // Lenses above the cases may be old now.
    if workspace.abilities.refreshesLenses { self.ask(.refreshLenses) }
    return words
  }

  /// Writes the page about a file beside it: `alert.preview.html`. Nothing but an earlier page is replaced.
  private func writePage(_ uri: String) -> String? {
    guard let text = workspace.text(at: uri), let path = FileAddress.path(of: text.uri) else { return nil }
    let output = path.withoutEnding.appending(".preview.html")
    defer { logSaid() }
    do throws(Failure) {
      guard let html = try workspace.page(about: path) else { return nil }
      var before = Before.nothing
      if system.kind(of: output) == .success(.file), case .success(let old) = system.read(output),
        PreviewPage.isOne(old)
      {
        before = .content(old)
      }
      if case .failure(let problem) = system.putOutput(Array(html.utf8), at: output, instead: before) {
        let words = workspace.formatter(of: text).text("\(output) was not written: \(problem.words)")
        show(.warning, text: words)
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
    return output.display
  }
}
