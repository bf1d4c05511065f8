import OSAMSyntax

/// Durations as people write them: `45s`, `30m`, `1h`, `2d`, and sums such as `1h30m`.
package enum WrittenDuration {
  /// A unit and what it is worth.
  private typealias Unit = (name: Substring, worth: Int64)
  /// The largest first, the order in which sums have them.
  private static let seconds: [Unit] = [("d", 86400), ("h", 3600), ("m", 60), ("s", 1)]
  private static let milliseconds = seconds.map { (name: $0.name, worth: $0.worth * 1000) } + [(name: "ms", worth: 1)]

  /// Seconds, or nil when the text is no duration or too long for 64 bits.
  package static func seconds(_ text: String) -> Int64? { sum(text, of: seconds, sign: 1) }

  /// Milliseconds, for which sums may end in `500ms` and begin with a minus sign; nil when the text is no duration or too
  /// long for 64 bits.
  package static func milliseconds(_ text: String) -> Int64? {
    text.hasPrefix("-")
      ? sum(String(text.dropFirst()), of: milliseconds, sign: -1) : sum(text, of: milliseconds, sign: 1)
  }

  private static func sum(_ text: String, of units: [Unit], sign: Int64) -> Int64? {
    var units = units[...]
    var total: Int64 = 0
    var rest = text[...]
    if rest.isEmpty { return nil }
    while !rest.isEmpty {
      let number = rest.prefix { ("0"..."9").contains($0) }
      rest = rest.dropFirst(number.count)
      let name = rest.prefix { !("0"..."9").contains($0) }
      rest = rest.dropFirst(name.count)
      guard let place = units.firstIndex(where: { $0.name == name }), let value = Int64(number) else { return nil }
      let (product, overflow) = value.multipliedReportingOverflow(by: sign * units[place].worth)
      let (sum, overflows) = total.addingReportingOverflow(product)
      if overflow || overflows { return nil }
      total = sum
      units = units[(place + 1)...]
    }
    return total
  }

  /// Names of the units in words, besides their letters; the first letter may be a capital.
  package static let unitWords: [(unit: String, words: [String])] = [
    ("d", ["dia", "dies", "día", "días", "dias", "day", "days"]),
    ("h", ["hora", "hores", "horas", "hour", "hours"]),
    ("m", ["min", "minut", "minuts", "minuto", "minutos", "minute", "minutes"]),
    ("s", ["seg", "segon", "segons", "segundo", "segundos", "second", "seconds"]),
  ]

  /// The duration as `seconds` reads it, for one with blanks, words or capital letters: `1 dia`, `24 hores`, `1D`,
  /// `1h 30m`. Nil for all others; a capital M may mean months.
  package static func short(_ text: String) -> String? {
    var short = ""
    var rest = text[...]
    while !rest.isEmpty {
      let number = rest.prefix { ("0"..."9").contains($0) }
      let name = rest.dropFirst(number.count).drop { $0 == " " }.prefix { $0 != " " && !("0"..."9").contains($0) }
      guard !number.isEmpty, let unit = unit(name) else { return nil }
      short += number + unit
      rest = rest[name.endIndex...].drop { $0 == " " }
    }
    return seconds(short) == nil ? nil : short
  }

  private static func unit(_ name: Substring) -> String? {
    if name.utf8.elementsEqual("M".utf8) { return nil }
    let name = name.prefix(1).lowercased() + name.dropFirst()
    return unitWords.first { unit, words in name.sameBytes(as: unit) || words.contains { $0.sameBytes(as: name) } }?
      .unit
  }

  /// The shortest sum of whole units that `milliseconds` reads as this.
  package static func text(milliseconds: Int64) -> String {
    var rest = milliseconds.magnitude
    var text = ""
    for (name, worth) in Self.milliseconds {
      let (count, others) = rest.quotientAndRemainder(dividingBy: UInt64(worth))
      if count > 0 { text += "\(count)\(name)" }
      rest = others
    }
    return text.isEmpty ? "0s" : (milliseconds < 0 ? "-" : "") + text
  }
}
