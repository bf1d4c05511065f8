import OSAMFormats
import OSAMSyntax

/// One thing in which the devices of a question differ: some named values, and at most one line of values in an order.
package struct Axis: Hashable, Sendable {
  package var name: AxisName
  /// Values outside of any order.
  package var names: [NamedValue]
  package var line: Line?
  /// The client compares its name and its values as Swift does.
  package var comparesCanonically = false

  package init(_ name: AxisName, names: [NamedValue] = [], line: Line? = nil) {
    self.name = name
    self.names = names
    self.line = line
  }

  /// Its named values are never told in one breath with the line: versions that a library cannot read.
  var separatesNames: Bool { line != nil && !names.isEmpty && (name == .version || name == .osVersion) }

  /// Some of its values are texts that the library cannot read.
  package var hasUnreadable: Bool { names.contains(where: { $0.isUnreadable }) }

  /// None of these of its values is one that the library can read.
  package func isUnreadable(_ extent: Extent) -> Bool {
    extent.line == nil && !extent.names.isEmpty && extent.names.numbers.allSatisfy { names[$0].isUnreadable }
  }

  /// Every value.
  package var whole: Extent { Extent(names: .first(names.count), line: line?.whole) }
}

/// A value outside of any order.
package enum NamedValue: Sendable {
  /// The option is left out: no language is asked for, the app has no such checker, nothing is remembered.
  case absent
  case text(String)
  /// Any of several texts, which are the same to every document of the question.
  case oneOf([String])
  /// A switch.
  case off, on
  /// Any other than those that have a name, such as this one.
  case other(String)
  /// Any text that the library cannot read as a version, such as this.
  case unreadable(String)

  var isUnreadable: Bool { if case .unreadable = self { true } else { false } }

  /// The text that stands for it on a device; nil where the option is left out, and for a switch.
  package var text: String? {
    switch self {
    case .absent, .off, .on: nil
    case .text(let text), .other(let text), .unreadable(let text): text
    case .oneOf(let texts): texts.first
    }
  }
}

extension NamedValue: Hashable {
  /// A number for the case, and its text as it is compared.
  private var key: (number: Int, text: ByteText) {
    switch self {
    case .absent: (0, "")
    case .text(let text): (1, ByteText(text))
    case .off: (2, "")
    case .on: (3, "")
    case .other(let text): (4, ByteText(text))
    case .unreadable(let text): (5, ByteText(text))
    case .oneOf(let texts): (6, ByteText(texts.map { "\($0.utf8.count) \($0)" }.joined()))
    }
  }

  package static func == (left: Self, right: Self) -> Bool { left.key == right.key }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key.number)
    hasher.combine(key.text)
  }
}

/// Values in an order.
package enum Line: Hashable, Sendable {
  /// Version codes, counts, and moments or spans in milliseconds.
  case numbers(ClosedRange<Int64>)
  case versions(VersionScheme)

  package var whole: Interval {
    switch self {
    case .numbers(let range): .numbers(range)
    case .versions(let scheme): .versions(VersionInterval(scheme: scheme))
    }
  }
}

/// Values of a line that follow each other.
package enum Interval: Hashable, Sendable {
  /// Both ends belong to it.
  case numbers(ClosedRange<Int64>)
  case versions(VersionInterval)
}

/// Versions between two cuts; without a cut there is no end.
package struct VersionInterval: Hashable, Sendable {
  package var scheme: VersionScheme
  package var low: VersionCut?
  package var high: VersionCut?

  package init(scheme: VersionScheme, low: VersionCut? = nil, high: VersionCut? = nil) {
    self.scheme = scheme
    self.low = low
    self.high = high
  }

  /// One of them, as ordinary as possible; nil when there is none.
  package var witness: String? { scheme.witness(from: low, to: high) }

  /// False when a cut certainly lies at an end or beyond.
  func mayContain(_ cut: VersionCut) -> Bool {
    if let low {
      let order = scheme.order(low.version, cut.version)
      if order == .greater || order == .equal && (low.isBehind || !cut.isBehind) { return false }
    }
    if let high {
      let order = scheme.order(cut.version, high.version)
      if order == .greater || order == .equal && (cut.isBehind || !high.isBehind) { return false }
    }
    return true
  }

  /// True if every version of another one lies in it.
  func covers(_ other: VersionInterval) -> Bool {
    func isAtMost(_ cut: VersionCut, _ other: VersionCut) -> Bool {
      let order = scheme.order(cut.version, other.version)
      return order == .lower || order == .equal && (!cut.isBehind || other.isBehind)
    }
    let (low, high) = (
      low.map { low in other.low.map { isAtMost(low, $0) } ?? false } ?? true,
      high.map { high in other.high.map { isAtMost($0, high) } ?? false } ?? true
    )
    return low && high
  }

  /// True if some version lies in both.
  func overlaps(_ other: VersionInterval) -> Bool {
    func isBelow(_ high: VersionCut?, _ low: VersionCut?) -> Bool {
      guard let high, let low else { return false }
      let order = scheme.order(high.version, low.version)
      return order == .lower || order == .equal && (low.isBehind || !high.isBehind)
    }
    return !isBelow(high, other.low) && !isBelow(other.high, low)
  }

  /// Versions at its ends, as near to them as they are known; none at an open end.
  package var edges: (low: String?, high: String?) {
    func nearest(_ cut: VersionCut?, _ step: Int64) -> String? {
      guard let cut else { return nil }
      return [cut.version, scheme.beside(cut.version, step)].compactMap { $0 }.first(where: contains) ?? witness
    }
    return (nearest(low, 1), nearest(high, -1))
  }

  package func contains(_ version: String) -> Bool {
    guard scheme.canRead(version) else { return false }
    if let low {
      let order = scheme.order(version, low.version)
      guard order == .greater || order == .equal && !low.isBehind else { return false }
    }
    if let high {
      let order = scheme.order(version, high.version)
      guard order == .lower || order == .equal && high.isBehind else { return false }
    }
    return true
  }
}

extension Axis {
  /// The codes that an app asks for: none, each of these, or any other.
  package static func languages(_ codes: [String]) -> Axis {
    var names: [NamedValue] = [.absent]
    var known = Set<ByteText>(minimumCapacity: codes.count)
    for code in codes where known.insert(ByteText(code)).inserted { names.append(.text(code)) }
    var other = "zz"
    while codes.contains(where: { $0.lowercased() == other }) { other += "z" }
    return Axis(.language, names: names + [.other(other)])
  }

  /// Models of devices: those that are in the same lists are one value, and all others one more.
  package static func models(_ lists: [[String]]) -> Axis {
    let known = lists.map { Set($0.map { ByteText($0) }) }
    var classes: [(signature: [Bool], names: [String])] = []
    var seen: Set<ByteText> = []
    for name in lists.joined() where seen.insert(ByteText(name)).inserted {
      let signature = known.map { $0.contains(ByteText(name)) }
      if let place = classes.firstIndex(where: { $0.signature == signature }) {
        classes[place].names.append(name)
      } else {
        classes.append((signature, [name]))
      }
    }
    let names = classes.map { $0.names.count == 1 ? NamedValue.text($0.names[0]) : .oneOf($0.names) }
    return Axis(.model, names: names + [.other(another(than: seen))])
  }

  /// A text that is none of these.
  static func another(than texts: Set<ByteText>) -> String {
    var text = "another"
    while texts.contains(ByteText(text)) { text = "~" + text }
    return text
  }

  /// A value as text; nil where the option is left out, and for a switch.
  package func text(_ value: Value) -> String? {
    switch value {
    case .named(let name): names[name].text
    case .number(let number): String(number)
    case .version(let version): version
    }
  }
}
