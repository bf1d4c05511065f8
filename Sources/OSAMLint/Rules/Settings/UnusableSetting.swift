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
      Example("clients: ⟦osam:9.9.9⟧\n", own: .settings).finds("error").says(
        """
        “osam:9.9.9” cannot be used
        = osam has no release “9.9.9”; known are 1.0.0–{newest}; the nearest is {newest}
        = help: Write releases such as osam:2.2.2.. or flutter:8.0.0.
        """),
      Example("rules:\n  insecure-url: ⟦eror⟧\n", own: .settings).finds("error").says(
        """
        “eror” does not belong here
        = help: Did you mean “error”?
        """),
      Example("rules:\n  ⟦insecure-urls⟧: error\n", own: .settings).finds("error").says(
        """
        “insecure-urls” is no rule
        = help: Did you mean “insecure-url”?
        """),
      Example("rules:\n  force-without-end: ⟦off⟧\n", own: .settings).finds("error").says(
        """
        “force-without-end” cannot be switched off as a whole
        = it is about locking users out
        = help: Allow each finding by an entry under “allow”, with its path, its pointer and the reason.
        """),
      Example("rules:\n  long-text: {title: ⟦many⟧}\n", own: .settings).finds("error").says(
        """
        “many” is not a whole number from 1 to 10000
        """),
      Example("allow:\n  - ⟦rule⟧: insecure-url\n    path: config/a.json\n", own: .settings).finds("error").says(
        """
        “reason” is missing here
        = help: Write it, for example “reason: Agreed with the service.”.
        """),
      Example(
        "allow:\n  - {rule: insecure-url, path: a.json, pointer: ⟦data/url⟧, reason: Agreed}\n", own: .settings
      ).finds("error").says(
        """
        “data/url” is no JSON pointer
        = help: Begin it with a slash, as in /data/title/ca.
        """),
      Example("exclude: ⟦config/**⟧\n", own: .settings).finds("error").says(
        """
        “exclude” takes a list
        = help: Put it in brackets, or after a dash on a line of its own.
        """),
      Example("clients: osam:3.0.1\n⟦clients⟧: osam:3.0.0\n", own: .settings).finds("error").says(
        """
        “clients” is there twice
        = help: Put both into one.
        """),
      Example("time-zone: ⟦Europe/Madird⟧\n", own: .settings).finds("error").says(
        """
        “Europe/Madird” is no time zone this tool knows
        = help: Write Europe/Madrid, UTC, or an offset such as +02:00.
        """),
      Example("⟦- clients⟧\n", own: .settings).finds("error").says(
        """
        “settings” takes an object here
        = help: Write clients, applies, server-date, time-zone, language, include, exclude, rules, store-hosts, \
        requirement-keys, overrides, allow, baseline or show-recorded, each with its value.
        """),
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
