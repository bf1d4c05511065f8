import OSAMCommands

/// docs/README.md: every page, as `osam-lint help docs` lists them.
enum IndexPage {
  static var text: String {
    var text = "<!-- Generated from the table in Sources/OSAMCommands/CommandLine by make generate. -->\n# Pages\n\n"
    text += "`osam-lint help docs` prints this list.\n"
    for (shelf, pages) in PageRow.byShelf(DevTool.kinds) {
      text += "\n## \(shelf.title.text)\n\n| page | answers |\n|---|---|\n"
      for page in pages {
        text += "| [\(page.path)](\(link(page.path))) | \(page.answers.text) |\n"
      }
    }
    return text
  }

  /// From docs/.
  private static func link(_ path: String) -> String {
    path.hasPrefix("docs/") ? String(path.dropFirst("docs/".count)) : "../" + path
  }
}
