import OSAMSyntax

/// Reads a text as the `org.json` library for Java does, release 20251224, which Prince of Versions uses on the JVM.
///
/// It takes texts without quotes or in single ones, `;` for a comma between members, a comma before the closing
/// bracket, `true`, `false` and `null` in any letter case, and whatever follows the root. It refuses comments, `=` and
/// duplicate keys. Two commas in a row end a list, or in its first place stand for null. Numbers are decimal; what
/// looks like none, or has a leading zero, is text. [prince-jvm-json]
package struct ReferenceJSON {
  /// Objects and lists within each other whose values are kept. Deeper ones are read, as the library does (measured to
  /// 9000 levels), and left out.
  package static let keptLevels = 512

  /// The value of a whole text. Every failure is a JSONException.
  package static func read(_ bytes: [UInt8]) -> Result<ReadValue, ReadFailure> {
    var reader = ReferenceJSON(bytes: bytes)
    do throws(ReadFailure) {
      return .success(try reader.readText())
    } catch {
      return .failure(error)
    }
  }

  private let bytes: [UInt8]
  private var at = 0
  private var open: [Container] = []

  private struct Container {
    var isObject: Bool
    /// Where it begins.
    var place: ReadPlace
    var items: [ReadValue] = []
    var members: [ReadValue.Member] = []
    var keys: Set<[UInt8]> = []
    /// The key whose value comes next, and where it stands.
    var key = ""
    var keyPlace = ReadPlace.nowhere
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Structure

  private mutating func readText() throws(ReadFailure) -> ReadValue {
    guard peekClean() == UInt8(ascii: "{") else { throw failure("no object") }
    while true {
      guard var value = try startValue() else { continue }
      while let ended = try add(value) { value = ended }
      if open.isEmpty { return value }
    }
  }

  /// Reads a scalar or an empty container; nil when a container was opened and its first value comes next.
  private mutating func startValue() throws(ReadFailure) -> ReadValue? {
    let first = peekClean()
    let place = place
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      return ReadValue(try readScalar(), at: place)
    }
    at += 1
    let isObject = first == UInt8(ascii: "{")
    open.append(Container(isObject: isObject, place: place))
    if takes(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { return close() }
    if isObject {
      try readKey()
      return nil
    }
    // A comma in the first place stands for null.
    return peekClean() == UInt8(ascii: ",") ? .null : nil
  }

  private mutating func close() -> ReadValue {
    let container = open.removeLast()
    return ReadValue(
      container.isObject ? .object(container.members) : .list(container.items), at: container.place)
  }

  private var place: ReadPlace { .byte(UInt32(at)) }

  /// Puts a value into the innermost container; gives that container back when it ends.
  private mutating func add(_ value: ReadValue) throws(ReadFailure) -> ReadValue? {
    guard let last = open.indices.last else { return nil }
    if open[last].isObject {
      let key = open[last].key
      guard open[last].keys.insert(Array(key.utf8)).inserted else { throw failure("a key for the second time") }
      if last < Self.keptLevels { open[last].members.append(.init(key, value, at: open[last].keyPlace)) }
      if takes(UInt8(ascii: "}")) { return close() }
      guard takes(UInt8(ascii: ",")) || takes(UInt8(ascii: ";")) else {
        throw failure("neither a comma nor the end of the object")
      }
      if takes(UInt8(ascii: "}")) { return close() }
      try readKey()
      return nil
    }
    if last < Self.keptLevels { open[last].items.append(value) }
    if takes(UInt8(ascii: "]")) { return close() }
    guard takes(UInt8(ascii: ",")) else { throw failure("neither a comma nor the end of the list") }
    // A second comma ends the list as well.
    if takes(UInt8(ascii: "]")) || takes(UInt8(ascii: ",")) { return close() }
    return nil
  }

  private mutating func readKey() throws(ReadFailure) {
    let first = peekClean()
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { throw failure("no key") }
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    let start = at
    open[open.count - 1].keyPlace = place
    let key = try readScalar()
    if isQuoted, case .text(let text) = key {
      open[open.count - 1].key = text
    } else {
      open[open.count - 1].key = Self.keyText(key, word(from: start))
    }
    guard takes(UInt8(ascii: ":")) else { throw failure("no colon after the key") }
  }

  private static func keyText(_ value: ReadValue.Content, _ word: String) -> String {
    switch value {
    case .boolean(let value): value ? "true" : "false"
    case .null: "null"
    case .number(let text): text
    default: word
    }
  }

  // MARK: Tokens

  /// The next byte that is no blank and no control character; nil at the end. A zero byte ends the text.
  private mutating func peekClean() -> UInt8? {
    while at < bytes.count, (1...0x20).contains(bytes[at]) { at += 1 }
    return at < bytes.count && bytes[at] != 0 ? bytes[at] : nil
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    guard peekClean() == byte else { return false }
    at += 1
    return true
  }

  private mutating func readScalar() throws(ReadFailure) -> ReadValue.Content {
    guard let first = peekClean() else { throw failure("the end where a value should be") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      at += 1
      return .text(try readString(first))
    }
    let start = at
    while at < bytes.count, bytes[at] >= 0x20, !Self.endsWord.contains(bytes[at]) { at += 1 }
    let word = word(from: start)
    if word.isEmpty { throw failure("no value") }
    return Self.value(ofWord: word)
  }

  private static let endsWord = Set(",:]}/\\\"[{;=#".utf8)

  private func word(from start: Int) -> String { JavaText.trimmed(String(decoding: bytes[start..<at], as: UTF8.self)) }

  private mutating func readString(_ quote: UInt8) throws(ReadFailure) -> String {
    let start = at - 1
    var units: [UInt16] = []
    while at < bytes.count {
      let run = at
      while at < bytes.count, bytes[at] != quote, bytes[at] != UInt8(ascii: "\\"), !Self.endsString(bytes[at]) {
        at += 1
      }
      // Nearly every string has no escape.
      if units.isEmpty, at < bytes.count, bytes[at] == quote {
        at += 1
        return String(decoding: bytes[run..<at - 1], as: UTF8.self)
      }
      if run < at { units.append(contentsOf: String(decoding: bytes[run..<at], as: UTF8.self).utf16) }
      guard at < bytes.count, !Self.endsString(bytes[at]) else { break }
      at += 1
      if bytes[at - 1] == quote { return String(decoding: units, as: UTF16.self) }
      units.append(try readEscape())
    }
    throw ReadFailure(offset: start, words: "a string without an end")
  }

  /// A line ends before the string does.
  private static func endsString(_ byte: UInt8) -> Bool { byte == 0 || byte == 0x0A || byte == 0x0D }

  private mutating func readEscape() throws(ReadFailure) -> UInt16 {
    guard at < bytes.count else { throw failure("an escape without an end") }
    let letter = bytes[at]
    at += 1
    if letter == UInt8(ascii: "'") { return UInt16(letter) }
    if let simple = JSONEscapes.simple(letter) { return UInt16(simple) }
    guard letter == UInt8(ascii: "u"), at + 4 <= bytes.count,
      let unit = Int(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16)
    else { throw failure("an escape that does not exist") }
    at += 4
    return UInt16(truncatingIfNeeded: unit)
  }

  /// The value that a word without quotes stands for.
  private static func value(ofWord word: String) -> ReadValue.Content {
    switch word.lowercased() {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: break
    }
    var digits = Array(word.utf8)[...]
    if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    let whole = digits.prefix(while: isDigit)
    if word.utf8.first.map(isDigit) != true, word.utf8.first != UInt8(ascii: "-") { return .text(word) }
    let hasLeadingZero = whole.count > 1 && whole.first == UInt8(ascii: "0")
    if whole.count == digits.count { return whole.isEmpty || hasLeadingZero ? .text(word) : .number(word) }
    let isDecimal = digits.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
    guard isDecimal, JavaNumber.isDouble(word) else { return .text(word) }
    // As its text reads: no leading zeros, no point at the end.
    let kept = digits.drop { $0 == UInt8(ascii: "0") }
    let zero = kept.first.map(isDigit) == true ? "" : "0"
    let text = (word.hasPrefix("-") ? "-" : "") + zero + String(decoding: kept, as: UTF8.self)
    return .number(text.hasSuffix(".") ? String(text.dropLast()) : text)
  }

  private func failure(_ words: String) -> ReadFailure { ReadFailure(offset: at, words: words) }
}
