import OSAMFormats

/// A device's memory of an alert, when it is asked about the document of that alert. [module-memory]
package enum DeviceMemory: Hashable, Sendable {
  /// It never fetched a document.
  case new
  /// It fetched this document before, and nobody pressed OK.
  case seen
  /// It fetched this document before, and OK was pressed so many milliseconds ago. Below nothing it will be pressed,
  /// as on a device whose clock was put back.
  case ok(age: Int64)
  /// It fetched this document before, and the box was ticked at the last OK.
  case ticked

  /// The device's cache, by a document as its client reads it and the version installed when it was fetched.
  package func cached(_ config: VersionConfig, installed: Int64, now: Instant) -> VersionDevice.Cached? {
    switch self {
    case .new: nil
    case .seen: .init(config: config, installed: installed)
    case .ok: .init(config: config, installed: installed, lastOK: lastOK(now) ?? 0, isAnswered: true)
    case .ticked: .init(config: config, installed: installed, isAllowed: false)
    }
  }

  /// When OK was pressed. It wraps around as the clients' clocks do, so that they find exactly the age again.
  package func lastOK(_ now: Instant) -> Instant? {
    if case .ok(let age) = self { now &- age } else { nil }
  }

  /// `ok(age:)` by the moment of the last OK.
  package static func ok(at lastOK: Instant, now: Instant) -> DeviceMemory { .ok(age: now &- lastOK) }
}

/// As the command line has it: `new`, `seen`, `ok:1h30m`, `ticked`.
extension DeviceMemory: LosslessStringConvertible {
  private static let pressed = "ok:"

  package init?(_ text: String) {
    switch text {
    case "new": self = .new
    case "seen": self = .seen
    case "ticked": self = .ticked
    default:
      guard text.hasPrefix(Self.pressed),
        let age = WrittenDuration.milliseconds(String(text.dropFirst(Self.pressed.count)))
      else { return nil }
      self = .ok(age: age)
    }
  }

  package var description: String {
    switch self {
    case .new: "new"
    case .seen: "seen"
    case .ok(let age): Self.pressed + WrittenDuration.text(milliseconds: age)
    case .ticked: "ticked"
    }
  }
}
