import OSAMSyntax

extension DocumentKind {
  /// An authored document to start from: every member with its meaning, and what only its author knows left blank.
  /// `check` names each blank as an error. Its example dates lie ahead of this moment.
  package func starter(at now: Instant, in formatter: MessageFormatter) -> YAMLDocument {
    var about: [LocalizedMessage] = [LocalizedMessage(said: summary), Starter.aboutBlanks]
    let supplied = members.filter(\.suppliedByService).map { LocalizedMessage(value: $0.name) }
    if !supplied.isEmpty { about.append("The service adds \(list: supplied): they are not written here.") }
    about += starterNotes.about
    let starter = Starter(kind: self, now: now, formatter: formatter)
    return YAMLDocument(
      head: schemaLines(in: formatter) + [""] + about.map(formatter.text), entries: members.compactMap(starter.entry))
  }

  /// The file beside a document in which the lines at its head look for the authored schema.
  package var schemaFile: String { "\(id).authored.schema.json" }

  /// The lines at the head of an authored document that tell editors about its schema.
  package func schemaLines(in formatter: MessageFormatter) -> [String] {
    [
      "yaml-language-server: $schema=\(schemaFile)",
      "",
      formatter.text(
        "With that schema beside this file, editors explain the members and complete them. To make it:"),
      "  osam-lint schema \(id) --as authored > \(schemaFile)",
    ]
  }
}

/// Content of a starter for each row of a table.
package struct Starter {
  let kind: DocumentKind
  let now: Instant
  let formatter: MessageFormatter

  package static let aboutBlanks: LocalizedMessage =
    "What only its author knows is left blank. osam-lint check names every blank as an error until it is filled in."

  /// A day some months ahead, so that no example has passed when it is written.
  struct DayAhead: Sendable {
    var months: Int
    var isLastOfMonth: Bool

    /// As authored documents have it, in Barcelona.
    func day(after now: Instant) -> String {
      let (local, overflow) = now.addingReportingOverflow(Int64(Zone.madrid.offsetMinutes(at: now)) * 60_000)
      let today = Calendar.day(Int((overflow ? now : local).dividedFloor(by: 86_400_000)))
      let month = today.month - 1 + months
      let (year, number) = (today.year + month / 12, month % 12 + 1)
      let day = isLastOfMonth ? Calendar.days(inMonth: number, of: year) : 1
      return "\(padded(year, 4))-\(padded(number, 2))-\(padded(day, 2))"
    }
  }

  /// The window of an example: all of the two months that come.
  private static let windows = [
    "startDate": DayAhead(months: 1, isLastOfMonth: false), "endDate": DayAhead(months: 2, isLastOfMonth: true),
  ]

  /// The entry of a member; nil for one that a document written today does not have.
  func entry(_ member: Member) -> YAMLEntry? {
    if member.suppliedByService { return nil }
    let isRequired = !member.requiredBy.published.isEmpty
    var entry: YAMLEntry
    if isRequired || kind.starterNotes.wanted.contains(member.name) {
      entry = live(member)
    } else {
      // Names known from documentation alone are mentioned, and filters; texts that one span of old releases reads are
      // not.
      let mayBeWanted = member.isUsual || kind.family.table != nil
      let isKnown = member.readBy.isEmpty ? member.documentedAs != nil : mayBeWanted && !member.isTexts
      guard isKnown else { return nil }
      let day = Self.windows[member.name].map { YAMLValue.literal($0.day(after: now)) }
      entry = YAMLEntry(member.name, day ?? YAMLValue(member.exampleValue(for: .authored)), isOff: true)
    }
    entry.above = about(member) + entry.above
    return entry
  }

  private func about(_ member: Member) -> [String] {
    var lines = [LocalizedMessage(said: member.meaning)]
    if case .oneOf(let choices) = member.type {
      lines += choices.map { "\($0.name): \(LocalizedMessage(said: $0.meaning))" }
    }
    if let documented = member.documentedAs { lines.append("Documented as: \(LocalizedMessage(said: documented)).") }
    if !member.readBy.isEmpty, member.requiredBy != kind.clients {
      lines.append("\(member.need(among: kind.clients)).")
    }
    return lines.map(formatter.text)
  }

  /// Where a document starts with another value than the table's example.
  private static let starts: [String: JSONValue] = [
    // A ticked box is lost when the user then presses Cancel, as LAZY offers. [module-checkbox]
    "checkBoxDontShowAgain": .bool(false)
  ]

  /// A member to be filled in.
  private func live(_ member: Member) -> YAMLEntry {
    let example = member.exampleValue(for: .authored)
    if let start = Self.starts[member.name] { return YAMLEntry(member.name, YAMLValue(start)) }
    switch member.type {
    case .boolean, .duration: return YAMLEntry(member.name, YAMLValue(example))
    case .texts:
      return YAMLEntry(
        member.name,
        blanks(
          Language.allCases.map { ($0.rawValue, example[$0.rawValue]) },
          "Write the texts after the colons: \(list: Self.languages)."))
    case .oneOf(let choices):
      return blank(member, example, "Write \(any: choices.map { LocalizedMessage(value: $0.name) }) after the colon.")
    case .shaped(_, .textOrTexts):
      return YAMLEntry(member.name, olderTexts(example), above: aboutButtons(member.name))
    case .shaped(_, .messages):
      return YAMLEntry(member.name, .list(Language.allCases.map { message($0, like: example) }))
    case .shaped(_, .configurations(let areCodes, _)):
      return YAMLEntry(member.name, .list([.mapping(PrinceMember.starter(areCodes: areCodes, formatter))]))
    default:
      return blank(member, example, "Write it after the colon, such as \(member.example).")
    }
  }

  private func blank(_ member: Member, _ example: JSONValue, _ request: LocalizedMessage) -> YAMLEntry {
    YAMLEntry(member.name, .blank(.init(example: YAMLValue(example), request: formatter.text(request))))
  }

  // MARK: Texts

  private static let languages = Language.allCases.map(\.title)

  /// A blank for each text, below what to write in all of them. Null is no text to any client of the common module.
  private func blanks(_ texts: [(code: String, example: JSONValue?)], mark: String = "", _ request: LocalizedMessage)
    -> YAMLValue
  {
    .mapping(
      texts.enumerated().map { number, text in
        YAMLEntry(
          text.code,
          .blank(
            .init(mark: mark, example: YAMLValue(text.example), request: number == 0 ? formatter.text(request) : nil)))
      })
  }

  /// A value that is no text to the older libraries either: with null Android shows no text, and nobody is told.
  private static let noText = "[]"

  /// Apps ask for the code they were written with, and both are in use for Catalan. [older-language-codes]
  private func olderTexts(_ example: JSONValue) -> YAMLValue {
    blanks(
      (["cat"] + Language.allCases.map(\.rawValue)).map { ($0, example[$0] ?? example["cat"]) }, mark: Self.noText,
      "Write the texts in place of \(Self.noText): \(list: Self.languages). Apps ask for cat or ca.")
  }

  /// The buttons decide what kind of alert it is, so each says so.
  private func aboutButtons(_ member: String) -> [String] {
    guard member == "okButtonTitle" else { return [] }
    let kinds: [LocalizedMessage] = OlderButtons.all.map {
      "\(LocalizedMessage(said: $0.title)): \(LocalizedMessage(said: $0.meaning))"
    }
    return (["The buttons decide the kind of alert. Take out the one that it does not have."] + kinds)
      .map(formatter.text)
  }

  private func message(_ language: Language, like example: JSONValue) -> YAMLValue {
    var own: JSONValue?
    if case .array(let messages) = example {
      own = messages.first { $0["languaje"]?.string == language.rawValue }?["content"] ?? messages.first?["content"]
    }
    return .mapping([
      YAMLEntry("languaje", .text(language.rawValue)),
      YAMLEntry(
        "content",
        .blank(
          .init(
            mark: Self.noText, example: YAMLValue(own),
            request: formatter.text("Write the \(language.title) text in place of \(Self.noText).")))),
    ])
  }
}

extension PrinceMember {
  /// The first configuration of a platform, with a blank for the version.
  fileprivate static func starter(areCodes: Bool, _ formatter: MessageFormatter) -> [YAMLEntry] {
    func meaning(_ name: String) -> String { formatter.text(LocalizedMessage(said: meanings[name] ?? "")) }
    let last: JSONValue = areCodes ? 12 : "1.2.0"
    return [
      YAMLEntry(
        "last_version_available",
        .blank(
          .init(
            example: YAMLValue(last),
            request: formatter.text(
              areCodes
                ? "Write the version code after the colon, such as \(last.text(pretty: false))."
                : "Write the version after the colon, such as \(last.text(pretty: false))."))),
        above: [
          formatter.text(
            "The first configuration whose requirements hold is used; write those with more of them first."),
          meaning("last_version_available"),
        ]),
      YAMLEntry(
        "notify_last_version_frequency", .text("ONCE"), above: [meaning("notify_last_version_frequency")]),
      YAMLEntry(
        "required_version", YAMLValue(areCodes ? 10 : "1.0.0"), above: [meaning("required_version")], isOff: true),
      YAMLEntry(
        "requirements", .mapping([YAMLEntry("required_os_version", YAMLValue(areCodes ? 26 : "14.0"))]),
        above: [
          meaning("requirements"),
          formatter.text(
            areCodes
              ? "required_os_version: the lowest API level of Android."
              : "required_os_version: the lowest system, in quotes."),
        ], isOff: true),
      YAMLEntry("meta", YAMLValue(["key": "value"]), above: [meaning("meta")], isOff: true),
    ]
  }
}

extension JSONValue {
  /// The member of an object with this name; nil when there is none, or this is no object.
  fileprivate subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == name }?.1
  }

  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
}

extension YAMLValue {
  /// The YAML counterpart of a JSON value; an empty text for nothing.
  package init(_ value: JSONValue?) {
    switch value {
    case nil: self = .text("")
    case .string(let text)?: self = .text(text)
    case .integer(let number)?: self = .literal(String(number))
    case .number(let literal)?: self = .literal(literal)
    case .bool(let isTrue)?: self = .literal(isTrue ? "true" : "false")
    case .null?: self = .literal("null")
    case .array(let items)?: self = .list(items.map { YAMLValue($0) })
    case .object(let members)?: self = .mapping(members.map { YAMLEntry($0.0, YAMLValue($0.1)) })
    }
  }
}
