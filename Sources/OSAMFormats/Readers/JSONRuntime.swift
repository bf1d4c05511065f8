/// The JSON readers in the released clients: four builds of kotlinx.serialization.
///
/// One column each for the differences measured between them; all else they have in common. One may refuse what another
/// reads, but no two of them make different numbers of a text.
/// [module-whole-numbers, module-exponents, module-plus-sign, module-number-range]
package struct JSONRuntime: Sendable, Hashable {
  package var name: String
  /// `+5` is 5.
  package var acceptsPlusSign: Bool
  /// `١٢` is 12 (on the JVM; iOS was not measured).
  package var acceptsNonASCIIDigits: Bool
  /// `1e3` is 1000, through a double.
  package var acceptsExponents: Bool
  /// A number too large is noticed only when its sign flips, so some wrap around.
  package var wrapsAround: Bool
  /// A comma right after the brace of an object inside the root is let through when a key follows:
  /// whether it leads is told by a count of keys that the objects share.
  /// [module-commas]
  package var acceptsNestedLeadingComma: Bool
  /// Unquoted keys and texts; numbers and booleans where a text belongs. Only `null` is no text.
  /// [module-quotes]
  package var isLenient: Bool
  /// Escapes in a quoted number or boolean are undone before it is read (`"\u0035"` is 5).
  /// [module-whole-numbers]
  package var undoesEscapesInNumbers: Bool { !wrapsAround }
  /// In place of a value to be ignored any one token will do, even a comma or a closing bracket.
  /// [module-unknown-key]
  package var skipsAnyToken: Bool { !wrapsAround }

  /// Where the text ends inside a list or an object to be ignored, it goes round for ever. [module-endless-value]
  package var goesRoundAtEnd: Bool { !wrapsAround }

  package static let kotlinx100 = JSONRuntime(
    name: "1.0.0", acceptsPlusSign: true, acceptsNonASCIIDigits: true, acceptsExponents: false,
    wrapsAround: false, acceptsNestedLeadingComma: true, isLenient: false)
  package static let kotlinx132 = JSONRuntime(
    name: "1.3.2", acceptsPlusSign: false, acceptsNonASCIIDigits: false, acceptsExponents: false,
    wrapsAround: true, acceptsNestedLeadingComma: false, isLenient: false)
  package static let kotlinx150Lenient = JSONRuntime(
    name: "1.5.0", acceptsPlusSign: false, acceptsNonASCIIDigits: false, acceptsExponents: false,
    wrapsAround: true, acceptsNestedLeadingComma: false, isLenient: true)
  package static let kotlinx173 = JSONRuntime(
    name: "1.7.3", acceptsPlusSign: false, acceptsNonASCIIDigits: false, acceptsExponents: true,
    wrapsAround: true, acceptsNestedLeadingComma: false, isLenient: false)

  package static let all: [JSONRuntime] = [.kotlinx100, .kotlinx132, .kotlinx150Lenient, .kotlinx173]

  /// The value that this reader makes of a number literal (the characters between the quotes, if it has any), or nil
  /// when it fails. The 32-bit range of an Int member is checked by the caller.
  package func integer(_ literal: String) -> Int64? {
    wrapsAround ? accumulated(literal) : converted(literal)
  }

  /// 1.0.0 hands the literal to the platform's text-to-integer function.
  private func converted(_ literal: String) -> Int64? {
    var negative = false
    var digits = literal.unicodeScalars[...]
    if let sign = digits.first, sign == "-" || sign == "+" {
      negative = sign == "-"
      digits = digits.dropFirst()
    }
    if digits.isEmpty { return nil }
    var value: Int64 = 0
    for scalar in digits {
      // The JVM looks at UTF-16 units, so digits beyond the basic plane are none.
      guard scalar.value <= 0xFFFF, scalar.properties.generalCategory == .decimalNumber,
        let digit = scalar.properties.numericValue
      else {
        return nil
      }
      let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
      let (next, overflows) = tens.subtractingReportingOverflow(Int64(digit))
      if overflow || overflows { return nil }
      value = next
    }
    if negative { return value }
    return value == .min ? nil : -value
  }

  /// 1.3.2 on accumulate digit by digit, negatively, and look only at the sign after each step.
  private func accumulated(_ literal: String) -> Int64? {
    var value: Int64 = 0
    var exponent: Int64 = 0
    var isNegative = false
    var hasExponent = false
    var isExponentPositive = false
    let bytes = Array(literal.utf8)
    for (index, byte) in bytes.enumerated() {
      if acceptsExponents, byte | 0x20 == UInt8(ascii: "e"), !hasExponent {
        if index == 0 { return nil }
        hasExponent = true
        isExponentPositive = true
      } else if hasExponent, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
        isExponentPositive = byte == UInt8(ascii: "+")
      } else if byte == UInt8(ascii: "-") {
        if index != 0 { return nil }
        isNegative = true
      } else {
        guard (0x30...0x39).contains(byte) else { return nil }
        let digit = Int64(byte - 0x30)
        if hasExponent {
          exponent = exponent &* 10 &+ digit
        } else {
          value = value &* 10 &- digit
          if value > 0 { return nil }
        }
      }
    }
    if bytes.isEmpty || (isNegative && bytes.count == 1) { return nil }
    if hasExponent {
      let scaled = Double(value) * Self.powerOfTen(isExponentPositive ? Double(exponent) : -Double(exponent))
      // `Long.MAX_VALUE` becomes 2^63 as a double, and `toLong` saturates.
      if scaled > 0x1p63 || scaled < -0x1p63 || scaled.isNaN || scaled.rounded(.down) != scaled { return nil }
      value = scaled >= 0x1p63 ? .max : Int64(scaled)
    }
    if isNegative { return value }
    return value == .min ? nil : 0 &- value
  }

  /// Ten to the power of `exponent`: exact where doubles are, zero or infinite where they are not.
  private static func powerOfTen(_ exponent: Double) -> Double {
    if exponent > 308 { return .infinity }
    if exponent < -323 { return 0 }
    var power = 1.0
    for _ in 0..<Int(exponent.magnitude) { power *= 10 }
    if exponent >= 0 { return power }
    return power.isInfinite ? .leastNonzeroMagnitude : 1 / power
  }
}
