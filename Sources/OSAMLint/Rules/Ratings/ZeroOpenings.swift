import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A number of openings that means never on one platform and at once on the other.
  static let zeroOpenings = Rule(
    id: "zero-openings",
    title: "num_apert is 0",
    group: .ratings,
    effects: [.probablyNotMeant],
    kinds: .having([.prompt, .olderReadings]),
    why: """
      The README of the Android library says that 0 turns the prompt off, and there it does. On iOS 0 is reached
      from the first opening, so only `tmin` keeps the prompt from coming. A file with 0 does opposite things on
      the two platforms.
      """,
    evidence: ["older-rating-zero"],
    bad: [
      .olderRating(["num_apert": "⟦0⟧"]).finds("warning, every release").says(
        """
        “num_apert” is 0
        = apps with valoracions-android 1.3.0–1.4.0 never ask; apps with valoracions-ios 1.0.0–1.0.1 ask after \
        5 days, however often the app was opened
        = help: Write 1 or more; to turn the prompt off, leave that to the app.
        """),
      .olderRating(["num_apert": "⟦0.0⟧", "tmin": "0"]).finds("warning, every release").says(
        """
        “num_apert” is 0
        = apps with valoracions-android 1.3.0–1.4.0 never ask; apps with valoracions-ios 1.0.0–1.0.1 ask at the \
        first opening
        = help: Write 1 or more; to turn the prompt off, leave that to the app.
        """),
    ].asking(for: .date),
    good: [
      .olderRating(["num_apert": "1"]),
      .olderRating(["num_apert": "-1"]),
    ],
    check: .older(checkZero)
  )
}

private func checkZero(_ inspection: Inspection, _ older: OlderReadings) {
  guard older.number("num_apert") == 0, let pair = inspection.document.pair("num_apert") else { return }
  let days = older.number("tmin") ?? 0
  let wait: LocalizedMessage =
    switch days {
    case ...0: "ask at the first opening"
    default: "ask after \(days, one: "day", many: "days"), however often the app was opened"
    }
  inspection.report(
    "“num_apert” is 0",
    [
      ClientEffect(OlderClients.ratingAndroid, "never ask", .probablyNotMeant),
      ClientEffect(OlderClients.ratingIOS, wait, .probablyNotMeant),
    ], help: "Write 1 or more; to turn the prompt off, leave that to the app.", at: pair.place)
}
