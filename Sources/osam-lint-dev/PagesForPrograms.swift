import OSAMCommands

/// llms.txt: the pages for programs that read them, as https://llmstxt.org proposes.
enum PagesForPrograms {
  static let path = "llms.txt"

  static var text: String {
    var text =
      "# osam-lint\n\n> \(CommandTable.title.text)\n\n\(CommandTable.text.map(\.text).joined(separator: "\n\n"))\n"
    text += "\nPrograms that write such documents begin with [SKILL.md](SKILL.md).\n"
    for (shelf, pages) in PageRow.byShelf(DevTool.kinds) {
      text += "\n## \(shelf.title.text)\n\n"
      for page in pages {
        text += "- [\(page.path)](\(page.path)): \(page.answers.text)\n"
      }
    }
    return text
  }
}
