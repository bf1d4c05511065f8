/// The decimal number at the front of some bytes: digits with a fraction, an exponent, and no sign.
struct DecimalScan {
  /// Infinite when it is too large.
  var value: Double
  /// How many bytes it takes.
  var length: Int

  /// Nil when there is no digit. An exponent without digits is not part of the number.
  init?(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    var end = 0
    var digits = 0
    func skipDigits(from start: Int) -> Int {
      var index = start
      while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
      return index
    }
    end = skipDigits(from: 0)
    digits = end
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      let after = skipDigits(from: end + 1)
      digits += after - end - 1
      end = after
    }
    if digits == 0 { return nil }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      var start = end + 1
      if start < bytes.count, bytes[start] == UInt8(ascii: "+") || bytes[start] == UInt8(ascii: "-") { start += 1 }
      let after = skipDigits(from: start)
      if after > start { end = after }
    }
    var text = String(decoding: bytes[..<end], as: UTF8.self)
    if text.hasPrefix(".") { text = "0" + text }
    value = Double(text) ?? 0
    length = end
  }
}
