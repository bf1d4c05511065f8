import Foundation
import OSAMDecisions
import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

/// Lines of docs/vectors that libraries gave themselves: the rows of Tests/Measured and of PrinceFixtures that were run.
enum MeasuredVectors {
  static func all(of kind: DocumentKind) throws -> [Vector] {
    switch kind {
    case .osamVersion: try readings() + systems() + models()
    case .princeOfVersions: try princeFixtures()
    default: []
    }
  }

  // MARK: Filters of the common module

  /// The releases that filter devices.
  private static let filtering = ModuleChange.filtersDevices.releases.intersection(.commonModule).clients

  /// A LAZY alert without end for Android, with further members.
  static func filtered(_ members: String) -> String {
    func texts(_ text: String) -> String { #"{"ca":"\#(text)","es":"\#(text)","en":"\#(text)"}"# }
    return """
      {"data":{"id":1,"appId":2,"packageName":"cat.bcn.app","versionCode":2022020000,"versionName":"2.0",\
      "startDate":0,"endDate":\(Int64.max),"serverDate":\(noon),"platform":"ANDROID","comparisonMode":"LAZY",\
      "title":\(texts("A")),"message":\(texts("B")),"ok":\(texts("C")),"cancel":\(texts("D")),\
      "url":"https://example.org/app","checkBoxDontShowAgain":true,\
      "dialogDisplayDuration":3600\(members.isEmpty ? "" : "," + members)}}
      """
  }

  static func asked(system: String?, model: String?) -> VectorDevice {
    var device = VectorDevice()
    device[.version] = .number(2_022_010_000)
    device[.offline] = .named(.off)
    device[.device] = .named(.text("new"))
    device[.date] = .number(noon)
    device[.osVersion] = system.map { .version($0) }
    device[.model] = model.map { .named(.text($0)) }
    return device
  }

  private static func vector(_ members: String, _ device: VectorDevice, _ answer: Vector.Answer) -> Vector {
    Vector(
      library: .osam, releases: filtering.map(\.release.name), platform: .android, configuration: filtered(members),
      kept: nil, device: device, answer: answer, source: .measured)
  }

  static let shown = Vector.Answer(outcome: "LAZY", plain: .mayUpdate, result: nil, updateVersion: nil)
  static let stopped = Vector.Answer(outcome: "NONE", plain: .nothing, result: "DISMISSED", updateVersion: nil)
  static let refused = Vector.Answer(outcome: "ERROR", plain: .error, result: "ERROR", updateVersion: nil)

  /// Documents that were decoded, on a device that no filter of them stops where there is one.
  private static func readings() throws -> [Vector] {
    try MeasuredRow.all(about: .decoding).map { row in
      let values = try DecodedFilters(row.detail)
      let answer = row.verdict != "ok" ? refused : values.model == nil ? stopped : shown
      return vector(row.document, asked(system: values.system, model: values.model ?? "SM-A536B"), answer)
    }
  }

  private static func systems() throws -> [Vector] {
    try MeasuredRow.all(about: .system).map { row in
      let value = JSONValue.string(row.document).text(pretty: false)
      return vector(
        "\"osVersionComparisonMode\":\(row.kind),\"osVersion\":\(value)", asked(system: row.device, model: nil),
        row.verdict == "passes" ? shown : stopped)
    }
  }

  private static func models() throws -> [Vector] {
    try MeasuredRow.all(about: .model).map { row in
      vector(
        "\"modelComparisonMode\":\(row.kind),\"models\":\(row.document)", asked(system: nil, model: row.device),
        row.verdict == "passes" ? shown : stopped)
    }
  }

  // MARK: Prince of Versions

  private static func princeFixtures() throws -> [Vector] {
    try PrinceFixtureTests.rows().filter { $0.isMeasured && !$0.outcome.hasPrefix("config ") }.map { row in
      let bytes = try Data(contentsOf: SharedFiles.princeFixtures.appendingPathComponent(row.file))
      var device = VectorDevice()
      let isCode = PrinceDevice.comparesCodes(row.client, on: row.platform)
      device[.version] = isCode ? .number(try #require(Int64(row.installed))) : .version(row.installed)
      device[.osVersion] = row.platform.isApple ? .version(row.system) : .number(try #require(Int64(row.system)))
      device[.remembered] = row.remembered.first.map { .named(.text($0)) } ?? .named(.absent)
      for (key, checker) in row.checkers.all {
        guard case .prefix(let beginning) = checker else { continue }
        device[.requirement(ByteText(key))] = .named(.text(beginning + "*"))
      }
      let decision = try #require(PrinceDecision.decide([UInt8](bytes), on: row.device))
      return Vector(
        library: row.client.library, releases: [row.client.release.name], platform: row.platform,
        configuration: try #require(String(data: bytes, encoding: .utf8)), kept: nil, device: device,
        answer: Vector.Answer(
          outcome: row.outcome, plain: decision.plain, result: decision.result, updateVersion: row.version),
        source: .measured)
    }
  }
}

/// The four values of a row about decoding: `os=0 "13.0" model=1 ["iPhone14,2"]`.
struct DecodedFilters {
  var mode: Int64 = -1
  var version = ""
  var modelMode: Int64 = 0
  var models: [String] = []

  /// Of a row that tells a failure it has the values of a document without filters.
  init(_ detail: String) throws {
    guard let found = try /os=(-?\d+) "(.*)" model=(-?\d+) (\[.*\])/.dotMatchesNewlines().wholeMatch(in: detail)?.output
    else {
      return
    }
    mode = try #require(Int64(found.1))
    version = String(found.2)
    modelMode = try #require(Int64(found.3))
    models = try JSONDecoder().decode([String].self, from: Data(found.4.replacing(#"\\"#, with: #"\"#).utf8))
  }

  /// A system that the filter lets through, whichever its mode: the one that it names.
  var system: String { version.isEmpty ? "13" : version }

  /// A model that the filter lets through; nil where it lets nobody through.
  var model: String? { modelMode == 1 ? models.first : "another" }
}
