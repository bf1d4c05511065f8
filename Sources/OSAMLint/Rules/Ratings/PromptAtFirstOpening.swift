import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Limits that ask for a rating before the user has seen the app.
  static let promptAtFirstOpening = Rule(
    id: "prompt-at-first-opening",
    title: "the rating prompt comes at the first opening",
    group: .ratings,
    effects: [.probablyNotMeant],
    kinds: .having(.prompt),
    why: """
      With `minutes` of 0 or less and `numAperture` of 1 or less nothing is left to wait for: the prompt
      is requested the first time the app is opened, from people who do not know the app yet. Up to 1.0.7
      an opening is counted after it has been compared, so there 0 has this effect and 1 has not.

      In the older libraries that is so with `tmin` 0 and `num_apert` 1, the values of the README: iOS asks at the first
      opening of every build, Android at every opening until the user answers. (`num_apert` 0 is another rule's.)
      """,
    evidence: ["module-rating-decision", "older-rating-decision-ios", "older-rating-decision-android"],
    bad: [
      .rating(["minutes": "⟦0⟧", "numAperture": "1"]).finds("warning, osam from 1.0.8").says(
        """
        “minutes” 0 and “numAperture” 1 leave nothing to wait for
        = apps with library 1.0.8–{newest} ask for a rating at the first opening
        = help: Raise one of the two: 2880 minutes and 5 openings are built in.
        """),
      .rating(["minutes": "⟦-1⟧", "numAperture": "0"]).finds("warning, every release"),
      .rating(["minutes": "⟦0⟧", "numAperture": "0"], clients: "1.0.0..1.0.7").finds("warning, every release"),
      .olderRating(["tmin": "⟦0⟧", "num_apert": "1"]).finds("warning, every release").says(
        """
        “tmin” 0 and “num_apert” 1 leave nothing to wait for
        = apps with valoracions-ios 1.0.0–1.0.1 ask at the first opening of every build; apps with \
        valoracions-android 1.3.0–1.4.0 ask at every opening until the user answers
        = help: Raise one of the two.
        """),
    ].asking(for: .date),
    good: [
      .rating(["minutes": "1", "numAperture": "1"]),
      .rating(["minutes": "0", "numAperture": "2"]),
      .rating(["minutes": "0", "numAperture": "1"], clients: "1.0.0..1.0.7"),
      .olderRating(["tmin": "0", "num_apert": "2"]),
      .olderRating(["tmin": "0", "num_apert": "0"]),
    ],
    check: .document(checkFirst), older: checkOlder
  )
}

private func checkFirst(_ inspection: Inspection) {
  let document = inspection.document
  guard let minutes = document.integer("minutes"), let openings = document.integer("numAperture"),
    let span = inspection.span(of: "numAperture")
  else { return }
  // Most limits leave something to wait for; only the others are put before the clients.
  if minutes > 0 || openings > 1 { return }
  let platform = inspection.platform ?? .android
  let now = inspection.context.now
  let prompting = inspection.ratingClients(among: document.kind.clients) { config, client in
    let device = RatingDevice(client: client, platform: platform, now: now)
    return !RatingDecision.prompts(config, on: device, openings: [now]).isEmpty
  }
  inspection.report(
    "“minutes” \(minutes) and “numAperture” \(openings) leave nothing to wait for",
    [ClientEffect(prompting, "ask for a rating at the first opening")],
    help: "Raise one of the two: 2880 minutes and 5 openings are built in.", at: .member("minutes"),
    related: [RelatedPlace(span, "so many openings are enough")])
}

private func checkOlder(_ inspection: Inspection, _ older: OlderReadings) {
  let document = inspection.document
  guard let days = older.number("tmin"), days <= 0,
    older.number("num_apert") == 1, let pair = document.pair("tmin"),
    let span = inspection.span(of: "num_apert")
  else { return }
  func asking(_ clients: ClientSet) -> ClientSet {
    ClientSet(
      clients.clients.filter { client in
        let device = OlderRatingDevice(client: client, opens: 1, daysSinceFirst: 0)
        return OlderRatingDecision.decide(.success(older.value), on: device)?.plain == .prompt
      })
  }
  inspection.report(
    "“tmin” \(days) and “num_apert” 1 leave nothing to wait for",
    [
      ClientEffect(asking(OlderClients.ratingIOS), "ask at the first opening of every build", .probablyNotMeant),
      ClientEffect(
        asking(OlderClients.ratingAndroid), "ask at every opening until the user answers", .probablyNotMeant),
    ], help: "Raise one of the two.", at: pair.place, related: [RelatedPlace(span, "one opening is enough")])
}
