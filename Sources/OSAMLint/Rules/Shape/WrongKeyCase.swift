import OSAMFormats
import OSAMSyntax

extension Rule {
  /// a known key in another letter case.
  static let wrongKeyCase = Rule(
    id: "wrong-key-case",
    title: "a known key in another letter case",
    group: .shape,
    effects: [.unreadable, .probablyNotMeant, .crash, .neverSeen, .valueIgnored],
    kinds: .everyKind,
    why: """
      Keys are compared letter by letter. `versioncode` is an unknown key to a client, so `versionCode` is
      missing, and the whole document cannot be read.

      Where the right key is there as well, the other one is merely ignored.

      The older libraries compare keys in the same way; what they do without the right one depends on the member.
      """,
    repair: .depends(
      """
      Writes the known key, unless the object has that one too. Safe where no client that reads this member can use the document without it; otherwise they would begin to read what they ignore today, and the fix is unsafe.
      """),
    evidence: ["module-key-spelling", "older-keys", "prince-keys", "prince-snake-case"],
    bad: [
      .version(["⟦versioncode⟧": "2026030001"], without: ["versionCode"]).finds("error, every release").says(
        """
        “versioncode” is “versionCode” in the wrong letter case
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Write “versionCode”.
        """),
      .rating(["⟦numaperture⟧": "5"], without: ["numAperture"]).finds("error, every release").says(
        """
        “numaperture” is “numAperture” in the wrong letter case
        = apps with library 1.0.0–{newest} cannot read this and do not go by it
        = help: Write “numAperture”.
        """),
      .olderVersion(["⟦Version⟧": #""3.2.1""#], without: ["version"]).finds("error, every release").says(
        """
        “Version” is “version” in the wrong letter case
        = apps with controldeversions-android 1.4.6–1.5.8 never show the alert; apps with controldeversions-ios \
        2.1–1.3.4 may crash when they look at it
        = help: Write “version”.
        """),
      .olderVersion(["⟦okbuttontitle⟧": #""OK""#]).finds("warning, every release").says(
        """
        “okbuttontitle” is “okButtonTitle” in the wrong letter case
        = it has no effect
        = help: Remove it: “okButtonTitle” is there as well.
        """
      ).helped([
        ",\n  \"okbuttontitle\": \"OK\"": ""
      ]),
      .olderRating(["⟦Tmin⟧": "5"], without: ["tmin"]).finds("error, every release").says(
        """
        “Tmin” is “tmin” in the wrong letter case
        = apps with valoracions-ios 1.0.0–1.0.1 get the error failure; apps with valoracions-android \
        1.3.0–1.4.0 take it for 0 days
        = help: Write “tmin”.
        """),
      .olderRating(["messages": #"[{⟦"Languaje"⟧: "ca", "content": "T'agrada l'app?"}]"#]).finds(
        "error, valoracions-android"
      ).says(
        """
        “Languaje” is “languaje” in the wrong letter case
        = apps with valoracions-android 1.3.0–1.4.0 crash
        = help: Write “languaje”.
        """),
      .configuration(["⟦Required_Version⟧": "120"], without: ["required_version"], under: "android2").finds(
        "error, pov-android from 4.0.0 and pov-kmp"
      ).says(
        """
        “Required_Version” is “required_version” in the wrong letter case
        = as it stands Android apps with pov-android 4.0.0–4.0.4 and pov-kmp 0.1.0 offer the update; as it was \
        meant they demand the update
        = help: Write “required_version”.
        """),
    ],
    good: [
      .version()
    ],
    check: .observed(checkWrongKeyCase)
  )
}

private func checkWrongKeyCase(_ inspection: Inspection) {
  for observation in inspection.observations(.keyCase) {
    inspection.reportMisnamed(
      observation, help: inspection.helpToRename(observation), repair: inspection.renaming(observation))
  }
  for key in inspection.misnamedKeys where key.isCase {
    inspection.report(
      "\(quoted(inspection.document.tree.text(key.key))) is “\(key.right)” in the wrong letter case", key.effects,
      help: inspection.helpToRename(key.key, to: key.right), at: key.key,
      repair: inspection.renaming(
        key.key, to: key.right, for: key.effects.reduce(.empty) { $0 | $1.clients }))
  }
  for (section, pair) in inspection.prince?.unknownKeys ?? [] {
    let key = inspection.document.tree.text(pair.key)
    guard let right = PrinceMember.configuration.first(where: { $0 == key.lowercased() }) else { continue }
    inspection.report(
      "\(quoted(key)) is \(quoted(right)) in the wrong letter case", so: .withoutEffect,
      help: inspection.helpToRename(pair.key, to: right), at: pair.key, effect: .probablyNotMeant,
      clients: section.readers, repair: inspection.renaming(pair.key, to: right, for: section.readers))
  }
}
