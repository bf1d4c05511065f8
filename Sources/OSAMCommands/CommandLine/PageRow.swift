import OSAMFormats

/// A page for people, in the table that `osam-lint help docs` and docs/README.md are made of.
package struct PageRow {
  /// The aim of a reader.
  package enum Shelf: CaseIterable {
    case start, use, reference, contribute

    package var title: LocalizedMessage {
      switch self {
      case .start: "Start"
      case .use: "Use"
      case .reference: "Reference"
      case .contribute: "Contribute"
      }
    }
  }

  package let shelf: Shelf
  /// From the root of the repository.
  package let path: String
  /// The questions that the page answers, without a full stop.
  package let answers: LocalizedMessage

  private init(_ shelf: Shelf, _ path: String, _ answers: LocalizedMessage) {
    self.shelf = shelf
    self.path = path
    self.answers = answers
  }

  /// Every page but those of single rules, in the order of the index. Parts: one long list takes long to compile.
  package static func all(_ kinds: Kinds) -> [PageRow] { start + use + reference(kinds.known.all) + contribute }

  /// Every page, shelf by shelf.
  package static func byShelf(_ kinds: Kinds) -> [(shelf: Shelf, pages: [PageRow])] {
    let all = all(kinds)
    return Shelf.allCases.map { shelf in (shelf, all.filter { $0.shelf == shelf }) }
  }

  private static var start: [PageRow] {
    [
      PageRow(.start, "README.md", "what it does, on one screen"),
      PageRow(.start, "docs/recipes.md", "short answers to the questions that come up most"),
      PageRow(.start, "docs/guide.md", "a walk through: write an alert, check it, publish it"),
      PageRow(.start, "docs/guia.md", "the guide in Catalan"),
      PageRow(.start, "docs/guia.es.md", "the guide in Spanish"),
      PageRow(.start, "docs/install.md", "how to install it, and how to check what you downloaded"),
      PageRow(.start, "docs/kinds.md", "the five kinds of document, each with a mistake and a simulation"),
      PageRow(.start, "docs/glossary.md", "what the words on these pages mean"),
    ]
  }

  private static var use: [PageRow] {
    [
      PageRow(.use, "docs/simulate.md", "what one device shows, and why"),
      PageRow(.use, "docs/outcomes.md", "what every device shows, and proofs such as “nobody is locked out”"),
      PageRow(.use, "docs/fixes.md", "what it fixes by itself, and what it never touches"),
      PageRow(.use, "docs/build.md", "how to write alerts as YAML and build the JSON"),
      PageRow(.use, "docs/migrate.md", "how to move an alert of an older library"),
      PageRow(.use, "docs/tests.md", "how to hold documents to what was agreed"),
      PageRow(.use, "docs/agenda.md", "what changes by itself in the next days"),
      PageRow(.use, "docs/preview.md", "a page for people who do not read JSON"),
      PageRow(.use, "docs/page.md", "how to use it on one page, without installing anything"),
      PageRow(.use, "docs/adopting.md", "how to start in a repository that has faults"),
      PageRow(.use, "docs/hooks.md", "how to check every commit"),
      PageRow(.use, "docs/ci.md", "how to check in GitHub Actions, GitLab and other systems"),
      PageRow(.use, "docs/editors.md", "how to see findings while you type"),
      PageRow(.use, "samples/README.md", "good and bad documents to try"),
    ]
  }

  private static func reference(_ kinds: [DocumentKind]) -> [PageRow] {
    [
      PageRow(.reference, "docs/cli.md", "every command and option"),
      PageRow(.reference, "docs/rules/README.md", "every rule: what it finds, why, and how to allow it"),
      PageRow(.reference, "docs/settings.md", "the settings file, comments that allow a finding, the baseline"),
      PageRow(.reference, "docs/files.md", "which files are looked at, and how they are read"),
      PageRow(.reference, "docs/output.md", "every output format, with an example"),
    ]
      + kinds.map {
        PageRow(
          .reference, "docs/formats/\($0.id).md",
          "every member of \(LocalizedMessage(value: $0.id)) documents, by release")
      }
      + [
        PageRow(.reference, "docs/formats/settings.md", "every key of the settings file"),
        PageRow(.reference, "docs/formats/tests.md", "every key of test files"),
        PageRow(.reference, "docs/evidence/README.md", "how each fact about a library is known"),
        PageRow(.reference, "docs/vectors/README.md", "how a library's own tests can use its answers"),
        PageRow(.reference, "docs/judgement.md", "how grave a finding is, and why"),
        PageRow(.reference, "docs/stability.md", "what may change between versions"),
        PageRow(.reference, "CHANGELOG.md", "what changed in each version"),
      ]
  }

  private static var contribute: [PageRow] {
    [
      PageRow(.contribute, "CONTRIBUTING.md", "how to change osam-lint"),
      PageRow(.contribute, "SECURITY.md", "what is promised about safety, and how to report a hole"),
      PageRow(.contribute, "docs/architecture.md", "where everything is in the source"),
      PageRow(.contribute, "docs/adding-a-rule.md", "how to add a rule"),
      PageRow(.contribute, "docs/adding-a-release.md", "how to add a release of a library"),
      PageRow(.contribute, "docs/adding-a-kind.md", "how to add a kind of document"),
      PageRow(.contribute, "docs/adding-a-report.md", "how to add an output format"),
      PageRow(.contribute, "docs/embedded.md", "how the same sources compile for browsers"),
      PageRow(.contribute, "docs/benchmarks.md", "how fast it is, measured against other tools"),
      PageRow(.contribute, "docs/fuzzing.md", "how it is tried with inputs nobody would write"),
      PageRow(.contribute, "docs/releasing.md", "how a release is made"),
    ]
  }
}
