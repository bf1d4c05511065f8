import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Inspection {
  /// The dates written as numbers in this notation. Numbers that clients read differently are left out.
  func dates(in notation: DateNotation) -> [NumericDate] {
    numericDates.contains { $0.notation == notation } ? numericDates.filter { $0.notation == notation } : []
  }

  /// True if every date of the document is in milliseconds, so that comparing them says something.
  var hasComparableDates: Bool { numericDates.allSatisfy { $0.notation == .milliseconds } }

  /// How a whole number, a date or a duration is written; nil when it is left out or null.
  func form(of name: String) -> IntegerReading.Form? { document.form(of: name) }

  /// Reports a date that clients take for another moment than the one that was meant.
  func reportMisread(_ date: NumericDate, repair: Repair? = nil) {
    report(
      "“\(date.member)” \(date.value) is read as \(date.value, in: self.context.zone, named: true)",
      [effect(of: date)],
      help: self.help(for: date), at: .member(date.member), repair: repair)
  }

  /// Effect on clients of a date that is not the one meant. An end in the past hides the alert from everybody, and so
  /// does a beginning that nobody lives to see. `serverDate` says nothing certain, because services write their own.
  func effect(of date: NumericDate) -> ClientEffect {
    let isOver = date.value <= context.now
    let isSeen = date.value <= DateNotation.mostMilliseconds || mode == "NONE"
    return switch date.member {
    case "startDate" where isOver: .byWindow("take the window as open from then on", .probablyNotMeant)
    case "startDate": .byWindow("show nothing before then", isSeen ? .probablyNotMeant : .neverSeen)
    case "endDate" where isOver: .overWindow(mode == "NONE" ? .probablyNotMeant : .neverSeen)
    case "endDate": .byWindow("take the window as open until then", .probablyNotMeant)
    default: .byWindow("compare the window with that moment when they are online", .probablyNotMeant)
    }
  }

  /// How a moment is written in a document that people write: `2026-12-01`, or with its time where the day alone says
  /// another one. Nil where numbers stand for moments, and for a member that holds none.
  func written(_ moment: Instant, as member: String) -> String? {
    guard case .instant? = document.kind.member(member)?.type, document.role == .authored,
      document.tree.syntax == .yaml, let text = context.zone.localText(moment)
    else {
      return nil
    }
    return [String(text.prefix(10)), text].first {
      WrittenDate($0, in: context.zone, endOfDay: member == "endDate")?.instant == moment
    }
  }

  /// How to write the moment that was meant.
  func help(for date: NumericDate) -> LocalizedMessage {
    guard let meant = date.meant, meant != date.value else {
      return "Write milliseconds since 1970, thirteen digits for today's dates."
    }
    if let written = written(meant, as: date.member) { return "Write \(written)." }
    return "Write milliseconds since 1970: \(meant) is \(meant, in: context.zone, named: true)."
  }
}

extension ClientEffect {
  /// Behaviour of the clients that compare the window.
  static func byWindow(
    _ words: @autoclosure @escaping @Sendable () -> LocalizedMessage, _ effect: Effect? = nil
  ) -> ClientEffect { ClientEffect(ModuleChange.comparesDates.releases, words(), effect) }

  /// A window that has closed.
  static func overWindow(_ effect: Effect? = nil) -> ClientEffect {
    byWindow("show nothing, as the window has closed", effect)
  }
}

extension Zone {
  /// The day of a moment on this zone's calendar, as documents have it.
  func day(_ instant: Instant) -> String { localText(instant).map { String($0.prefix(10)) } ?? "that day" }

  /// The day of a moment on this zone's calendar, as people read it, and as the day on which something happens.
  func date(_ instant: Instant) -> LocalizedMessage {
    localText(instant) == nil ? "that day" : "\(onDay: instant, in: self)"
  }
}
