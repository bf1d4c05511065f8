import OSAMDecisions
import OSAMFormats

/// What all answers of a question rest on, and nobody said.
package enum OutcomeAssumptions {
  package static func of(_ documents: [DocumentOutcomes], _ terms: QuestionTerms) -> [Words] {
    let tables = documents.flatMap(\.tables)
    let axes = Set(tables.flatMap { $0.cells.axes.map(\.name) })
    var assumptions: [Words] = []
    if documents.contains(where: { $0.document.kind == .osamVersion }) {
      assumptions.append(reach(terms.applies))
      assumptions.append("The device's clock is the service's, and no alert is on the screen already.")
      assumptions.append("Installed version codes are 1 or more, and no OK is older than forty years or in the future.")
    } else if tables.contains(where: \.hasVersionCodes) {
      assumptions.append("Installed version codes are 1 or more.")
    }
    if axes.contains(.date), terms.clock == QuestionTerms.usualClock {
      assumptions.append("Moments before 2010 and after 2099 are left out (--date).")
    }
    if documents.contains(where: { $0.document.kind == .osamRating }) {
      assumptions.append("Offline devices keep the limits they were built with, 2880 minutes and 5 openings.")
      assumptions.append("The last prompt, or the first opening, was after 1970.")
    }
    if documents.contains(where: { $0.document.kind == .controlDeVersions }) {
      assumptions.append("On iOS no alert without a cancel button was shown since the app was started.")
    }
    if documents.contains(where: { $0.document.kind == .valoracions }) {
      assumptions.append("On Android all openings came after the last prompt.")
    }
    return assumptions
  }

  /// Whom the service gives a document to.
  static func reach(_ applies: Applies) -> Words {
    switch applies {
    case .asServed: "The service gives this document to every installed version (--applies as-served)."
    case .below: "The service gives this document to installed versions below its versionCode (--applies below)."
    case .exact: "The service gives this document to exactly the installed version in versionCode (--applies exact)."
    case .upTo: "The service gives this document to installed versions up to its versionCode (--applies up-to)."
    }
  }
}

extension OutcomeTable {
  /// Installed versions are numbers.
  fileprivate var hasVersionCodes: Bool {
    cells.axes.contains { axis in
      if axis.name == .version, case .numbers = axis.line { true } else { false }
    }
  }
}
