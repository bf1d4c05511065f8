import OSAMFormats
import OSAMSyntax

/// Which values of an axis are meant.
package indirect enum Narrowing: Hashable, Sendable {
  /// Both ends belong to it; one that is missing is open.
  case numbers(from: Int64?, to: Int64?)
  /// Versions as text, with ends as in `numbers`; `isBelow` leaves the upper one out.
  case versions(from: String?, to: String?, isBelow: Bool)
  /// These alone; a text that has no name on the axis stands for any such.
  case names([NamedValue])
  case either([Narrowing])

  /// The part of an axis that is meant; nil when an end is no value of it, nothing when there is none in it.
  package func extent(of axis: Axis) -> Extent? {
    switch self {
    case .numbers(let from, let to):
      guard case .numbers(let whole) = axis.line else { return nil }
      let (low, high) = (max(from ?? .min, whole.lowerBound), min(to ?? .max, whole.upperBound))
      return low <= high ? Extent(line: .numbers(low...high)) : Extent()
    case .versions(let from, let to, let isBelow): return versions(from, to, isBelow, axis)
    case .names(let values): return Extent(names: NameSet(values.flatMap { Self.numbers(of: $0, axis) }))
    case .either(let parts):
      let extents = parts.map { $0.extent(of: axis) }
      guard !extents.contains(nil) else { return nil }
      return extents.compactMap { $0 }.reduce(Extent()) { both, extent in
        Extent(names: both.names.union(extent.names), line: both.line ?? extent.line)
      }
    }
  }

  private func versions(_ from: String?, _ to: String?, _ isBelow: Bool, _ axis: Axis) -> Extent? {
    switch axis.line {
    case .numbers:
      let low = from.map { Int64($0) }
      let high = to.map { Int64($0) }
      if low == .some(nil) || high == .some(nil) { return nil }
      var last = high ?? nil
      if isBelow, let end = last {
        if end == .min { return Extent() }
        last = end - 1
      }
      return Narrowing.numbers(from: low ?? nil, to: last).extent(of: axis)
    case .versions(let scheme):
      if [from, to].contains(where: { $0.map { !scheme.canRead($0) } ?? false }) { return nil }
      let interval = VersionInterval(
        scheme: scheme, low: from.map { VersionCut($0, isBehind: false) },
        high: to.map { VersionCut($0, isBehind: !isBelow) })
      return interval.witness == nil ? Extent() : Extent(line: .versions(interval))
    case nil: return nil
    }
  }

  /// The named values that one stands for.
  private static func numbers(of value: NamedValue, _ axis: Axis) -> [Int] {
    if case .unreadable = value {
      return axis.names.indices.filter { if case .unreadable = axis.names[$0] { true } else { false } }
    }
    if let number = axis.names.firstIndex(of: value) { return [number] }
    guard case .text(let text) = value else { return [] }
    let several = axis.names.indices.filter { number in
      guard case .oneOf(let texts) = axis.names[number] else { return false }
      return texts.contains { $0.sameBytes(as: text) }
    }
    if !several.isEmpty { return several }
    if axis.comparesCanonically {
      let same = axis.names.indices.filter { axis.names[$0].text?.sameCanonically(as: text) ?? false }
      if !same.isEmpty { return same }
    }
    return axis.names.indices.filter { if case .other = axis.names[$0] { true } else { false } }
  }
}

extension Axis {
  /// True if a name is that of the axis to the client.
  package func isNamed(_ other: AxisName) -> Bool {
    if comparesCanonically, case .requirement(let key) = name, case .requirement(let other) = other {
      return key.text.sameCanonically(as: other.text)
    }
    return name == other
  }
}

extension Axis {
  /// Every app that is meant has a checker. [prince-builder-checkers]
  fileprivate func hasChecker(_ extent: Extent) -> Bool {
    guard case .requirement = name else { return false }
    return names.firstIndex(of: .absent).map { !extent.names.contains($0) } ?? false
  }
}

extension [AxisName: Narrowing] {
  /// The narrowing of an axis; nil for all of it.
  package func about(_ axis: Axis) -> Narrowing? {
    if !axis.comparesCanonically { return self[axis.name] }
    let same = compactMap { axis.isNamed($0) ? $1 : nil }
    return same.isEmpty ? nil : .either(same)
  }
}

extension Subject {
  /// The devices that are meant; nil when a value cannot be one of a device, or no device is meant.
  package func region(_ narrowings: [AxisName: Narrowing]) -> Region? { axes.region(narrowings) }
}

extension [Axis] {
  /// The devices that are meant, of those that differ in these things; nil as above.
  package func region(_ narrowings: [AxisName: Narrowing]) -> Region? {
    var region = map { $0.whole }
    for (index, axis) in enumerated() {
      guard let narrowing = narrowings.about(axis) else { continue }
      guard let extent = narrowing.extent(of: axis), !extent.isEmpty else { return nil }
      region[index] = extent
    }
    guard let builder = firstIndex(where: { $0.name == .builder }),
      zip(self, region).contains(where: { $0.hasChecker($1) })
    else { return region }
    region[builder].names = region[builder].names.intersection(
      NameSet(self[builder].names.indices.filter { self[builder].names[$0] == .on }))
    return region[builder].isEmpty ? nil : region
  }
}
