import OSAMSyntax

extension DocumentKind {
  /// The page about this kind in `docs/formats/`, as Markdown. Every fact on it is a row of a table or
  /// what running the readers' models gives.
  package func formatPage(_ development: DevelopmentReleases) -> String {
    var page = FormatPage(kind: self, development: development)
    return page.text()
  }
}

private struct FormatPage {
  let kind: DocumentKind
  let development: DevelopmentReleases
  private var parts: [String] = []

  init(kind: DocumentKind, development: DevelopmentReleases) {
    self.kind = kind
    self.development = development
  }

  mutating func text() -> String {
    parts = [
      "<!-- Generated from the tables in Sources/OSAMFormats. Do not edit; run make generate. -->\n",
      "# \(kind.id): \(kind.title)\n",
      kind.summary + "\n",
    ]
    addStatements()
    addRequired()
    addExamples()
    addMembers()
    addDivergences()
    for own in kind.pageNotes.sections(kind) { section(own.title, own.text, Markdown.table(own.head, own.rows)) }
    switch kind.family {
    case .asked: addReleases()
    case .table(let clients):
      addDecoders(clients)
      addNumbers()
      addFaults(clients)
      addSchemaLimits()
    }
    addWrappers()
    if kind == development.kind { section(DevelopmentReleases.title, development.text) }
    addEvidence()
    return parts.joined(separator: "\n")
  }

  private mutating func section(_ title: String, _ text: String...) {
    parts.append("## \(title)\n")
    parts += text.filter { !$0.isEmpty }
  }

  // MARK: Behaviour and required members

  private mutating func addStatements() {
    let statements = kind.statements
    section(statements.title, statements.words + "\n")
    let every = kind.clients
    let common = [
      "### Every release\n", statements.rows.filter { $0.clients == every }.map { item($0, under: every) }.joined(),
    ]
    // The part that begins the rows begins the section.
    let isCommonFirst = statements.rows.first?.clients == every
    if isCommonFirst { parts += common }
    for part in statements.parts(of: every) {
      let rows = statements.rows.filter { $0.clients != every && !$0.clients.intersection(part).isEmpty }
      parts += ["### \(part.prose)\n", rows.map { item($0, under: part) }.joined()]
    }
    if !isCommonFirst { parts += common }
  }

  /// A statement; where it is not of all releases of its heading, with those of which it is.
  private func item(_ statement: Statement, under part: ClientSet) -> String {
    let (mine, all) = (statement.clients.intersection(part), part.published)
    if mine.published.isEmpty { return "" }
    let who = all.isSubset(of: mine) ? "" : names(of: mine) + ": "
    let links = statement.evidence.map { EvidencePage.link(to: $0) }.joined(separator: ", ")
    return "- \(who)\(statement.text) (\(links))\n"
  }

  /// Releases without the name of their library, which stands in the heading.
  private func names(of clients: ClientSet) -> String {
    clients.clients.first.map { clients.prose.exchanging($0.library.id + " ", for: "") } ?? ""
  }

  private mutating func addRequired() {
    let entries = kind.requiredParts
    let lines = entries.enumerated().map { index, entry in
      "- \(entry.line(after: index == 0 ? nil : entries[index - 1]))\n"
    }
    let words =
      switch kind.needs {
      case .table: "Without one of these a release cannot read the document."
      case .each: "Without one of these a release fails, or never shows, asks or reports anything."
      }
    let wrapper =
      kind.wrapper.map { " All of them stand in \(Markdown.code($0)), which is required too." } ?? ""
    let texts =
      kind.members.contains(where: { $0.isTexts })
      ? " A text needs each of \(Prose.list(Language.allCases.map { Markdown.code($0.rawValue) }))." : ""
    let further = kind.pageNotes.required.isEmpty ? "" : " \(kind.pageNotes.required)"
    section("Required members", "\(words)\(wrapper)\(texts)\(further)\n", lines.joined())
  }

  // MARK: Content of a document

  private mutating func addExamples() {
    let wrapper =
      kind.wrapper.map {
        "The service sends the members in an object called \(Markdown.code($0)). Apps ignore other members beside it.\n\n"
      } ?? ""
    guard kind.family.table != nil else {
      section(
        "The document", Markdown.codeBlock("json", kind.example(for: .served).text(pretty: true)),
        "The same in JSON Schema (draft 2020-12): [served](../../schemas/\(kind.id).schema.json), "
          + "[authored](../../schemas/\(kind.id).authored.schema.json). The schemas are for editors. "
          + "`osam-lint compat` says what each release makes of a document.\n")
      return
    }
    section(
      "The document",
      wrapper + "A *served* document is what apps get:\n",
      Markdown.codeBlock("json", kind.example(for: .served).text(pretty: true)),
      "An *authored* document is what you write. `osam-lint build` makes the served one from it. You may leave out the "
        + "wrapper and what the service adds, and write dates and durations in words:\n",
      Markdown.codeBlock("json", kind.example(for: .authored).text(pretty: true)),
      "The same in JSON Schema (draft 2020-12): [served](../../schemas/\(kind.id).schema.json), "
        + "[authored](../../schemas/\(kind.id).authored.schema.json).\n")
  }

  private mutating func addMembers() {
    let rows = kind.members.map { member -> [String] in
      let added = member.suppliedByService ? " The service adds it to an authored document." : ""
      return [
        Markdown.code(member.name), member.type.title.text, member.need(among: kind.clients).text, null(member),
        member.assumedValue.map { Int64($0) == nil ? $0 : Markdown.code($0) } ?? "–", member.meaning + added,
      ]
    }
    section(
      "Members", Markdown.table(["Member", "Type", "Need", "null", "When left out", "Meaning"], rows), choices,
      kind.members.contains(where: { $0.isTexts })
        ? "A text in each language is an object with the members "
          + Prose.list(Language.allCases.map { "\(Markdown.code($0.rawValue)) (\($0.title.text))" })
          + ". All of them are required. Apps ignore other languages.\n"
        : "",
      noteOnDevelopment(rows.joined().joined(separator: " ")))
  }

  private var choices: String {
    let rows = kind.members.flatMap { member -> [[String]] in
      guard case .oneOf(let choices) = member.type else { return [] }
      return choices.map { [Markdown.code(member.name), Markdown.code($0.name), $0.meaning] }
    }
    return rows.isEmpty ? "" : Markdown.table(["Member", "Value", "Meaning"], rows)
  }

  private func null(_ member: Member) -> String {
    if member.readBy.isEmpty { return "ignored" }
    if kind.family.table == nil { return "see compat" }
    if member.nullableBy.isEmpty { return "fails" }
    return member.nullableBy == member.readBy ? "same as left out" : "same as left out for \(member.nullableBy.prose)"
  }

  private mutating func addDivergences() {
    let rows = kind.members.compactMap { member in
      member.documentedAs.map { [Markdown.code(member.name), $0, member.need(among: kind.clients).text] }
    }
    if rows.isEmpty { return }
    section(
      "Documented and real", "Here the libraries' own README says one thing and the releases do another:\n",
      Markdown.table(["Member", "Documented as", "What releases need"], rows))
  }

  // MARK: Readers

  private mutating func addReleases() {
    let rows = kind.libraries.map { library in
      [Markdown.code(library.id), library.title, library.releases.map { $0.name }.joined(separator: ", ")]
    }
    section(
      "Libraries and releases", "Oldest first. `--clients` takes these names.\n",
      Markdown.table(["Name", "Library", "Releases"], rows))
  }

  /// Leads to what development releases are, from a text that names one.
  private func noteOnDevelopment(_ text: String) -> String {
    guard development.areNamed(in: text) else { return "" }
    return kind == development.kind ? DevelopmentReleases.noteOnPage : development.note(from: "")
  }

  /// Libraries that carry those of the kind.
  private mutating func addWrappers() {
    var carriers: [CarrierLibrary] = []
    for carrier in kind.libraries.flatMap({ $0.carriers }) where !carriers.contains(where: { $0.id == carrier.id }) {
      carriers.append(carrier)
    }
    if carriers.isEmpty { return }
    let rows = carriers.flatMap { carrier in
      carrier.rows.map { row in
        [
          Markdown.code(carrier.id), row.from == row.to ? row.from : "\(row.from)–\(row.to)",
          row.carried.joined(separator: " or "),
        ]
      }
    }
    let names = carriers.map { carrier in
      let taken = ([carrier.id] + carrier.aliases).map { Markdown.code($0) }
      let unread = carrier.rows.isEmpty ? "; its releases were not read, so name those of the libraries in it" : ""
      return "- \(carrier.title), for `--clients` \(Prose.list(taken, "or"))\(unread)\n"
    }
    section(
      "Wrappers", "They have a release of a library in them and read nothing themselves.\n", names.joined(),
      rows.isEmpty ? "" : Markdown.table(["Wrapper", "Releases", "Release in it"], rows),
      noteOnDevelopment(rows.joined().joined(separator: " ")))
  }

  private mutating func addDecoders(_ clients: TableClients) {
    let rows = clients.decoders.map { range in
      [range.clients.prose, range.note, range.runtime.name + (range.runtime.isLenient ? ", lenient" : "")]
    }
    section(
      "Decoders",
      "One bad member makes the whole document unreadable. Each row has releases that read documents alike:\n",
      Markdown.table(["Releases", "What is new", "kotlinx.serialization"], rows),
      unread)
  }

  /// Releases of the kind's libraries that nobody read, but for development releases; empty where all were.
  private var unread: String {
    let all = kind.libraries.reduce(.empty) { $0 | $1.clients }.unverified.clients
    let unread = ClientSet(all.filter { !$0.release.isPassedOver })
    return unread.isEmpty ? "" : "The source of \(unread.prose) was not read. This page says nothing about them.\n"
  }

  private static let literals = [
    "2021050000", "\"2021050000\"", "\"\"", "\" 5 \"", "1.0", "1.5", "1e3", "1E3", "1e+2", "20e-1", "1e-1", "1e",
    "9007199254740993e0", "-5", "-0", "+5", "007", "0x10", "1_000", "NaN", "true", "١٢", "2147483647", "2147483648",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "20000000000000000000", "100000000000000000000",
  ]

  private mutating func addNumbers() {
    guard kind.traits.contains(.numbers) else { return }
    let rows = Self.literals.map { literal -> [String] in
      let digits = literal.split(separator: "\"", omittingEmptySubsequences: false)
      let inner = digits.count == 3 ? String(digits[1]) : literal
      return [Markdown.code(literal)]
        + JSONRuntime.all.map { runtime in runtime.integer(inner).map(String.init) ?? "fails" }
    }
    section(
      "Numbers",
      "Each column has what a release of kotlinx.serialization reads. A member of 32 bits also fails outside −2147483648 … 2147483647.\n",
      Markdown.table(["Written"] + JSONRuntime.all.map { $0.name }, rows))
  }

  private mutating func addFaults(_ clients: TableClients) {
    let rows = clients.faults().filter { $0.fault != .tooMany }.map { fact in
      [
        fact.note, fact.acceptedBy.isEmpty ? "none" : fact.acceptedBy == kind.clients ? "all" : fact.acceptedBy.prose,
        fact.passesInIgnoredValue ? "may pass" : "fails",
      ]
    }
    if rows.isEmpty { return }
    section(
      "Text that is not JSON",
      "Apps accept some faults in the text. The last column is about a fault inside of a member that apps do not know: "
        + "there they only match brackets and quotes.\n",
      Markdown.table(["What happens", "Accepted by", "In an ignored value"], rows))
  }

  private mutating func addSchemaLimits() {
    section(
      "What JSON Schema cannot say",
      "The schemas and the shape rules agree on every document, with these exceptions:\n",
      SchemaLimit.all(of: kind).map { "- **\($0.name)**: \($0.explanation)\n" }.joined())
  }

  private mutating func addEvidence() {
    section(
      "Evidence",
      "Each member, and the facts that its row rests on.\n",
      Markdown.table(
        ["Member", "Evidence"],
        kind.members.map { member in
          [Markdown.code(member.name), member.evidence.map { EvidencePage.link(to: $0) }.joined(separator: ", ")]
        }))
  }
}
