import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// A line of docs/vectors: what releases of a library do with a configuration on a device (docs/vectors/README.md).
struct Vector {
  /// How the outcome is known.
  enum Source: String {
    /// The library's own code was run: all of Prince of Versions, the decoder and the filters of the common module.
    case measured
    /// Its source was read, and leaves no doubt.
    case read
    /// Something that was not run on the platform itself has a part in it.
    case likely
  }

  /// The part of a decision that a line tells.
  struct Answer: Hashable {
    var outcome: String
    var plain: Plain
    var result: String?
    var updateVersion: String?
  }

  var library: Library
  var releases: [String]
  var platform: DevicePlatform
  /// The text as the library gets it.
  var configuration: String
  /// The text that the device fetched before, where that is another one.
  var kept: String?
  var device: VectorDevice
  var answer: Answer
  var source: Source

  var line: String {
    JSONValue.object(present: [
      ("library", .string(library.id)), ("releases", .strings(releases)), ("platform", .string(platform.rawValue)),
      ("configuration", .string(configuration)), ("kept", kept.map { .string($0) }), ("device", device.json),
      ("outcome", .string(answer.outcome)), ("plain", .string(answer.plain.rawValue)),
      ("result", .string(orNull: answer.result)), ("updateVersion", .string(orNull: answer.updateVersion)),
      ("source", .string(source.rawValue)),
    ]).text(pretty: false) + "\n"
  }
}
