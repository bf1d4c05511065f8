import OSAMFormats
import OSAMSyntax

extension Rule {
  /// a member that clients need is left out.
  package static let missingMember = Rule(
    id: "missing-member",
    title: "a member that clients need is left out",
    group: .shape,
    effects: [.unreadable, .probablyNotMeant, .crash, .neverSeen],
    why: """
      Clients read all or nothing: one missing member and the whole document is unusable for the releases
      that need it. The README calls `ok`, `cancel` and `url` optional, and since 3.x also
      `checkBoxDontShowAgain` and `dialogDisplayDuration`; it calls the rating's `message` obsolete. The
      clients need them all, so a document written by the README silently disables the library.

      A short README that names 3.2.0 shows a rating document without `message`. That release needs it all the same.

      `id`, `appId` and `serverDate` come from the service, so authored documents may leave them out.

      In the older libraries it depends on the member. Without `version` or `comparisonMode` the Android
      library of version control shows nothing to anybody; the iOS library takes a missing mode for 0. Without
      `messages`, or `languaje` in one of them, every Android app with the rating library crashes, although the
      README of the iOS library shows a file with two members only. Without `tmin` or `num_apert` the iOS library
      fails. A missing title or message is a warning: the alert is shown all the same.
      """,
    repair: .safe(
      """
      Adds `checkBoxDontShowAgain` and `dialogDisplayDuration` with the values that the README says they have when they are left out. The releases that need them read nothing before; the others ignore them. Any other member is for the author to write.
      """),
    evidence: [
      "module-version-members", "module-dates-in-document", "module-memory-members", "module-readme-optional",
      "module-rating-members", "module-rating-message", "older-version-android", "older-mode-android", "older-mode-ios",
      "older-alert-comes-back", "older-rating-ios", "older-rating-messages",
    ],
    bad: [
      Example(
        "{\"data\": ⟦{⟧\"id\": 74, \"appId\": 400, \"packageName\": \"cat.bcn.bus\", \"platform\": \"IOS\", \"minutes\": 2880, \"numAperture\": 5}}"
      ).finds("error, every release").says(
        """
        “message” is missing
        = apps with library 1.0.0–{newest} cannot read this and do not go by it
        = help: Add “message”, for example {"ca": "T'agrada l'app?", "es": "¿Te gusta la app?", "en": "Do you \
        like the app?"}. The README calls it obsolete since 2.0.0, and a short one leaves it out; every release needs it.
        """),
      Example(
        "⟦⟧packageName: cat.bcn.bus\nplatform: IOS\nminutes: 2880\nmessage: {ca: Hola, es: Hola, en: Hello}\n",
        syntax: .yaml, kind: .osamRating, clients: "3.0.1"
      ).finds("error, every release").says(
        """
        “numAperture” is missing
        = apps with library 3.0.1 cannot read this and ask nobody for a rating
        = help: Add “numAperture”, for example 5.
        """),
      Example(
        #"""
        {
          "data": ⟦{⟧
            "id": 109, "appId": 400, "packageName": "cat.bcn.bus", "platform": "IOS",
            "versionCode": 2026030001, "versionName": "3.2.0", "serverDate": 1773576000000,
            "comparisonMode": "NONE",
            "title": {"ca": "Hola", "es": "Hola", "en": "Hello"},
            "message": {"ca": "Hola", "es": "Hola", "en": "Hello"},
            "ok": {"ca": "OK", "es": "OK", "en": "OK"},
            "cancel": {"ca": "No", "es": "No", "en": "No"},
            "url": "https://apps.apple.com/app/id1465234509"
          }
        }
        """#, clients: "2.2.0.."
      ).finds("error, osam 3.0.0–{newest}").says(
        """
        “dialogDisplayDuration” is missing
        = apps with library 3.0.0–{newest} cannot read this and do not show the alert
        = help: Add “dialogDisplayDuration”, for example 3600. The README calls it optional, 3600 when left out.
        """
      ).says(
        """
        “checkBoxDontShowAgain” is missing
        = apps with library 3.0.0–{newest} cannot read this and do not show the alert
        = help: Add “checkBoxDontShowAgain”, for example true. The README calls it optional, true when left out.
        """),
      Example(
        "{\"data\": ⟦{⟧\"id\": 74, \"appId\": 400, \"packageName\": \"cat.bcn.bus\", \"platform\": \"IOS\", \"minutes\": 2880, \"numAperture\": 5}}",
        clients: "flutter:8.2.1"
      ).finds("error, every release").says(
        """
        “message” is missing
        = apps with library {newest} cannot read this and ask nobody for a rating
        = help: Add “message”, for example {"ca": "T'agrada l'app?", "es": "¿Te gusta la app?", "en": "Do you \
        like the app?"}. The README calls it obsolete since 2.0.0, and a short one leaves it out; every release needs it.
        """
      ).helped([
        #""numAperture": 5"#:
          #""numAperture": 5, "message": {"ca": "T'agrada l'app?", "es": "¿Te gusta la app?", "en": "Do you like the app?"}"#
      ]),
      Example("⟦{⟧\n  \"tmin\": 5,\n  \"num_apert\": 10\n}").finds("error, valoracions-android").says(
        """
        “messages” is missing
        = apps with valoracions-android 1.3.0–1.4.0 crash
        = help: Add “messages”, for example [{"languaje": "ca", "content": "T'agrada l'app?"}, {"languaje": \
        "es", "content": "¿Te gusta la app?"}]. An empty list is enough: then Android asks with its own words.
        """
      ).helped([
        #""num_apert": 10"#: "\"num_apert\": 10,\n  \"messages\": []"
      ]),
      Example("⟦{⟧\n  \"tmin\": 5,\n  \"messages\": []\n}").finds("error, every release").says(
        """
        “num_apert” is missing
        = apps with valoracions-ios 1.0.0–1.0.1 get the error failure; apps with valoracions-android \
        1.3.0–1.4.0 take it for 0 and never ask
        = help: Add “num_apert”, for example 10.
        """
      ).helped([
        #""tmin": 5"#: "\"tmin\": 5,\n  \"num_apert\": 10"
      ]),
      .olderRating(["messages": #"[⟦{⟧"content": "T'agrada l'app?"}]"#]).finds("error, valoracions-android").says(
        """
        an entry of “messages” has no “languaje”
        = apps with valoracions-android 1.3.0–1.4.0 crash
        = help: Write the code of its language there; the key is spelt “languaje”.
        """
      ).helped([
        "[{": #"[{"languaje": "ca", "#
      ]),
      Example(
        "⟦{⟧\n  \"okButtonTitle\": {\"cat\": \"Actualitza\", \"ca\": \"Actualitza\"},\n  \"okButtonActionURL\": \"https://www.barcelona.cat\",\n  \"comparisonMode\": 0\n}"
      ).finds("error, every release", "warning, every release", "warning, every release").says(
        """
        “title” is missing
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 show the alert \
        without it; apps with controldeversions-ios 2.1–1.3.4 let the user go on after OK, although the alert \
        has no other button
        = help: Add “title”, for example {"cat": "Nova versió", "es": "Nueva versión", "en": "New version"}.
        """
      ).says(
        """
        “version” is missing
        = apps with controldeversions-android 1.4.6–1.5.8 never show the alert; apps with controldeversions-ios \
        2.1–1.3.4 may crash when they look at it
        = help: Add “version”, for example "1.2.3".
        """
      ).helped([
        #""comparisonMode": 0"#:
          #""comparisonMode": 0, "version": "1.2.3", "title": {"cat": "Nova versió", "ca": "Nova versió"}, "message": {"cat": "Hola", "ca": "Hola"}"#
      ]),
    ].asking(for: .version),
    good: [
      .version(),
      .rating(),
      .version([:], without: ["startDate", "endDate"]),
      .olderVersion(),
      .olderVersion([:], without: ["minSystemVersion", "cancelButtonTitle"]),
      .olderRating(),
      .olderRating(["messages": "[]"]),
      // Its key is there in another letter case.
      .olderVersion(["Version": #""3.2.1""#], without: ["version"]),
      .version([:], without: ["checkBoxDontShowAgain", "dialogDisplayDuration"], clients: "..2.2.4"),
    ],
    check: .observed(checkMissingMember), older: checkOlder
  )
}

private func checkMissingMember(_ inspection: Inspection) {
  for observation in inspection.observations(.missingMember) {
    guard let row = observation.member else { continue }
    let member = inspection.document.kind.members[row]
    inspection.report(
      observation.words(in: inspection.document), inspection.failing(observation.refusedBy),
      help: help(for: member), at: observation, repair: inserting(member, row, inspection.document))
  }
}

private func help(for member: Member) -> LocalizedMessage {
  let add: LocalizedMessage = "Add \(quoted(member.name)), for example \(member.example)."
  guard let documented = member.documentedAs, documented.hasPrefix("optional") || documented.hasPrefix("obsolete")
  else { return add }
  return add + " The README calls it \(LocalizedMessage(said: documented))."
}

/// The value that the README says a member has when it is left out, behind its neighbour in the table.
private func inserting(_ member: Member, _ row: Int, _ document: Document) -> Repair? {
  guard let value = member.documentedDefault, let body = document.body else { return nil }
  let neighbour = (0..<row).reversed().lazy.compactMap { document.pair(row: $0) }.first { !$0.merged }
  return Repair(
    "Add “\(member.name)” with \(value), as the README has it", .read(by: member.requiredBy),
    .insert(member.name, .number(value), into: body, behind: neighbour?.key))
}

/// Members of the older libraries that nothing needs and whose absence is noticed all the same.
private let wanted: Set = ["title", "message"]

private func checkOlder(_ inspection: Inspection, _: OlderReadings) {
  let document = inspection.document
  guard let body = document.body else { return }
  let misnamed = inspection.observations(.keyCase, .keyNear).compactMap { $0.member }
  for (row, member) in document.kind.members.enumerated() {
    guard member.isUsual, !member.requiredBy.isEmpty || wanted.contains(member.name), document.pair(row: row) == nil,
      !misnamed.contains(row)
    else { continue }
    let isEnough = document.kind.traits.contains(.messages) && member.name == "messages"
    let more: LocalizedMessage = isEnough ? " An empty list is enough: then Android asks with its own words." : ""
    let help: LocalizedMessage = "Add \(quoted(member.name)), for example \(member.example).\(more)"
    inspection.report(
      "“\(member.name)” is missing", inspection.olderEffects(without: member.name) + letsPast(member, inspection),
      help: help, at: .bytes(document.placeOfMissing(in: body), of: document.pointer(of: member.name)))
  }
  let messages = Set(inspection.misnamedKeys.filter { $0.right == "languaje" }.map { $0.message })
  for fault in inspection.olderMistakes(.missing) where fault.path.count > 1 && !messages.contains(fault.node) {
    let pointer = inspection.pointer(to: fault.node) + "/\(fault.name ?? "")"
    inspection.report(
      "an entry of “messages” has no “\(fault.name ?? "")”", fault.effects,
      help: "Write the code of its language there; the key is spelt “languaje”.",
      at: .bytes(document.placeOfMissing(in: fault.node), of: pointer))
  }
}

/// Effect of a missing title or message on an alert that is to be accepted. [older-alert-comes-back]
private func letsPast(_ member: Member, _ inspection: Inspection) -> [ClientEffect] {
  let forcing = (inspection.older?.forcing ?? .empty).intersection(OlderClients.versionIOS)
  guard wanted.contains(member.name), !forcing.isEmpty else { return [] }
  return [
    ClientEffect(forcing, "let the user go on after OK, although the alert has no other button", .probablyNotMeant)
  ]
}
