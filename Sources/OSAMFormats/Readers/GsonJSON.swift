/// Gson's lenient reader, through which the city's older Android libraries read what a server answers.
///
/// It takes comments, keys and texts without quotes or in single quotes, `=` and `=>` for a colon, `;` for a comma,
/// and a missing element of a list as null. It refuses a comma before a closing brace and anything but blanks after the
/// end.
/// [older-gson]
package enum GsonJSON {
  /// Levels that are kept. Deeper ones are read, as Gson does, and left out: no library looks so far.
  package static let keptLevels = 64

  /// The value that Gson makes of a text, or why it gives up. A text without any value is null.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; what is none becomes U+FFFD, as in a response without a named charset.
  ///   - joinsLines: The line ends are taken out first, as osam-valoracions-android does, so that a comment up to
  ///     the end of its line swallows the rest. [older-joined-lines]
  ///   - keepsDuplicates: Every member stays, in the order of the text. Otherwise the last value of a key stays, in
  ///     the place of the first.
  package static func read(
    _ bytes: [UInt8], joinsLines: Bool = false, keepsDuplicates: Bool = false
  ) -> Result<ReadValue, ReadFailure> {
    if joinsLines, let joined = JoinedLines(bytes) {
      var run = Run(bytes: joined.bytes, joined: joined, keepsDuplicates: keepsDuplicates)
      return run.read().mapError { ReadFailure(offset: joined.offset($0.offset), words: $0.words) }
    }
    var run = Run(bytes: bytes, joined: nil, keepsDuplicates: keepsDuplicates)
    return run.read()
  }
}

private struct Run {
  let bytes: [UInt8]
  let joined: JoinedLines?
  let keepsDuplicates: Bool
  var position = 0
  var open: [Frame] = []

  /// A list or an object that is not closed yet.
  struct Frame {
    var isObject: Bool
    /// Where it begins.
    var place: ReadPlace
    var isEmpty = true
    var elements: [ReadValue] = []
    var members: [ReadValue.Member] = []
    /// The key whose value comes next, and where it stands.
    var name = ""
    var keyPlace = ReadPlace.nowhere
  }

  enum Token {
    case value(ReadValue)
    case list(ReadPlace)
    case object(ReadPlace)
  }

  init(bytes: [UInt8], joined: JoinedLines?, keepsDuplicates: Bool) {
    self.bytes = bytes
    self.joined = joined
    self.keepsDuplicates = keepsDuplicates
  }

  mutating func read() -> Result<ReadValue, ReadFailure> {
    do throws(ReadFailure) {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
      guard let value = try document() else { return .success(.null) }
      // After null Gson does not look on. After anything else it is strict again: not even a comment may follow.
      // [measured; src Gson.java gson-parent-2.8.2 assertFullConsumption]
      while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
      if value != .null, position < bytes.count {
        throw failure(
          bytes[position] == UInt8(ascii: "#") || bytes[position] == UInt8(ascii: "/")
            ? "a comment after the end" : "text after the end")
      }
      return .success(value)
    } catch {
      return .failure(error)
    }
  }

  /// The value of the whole text; nil when there is none.
  private mutating func document() throws(ReadFailure) -> ReadValue? {
    guard try next() != nil else { return nil }
    if bytes[position...].starts(with: ")]}'\n".utf8) {
      // A guard against reading as a script, which Gson skips.
      position += 5
      guard try next() != nil else { return nil }
    }
    var finished = try enter(token())
    // The frame is not taken in hand: whoever holds it when a member is added copies all that came before.
    while !open.isEmpty {
      if let value = finished {
        add(value)
        finished = nil
      } else if open[open.count - 1].isObject {
        finished = try member()
      } else {
        finished = try element()
      }
      if open.isEmpty { break }
    }
    return finished
  }

  // MARK: Lists and objects

  /// Opens a list or an object; any other value is finished.
  private mutating func enter(_ token: Token) throws(ReadFailure) -> ReadValue? {
    switch token {
    case .value(let value): return value
    case .list(let place): open.append(Frame(isObject: false, place: place))
    case .object(let place): open.append(Frame(isObject: true, place: place))
    }
    return nil
  }

  private mutating func add(_ value: ReadValue) {
    let last = open.count - 1
    open[last].isEmpty = false
    if open.count > GsonJSON.keptLevels { return }
    guard open[last].isObject else {
      open[last].elements.append(value)
      return
    }
    open[last].members.append(.init(open[last].name, value, at: open[last].keyPlace))
  }

  /// Closes the innermost list or object.
  private mutating func close() -> ReadValue {
    let frame = open.removeLast()
    guard frame.isObject else { return ReadValue(.list(frame.elements), at: frame.place) }
    let members = keepsDuplicates ? frame.members : LastOfEach(frame.members).members
    return ReadValue(.object(members), at: frame.place)
  }

  /// The next element of the innermost list, or the list when it ends here.
  private mutating func element() throws(ReadFailure) -> ReadValue? {
    if open[open.count - 1].isEmpty {
      if try required(orElse: Self.endInList) == UInt8(ascii: "]") {
        position += 1
        return close()
      }
    } else {
      switch try required(orElse: Self.endInList) {
      case UInt8(ascii: "]"):
        position += 1
        return close()
      case UInt8(ascii: ","), UInt8(ascii: ";"): position += 1
      default: throw failure("an element that no comma comes before")
      }
    }
    switch try required(orElse: Self.endInList) {
    case UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ";"):
      // Nothing between two commas, or after the last, is null.
      return .null
    default: return try enter(token())
    }
  }

  /// The next member of the innermost object, or the object when it ends here.
  private mutating func member() throws(ReadFailure) -> ReadValue? {
    var first = try required(orElse: Self.endInObject)
    if open[open.count - 1].isEmpty {
      if first == UInt8(ascii: "}") {
        position += 1
        return close()
      }
    } else {
      switch first {
      case UInt8(ascii: "}"):
        position += 1
        return close()
      case UInt8(ascii: ","), UInt8(ascii: ";"): position += 1
      default: throw failure("a member that no comma comes before")
      }
      first = try required(orElse: Self.endInObject)
      if first == UInt8(ascii: "}") { throw failure("a comma with no member after it") }
    }
    open[open.count - 1].keyPlace = place
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): open[open.count - 1].name = try quoted()
    default:
      guard Self.isLiteral(first) else { throw failure("no key where one belongs") }
      open[open.count - 1].name = String(decoding: literal(), as: UTF8.self)
    }
    switch try required(orElse: Self.endInObject) {
    case UInt8(ascii: ":"): position += 1
    case UInt8(ascii: "="):
      position += 1
      if position < bytes.count, bytes[position] == UInt8(ascii: ">") { position += 1 }
    default: throw failure("a key with no colon after it")
    }
    switch try required(orElse: Self.endInObject) {
    case UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ";"): throw failure("a key with no value")
    default: return try enter(token())
    }
  }

  // MARK: Values

  /// The place in the text as it was served.
  private var place: ReadPlace { .byte(UInt32(joined?.offset(position) ?? position)) }

  private mutating func token() throws(ReadFailure) -> Token {
    let first = bytes[position]
    let place = place
    switch first {
    case UInt8(ascii: "{"):
      position += 1
      return .object(place)
    case UInt8(ascii: "["):
      position += 1
      return .list(place)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .value(ReadValue(.text(try quoted()), at: place))
    default:
      guard Self.isLiteral(first) else { throw failure("no value where one belongs") }
      let literal = literal()
      for (word, value) in Self.keywords where literal.count == word.count {
        if zip(literal, word).allSatisfy({ $0 | 0x20 == $1 && $0 >= 0x40 }) {
          return .value(ReadValue(value, at: place))
        }
      }
      let text = String(decoding: literal, as: UTF8.self)
      return .value(ReadValue(Self.isNumber(literal) ? .number(text) : .text(text), at: place))
    }
  }

  private static let keywords: [([UInt8], ReadValue.Content)] = [
    (Array("true".utf8), .boolean(true)), (Array("false".utf8), .boolean(false)), (Array("null".utf8), .null),
  ]

  /// A number as in JSON. Anything else without quotes is a text.
  private static func isNumber(_ literal: ArraySlice<UInt8>) -> Bool {
    var rest = literal
    func digits() -> Int {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let leadingZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    if whole == 0 || (leadingZero && whole > 1) { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      if digits() == 0 { return false }
    }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      if digits() == 0 { return false }
    }
    return rest.isEmpty
  }

  /// The characters of a key or a value without quotes.
  private mutating func literal() -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, Self.isLiteral(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  private static func isLiteral(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: "#"), UInt8(ascii: "="),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"),
      UInt8(ascii: ","), 0x20, 0x09, 0x0C, 0x0D, 0x0A:
      false
    default: true
    }
  }

  /// The text between two quotes of the kind at the position. Control characters may stand in it as they are.
  private mutating func quoted() throws(ReadFailure) -> String {
    let quote = bytes[position]
    let start = position
    position += 1
    // UTF-16, because an escape is half a character in Java.
    var units: [UInt16] = []
    var run = position
    func flush(_ end: Int, into units: inout [UInt16]) {
      if end > run { units += String(decoding: bytes[run..<end], as: UTF8.self).utf16 }
    }
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote {
        position += 1
        // Nearly every text has no escape.
        if units.isEmpty { return String(decoding: bytes[run..<position - 1], as: UTF8.self) }
        flush(position - 1, into: &units)
        return String(decoding: units, as: UTF16.self)
      }
      if byte == UInt8(ascii: "\\") {
        flush(position, into: &units)
        units.append(try escape())
        run = position
      } else {
        position += 1
      }
    }
    throw ReadFailure(offset: start, words: "a text without an end")
  }

  /// The UTF-16 unit of the escape at the position.
  private mutating func escape() throws(ReadFailure) -> UInt16 {
    let start = position
    position += 1
    guard position < bytes.count else { throw ReadFailure(offset: start, words: "an escape without an end") }
    let letter = bytes[position]
    position += 1
    switch letter {
    case UInt8(ascii: "u"):
      guard position + 4 <= bytes.count else { throw ReadFailure(offset: start, words: "an escape without an end") }
      var unit: UInt16 = 0
      for byte in bytes[position..<position + 4] {
        guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
          throw ReadFailure(offset: start, words: "an escape that is none")
        }
        unit = unit << 4 | UInt16(digit)
      }
      position += 4
      return unit
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), 0x0A: return UInt16(letter)
    default: throw ReadFailure(offset: start, words: "an escape that is none")
    }
  }

  // MARK: Between values

  private func failure(_ words: String) -> ReadFailure { ReadFailure(offset: position, words: words) }

  /// The byte at which something begins, after blanks and comments; the text must not end here.
  private mutating func required(orElse words: String) throws(ReadFailure) -> UInt8 {
    guard let byte = try next() else { throw failure(words) }
    return byte
  }

  private static let endInList = "the end of the text inside a list"
  private static let endInObject = "the end of the text inside an object"

  /// The next byte that is neither blank nor in a comment, not taken yet; nil at the end.
  private mutating func next() throws(ReadFailure) -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case _ where Self.isBlank(byte): position += 1
      case UInt8(ascii: "#"): skipLine()
      case UInt8(ascii: "/"):
        switch position + 1 < bytes.count ? bytes[position + 1] : nil {
        case UInt8(ascii: "*"): try skipComment()
        case UInt8(ascii: "/"): skipLine()
        default: return byte
        }
      default: return byte
      }
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
  }

  private mutating func skipComment() throws(ReadFailure) {
    let start = position
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    throw ReadFailure(offset: start, words: "a comment without an end")
  }
}
