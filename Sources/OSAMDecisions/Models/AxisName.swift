import OSAMSyntax

/// A property in which devices differ, by the option of `simulate` that gives it.
package enum AxisName: Hashable, Sendable {
  case version
  case date
  case osVersion
  case model
  case language
  case offline
  case device
  /// The app's own checker for a key of Prince of Versions.
  case requirement(ByteText)
  case remembered
  case opens
  case minutesSincePrompt
  case dontAsk
  case daysSinceFirst
  case daysSincePrompt
  case answered
  case builder

  /// It tells apps apart, not what people have.
  package var isOfApps: Bool {
    switch self {
    case .requirement, .builder: true
    case .version, .date, .osVersion, .model, .language, .offline, .device, .remembered, .opens, .minutesSincePrompt,
      .dontAsk,
      .daysSinceFirst, .daysSincePrompt, .answered:
      false
    }
  }

  /// The option without its dashes.
  package var option: String {
    switch self {
    case .version: "version"
    case .date: "date"
    case .osVersion: "os-version"
    case .model: "model"
    case .language: "language"
    case .offline: "offline"
    case .device: "device"
    case .requirement: "requirement"
    case .remembered: "remembered"
    case .opens: "opens"
    case .minutesSincePrompt: "minutes-since-prompt"
    case .dontAsk: "dont-ask"
    case .daysSinceFirst: "days-since-first"
    case .daysSincePrompt: "days-since-prompt"
    case .answered: "answered"
    case .builder: "builder"
    }
  }
}
