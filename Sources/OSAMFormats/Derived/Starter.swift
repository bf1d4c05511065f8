import OSAMSyntax

extension DocumentKind {
  /// An authored document to start from: every member with its meaning, and what only its author knows left blank.
  /// `check` names each blank as an error. Its example dates lie ahead of this moment.
  package func starter(at now: Instant, in formatter: MessageFormatter) -> YAMLDocument {
    var about: [LocalizedMessage] = [LocalizedMessage(said: summary), Starter.aboutBlanks]
    let supplied = members.filter { $0.suppliedByService }.map { LocalizedMessage(value: $0.name) }
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
  let formatter: MessageFormatter
  private let values: StartedValues
  private let started: Set<String>

  fileprivate init(kind: DocumentKind, now: Instant, formatter: MessageFormatter) {
    self.kind = kind
    self.formatter = formatter
    values = StartedValues(kind, .authored, zone: .madrid, now: now, in: formatter)
    started = Set(values.members(neededBy: kind.clients.published).map { $0.name })
  }

  package static let aboutBlanks: LocalizedMessage =
    "What only its author knows is left blank. osam-lint check names every blank as an error until it is filled in."

  /// The entry of a member; nil for one that a document written today does not have.
  func entry(_ member: Member) -> YAMLEntry? {
    if member.suppliedByService { return nil }
    var entry: YAMLEntry
    if started.contains(member.name) {
      entry = YAMLEntry(member.name, values.value(of: member), above: aboutButtons(member.name))
    } else {
      // Names known from documentation alone are mentioned, and filters; texts that one span of old releases reads are
      // not.
      let mayBeWanted = member.isUsual || kind.family.table != nil
      let isKnown = member.readBy.isEmpty ? member.documentedAs != nil : mayBeWanted && !member.isTexts
      guard isKnown else { return nil }
      let day = values.window(member).map { YAMLValue.literal($0) }
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

  /// The buttons decide what kind of alert it is, so each says so.
  private func aboutButtons(_ member: String) -> [String] {
    guard member == "okButtonTitle" else { return [] }
    let kinds: [LocalizedMessage] = OlderButtons.all.map {
      "\(LocalizedMessage(said: $0.title)): \(LocalizedMessage(said: $0.meaning))"
    }
    return (["The buttons decide the kind of alert. Take out the one that it does not have."] + kinds)
      .map(formatter.text)
  }
}
