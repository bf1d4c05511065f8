import OSAMFormats
import OSAMSyntax
import TestSupport

/// A value as somebody writes it, and what it is to stand for on the wire.
indirect enum Written {
  case text(String)
  /// A scalar as it stands, in JSON and in YAML, and the value it stands for.
  case raw(json: String, yaml: String, ReadValue)
  /// A text that stands for a number.
  case form(String, ReadValue)
  case map([(String, Written)])
  case list([Written])

  static func number(_ number: Int64) -> Written {
    .raw(json: String(number), yaml: String(number), .number(String(number)))
  }

  static func boolean(_ value: Bool) -> Written { .raw(json: "\(value)", yaml: "\(value)", .boolean(value)) }
  static let null = Written.raw(json: "null", yaml: "null", .null)

  /// The value that a reader of the exact JSON gets, members in this order.
  var wire: ReadValue {
    switch self {
    case .text(let text): .text(text)
    case .raw(_, _, let value), .form(_, let value): value
    case .map(let members): .object(members.map { .init($0.0, $0.1.wire) })
    case .list(let items): .list(items.map(\.wire))
    }
  }

  /// The value with the members of every object in another order; texts of languages too where that says nothing.
  func shuffled(using random: inout Seeded, keeps: (String) -> Bool = { _ in false }) -> Written {
    switch self {
    case .map(let members):
      .map(
        members.map { name, value in
          (name, keeps(name) ? value : value.shuffled(using: &random, keeps: keeps))
        }.shuffled(using: &random))
    case .list(let items): .list(items.map { $0.shuffled(using: &random, keeps: keeps) })
    default: self
    }
  }

  // MARK: JSON

  func json(using random: inout Seeded) -> String {
    switch self {
    case .text(let text), .form(let text, _): return Self.json(text, using: &random)
    case .raw(let json, _, _): return json
    case .map(let members):
      let gap = Self.gap(using: &random)
      var parts: [String] = []
      for (name, value) in members {
        parts.append(
          gap + Self.json(name, using: &random) + ":" + (gap.isEmpty ? "" : " ") + value.json(using: &random))
      }
      return "{" + parts.joined(separator: ",") + gap + "}"
    case .list(let items):
      var parts: [String] = []
      for item in items { parts.append(item.json(using: &random)) }
      return "[" + parts.joined(separator: ", ") + "]"
    }
  }

  private static func gap(using random: inout Seeded) -> String {
    ["", "", " ", "\n  ", "\t"].randomElement(using: &random) ?? ""
  }

  private static func json(_ text: String, using random: inout Seeded) -> String {
    var result = "\""
    let escapesAll = Int.random(in: 0..<20, using: &random) == 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "/" where escapesAll: result += "\\/"
      case _ where scalar.value < 0x20 || escapesAll && scalar.value > 0x7E && scalar.value <= 0xFFFF:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  // MARK: YAML

  /// A block mapping, or a value in flow style.
  func yaml(using random: inout Seeded, indent: Int = 0) -> String {
    let blanks = String(repeating: " ", count: indent)
    switch self {
    case .map(let members) where !members.isEmpty && (indent == 0 || Bool.random(using: &random)):
      var text = indent == 0 ? "" : "\n"
      for (name, value) in members {
        if Int.random(in: 0..<12, using: &random) == 0 { text += "\(blanks)# a word about \(name)\n" }
        let inner = value.yaml(using: &random, indent: indent + 2)
        text += "\(blanks)\(Self.yaml(name, using: &random)):\(inner.hasPrefix("\n") ? "" : " ")\(inner)"
        if !text.hasSuffix("\n") { text += Int.random(in: 0..<15, using: &random) == 0 ? "  # here\n" : "\n" }
      }
      return text
    case .list(let items) where !items.isEmpty && Bool.random(using: &random):
      var text = "\n"
      for item in items {
        text += "\(blanks)- \(item.flow(using: &random))\n"
      }
      return text
    default: return flow(using: &random)
    }
  }

  private func flow(using random: inout Seeded) -> String {
    switch self {
    case .text(let text), .form(let text, _): return Self.yaml(text, using: &random)
    case .raw(_, let yaml, _): return yaml
    case .map(let members):
      var parts: [String] = []
      for (name, value) in members { parts.append("\(Self.yaml(name, using: &random)): \(value.flow(using: &random))") }
      return "{" + parts.joined(separator: ", ") + "}"
    case .list(let items):
      var parts: [String] = []
      for item in items { parts.append(item.flow(using: &random)) }
      return "[" + parts.joined(separator: ", ") + "]"
    }
  }

  private static func yaml(_ text: String, using random: inout Seeded) -> String {
    let isPlain =
      text.unicodeScalars.first.map { ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) }
      == true
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || "._-".unicodeScalars.contains($0)
      } && YAMLCore.kind(of: Array(text.utf8)) == .string && YAMLCore.differentIn11(text) == nil
    if isPlain, Bool.random(using: &random) { return text }
    let isPrintable = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x2028 }
    if isPrintable, Bool.random(using: &random) { return "'" + text.replacing("'", with: "''") + "'" }
    return json(text, using: &random).replacing("\u{2028}", with: "\\u2028")
  }
}
