import OSAMFormats

extension Rule {
  /// More openings than people make.
  static let openingsOutOfReach = Rule(
    id: "openings-out-of-reach",
    title: "numAperture is more than 1000 openings",
    group: .ratings,
    effects: [.worthKnowing],
    kinds: .having([.prompt, .table]),
    why: """
      Nobody is asked for a rating before the app has been opened `numAperture` times. With more than 1000
      a user who opens the app once a day is asked after almost three years at the earliest.
      """,
    evidence: ["module-rating-decision", "choice-large-limits"],
    bad: [
      .rating(["numAperture": "⟦1001⟧"]).finds("info, every release").says(
        """
        “numAperture” 1001 is out of reach for most users
        = apps with library 1.0.0–{newest} ask nobody for a rating before so many openings
        = help: Write a lower number: 5 is built in, and the documentation speaks of 20.
        """),
      .rating(["numAperture": "⟦2147483647⟧"]).finds("info, every release"),
    ].asking(for: .date),
    good: [
      .rating(["numAperture": "1000"]),
      .rating(["numAperture": "20"]),
    ],
    check: .document { inspection in
      guard let openings = inspection.document.integer("numAperture"), openings > mostOpenings else { return }
      inspection.report(
        "“numAperture” \(openings) is out of reach for most users",
        [ClientEffect(inspection.document.kind.clients, "ask nobody for a rating before so many openings")],
        help: "Write a lower number: 5 is built in, and the documentation speaks of 20.", at: .member("numAperture"))
    }
  )
}

/// Almost three years of one opening a day. Policy.
private let mostOpenings: Int64 = 1000
