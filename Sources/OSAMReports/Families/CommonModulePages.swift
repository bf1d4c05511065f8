import OSAMDecisions
import OSAMFormats

extension KindPages {
  package static let osamVersion = KindPages(
    title: "Update alert", mustUpdate: "an alert that only OK closes", mayUpdate: "an alert that offers the update",
    error: "nothing is shown", callsBack: true, answer: .everyLanguage,
    assumptions: { terms, tables in
      var assumptions: [LocalizedMessage] = [
        reach(terms.applies), "The device's clock is the service's, and no alert is on the screen already.",
        "Installed version codes are 1 or more, and no OK is older than forty years or in the future.",
      ]
      if !tables.isEmpty, terms.clock == QuestionTerms.usualClock {
        assumptions.append("Moments before 2010 and after 2099 are left out (--date).")
      }
      if tables.contains(where: { $0.mayAnswerFromCache }) {
        assumptions.append(mayAnswerFromCache)
      }
      return assumptions
    }, look: look, nothing: "no alert", withoutAlert: "Nobody sees an alert.", undecided: nil, failsWithoutFile: false)

  package static let osamRating = KindPages(
    title: "Rating", mustUpdate: osamVersion.mustUpdate, mayUpdate: osamVersion.mayUpdate, error: osamVersion.error,
    callsBack: true,
    answer: .everyLanguage,
    assumptions: { _, _ in
      [
        "Offline devices keep the limits they were built with, 2880 minutes and 5 openings.",
        "The last prompt, or the first opening, was after 1970.",
      ]
    },
    look: { _, _ in .system }, nothing: "nothing",
    withoutAlert: "The store asks for the rating, in its own way, and may not ask at all. So nothing is drawn here.",
    undecided: nil, failsWithoutFile: false)

  /// [module-may-answer-from-cache]
  package static let mayAnswerFromCache: LocalizedMessage = """
    Where the document cannot be fetched or read, the answer is ERROR. Apps with library \
    \(ModuleChange.mayAnswerFromCache.releases.words) may go by the document fetched before instead, without its filters.
    """

  /// [module-own-dialog, module-own-screen, module-checkbox-words]
  @Sendable private static func look(_ client: Client, _ platform: DevicePlatform) -> AlertLook {
    ClientSet.drawingAlerts(on: platform).contains(client) ? .own(box: TextFacts.checkboxWords) : .system
  }

  /// Whom the service gives a document to.
  private static func reach(_ applies: Applies) -> LocalizedMessage {
    switch applies {
    case .asServed: "The service gives this document to every installed version (--applies as-served)."
    case .below: "The service gives this document to installed versions below its versionCode (--applies below)."
    case .exact: "The service gives this document to exactly the installed version in versionCode (--applies exact)."
    case .upTo: "The service gives this document to installed versions up to its versionCode (--applies up-to)."
    }
  }
}

extension OutcomeTable {
  /// Devices get an error of which the releases are not certain.
  fileprivate var mayAnswerFromCache: Bool {
    !clients.intersection(ModuleChange.mayAnswerFromCache.releases).isEmpty
      && cells.cells.contains { cell in
        cells.answer(of: cell).plain == .error
      }
  }
}
