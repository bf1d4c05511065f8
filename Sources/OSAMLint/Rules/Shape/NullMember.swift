import OSAMFormats
import OSAMSyntax

extension Rule {
  /// null, or nothing, where clients need a value.
  static let nullMember = Rule(
    id: "null-member",
    title: "null, or nothing, where clients need a value",
    group: .shape,
    effects: [.unreadable, .crash, .neverSeen, .neverLeft, .platformDependent, .probablyNotMeant, .worthKnowing],
    why: """
      Null is not the same as leaving a member out: clients fail on it everywhere but in `startDate` and
      `endDate`, and the whole document is lost with it.

      The Android libraries that came before take null like a member left out, except for `messages`, its entries
      and their `languaje`: there the app crashes. The iOS ones fail, or may crash, and they may crash as well on
      null in the place of a text in some language.
      """,
    evidence: ["module-null", "older-null-ios", "older-language-values", "older-rating-messages"],
    bad: [
      .version(["url": "⟦null⟧"]).finds("error, every release").says(
        """
        “url” is null
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Write a value.
        """),
      .version(["osVersion": "⟦null⟧"]).finds("error, osam from 3.1.0").says(
        """
        “osVersion” is null
        = apps with library 3.1.0–{newest} cannot read this and do not show the alert
        = help: Write a value, or remove it.
        """),
      .rating(["minutes": "⟦null⟧"]).finds("error, every release").says(
        """
        “minutes” is null
        = apps with library 1.0.0–{newest} cannot read this and do not go by it
        = help: Write a value.
        """),
      .olderVersion(["version": "⟦null⟧"]).finds("error, every release").says(
        """
        “version” is null
        = apps with controldeversions-android 1.4.6–1.5.8 never show the alert; apps with controldeversions-ios \
        2.1–1.3.4 may crash when they look at it
        = help: Write a value.
        """),
      .olderVersion(["comparisonMode": "⟦null⟧", "minSystemVersion": "⟦null⟧"]).finds(
        "error, every release", "warning, every release"
      ).says(
        """
        “minSystemVersion” is null
        = apps with controldeversions-ios 2.1–1.3.4 may crash when they look at it; apps with \
        controldeversions-android 1.4.6–1.5.8 take it as left out
        = help: Write a value.
        """),
      .olderVersion(["title": #"{"ca": "Nova versió", "cat": "Nova versió", "es": ⟦null⟧, "en": "New version"}"#])
        .finds(
          "warning, every release"
        ).says(
          """
          the text of “title” for “es” is null
          = apps with controldeversions-ios 2.1–1.3.4 may crash when they show the alert where they take the text \
          for “es”; apps with controldeversions-android 1.4.6–1.5.8 show nothing in its place
          = help: Write a value, or leave it out.
          """),
      .olderRating(["messages": "⟦null⟧", "tmin": "⟦null⟧"]).finds(
        "error, every release", "error, valoracions-android"
      ).says(
        """
        “messages” is null
        = apps with valoracions-android 1.3.0–1.4.0 crash
        = help: Write a value.
        """
      ).says(
        """
        “tmin” is null
        = apps with valoracions-ios 1.0.0–1.0.1 get the error failure; apps with valoracions-android \
        1.3.0–1.4.0 take it for 0 days
        = help: Write a value.
        """),
      .olderRating(["messages": #"[⟦null⟧, {"languaje": ⟦null⟧, "content": "T'agrada l'app?"}]"#]).finds(
        "error, valoracions-android"
      ).says(
        """
        “languaje” of a message is null
        = apps with valoracions-android 1.3.0–1.4.0 crash
        = help: Write a value, or leave it out.
        """
      ).says(
        """
        entry 1 of “messages” is null
        = apps with valoracions-android 1.3.0–1.4.0 crash
        = help: Write a value, or leave it out.
        """),
      .olderVersion(["title": "⟦null⟧", "cancelButtonTitle": "⟦null⟧"], clients: "controldeversions-android:1.5.8")
        .finds(
          "warning, every release", "info, every release"
        ).says(
          """
          “cancelButtonTitle” is null
          = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.5.8 show the alert without \
          the button
          = help: Write a value.
          """
        ).says(
          """
          “title” is null
          = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.5.8 show the alert without \
          it
          = help: Write a value.
          """),
      .olderVersion(["okButtonActionURL": "⟦null⟧"], without: ["cancelButtonTitle"]).finds("error, every release").says(
        """
        “okButtonActionURL” is null
        = apps with controldeversions-android 1.4.6–1.5.8 open no page on OK, and the user cannot leave the \
        alert; apps with controldeversions-ios 2.1–1.3.4 crash when the user touches OK
        = help: Write a value.
        """),
    ].asking(for: .meaning),
    good: [
      .version(["startDate": "null", "endDate": "null"]),
      .olderVersion(["legalURL": "null"]),
    ],
    check: .observed(checkNullMember), older: checkOlder
  )
}

private func checkNullMember(_ inspection: Inspection) {
  for observation in inspection.observations(.nullMember) {
    let member = observation.member.map { inspection.document.kind.members[$0] }
    inspection.reportFailing(
      observation,
      help: member.flatMap { inspection.helpForBlank(observation, of: $0.name, like: $0.example) }
        ?? (member?.requiredBy.isEmpty == true ? "Write a value, or remove it." : "Write a value."))
  }
}

private func checkOlder(_ inspection: Inspection, _: OlderReadings) {
  let document = inspection.document
  let faults = inspection.olderMistakes(.null)
  for member in document.kind.members {
    guard let pair = document.pair(member.name), document.tree.kind(pair.value) == .null else { continue }
    let effects = faults.first { $0.path == [.name(member.name)] }?.effects ?? []
    // Where it counts as left out, OK opens nothing.
    let trapped =
      member.name == "okButtonActionURL" ? inspection.trapping.intersection(OlderClients.versionAndroid) : .empty
    let without = ClientEffect.without(member.name, isNull: true).map { effect in
      var effect = effect
      effect.clients = effect.clients.subtracting(trapped)
      return effect
    }
    inspection.report(
      "“\(member.name)” is \(inspection.olderSort(pair.value))",
      [ClientEffect(trapped, "open no page on OK, and the user cannot leave the alert", .neverLeft)] + effects
        + without,
      help: "Write a value.", at: pair.place)
  }
  for fault in faults where fault.path.count > 1 {
    let lost = ClientEffect(OlderClients.versionAndroid, "show nothing in its place", .probablyNotMeant)
    inspection.report(
      "\(inspection.olderSubject(fault.path)) is \(inspection.olderSort(fault.node))",
      fault.effects + (document.kind.traits.contains(.alert) ? [lost] : []), help: "Write a value, or leave it out.",
      at: fault.node)
  }
}
