import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Runs the cases of a test file on its documents.
struct CaseRunner {
  let console: Console
  let reading: ReadingOptions
  let finder: SettingsFinder
  let zone: Zone
  let applies: Applies
  /// Where a case names none, the newest of these is asked.
  let targets: ClientSet
  let today: Instant
  let loaded: DocumentLoader
  let file: TestFile
  let paths: TestPaths

  /// Result of a case, the exit status because of it, and the changes that would make it hold; nil where none do.
  func run(_ test: TestCase) -> (tested: TestedCase, status: ExitStatus, acceptance: [OSAMSyntax.Change]?) {
    do throws(Failure) {
      let (tested, acceptance) = try test.isClaim ? (examine(test), nil) : simulate(test)
      return (tested, tested.status == .passed ? .clean : .findings, acceptance)
    } catch {
      var tested = TestedCase(test, .error, expected: expected(test))
      tested.findings = [
        test.fault(
          "\(byKeys: error.words)", help: error.hint.map { "\(byKeys: $0)" },
          at: test.name.span)
      ]
      return (tested, error.status, nil)
    }
  }

  // MARK: One device

  private func simulate(_ test: TestCase) throws(Failure) -> (TestedCase, acceptance: [OSAMSyntax.Change]?) {
    let reader = CaseReader(test: test, kinds: console.kinds, zone: zone)
    let asked = try reader.device()
    let wanted = try asked.question.expected(console.kinds) ?? .nothing
    let answers = try answers(asked, at: try asked.question.date.map(moment) ?? usual(today))
    if asked.question.date == nil, try hangsOnClock(asked, answers) {
      throw Failure("the outcome depends on the date, and this case names none", hint: "Write date: 2026-12-03 09:00.")
    }
    var tested = TestedCase(test, .passed, expected: expected(test))
    for answer in answers {
      let command = command(answer, test)
      let failures = failures(of: answer, wanted, test, command, isOne: answers.count == 1)
      // Of several answers the first that is not as it should be is shown.
      if tested.command.isEmpty || tested.status == .passed && !failures.isEmpty {
        tested.got = got(answer, test)
        tested.command = Array(command.dropFirst())
      }
      if !failures.isEmpty { tested.status = .failed }
      tested.findings += failures
    }
    return (tested, tested.status == .failed ? acceptance(of: test, wanted.name, answers) : nil)
  }

  private func moment(_ text: String) throws(Failure) -> Instant { try Moment.parse(text, now: today, zone: zone) }

  /// Answers that devices of a case get at a moment, of every document.
  func answers(_ asked: SimulateOptions, at now: Instant) throws(Failure) -> [Simulation] {
    let terms = SimulationTerms(kinds: console.kinds, now: now, zone: zone, applies: applies, targets: targets)
    let documents = loaded.files.flatMap(\.documents)
    var simulators = try SimulatorFactory(asked, terms).simulators(for: documents)
    simulators.cachedDocuments = try cached(asked)
    var answers: [Simulation] = []
    var others: [PerClientSimulator.LeftOut] = []
    for file in loaded.files {
      for document in file.documents {
        let (found, left) = simulators.simulate(document, path: file.path, count: file.documents.count)
        answers += found
        others += left
        // Answers of the other documents say nothing of this one.
        if let unanswered = left.first(where: \.isUnanswered) {
          let label = Simulation.label(path: file.path, document: document, count: file.documents.count)
          throw Failure("\(label) gives no answer: \(byKeys: unanswered.words)", status: .incomplete)
        }
      }
    }
    if answers.isEmpty {
      throw Failure(
        "this case asks about nobody: \(others.first?.words ?? "no document is of a known kind" as LocalizedMessage)")
    }
    return answers
  }

  private func cached(_ asked: SimulateOptions) throws(Failure) -> [Document] {
    guard let cached = asked.device.cached else { return [] }
    let path = paths.path(cached.display)
    if console.system.isStream(path) { throw Failure("“\(Quote.shortened(cached))” is no file") }
    let loaded = try DocumentLoader([path], reading, finder, on: console)
    let documents = loaded.files.flatMap(\.documents)
    guard !documents.isEmpty, loaded.status == .clean else {
      throw Failure(
        "the document fetched before could not be read from \(Display.escaped(path))", status: .incomplete)
    }
    return documents
  }

  private func failures(
    of answer: Simulation, _ wanted: ExpectedOutcome, _ test: TestCase, _ command: [String], isOne: Bool
  ) -> [Finding] {
    let decision = answer.decision
    let who: LocalizedMessage = isOne ? "" : " of \(answer.label) on \(answer.platform)"
    guard answer.has(wanted) else {
      let step = decision.trace.last
      let words = step?.words(in: zone)
      return [
        test.failure(
          TestCase.unmet(
            test.name.value, expects: wanted.name, who: who, gets: decision.outcome, plainly: decision.plain),
          so: words.map { words in step?.member.map { "“\($0)”: \(words)" } ?? words },
          shownBy: command,
          cause: "\(wanted.name) \(decision.outcome) \(step?.member ?? "") \(words?.form ?? 0)",
          at: test.expect?.span ?? test.name.span)
      ]
    }
    guard let alert = test.alert else { return [] }
    guard let shown = ShownAlert(answer) else {
      return [
        test.failure(
          "\(quoted(test.name.value, 80)) expects an alert, and the library shows none\(who)", shownBy: command,
          cause: "no alert", at: alert.span)
      ]
    }
    return shown.differences(from: alert).map { difference in
      test.failure(
        "\(quoted(test.name.value, 80)) expects \(difference.member) \(difference.expected), and it is \(difference.got)\(who)",
        shownBy: command, cause: "\(difference.member) \(difference.expected.text) \(difference.got.text)",
        at: difference.span)
    }
  }

  /// The line that asks again.
  private func command(_ answer: Simulation, _ test: TestCase) -> [String] {
    var arguments = ["osam-lint", "simulate", answer.path.display] + reading.arguments
    for key in test.keys where key.name != "clients" && key.name != "platform" {
      guard let row = CaseReader.options(console.kinds).first(where: { $0.name == "--\(key.name)" }) else { continue }
      for value in key.values {
        if row.value == nil {
          if value.value == "true" { arguments.append(row.name) }
        } else {
          arguments += [row.name, key.name == "cached" ? paths.path(value.value).display : value.value]
        }
      }
    }
    let platform = DevicePlatform.allCases.first { $0.title == answer.platform }?.rawValue ?? answer.platform
    return arguments + ["--clients", answer.client.name, "--platform", platform]
  }

  private func expected(_ test: TestCase) -> JSONValue {
    if let expect = test.expect {
      let alert = test.alert.map(\.json)
      return .object(present: [("outcome", .string(expect.value)), ("alert", alert)])
    }
    return .object(present: [
      ("never", test.never.isEmpty ? nil : .strings(test.never.map(\.value))),
      ("always", test.always.isEmpty ? nil : .strings(test.always.map(\.value))),
    ])
  }

  private func got(_ answer: Simulation, _ test: TestCase) -> JSONValue {
    let got: [(String, JSONValue)] = [
      ("outcome", .string(answer.decision.outcome)), ("plain", .string(answer.decision.plain.rawValue)),
    ]
    if test.alert == nil { return .object(got) }
    return .object(got + [("alert", ShownAlert(answer)?.json ?? .null)])
  }

  // MARK: All devices

  private func examine(_ test: TestCase) throws(Failure) -> TestedCase {
    let asked = try CaseReader(test: test, kinds: console.kinds, zone: zone).devices()
    let restrictions = try asked.restriction.restrictions(console.kinds, now: today, zone: zone)
    restrictions.noteUnread(on: console)
    var question = OutcomeQuestion(
      kinds: console.kinds.reported,
      terms: restrictions.terms(
        console.kinds.models, targets: targets,
        applies: try Choices.applies.value(ofOptional: asked.applies) ?? applies, today: today),
      zone: zone, fixed: (asked.applies.map { ["--applies", $0] } ?? []) + reading.arguments)
    question.terms.leavesOutUnreadable = true
    var status = ExitStatus.clean
    let answers = question.answers(loaded, &status, on: console).all
    if status != .clean { throw Failure("some document could not be examined", status: status) }
    var proof = Proof(answers.map(\.outcomes), question.terms)
    var places: [String: SourceSpan] = [:]
    for (option, quantifier, claims) in [
      ("never", Claim.Quantifier.never, test.never), ("always", .always, test.always),
    ] {
      for claim in claims {
        let name = "\(option) \(claim.value)"
        places[name] = claim.span
        proof.examine(Claim(quantifier, try .of(claim.value, option, console.kinds)), named: name)
      }
    }
    // Keys that hold for all cases need not matter to each.
    let own = Set(test.keys.filter(\.isOwn).map(\.name))
    if let misused = question.misusedRestriction(answers, console.kinds, among: { own.contains($0.option) })
      ?? proof.hollow
    {
      throw Failure(misused.words, hint: misused.hint)
    }
    var tested = TestedCase(test, proof.holds ? .passed : .failed, expected: expected(test))
    if let first = proof.refutations.first {
      tested.got = .object(present: [
        ("outcome", .string(first.answer.outcome)), ("plain", .string(first.answer.plain.rawValue)),
      ])
      tested.command = Array(first.command.dropFirst())
    }
    tested.findings = proof.refutations.map { refutation in
      test.failure(
        "\(quoted(test.name.value, 80)) says \(refutation.claim), and it does not hold",
        so: "\(refutation.outcomes.label): \(refutation.words)", shownBy: refutation.command,
        at: places[refutation.claim] ?? test.name.span)
    }
    return tested
  }

  private func quoted(_ text: String, _ limit: Int) -> LocalizedMessage { "“\(Quote.shortened(text, limit: limit))”" }
}
