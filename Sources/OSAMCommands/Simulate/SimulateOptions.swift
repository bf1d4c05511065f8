import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// A question to `simulate`, in the words of the command line.
struct SimulateOptions {
  var question = QuestionOptions()
  var device = DeviceOptions()
  var rating = RatingOptions()
}

/// A requirement that the app has a checker for; nil takes any value, a star at the end what begins so.
struct CheckedRequirement: Sendable {
  var key: String
  var value: String?
}

/// The question: version, moment, client, platform, language.
struct QuestionOptions {
  var version: String?
  /// Where a library compares version codes it goes before the version.
  var versionCode: String?
  var date: String?
  var applies: String?
  /// Releases of libraries, as `--clients` takes them.
  var clients: String?
  var platform: String?
  var language: String?
  var expect: String?
}

/// The device of a simulation: its memory, its network, its system.
struct DeviceOptions {
  var device: String?
  var cached: FilePath?
  var lastOk: String?
  var dontShowAgain = false
  var offline = false
  var osVersion: String?
  var apiLevel: Int64?
  var model: String?
  var requirement: [String] = []
  var remembered: String?
  var versionName: String?
  var builder = false
}

/// Options of the rating prompt alone.
struct RatingOptions {
  var opens: Int64?
  var minutesSincePrompt: Int64?
  var dontAsk = false
  var daysSinceFirst: Int64?
  var daysSincePrompt: Int64?
  var answered = false
  var opensPerDay: Int?
  var days: Int?

  /// The range of each.
  static let openings: ClosedRange<Int64> = 1...Int64.max
  static let minutes: ClosedRange<Int64> = 0...Int64(Int32.max)
  static let days: ClosedRange<Int64> = 0...100_000
}
