extension Rule {
  /// A suppression that was meant to last until a day that is over.
  static let expiredSuppression = Rule(
    id: "expired-suppression",
    title: "a suppression whose last day is over",
    group: .settings,
    effects: [.withoutEffect],
    why: """
      An entry under `allow` may say how long it holds. From the day after `expires` on it silences nothing, and what it
      was for is reported again.
      """,
    repair: .safe("Removes the entry."),
    evidence: ["choice-settings"],
    bad: [
      Example(
        "clients: osam:3.0.1\nallow:\n  - rule: insecure-url\n    path: config/a.json\n    reason: The certificate comes in March.\n    expires: ⟦2026-03-01⟧\n",
        own: .settings
      ).finds("warning").says(
        """
        the entry for “insecure-url” in config/a.json held until 2026-03-01
        = it silences nothing any more
        = help: Correct what it was for and remove it, or give it a later day.
        """),
      Example(
        "allow:\n  - {rule: insecure-url, path: a.json, reason: Soon, expires: ⟦2026-03-14⟧}\n  - {rule: insecure-url, path: b.json, reason: Soon}\n",
        own: .settings
      ).finds("warning"),
    ],
    good: [
      Example(
        "allow:\n  - {rule: insecure-url, path: config/a.json, reason: Soon, expires: 2026-03-15}\n", own: .settings
      )
    ],
    check: .own
  )
}
