/// Forms that a language has by itself, without a catalogue: words between things, numbers, dates, marks.
extension Language {
  /// "and" or "or" before a text.
  func conjunction(_ isChoice: Bool, before text: String) -> String {
    switch self {
    case .en: isChoice ? "or" : "and"
    case .ca: isChoice ? "o" : "i"
    case .es: isChoice ? (Self.beginsWithO(text) ? "u" : "o") : (Self.beginsWithI(text) ? "e" : "y")
    }
  }

  /// A number of things: thousands apart as the language has them, numbers of four digits together.
  func number(_ number: some BinaryInteger) -> String {
    guard self != .en, number.magnitude >= 10_000 else { return String(number) }
    var digits = String(number.magnitude)
    var text = ""
    while digits.count > 3 {
      text = Self.thousands + digits.suffix(3) + text
      digits.removeLast(3)
    }
    return (number < 0 ? "-" : "") + digits + text
  }

  /// How often, before words that do not go by a number: *5 × tancament inesperat*.
  func times(_ count: Int) -> String { number(count) + (self == .en ? " " : " × ") }

  /// The place in an order, of something feminine in Catalan and Spanish: *7th*, *7a*, *7.ª*.
  func ordinal(_ place: Int64) -> String {
    switch self {
    case .en:
      let isTeen = (11...13).contains(place % 100)
      let ending = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][place % 10] ?? "th"
      return number(place) + ending
    case .ca: return number(place) + "a"
    case .es: return number(place) + ".ª"
    }
  }

  /// A blank that no line breaks at.
  private static let thousands = "\u{202F}"

  /// A date and its time as the clocks of a zone show them; in English as authored documents have them.
  func moment(_ instant: Instant, _ zone: Zone, _ form: LocalizedMessage.MomentForm) -> String {
    if form == .before { return before(instant, zone) }
    guard let text = zone.localText(instant) else { return momentBeyondClocks(instant) }
    var (day, time) = (String(text.prefix(10)), String(text.dropFirst(10)))
    if self != .en {
      let parts = day.utf8.split(separator: UInt8(ascii: "-")).reversed().map { String(Substring($0)) }
      day = parts.joined(separator: "/")
    }
    switch form {
    case .day: time = ""
    case .onDay: (day, time) = (article + day, "")
    case .time: break
    case .timeAndZone: time += " \(zone.name)"
    case .longDay: (day, time) = (longDay(of: text), "")
    case .longTime: day = longDay(of: text)
    case .shortDay: (day, time) = (shortDay(of: text), "")
    case .shortTime: (day, time) = (shortDay(of: text), ",\(time)")
    case .month: (day, time) = (months[Self.numbers(of: text).month - 1], "")
    case .before: break
    }
    return day + time
  }

  /// The article of a day and of a moment, which are masculine.
  private var article: String { self == .en ? "" : "el " }

  /// A word that an article may stand before, as before a date.
  private func momentBeyondClocks(_ instant: Instant) -> String {
    switch self {
    case .en: "\(instant) ms"
    case .ca: "moment \(instant) ms"
    case .es: "momento \(instant) ms"
    }
  }

  /// `before 2026-11-16 00:00`; where that is a midnight, people say the day before, with all of it.
  private func before(_ instant: Instant, _ zone: Zone) -> String {
    let bound = moment(instant, zone, .time)
    let isMidnight = zone.isMidnight(instant)
    let lastDay = moment(instant - 1, zone, .day)
    return switch self {
    case .en: "before \(bound)"
    case .ca: isMidnight ? "fins al \(lastDay) inclòs" : "abans del \(bound)"
    case .es: isMidnight ? "hasta el \(lastDay) inclusive" : "antes del \(bound)"
    }
  }

  /// `1 December 2026`, for which no order of numbers is needed; with its article: *el 2*, but *l'1* and *l'11*.
  private func longDay(of text: String) -> String {
    let date = Self.numbers(of: text)
    let month = months[date.month - 1]
    return switch self {
    case .en: "\(date.day) \(month) \(date.year)"
    case .ca:
      "\([1, 11].contains(date.day) ? "l'" : article)\(date.day) "
        + "\("ao".utf8.contains(month.utf8.first ?? 0) ? "d'" : "de ")\(month) de \(date.year)"
    case .es: "\(article)\(date.day) de \(month) de \(date.year)"
    }
  }

  /// `1 Dec 2026`, which stands alone and so without an article.
  private func shortDay(of text: String) -> String {
    let date = Self.numbers(of: text)
    return "\(date.day) \(shortMonths[date.month - 1]) \(date.year)"
  }

  private static func numbers(of text: String) -> Calendar.Day {
    let parts = text.utf8.prefix(10).split(separator: UInt8(ascii: "-")).map { Int(Substring($0)) ?? 1 }
    return Calendar.Day(parts[0], parts[1], parts[2])
  }

  private var months: [String] {
    switch self {
    case .en: MonthNames.english
    case .ca: MonthNames.catalan
    case .es: MonthNames.spanish
    }
  }

  private var shortMonths: [String] {
    switch self {
    case .en: MonthNames.shortEnglish
    case .ca: MonthNames.shortCatalan
    case .es: MonthNames.shortSpanish
    }
  }

  // MARK: Versions and libraries

  /// A version in a sentence: *la 4.1.3*. What begins with a word stands as it is: *Android 13*.
  func version(_ text: String) -> String {
    guard self != .en, let first = text.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return text
    }
    return "la \(text)"
  }

  /// A library in a sentence: *la biblioteca 3.0.1*; one with a name of its own has no article.
  func library(_ label: String, _ isUnnamed: Bool) -> String { self == .en || !isUnnamed ? label : "la \(label)" }

  /// Releases in a sentence, where English has their numbers alone.
  func releases(_ text: String, _ isOne: Bool) -> String {
    switch self {
    case .en: text
    case .ca: isOne ? "la versió \(text)" : "les versions \(text)"
    case .es: isOne ? "la versión \(text)" : "las versiones \(text)"
    }
  }

  /// Signs with the quotation marks of the language.
  func marks(_ signs: String) -> String {
    guard self != .en else { return signs }
    var text = String.UnicodeScalarView()
    for scalar in signs.unicodeScalars {
      text.append(scalar == "“" ? "«" : scalar == "”" ? "»" : scalar)
    }
    return String(text)
  }

  // MARK: Spanish

  /// The characters that are heard first, behind marks.
  private static func spoken(_ text: String) -> [UInt8] {
    Array(
      text.lowercased().unicodeScalars.drop { !$0.properties.isAlphabetic && $0.properties.numericType == nil }
        .prefix(4).map {
          $0.value < 0x80 ? UInt8($0.value) : $0 == "í" ? UInt8(ascii: "i") : $0 == "ó" ? UInt8(ascii: "o") : 0
        })
  }

  /// i-, hi-; but not the diphthongs hia-, hie-.
  private static func beginsWithI(_ text: String) -> Bool {
    var letters = spoken(text)[...]
    if letters.first == UInt8(ascii: "h") { letters = letters.dropFirst() }
    guard letters.first == UInt8(ascii: "i") else { return false }
    let next = letters.dropFirst().first
    return !(letters.startIndex > 0 && (next == UInt8(ascii: "a") || next == UInt8(ascii: "e")))
  }

  /// o-, ho-, and the numbers that are spoken so: 8 and what begins with it, 11.
  private static func beginsWithO(_ text: String) -> Bool {
    var letters = spoken(text)[...]
    if letters.first == UInt8(ascii: "h") { letters = letters.dropFirst() }
    if letters.first == UInt8(ascii: "o") || letters.first == UInt8(ascii: "8") { return true }
    let digits = letters.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return digits.elementsEqual("11".utf8)
  }
}
