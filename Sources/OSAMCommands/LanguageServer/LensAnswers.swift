import OSAMDecisions
import OSAMFormats
import OSAMLanguageServer
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Lenses above documents and cases.
extension LanguageSession {
  func lenses(_ text: OpenText) -> JSONValue {
    if let tests = tests(text) { return .array(Lenses.ofCases(tests, in: text.uri, workspace.places(text))) }
    return .array(located(text).map(Lenses.ofDocuments) ?? [])
  }

  func tests(_ text: OpenText) -> TestFile? {
    FileAddress.path(of: text.uri).flatMap { TestFile(path: $0, bytes: text.bytes, { workspace.kinds.tests }) }
  }

  func resolve(_ lens: JSONPlace?) -> Result<JSONValue, Refusal> {
    guard let lens, let command = command(of: lens["data"]),
      let resolved = Lenses.resolved(lens, command, in: workspace.formatter)
    else {
      return .failure(Refusal(code: .requestFailed, words: "nobody knows any more what this stands above"))
    }
    return .success(resolved)
  }

  /// Words of a lens, and its action when somebody presses it.
  private func command(of data: JSONPlace?) -> CodeActions.Command? {
    guard let uri = data?["uri"]?.text, let text = workspace.text(at: uri) else { return nil }
    if let number = data?["case"]?.number {
      let told = results(of: text, only: number).first { $0.number == number }
      // The name stands right below.
      let words = told.map { told in LocalizedMessage(value: withoutName(told, workspace.formatter(of: text))) }
      return .init(words ?? "not run", .test, [.string(uri), .integer(number)])
    }
    if data?["page"]?.flag == true { return .init("Write the page", .preview, [.string(uri)]) }
    guard let number = data?["document"]?.number else { return nil }
    let formatter = workspace.formatter(of: text)
    let today = answer(text, document: number, formatter) {
      question, document, path, count throws(OutcomeQuestion.Unanswered) in
      formatter.text(try question.today(of: document, path: path, count: count))
    }
    return .init(today.map { LocalizedMessage(value: $0) } ?? "no answer", .outcomes, [.string(uri), .integer(number)])
  }

  /// The words about a case without its name in front of what is wrong.
  func withoutName(_ told: CaseResult, _ formatter: MessageFormatter) -> String {
    let name = formatter.text("“\(Quote.shortened(told.name, limit: 80))”") + " "
    return formatter.text(told.words).parts(around: name, most: 2).joined()
  }

  // MARK: Outcomes

  /// Answer to a question about a document, or the reason why it has no answer.
  func answer(
    _ text: OpenText, document number: Int, _ formatter: MessageFormatter,
    _ ask: (OutcomeQuestion, Document, FilePath, Int) throws(OutcomeQuestion.Unanswered) -> String
  ) -> String? {
    guard let located = located(text), located.documents.indices.contains(number) else { return nil }
    let path = FileAddress.path(of: text.uri)
    defer { logSaid() }
    do throws(Failure) {
      let question = try workspace.question(about: path)
      let shown = path.map { $0.seen(from: workspace.folders.first ?? "/") } ?? FilePath(text: text.uri)
      do throws(OutcomeQuestion.Unanswered) {
        return try ask(question, located.documents[number], shown, located.documents.count)
      } catch { return formatter.text("no answer: \(error.words)") }
    } catch {
      tellFailure(error)
      return nil
    }
  }

  // MARK: Tests

  /// The result of a case, in words.
  typealias CaseResult = (number: Int, name: String, words: LocalizedMessage, isGood: Bool)

  /// Results of cases, in the order of their file.
  func results(of text: OpenText, only number: Int?) -> [CaseResult] {
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
      let words = done.findings.first?.message.sentence ?? ""
      switch done.status {
      case .passed: return (test.number, done.name, "passes", true)
      case .failed: return (test.number, done.name, "fails: \(words)", false)
      case .error:
        return (test.number, done.name, words.isEmpty ? "could not be run" : "could not be run: \(words)", false)
      }
    }
  }
}
