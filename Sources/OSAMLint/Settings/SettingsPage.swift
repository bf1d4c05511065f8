import OSAMFormats

extension SettingsTable {
  /// The page of the table in docs/formats.
  package static var page: String {
    var text = "<!-- Generated from the table in Sources/OSAMLint/Settings by make generate. -->\n"
    text +=
      "# Settings\n\nThe keys of `\(fileNames[0])`, all of which may be left out. How settings are found and used is in\n"
    text +=
      "[docs/settings.md](../settings.md); the schema is [settings.schema.json](../../schemas/settings.schema.json).\n\n"
    text += table(rows)
    for row in rows {
      if case .list(.object(let inner)) = row.shape {
        text += "\n## An entry of `\(row.name)`\n\n" + table(inner)
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
    let grave = Rule.all.filter(\.locksOut).map { "[\($0.id)](../rules/\($0.id).md)" }
    text +=
      "\n## Rules about locking users out\n\nThey are not switched off, no comment silences them, and no baseline "
    text += "records them; each finding is allowed\nby an entry under `allow`: \(Prose.list(grave)).\n"
    return text
  }

  private static func table(_ rows: [SettingRow]) -> String {
    var text = "| key | takes | meaning | left out |\n|---|---|---|---|\n"
    for row in rows {
      let absent = row.isRequired ? "is needed" : row.absent ?? ""
      text += "| `\(row.name)` | \(row.shape.title) | \(row.meaning) | \(absent) |\n"
    }
    return text
  }
}
