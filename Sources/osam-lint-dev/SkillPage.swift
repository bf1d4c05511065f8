import OSAMCommands
import OSAMFormats

/// SKILL.md: how programs that write such documents check them, by the same tables as help and pages.
enum SkillPage {
  static let path = "SKILL.md"

  /// Commands in the order of the work.
  private static let commands = ["init", "check", "explain", "fix", "build", "simulate", "diff"]

  static var text: String {
    """
    ---
    name: osam-lint
    description: \(CommandTable.title.text) Use it whenever you write or edit such a file, or answer what one does.
    ---
    <!-- Generated from the tables of commands and kinds by make generate. -->
    # osam-lint

    \(CommandTable.text.map(\.text).joined(separator: "\n\n"))

    Never guess what an app does with a document: ask. A mistake in one may lock users out of an app.

    ## The work

    1. Begin with what `osam-lint init KIND FILE.yaml` writes, or with the file that is there.
    2. Look up each member and its values on the page of the kind below.
    3. Run `osam-lint check --format json FILE` until it ends with 0. Each finding has its place, what happens to people, and
       what to do; `osam-lint explain RULE` says more.
    4. Say who sees what, from `osam-lint simulate`, and what an edit changes, from `osam-lint diff OLD NEW`.
    5. What the program does not say, do not say either.

    \(table(["command", "what it does", "example"], rows))

    ## The kinds

    \(table(["kind", "documents", "schema"], kinds))

    ## More

    - [llms.txt](llms.txt) lists every page.
    - [docs/output.md](docs/output.md) describes the JSON of each command.

    """
  }

  private static var rows: [[String]] {
    let all = CommandTable.commands(DevTool.kinds)
    return commands.compactMap { name in
      all.first { $0.name == name }.map { row in
        ["`\(row.name)`", row.title.text, row.examples.first.map { "`\($0.line)`" } ?? ""]
      }
    }
  }

  private static var kinds: [[String]] {
    DevTool.kinds.models.kinds.all.map { kind in
      [
        "`\(kind.id)`", "[docs/formats/\(kind.id).md](docs/formats/\(kind.id).md)",
        "[as apps get it](schemas/\(kind.id).schema.json), [as people write it](schemas/\(kind.id).authored.schema.json)",
      ]
    }
  }

  private static func table(_ heads: [String], _ rows: [[String]]) -> String {
    let lines = ([heads] + rows).map { "| \($0.joined(separator: " | ")) |" }
    return ([lines[0], "|" + heads.map { _ in "---|" }.joined()] + lines.dropFirst()).joined(separator: "\n")
  }
}
