import Foundation
import TestSupport
import Testing

@testable import OSAMFormats

/// Documents with filters as the decoder of the module reads them, and devices as its own comparisons let them through:
/// measured rows of Tests/Measured. [module-filter-members, module-system-filter, module-model-filter]
@Suite struct MeasuredFilterTests {
  /// Verdicts and values of the newest release as measured, and of every release as `ReferenceClient` has them.
  @Test func documents() throws {
    let rows = try MeasuredRow.all(about: .decoding)
    #expect(rows.count == 264)
    var tally = Tally(.osamVersion)
    for row in rows {
      let added = row.document.isEmpty ? [] : [row.document]
      let text = Damage.wrapped(Damage.quoted(Damage.version.members) + added)
      let reads = row.verdict == "ok"
      let values = ReferenceClient.decode(Array(text.utf8), version: true, range: 8)
      #expect(values.map(Self.told) == (reads ? row.detail : nil), "\(row)")
      #expect((VersionConfig(decoded(text, as: .osamVersion), for: clientOfRange[7]) != nil) == reads, "\(row)")
      tally.compare(Array(text.utf8))
    }
    tally.finish()
  }

  /// The four values as rows tell them.
  private static func told(_ values: [String: ReferenceClient.Value]) -> String {
    var systemMode: Int64 = -1
    var version = ""
    var modelMode: Int64 = 0
    var models: [String] = []
    if case .number(let number)? = values["osVersionComparisonMode"] { systemMode = number }
    if case .text(let text)? = values["osVersion"] { version = text }
    if case .number(let number)? = values["modelComparisonMode"] { modelMode = number }
    if case .names(let names)? = values["models"] { models = names }
    let list = models.map { "\"\(written($0))\"" }.joined(separator: ",")
    return "os=\(systemMode) \"\(written(version))\" model=\(modelMode) [\(list)]"
  }

  /// Controls are escaped there, and half of a character is a question mark.
  private static func written(_ text: String) -> String {
    text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\n": return #"\\n"#
      case "\t": return #"\\t"#
      case "\0": return #"\\u0000"#
      case "\u{FFFD}": return "?"
      default: return String(scalar)
      }
    }.joined()
  }

  /// No release up to 3.0.1 knows the members, so that any value will do.
  @Test(arguments: ["osVersionComparisonMode", "osVersion", "modelComparisonMode", "models"])
  func olderReleasesReadAnyValue(_ name: String) {
    for value in ["null", "true", "1.5", "x", "{}", #"{"a": [1]}"#, "[null]", #"["a" "b"]"#, #"["a",]"#, #"[["a"]]"#] {
      expect(Sample.version.adding(name, value), acceptedBy: Array(1...7), "\(name): \(value)")
    }
    expect(Sample.version.adding(name, #"["a"}"#), acceptedBy: [], name)
  }

  @Test func systems() throws {
    let rows = try MeasuredRow.all(about: .system)
    #expect(rows.count == 199)
    for row in rows {
      let mode = try #require(Int64(row.kind), "\(row)")
      let passes = SystemFilter(mode: mode, version: row.document)?.admits(row.device) ?? true
      #expect(passes == (row.verdict == "passes"), "\(row)")
    }
  }

  @Test func models() throws {
    let rows = try MeasuredRow.all(about: .model)
    #expect(rows.count == 159)
    for row in rows {
      let mode = try #require(Int64(row.kind), "\(row)")
      let list = try #require(try JSONSerialization.jsonObject(with: Data(row.document.utf8)) as? [String], "\(row)")
      let passes = ModelFilter(mode: mode, models: list)?.admits(row.device) ?? true
      #expect(passes == (row.verdict == "passes"), "\(row)")
    }
  }

  /// Letters are compared as they are: a composed and a decomposed accent differ.
  @Test func accentsOfModelsAreComparedAsWritten() {
    for (mode, admits) in [(1, false), (2, true)] as [(Int64, Bool)] {
      let filter = ModelFilter(mode: mode, models: ["T\u{E9}l\u{E9}"])
      #expect(filter?.admits("Te\u{301}le\u{301}") == admits)
      #expect(filter?.admits("T\u{E9}l\u{E9}") == !admits)
    }
  }
}
