import OSAMSyntax

extension DocumentKind {
  /// The JSON Schema (draft 2020-12) of documents of this kind, as text with a line end.
  ///
  /// The served schema takes what every published release that was read decodes. The authored schema
  /// takes what can be turned into that: with or without the wrapper, without what the service adds,
  /// dates and durations in words; also a list of such documents.
  package func jsonSchema(for role: Role) -> String {
    JSONSchema(kind: self, role: role).value.text(pretty: true) + "\n"
  }
}

/// Names that the schemas give themselves: no address, for nobody owes one to a schema that a program prints.
package enum SchemaIdentity {
  package static let dialect = "https://json-schema.org/draft/2020-12/schema"

  /// By the name of its file, without the ending.
  package static func id(_ name: String) -> String { "urn:osam-lint:schema:\(name)" }
}

/// Builds one schema from the rows of a kind.
private struct JSONSchema {
  let kind: DocumentKind
  let role: Role

  var value: JSONValue {
    let head: [(String, JSONValue)] = [
      ("$comment", .string("Generated from the tables in Sources/OSAMFormats. Do not edit; run make generate.")),
      ("$schema", .string(SchemaIdentity.dialect)),
      ("$id", .string(SchemaIdentity.id(role == .served ? kind.id : "\(kind.id).\(role.rawValue)"))),
      ("title", .string("\(kind.id), \(role.rawValue)")),
      ("description", .string(kind.summary + " " + purpose)),
    ]
    let tail: [(String, JSONValue)] =
      [
        ("$defs", .object(definitions)),
        ("examples", .array([kind.example(for: role)])),
      ] + (kind.family.table == nil ? [] : [("x-cannot-say", limits)])
    return .object(head + root + tail)
  }

  private var limits: JSONValue { .object(SchemaLimit.all(of: kind).map { ($0.name, .string($0.explanation)) }) }

  private var purpose: String {
    if kind.family.table == nil {
      return "For editors: what is worth writing. What each library and release takes, osam-lint compat says."
    }
    return role == .served
      ? "Valid is what every published release up to the latest one that was read decodes."
      : "Valid is what can be turned into a document that every published release decodes: the wrapper and what the "
        + "service adds may be left out, dates and durations may be written in words."
  }

  // MARK: The document

  private var root: [(String, JSONValue)] {
    guard role == .authored else { return document }
    // A list stands for several documents.
    return [
      ("if", ["type": "array"]),
      ("then", ["minItems": 1, "items": Self.reference("document")]),
      ("else", Self.reference("document")),
    ]
  }

  private var document: [(String, JSONValue)] {
    guard let wrapper = kind.wrapper else { return [("$ref", "#/$defs/members")] }
    let wrapped: [(String, JSONValue)] = [
      ("type", "object"),
      ("required", .strings([wrapper])),
      ("properties", .object([(wrapper, Self.reference("members"))])),
    ]
    if role == .served { return wrapped }
    return [
      ("if", ["type": "object", "required": .strings([wrapper])]),
      ("then", .object(wrapped)),
      ("else", Self.reference("members")),
    ]
  }

  private static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }

  private var definitions: [(String, JSONValue)] {
    var definitions: [(String, JSONValue)] = []
    if role == .authored { definitions.append(("document", .object(document))) }
    definitions.append(("members", members))
    if kind.members.contains(where: { $0.isTexts }) { definitions.append(("texts", texts)) }
    return definitions
  }

  private var members: JSONValue {
    let required = kind.members.filter { member in
      !member.requiredBy.published.isEmpty && !(role == .authored && member.suppliedByService)
    }
    return [
      "type": "object",
      "required": .strings(required.map { $0.name }),
      "properties": .object(kind.members.map { ($0.name, schema(of: $0)) }),
    ]
  }

  /// One text per language; further languages are ignored by every client.
  private var texts: JSONValue {
    [
      "type": "object",
      "required": .strings(Language.allCases.map { $0.rawValue }),
      "properties": .object(
        Language.allCases.map { ($0.rawValue, ["type": "string", "title": .string($0.title.text)]) }),
    ]
  }

  // MARK: Members

  private func schema(of member: Member) -> JSONValue {
    var schema: [(String, JSONValue)] = [
      ("title", .string("\(member.name): \(member.type.title.text)")),
      ("description", .string(description(of: member))),
    ]
    var forms = forms(of: member)
    let readers = member.readBy.published
    if !readers.isEmpty, readers.isSubset(of: member.nullableBy) { forms.append([("type", "null")]) }
    if forms.count == 1, let only = forms.first {
      schema += only
    } else if !forms.isEmpty {
      schema.append(("anyOf", .array(forms.map { .object($0) })))
    }
    if let value = member.assumedValue.flatMap(Int64.init) { schema.append(("default", .integer(value))) }
    schema.append(("examples", .array([member.exampleValue(for: role)])))
    return .object(schema)
  }

  private func description(of member: Member) -> String {
    let added = role == .authored && member.suppliedByService ? " The service adds it." : ""
    return member.meaning + " " + member.need(among: kind.clients).text + "." + added
  }

  /// The forms a value may have, most usual first. None for a member that is not read.
  private func forms(of member: Member) -> [[(String, JSONValue)]] {
    switch member.type {
    case .integer(let width): whole(width)
    case .instant:
      whole(.int64) + (role == .authored ? [pattern(Self.date, "A day or moment as people write it.")] : [])
    case .duration: whole(.int64) + (role == .authored ? [pattern(Self.duration, "A duration such as 1h30m.")] : [])
    case .text, .link: [[("type", "string")]]
    case .texts: [[("$ref", "#/$defs/texts")]]
    case .names: [[("type", "array"), ("items", ["type": "string"])]]
    case .oneOf(let choices):
      [[("enum", .strings(choices.map { $0.name })), ("enumDescriptions", .strings(choices.map { $0.meaning }))]]
    case .boolean:
      [[("type", "boolean")], pattern(Self.quotedBoolean, "In quotes it is decoded too, but other readers will not.")]
    case .shaped(_, let shape): shapes(shape)
    case .unread: []
    }
  }

  private func shapes(_ shape: Shape) -> [[(String, JSONValue)]] {
    switch shape {
    case .textOrTexts:
      return [
        [("type", "string")],
        [("type", "object"), ("minProperties", 1), ("additionalProperties", ["type": "string"])],
      ]
    case .messages:
      let message: JSONValue = [
        "type": "object", "required": ["languaje"],
        "properties": ["languaje": ["type": "string"], "content": ["type": "string"]],
      ]
      return [[("type", "array"), ("items", message)]]
    case .configurations(let areCodes, let mayBeAlone):
      let one = Self.configuration(areCodes)
      let list: [(String, JSONValue)] = [("type", "array"), ("minItems", 1), ("items", .object(one))]
      return [list] + (mayBeAlone ? [one] : []) + [Self.oldObject]
    case .object: return [[("type", "object")]]
    }
  }

  private static func configuration(_ areCodes: Bool) -> [(String, JSONValue)] {
    let version: JSONValue =
      areCodes
      ? ["type": ["integer", "null"], "minimum": 0, "maximum": .integer(Int64(Int32.max))]
      : ["type": ["string", "null"], "pattern": "^[0-9]+(\\.[0-9]+){0,2}(-[0-9]+)?$"]
    return [
      ("type", "object"),
      ("anyOf", [["required": ["required_version"]], ["required": ["last_version_available"]]]),
      (
        "properties",
        [
          "required_version": version, "last_version_available": version,
          "notify_last_version_frequency": ["enum": ["ONCE", "ALWAYS"]],
          "requirements": ["type": ["object", "null"]], "meta": ["type": "object"],
        ]
      ),
    ]
  }

  /// The format of before release 4.
  private static let oldObject: [(String, JSONValue)] = [
    ("type", "object"),
    ("anyOf", [["required": ["latest_version"]], ["required": ["minimum_version"]]]),
    (
      "properties",
      [
        "minimum_version": ["type": ["string", "null"]],
        "latest_version": [
          "type": "object", "required": ["version"],
          "properties": ["version": ["type": "string"], "notification_type": ["enum": ["ONCE", "ALWAYS"]]],
        ],
        "meta": ["type": "object"],
      ]
    ),
  ]

  /// Clients read a number in quotes as well.
  private func whole(_ width: IntegerWidth) -> [[(String, JSONValue)]] {
    let number: [(String, JSONValue)] = [
      ("type", "integer"), ("minimum", .integer(width.range.lowerBound)), ("maximum", .integer(width.range.upperBound)),
    ]
    let quoted = role == .served ? Self.quotedNumber : Self.quotedAuthoredNumber
    return [number, pattern(quoted, "In quotes it is decoded too, but other readers will not.")]
  }

  private func pattern(_ expression: String, _ comment: String) -> [(String, JSONValue)] {
    [("type", "string"), ("pattern", .string(expression)), ("description", .string(comment))]
  }

  private static let quotedNumber = "^-?[0-9]+$"
  /// `+5` and exponents are turned into plain numbers.
  private static let quotedAuthoredNumber = "^([-+]?[0-9]+|-?[0-9]+[eE][-+0-9]*)$"
  private static let quotedBoolean = "^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$"
  /// `WrittenDate` in any spelling, but for days that do not exist.
  private static let date: String = {
    let (month, day) = ("(0?[1-9]|1[0-2])", "(0?[1-9]|[12][0-9]|3[01])")
    let minutes = ":[0-5][0-9](:[0-5][0-9](\\.[0-9]+)?)?([Zz]|[-+]([01][0-9]|2[0-3]):[0-5][0-9])?"
    return "^([0-9]{4}-\(month)-\(day)|[0-9]{4}/\(month)/\(day)|\(day)/\(month)/[0-9]{4})"
      + "([Tt ]([01]?[0-9]|2[0-3])(h|\(minutes)))?$"
  }()
  /// `WrittenDuration` in any spelling.
  private static let duration: String = {
    let units = WrittenDuration.unitWords.map { unit, words in
      // A capital M may mean months.
      let letters = unit == "m" ? unit : "[\(unit)\(unit.uppercased())]"
      let words = words.map { "[\($0.prefix(1))\($0.prefix(1).uppercased())]\($0.dropFirst())" }
      return "([0-9]+ *(\(letters)|\(words.joined(separator: "|"))) *)?"
    }
    return "^(?=[0-9])\(units.joined())$"
  }()
}
