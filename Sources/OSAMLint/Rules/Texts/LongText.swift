import OSAMFormats

extension Rule {
  /// A text longer than the settings allow.
  static let longText = Rule(
    id: "long-text",
    title: "a text is longer than the settings allow",
    group: .texts,
    effects: [.probablyNotMeant],
    kinds: .having(.alert),
    why: """
      Neither Apple nor Google publishes how long the texts of an alert may be. Long labels make iOS put buttons one above
      the other, Android cuts the title after two lines, and a long message has to be scrolled. How long is too long is
      your choice: without limits in the settings this rule finds nothing. Lengths are counted in characters as people
      see them.
      """,
    options: [
      RuleOption(name: "title", range: 1...10_000, meaning: "Most characters of a title."),
      RuleOption(name: "message", range: 1...10_000, meaning: "Most characters of a message."),
      RuleOption(name: "button", range: 1...10_000, meaning: "Most characters of the label of a button."),
    ],
    evidence: ["platform-alert-length"],
    bad: [
      .version([
        "title": #"{"ca": ⟦"Nova versió amb molt bones notícies"⟧, "es": "Nueva versión", "en": "New version"}"#
      ]).finds("warning, every release").says(
        """
        the Catalan title has 35 characters, and the settings allow 20
        = help: Shorten it, or raise the limit of long-text in the settings.
        """
      ).with(settings: "rules: {long-text: {title: 20}}"),
      .version(["ok": #"{"ca": "Actualitza", "es": ⟦"Actualizar ahora"⟧, "en": "Update"}"#]).finds(
        "warning, every release"
      )
      .with(settings: "rules: {long-text: {title: 20, button: 12}}"),
      .olderVersion(["title": #"{"ca": ⟦"Nova versió"⟧}"#]).finds("warning, every release").with(
        settings: "rules: {long-text: {title: 10}}"),
    ].asking(for: .text),
    good: [
      .version(["title": #"{"ca": "Nova versió amb molt bones notícies", "es": "Nueva", "en": "New"}"#]),
      // Eleven characters, in twelve scalars.
      .version(["title": #"{"ca": "Nova versió", "es": "Nueva", "en": "New"}"#])
        .with(settings: "rules: {long-text: {title: 11}}"),
    ],
    check: .document(checkLengths)
  )
}

/// Which option limits a member of a text map.
private let limits: [(member: String, option: String)] = [
  ("title", "title"), ("message", "message"), ("ok", "button"), ("cancel", "button"),
  ("okButtonTitle", "button"), ("cancelButtonTitle", "button"),
]

private func checkLengths(_ inspection: Inspection) {
  guard let choices = inspection.context.choices else { return }
  for text in inspection.texts {
    guard let option = limits.first(where: { $0.member == text.member })?.option,
      let limit = choices.number("long-text", option)
    else { continue }
    // A character has a byte at least.
    if text.bytes.count <= limit { continue }
    let count = text.text.count
    if count <= limit { continue }
    inspection.report(
      "the \(text.name) has \(count) characters, and the settings allow \(limit)",
      help: "Shorten it, or raise the limit of long-text in the settings.", at: text.node)
  }
}
