import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// A question to `simulate`, in the words of the command line.
package struct SimulateOptions: Sendable {
  package var question = QuestionOptions()
  package var device = DeviceOptions()
  package var rating = RatingOptions()

  package init() {}
}

/// A requirement that the app has a checker for; nil takes any value, a star at the end what begins so.
package struct CheckedRequirement: Sendable {
  package var key: String
  package var value: String?

  package init(key: String, value: String?) {
    self.key = key
    self.value = value
  }
}

/// The question: version, moment, client, platform, language.
package struct QuestionOptions: Sendable {
  package var version: String?
  /// Where a library compares version codes it goes before the version.
  package var versionCode: String?
  package var date: String?
  package var applies: String?
  /// Releases of libraries, as `--clients` takes them.
  package var clients: String?
  package var platform: String?
  package var language: String?
  package var expect: String?

  package init() {}
}

/// The device of a simulation: its memory, its network, its system.
package struct DeviceOptions: Sendable {
  package var device: String?
  package var cached: FilePath?
  package var lastOk: String?
  package var dontShowAgain = false
  package var offline = false
  package var osVersion: String?
  package var apiLevel: Int64?
  package var model: String?
  package var requirement: [String] = []
  package var remembered: String?
  package var versionName: String?
  package var builder = false

  package init() {}
}

/// Options of the rating prompt alone.
package struct RatingOptions: Sendable {
  package var opens: Int64?
  package var minutesSincePrompt: Int64?
  package var dontAsk = false
  package var daysSinceFirst: Int64?
  package var daysSincePrompt: Int64?
  package var answered = false
  package var opensPerDay: Int?
  package var days: Int?

  package init() {}

  /// The range of each.
  package static let openings: ClosedRange<Int64> = 1...Int64.max
  package static let minutes: ClosedRange<Int64> = 0...Int64(Int32.max)
  package static let days: ClosedRange<Int64> = 0...100_000
}

extension QuestionOptions {
  /// Why documents whose apps have version codes are left out.
  static func needsVersionCode(_ version: String) -> LocalizedMessage {
    "it needs --version-code, for \(Quote.text(version)) is no version code"
  }
}
