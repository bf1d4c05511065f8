import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// The settings file, row by row.
package struct SettingsTable: Sendable {
  /// The names a settings file may have; the first is the one that is looked for and written first.
  package static let fileNames: [FilePath] = [".osam-lint.yml", ".osam-lint.yaml"]

  /// True if a path leads to a settings file, by its name.
  package static func names(_ path: FilePath) -> Bool {
    path.isNamed(fileNames)
  }

  let kinds: KnownKinds
  package let rows: [KeyRow]
  let table: KeyTable

  /// With the kinds and the releases that settings may name.
  package init(_ kinds: KnownKinds) {
    self.kinds = kinds
    rows = Self.rows(kinds)
    table = Self.table(rows)
  }

  private static func table(_ rows: [KeyRow]) -> KeyTable {
    KeyTable(
      rows: rows, whole: "settings", noun: "setting",
      brokenText: (
        "the settings cannot be read", "Correct this place; osam-lint init settings shows how settings are written."
      ),
      mayBeEmpty: true, unusable: .unusableSetting, unknown: .unknownSetting)
  }

  private static func rows(_ kinds: KnownKinds) -> [KeyRow] {
    let clients = clients(kinds)
    return [
      KeyRow(
        "clients", .word(clients),
        meaning: "The releases your apps carry, as --clients takes them. Findings that concern none of them disappear.",
        absent: "every release whose source was read", example: "osam:2.2.2..,pov-ios:4.0.5.."),
      KeyRow(
        "applies", .word(.oneOf(Applies.allCases.map { $0.rawValue })),
        meaning:
          "Which installed versions the service gives a document of the common module to, as simulate --applies takes it.",
        absent: "below", example: "below"),
      KeyRow(
        "server-date", .word(clock),
        meaning:
          "How the serverDate that apps get comes about: as it stands in the file (written), or anew before they get it, by the service or by build --server-date now (now). With now nothing is said of the date in the file.",
        absent: "written", example: "now"),
      KeyRow(
        "time-zone", .word(zone), meaning: "The time zone of dates that name none.", absent: "Europe/Madrid",
        example: "Europe/Madrid"),
      KeyRow(
        "language", .word(.oneOf(Language.allCases.map { $0.rawValue })),
        meaning:
          "The language in which people are told what is found, as --lang takes it. It counts in the settings of the current directory. Texts of alerts stay as they are.",
        absent: "en", example: "ca"),
      KeyRow(
        "include", .list(of: .word(glob)),
        meaning: "Files that are looked at when a directory is walked, among those that end in .json, .yaml and .yml.",
        absent: "all of them", example: "[config/**]"),
      KeyRow(
        "exclude", .list(of: .word(glob)),
        meaning: "Files that are left out when a directory is walked; with --force-exclude also when they are named.",
        absent: "none", example: "[config/archive/]"),
      KeyRow(
        "rules", .rules,
        meaning: "The severity of rules, by their ids: off, info, warning or error; and the options some of them have.",
        absent: "each rule's own severity", example: "{same-text-in-all-languages: off, long-text: {title: 50}}"),
      KeyRow(
        "store-hosts", .list(of: .word(host)),
        meaning:
          "Hosts, besides those of the two stores, that the button of an alert may lead to. Where there is a list, any other host is a finding.",
        absent: "any host", example: "[www.barcelona.cat]"),
      KeyRow(
        "requirement-keys", .list(of: .word(name)),
        meaning: "Requirements of Prince of Versions that your apps register a checker for.",
        absent: "none", example: "[region]"),
      KeyRow(
        "overrides", .list(of: .object(override(kinds, clients))),
        meaning: "What holds for some of the files only. Of several entries for one file, later ones win.",
        absent: "none", example: "[{paths: [config/rating/**], kind: osam-rating}]"),
      KeyRow(
        "allow", .list(of: .object(allowance)),
        meaning: "Findings that are known and meant.", absent: "none",
        example:
          "[{rule: force-without-end, path: config/avis.json, pointer: /data, reason: The old service is gone for good.}]"
      ),
      KeyRow(
        "baseline", .word(path),
        meaning: "The file that osam-lint baseline writes and check compares with, seen from the settings file.",
        absent: ".osam-lint-baseline.json, where there is one", example: "lint/baseline.json"),
      KeyRow(
        "show-recorded", .flag,
        meaning: "Editors show findings that the baseline has, as hints. It changes nothing else.",
        absent: "true", example: "false"),
    ]
  }

  private static func override(_ kinds: KnownKinds, _ clients: KeyWord) -> [KeyRow] {
    [
      KeyRow(
        "paths", .list(of: .word(glob)), isRequired: true, meaning: "The files it is about.",
        example: "[config/rating/**]"),
      KeyRow(
        "kind", .word(.oneOf(kinds.all.map { $0.id })),
        meaning: "The kind of their documents, instead of recognising it by the keys.", example: "osam-rating"),
      KeyRow(
        "role", .word(.oneOf(Role.allCases.map { $0.rawValue })),
        meaning: "How they are meant, as --as takes it.", example: "served"),
      KeyRow("clients", .word(clients), meaning: "As above, for these files.", example: "osam:\(Library.osam.newest)"),
      KeyRow("server-date", .word(clock), meaning: "As above, for these files.", example: "now"),
      KeyRow("rules", .rules, meaning: "As above, for these files.", example: "{insecure-url: error}"),
    ]
  }

  private static let allowance: [KeyRow] = [
    KeyRow("rule", .word(rule), isRequired: true, meaning: "The rule's id.", example: "force-without-end"),
    KeyRow(
      "path", .word(glob), isRequired: true,
      meaning:
        "The file, or a glob for several. A rule about locking users out takes one file, with a slash in its path.",
      example: "config/avis.json"),
    KeyRow(
      "pointer", .word(pointer),
      meaning:
        "The JSON pointer of the finding, or of a value it lies in. Without it the whole file; but a rule about locking users out needs it: the member, or the object in which something is missing.",
      example: "/data/endDate"),
    KeyRow(
      "reason", .word(reason), isRequired: true, meaning: "Why it is meant.", example: "Agreed with the service."),
    KeyRow(
      "expires", .word(day), meaning: "The last day on which it holds. From the next day on the findings are back.",
      example: "2027-01-31"),
  ]

  /// True if a path can be of one file only: no pattern, and from the settings' folder on.
  static func namesOneFile(_ glob: String) -> Bool {
    !glob.utf8.contains { Array("*?[{\\".utf8).contains($0) } && glob.utf8.dropLast().contains(UInt8(ascii: "/"))
      && glob.utf8.last != UInt8(ascii: "/")
  }

  /// The counterpart of `namesOneFile(_:)` for the schema.
  static let patternOfOneFile = #"^(?=[^*]*/.)[^*?\[{\\]*[^*?\[{\\/]$"#

  // MARK: Words

  private static func clients(_ kinds: KnownKinds) -> KeyWord {
    KeyWord("releases such as osam:2.2.2.. or flutter:8.0.0") { text in
      guard case .failure(let problem) = ClientSelection(of: kinds.libraries).parse(text) else { return nil }
      return Message("\(quoted(text)) cannot be used", so: problem.words)
    }
  }

  private static let zone = KeyWord(
    "Europe/Madrid, UTC, or an offset such as +02:00",
    pattern: "^(Europe/Madrid|UTC|Z|[-+]([01][0-9]|2[0-3]):[0-5][0-9])$"
  ) { text in
    Zone(text) == nil ? Message("\(quoted(text)) is no time zone this tool knows") : nil
  }

  private static let clock = KeyWord.oneOf(ServerClock.allCases.map { $0.rawValue })

  private static let glob = KeyWord("a path glob such as config/**/*.json") { text in
    do throws(PathGlob.Problem) {
      _ = try PathGlob(text)
      return nil
    } catch { return Message("\(quoted(text)) is no path glob", so: error.words) }
  }

  private static let host = KeyWord(
    "a host such as www.barcelona.cat", pattern: #"^[^\u0000-\u0020/:@?#]+$"#
  ) { text in
    let isHost = !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && !"/:@?#".utf8.contains($0) }
    return isHost ? nil : Message("\(quoted(text)) is no host", help: "Write it without https:// and without a path.")
  }

  private static let name = KeyWord("a name") { $0.isEmpty ? Message("this name is empty") : nil }

  private static let rule = KeyWord(
    "the id of a rule", choices: Rule.all.filter { $0.silencing != .never }.map { $0.id }
  ) { text in
    guard let rule = Rule.named(text) else { return Message("\(quoted(text)) is no rule") }
    guard rule.silencing == .never else { return nil }
    return Message("“\(text)” cannot be allowed", so: KeyCheck.stopping, help: "Correct the file.")
  }

  private static let pointer = KeyWord("a JSON pointer such as /data/title/ca", pattern: "^(?![^/])") { text in
    // Not by letters: the first key may begin with a mark that joins the slash.
    text.isEmpty || text.utf8.first == UInt8(ascii: "/")
      ? nil : Message("\(quoted(text)) is no JSON pointer", help: "Begin it with a slash, as in /data/title/ca.")
  }

  private static let reason = KeyWord(
    "a reason in words", pattern: #"[0-9A-Za-z\u00AA-\u1FFF\u2C00-\uFEFE\uFF00-\uFFEF]"#
  ) { text in
    // A letter or a digit of some script; marks and what nobody sees are no reason.
    let letters: [ClosedRange<UInt32>] = [
      0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xAA...0x1FFF, 0x2C00...0xFEFE, 0xFF00...0xFFEF,
    ]
    let isSaid = text.unicodeScalars.contains { scalar in letters.contains { $0.contains(scalar.value) } }
    return isSaid ? nil : Message("\(quoted(text)) says nothing")
  }

  private static let day = KeyWord("a day such as 2027-01-31", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$") { text in
    WrittenDate(text, in: .utc)?.form == .day ? nil : Message("\(quoted(text)) is no day")
  }

  private static let path = KeyWord("a path") { $0.isEmpty ? Message("this path is empty") : nil }
}
