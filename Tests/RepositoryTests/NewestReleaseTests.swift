import TestSupport
import Testing

@Suite struct NewestReleaseTests {
  @Test func theReleaseIsHiddenWhereItStandsAlone() {
    let (one, other) = (
      "osam:\(newestRelease), 1.1.0–\(newestRelease). 2.0.0..\(newestRelease)",
      "osam:{newest}, 1.1.0–{newest}. 2.0.0..{newest}"
    )
    #expect(NewestRelease.hidden(one) == other && NewestRelease.filled(other) == one)
    for version in ["1\(newestRelease)", "\(newestRelease)0", "\(newestRelease).1", "1.\(newestRelease)"] {
      #expect(NewestRelease.hidden(version) == version)
    }
  }
}
