/// The switch of a component of osam-controldeversions-ios that has nothing to do with the alert: on between two
/// days, both included. [formats/osam-legacy.md 1.2; src T21ServiceComponent.m, the same in all tags]
package struct OldServiceWindow: Sendable, Equatable {
  /// `gooltracking_enable`; false when missing.
  package var isEnabled: Bool
  /// The first moment of `data_inici_activacio` in Madrid.
  package var start: Instant
  /// 24 hours after the first moment of `data_fi_activacio`, which is not its end on days when the clocks change.
  package var end: Instant

  package init(isEnabled: Bool, start: Instant, end: Instant) {
    self.isEnabled = isEnabled
    self.start = start
    self.end = end
  }

  package func isOn(at moment: Instant) -> Bool { isEnabled && start <= moment && moment <= end }

  /// Fails where the app is given what its system leaves undefined.
  package static func decode(_ value: ReadValue) -> Result<Self, OldFault> {
    do throws(OldFault) {
      guard case .object = value.content else {
        throw OldFault([], "is \(value.kindWords), not an object", .error("false"), .reading, .read)
      }
      let start = try day("data_inici_activacio", value)
      let end = try day("data_fi_activacio", value)
      return .success(
        Self(isEnabled: try isEnabled(value), start: start, end: end + Calendar.millisecondsPerDay))
    } catch {
      return .failure(error)
    }
  }

  private static func isEnabled(_ document: ReadValue) throws(OldFault) -> Bool {
    switch document.last("gooltracking_enable")?.content {
    case nil: return false
    case .boolean(let value): return value
    case .number(let text): return Double(text) != 0
    case .text(let text):
      // As `boolValue`: Y, T or a digit from 1 to 9, after blanks, a sign and zeros.
      var bytes = Array(text.utf8)[...]
      while let first = bytes.first, first == 0x20 || (0x09...0x0D).contains(first) { bytes.removeFirst() }
      if bytes.first == UInt8(ascii: "+") || bytes.first == UInt8(ascii: "-") { bytes.removeFirst() }
      while bytes.first == UInt8(ascii: "0") { bytes.removeFirst() }
      guard let first = bytes.first else { return false }
      return [0x79, 0x74].contains(first | 0x20) || (0x31...0x39).contains(first)
    case let other?:
      throw OldFault([.key("gooltracking_enable")], "is \(other.kindWords)", .crash, .reading, .unverified)
    }
  }

  /// The first moment of a day written dd/MM/yyyy.
  private static func day(_ name: String, _ document: ReadValue) throws(OldFault) -> Instant {
    guard let value = document.last(name) else {
      throw OldFault([.key(name)], "is missing", .crash, .reading, .unverified, isMissing: true)
    }
    guard case .text(let text) = value.content else {
      throw OldFault([.key(name)], "is \(value.kindWords)", .crash, .reading, .unverified)
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if parts.count == 3,
      parts.allSatisfy({ !$0.isEmpty && $0.count <= 4 && $0.allSatisfy { (0x30...0x39).contains($0) } })
    {
      let numbers = parts.compactMap { Int(String($0) ?? "") }
      let day = Calendar.Day(numbers[2], numbers[1], numbers[0])
      if day.isValid {
        let local = Int64(Calendar.daysSince1970(day)) * Calendar.millisecondsPerDay
        switch Zone.madrid.instant(local: local) {
        case .once(let instant), .skipped(let instant), .twice(let instant, _): return instant
        }
      }
    }
    throw OldFault([.key(name)], "is not a day written dd/MM/yyyy", .crash, .reading, .unverified)
  }
}
