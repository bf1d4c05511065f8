/// RFC 8259, written a second time and as plainly as it can be: a text is JSON or it is not.
struct StrictJSON {
  private let bytes: [UInt8]
  private var at = 0

  static func accepts(_ bytes: [UInt8]) -> Bool {
    guard bytes.isEmpty || String(validating: bytes, as: UTF8.self) != nil else { return false }
    var text = StrictJSON(bytes: bytes)
    return text.value() && text.at == bytes.count
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  private mutating func take(word: StaticString) -> Bool {
    let wanted = Array(String(describing: word).utf8)
    guard bytes[at...].starts(with: wanted) else { return false }
    at += wanted.count
    return true
  }

  private mutating func blanks() { while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { at += 1 } }

  private mutating func digits() -> Bool {
    let start = at
    while let byte = next, (0x30...0x39).contains(byte) { at += 1 }
    return at > start
  }

  /// A value with the blanks around it. What is open is kept in a list: nesting may be deep.
  private mutating func value() -> Bool {
    var open: [UInt8] = []
    while true {
      blanks()
      switch next {
      case UInt8(ascii: "{"):
        at += 1
        blanks()
        if !take("}") {
          guard key() else { return false }
          open.append(UInt8(ascii: "}"))
          continue
        }
      case UInt8(ascii: "["):
        at += 1
        blanks()
        if !take("]") {
          open.append(UInt8(ascii: "]"))
          continue
        }
      case UInt8(ascii: "\""): guard string() else { return false }
      case UInt8(ascii: "t"): guard take(word: "true") else { return false }
      case UInt8(ascii: "f"): guard take(word: "false") else { return false }
      case UInt8(ascii: "n"): guard take(word: "null") else { return false }
      default: guard number() else { return false }
      }
      blanks()
      while let bracket = open.last, next == bracket {
        at += 1
        open.removeLast()
        blanks()
      }
      guard let bracket = open.last else { return true }
      guard take(",") else { return false }
      blanks()
      if bracket == UInt8(ascii: "}"), !key() { return false }
    }
  }

  private mutating func key() -> Bool {
    guard string() else { return false }
    blanks()
    return take(":")
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while let byte = next {
      at += 1
      switch byte {
      case UInt8(ascii: "\""): return true
      case 0..<0x20: return false
      case UInt8(ascii: "\\"):
        guard let letter = next else { return false }
        at += 1
        if letter == UInt8(ascii: "u") {
          for _ in 0..<4 {
            guard let digit = next, Character(Unicode.Scalar(digit)).isHexDigit else { return false }
            at += 1
          }
        } else if !"\"\\/bfnrt".utf8.contains(letter) {
          return false
        }
      default: break
      }
    }
    return false
  }

  private mutating func number() -> Bool {
    _ = take("-")
    if !take("0"), !digits() { return false }
    if take("."), !digits() { return false }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      return digits()
    }
    return true
  }
}
