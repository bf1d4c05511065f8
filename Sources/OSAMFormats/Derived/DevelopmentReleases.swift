import OSAMSyntax

/// Explanation of releases whose names end in `-dev`, on one page, to which all others lead that name one.
package struct DevelopmentReleases: Sendable {
  static let title = "Development releases"
  private let kinds: KnownKinds

  package init(of kinds: KnownKinds) { self.kinds = kinds }

  /// The first kind whose libraries have such releases; its page has the section.
  var kind: DocumentKind? {
    kinds.all.first { kind in kind.libraries.contains { $0.releases.contains(where: { $0.isDevelopment }) } }
  }

  private static let anchor = "#development-releases"

  /// The section.
  var text: String {
    let rows = runs.map { run in [run.before.map { $0.release.name }.joined(separator: ", "), run.next.release.name] }
    return """
      A release whose name ends in `-dev` was not meant for app stores. It came before the published release beside it, in \
      the order of time. So “from \(example.from) on” means \(example.next) and later for apps in the stores. \
      (\(EvidencePage.link(to: "module-releases")))

      \(Markdown.table(["Development releases", "Before"], rows))
      """
  }

  /// Development releases that were read, with the published release that came after them.
  private var runs: [(before: [Client], next: Client)] {
    var runs: [(before: [Client], next: Client)] = []
    var before: [Client] = []
    for client in kind?.clients.clients ?? [] {
      if client.release.isDevelopment {
        before.append(client)
      } else if !before.isEmpty {
        runs.append((before, client))
        before = []
      }
    }
    return runs
  }

  /// The first development release of the last run.
  private var example: (from: String, next: String) {
    runs.last.flatMap { run in run.before.first.map { ($0.release.name, run.next.release.name) } } ?? ("", "")
  }

  /// One of them stands in a text.
  package func areNamed(in text: String) -> Bool {
    kinds.libraries.contains { library in
      library.releases.contains { $0.isDevelopment && text.has($0.name) }
    }
  }

  /// The sentence that leads to the section, from a page in this folder.
  package func note(from folder: String) -> String {
    "Names that end in `-dev` are [development releases](\(folder)\(kind?.id ?? "").md\(Self.anchor)).\n"
  }

  /// The sentence that leads to the section, on the page that has it.
  static var noteOnPage: String { "Names that end in `-dev` are [development releases](\(anchor)).\n" }
}
