/// Texts that `toString` gives of a value of Android's `org.json`.
enum JavaText {
  /// Null gives `null`.
  static func text(_ value: ReadValue) -> String {
    switch value.content {
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .text(let text): return text
    case .number(let text):
      switch JavaNumber.value(text) {
      case .integer(let number): return String(number)
      case .double(let number): return JavaNumber.text(number)
      case nil: return text
      }
    case .list, .object: return json(value)
    // No reader of Java leaves any.
    case .unreadable: return ""
    }
  }

  /// A list or object as JSON text, without blanks. Depth is bounded by the reader.
  private static func json(_ value: ReadValue) -> String {
    switch value.content {
    case .list(let items): return "[" + items.map(json).joined(separator: ",") + "]"
    case .object(let members):
      return "{" + members.map { quoted($0.name) + ":" + json($0.value) }.joined(separator: ",") + "}"
    case .text(let text): return quoted(text)
    case .number(let text):
      // Doubles without a fraction are written as whole numbers.
      if case .double(let number) = JavaNumber.value(text), let whole = Int64(exactly: number) {
        return number.sign == .minus && whole == 0 ? "-0" : String(whole)
      }
      return Self.text(value)
    default: return text(value)
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "/": result += "\\" + String(scalar)
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\u{C}": result += "\\f"
      case "\0"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
