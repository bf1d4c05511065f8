import OSAMDecisions
import OSAMFormats
import TestSupport
import Testing

/// Targets that addresses lead to.
@Suite struct LinkTargetTests {
  @Test func table() {
    #expect(LinkRow.all.count >= 80)
    for row in LinkRow.all {
      let android = LinkTarget(row.url, for: LinkUser(.android, packageName: "cat.bcn.bus"))
      let ios = LinkTarget(row.url, for: LinkUser(.ios, packageName: "cat.bcn.bus"))
      #expect(android == row.android, "\(row.url) on Android")
      #expect(ios == row.ios, "\(row.url) on iOS")
    }
  }

  /// Each is in the table, on some platform.
  @Test func everyTarget() {
    let shown = Set(LinkRow.all.flatMap { [$0.android, $0.ios] })
    for target in LinkTarget.allCases { #expect(shown.contains(target), "\(target)") }
  }

  /// Where a document may be for both platforms, the other store is no trap; and where no app is named, any app's page
  /// is its own.
  @Test func documentsThatSayLess() {
    let play = "https://play.google.com/store/apps/details?id=cat.bcn.bus"
    #expect(LinkTarget(play, for: LinkUser(.ios, isOnlyOne: false)) == .webPage)
    #expect(LinkTarget(play, for: LinkUser(.android, isOnlyOne: false)) == .ownPage)
    #expect(LinkTarget(play, for: LinkUser(.android, packageName: " ")) == .ownPage)
  }
}
