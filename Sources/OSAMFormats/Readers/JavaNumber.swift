/// Numbers as Java and Android's `org.json` convert them.
package enum JavaNumber {
  /// A number of `ReadValue` as Java and Android's `org.json` have it.
  package enum Value: Equatable, Sendable {
    /// `Integer` or `Long`.
    case integer(Int64)
    /// `Double`: with a fraction or an exponent, or of more than 64 bits.
    case double(Double)
  }

  package static func value(_ text: String) -> Value? {
    if let whole = Int64(text) { return .integer(whole) }
    return double(text).map { .double($0) }
  }

  /// `Integer.parseInt`: an optional sign and digits of any script; nil for anything else, or beyond 32 bits.
  package static func integer(_ text: String) -> Int32? { whole(text[...], 10) }

  /// The counterpart of `integer(_:)` for 64 bits: `Long.parseLong`, Kotlin's `toLongOrNull`.
  package static func long(_ text: String) -> Int64? { long(text[...], radix: 10) }

  /// `long(_:)` to another base.
  static func long(_ text: Substring, radix: Int) -> Int64? { whole(text, radix) }

  private static func whole<Whole: FixedWidthInteger>(_ text: Substring, _ radix: Int) -> Whole? {
    var digits = text.unicodeScalars[...]
    let sign = digits.first
    if sign == "-" || sign == "+" { digits = digits.dropFirst() }
    if digits.isEmpty { return nil }
    var value: Whole = 0
    for scalar in digits {
      guard let digit = digit(scalar, radix) else { return nil }
      // Below zero there is one number more.
      let (shifted, isTooLarge) = value.multipliedReportingOverflow(by: Whole(radix))
      let (next, isBeyond) =
        sign == "-"
        ? shifted.subtractingReportingOverflow(Whole(digit)) : shifted.addingReportingOverflow(Whole(digit))
      if isTooLarge || isBeyond { return nil }
      value = next
    }
    return value
  }

  /// A digit to a base: of any script, or a letter of ASCII.
  private static func digit(_ scalar: Unicode.Scalar, _ radix: Int) -> Int? {
    let value = scalar.isASCII ? Character(scalar).hexDigitValue : digit(scalar)
    return value.flatMap { $0 < radix ? $0 : nil }
  }

  /// A decimal digit of any script. Java looks at UTF-16 units, so digits beyond the basic plane are none.
  static func digit(_ scalar: Unicode.Scalar) -> Int? {
    guard scalar.value <= 0xFFFF, scalar.properties.generalCategory == .decimalNumber else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }

  /// `Double.parseDouble`: the same as `double`, blanks and control characters around it passed over.
  package static func parsedDouble(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard let first = bytes.firstIndex(where: { $0 > 0x20 }), let last = bytes.lastIndex(where: { $0 > 0x20 }) else {
      return nil
    }
    return double(String(decoding: bytes[first...last], as: UTF8.self))
  }

  /// True if `Double.valueOf` takes a word that has no blanks at its ends.
  package static func isDouble(_ word: String) -> Bool { double(word) != nil }

  /// `Double.valueOf`: decimal or hexadecimal, with a sign, and with a letter for the type after it.
  package static func double(_ word: String) -> Double? {
    let unsigned = word.drop { $0 == "+" || $0 == "-" }
    guard word.utf8.count - unsigned.utf8.count <= 1, let first = unsigned.utf8.first else { return nil }
    let sign: Double = word.utf8.first == UInt8(ascii: "-") ? -1 : 1
    if unsigned == "NaN" { return .nan }
    if unsigned == "Infinity" { return sign * .infinity }
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || first == UInt8(ascii: ".") else { return nil }
    var digits = unsigned
    if let last = digits.utf8.last, "fFdD".utf8.contains(last),
      !isHexadecimal(digits) || digits.contains(where: isPower)
    {
      digits = digits.dropLast()
    }
    if isHexadecimal(digits), !digits.contains(where: isPower) { return nil }
    guard let value = Double(spelledOut(digits)) else { return nil }
    return sign * value
  }

  private static func isHexadecimal(_ text: Substring) -> Bool { text.hasPrefix("0x") || text.hasPrefix("0X") }
  private static func isPower(_ character: Character) -> Bool { character == "p" || character == "P" }

  /// With a digit on both sides of the point, which Java does not ask for.
  private static func spelledOut(_ text: Substring) -> String {
    guard let point = text.firstIndex(of: ".") else { return String(text) }
    let whole = text[..<point]
    let rest = text[text.index(after: point)...]
    let hasFraction = rest.first.map { $0.isHexDigit && !(!isHexadecimal(text) && ($0 == "e" || $0 == "E")) } ?? false
    let isBare = whole.isEmpty || whole == "0x" || whole == "0X"
    if isBare, !hasFraction { return "" }
    return whole + (isBare ? "0" : "") + "." + (hasFraction ? "" : "0") + rest
  }

  /// `Double.toString`: the shortest decimal digits, with an exponent below 0.001 and from ten million on.
  package static func text(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
    if value == 0 { return value.sign == .minus ? "-0.0" : "0.0" }
    let (digits, exponent) = shortest(value.magnitude)
    let sign = value < 0 ? "-" : ""
    if value.magnitude >= 0.001, value.magnitude < 10_000_000 {
      if exponent < 0 { return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits }
      let padded = digits + String(repeating: "0", count: max(0, exponent + 2 - digits.utf8.count))
      return sign + padded.prefix(exponent + 1) + "." + padded.dropFirst(exponent + 1)
    }
    let rest = digits.dropFirst()
    return sign + digits.prefix(1) + "." + (rest.isEmpty ? "0" : rest) + "E\(exponent)"
  }

  /// The shortest digits that stand for a positive number, and the power of ten of the first.
  private static func shortest(_ value: Double) -> (digits: String, exponent: Int) {
    let parts = "\(value)".split(separator: "e")
    let halves = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let fraction = halves.count > 1 ? halves[1] : ""
    let all = String(halves[0]) + fraction
    let leading = all.prefix { $0 == "0" }.count
    var digits = all.dropFirst(leading)
    while digits.last == "0" { digits = digits.dropLast() }
    let power = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return (String(digits), power + halves[0].count - 1 - leading)
  }
}
