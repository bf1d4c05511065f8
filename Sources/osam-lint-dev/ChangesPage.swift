import OSAMFormats

/// `docs/evidence/changes.md`: what libraries changed from one release to another, by the names that the source uses. The
/// published program does not have these names (`published` in Package.swift).
enum ChangesPage {
  private static let rows = rows(of: ModuleChange.self) + rows(of: OlderOSAMChange.self) + rows(of: PrinceChange.self)

  private static func rows<Change: ReleaseChange>(of family: Change.Type) -> [(name: String, row: ChangeRow)] {
    family.allCases.map { ("\(family).\($0)", $0.row) }
  }

  static func text(_ development: DevelopmentReleases) -> String {
    let cells = rows.map { name, row in
      let facts = row.evidence.map { EvidencePage.link(to: $0, folder: "") }
      let releases = row.releases.ranges.map { "\($0.library) \($0.from)–\($0.to)" }
      return [Markdown.code(name), releases.joined(separator: ", "), facts.joined(separator: ", ")]
    }
    return """
      <!-- Generated from the rows in Sources/OSAMFormats. Do not edit; run make generate. -->
      # What releases changed

      A change has one row, with the releases that have it and the facts that it rests on. Models and rules ask for it
      by its name. \(development.note(from: "../formats/"))
      \(Markdown.table(["Change", "Releases", "Evidence"], cells))
      """
  }
}
