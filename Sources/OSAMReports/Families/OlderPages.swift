import OSAMDecisions
import OSAMFormats

extension KindPages {
  package static let controlDeVersions = older(
    "Update alert of the older library",
    ["On iOS no alert without a cancel button was shown since the app was started."], nothing: "no alert")

  package static let valoracions = older(
    "Rating of the older library", ["On Android all openings came after the last prompt."], nothing: "nothing")

  private static func older(_ title: LocalizedMessage, _ assumptions: [LocalizedMessage], nothing: LocalizedMessage)
    -> KindPages
  {
    KindPages(
      title: title, mustUpdate: "an alert that must be followed", mayUpdate: "an alert that offers the update",
      error: "the app gets an error, and nothing is shown", callsBack: false, answer: .oneDevice,
      assumptions: { _, _ in assumptions }, look: { _, _ in .system }, nothing: nothing,
      withoutAlert: "Nobody sees an alert.",
      undecided: nil,
      failsWithoutFile: true)
  }
}
