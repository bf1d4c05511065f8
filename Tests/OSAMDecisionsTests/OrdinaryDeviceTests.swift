import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMDecisions

/// Releases that are asked as one about ordinary devices show them the same.
@Suite struct OrdinaryDeviceTests {
  private static let texts = #"{"ca": "C", "es": "E", "en": "N"}"#

  private static func version(_ mode: String, _ duration: String, _ dates: String, _ more: String) -> String {
    """
    {"data": {"id": 1, "appId": 2, "packageName": "cat.bcn.app", "versionCode": 2022020000, "versionName": "2.0",
    \(dates) "serverDate": \(noon), "comparisonMode": "\(mode)", "title": \(texts), "message": \(texts), "ok": \(texts),
    "cancel": \(texts), "url": "https://example.org/app", "checkBoxDontShowAgain": true, \(more)
    "dialogDisplayDuration": \(duration)}}
    """
  }

  /// Each mode; a quiet time that is over since 1970, and one that never is; with and without a window; a platform, and
  /// what some releases cannot decode.
  private static let documents: [String] = {
    var all: [String] = []
    for mode in ["FORCE", "LAZY", "INFO", "NONE"] {
      for duration in ["3600", "999999999999", "1e3", "true"] {
        for dates in ["", #""startDate": \#(opens), "endDate": \#(closes),"#, #""startDate": "soon","#] {
          all.append(version(mode, duration, dates, #""platform": "ANDROID","#))
          all.append(version(mode, duration, dates, ""))
        }
      }
    }
    return all
  }()

  @Test func everyReleaseShowsWhatThoseOfItsGroupDo() throws {
    let terms = QuestionTerms(clients: .everyone.verified, today: noon)
    var groups: Set<Int> = []
    for json in Self.documents {
      let document = try #require(Recognition(Tree.read(Array(json.utf8), as: .json), .init()).documents.first)
      let together = ClientGroup.all(of: document, terms, ordinary: true)
      groups.insert(together.count)
      for clientGroup in ClientGroup.all(of: document, terms) {
        for client in clientGroup.clients.clients {
          let group = try #require(
            together.first { $0.platform == clientGroup.platform && $0.clients.contains(client) })
          #expect(
            try shown(group.subject, terms).isSame(as: shown(clientGroup.subject, terms)),
            "\(client.name) on \(clientGroup.platform): \(json)")
        }
      }
    }
    #expect((groups.max() ?? 0) > 3)
  }

  private func shown(_ subject: DocumentSubject, _ terms: QuestionTerms) throws -> Cells<Plain> {
    let region = try #require(terms.ordinaryRegion(subject))
    return try Cells(subject, in: region, limit: 1_000).mapped(\.plain)
  }
}
