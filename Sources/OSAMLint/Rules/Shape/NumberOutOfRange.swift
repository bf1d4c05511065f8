import OSAMFormats

extension Rule {
  /// a number too large for its type.
  static let numberOutOfRange = Rule(
    id: "number-out-of-range",
    title: "a number too large for its type",
    group: .shape,
    effects: [.unreadable, .valueIgnored, .crash],
    kinds: .having(.numbers),
    why: """
      `id`, `appId`, `minutes` and `numAperture` are 32-bit numbers (up to 2147483647), versions, dates and
      the display duration 64-bit (up to 9223372036854775807). Beyond that the document cannot be read,
      or worse: from 1.0.6 on some numbers wrap around and are read as another one (20000000000000000000 is
      read as 1553255926290448384).

      In the older libraries Android has 32 bits for `tmin`, `num_apert` and each part of a version. The rating library
      crashes beyond that, and so does version control from 1.5.1 on when it compares such a version.
      """,
    evidence: ["module-number-range", "older-padded-integers", "older-rating-android"],
    bad: [
      .rating(["minutes": "⟦2147483648⟧"]).finds("error, every release").says(
        """
        “minutes” is 2147483648, too large for 32 bits
        = apps with library 1.0.0–{newest} cannot read this and do not go by it
        = help: Write a number up to 2147483647.
        """
      ).helped(writing: "2147483647"),
      .version(["endDate": "⟦9223372036854775808⟧"]).finds("error, osam from 1.1.0").says(
        """
        “endDate” is 9223372036854775808, too large for 64 bits
        = apps with library 1.1.0–{newest} cannot read this and do not show the alert
        = help: Write a number up to 9223372036854775807.
        """),
      .version(["endDate": "⟦20000000000000000000⟧"]).finds("error, osam from 1.1.0").says(
        """
        “endDate” is 20000000000000000000, too large for 64 bits
        = apps with library 1.1.0–{newest} do not notice and read it as 1553255926290448384
        = help: Write a number up to 9223372036854775807.
        """),
      // The releases before 1.0.6 refuse what the others read as 0.
      .rating(["numAperture": "⟦92233720368547758080⟧"]).finds("error, every release").says(
        """
        “numAperture” is 92233720368547758080, too large for 32 bits
        = apps with library 1.0.0–1.0.5 cannot read this and go on with the document they had; apps with \
        library 1.0.6–{newest} do not notice and read it as 0
        = help: Write a number up to 2147483647.
        """
      ).helped(writing: "2147483647"),
      .olderVersion(["version": #"⟦"2026.99999999999"⟧"#]).finds("error, controldeversions-android from 1.5.1").says(
        """
        “version” is the text “2026.99999999999”, with a part beyond 32 bits
        = apps with controldeversions-android 1.5.1–1.5.8 crash when they look at it
        = help: Write numbers up to 2147483647.
        """
      ).helped(
        writing: #""2026.2147483647""#),
      .olderVersion(["minSystemVersion": #"⟦"2147483648"⟧"#]).finds("error, controldeversions-android from 1.5.1")
        .helped(writing: #""9""#),
      .olderRating(["tmin": "⟦2147483648⟧"]).finds("error, valoracions-android").says(
        """
        “tmin” is the number 2147483648, too large for 32 bits
        = apps with valoracions-android 1.3.0–1.4.0 crash
        = help: Write numbers up to 2147483647.
        """
      ).helped(writing: "30"),
    ].asking(for: .date),
    good: [
      .rating(["minutes": "2147483647"]),
      .version(["endDate": "9223372036854775807"]),
      .olderVersion(["version": #""2021040000.1""#]),
    ],
    check: .observed(checkNumberOutOfRange), older: checkOlder
  )
}

private func checkNumberOutOfRange(_ inspection: Inspection) {
  for observation in inspection.observations(.outOfRange) {
    guard let row = observation.member else { continue }
    let member = inspection.document.kind.members[row]
    let reading = inspection.document.reading(row: row, value: observation.node)
    let wrapped = inspection.targeted(member.readBy.subtracting(observation.refusedBy))
    let help: LocalizedMessage = "Write a number up to \((member.type.width ?? .int64).range.upperBound)."
    if let client = wrapped.clients.last, let value = reading.value(by: DecoderRange.of(client)?.runtime) {
      inspection.report(
        observation.words(in: inspection.document),
        inspection.failing(observation.refusedBy)
          + [ClientEffect(wrapped, "do not notice and read it as \(value)", .valueIgnored)],
        help: help, at: observation)
    } else {
      inspection.reportFailing(observation, help: help)
    }
  }
}

private func checkOlder(_ inspection: Inspection, _: OlderReadings) {
  for fault in inspection.olderMistakes(.outOfRange, .partOutOfRange) {
    let subject = inspection.olderSubject(fault.path)
    let sort = inspection.olderSort(fault.node)
    inspection.report(
      fault.mistake == .outOfRange
        ? "\(subject) is \(sort), too large for 32 bits"
        : "\(subject) is \(sort), with a part beyond 32 bits",
      fault.effects + inspection.olderModeOnIOS(fault), help: "Write numbers up to \(Int32.max).", at: fault.node)
  }
}
