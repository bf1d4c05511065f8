/// How the YAML 1.2 core schema types an unquoted scalar, and where YAML 1.1 tools differ.
package enum YAMLCore {
  /// The core schema's type of a plain scalar. [YAML 1.2.2, 10.3.2]
  package static func kind(of text: some Collection<UInt8>) -> Node.Kind {
    guard let first = text.first else { return .null }
    if !maySpeak(first) { return .string }
    if text.count > longestWord { return isNumber(text) ? .number : .string }
    switch String(decoding: text, as: UTF8.self) {
    case "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE", "false", "False", "FALSE": return .boolean
    case ".nan", ".NaN", ".NAN", ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF", "-.inf", "-.Inf", "-.INF":
      return .number
    default: return isNumber(text) ? .number : .string
    }
  }

  /// True if a plain scalar that begins so may be anything but text, in either version of YAML.
  private static func maySpeak(_ first: UInt8) -> Bool {
    switch first | 0x20 {
    case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "~"), UInt8(ascii: "="):
      true
    // null, true, false, yes, no, on and off.
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "y"), UInt8(ascii: "o"): true
    default: false
    }
  }

  /// Longest word without a digit that means something: `false`, `+.inf`.
  private static let longestWord = 5

  /// True if YAML 1.1 may read a text otherwise; nearly all texts are done with by this.
  package static func mayDifferIn11(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, maySpeak(first) else { return false }
    return text.count <= longestWord || !("a"..."z").contains(Unicode.Scalar(first | 0x20))
  }

  /// The meaning of this text to a YAML 1.1 reader, in words, when it has another one in YAML 1.2. [yaml-versions]
  package static func differentIn11(_ text: String) -> String? {
    if text.utf8.count <= 3 {
      switch text {
      case "yes", "Yes", "YES", "on", "On", "ON": return "true"
      case "no", "No", "NO", "off", "Off", "OFF": return "false"
      case "=": return "a value that some tools fail to load"
      default: break
      }
    }
    let bytes = Array(text.utf8)
    guard let first = bytes.first else { return nil }
    let isSigned = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
    let digits = isSigned ? bytes.dropFirst() : bytes[...]
    guard let lead = digits.first, isDigit(lead) || lead == UInt8(ascii: ".") else { return nil }

    if digits.count > 1, lead == UInt8(ascii: "0"), digits.allSatisfy(isDigit) { return octal(text, digits) }
    switch digits.dropFirst().first {
    case UInt8(ascii: "o") where lead == UInt8(ascii: "0"): return isNumber(bytes) ? "text" : nil
    case UInt8(ascii: "b") where lead == UInt8(ascii: "0"):
      let isBinary = digits.count > 2 && digits.dropFirst(2).allSatisfy { isDigit($0, below: 2) || isUnderscore($0) }
      return isBinary ? "a binary number" : nil
    case UInt8(ascii: "x") where lead == UInt8(ascii: "0"):
      let isHexadecimal = digits.count > 2 && digits.dropFirst(2).allSatisfy { isHexDigit($0) || isUnderscore($0) }
      return isHexadecimal && !isNumber(bytes) ? "a hexadecimal number" : nil
    default: break
    }
    if digits.contains(where: isUnderscore), isUnderscored(digits), !(isSigned && lead == UInt8(ascii: ".")) {
      return "a number without the underscores"
    }
    if digits.contains(UInt8(ascii: ":")), isBase60(digits) { return "a number in base 60" }
    if isDate(bytes[...]) { return "a date" }
    if isNumber(bytes), !isFloat11(digits, isSigned: isSigned) { return "text" }
    return nil
  }

  /// Digits with a leading zero: octal in YAML 1.1, or text if one of them is an 8 or a 9.
  private static func octal(_ text: String, _ digits: ArraySlice<UInt8>) -> String? {
    guard digits.allSatisfy({ isDigit($0, below: 8) }) else { return "text" }
    guard let value = Int64(text, radix: 8) else { return "an octal number" }
    // `00` to `07` are the same number either way.
    return value == Int64(text) ? nil : "\(value), an octal number"
  }

  private static func isUnderscore(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "_") }

  private static func isDigit(_ byte: UInt8, below limit: UInt8) -> Bool { byte >= 0x30 && byte < 0x30 + limit }

  private static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x66).contains(byte | 0x20) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isNumber(_ text: some Collection<UInt8>) -> Bool {
    var rest = text[...]
    guard let lead = rest.first, lead <= 0x39 else { return false }
    if rest.count > 2, lead == UInt8(ascii: "0"), let mark = rest.dropFirst().first, mark > 0x39 {
      if mark == UInt8(ascii: "o") { return rest.dropFirst(2).allSatisfy { (0x30...0x37).contains($0) } }
      if mark == UInt8(ascii: "x") { return rest.dropFirst(2).allSatisfy(isHexDigit) }
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

  /// `1_000`, `0_7`, `1_0.5`, `.5_0`: YAML 1.1 passes over the underscores.
  private static func isUnderscored(_ text: ArraySlice<UInt8>) -> Bool {
    guard let lead = text.first else { return false }
    let parts = text.split(separator: UInt8(ascii: "."), maxSplits: 2, omittingEmptySubsequences: false)
    if parts.count == 1, lead == UInt8(ascii: "0") {
      return text.allSatisfy { isDigit($0, below: 8) || isUnderscore($0) }
    }
    if parts.count > 2 || (parts[0].isEmpty && parts[1].first.map(isDigit) != true) { return false }
    return parts.allSatisfy { $0.allSatisfy { isDigit($0) || isUnderscore($0) } }
  }

  /// `12:30`, `1:2:3`, `1:30.5`: sexagesimal in YAML 1.1.
  private static func isBase60(_ text: ArraySlice<UInt8>) -> Bool {
    let halves = text.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let parts = halves[0].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count > 1, let lead = parts[0].first, isDigit(lead) else { return false }
    if halves.count == 1, lead == UInt8(ascii: "0") { return false }
    if halves.count == 2, !halves[1].allSatisfy({ isDigit($0) || isUnderscore($0) }) { return false }
    guard parts[0].allSatisfy({ isDigit($0) || isUnderscore($0) }) else { return false }
    return parts.dropFirst().allSatisfy { part in
      part.allSatisfy(isDigit) && (part.count == 1 || (part.count == 2 && isDigit(part[part.startIndex], below: 6)))
    }
  }

  /// `2022-02-20`, and `2022-2-2 10:00:00` with a time: timestamps in YAML 1.1.
  package static func isDate(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    func take(_ counts: ClosedRange<Int>) -> Bool {
      let count = rest.prefix(while: isDigit).count
      rest = rest.dropFirst(count)
      return counts.contains(count)
    }
    func take(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest = rest.dropFirst()
      return true
    }
    guard take(4...4), take("-"), take(1...2), take("-"), take(1...2) else { return false }
    if rest.isEmpty { return text.count == 10 }
    if !take("T"), !take("t") {
      guard rest.first?.isJSONBlank == true else { return false }
      rest = rest.drop(while: { $0.isJSONBlank })
    }
    guard take(1...2), take(":"), take(2...2), take(":"), take(2...2) else { return false }
    if take(".") { rest = rest.drop(while: isDigit) }
    rest = rest.drop(while: { $0.isJSONBlank })
    if rest.isEmpty || rest == [UInt8(ascii: "Z")] { return true }
    guard take("+") || take("-"), take(1...2) else { return false }
    return rest.isEmpty || (take(":") && take(2...2) && rest.isEmpty)
  }

  /// True if a number of YAML 1.2 is one in 1.1 as well, which wants a point and a sign at an exponent
  /// (`1e3`, `1.5e3` and `1e+3` are text) and no sign before a point (`-.5` is text).
  private static func isFloat11(_ text: ArraySlice<UInt8>, isSigned: Bool) -> Bool {
    if isSigned, text.first == UInt8(ascii: "."), text.dropFirst().first.map(isDigit) == true { return false }
    guard let mark = text.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) else { return true }
    let sign = text[text.index(after: mark)]
    return text[..<mark].contains(UInt8(ascii: ".")) && (sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"))
  }
}
