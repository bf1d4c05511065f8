extension Rule {
  /// A setting that is no such value.
  static let unusableSetting = Rule(
    id: "unusable-setting",
    title: "a setting that cannot be used",
    group: .settings,
    effects: [.unusableSettings],
    why: """
      A severity, a release, a glob or a day that cannot be understood says nothing. Nothing is checked with settings that
      cannot be used, so that nobody takes them to be in force. A rule about locking users out is not switched off: each
      of its findings is allowed by an entry with the reason.
      """,
    repair: .unsafe("Writes the word that was probably meant."),
    evidence: ["choice-settings"],
    bad: [
      Example("clients: ⟦osam:9.9.9⟧\n", own: .settings).finds("error"),
      Example("rules:\n  insecure-url: ⟦eror⟧\n", own: .settings).finds("error"),
      Example("rules:\n  ⟦insecure-urls⟧: error\n", own: .settings).finds("error"),
      Example("rules:\n  force-without-end: ⟦off⟧\n", own: .settings).finds("error"),
      Example("rules:\n  long-text: {title: ⟦many⟧}\n", own: .settings).finds("error"),
      Example("allow:\n  - ⟦rule⟧: insecure-url\n    path: config/a.json\n", own: .settings).finds("error"),
      Example(
        "allow:\n  - {rule: insecure-url, path: a.json, pointer: ⟦data/url⟧, reason: Agreed}\n", own: .settings
      ).finds("error"),
      Example("exclude: ⟦config/**⟧\n", own: .settings).finds("error"),
      Example("clients: osam:3.0.1\n⟦clients⟧: osam:3.0.0\n", own: .settings).finds("error"),
      Example("time-zone: ⟦Europe/Madird⟧\n", own: .settings).finds("error"),
      Example("⟦- clients⟧\n", own: .settings).finds("error"),
    ].asking(for: .meaning),
    good: [
      Example("# Nothing but a comment.\n", own: .settings),
      Example(
        "clients: osam:2.2.2..\napplies: up-to\ntime-zone: UTC\ninclude: [config/**]\nexclude: [config/old/]\nstore-hosts: [www.barcelona.cat]\nrequirement-keys: [region]\nbaseline: lint/baseline.json\noverrides:\n  - {paths: [config/rating/**], kind: osam-rating, role: served, clients: osam:3.0.1, rules: {insecure-url: off}}\nallow:\n  - {rule: force-without-end, path: config/a.json, pointer: /data, reason: Agreed, expires: 2027-01-31}\n",
        own: .settings),
    ],
    check: .own
  )
}
