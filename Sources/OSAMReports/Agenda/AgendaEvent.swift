import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Something that changes by itself at a moment.
package struct AgendaEvent: Sendable {
  package indirect enum Cause: Sendable {
    /// A document, at its window's edge.
    case outcome(ClockChange, document: Document)
    /// An entry of settings that silences nothing from then on.
    case expiry(rule: String, reason: String)
  }

  /// The first instant of what is new.
  package var at: Instant
  package var file: FilePath
  /// How people tell the document from others.
  package var label: LocalizedMessage
  package var cause: Cause
  package var zone: Zone

  package init(_ change: ClockChange, of document: Document, file: FilePath, count: Int, zone: Zone) {
    at = change.at
    self.file = file
    label = Simulation.label(path: file, document: document, count: count)
    cause = .outcome(change, document: document)
    self.zone = zone
  }

  package init(expiryOf rule: String, reason: String, in file: FilePath, at: Instant, zone: Zone) {
    self.at = at
    self.file = file
    label = LocalizedMessage(value: file.display)
    cause = .expiry(rule: rule, reason: reason)
    self.zone = zone
  }

  var isExpiry: Bool { if case .expiry = cause { true } else { false } }

  // MARK: Words

  /// `bus.json, cat.bcn.bus on Android`
  var subject: LocalizedMessage {
    guard case .outcome(let change, let document) = cause else { return label }
    guard let app = document.text("packageName") else { return "\(label) on \(change.platform.title)" }
    return "\(label), \(Quote.shortened(app, limit: 60)) on \(change.platform.title)"
  }

  /// `versions below 2026110001`; nil for everybody.
  var devices: LocalizedMessage? {
    guard case .outcome(let change, _) = cause else { return nil }
    let words = RegionWords(axes: change.axes, asked: change.asked.ordinary(change.axes), zone: zone).words(
      change.region)
    return words.isEmpty ? nil : words
  }

  /// `library 2.2.4–3.0.1`
  var clients: LocalizedMessage? {
    guard case .outcome(let change, _) = cause else { return nil }
    return "\(label: change.clients)"
  }

  /// From what to what: `LAZY (may-update) until 2027-01-31 23:59:59, then nothing`.
  var becoming: LocalizedMessage {
    switch cause {
    case .expiry(let rule, let reason):
      return "findings of “\(rule)” are back: its entry under “allow” held until \(end) (\(Quote.shortened(reason)))"
    case .outcome(let change, _):
      let after: LocalizedMessage = change.after.plain == .nothing ? "nothing" : change.after.words
      if change.before.plain == .nothing { return "\(after) begins" }
      return "\(change.before.words) until \(end), then \(after)"
    }
  }

  /// The last second of what was before.
  private var end: LocalizedMessage {
    let last = at - 1
    return "\(last - last.remainder(1000), in: zone)"
  }

  /// All in one line, without the moment.
  package var sentence: LocalizedMessage {
    devices.map { "\(subject): \($0): \(becoming)" } ?? "\(subject): \(becoming)"
  }

  /// `Tue 2026-12-01 00:00`
  package var moment: LocalizedMessage {
    guard zone.localText(at) != nil else { return "\(at) ms" }
    let local = at + Int64(zone.offsetMinutes(at: at)) * 60_000
    let day = (local - local.remainder(Calendar.millisecondsPerDay)) / Calendar.millisecondsPerDay
    return "\(Self.weekdays[Calendar.weekday(day)]) \(at, in: zone)"
  }

  /// `Calendar.weekday` counts from Sunday.
  private static let weekdays: [LocalizedMessage] = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  // MARK: For machines

  /// Id that stays the same as long as the subject of the event does, whatever else is edited.
  var uid: String {
    var hash = StableHash()
    func add(_ part: String) { hash.add("\(part)\0".utf8) }
    add(file.plain.display)
    add("\(at)")
    switch cause {
    case .expiry(let rule, _): add("allow \(rule)")
    case .outcome(let change, let document):
      add(document.text("packageName") ?? "\(document.number)")
      add(change.platform.rawValue)
      add("\(change.before.outcome) \(change.after.outcome)")
      add(devices?.text ?? "")
      add(change.clients.prose)
    }
    return "\(hash.text)@osam-lint"
  }

  var json: JSONValue {
    let head: [(String, JSONValue)] = [
      ("at", .integer(at)), ("uid", .string(uid)), ("file", .string(file.display)),
    ]
    switch cause {
    case .expiry(let rule, let reason):
      return .object(
        head + [
          ("document", .null), ("clients", []), ("platform", .null), ("region", .object([])),
          ("before", ["allowed": .string(rule), "reason": .string(reason)]), ("after", .null),
        ])
    case .outcome(let change, let document):
      func side(_ answer: DeviceAnswer) -> JSONValue {
        ["outcome": .string(answer.outcome), "plain": .string(answer.plain.rawValue)]
      }
      return .object(
        head + [
          ("document", .integer(Int64(document.number))), ("clients", change.clients.json),
          ("platform", .string(change.platform.rawValue)),
          ("region", RegionJSON(axes: change.axes, open: change.asked.ordinary(change.axes)).json(change.region)),
          ("before", side(change.before)), ("after", side(change.after)),
        ])
    }
  }
}

extension Region {
  /// With what ordinary devices have, where they are not told apart.
  func ordinary(_ axes: [Axis]) -> Region { zip(self, axes).map { $1.ordinary ?? $0 } }
}

extension Int64 {
  /// The remainder of a division by a size, never negative.
  fileprivate func remainder(_ size: Int64) -> Int64 { ((self % size) + size) % size }
}
