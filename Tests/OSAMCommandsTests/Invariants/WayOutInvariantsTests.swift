import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

/// `check` and `prove` mean the same alerts when they say that nobody can get past them: over every address of the table, in
/// documents that must be answered, that need not be, and that nobody is shown.
@Suite struct WayOutInvariantsTests {
  private static func document(_ platform: String, _ mode: String, _ url: String) -> String {
    #"{"data": {"id": 109, "appId": 400, "versionCode": 2026110001, "versionName": "1.2", "packageName": "cat.bcn.bus", "platform": "\#(platform)", "#
      + #""comparisonMode": "\#(mode)", "startDate": 1767222000000, "endDate": 4102441199000, "#
      + #""checkBoxDontShowAgain": true, "dialogDisplayDuration": 86400, "serverDate": 1767222000000, "#
      + #""title": {"ca": "a", "es": "b", "en": "c"}, "message": {"ca": "a", "es": "b", "en": "c"}, "#
      + #""ok": {"ca": "a", "es": "b", "en": "c"}, "cancel": {"ca": "a", "es": "b", "en": "c"}, "url": \#(url)}}"#
  }

  private static func older(_ cancel: String, _ url: String) -> String {
    #"{"version": "2.0", "comparisonMode": 0, "title": "a", "message": "b", "okButtonTitle": "c", \#(cancel)"#
      + #""okButtonActionURL": \#(url)}"#
  }

  private static func quoted(_ url: String) -> String {
    "\"" + url.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: #"\""#) + "\""
  }

  @Test func everyAddress() {
    var traps = 0
    for row in LinkRow.all {
      let url = Self.quoted(row.url)
      var documents: [(DocumentKind, String)] = []
      for platform in ["ANDROID", "IOS"] {
        for mode in ["FORCE", "LAZY", "INFO"] { documents.append((.osamVersion, Self.document(platform, mode, url))) }
      }
      documents.append((.controlDeVersions, Self.older("", url)))
      documents.append((.controlDeVersions, Self.older(#""cancelButtonTitle": "d", "#, url)))
      for (kind, text) in documents {
        let outcome = Invariants.ask(Array(text.utf8), .json, kind)
        if outcome.hasError { traps += 1 }
        for found in outcome.disagreements {
          Issue.record("\(row.url), \(found.property.rawValue): \(found.words)\n\(outcome.findings)\n\(text)")
        }
      }
    }
    // Of documents that are all fine, or all refused, this would say nothing.
    #expect(traps > 60)
    #expect(traps < LinkRow.all.count * 4)
  }
}
