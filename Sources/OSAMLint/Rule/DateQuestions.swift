import OSAMFormats

extension Inspection {
  /// The dates written as numbers in this notation. Numbers that clients read differently are left out.
  func dates(in notation: DateNotation) -> [NumericDate] {
    numericDates.contains { $0.notation == notation } ? numericDates.filter { $0.notation == notation } : []
  }

  /// Whether every date of the document is in milliseconds, so that comparing them says something.
  var hasComparableDates: Bool { numericDates.allSatisfy { $0.notation == .milliseconds } }

  /// How a whole number, a date or a duration is written; nil when it is left out or null.
  func form(of name: String) -> IntegerReading.Form? { document.form(of: name) }

  /// What follows from a date that is not the one meant, in words that end a sentence.
  func consequence(of date: NumericDate) -> Words {
    let clients = apps(ModuleChange.comparesDates.releases)
    let isOver = date.value <= settings.now
    switch date.member {
    case "startDate":
      return isOver ? "to \(clients) the window has been open since then" : "\(clients) show nothing before then"
    case "endDate":
      return isOver
        ? "the window has closed, and \(clients) show nothing" : "the window stays open to \(clients) until then"
    default: return "online, \(clients) compare the window with that moment"
    }
  }

  /// An end in the past hides the alert from everybody, and so does a beginning that nobody lives to see. `serverDate`
  /// says nothing certain, because services write their own.
  func effect(of date: NumericDate) -> Effect {
    if mode == "NONE" { return .probablyNotMeant }
    switch date.member {
    case "startDate": return date.value > DateNotation.mostMilliseconds ? .neverSeen : .probablyNotMeant
    case "endDate": return date.value <= settings.now ? .neverSeen : .probablyNotMeant
    default: return .probablyNotMeant
    }
  }

  /// How to write the moment that was meant.
  func advice(for date: NumericDate) -> Words {
    guard let meant = date.meant, meant != date.value else {
      return "Write milliseconds since 1970: thirteen digits for today's dates."
    }
    return "Write milliseconds since 1970: \(meant) is \(settings.zone.describe(meant))."
  }
}
