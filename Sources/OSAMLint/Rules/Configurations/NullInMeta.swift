import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Metadata with null inside.
  static let nullInMeta = Rule(
    id: "null-in-meta",
    title: "metadata with null inside",
    group: .configurations,
    effects: [.worthKnowing],
    why: """
      Null in the metadata reaches apps as different things: a null object on iOS and macOS, null on Android
      from 4.0.3 on, and the text "null" before. The multiplatform library drops the key on iOS and the JVM.
      """,
    evidence: ["prince-meta-null"],
    bad: [
      .prince(["meta": #"{"channel": ⟦null⟧}"#]).finds("info, pov-ios from 4.0.0 and pov-android from 4.0.0").says(
        """
        “channel” in the metadata is null
        = apps with pov-ios 4.0.0–4.0.8 get a null object; apps with pov-android 4.0.3–4.0.4 get null; apps \
        with pov-android 4.0.0–4.0.2 get the text “null”
        = help: Leave it out, or write a value.
        """),
      .configuration(["meta": #"{"channel": ⟦null⟧}"#], under: "android2").finds("info, pov-android from 4.0.0").says(
        """
        “channel” in the metadata is null
        = Android apps with pov-android 4.0.3–4.0.4 get null; Android apps with pov-android 4.0.0–4.0.2 get the \
        text “null”
        = help: Leave it out, or write a value.
        """),
      .configuration(["meta": #"{"channel": ⟦null⟧}"#]).finds("info, pov-ios from 4.0.0 and pov-kmp").says(
        """
        “channel” in the metadata is null
        = iOS apps with pov-ios 4.0.0–4.0.8 get a null object; iOS apps with pov-kmp 0.1.0 may get nothing
        = help: Leave it out, or write a value.
        """),
    ].asking(for: .text),
    good: [
      .prince(["meta": #"{"channel": "stable"}"#])
    ],
    check: .configurations(checkMeta)
  )
}

private func checkMeta(_ inspection: Inspection, _ prince: PrinceSections) {
  let looking = PrinceChange.nullIsAbsent.releases
  let everyone = ClientSet.princeIOSFrom4 | ClientSet.princeAndroidFrom4
  let tree = inspection.document.tree
  var places: [(meta: NodeID, system: DevicePlatform?, native: ClientSet, kmp: ClientSet)] = []
  if let meta = prince.meta { places.append((meta.value, nil, everyone, .empty)) }
  for (section, configuration) in prince.configurations {
    guard let meta = configuration.member("meta") else { continue }
    places.append((meta.value, section.platform, section.native, section.platform == .android ? .empty : section.kmp))
  }
  for place in places {
    tree.forEachPair(of: place.meta) { entry in
      guard tree.kind(entry.value) == .null else { return }
      inspection.report(
        "\(quoted(tree.text(entry.key))) in the metadata is \(inspection.named(entry.value))",
        [
          ClientEffect(place.native.intersection(ClientSet.princeIOSFrom4), "get a null object"),
          ClientEffect(place.native.intersection(looking), "get null"),
          ClientEffect(
            place.native.intersection(ClientSet.princeAndroidFrom4).subtracting(looking), "get the text “null”"),
          ClientEffect(place.kmp, "get nothing"),
        ], on: place.system, at: entry.place, help: "Leave it out, or write a value.")
    }
  }
}
