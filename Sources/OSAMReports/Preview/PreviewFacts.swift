import OSAMDecisions
import OSAMFormats
import OSAMLint

/// The effect of the newest releases with a document, in four facts: what, who, when and how often. As with the first line of
/// `outcomes`, ordinary devices are meant.
struct PreviewFacts: Equatable {
  var what: PreviewFact
  var who: PreviewFact
  var when: PreviewFact
  /// Nil where nothing is shown.
  var often: PreviewFact?

  var all: [PreviewFact] { [what, who, when] + (often.map { [$0] } ?? []) }
}

/// One of the four facts.
struct PreviewFact: Equatable {
  var title: LocalizedMessage
  /// The fact in a few words; a line for each platform where those differ.
  var words: [LocalizedMessage]
  /// Additions, a line each.
  var more: [LocalizedMessage] = []
}

extension DocumentOutcomes {
  /// The facts on each platform; once for those on which they are alike, but for who they are about.
  func facts(in language: Language) -> [(platforms: [DevicePlatform], facts: PreviewFacts)] {
    var all: [(platforms: [DevicePlatform], facts: PreviewFacts)] = []
    for (platform, outlook) in outlooks.told {
      let facts = FactsOfPlatform(outcomes: self, platform: platform, outlook: outlook, language: language).facts
      if let same = all.firstIndex(where: { $0.facts == facts }) {
        all[same].platforms.append(platform)
      } else {
        all.append(([platform], facts))
      }
    }
    guard let first = all.first, all.count > 1 else { return all }
    let isSameButWho = all.allSatisfy { one in
      one.facts.what == first.facts.what && one.facts.when == first.facts.when && one.facts.often == first.facts.often
    }
    if !isSameButWho { return all }
    var facts = first.facts
    facts.who.words = all.flatMap { one in one.facts.who.words.map { "\(one.platforms.words): \($0)" } }
    facts.who.more = all.flatMap { one in one.facts.who.more.map { "\(one.platforms.words): \($0)" } }
    return [(all.flatMap { $0.platforms }, facts)]
  }
}

extension [DevicePlatform] {
  /// `iOS, Android`
  var words: String { map { $0.title }.joined(separator: ", ") }
}

private struct FactsOfPlatform {
  var outcomes: DocumentOutcomes
  var platform: DevicePlatform
  var outlook: Outlook
  /// The one in which labels of buttons are quoted.
  var language: Language

  var facts: PreviewFacts { PreviewFacts(what: what, who: who, when: when, often: often) }

  /// The library looks at the day.
  private var hasClock: Bool { outlook.axes.contains { $0.name == .date } }

  private var zone: Zone { outcomes.zone }
  private var told: (parts: [Outlook.Part], tense: Outlook.Tense) { outlook.told }
  /// The devices that get the gravest answer, which the facts are about.
  private var first: Outlook.Part? { told.parts.first }
  private var plain: Plain { first?.answer.plain ?? .nothing }

  private var table: OutcomeTable? { outcomes.newest.first { $0.platform == platform } }

  private func recurrence(_ name: AxisName) -> Recurrence? {
    guard let first, let table else { return nil }
    return table.recurrence(of: first, along: name, at: min(max(outcomes.now, first.from), first.to))
  }

  // MARK: What

  private var what: PreviewFact {
    PreviewFact(title: "What", words: [plain.deed], more: [wayOn].compactMap { $0 })
  }

  /// How people get on with the app.
  private var wayOn: LocalizedMessage? {
    guard let answer = first?.answer else { return nil }
    switch plain {
    case .mustUpdate:
      if !answer.hasAlert { return "the app decides how" }
      return answer.hasNoWayOut(for: LinkUser(of: outcomes.document, on: platform))
        ? "nothing closes the alert" : outcomes.pages.mustUpdate
    case .mayUpdate, .inform:
      if !answer.hasAlert { return "the app decides how" }
      guard let label = closingLabel(of: answer) else { return answer.mayBeClosed ? "people may close it" : nil }
      return plain == .inform ? "people close it with “\(label)”" : "people may say “\(label)”"
    case .prompt: return answer.hasAlert ? nil : "the store may ask, or not"
    case .error: return "nothing is shown"
    case .crash, .nothing: return nil
    }
  }

  /// The words on the last button, if it closes the alert without opening anything.
  private func closingLabel(of answer: DeviceAnswer) -> LocalizedMessage? {
    if let alert = answer.alert[language] ?? answer.alert.values.first {
      guard let last = alert.buttons.last, plain == .inform || last.opens == nil, !last.text.isEmpty else { return nil }
      return "\(Quote.shortened(last.text, limit: 30))"
    }
    guard let last = answer.olderAlert?.buttons.last(where: { $0.then == .closes }),
      plain == .inform || last.opens == nil,
      case .text(let text) = last.text, !text.isEmpty
    else { return nil }
    return "\(Quote.shortened(text, limit: 30))"
  }

  // MARK: Who

  private var who: PreviewFact {
    let words = OutlookWords(outlook: outlook, zone: zone)
    if first == nil { return PreviewFact(title: "Who", words: ["nobody"]) }
    let groups = told.parts.byOutcome
    let own = words.devices(groups[0], Self.timing)
    var more: [LocalizedMessage] = []
    // A bar of versions says it better.
    if PreviewBar.versions(outlook, label: nil) == nil || hasClock {
      more = groups.dropFirst().map { parts -> LocalizedMessage in
        "\(list: words.devices(parts, Self.timing)): \(parts[0].answer.plain.deed)"
      }
      let others = words.devices(outlook.others, Self.timing)
      if !others.isEmpty, others.count <= 2 { more.append("\(list: others): nothing") }
    }
    if outlook.othersGetSomething { more.append("other systems: something else") }
    let all = (own.isEmpty ? [] : ["\(list: own)"]) + words.common
    return PreviewFact(title: "Who", words: [all.isEmpty ? "everybody" : all.joined(separator: ", ")], more: more)
  }

  /// Properties of a device that time changes by itself; they are said with when.
  private static let timing: Set<AxisName> = [.opens, .minutesSincePrompt, .daysSinceFirst, .daysSincePrompt]

  // MARK: When

  private var when: PreviewFact {
    guard let first else { return PreviewFact(title: "When", words: ["not at all"]) }
    let counted = plain == .prompt ? counted(first) : []
    if !counted.isEmpty { return PreviewFact(title: "When", words: ["\(list: counted)"]) }
    if outlook.axes.contains(where: { $0.name == .opens }) { return PreviewFact(title: "When", words: ["at any time"]) }
    if !hasClock { return PreviewFact(title: "When", words: ["at any time"], more: ["the library looks at no date"]) }
    let (from, to) = (first.from > .min ? first.from : nil, first.to < outlook.end ? first.to : nil)
    var fact = PreviewFact(title: "When", words: [period(from, to)])
    if let days = days(from, to) { fact.more.append(days) }
    if let from, !zone.isMidnight(from), let time = Self.time(of: from, in: zone) {
      fact.more.append("begins at \(time)")
    }
    if let to, !zone.isLastMinute(to), let time = Self.time(of: to, in: zone) { fact.more.append("ends at \(time)") }
    return fact
  }

  private func period(_ from: Instant?, _ to: Instant?) -> LocalizedMessage {
    switch (from, to) {
    case (let from?, let to?):
      "\(short: from, in: zone, withTime: false) – \(short: to, in: zone, withTime: false)"
    case (let from?, nil):
      told.tense == .later
        ? "from \(short: from, in: zone, withTime: false), without end"
        : "since \(short: from, in: zone, withTime: false), without end"
    case (nil, let to?): "until \(short: to, in: zone, withTime: false)"
    case (nil, nil): "without end"
    }
  }

  /// How far away the next edge is.
  private func days(_ from: Instant?, _ to: Instant?) -> LocalizedMessage? {
    let now = outcomes.now
    switch (told.tense, from, to) {
    case (.now, _, let to?):
      guard let left = zone.days(from: now, to: to) else { return nil }
      return left == 0 ? "today is the last day" : "\(left, one: "more day", many: "more days")"
    case (.later, let from?, _):
      guard let left = zone.days(from: now, to: from) else { return nil }
      return left == 0 ? "begins today" : "in \(left, one: "day", many: "days")"
    case (.past, _, let to?):
      guard let passed = zone.days(from: to, to: now) else { return nil }
      return passed == 0 ? "ended today" : "ended \(passed, one: "day", many: "days") ago"
    default: return nil
    }
  }

  private static func time(of instant: Instant, in zone: Zone) -> String? {
    zone.localText(instant).map { String(decoding: $0.utf8.dropFirst(11), as: UTF8.self) }
  }

  /// Counts of openings, and times since something.
  private func counted(_ part: Outlook.Part) -> [LocalizedMessage] {
    zip(outlook.axes, part.region).compactMap { axis, extent in
      guard Self.timing.contains(axis.name), case .numbers(let range) = extent.line,
        case .numbers(let whole) = axis.line
      else { return nil }
      // It begins with the first opening, and at once.
      let least = range.lowerBound
      switch axis.name {
      case .opens: return "from the \(ordinal: least) opening"
      case _ where least <= whole.lowerBound: return nil
      case .minutesSincePrompt: return "\(ExtentWords.span(least.minutes)) after the last question"
      case .daysSinceFirst: return "\(least, one: "day", many: "days") after the first opening"
      default: return "\(least, one: "day", many: "days") after the last question"
      }
    }
  }

  // MARK: How often

  private var often: PreviewFact? {
    guard first != nil, plain.isShown else { return nil }
    var fact = PreviewFact(title: "How often", words: ["each time the app checks"])
    if let memory = recurrence(.device) {
      if !memory.isAgain(with: .text("seen")) { fact.words = ["once"] }
      if !memory.hasNumbers {
        fact.more.append("after OK: no more")
      } else if let quiet = memory.leastNumber {
        fact.more.append("after OK: quiet for \(ExtentWords.span(quiet))")
      }
      let hasBox = first?.answer.alert.values.contains(where: { $0.hasCheckbox }) ?? false
      if hasBox, !memory.isAgain(with: .text("ticked")) { fact.more.append("with the box ticked: no more") }
    }
    if let memory = recurrence(.remembered), !memory.isAlways { fact.words = ["once for each version"] }
    if plain != .prompt { return fact }
    if let minutes = recurrence(.minutesSincePrompt)?.leastNumber {
      fact.words = ["again after \(ExtentWords.span(minutes.minutes))"]
    } else if let memory = recurrence(.daysSincePrompt) {
      let days = memory.leastNumber
      fact.words = [
        days.map { "again after \($0, one: "day", many: "days")" } ?? (memory.hasNumbers ? "at each opening" : "once")
      ]
    } else {
      fact.words = ["at each opening"]
    }
    for (name, words): (AxisName, LocalizedMessage) in [
      (.dontAsk, "after a refusal: no more"), (.answered, "after an answer: no more"),
    ] {
      if let memory = recurrence(name), !memory.isAgain(with: .on) { fact.more.append(words) }
    }
    return fact
  }
}

extension DeviceAnswer {
  /// People may leave its alert, or a button closes it and opens nothing.
  fileprivate var mayBeClosed: Bool {
    if let alert = alert.values.first {
      return alert.resultOfLeaving != nil || alert.buttons.contains { $0.opens == nil }
    }
    guard let alert = olderAlert else { return false }
    return alert.resultOfLeaving != nil || alert.buttons.contains { $0.then == .closes && $0.opens == nil }
  }
}

extension Int64 {
  /// So many minutes in milliseconds; the most that can be counted where they are too many.
  fileprivate var minutes: Int64 {
    let (milliseconds, overflow) = multipliedReportingOverflow(by: 60_000)
    return overflow ? .max : milliseconds
  }
}
