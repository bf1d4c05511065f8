/// Reads JSON without faults in one pass, UTF-8 checked on the way, and gives up at the first fault: then `JSONReader`
/// begins again and finds out what is wrong. Most files have no fault, and of these it makes the nodes that the other
/// one makes, for about a third of the instructions.
struct StrictJSONReader {
  private var at = 0
  private var nodes: [Node] = []
  /// Containers that are open, the innermost last.
  private var open: [Int] = []

  /// The tree of a text without faults; nil for any other.
  static func read(_ bytes: [UInt8]) -> Tree? {
    var reader = StrictJSONReader()
    reader.nodes.reserveCapacity(bytes.count / 8 + 16)
    guard reader.readText(bytes.span) else { return nil }
    return Tree(syntax: .json, bytes: bytes, nodes: reader.nodes, roots: [.first], faults: [])
  }

  // MARK: Structure

  private mutating func readText(_ text: Span<UInt8>) -> Bool {
    repeat {
      guard readValue(text) else { return false }
      while let container = open.last {
        skipBlanks(text)
        guard at < text.count else { return false }
        let isObject = nodes[container].kind == .object
        let byte = text[at]
        at += 1
        if byte == UInt8(ascii: ",") {
          if isObject, !readKey(text) { return false }
          break
        }
        guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { return false }
        close()
      }
    } while !open.isEmpty
    skipBlanks(text)
    return at == text.count
  }

  /// A value; of a container that has content only its bracket, and the first key of an object.
  private mutating func readValue(_ text: Span<UInt8>) -> Bool {
    while true {
      skipBlanks(text)
      guard at < text.count else { return false }
      switch text[at] {
      case UInt8(ascii: "\""): return readString(text)
      case UInt8(ascii: "{"):
        begin(.object)
        skipBlanks(text)
        if at < text.count, text[at] == UInt8(ascii: "}") { return end() }
        if !readKey(text) { return false }
      case UInt8(ascii: "["):
        begin(.array)
        skipBlanks(text)
        if at < text.count, text[at] == UInt8(ascii: "]") { return end() }
      case UInt8(ascii: "t"): return readLiteral(text, Self.yes, .boolean)
      case UInt8(ascii: "f"): return readLiteral(text, Self.no, .boolean)
      case UInt8(ascii: "n"): return readLiteral(text, Self.null, .null)
      default: return readNumber(text)
      }
    }
  }

  private mutating func readKey(_ text: Span<UInt8>) -> Bool {
    skipBlanks(text)
    guard at < text.count, text[at] == UInt8(ascii: "\""), readString(text) else { return false }
    skipBlanks(text)
    guard at < text.count, text[at] == UInt8(ascii: ":") else { return false }
    at += 1
    return true
  }

  private mutating func begin(_ kind: Node.Kind) {
    open.append(nodes.count)
    add(kind, from: at, to: at + 1)
    at += 1
  }

  /// Behind the bracket that closes the innermost container.
  private mutating func close() {
    let container = open.removeLast()
    nodes[container].end = UInt32(at)
    nodes[container].link = UInt32(nodes.count)
  }

  /// At the bracket that closes an empty container.
  private mutating func end() -> Bool {
    at += 1
    close()
    return true
  }

  private mutating func skipBlanks(_ text: Span<UInt8>) {
    while at < text.count, text[at].isJSONBlank { at += 1 }
  }

  // MARK: Scalars

  private mutating func add(_ kind: Node.Kind, from start: Int, to end: Int, _ flags: Node.Flags = []) {
    nodes.append(Node(start: UInt32(start), end: UInt32(end), link: 0, kind: kind, flags: flags))
  }

  private static let yes = Array("true".utf8)
  private static let no = Array("false".utf8)
  private static let null = Array("null".utf8)

  private mutating func readLiteral(_ text: Span<UInt8>, _ word: [UInt8], _ kind: Node.Kind) -> Bool {
    let end = at + word.count
    guard end <= text.count else { return false }
    for index in at..<end where text[index] != word[index - at] { return false }
    add(kind, from: at, to: end)
    at = end
    return true
  }

  /// [RFC 8259, section 6]
  private mutating func readNumber(_ text: Span<UInt8>) -> Bool {
    let start = at
    if text[at] == UInt8(ascii: "-") { at += 1 }
    let whole = at
    guard skipDigits(text), text[whole] != UInt8(ascii: "0") || at == whole + 1 else { return false }
    if at < text.count, text[at] == UInt8(ascii: ".") {
      at += 1
      if !skipDigits(text) { return false }
    }
    if at < text.count, text[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < text.count, text[at] == UInt8(ascii: "+") || text[at] == UInt8(ascii: "-") { at += 1 }
      if !skipDigits(text) { return false }
    }
    add(.number, from: start, to: at)
    return true
  }

  /// False where there is none.
  private mutating func skipDigits(_ text: Span<UInt8>) -> Bool {
    let start = at
    while at < text.count, JSONReader.isDigit(text[at]) { at += 1 }
    return at > start
  }

  private mutating func readString(_ text: Span<UInt8>) -> Bool {
    let start = at
    var flags: Node.Flags = []
    at += 1
    while true {
      skipPlain(text)
      guard at < text.count else { return false }
      let byte = text[at]
      if byte == UInt8(ascii: "\"") {
        at += 1
        add(.string, from: start, to: at, flags)
        return true
      }
      if byte == UInt8(ascii: "\\") {
        flags.insert(.escaped)
        if !skipEscape(text) { return false }
      } else if byte >= 0x80 {
        guard let length = UTF8Check.length(of: text, at: at) else { return false }
        at += length
      } else if byte < 0x20 {
        return false
      } else {
        at += 1
      }
    }
  }

  /// Goes on to the next byte that is no plain letter: a quote, a backslash, a control character or one beyond ASCII.
  /// Looks at eight at a time, as long as there are eight.
  private mutating func skipPlain(_ text: Span<UInt8>) {
    let each: UInt64 = 0x0101_0101_0101_0101
    let highest = each << 7
    // Sets the highest bit of the first byte below a limit, if there is one; what it sets in later bytes may be wrong.
    func below(_ limit: UInt64, _ word: UInt64) -> UInt64 { (word &- each * limit) & ~word & highest }
    while at + 8 <= text.count {
      let word = UInt64(littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: at, as: UInt64.self))
      let quotes = below(1, word ^ each * UInt64(UInt8(ascii: "\"")))
      let backslashes = below(1, word ^ each * UInt64(UInt8(ascii: "\\")))
      let found = quotes | backslashes | below(0x20, word) | word & highest
      if found != 0 {
        at += found.trailingZeroBitCount / 8
        return
      }
      at += 8
    }
  }

  /// A backslash with what belongs to it. Half a character alone is a fault.
  private mutating func skipEscape(_ text: Span<UInt8>) -> Bool {
    guard at + 1 < text.count else { return false }
    if JSONEscapes.simple(text[at + 1]) != nil {
      at += 2
      return true
    }
    guard let unit = unit(text, at: at) else { return false }
    at += 6
    if unit & 0xF800 != 0xD800 { return true }
    guard unit & 0xFC00 == 0xD800, let low = self.unit(text, at: at), low & 0xFC00 == 0xDC00 else { return false }
    at += 6
    return true
  }

  /// The number of `\u00e0`; nil where there is none.
  private func unit(_ text: Span<UInt8>, at start: Int) -> UInt16? {
    guard start + 6 <= text.count, text[start] == UInt8(ascii: "\\"), text[start + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var unit: UInt16 = 0
    for index in start + 2..<start + 6 {
      guard let digit = JSONEscapes.digit(text[index]) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }
}
