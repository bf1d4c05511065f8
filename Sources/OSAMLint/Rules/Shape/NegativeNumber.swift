import OSAMFormats
import OSAMSyntax

extension Rule {
  /// a negative number.
  static let negativeNumber = Rule(
    id: "negative-number",
    title: "a negative number",
    group: .shape,
    effects: [.neverSeen, .probablyNotMeant],
    kinds: .having(.positiveNumbers),
    why: """
      Clients read it, and it makes no sense here: no version is negative, and a negative date lies before
      1970. A negative duration, number of minutes or of openings is always reached, so it restricts nothing.

      In the older rating library a negative `tmin` waits no days at all. A negative `num_apert` is reached from the
      first opening on iOS and turns the prompt off on Android.
      """,
    evidence: ["module-duration", "module-rating-decision", "older-rating-zero"],
    bad: [
      .version(["versionCode": "⟦-2026030001⟧"]).finds("warning, every release").says(
        """
        “versionCode” is negative (-2026030001)
        = no installed version is negative
        """),
      .rating(["numAperture": "⟦-5⟧"]).finds("warning, every release").says(
        """
        “numAperture” is negative (-5)
        = every app has reached it, so it restricts nothing
        """),
      .olderRating(["tmin": "⟦-5⟧"]).finds("warning, every release").says(
        """
        “tmin” is negative (-5)
        = apps with valoracions-ios 1.0.0–1.0.1 and valoracions-android 1.3.0–1.4.0 wait no days at all
        = help: Write the number that is meant.
        """),
      .olderRating(["num_apert": "⟦-1⟧"]).finds("warning, every release").says(
        """
        “num_apert” is negative (-1)
        = apps with valoracions-ios 1.0.0–1.0.1 wait for no opening; apps with valoracions-android 1.3.0–1.4.0 \
        never ask
        = help: Write the number that is meant.
        """),
      .version(["endDate": "⟦-1⟧"]).finds("error, osam from 1.1.0").says(
        """
        “endDate” is negative (-1)
        = that is a moment before 1970
        """),
      // Without an alert nothing is lost.
      .version(["endDate": "⟦-1⟧", "comparisonMode": #""NONE""#]).finds("warning, osam from 1.1.0").says(
        """
        “endDate” is negative (-1)
        = that is a moment before 1970
        """),
    ].asking(for: .date),
    good: [
      .rating(["numAperture": "0"]),
      .olderRating(["tmin": "0"]),
    ],
    check: .observed(checkNegativeNumber), older: checkOlder
  )
}

private func checkNegativeNumber(_ inspection: Inspection) {
  for observation in inspection.observations(.negativeNumber) {
    let readers = observation.member.map { inspection.document.kind.members[$0].readBy }
    inspection.report(
      observation.words(in: inspection.document), so: effect(observation, inspection.document), at: observation,
      effect: closesForEver(observation, inspection) ? .neverSeen : .probablyNotMeant, clients: readers)
  }
}

/// An end before 1970 is an end that has passed.
private func closesForEver(_ observation: Observation, _ inspection: Inspection) -> Bool {
  observation.member.map { inspection.document.kind.members[$0].name } == "endDate" && inspection.mode != "NONE"
}

private func effect(_ observation: Observation, _ document: Document) -> LocalizedMessage? {
  switch observation.member.map({ document.kind.members[$0].type }) {
  case .instant: "that is a moment before 1970"
  case .duration: "that is always over, and the alert comes at every call"
  case .integer(.int32): "every app has reached it, so it restricts nothing"
  default: "no installed version is negative"
  }
}

private func checkOlder(_ inspection: Inspection, _ older: OlderReadings) {
  let both = OlderClients.ratingIOS | OlderClients.ratingAndroid
  for member in ["tmin", "num_apert"] {
    guard let number = older.number(member), number < 0, let pair = inspection.document.pair(member) else {
      continue
    }
    inspection.report(
      "“\(member)” is negative (\(number))",
      member == "tmin"
        ? [ClientEffect(both, "wait no days at all", .probablyNotMeant)]
        : [
          ClientEffect(OlderClients.ratingIOS, "wait for no opening", .probablyNotMeant),
          ClientEffect(OlderClients.ratingAndroid, "never ask", .probablyNotMeant),
        ], help: "Write the number that is meant.", at: pair.place)
  }
}
