import OSAMSyntax

/// Reads a text as the `org.json` classes on Android devices do, leniently.
///
/// It takes comments (`//`, `#`, `/* */`), keys and texts without quotes or in single ones, `=` and `=>` for a colon,
/// `;` for a comma, `true`, `false` and `null` in any letter case, and whatever follows the root. A value that is
/// missing in a list is null, and so is one after its last comma; a comma before `}` is an error. Duplicate keys: the
/// last value counts, in the place of the first. Bytes that are not UTF-8 become U+FFFD.
/// [prince-android-json]
///
/// A whole number that starts with `0` is octal and one with `0x` hexadecimal: `.number` has the decimal text of its
/// value. One with a fraction or an exponent, or of more than 64 bits, keeps its text and counts as a double; `08`,
/// which is not octal, is the double `8.0`. Any other word is `.text`.
package struct AndroidJSON {
  /// Objects and lists within each other whose values are kept. Deeper ones are read, as devices do (measured to 9000
  /// levels), and left out: no library looks so far.
  package static let keptLevels = 512

  /// The value of a whole text. Every failure is a JSONException.
  ///
  /// `joinsLines`: the line ends are taken out before, so that a comment up to the end of its line swallows the rest.
  package static func read(_ bytes: [UInt8], joinsLines: Bool = false) -> Result<ReadValue, ReadFailure> {
    let joined = joinsLines ? JoinedLines(bytes) : nil
    var reader = AndroidJSON(joined?.bytes ?? bytes, joined)
    do throws(ReadFailure) {
      return .success(try reader.readText())
    } catch {
      guard let joined else { return .failure(error) }
      // The fault is the comment, not that there is no end.
      guard let comment = reader.lineComment else {
        return .failure(ReadFailure(offset: joined.offset(error.offset), words: error.words))
      }
      return .failure(ReadFailure(offset: joined.offset(comment), words: "a comment that swallows the lines after it"))
    }
  }

  private let bytes: [UInt8]
  private let joined: JoinedLines?
  private var at: Int
  /// Where the last comment up to the end of its line begins.
  private var lineComment: Int?
  private var open: [Container] = []

  private struct Container {
    var isObject: Bool
    /// Where it begins.
    var place: ReadPlace
    var items: [ReadValue] = []
    var members: [ReadValue.Member] = []
    /// Where in `members` a key stands, by its UTF-8: composed and decomposed accents are different keys.
    var places: [[UInt8]: Int] = [:]
    /// The key whose value comes next, and where it stands.
    var key = ""
    var keyPlace = ReadPlace.nowhere
    /// A comma was met in this list, so that it ends with a null unless a value comes last.
    var hasSeparator = false
  }

  private init(_ bytes: [UInt8], _ joined: JoinedLines?) {
    self.bytes = bytes
    self.joined = joined
    at = UTF8Check.hasByteOrderMark(bytes) ? 3 : 0
  }

  // MARK: Structure

  private mutating func readText() throws(ReadFailure) -> ReadValue {
    while true {
      guard var value = try startValue() else { continue }
      // The value may end the container it stands in, and that one the next.
      while let ended = try add(value) { value = ended }
      if open.isEmpty { return value }
    }
  }

  /// Reads a scalar or an empty container; nil when a container was opened and its first value comes next.
  private mutating func startValue() throws(ReadFailure) -> ReadValue? {
    switch try nextClean() {
    case nil: throw failure("the end where a value should be")
    case UInt8(ascii: "{"):
      push(isObject: true)
      if try peekClean() == UInt8(ascii: "}") {
        at += 1
        return close()
      }
      try readKey()
      return nil
    case UInt8(ascii: "["):
      push(isObject: false)
      return try listBeforeValue()
    case let quote? where quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"):
      let place = place(at - 1)
      return ReadValue(.text(try readString(quote)), at: place)
    default:
      at -= 1
      let start = at
      let word = try readWord()
      // An object takes no infinite number and no NaN; a list does.
      if open.last?.isObject == true, case .number(let text) = word, JavaNumber.double(text)?.isFinite == false {
        throw ReadFailure.numberTooLarge(at: start)
      }
      return ReadValue(word, at: place(start))
    }
  }

  /// A place in the text as it was served.
  private func place(_ offset: Int) -> ReadPlace { .byte(UInt32(joined?.offset(offset) ?? offset)) }

  private mutating func close() -> ReadValue {
    let container = open.removeLast()
    return ReadValue(
      container.isObject ? .object(container.members) : .list(container.items), at: container.place)
  }

  private mutating func push(isObject: Bool) {
    open.append(Container(isObject: isObject, place: place(at - 1)))
  }

  /// Puts a value into the innermost container; gives that container back when it ends, nil when a value comes next
  /// or there is no container.
  private mutating func add(_ value: ReadValue) throws(ReadFailure) -> ReadValue? {
    guard let last = open.indices.last else { return nil }
    if open[last].isObject {
      keep(value, in: last)
      switch try nextClean() {
      case UInt8(ascii: "}"): return close()
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        try readKey()
        return nil
      default: throw failure("neither a comma nor the end of the object")
      }
    }
    if last < Self.keptLevels { open[last].items.append(value) }
    switch try nextClean() {
    case UInt8(ascii: "]"): return close()
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      open[last].hasSeparator = true
      return try listBeforeValue()
    default: throw failure("neither a comma nor the end of the list")
    }
  }

  /// Reads separators without values; gives the list back when it ends, nil when a value comes next.
  private mutating func listBeforeValue() throws(ReadFailure) -> ReadValue? {
    let last = open.count - 1
    while true {
      switch try nextClean() {
      case nil: throw failure("a list without an end")
      case UInt8(ascii: "]"):
        if open[last].hasSeparator, last < Self.keptLevels { open[last].items.append(.null) }
        return close()
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        if last < Self.keptLevels { open[last].items.append(.null) }
        open[last].hasSeparator = true
      default:
        at -= 1
        return nil
      }
    }
  }

  private mutating func keep(_ value: ReadValue, in container: Int) {
    if container >= Self.keptLevels { return }
    let member = ReadValue.Member(open[container].key, value, at: open[container].keyPlace)
    let bytes = Array(member.name.utf8)
    if let known = open[container].places[bytes] {
      open[container].members[known] = member
    } else {
      open[container].places[bytes] = open[container].members.count
      open[container].members.append(member)
    }
  }

  private mutating func readKey() throws(ReadFailure) {
    let key: ReadValue.Content
    let first = try nextClean()
    let place = place(max(at - 1, 0))
    switch first {
    case UInt8(ascii: "\"")?: key = .text(try readString(UInt8(ascii: "\"")))
    case UInt8(ascii: "'")?: key = .text(try readString(UInt8(ascii: "'")))
    case UInt8(ascii: "{"), UInt8(ascii: "["), nil: throw failure("no key")
    default:
      at -= 1
      key = try readWord()
    }
    guard case .text(let name) = key else { throw failure("a key that is a number, a boolean or null") }
    open[open.count - 1].key = name
    open[open.count - 1].keyPlace = place
    let separator = try nextClean()
    guard separator == UInt8(ascii: ":") || separator == UInt8(ascii: "=") else {
      throw failure("no colon after the key")
    }
    if at < bytes.count, bytes[at] == UInt8(ascii: ">") { at += 1 }
  }

  // MARK: Tokens

  /// The next byte that is neither blank nor comment, passed; nil at the end.
  private mutating func nextClean() throws(ReadFailure) -> UInt8? {
    guard let byte = try peekClean() else { return nil }
    at += 1
    return byte
  }

  private mutating func peekClean() throws(ReadFailure) -> UInt8? {
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x09, 0x0A, 0x0D: at += 1
      case UInt8(ascii: "#"): skipLine()
      case UInt8(ascii: "/"):
        switch at + 1 < bytes.count ? bytes[at + 1] : 0 {
        case UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "*"):
          let start = at
          at += 2
          while at + 1 < bytes.count, bytes[at] != UInt8(ascii: "*") || bytes[at + 1] != UInt8(ascii: "/") { at += 1 }
          guard at + 1 < bytes.count else { throw ReadFailure(offset: start, words: "a comment without an end") }
          at += 2
        default: return bytes[at]
        }
      default: return bytes[at]
      }
    }
    return nil
  }

  private mutating func skipLine() {
    lineComment = at
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
  }

  /// The rest of a string whose opening quote was passed. Strings are UTF-16 there, so the halves of a character may
  /// come from two escapes.
  private mutating func readString(_ quote: UInt8) throws(ReadFailure) -> String {
    let start = at - 1
    var units: [UInt16] = []
    while at < bytes.count {
      let run = at
      while at < bytes.count, bytes[at] != quote, bytes[at] != UInt8(ascii: "\\") { at += 1 }
      // Nearly every string has no escape.
      if units.isEmpty, at < bytes.count, bytes[at] == quote {
        at += 1
        return String(decoding: bytes[run..<at - 1], as: UTF8.self)
      }
      if run < at { units.append(contentsOf: String(decoding: bytes[run..<at], as: UTF8.self).utf16) }
      guard at < bytes.count else { break }
      at += 1
      if bytes[at - 1] == quote { return String(decoding: units, as: UTF16.self) }
      units.append(contentsOf: try readEscape())
    }
    throw ReadFailure(offset: start, words: "a string without an end")
  }

  /// The rest of an escape whose backslash was passed. A character that is no escape stands for itself.
  private mutating func readEscape() throws(ReadFailure) -> [UInt16] {
    guard at < bytes.count else { throw failure("an escape without an end") }
    let letter = bytes[at]
    if letter == UInt8(ascii: "u") {
      // Java's Integer.parseInt takes a sign too.
      guard at + 5 <= bytes.count, let unit = Int(String(decoding: bytes[at + 1..<at + 5], as: UTF8.self), radix: 16)
      else { throw failure("an escape that does not exist") }
      at += 5
      return [UInt16(truncatingIfNeeded: unit)]
    }
    let start = at
    repeat { at += 1 } while at < bytes.count && bytes[at] & 0xC0 == 0x80
    if letter != UInt8(ascii: "/"), let control = JSONEscapes.simple(letter) { return [UInt16(control)] }
    return Array(String(decoding: bytes[start..<at], as: UTF8.self).utf16)
  }

  private mutating func readWord() throws(ReadFailure) -> ReadValue.Content {
    let start = at
    while at < bytes.count, !Self.endsWord(bytes[at]) { at += 1 }
    if at == start { throw failure("no value") }
    return Self.value(ofWord: String(decoding: bytes[start..<at], as: UTF8.self))
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "/"),
      UInt8(ascii: "\\"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: ";"),
      UInt8(ascii: "#"), 0x20, 0x09, 0x0C, 0x0A, 0x0D:
      true
    default: false
    }
  }

  /// The value that a word without quotes stands for.
  private static func value(ofWord word: String) -> ReadValue.Content {
    switch word.lowercased() {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: break
    }
    if !word.utf8.contains(UInt8(ascii: ".")) {
      let isHexadecimal = word.hasPrefix("0x") || word.hasPrefix("0X")
      let isOctal = !isHexadecimal && word.hasPrefix("0") && word.utf8.count > 1
      let digits = word.dropFirst(isHexadecimal ? 2 : isOctal ? 1 : 0)
      if let number = JavaNumber.long(digits, radix: isHexadecimal ? 16 : isOctal ? 8 : 10) {
        return .number(String(number))
      }
    }
    guard let number = JavaNumber.double(word) else { return .text(word) }
    // `08` is no octal number, and so it is a double.
    return .number(Int64(word) == nil ? word : JavaNumber.text(number))
  }

  private func failure(_ words: String) -> ReadFailure { ReadFailure(offset: at, words: words) }
}
