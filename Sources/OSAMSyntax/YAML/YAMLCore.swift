/// How the YAML 1.2 core schema types an unquoted scalar, and where YAML 1.1 tools differ.
package enum YAMLCore {
  /// The core schema's type of a plain scalar. [YAML 1.2.2, 10.3.2]
  package static func kind(of text: some Collection<UInt8>) -> Node.Kind {
    if text.isEmpty { return .null }
    if text.count > 40 { return isNumber(text) ? .number : .string }
    switch String(decoding: text, as: UTF8.self) {
    case "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE", "false", "False", "FALSE": return .boolean
    case ".nan", ".NaN", ".NAN", ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF", "-.inf", "-.Inf", "-.INF":
      return .number
    default: return isNumber(text) ? .number : .string
    }
  }

  /// What a YAML 1.1 reader makes of this text, in words, when that is not what YAML 1.2 makes of it.
  /// [measured with PyYAML 6.0.3 on libyaml; facts 4.5]
  package static func differentIn11(_ text: String) -> String? {
    switch text {
    case "yes", "Yes", "YES", "on", "On", "ON": return "true"
    case "no", "No", "NO", "off", "Off", "OFF": return "false"
    case "=": return "a value that some tools fail to load"
    default: break
    }
    let bytes = Array(text.utf8)
    guard let first = bytes.first else { return nil }
    let isSigned = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
    let digits = isSigned ? bytes.dropFirst() : bytes[...]
    guard let lead = digits.first, isDigit(lead) || lead == UInt8(ascii: ".") else { return nil }

    if digits.count > 1, lead == UInt8(ascii: "0"), digits.allSatisfy(isDigit) {
      if digits.allSatisfy({ $0 < UInt8(ascii: "8") }) {
        return Int(String(decoding: digits, as: UTF8.self), radix: 8).map { "\($0), an octal number" }
      }
      return "text"
    }
    if digits.starts(with: [UInt8(ascii: "0"), UInt8(ascii: "o")]) { return "text" }
    if digits.starts(with: [UInt8(ascii: "0"), UInt8(ascii: "b")]), digits.dropFirst(2).allSatisfy({ $0 | 1 == UInt8(ascii: "1") || $0 == UInt8(ascii: "_") }),
      digits.count > 2
    {
      return "a binary number"
    }
    if digits.contains(UInt8(ascii: "_")), isDigit(lead), digits.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }) {
      return "a number without the underscores"
    }
    if isBase60(digits) { return "a number in base 60" }
    if isDate(bytes) { return "a date" }
    if isUnsignedExponent(digits) { return "text" }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isNumber(_ text: some Collection<UInt8>) -> Bool {
    var rest = text[...]
    func starts(_ prefix: StaticString) -> Bool { rest.starts(with: String(describing: prefix).utf8) }
    if starts("0o") { return rest.count > 2 && rest.dropFirst(2).allSatisfy { (0x30...0x37).contains($0) } }
    if starts("0x") {
      return rest.count > 2
        && rest.dropFirst(2).allSatisfy { isDigit($0) || (0x61...0x66).contains($0 | 0x20) }
    }
    if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: isDigit).count
    rest = rest.dropFirst(whole)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      fraction = rest.prefix(while: isDigit).count
      rest = rest.dropFirst(fraction)
    }
    guard whole + fraction > 0 else { return false }
    guard let next = rest.first else { return true }
    guard next | 0x20 == UInt8(ascii: "e") else { return false }
    rest = rest.dropFirst()
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest = rest.dropFirst() }
    return !rest.isEmpty && rest.allSatisfy(isDigit)
  }

  /// `12:30`, `1:2:3`: sexagesimal in YAML 1.1.
  private static func isBase60(_ text: ArraySlice<UInt8>) -> Bool {
    let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let lead = first.first, lead != UInt8(ascii: "0") || first.count == 1 else {
      return false
    }
    guard first.allSatisfy(isDigit) else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...2).contains(part.count) && part.allSatisfy(isDigit)
        && (part.count == 1 || part[part.startIndex] < UInt8(ascii: "6"))
    }
  }

  /// `2022-02-20` and `2022-02-20 10:00:00`: timestamps in YAML 1.1.
  private static func isDate(_ text: [UInt8]) -> Bool {
    guard text.count >= 10, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-") else { return false }
    guard [0, 1, 2, 3, 5, 6, 8, 9].allSatisfy({ isDigit(text[$0]) }) else { return false }
    if text.count == 10 { return true }
    return text.count >= 19 && [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(text[10])
  }

  /// `1e3`, `1.5e3`, `1e+3`: YAML 1.1 wants both a point and a signed exponent.
  private static func isUnsignedExponent(_ text: ArraySlice<UInt8>) -> Bool {
    guard isNumber(text), let mark = text.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }),
      !text.starts(with: [UInt8(ascii: "0"), UInt8(ascii: "x")])
    else { return false }
    let hasPoint = text[..<mark].contains(UInt8(ascii: "."))
    let sign = text[text.index(after: mark)]
    return !(hasPoint && (sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")))
  }
}
