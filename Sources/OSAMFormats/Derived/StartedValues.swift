import OSAMSyntax

/// Values that members begin with, in a document that is started and in one that lacks them.
///
/// The table, the day and the other members of the document say what they can; of booleans and durations the mildest is
/// written. What only its author knows is blank: nothing is the example of another app, and no date has passed.
package struct StartedValues {
  let kind: DocumentKind
  let role: Role
  let zone: Zone
  let now: Instant
  /// The document that lacks members; nil for one that is started.
  let document: Document?
  package let formatter: MessageFormatter

  package init(
    _ kind: DocumentKind, _ role: Role, zone: Zone, now: Instant, of document: Document? = nil,
    in formatter: MessageFormatter
  ) {
    self.kind = kind
    self.role = role
    self.zone = zone
    self.now = now
    self.document = document
    self.formatter = formatter
  }

  /// The members that a document of today begins with, in the order of the table: those that some of the releases
  /// requires, or of all where none of them reads the kind; and others without which it would say nothing.
  package func members(neededBy clients: ClientSet) -> [Member] {
    let readers = clients.intersection(kind.clients)
    let needing = readers.isEmpty ? kind.clients.published : readers
    return kind.members.filter { member in
      if role == .authored, member.suppliedByService { return false }
      return !member.requiredBy.intersection(needing).isEmpty || kind.starterNotes.wanted.contains(member.name)
    }
  }

  /// Where a member begins with another value than the table's example.
  private static let starts: [(member: String, value: JSONValue)] = [
    // Clients do nothing with these numbers of the service. [module-version-members, module-rating-members]
    ("id", 0), ("appId", 0),
  ]

  /// The value that a member begins with.
  package func value(of member: Member) -> YAMLValue {
    let example = member.exampleValue(for: role)
    if let start = Self.starts.first(where: { $0.member == member.name }) { return YAMLValue(start.value) }
    switch member.type {
    // Nothing is switched on unasked. A ticked box, for one, is lost when the user then presses Cancel, as LAZY offers.
    // [module-checkbox]
    case .boolean: return YAMLValue(.bool(false))
    case .duration: return YAMLValue(example)
    case .instant:
      if let window = window(member) { return .literal(window) }
      // The clock of a service is there when it answers.
      return role == .served ? .literal(String(now)) : blank(member, example)
    case .texts:
      return blanks(
        Language.allCases.map { ($0.rawValue, example[$0.rawValue]) },
        "Write the texts after the colons: \(list: Self.languages).")
    case .oneOf(let choices):
      return blank(
        example, "Write \(any: choices.map { LocalizedMessage(value: $0.name) }) after the colon.",
        choices: choices.inOffer.map { $0.name })
    case .link:
      if let page = storePage { return .text(page) }
      return blank(member, example)
    case .shaped(_, .textOrTexts): return olderTexts(example)
    case .shaped(_, .messages): return .list(Language.allCases.map { message($0, like: example) })
    case .shaped(_, .configurations(let areCodes, _)):
      return .list([.mapping(PrinceMember.starter(areCodes: areCodes, formatter))])
    default: return blank(member, example)
    }
  }

  private func blank(_ member: Member, _ example: JSONValue) -> YAMLValue {
    blank(example, "Write it after the colon, such as \(member.example).")
  }

  private func blank(_ example: JSONValue, _ request: LocalizedMessage, choices: [String] = []) -> YAMLValue {
    .blank(.init(example: YAMLValue(example), request: formatter.text(request), choices: choices))
  }

  // MARK: Dates

  /// The window that begins and ends with these members: all of the two months that come. A served document has the
  /// clock in it, by which a window of later would never open: there it begins today.
  private func day(_ member: Member) -> DayAhead? {
    switch member.name {
    case "startDate": role == .served ? .days(0) : .firstOfMonth(1)
    case "endDate": .lastOfMonth(2)
    default: nil
    }
  }

  /// A day of the window; nil for a member that is no end of it.
  func window(_ member: Member) -> String? { day(member).map { written($0, for: member) } }

  /// A day as a date member has it: as people write it, or as its first or last millisecond.
  package func written(_ day: DayAhead, for member: Member) -> String {
    let text = day.text(after: now, in: zone)
    if role == .authored { return text }
    let date = WrittenDate(text, in: zone, endOfDay: member.name == "endDate")
    return String(date?.instant ?? now)
  }

  // MARK: Addresses

  /// The page of the app in its store, where the document says enough for it: on Google Play it is known by the name of
  /// its package. [store-google-pages]
  package var storePage: String? {
    guard let document, document.choice("platform") == "ANDROID",
      let package = document.text("packageName"), !package.isEmpty, package.utf8.allSatisfy({ $0.isPartOfPackageName })
    else { return nil }
    return "https://play.google.com/store/apps/details?id=\(package)"
  }

  // MARK: Texts

  private static let languages = Language.allCases.map { $0.title }

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

  /// The codes of texts of the older libraries: apps ask for the code they were written with, and both are in use for
  /// Catalan. [older-language-codes]
  package static let olderCodes = ["cat"] + Language.allCases.map { $0.rawValue }

  private func olderTexts(_ example: JSONValue) -> YAMLValue {
    blanks(
      Self.olderCodes.map { ($0, example[$0] ?? example["cat"]) }, mark: Self.noText,
      "Write the texts in place of \(Self.noText): \(list: Self.languages). Apps ask for cat or ca.")
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

extension UInt8 {
  /// Of an id of an Android app: letters, digits, dots and underscores. [store-google-pages]
  fileprivate var isPartOfPackageName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
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
