import Foundation
import OSAMDecisions
import OSAMFormats
import TestSupport
import Testing

/// docs/vectors: answers for the tests of the libraries themselves.
@Suite struct VectorTests {
  private static let kinds = DocumentKind.all.map(\.id)

  /// The files say what the engine answers; `make golden` writes them.
  @Test(arguments: kinds)
  func filesHaveTheAnswersOfTheEngine(_ kind: String) throws {
    let vectors = try VectorWriter(kind: try #require(DocumentKind.named(kind))).vectors()
    let text = vectors.map(\.line).joined()
    let file = VectorLine.folder.appendingPathComponent("\(kind).jsonl")
    if Recorded.isWrittenAnew { return try text.write(to: file, atomically: true, encoding: .utf8) }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(kept.utf8.elementsEqual(text.utf8), "docs/vectors/\(kind).jsonl is stale: run make golden")
  }

  /// Evaluators that share no code with the engine read every line, and say the same of each of its releases.
  @Test(arguments: kinds)
  func secondReadingsAgree(_ kind: String) throws {
    for line in try VectorLine.all(of: kind) where line.source != "measured" {
      let said = VectorReading.said(line, kind: kind)
      for (release, reading) in zip(line.releases, try VectorReading.all(of: line, kind: kind)) where reading != said {
        Issue.record("\(release): a second reading has \(reading), not \(said): \(line)")
      }
    }
  }

  /// About two thousand lines a kind, none of them twice, and none about nobody.
  @Test(arguments: kinds)
  func linesAreManyAndDiffer(_ kind: String) throws {
    let lines = try VectorLine.all(of: kind)
    #expect((1_000...4_000).contains(lines.count), "\(lines.count)")
    let asked = lines.map { line in
      "\(line.library) \(line.platform) \(line.configuration) \(line.kept ?? "") "
        + line.device.sorted { $0.key < $1.key }.map { "\($0)" }.joined()
    }
    var seen: [String: Set<String>] = [:]
    for (question, line) in zip(asked, lines) where line.source != "measured" {
      #expect(!line.releases.isEmpty, "\(line)")
      #expect(seen[question, default: []].isDisjoint(with: line.releases), "\(line)")
      seen[question, default: []].formUnion(line.releases)
    }
  }

  // MARK: Everything has its lines

  /// Each outcome of each release that was read, by hand, has twenty lines or more.
  @Test func everyOutcomeHasTwentyLines() throws {
    var counts: [String: Int] = [:]
    for kind in Self.kinds {
      for line in try VectorLine.all(of: kind) {
        for release in line.releases { counts["\(kind) \(line.library) \(release) \(line.outcome)", default: 0] += 1 }
      }
    }
    // The others that occur are as well known.
    for (outcome, count) in counts { #expect(count >= 20, "\(outcome): \(count)") }
    for (kind, library, outcomes) in Self.outcomes {
      let releases = try #require(Library.all.first { $0.id == library }).clients.verified.clients
      #expect(!releases.isEmpty)
      for client in releases {
        for outcome in outcomes(client.release.name) {
          let count = counts["\(kind) \(library) \(client.release.name) \(outcome)"] ?? 0
          #expect(count >= 20, "\(kind) \(client.name) \(outcome): \(count)")
        }
      }
    }
  }

  private static var outcomes: [(kind: String, library: String, of: (String) -> [String])] {
    [
      (
        "osam-version", "osam",
        { ["FORCE", "LAZY", "INFO", "NONE"] + (goesOnWithoutAnswer.contains($0) ? [] : ["ERROR"]) }
      ),
      ("osam-rating", "osam", { ["PROMPT", "NONE"] + (goesOnWithoutAnswer.contains($0) ? [] : ["ERROR"]) }),
      (
        "controldeversions", "controldeversions-ios",
        { _ in ["must-update", "may-update", "inform", "nothing", "crash", "error:Error parsing data"] }
      ),
      (
        "controldeversions", "controldeversions-android",
        { _ in ["must-update", "may-update", "inform", "nothing", "crash", "error:onFailure"] }
      ),
      ("valoracions", "valoracions-ios", { _ in ["prompt", "nothing", "error:failure"] }),
      ("valoracions", "valoracions-android", { _ in ["prompt", "nothing", "crash"] }),
      (
        "prince-of-versions", "pov-ios",
        { release in
          release < "4"
            ? ["newVersion", "noNewVersion"]
            : [
              "requiredUpdateNeeded", "newUpdateAvailable", "noUpdateAvailable", "error:requirementsNotSatisfied",
              "error:dataNotFound",
            ]
        }
      ),
      (
        "prince-of-versions", "pov-android",
        { release in
          release < "4"
            ? ["MANDATORY", "OPTIONAL", "NO_UPDATE"]
            : [
              "REQUIRED_UPDATE_NEEDED", "NEW_UPDATE_AVAILABLE", "NO_UPDATE_AVAILABLE", "error:IllegalStateException",
              "error:IllegalArgumentException",
            ]
        }
      ),
      (
        "prince-of-versions", "pov-kmp",
        { _ in
          [
            "MANDATORY", "OPTIONAL", "NO_UPDATE", "error:RequirementsNotSatisfiedException",
            "error:IllegalStateException",
          ]
        }
      ),
    ]
  }

  /// Releases that show what they kept, or nothing, where there is no answer.
  private static let goesOnWithoutAnswer = [
    "1.0.0", "1.0.1", "1.0.3", "1.0.4", "1.0.5", "1.0.6", "1.0.7", "1.0.8",
  ]

  /// Both sides of each place where an answer turns, by hand.
  @Test func bothSidesOfEveryBoundary() throws {
    func numbers(_ kind: String, _ axis: String, _ isAsked: (VectorLine) -> Bool = { _ in true }) throws -> Set<Int64> {
      Set(try VectorLine.all(of: kind).filter(isAsked).compactMap { $0.device[axis]?.whole })
    }
    let dates = try numbers("osam-version", "date")
    for date in [opens - 1, opens, closes, closes + 1] { #expect(dates.contains(date), "\(date)") }
    let ages = try numbers("osam-version", "device")
    for age in [0, 3_599_999, 3_600_000] as [Int64] { #expect(ages.contains(age), "\(age)") }
    let builds = try numbers("osam-version", "version") { $0.platform == "ios" && $0.releases.contains("1.0.6") }
    for build in [2_147_483_647, 2_147_483_648] as [Int64] { #expect(builds.contains(build), "\(build)") }
    let (openings, minutes) = (try numbers("osam-rating", "opens"), try numbers("osam-rating", "minutes-since-prompt"))
    for opening in [1, 4, 5, 6, 9, 10, 19, 20] as [Int64] { #expect(openings.contains(opening), "\(opening)") }
    for minute in [0, 9, 10, 59, 60, 2_879, 2_880, 525_599, 525_600] as [Int64] {
      #expect(minutes.contains(minute), "\(minute)")
    }
    for launch in [1, 2, 3, 4, 5, 9, 10] as [Int64] {
      #expect(try numbers("valoracions", "opens").contains(launch), "\(launch)")
    }
    for day in [0, 1, 2, 6, 7, 29, 30] as [Int64] {
      #expect(try numbers("valoracions", "days-since-first").contains(day), "\(day)")
    }
    let codes = try numbers("prince-of-versions", "version")
    for code in [199, 200, 299, 300, 399, 400] as [Int64] { #expect(codes.contains(code), "\(code)") }
    let levels = try numbers("prince-of-versions", "os-version")
    for level in [8, 9, 11, 12, 13, 14] as [Int64] { #expect(levels.contains(level), "\(level)") }
    let versions = Set(try VectorLine.all(of: "controldeversions").compactMap { $0.device["version"]?.text })
    for version in ["2.0", "1.2.10", "1.2.9", "1.2.11", "1.10", "1.9", "1.11"] {
      #expect(versions.contains(version), "\(version)")
    }
  }

  // MARK: Measured lines

  /// Every row that was run stands in a file, with its own verdict.
  @Test func everyMeasuredRowIsThere() throws {
    let lines = try VectorLine.all(of: "osam-version").filter { $0.source == "measured" }
    var answers: [String: Set<String>] = [:]
    for line in lines {
      #expect(line.releases.contains("3.1.0") && line.releases.contains("3.2.0"))
      let device = "\(line.device["os-version"]?.text ?? "-") \(line.device["model"]?.text ?? "-")"
      answers["\(line.configuration) \(device)", default: []].insert(line.outcome)
    }
    for row in try MeasuredRow.all(about: .decoding) {
      let text = MeasuredVectors.filtered(row.document)
      // Rows about one filter ask a device that tells one thing of itself.
      let asked = answers.filter { key, _ in
        key.hasPrefix(text + " ") && !key.hasPrefix(text + " - ") && !key.hasSuffix(" -")
      }
      let found = asked.values.reduce(into: Set<String>()) { $0.formUnion($1) }
      let isForNobody = row.detail.hasSuffix("model=1 []")
      #expect(found == [row.verdict != "ok" ? "ERROR" : isForNobody ? "NONE" : "LAZY"], "\(row)")
    }
    for subject in [MeasuredRow.Subject.system, .model] {
      for row in try MeasuredRow.all(about: subject) {
        let value = subject == .system ? try Self.quoted(row.document) : row.document
        let names = subject == .system ? ("osVersionComparisonMode", "osVersion") : ("modelComparisonMode", "models")
        let text = MeasuredVectors.filtered("\"\(names.0)\":\(row.kind),\"\(names.1)\":\(value)")
        let device = subject == .system ? "\(row.device) -" : "- \(row.device)"
        #expect(answers["\(text) \(device)"] == [row.verdict == "passes" ? "LAZY" : "NONE"], "\(row)")
      }
    }
    let measured = try VectorLine.all(of: "prince-of-versions").filter { $0.source == "measured" }
    let rows = try PrinceFixtureTests.rows().filter { $0.isMeasured && !$0.outcome.hasPrefix("config ") }
    #expect(rows.count == measured.count && rows.count > 100, "\(rows.count) \(measured.count)")
    for (row, line) in zip(rows, measured) {
      #expect(line.outcome == row.outcome && line.updateVersion == row.version, "\(row): \(line)")
      #expect(line.releases == [row.client.release.name], "\(row): \(line)")
    }
  }

  @Test func theEngineGivesWhatWasMeasured() throws {
    let writer = VectorWriter(kind: .osamVersion)
    for vector in try MeasuredVectors.all(of: .osamVersion) {
      let answers = try writer.answers(to: vector)
      #expect(!answers.isEmpty && answers.allSatisfy { $0 == vector.answer }, "\(vector.line) \(answers)")
    }
  }

  private static func quoted(_ text: String) throws -> String {
    let list = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
    return String(list.dropFirst().dropLast()).replacing("\\/", with: "/")
  }

  /// Likely are KMP on iOS, and 3.2.0 where there is no answer.
  @Test func onlyWhatWasReadIsSaidToBeRead() throws {
    for line in try VectorLine.all(of: "prince-of-versions") where line.library == "pov-kmp" && line.platform == "ios" {
      #expect(line.source == "likely", "\(line)")
    }
    for line in try VectorLine.all(of: "osam-version") where line.releases.contains("3.2.0") && line.outcome == "ERROR"
    {
      #expect(line.source != "read", "\(line)")
    }
  }
}
