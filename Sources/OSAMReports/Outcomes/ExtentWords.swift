import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// The part of an axis that is meant, in words.
struct ExtentWords {
  var zone: Zone

  /// The heading over a column of these.
  static func title(_ name: AxisName) -> LocalizedMessage {
    switch name {
    case .version: "installed"
    case .date: "dates"
    case .osVersion: "system"
    case .model: "model"
    case .language: "language"
    case .offline: "network"
    case .device: "device"
    case .requirement(let key): LocalizedMessage(value: key.text)
    case .remembered: "announced before"
    case .opens: "openings"
    case .minutesSincePrompt: "since the prompt"
    case .dontAsk: "refused"
    case .daysSinceFirst: "since the first opening"
    case .daysSincePrompt: "since the prompt"
    case .answered: "answered"
    case .builder: "builder"
    }
  }

  /// Nil for all that was asked about.
  func words(_ extent: Extent, of axis: Axis, asked: Extent) -> LocalizedMessage? {
    if extent == asked { return nil }
    var parts = names(extent.names, of: axis, asked: asked.names)
    switch (extent.line, asked.line) {
    case (.numbers(let range), .numbers(let whole)): parts.append(words(range, whole, axis.name))
    case (.versions(let interval), _): parts.append(words(interval))
    default: break
    }
    return parts.isEmpty ? "none" : "\(any: parts)"
  }

  /// `words` where no heading names their axis: "versions below 4.1.3", "8 openings or more", "not refused".
  func wordsAlone(_ extent: Extent, of axis: Axis, asked: Extent) -> LocalizedMessage? {
    guard let text = words(extent, of: axis, asked: asked) else { return nil }
    let isOn = extent.names.numbers.contains { axis.names[$0] == .on }
    switch axis.name {
    // Their words say it all.
    case .offline, .date, .device: return text
    case .version: return text == Self.everyReadable ? "every readable version" : "versions \(text)"
    case .opens:
      guard case .numbers(let range) = extent.line, case .numbers(let whole) = asked.line else { return text }
      return counts(range, whole) { "\($0, one: "opening", many: "openings")" }
    case .minutesSincePrompt, .daysSincePrompt: return "\(text) since the prompt"
    case .daysSinceFirst: return "\(text) since the first opening"
    case .dontAsk: return isOn ? "refused for ever" : "not refused"
    case .answered: return isOn ? "answered" : "not answered"
    case .builder: return isOn ? "made with the builder" : "made without the builder"
    case .requirement(let key):
      let isAbsent = extent.names.numbers.allSatisfy { axis.names[$0] == .absent }
      return isAbsent ? "apps without a checker for \(key.text)" : "\(Self.title(axis.name)) \(text)"
    // "any model but SM-A536B"
    case .model where Self.hasOther(extent.names, of: axis): return text
    case .model: return "\(Self.title(axis.name)) \(text)"
    case .osVersion, .language, .remembered: return "\(Self.title(axis.name)) \(text)"
    }
  }

  // MARK: Names

  private func names(_ names: NameSet, of axis: Axis, asked: NameSet) -> [LocalizedMessage] {
    let missing = asked.subtracting(names)
    // Of many, the few that are not meant are quicker to say.
    let hasOther = Self.hasOther(names, of: axis)
    if axis.name == .model, !hasOther || !missing.isEmpty {
      return [hasOther ? "any model but \(several(models(missing, of: axis)))" : several(models(names, of: axis))]
    }
    if hasOther, !missing.isEmpty, missing.numbers.count * 2 < names.numbers.count {
      return ["any but \(list: missing.numbers.map { name(axis.names[$0], axis.name) })"]
    }
    var (parts, unreadable): ([LocalizedMessage], [LocalizedMessage]) = ([], [])
    for number in names.numbers {
      if case .unreadable(let example) = axis.names[number] {
        unreadable.append(LocalizedMessage(value: Quote.shortened(example)))
      } else {
        parts.append(name(axis.names[number], axis.name))
      }
    }
    return parts + (unreadable.isEmpty ? [] : ["unreadable, such as \(any: unreadable)"])
  }

  /// Any value without a name is among them.
  private static func hasOther(_ names: NameSet, of axis: Axis) -> Bool {
    names.numbers.contains { if case .other = axis.names[$0] { true } else { false } }
  }

  private func name(_ value: NamedValue, _ axis: AxisName) -> LocalizedMessage {
    switch (axis, value) {
    case (.offline, .off): return "online"
    case (.offline, .on): return "offline"
    case (.device, .text("new")): return "never had it"
    case (.device, .text("seen")): return "OK not pressed"
    case (.device, .text("ticked")): return "box ticked"
    case (.dontAsk, let value): return value == .on ? "for ever" : "no"
    case (.answered, let value): return value == .on ? "yes" : "no"
    case (.builder, let value): return value == .on ? "yes" : "no"
    case (.language, .absent): return "none asked for"
    case (.requirement, .absent): return "no checker"
    case (.requirement, .text("*")): return "any value"
    case (.requirement, .text("")): return "an empty value"
    case (.remembered, .absent): return "nothing"
    case (.daysSincePrompt, .absent): return "never prompted"
    case (_, .absent): return "none"
    case (_, .off): return "no"
    case (_, .on): return "yes"
    case (_, .text(let text)): return LocalizedMessage(value: Quote.shortened(text))
    case (_, .oneOf(let texts)): return several(texts)
    case (_, .other): return "any other"
    case (_, .unreadable(let example)): return "unreadable, such as \(Quote.shortened(example))"
    }
  }

  /// The models of all lists that are meant.
  private func models(_ names: NameSet, of axis: Axis) -> [String] {
    names.numbers.flatMap { number -> [String] in
      if case .oneOf(let texts) = axis.names[number] { return texts }
      return axis.names[number].text.map { [$0] } ?? []
    }
  }

  /// Of many the first ones.
  private func several(_ texts: [String]) -> LocalizedMessage {
    let most = 3
    let named = texts.prefix(most).map { LocalizedMessage(value: Quote.shortened($0)) }
    let rest = texts.count - named.count
    if rest == 0 { return "\(any: named)" }
    return "\(named.joined(separator: ", ")) or \(rest, one: "other of the list", many: "others of the list")"
  }

  // MARK: Lines

  private func words(_ range: ClosedRange<Int64>, _ whole: ClosedRange<Int64>, _ axis: AxisName) -> LocalizedMessage {
    let (low, high) = Self.bounds(range, whole)
    switch axis {
    case .date: return dates(low, high)
    case .device: return ages(low, high)
    case .minutesSincePrompt: return counts(range, whole) { "\($0, one: "minute", many: "minutes")" }
    case .daysSinceFirst, .daysSincePrompt: return counts(range, whole) { "\($0, one: "day", many: "days")" }
    case .version: return codes(low, high)
    default: return counts(range, whole) { "\($0)" }
    }
  }

  /// The ends that are asked about; nil where it reaches to the end of all.
  private static func bounds(_ range: ClosedRange<Int64>, _ whole: ClosedRange<Int64>) -> (low: Int64?, high: Int64?) {
    (
      range.lowerBound > whole.lowerBound ? range.lowerBound : nil,
      range.upperBound < whole.upperBound ? range.upperBound : nil
    )
  }

  private func codes(_ low: Int64?, _ high: Int64?) -> LocalizedMessage {
    switch (low, high) {
    case (nil, let high?): "below \(version: "\(high + 1)")"
    case (let low?, nil): "\(low) and above"
    case (let low?, let high?): low == high ? "\(low)" : "\(version: "\(low)") to \(version: "\(high)")"
    case (nil, nil): "all"
    }
  }

  private func counts(
    _ range: ClosedRange<Int64>, _ whole: ClosedRange<Int64>, _ counted: (Int64) -> LocalizedMessage
  ) -> LocalizedMessage {
    switch Self.bounds(range, whole) {
    case (nil, let high?): "up to \(counted(high))"
    case (let low?, nil): "\(counted(low)) or more"
    case (let low?, let high?): low == high ? counted(low) : "\(low) to \(counted(high))"
    case (nil, nil): "any"
    }
  }

  private func ages(_ low: Int64?, _ high: Int64?) -> LocalizedMessage {
    switch (low, high) {
    case (nil, let high?): "OK pressed less than \(Self.span(high + 1)) ago"
    case (let low?, nil): "OK pressed \(Self.span(low)) ago or more"
    case (let low?, let high?): "OK pressed \(Self.span(low)) to \(Self.span(high)) ago"
    case (nil, nil): "OK pressed"
    }
  }

  /// The largest unit that leaves no rest.
  static func span(_ milliseconds: Int64) -> LocalizedMessage {
    if milliseconds == 0 { return "\(0, one: "second", many: "seconds")" }
    guard let unit = units.first(where: { milliseconds.isMultiple(of: $0.size) }) else { return "\(milliseconds) ms" }
    return "\(milliseconds / unit.size, one: unit.one, many: unit.many)"
  }

  private struct Unit {
    /// Milliseconds.
    var size: Int64
    var one: LocalizedMessage
    var many: LocalizedMessage
  }

  // A list inside of the function is compiled another way each time (Swift 6.3.1), and a release has the same bytes.
  private static let units = [
    Unit(size: 86_400_000, one: "day", many: "days"), Unit(size: 3_600_000, one: "hour", many: "hours"),
    Unit(size: 60_000, one: "minute", many: "minutes"), Unit(size: 1_000, one: "second", many: "seconds"),
    Unit(size: 1, one: "millisecond", many: "milliseconds"),
  ]

  /// Of versions, some of which their library cannot read.
  static let everyReadable: LocalizedMessage = "every readable one"

  private func words(_ interval: VersionInterval) -> LocalizedMessage {
    let (low, high) = (interval.low?.isBehind, interval.high?.isBehind)
    let from = interval.low.map { interval.scheme.words($0.version) } ?? ""
    let to = interval.high.map { interval.scheme.words($0.version) } ?? ""
    switch (low, high) {
    case (nil, let isBehind?): return isBehind ? "up to \(version: to)" : "below \(version: to)"
    case (let isBehind?, nil): return isBehind ? "above \(version: from)" : "\(from) and above"
    case (_?, _?) where from == to: return from
    case (true?, true?): return "above \(version: from) up to \(version: to)"
    case (true?, false?): return "above \(version: from) and below \(version: to)"
    case (false?, true?): return "from \(version: from) up to \(version: to)"
    case (false?, false?): return "from \(from) and below \(version: to)"
    case (nil, nil): return interval.scheme.unreadable == nil ? "all" : Self.everyReadable
    }
  }

  /// The edge at which versions begin: `4.1.3`, and where that one is not among them `above 4.1.3`.
  func beginning(of interval: Interval) -> LocalizedMessage {
    switch interval {
    case .numbers(let range): return "\(range.lowerBound)"
    case .versions(let interval):
      guard let low = interval.low else { return "" }
      let version = interval.scheme.words(low.version)
      return low.isBehind ? "above \(version: version)" : version
    }
  }

  // MARK: Dates

  /// `from 2026-11-16 00:00 until 2027-01-31 23:59`; without end where there is none.
  func dates(_ low: Instant?, _ high: Instant?) -> LocalizedMessage {
    [low.map(since), high.map(until)].compactMap { $0 }.joined(separator: " ")
  }

  /// The first moment of something.
  func since(_ instant: Instant) -> LocalizedMessage {
    if !Self.isRound(instant), instant > .min, Self.isRound(instant - 1) { return "after \(instant - 1, in: zone)" }
    return "from \(instant, in: zone)"
  }

  /// The last moment of something.
  func until(_ instant: Instant) -> LocalizedMessage {
    if !Self.isRound(instant), instant < .max, Self.isRound(instant + 1) { return "\(before: instant + 1, in: zone)" }
    return "until \(instant, in: zone)"
  }

  private static func isRound(_ instant: Instant) -> Bool { instant % 60_000 == 0 }
}
