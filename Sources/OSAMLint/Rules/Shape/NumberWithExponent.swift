import OSAMFormats

extension Rule {
  /// an exponent in a whole number.
  static let numberWithExponent = Rule(
    id: "number-with-exponent",
    title: "an exponent in a whole number",
    group: .shape,
    effects: [.unreadable, .worthKnowing],
    kinds: .having([.table, .numbers]),
    why: """
      `1e3` is a valid JSON number. Releases up to 2.1.8 cannot read it where a whole number belongs; 2.2.0
      and later read it, through a floating-point number that is not exact above 9007199254740992.

      For those later releases alone, and in authored documents, this is only worth knowing.
      """,
    repair: .safe(
      """
      Writes all the digits, unless clients that read the number round it to another one.
      """),
    evidence: ["module-exponents"],
    bad: [
      .version(["dialogDisplayDuration": "⟦36e2⟧"]).finds("info, every release").says(
        """
        “dialogDisplayDuration” is 36e2, written with an exponent
        = the apps checked for read it, others do not
        = help: Write all the digits.
        """),
      .rating(["minutes": "⟦1e3⟧"], clients: "2.2.0..").finds("info, every release"),
      .rating(["minutes": "⟦1e3⟧"]).finds("error, osam up to 2.1.8").says(
        """
        “minutes” is 1e3, written with an exponent
        = apps with library 1.0.0–2.1.8 cannot read this and do not go by it
        = help: Write all the digits.
        """),
    ],
    good: [
      .rating()
    ],
    check: .observed(checkNumberWithExponent)
  )
}

private func checkNumberWithExponent(_ inspection: Inspection) {
  for observation in inspection.observations(.exponent) {
    inspection.reportFailing(
      observation, whereRead: "the apps checked for read it, others do not", .worthKnowing,
      help: "Write all the digits.", repair: inspection.writingPlainly(observation))
  }
}
