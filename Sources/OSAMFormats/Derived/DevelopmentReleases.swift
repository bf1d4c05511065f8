import OSAMSyntax

/// What releases are whose names end in `-dev`: said on one page, to which all others lead that name one.
package enum DevelopmentReleases {
  static let title = "Development releases"
  /// The first kind whose libraries have such releases; its page has the section.
  static let kind = DocumentKind.all.first { kind in
    kind.libraries.contains { $0.releases.contains(where: \.isDevelopment) }
  }
  private static let anchor = "#development-releases"

  /// The section.
  static var text: String {
    let rows = runs.map { run in [run.before.map(\.release.name).joined(separator: ", "), run.next.release.name] }
    return """
      A release whose name ends in `-dev` was not meant for app stores. It came before the published release beside it, in \
      the order of time. So “from \(example.from) on” means \(example.next) and later for apps in the stores. \
      (\(EvidencePage.link(to: "module-releases")))

      \(Markdown.table(["Development releases", "Before"], rows))
      """
  }

  /// Development releases that were read, with the published release that came after them.
  private static var runs: [(before: [Client], next: Client)] {
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
  private static var example: (from: String, next: String) {
    runs.last.flatMap { run in run.before.first.map { ($0.release.name, run.next.release.name) } } ?? ("", "")
  }

  /// Whether a text names one.
  package static func areNamed(in text: String) -> Bool {
    Client.all.contains { $0.release.isDevelopment && text.has($0.release.name) }
  }

  /// The sentence that leads to the section, from a page in this folder.
  package static func note(from folder: String) -> String {
    "Names that end in `-dev` are [development releases](\(folder)\(kind?.id ?? "").md\(anchor)).\n"
  }

  /// The same on the page itself.
  static var noteOnPage: String { "Names that end in `-dev` are [development releases](\(anchor)).\n" }
}
