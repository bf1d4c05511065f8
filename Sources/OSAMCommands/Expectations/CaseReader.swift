import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Reads the keys of a case as `simulate` and `prove` read options of the same names.
struct CaseReader {
  let test: TestCase
  let kinds: Kinds
  let zone: Zone

  /// Keys that are options of `simulate` and that a case has no use for: what is expected is given otherwise, and a
  /// habit is no device.
  private static let left: Set<String> = ["--expect", "--opens-per-day", "--days"]

  /// The options a case may have, in the order of help.
  static func options(_ kinds: Kinds) -> [OptionRow] {
    SimulateOptions.options(kinds).map(\.row).filter { !left.contains($0.name) }
  }

  /// The question about one device.
  func device() throws(Failure) -> SimulateOptions {
    var asked = SimulateOptions()
    try take(test.keys, SimulateOptions.options(kinds), into: &asked)
    asked.question.expect = test.expect?.value
    return asked
  }

  /// The question about all devices.
  func devices() throws(Failure) -> ClaimOptions {
    var asked = ClaimOptions()
    try take(test.keys, ClaimOptions.options(kinds), into: &asked)
    return asked
  }

  /// Devices and moments that are left, as a claim restricts them.
  struct ClaimOptions {
    var restriction = RestrictionOptions()
    var applies: String?

    static func options(_ kinds: Kinds) -> [Option<ClaimOptions>] {
      RestrictionOptions.options(kinds).within { $1(&$0.restriction) }
        + [QuestionOptions.appliesOption { $0.applies = $1 }]
    }
  }

  // MARK: Keys

  private func take<Options>(
    _ keys: [TestCase.Key], _ options: [Option<Options>], into asked: inout Options
  ) throws(Failure) {
    for key in keys {
      guard let option = options.first(where: { $0.row.name == "--\(key.name)" }) else {
        throw Failure(
          "“\(key.name)” is about one device, and this case is about all of them",
          hint: RestrictionOptions.foreign.first { $0.name == "--\(key.name)" }.map { "\(byKeys: $0.hint)" })
      }
      if !option.row.isRepeatable, key.values.count != 1 {
        throw Failure("“\(key.name)” takes one value", hint: "Write one, without a list.")
      }
      for value in key.values {
        if let failure = take(value.value, option, into: &asked) { throw failure }
      }
    }
  }

  private func take<Options>(_ text: String, _ option: Option<Options>, into asked: inout Options) -> Failure? {
    guard option.row.value == nil || option.row.bare != nil else { return option.take(&asked, text) }
    switch text {
    // Of a switch that claims may also want off, else of one that is on where it is named.
    case "true": return option.take(&asked, option.row.bare ?? "")
    case "false": return option.row.bare == nil ? nil : option.take(&asked, "no")
    default: return Failure("“\(option.row.name.dropFirst(2))” takes true or false")
    }
  }

  // MARK: Mistakes

  /// Faults of each key, at its value, and of the case as a whole.
  var faults: [Finding] {
    var faults: [Finding] = []
    let claims = test.never + test.always
    if test.expect == nil, claims.isEmpty {
      faults.append(
        test.fault("this case expects nothing", help: "Write “expect”, “never” or “always”.", at: test.name.span))
    }
    if let expect = test.expect, !claims.isEmpty {
      faults.append(
        test.fault(
          "“expect” is about one device, and this case is about all of them", help: "Make two cases of it.",
          at: expect.span))
    }
    if let alert = test.alert {
      if test.isClaim {
        faults.append(test.fault("“alert” goes with “expect”", help: "Write the outcome as well.", at: alert.span))
      } else if alert.title != nil || alert.message != nil || alert.buttons != nil, test.key("language") == nil {
        faults.append(
          test.fault(
            "the alert is compared in one language, and none is named",
            help: "Write “language”, such as “language: ca”.", at: alert.span))
      }
    }
    for key in test.keys { if let fault = fault(of: key) { faults.append(fault) } }
    if !faults.isEmpty { return faults }
    for claim in claims {
      let option = test.never.contains { $0.span == claim.span } ? "never" : "always"
      if let fault = fault(
        at: claim.span, { () throws(Failure) in _ = try OutcomePattern.of(claim.value, option, kinds) })
      {
        faults.append(fault)
      }
    }
    if let expect = test.expect {
      if let fault = fault(at: expect.span, { () throws(Failure) in _ = try device().question.expected(kinds) }) {
        faults.append(fault)
      }
    }
    // Two keys may contradict each other.
    if faults.isEmpty, let fault = fault(at: test.name.span, { () throws(Failure) in try readAll(test.keys, now: 0) }) {
      faults.append(fault)
    }
    return faults
  }

  private func fault(of key: TestCase.Key) -> Finding? {
    let span = key.values.first?.span ?? key.span
    return fault(at: span) { () throws(Failure) in
      try readAll([key], now: 0)
      guard try isRelative(key) else { return }
      throw Failure(
        "“\(Quote.shortened(key.values.first?.value ?? ""))” is another moment from day to day",
        hint: "Write a date, such as 2026-12-03 09:00.")
    }
  }

  /// Reads keys as far as they can be read without a document.
  private func readAll(_ keys: [TestCase.Key], now: Instant) throws(Failure) {
    if test.isClaim {
      var asked = ClaimOptions()
      try take(keys, ClaimOptions.options(kinds), into: &asked)
      _ = try asked.restriction.restrictions(kinds, now: now, zone: zone)
      _ = try Choices.applies.value(ofOptional: asked.applies)
      return
    }
    var asked = SimulateOptions()
    try take(keys, SimulateOptions.options(kinds), into: &asked)
    for text in [asked.question.version, asked.question.date].compactMap({ $0 }) where text.has("..") {
      throw Failure(
        "“\(Quote.shortened(text))” is a range, and this case is about one device",
        hint: "Write one value, or “always” instead of “expect”.")
    }
    if let date = asked.question.date { _ = try Moment.parse(date, now: now, zone: zone) }
    _ = try SimulatorFactory(asked, SimulationTerms(kinds: kinds, now: now, zone: zone, targets: kinds.known.clients))
      .simulators(for: [])
  }

  /// True if a moment is another one when the clock is.
  private func isRelative(_ key: TestCase.Key) throws(Failure) -> Bool {
    guard ["date", "last-ok"].contains(key.name), let text = key.values.first?.value else { return false }
    let later: Instant = 1_000_000_000
    if test.isClaim {
      return try NumberRange(dates: text, of: "--\(key.name)", now: 0, zone: zone)
        != NumberRange(dates: text, of: "--\(key.name)", now: later, zone: zone)
    }
    return try Moment.parse(text, now: 0, zone: zone) != Moment.parse(text, now: later, zone: zone)
  }

  private func fault(at span: SourceSpan, _ read: () throws(Failure) -> Void) -> Finding? {
    do throws(Failure) {
      try read()
      return nil
    } catch {
      return test.fault(
        "\(byKeys: error.words)", help: error.hint.map { "\(byKeys: $0)" }, at: span)
    }
  }
}

extension TestTable {
  /// Table of the keys of test files: keys of their own, and the options of `simulate`.
  init(_ kinds: Kinds) {
    self.init(options: CaseReader.options(kinds).map(KeyRow.init)) { test in
      CaseReader(test: test, kinds: kinds, zone: .madrid).faults
    }
  }
}

extension KeyRow {
  /// An option as a key of a case.
  fileprivate init(_ option: OptionRow) {
    let name = String(option.name.dropFirst(2))
    let word = KeyWord("\(option.value ?? "")") { _ in nil }
    let shape: KeyShape =
      if option.value == nil || option.bare != nil { .flag } else if option.isRepeatable { .pairs(word) } else {
        .word(word)
      }
    let own = Self.moments[name]
    self.init(
      name, shape, former: option.former.map { String($0.dropFirst(2)) }, meaning: own?.meaning ?? option.explanation,
      absent: own?.absent ?? "as for simulate; any, with never or always", example: "")
  }

  /// A test has no use for a moment that is another one from day to day.
  private static let moments: [String: (meaning: LocalizedMessage, absent: LocalizedMessage)] = [
    "date": (
      meaning: """
      The moment rules about the clock compare with, in the time zone of the settings: 2026-12-03, 2026-12-03 09:00 or \
      2026-12-03T09:00:00Z; with never or always also a range, 2026-12-01..2026-12-31.
      """, absent: "any, and then no answer may depend on it"
    ),
    "last-ok": (
      meaning: "When the user last pressed OK on this alert, as a date; the document was fetched before.",
      absent: "as for simulate; any, with never or always"
    ),
  ]
}
