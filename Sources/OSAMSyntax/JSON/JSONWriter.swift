/// JSON to be written: reports, schemas and built documents all come from this one writer, so they
/// escape alike and keep the order they were given.
///
/// Literals make it read like the JSON it becomes:
/// `let log: JSONValue = ["version": "2.1.0", "runs": [], "count": .integer(3)]`.
package indirect enum JSONValue: Sendable {
  /// Members in the order they are written. Nothing keeps a name from standing here twice.
  case object([(String, JSONValue)])
  case array([JSONValue])
  case string(String)
  case integer(Int64)
  /// A number that must be written exactly so; the caller answers for it being JSON.
  case number(String)
  case bool(Bool)
  case null

  package static func integer(_ value: Int) -> JSONValue { .integer(Int64(value)) }

  /// `null` when there is no text.
  package static func string(orNull text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// A list of texts.
  package static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map(JSONValue.string)) }

  /// An object without the members that are nil.
  package static func object(present members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// The value as text, without a line end after it. `pretty` puts each member and item on a line of
  /// its own, two blanks deeper than its bracket; otherwise everything is on one line without blanks.
  package func text(pretty: Bool) -> String {
    var writer = JSONWriter(isPretty: pretty)
    writer.write(self)
    return String(decoding: writer.output, as: UTF8.self)
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral value: Int64) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(nilLiteral: ()) { self = .null }
  package init(arrayLiteral items: JSONValue...) { self = .array(items) }
  package init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(members) }
}

/// Writes values one after the other. Most callers want `JSONValue.text(pretty:)`; long outputs append
/// piece by piece.
package struct JSONWriter {
  package private(set) var output: [UInt8] = []
  private let isPretty: Bool
  private var depth = 0

  package init(isPretty: Bool) { self.isPretty = isPretty }

  package mutating func write(_ value: JSONValue) {
    switch value {
    case .object(let members):
      writeList(members, "{", "}") { writer, member in
        writer.write(text: member.0)
        writer.append(writer.isPretty ? ": " : ":")
        writer.write(member.1)
      }
    case .array(let items): writeList(items, "[", "]") { writer, item in writer.write(item) }
    case .string(let text): write(text: text)
    case .integer(let number): append(String(number))
    case .number(let literal): append(literal)
    case .bool(let value): append(value ? "true" : "false")
    case .null: append("null")
    }
  }

  private mutating func writeList<Item>(
    _ items: [Item], _ open: String, _ close: String, _ write: (inout JSONWriter, Item) -> Void
  ) {
    append(open)
    depth += 1
    for (index, item) in items.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      breakLine()
      write(&self, item)
    }
    depth -= 1
    if !items.isEmpty { breakLine() }
    append(close)
  }

  private mutating func breakLine() {
    if isPretty { append("\n" + String(repeating: "  ", count: depth)) }
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { output.append(contentsOf: $0) }
  }

  /// A text in quotes. Escaped is what RFC 8259 demands, and U+2028 and U+2029, which are line ends to
  /// JavaScript and YAML readers, and the controls above ASCII, which terminals obey; everything else stays readable.
  private mutating func write(text: String) {
    var text = text
    output.append(UInt8(ascii: "\""))
    text.withUTF8 { bytes in
      var (start, index) = (0, 0)
      while index < bytes.count {
        guard Self.mayBeEscaped(bytes[index]), let (written, length) = Self.escape(bytes, at: index) else {
          index += 1
          continue
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        append(written)
        index += length
        start = index
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
    output.append(UInt8(ascii: "\""))
  }

  private static func mayBeEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F || byte == 0xC2
      || byte == 0xE2
  }

  /// How the character at a place is written, and its bytes; nil where it stands for itself.
  private static func escape(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> (written: String, length: Int)? {
    switch text[place] {
    case UInt8(ascii: "\""): return ("\\\"", 1)
    case UInt8(ascii: "\\"): return ("\\\\", 1)
    case 0x0A: return ("\\n", 1)
    case 0x0D: return ("\\r", 1)
    case 0x09: return ("\\t", 1)
    case 0xE2:
      // Three bytes: U+2028 and U+2029 alone are escaped.
      guard text[place + 1] == 0x80 else { return nil }
      return text[place + 2] == 0xA8 ? ("\\u2028", 3) : text[place + 2] == 0xA9 ? ("\\u2029", 3) : nil
    case 0xC2:
      // Two bytes: a control from U+0080 to U+009F, or a character that stands for itself.
      return text[place + 1] < 0xA0 ? (numbered(text[place + 1]), 2) : nil
    default: return (numbered(text[place]), 1)
    }
  }

  private static func numbered(_ code: UInt8) -> String {
    let digits = String(code, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension JSONValue {
  /// A node of a file as it will be read by a strict reader: texts decoded, numbers kept as written. A node that is no
  /// JSON value (a missing value, an unquoted word) becomes null or a text.
  package init(_ tree: Tree, _ node: NodeID) {
    let node = tree.resolved(node)
    switch tree.kind(node) {
    case .object:
      var members: [(String, JSONValue)] = []
      tree.forEachPair(of: node) { pair in members.append((tree.text(pair.key), JSONValue(tree, pair.value))) }
      self = .object(members)
    case .array:
      var items: [JSONValue] = []
      tree.forEachItem(of: node) { items.append(JSONValue(tree, $0)) }
      self = .array(items)
    case .number: self = .number(tree.text(node))
    case .boolean: self = .bool(tree.text(node).lowercased() == "true")
    case .null, .missing, .alias: self = .null
    case .string, .word: self = .string(tree.text(node))
    }
  }
}
