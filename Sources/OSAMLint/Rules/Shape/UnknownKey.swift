import OSAMFormats
import OSAMSyntax

extension Rule {
  /// a key that no client reads.
  static let unknownKey = Rule(
    id: "unknown-key",
    title: "a key that no client reads",
    group: .shape,
    effects: [.worthKnowing, .probablyNotMeant, .crash, .unreadable, .valueIgnored],
    kinds: .everyKind,
    why: """
      Clients ignore keys they do not know, so whatever is written here has no effect. A key that is close to
      a known one was probably meant to be that one: then it is a warning, and an error when the known key is
      missing, because the document cannot be read without it.

      In the rating file of the older libraries the language of a message is spelt `languaje`. The README of the
      Android library calls it “Language” in its list of fields; an app that finds `language` there crashes. In a
      configuration of Prince of Versions an unknown key is a warning: members of the format before release 4 are
      easily left behind there.
      """,
    repair: .depends(
      """
      Writes the known key, unless the object has that one too. Safe where no client that reads this member can use the document without it; otherwise they would begin to read what they ignore today, and the fix is unsafe. A key that is like no known one stays.
      """),
    evidence: ["module-unknown-key", "older-keys", "prince-unknown-key"],
    bad: [
      .version(["⟦comparisionMode⟧": #""FORCE""#], without: ["comparisonMode"]).finds("error, every release").says(
        """
        “comparisionMode” is unknown; “comparisonMode” was probably meant
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Write “comparisonMode”.
        """),
      .version(["⟦okButtonActionURL⟧": #""https://ajuntament.barcelona.cat""#]).finds("warning, every release").says(
        """
        “okButtonActionURL” is unknown; “url” was probably meant
        = it has no effect
        = help: Remove it: “url” is there as well.
        """
      ).helped([
        ",\n    \"okButtonActionURL\": \"https://ajuntament.barcelona.cat\"": ""
      ]),
      .version(["⟦notes⟧": #""for review""#]).finds("info, every release").says(
        """
        “notes” is unknown
        = it has no effect
        = help: Remove it.
        """
      ).helped([
        ",\n    \"notes\": \"for review\"": ""
      ]),
      .olderVersion(["⟦okButtonURL⟧": #""https://www.barcelona.cat""#]).finds("info, every release").helped([
        ",\n  \"okButtonURL\": \"https://www.barcelona.cat\"": ""
      ]),
      .olderRating(["⟦text⟧": #""T'agrada l'app?""#], without: ["messages"]).finds("error, valoracions-android").says(
        """
        “text” is unknown; “messages” was probably meant
        = apps with valoracions-android 1.3.0–1.4.0 crash
        = help: Did you mean “messages”?
        """
      ).helped(
        [
          #""text": "T'agrada l'app?""#:
            #""messages": [{"languaje": "ca", "content": "T'agrada l'app?"}, {"languaje": "es", "content": "¿Te gusta la app?"}]"#
        ]),
      .olderRating(["⟦numApert⟧": "5"], without: ["num_apert"]).finds("error, every release").says(
        """
        “numApert” is unknown; “num_apert” was probably meant
        = apps with valoracions-ios 1.0.0–1.0.1 get the error failure; apps with valoracions-android \
        1.3.0–1.4.0 take it for 0 and never ask
        = help: Write “num_apert”.
        """),
      .olderRating(["messages": #"[{⟦"language"⟧: "ca", "content": "T'agrada l'app?", ⟦"colour"⟧: "red"}]"#]).finds(
        "error, valoracions-android", "info, every release"
      ).says(
        """
        “language” is unknown; “languaje” was probably meant
        = apps with valoracions-android 1.3.0–1.4.0 crash
        = help: Write “languaje”.
        """
      ).helped([#""language": "ca""#: #""languaje": "ca""#, #", "colour": "red""#: ""]),
      .configuration(["⟦minimum_version⟧": #""1.0.0""#]).finds("warning, pov-ios from 4.0.0 and pov-kmp").says(
        """
        “minimum_version” belongs in the object for releases before 4
        = it has no effect
        """
      ).helped([
        ",\n      \"minimum_version\": \"1.0.0\"": ""
      ]),
      .prince(
        ["⟦ios_2⟧": #"[{"required_version": "1.0.0", "notify_last_version_frequency": "ONCE"}]"#], without: ["ios2"]
      ).finds("warning, pov-kmp").says(
        """
        only the native library reads “ios_2” as “ios2”
        = iOS apps with pov-kmp 0.1.0 may skip it
        = help: Write “ios2”.
        """),
      .configuration(["⟦forceUpdate⟧": "true"], under: "android2").finds("warning, pov-android from 4.0.0 and pov-kmp")
        .says(
          """
          “forceUpdate” is unknown in a configuration
          = it has no effect
          """
        )
        .helped([",\n      \"forceUpdate\": true": ""]),
      .configuration(["⟦require_version⟧": #""1.0.0""#], without: ["required_version"]).finds(
        "error, pov-ios from 4.0.0"
      ).says(
        """
        “require_version” is unknown in a configuration
        = as it stands iOS apps with pov-ios 4.0.0–4.0.8 offer the update; as it was meant they demand the \
        update
        = help: Did you mean “required_version”?
        """),
      .version(["⟦dataFi⟧": "1774994399999"], without: ["endDate"]).finds("error, osam from 1.1.0").says(
        """
        “dataFi” is unknown; “endDate” was probably meant
        = from 2026-04-01 00:00 on apps with library 1.1.0–{newest} offer the update; as it was meant they show \
        nothing
        = help: Write “endDate”.
        """),
      .prince(["ios": #"{⟦"minimun_version"⟧: "1.2.0", "latest_version": {"version": "2.4.0"}}"#]).finds(
        "error, pov-ios up to 3.0.0"
      ).says(
        """
        “minimun_version” is unknown; “minimum_version” was probably meant
        = as it stands iOS apps with pov-ios 1.0.0–3.0.0 offer the update; as it was meant they demand the \
        update
        = help: Write “minimum_version”.
        """),
    ],
    good: [
      .version(["osVersion": #""14.0""#]),
      .version(["models": #"["SM-G991B"]"#, "modelComparisonMode": "1"], clients: "osam:3.2.0"),
      .rating(["appStoreIdentifier": #""1465234509""#]),
      .prince(),
    ],
    check: .observed(checkUnknownKey)
  )
}

private func checkUnknownKey(_ inspection: Inspection) {
  for observation in inspection.observations(.unknownKey, .keyNear) {
    if inspection.isFull { return }
    if inspection.prince != nil, checkRenamed(observation, inspection) { continue }
    if observation.suggestion != nil {
      inspection.reportMisnamed(
        observation, help: inspection.helpToRename(observation), repair: inspection.renaming(observation))
    } else {
      inspection.report(
        observation.words(in: inspection.document), so: inspection.whatComes(ofUnknown: observation.node),
        help: "Remove it.", at: observation, effect: .worthKnowing)
    }
  }
  if let older = inspection.older { checkMessages(older, inspection) }
  if let prince = inspection.prince {
    checkConfigurations(prince, inspection)
    for section in prince.all { checkOldObject(section, inspection) }
  }
}

/// Names that are nearly those of the format before release 4, in its object and in the latest version inside of that.
private func checkOldObject(_ section: PrinceSection, _ inspection: Inspection) {
  guard case .object(let object) = section.form, !section.key.isSecond, section.key != .jvm, !object.isNew else {
    return
  }
  let tree = inspection.document.tree
  func check(_ pairs: [Tree.Pair], _ names: [String]) {
    for pair in pairs {
      let key = tree.text(pair.key)
      guard !names.contains(where: { $0.sameBytes(as: key) }), let right = Nearest.match(key, in: names),
        !pairs.contains(where: { tree.reads($0.key, right) })
      else { continue }
      inspection.report(
        "\(quoted(key)) is unknown; “\(right)” was probably meant", so: inspection.whatComes(ofUnknown: pair.key),
        help: inspection.helpToRename(pair.key, to: right), at: pair.key, effect: .probablyNotMeant,
        clients: section.oldReaders(), repair: inspection.renaming(pair.key, to: right, for: section.oldReaders()))
    }
  }
  check(object.pairs.filter { tree.text($0.key) != "meta" }, PrinceMember.oldObject)
  for name in PrinceMember.holders {
    guard let holder = object.exactly(name) else { continue }
    var pairs: [Tree.Pair] = []
    tree.forEachPair(of: holder.value) { if tree.kind($0.key) != .missing { pairs.append($0) } }
    check(pairs, PrinceMember.latestVersion)
  }
}

private func checkMessages(_ older: OlderReadings, _ inspection: Inspection) {
  let misnamed = inspection.misnamedKeys
  let named = Set(misnamed.map { $0.key })
  for key in misnamed where !key.isCase {
    inspection.report(
      "\(quoted(inspection.document.tree.text(key.key))) is unknown; “\(key.right)” was probably meant",
      key.effects, help: inspection.helpToRename(key.key, to: key.right), at: key.key,
      repair: inspection.renaming(
        key.key, to: key.right, for: key.effects.reduce(.empty) { $0 | $1.clients }))
  }
  for pair in older.messages.flatMap(older.unread) where !named.contains(pair.key) {
    inspection.report(
      "\(quoted(inspection.document.tree.text(pair.key))) is unknown",
      so: inspection.whatComes(ofUnknown: pair.key), help: "Remove it.", at: pair.key, effect: .worthKnowing)
  }
}

private func checkRenamed(_ observation: Observation, _ inspection: Inspection) -> Bool {
  let key = inspection.document.tree.text(observation.node)
  guard let prince = inspection.prince,
    prince.readings.takers(of: inspection.document.tree.readPlace(of: observation.node)) != nil,
    let platform = PrinceKey(rawValue: SnakeCase.converted(key))
  else { return false }
  inspection.report(
    "only the native library reads \(quoted(key)) as “\(platform.rawValue)”",
    [ClientEffect(ClientSet.princeKMP, "skip it")], on: platform.platform, at: observation.node,
    effect: .probablyNotMeant,
    help: inspection.helpToRename(observation.node, to: platform.rawValue),
    repair: inspection.renaming(observation.node, to: platform.rawValue, for: ClientSet.princeKMP))
  return true
}

private func checkConfigurations(_ prince: PrinceSections, _ inspection: Inspection) {
  for (section, pair) in prince.unknownKeys {
    let key = inspection.document.tree.text(pair.key)
    if PrinceMember.configuration.contains(key.lowercased()) { continue }
    let isOld = PrinceMember.oldObject.contains(key)
    let suggestion = isOld ? nil : Nearest.match(key, in: PrinceMember.configuration)
    if isOld, section.oldObject != nil {
      // One object that is a configuration and the object of before release 4 at once.
      inspection.report(
        "\(quoted(key)) is read by releases before 4", so: "later ones ignore it", at: pair.key, effect: .worthKnowing,
        clients: section.readers)
      continue
    }
    inspection.report(
      isOld
        ? "\(quoted(key)) belongs in the object for releases before 4"
        : "\(quoted(key)) is unknown in a configuration",
      so: isOld ? .withoutEffect : inspection.whatComes(ofUnknown: pair.key),
      help: suggestion.map { "Did you mean \(quoted($0))?" }, at: pair.key, effect: .probablyNotMeant,
      clients: section.readers, repair: inspection.renaming(pair.key, to: suggestion, for: section.readers))
  }
}

extension Inspection {
  /// Consequence of a member that nobody knows: it has no effect, unless a reader that steps over members stops at a
  /// number in its value.
  fileprivate func whatComes(ofUnknown key: NodeID) -> LocalizedMessage {
    let tree = document.tree
    let whole = SourceSpan(tree.span(key).start, tree.span(tree.after(key)).end)
    let stopping = refusedNumbers.filter { whole.contains($0.span) }
    let clients = targeted(stopping.reduce(.empty) { $0 | $1.clients })
    return clients.isEmpty ? .withoutEffect : "apps with \(clients) refuse a number in its value"
  }
}
