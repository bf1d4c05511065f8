import OSAMFormats

extension Rule {
  /// a number in quotes.
  static let quotedNumber = Rule(
    id: "quoted-number",
    title: "a number in quotes",
    group: .shape,
    effects: [.unreadable, .probablyNotMeant],
    kinds: .having(.bareNumbers),
    why: """
      These clients read a number in quotes like the number. Other readers of the same document (the
      service's own tools, a newer library) will not.

      The rating library of before is different: on Android it reads such numbers as well, on iOS it fails. In
      version control both older libraries read the mode with quotes and without.
      """,
    repair: .safe(
      """
      Writes the number without quotes. Clients that read it in quotes read the same.
      """),
    evidence: ["module-whole-numbers", "older-rating-ios"],
    bad: [
      .version(["versionCode": #"⟦"2026030001"⟧"#]).finds("warning, every release").says(
        """
        “versionCode” is a number in quotes
        = apps read it, other programs may not
        = help: Remove the quotes.
        """),
      .rating(["minutes": #"⟦"2880"⟧"#]).finds("warning, every release"),
      .olderRating(["tmin": #"⟦"5"⟧"#, "num_apert": #"⟦"10"⟧"#]).finds("error, valoracions-ios").says(
        """
        “tmin” is a number in quotes
        = apps with valoracions-ios 1.0.0–1.0.1 get the error failure
        = help: Remove the quotes.
        """),
    ],
    good: [
      .version(),
      .olderVersion(["comparisonMode": #""0""#]),
    ],
    check: .observed(checkQuotedNumber), older: checkOlder
  )
}

private func checkQuotedNumber(_ inspection: Inspection) {
  for observation in inspection.observations(.quotedNumber) {
    inspection.report(
      observation.words(in: inspection.document), so: .doubtfulElsewhere, help: "Remove the quotes.", at: observation,
      effect: .probablyNotMeant, repair: inspection.writingPlainly(observation))
  }
}

private func checkOlder(_ inspection: Inspection, _: OlderReadings) {
  for fault in inspection.olderMistakes(.quoted) {
    inspection.report(
      "\(inspection.olderSubject(fault.path)) is a number in quotes", fault.effects, help: "Remove the quotes.",
      at: fault.node, repair: inspection.writingPlainly(fault.node))
  }
}
