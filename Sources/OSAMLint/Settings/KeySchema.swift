import OSAMFormats
import OSAMSyntax

/// The part of a JSON Schema about the keys of a file of this program.
enum KeySchema {
  static func members(_ rows: [KeyRow]) -> [(String, JSONValue)] {
    let required = rows.filter { $0.isRequired }.map { $0.name }
    return [("additionalProperties", false)]
      + (required.isEmpty ? [] : [("required", .strings(required))])
      + [("properties", .object(rows.flatMap(properties)))]
  }

  /// A row under its name, and under its earlier one.
  private static func properties(_ row: KeyRow) -> [(String, JSONValue)] {
    [(row.name, .object(property(row)))]
      + (row.former.map { [($0, .object(property(row) + [("deprecated", true)]))] } ?? [])
  }

  private static func property(_ row: KeyRow) -> [(String, JSONValue)] {
    let absent = row.absent.map { " Left out: \($0.text)." } ?? ""
    // A key without a value changes nothing.
    let value = schema(row.shape)
    let forms: [(String, JSONValue)] =
      row.isRequired ? value : [("anyOf", [.object(value), ["type": "null"]])]
    return [("description", .string(row.meaning.text + absent))] + forms
  }

  private static func schema(_ shape: KeyShape) -> [(String, JSONValue)] {
    switch shape {
    case .word(let word): return schema(word)
    case .list(let inner): return [("type", "array"), ("items", .object(schema(inner)))]
    case .several(let inner):
      let one = schema(inner)
      return [("anyOf", [.object(one), ["type": "array", "items": .object(one)]])]
    case .object(let rows):
      return [("type", "object")] + members(rows)
        + (SettingsTable.isAllowance(rows) ? [SettingsTable.lockingOut] : [])
    case .pairs(let word): return [("type", "object"), ("additionalProperties", .object(schema(word)))]
    case .flag: return [("type", "boolean")]
    case .rules: return [("$ref", "#/$defs/rules")]
    }
  }

  private static func schema(_ word: KeyWord) -> [(String, JSONValue)] {
    if !word.choices.isEmpty { return [("enum", .strings(word.choices))] }
    // Numbers are texts to people who write no quotes: where one is right, all of them are.
    let type: JSONValue = word.fault("1") == nil ? ["string", "number"] : "string"
    return [("type", type), ("description", .string("Takes \(word.title.text)."))]
      + (word.pattern.map { [("pattern", .string($0))] } ?? [("minLength", 1)])
  }
}
