import OSAMPlatform

/// A page of `docs/evidence`: the facts about one family of libraries, or about none.
package struct EvidencePage: Sendable {
  /// `common-module`: the name of its file.
  package let name: String
  package let title: String
  package let facts: [Fact]

  package static let all = [
    EvidencePage(name: "common-module", title: "The common module", facts: Fact.module),
    EvidencePage(name: "older-libraries", title: "The older libraries", facts: Fact.older),
    EvidencePage(name: "prince-of-versions", title: "Prince of Versions", facts: Fact.prince),
    EvidencePage(
      name: "general", title: "Stores, platforms, languages, dates and our own choices", facts: Fact.general),
  ]

  private static let places = Dictionary(
    pairs: all.flatMap { page in page.facts.map { ($0.id, (page: page.name, fact: $0)) } },
    choosing: { first, _ in first })

  /// The fact with this id; nil when there is none.
  package static func fact(_ id: Fact.ID) -> Fact? { places[id]?.fact }

  /// A link to a fact from a page in a folder beside `docs/evidence`.
  package static func link(to id: Fact.ID, folder: String = "../evidence/") -> String {
    guard let place = places[id] else { return Markdown.code(id) }
    return "[\(id)](\(folder)\(place.page).md#\(id))"
  }

  package func text(_ development: DevelopmentReleases) -> String {
    var text = "<!-- Generated from the rows in Sources/OSAMFormats. Do not edit; run make generate. -->\n"
    text += "# Evidence: \(title)\n\n"
    text +=
      "What osam-lint takes for true, and how that is known. Rules, format pages and comments in the source name "
      + "a fact by the id in its heading. Findings that rest on what is only likely say “may” or are warnings.\n"
    let facts = facts.map { "\n" + Self.text(of: $0) }.joined()
    if development.areNamed(in: facts) { text += "\n" + development.note(from: "../formats/") }
    return text + facts
  }

  private static func text(of fact: Fact) -> String {
    var text = "## \(fact.id)\n\n\(fact.claim)\n\n"
    if !fact.clients.isEmpty { text += "- Releases: \(fact.clients.prose)\n" }
    text += "- Source: \(fact.source)\n- Known: \(fact.known.words.text)\n- Certainty: \(fact.known.certainty)\n"
    return text
  }

  /// Index of the evidence pages, for `docs/evidence/README.md`.
  package static var index: String {
    var text =
      "<!-- Generated from the rows in Sources/OSAMFormats. Do not edit; run make generate. -->\n# Evidence\n\n"
    text += Markdown.table(
      ["Page", "Facts"], all.map { ["[\($0.title)](\($0.name).md)", String($0.facts.count)] })
    text += "\nWhat a release changed, by name: [changes.md](changes.md).\n"
    return text
  }
}
