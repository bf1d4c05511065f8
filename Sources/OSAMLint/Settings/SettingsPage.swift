import OSAMFormats

extension SettingsTable {
  /// The page of the table in docs/formats.
  package var page: String {
    var text = "<!-- Generated from the table in Sources/OSAMLint/Settings by make generate. -->\n"
    text +=
      "# Settings\n\nThe keys of `\(Self.fileNames[0])`, all of which may be left out. How settings are found and used is in\n"
    text +=
      "[docs/settings.md](../settings.md); the schema is [settings.schema.json](../../schemas/settings.schema.json).\n\n"
    text += KeyPage.table(rows)
    for row in rows {
      if case .list(.object(let inner)) = row.shape {
        text += "\n## An entry of `\(row.name)`\n\n" + KeyPage.table(inner)
      }
    }
    text +=
      "\n## Options of rules\n\nUnder `rules: RULE:`, beside `severity`.\n\n| rule | option | takes | meaning |\n|---|---|---|---|\n"
    for rule in Rule.all {
      for option in rule.options {
        text += "| [\(rule.id)](../rules/\(rule.id).md) | `\(option.name)` "
        text += "| \(option.range.lowerBound) to \(option.range.upperBound) | \(option.meaning) |\n"
      }
    }
    text +=
      "\n## Rules about locking users out\n\nThey are not switched off and not lowered, no comment silences them, and no "
    text +=
      "baseline records them; each finding\nis allowed by an entry under `allow` that names its file and its `pointer`: \(Self.links(.byEntry)).\n"
    text +=
      "\n## Rules that nothing silences\n\nThey keep the rest of a file from being checked, so nobody knows what else "
    text += "would be silenced: \(Self.links(.never)).\n"
    return text
  }

  private static func links(_ silencing: Rule.Silencing) -> String {
    Prose.list(Rule.all.filter { $0.silencing == silencing }.map { "[\($0.id)](../rules/\($0.id).md)" })
  }
}
