import OSAMFormats

extension Rule {
  /// A wait so long that it was probably counted in another unit.
  static let minutesLongerThanAYear = Rule(
    id: "minutes-longer-than-a-year",
    title: "minutes is longer than a year",
    group: .ratings,
    effects: [.probablyNotMeant],
    kinds: .having([.prompt, .table]),
    why: """
      `minutes` is the time that must have passed since the last prompt, or since the app first asked. A
      value of more than a year, 525600, is probably a number of seconds or milliseconds: 2592000 is 30
      days in seconds and 1800 days in minutes. Until then nobody is asked for a rating.
      """,
    evidence: ["module-rating-units", "choice-large-limits"],
    bad: [
      .rating(["minutes": "⟦525601⟧"]).finds("warning, every release").says(
        """
        “minutes” 525601 is 365 days
        = apps with library 1.0.0–{newest} ask nobody for a rating before that time has passed
        = help: Write 8760 for 6 days.
        """
      ).helped(writing: "8760"),
      .rating(["minutes": "⟦2592000⟧"]).finds("warning, every release").helped(writing: "43200"),
      .rating(["minutes": "⟦172800000⟧", "platform": #""IOS""#]).finds("warning, every release").says(
        """
        “minutes” 172800000 is 120000 days
        = apps with library 1.0.0–{newest} ask nobody for a rating before that time has passed
        = help: Write 2880 for 2 days.
        """
      ).helped(writing: "2880"),
      // A year in seconds, and a millisecond more than that.
      .rating(["minutes": "⟦31536000⟧"]).finds("warning, every release").says(
        """
        “minutes” 31536000 is 21900 days
        = apps with library 1.0.0–{newest} ask nobody for a rating before that time has passed
        = help: Write 525600 for 365 days.
        """
      ).helped(writing: "525600"),
      .rating(["minutes": "⟦31536001⟧"]).finds("warning, every release").says(
        """
        “minutes” 31536001 is 21900 days
        = apps with library 1.0.0–{newest} ask nobody for a rating before that time has passed
        = help: Write 525 for 8 hours.
        """
      ).helped(writing: "525"),
    ],
    good: [
      .rating(["minutes": "525600"]),
      .rating(["minutes": "43200"]),
    ],
    check: .document { inspection in
      guard let minutes = inspection.document.integer("minutes"), minutes > minutesPerYear else { return }
      let isSeconds = minutes <= secondsPerYear
      let meant = isSeconds ? minutes / 60 : minutes / 60_000
      inspection.report(
        "“minutes” \(minutes) is \(Lapse.words(seconds: minutes * 60))",
        [ClientEffect(inspection.document.kind.clients, "ask nobody for a rating before that time has passed")],
        help: "Write \(meant) for \(Lapse.words(milliseconds: isSeconds ? minutes * 1000 : minutes)).",
        at: .member("minutes"))
    }
  )
}

/// 365 days. [choice-large-limits]
private let minutesPerYear: Int64 = 525_600
/// Up to here a number of seconds is at most a year; above, milliseconds are the likelier unit.
private let secondsPerYear: Int64 = 31_536_000
