import OSAMSyntax

/// Text in XML 1.0.
enum XMLText {
  /// As it stands between quotes. A line end would be read as a blank there, and is written as a number.
  static func attribute(_ text: String) -> String { escaped(text, keepsLines: false) }

  /// As it stands between tags.
  static func content(_ text: String) -> String { escaped(text, keepsLines: true) }

  /// As it stands in a comment, where two hyphens would end it.
  static func comment(_ text: String) -> String { content(text).exchanging("--", for: "- -") }

  private static func escaped(_ text: String, keepsLines: Bool) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // So that no log takes ##[ for a command.
      case "#": result += "&#35;"
      case "\n" where keepsLines: result += "\n"
      // Controls that terminals obey, which XML can write as numbers.
      case "\t", "\n", "\r", "\u{7F}"..."\u{9F}": result += "&#\(scalar.value);"
      // XML has no way to write these.
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "#"): false
    // U+FFFE and U+FFFF begin with 0xEF, the controls above ASCII with 0xC2.
    default: byte >= 0x20 && byte != 0x7F && byte != 0xC2 && byte != 0xEF
    }
  }
}
