import OSAMFormats
import OSAMSyntax

extension SettingsTable {
  /// The JSON Schema (draft 2020-12) of settings files, as text with a line end.
  package var jsonSchema: String { jsonSchema(id: SchemaIdentity.id("settings")) }

  /// The schema of settings files under another name, as a catalogue of schemas wants it.
  package func jsonSchema(id: String) -> String {
    let head: [(String, JSONValue)] = [
      ("$comment", "Generated from the table in Sources/OSAMLint/Settings. Do not edit; run make generate."),
      ("$schema", .string(SchemaIdentity.dialect)),
      ("$id", .string(id)),
      ("title", "Settings of osam-lint"),
      ("type", ["object", "null"]),
    ]
    let tail: [(String, JSONValue)] = [("$defs", ["rules": Self.rules]), ("x-cannot-say", Self.limits)]
    return JSONValue.object(head + KeySchema.members(rows) + tail).text(pretty: true) + "\n"
  }

  /// Why the schema takes settings that cannot be used. tools/check-schemas.py sees that nothing else is a reason.
  private static let limits: JSONValue = [
    "duplicate-names": "A reader keeps one of two keys of the same name before the schema sees them.",
    "number-notation": "To JSON Schema 5.0 and 5e0 are whole numbers. An option of a rule takes digits only.",
    "release": "Whether there is such a library and such a release.",
    "glob": "Whether the brackets and braces of a path glob are closed, and whether it is of use otherwise.",
    "calendar": "A day has the right form but there is no such day: 2027-02-30.",
  ]

  static func isAllowance(_ rows: [KeyRow]) -> Bool { rows.contains { $0.name == "pointer" } }

  /// Further requirements of an entry for a rule about locking users out.
  static var lockingOut: (String, JSONValue) {
    let rules = Rule.all.filter { $0.silencing == .byEntry }.map { $0.id }
    return (
      "allOf",
      [
        [
          "if": ["properties": ["rule": ["enum": .strings(rules)]], "required": ["rule"]],
          "then": [
            "required": ["pointer"],
            "properties": [
              "path": ["type": "string", "pattern": .string(patternOfOneFile)], "pointer": ["type": "string"],
            ],
          ],
        ]
      ]
    )
  }

  private static var rules: JSONValue {
    [
      "type": "object", "additionalProperties": false,
      "properties": .object(Rule.all.map { ($0.id, schema(of: $0)) }),
    ]
  }

  private static func schema(of rule: Rule) -> JSONValue {
    let levels = RuleLevel.allCases.filter { $0.mayReplace(rule) }.map { $0.rawValue }
    let severity: JSONValue = ["enum": .strings(levels)]
    let options: [(String, JSONValue)] = rule.options.map { option in
      let range = option.range
      return (
        option.name,
        [
          "type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound),
          "description": .string(option.meaning),
        ]
      )
    }
    let object: JSONValue = [
      "type": "object", "additionalProperties": false,
      "properties": .object([(RuleOption.severity, severity)] + options),
    ]
    return ["description": .string(rule.title), "anyOf": [severity, object]]
  }
}
