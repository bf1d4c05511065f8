import Foundation
import OSAMDecisions
import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

/// Memories of a device with which it gets the same again, against the decision itself: whatever is remembered, it recurs where the
/// recurrence says so and nowhere else.
@Suite struct RecurrenceTests {
  /// 24 November 2026, in the window of most samples.
  private static let now: Instant = 1_795_474_800_000

  private static let remembering: [AxisName] = [
    .device, .remembered, .minutesSincePrompt, .daysSincePrompt, .dontAsk, .answered,
  ]

  private static func alert(_ mode: String, quiet: Int64, box: Bool) -> String {
    """
    {"data": {"id": 1, "appId": 2, "packageName": "cat.bcn.bus", "versionCode": 2026110000, "versionName": "5.0.0",
    "platform": "ANDROID", "comparisonMode": "\(mode)", "startDate": 1793487600000, "endDate": 1798757999999,
    "serverDate": 1795474800000, "title": {"ca": "a", "es": "a", "en": "a"}, "message": {"ca": "b", "es": "b", "en": "b"},
    "ok": {"ca": "c", "es": "c", "en": "c"}, "cancel": {"ca": "d", "es": "d", "en": "d"},
    "url": "https://www.barcelona.cat", "checkBoxDontShowAgain": \(box), "dialogDisplayDuration": \(quiet)}}
    """
  }

  private static let documents: [String] = {
    var texts = ["LAZY", "INFO", "FORCE"].flatMap { mode in
      [Int64(0), 3_600, 86_400, -1, .max].flatMap { quiet in
        [true, false].map { alert(mode, quiet: quiet, box: $0) }
      }
    }
    let folder = SharedFiles.packageRoot.appending(path: "samples")
    for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)! {
      if ["json", "yaml"].contains(file.pathExtension), let text = try? String(contentsOf: file, encoding: .utf8) {
        texts.append(text)
      }
    }
    return texts
  }()

  /// Values of an axis: every name, and numbers around those at which something changes.
  private static func values(_ memory: Recurrence, _ random: inout Seeded) -> [Value] {
    let values = memory.asked.names.numbers.map { Value.named($0) }
    guard case .numbers(let whole) = memory.asked.line else { return values }
    var numbers: Set<Int64> = [whole.lowerBound, whole.upperBound]
    for extent in memory.again {
      guard case .numbers(let range) = extent.line else { continue }
      for edge in [range.lowerBound, range.upperBound] {
        for number in [edge.subtractingReportingOverflow(1), edge.addingReportingOverflow(1), (edge, false)]
        where !number.1 && whole.contains(number.0) {
          numbers.insert(number.0)
        }
      }
    }
    for _ in 0..<20 { numbers.insert(Int64.random(in: whole, using: &random)) }
    return values + numbers.sorted().map { .number($0) }
  }

  @Test func itIsWhatTheDecisionSays() throws {
    var random = Seeded(state: 37)
    var (asked, kept) = (0, 0)
    for text in Self.documents {
      let tree = Tree.read(Array(text.utf8), as: text.hasPrefix("{") || text.hasPrefix("[") ? .json : .yaml)
      for document in Recognition(tree, .init()).documents {
        let terms = QuestionTerms(clients: .everyone.verified.intersection(document.kind.clients), today: Self.now)
        let groups = ClientGroup.all(of: document, terms)
        let tables = OutcomeTable.found(of: groups, terms).tables
        for (platform, outlook) in Outlooks(of: groups, terms).told {
          for table in tables where table.platform == platform && table.subject.axes == outlook.axes {
            for part in outlook.today where part.answer.plain != .nothing {
              for name in Self.remembering {
                guard let memory = table.recurrence(of: part, along: name, at: Self.now),
                  let index = table.subject.index(of: name)
                else { continue }
                var point = part.region.compactMap { $0.witness() }
                if let clock = table.subject.index(of: .date) { point[clock] = .number(Self.now) }
                for value in Self.values(memory, &random) {
                  point[index] = value
                  let recurs = table.subject.ask(point).answer.plain == part.answer.plain
                  #expect(memory.again.contains { $0.contains(value) } == recurs, "\(name) \(value) of \(text)")
                  asked += 1
                  kept += recurs ? 0 : 1
                }
              }
            }
          }
        }
      }
    }
    // Both happen, so that neither answer alone would do.
    #expect(asked > 5_000 && kept > 500)
  }

  /// The words of pages: a quiet time, a box, a version that was announced.
  @Test func whatIsReadOffIt() throws {
    func memory(_ text: String, _ name: AxisName) throws -> Recurrence {
      let document = try #require(Recognition(Tree.read(Array(text.utf8), as: .json), .init()).documents.first)
      let terms = QuestionTerms(clients: .everyone.verified.intersection(document.kind.clients), today: Self.now)
      let groups = ClientGroup.all(of: document, terms)
      let told = try #require(Outlooks(of: groups, terms).told.last)
      let table = try #require(
        OutcomeTable.found(of: groups, terms).tables.last {
          $0.platform == told.platform && $0.subject.axes == told.outlook.axes
        })
      return try #require(table.recurrence(of: told.outlook.today[0], along: name, at: Self.now))
    }
    let quiet = try memory(Self.alert("LAZY", quiet: 86_400, box: true), .device)
    #expect(quiet.leastNumber == 86_400_000 && quiet.hasNumbers && !quiet.isAlways)
    #expect(quiet.isAgain(with: .text("seen")) && !quiet.isAgain(with: .text("ticked")))
    let force = try memory(Self.alert("FORCE", quiet: 86_400, box: true), .device)
    #expect(force.leastNumber == nil && force.hasNumbers && force.isAgain(with: .text("seen")))
    let once = try memory(#"{"android2": [{"last_version_available": 340}]}"#, .remembered)
    #expect(!once.isAlways && once.isAgain(with: .absent) && !once.isAgain(with: .text("340")))
    #expect(try memory(#"{"android2": [{"required_version": 340}]}"#, .remembered).isAlways)
  }
}
