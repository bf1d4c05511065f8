import OSAMDecisions
import OSAMFormats

extension KindPages {
  package static let princeOfVersions = KindPages(
    title: "Updates, by Prince of Versions", mustUpdate: "the app must be updated", mayUpdate: "an update is offered",
    error: "the app gets an error, and nothing is shown", callsBack: false, answer: .oneDevice,
    assumptions: { _, tables in
      tables.contains(where: { $0.hasVersionCodes }) ? ["Installed version codes are 1 or more."] : []
    },
    look: { _, _ in .system }, nothing: "nothing",
    withoutAlert:
      "The library tells the app which update there is, and the app decides what to show. So nothing is drawn here.",
    undecided: "Apps with Prince of Versions draw their own alerts, so whether those block is not decided.",
    failsWithoutFile: true)
}

extension OutcomeTable {
  /// Installed versions are numbers.
  fileprivate var hasVersionCodes: Bool {
    cells.axes.contains { axis in
      if axis.name == .version, case .numbers = axis.line { true } else { false }
    }
  }
}
