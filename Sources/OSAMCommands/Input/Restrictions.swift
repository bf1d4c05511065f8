import OSAMDecisions
import OSAMFormats
import OSAMReports
import OSAMSyntax

/// Restrictions of the devices there are, by a command line. Nil leaves everything.
struct Restrictions: Equatable, Sendable {
  var clients: ClientSet?
  /// Releases that were named and not read, and what answers in their stead.
  var substitutions = ReleaseSubstitutions()
  var platform: DevicePlatform?
  /// Versions, and those that a client cannot read.
  var version: LinePart<VersionRange>?
  /// In milliseconds.
  var date: NumberRange?
  var osVersion: VersionRange?
  /// Models as devices name themselves.
  var models: [ValuePart]?
  /// Codes that the app asks for; `absent` is an app that asks for none.
  var languages: [ValuePart]?
  var isOffline: Bool?
  var device: [DevicePart]?
  /// By the key, what its checker accepts; `absent` is an app that registers none for it.
  var requirements: [ByteText: [ValuePart]] = [:]
  var remembered: ValuePart?
  var opens: NumberRange?
  var minutesSincePrompt: NumberRange?
  var isRefusedForEver: Bool?
  var daysSinceFirst: NumberRange?
  /// Whole days, and no prompt before.
  var daysSincePrompt: LinePart<NumberRange>?
  var isAnswered: Bool?
  var usesBuilder: Bool?
  /// Name of the installed version, one for every device of a run.
  var versionName: String?
}

extension Restrictions {
  /// Says which of the releases that were named others answer for.
  func noteUnread(on console: Console) {
    if let words = substitutions.sentence { console.note("note: \(words)") }
  }
}

/// Part of an axis whose places are in no order.
enum ValuePart: Hashable, Sendable {
  /// There is none.
  case absent
  case exactly(String)
  /// All that begin so.
  case beginning(String)
  /// Whatever there is.
  case anything
}

/// Part of what a device may remember of an alert, as `DeviceMemory` has it.
enum DevicePart: Hashable, Sendable {
  case new
  case seen
  /// OK was pressed so many milliseconds ago.
  case ok(NumberRange)
  case ticked
}

// MARK: Reading

extension DevicePart {
  /// Several with commas between them.
  static func parts(_ text: String, of option: String) throws(Failure) -> [DevicePart] {
    var parts: [DevicePart] = []
    for text in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      parts.append(try DevicePart(text, of: option))
    }
    return parts
  }

  private init(_ text: String, of option: String) throws(Failure) {
    switch text {
    case "new": self = .new
    case "seen": self = .seen
    case "ticked": self = .ticked
    case "ok": self = .ok(NumberRange())
    default:
      guard text.hasPrefix("ok:") else { throw DeviceOptions.noMemory(text) }
      self = .ok(
        try NumberRange(String(text.dropFirst(3)), of: option) { end, _ throws(Failure) in
          guard let age = WrittenDuration.milliseconds(end) else {
            throw Failure(
              "“\(Quote.shortened(end))” is no time since an OK", hint: "Write it as 2h, 1h30m or 1500ms.")
          }
          return age
        })
    }
  }
}

extension ValuePart {
  /// The word for what is not there.
  static let none = "none"

  /// A value, or the word for none.
  init(_ text: String) { self = text.lowercased() == Self.none ? .absent : .exactly(text) }

  /// `key=value`, `key=beginning*`, `key` for any, `key=none` for no checker.
  static func requirement(_ text: String) throws(Failure) -> (key: String, part: ValuePart) {
    let requirement = try CheckedRequirement(text)
    let part: ValuePart =
      switch requirement.value {
      case nil, "*": .anything
      case let value?: RequirementChecker.beginning(value).map { .beginning($0) } ?? ValuePart(value)
      }
    return (requirement.key, part)
  }
}
