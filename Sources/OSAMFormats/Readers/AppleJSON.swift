import OSAMSyntax

/// Reads a text as Foundation's `JSONSerialization` and `JSONDecoder` do.
///
/// RFC 8259 with three differences: a comma may stand before the closing bracket, the text may be UTF-8 with a
/// byte-order mark, UTF-16 or UTF-32, and duplicate keys are settled by the first or the last. Comments, bare keys,
/// single quotes, text after the end, lone surrogates and wrong bytes are refused. Two keys count as the same when
/// Swift's strings do, so a composed and a decomposed accent are one key.
/// [prince-apple-json, older-apple-json]
///
/// `JSONDecoder` looks into a text or a number only when it is asked for it, and into keys with their object: a control
/// character, a wrong escape or byte, half a character, a number such as `010`. Until then they are `.unreadable` here.
/// [prince-apple-json]
package struct AppleJSON {
  /// Which of two members with the same key counts.
  package enum Keeps: Sendable {
    /// `JSONDecoder`. All members stay, in the order of the text: it decodes every value of a dictionary.
    case first
    /// `JSONSerialization`, which refuses a text for any fault in it.
    case last
  }

  /// Objects and lists within each other at most. [measured]
  package static let deepest = 512

  /// The value of a whole text. A failure's place is counted in the bytes given; in UTF-16 and UTF-32 it is 0.
  package static func read(_ bytes: [UInt8], keeps: Keeps) -> Result<ReadValue, ReadFailure> {
    let encoding = Encoding.of(bytes, keeps)
    guard let text = encoding.inUTF8(bytes) else {
      return .failure(ReadFailure(offset: 0, words: "bytes that are not \(encoding.title)"))
    }
    let wrongByte = encoding.isUTF8 ? UTF8Check.firstInvalidOffset(bytes) : nil
    if keeps == .last, let wrongByte { return .failure(ReadFailure(offset: wrongByte, words: notUTF8)) }
    var reader = AppleJSON(text, keeps, shift: encoding.isUTF8 ? encoding.mark : nil)
    reader.hasWrongBytes = wrongByte != nil
    do throws(ReadFailure) {
      let value = try reader.readText()
      if case .unreadable(let failure) = value.content { throw failure }
      return .success(value)
    } catch {
      let offset = encoding.isUTF8 ? error.offset + encoding.mark : 0
      if offset == wrongByte { return .failure(ReadFailure(offset: offset, words: notUTF8)) }
      var failure = error
      failure.offset = offset
      return .failure(failure)
    }
  }

  private static let notUTF8 = "a byte that is not UTF-8"

  private let bytes: [UInt8]
  private let keeps: Keeps
  /// How far the text stands behind the bytes given; nil where these have wider characters.
  private let shift: Int?
  private var at = 0
  private var open: [Container] = []
  private var hasWrongBytes = false

  private struct Container {
    var isObject: Bool
    /// Where it begins.
    var place: ReadPlace
    var items: [ReadValue] = []
    var members: [ReadValue.Member] = []
    /// Where in `members` a key stands, as Swift compares keys (`sameCanonically`); empty where all members stay.
    var places: [String: Int] = [:]
    /// Its first key that cannot be read: then nothing of the object can.
    var badKey: ReadFailure?
    /// The key whose value comes next, and where it stands.
    var key = ""
    var keyPlace = ReadPlace.nowhere
  }

  private init(_ bytes: [UInt8], _ keeps: Keeps, shift: Int?) {
    self.bytes = bytes
    self.keeps = keeps
    self.shift = shift
  }

  private func place(_ offset: Int) -> ReadPlace { shift.map { .byte(UInt32(offset + $0)) } ?? .nowhere }

  // MARK: Structure

  private mutating func readText() throws(ReadFailure) -> ReadValue {
    while true {
      guard var value = try startValue() else { continue }
      // The value may end the container it stands in, and that one the next.
      while true {
        guard !open.isEmpty else {
          skipBlanks()
          if at < bytes.count { throw failure("text after the end") }
          return value
        }
        guard let ended = try add(value) else { break }
        value = ended
      }
    }
  }

  /// Reads a scalar or an empty container; nil when a container was opened and its first value comes next.
  private mutating func startValue() throws(ReadFailure) -> ReadValue? {
    skipBlanks()
    guard at < bytes.count else { throw failure("the end where a value should be") }
    let place = place(at)
    switch bytes[at] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if open.count == Self.deepest { throw failure("more than \(Self.deepest) objects and lists within each other") }
      let isObject = bytes[at] == UInt8(ascii: "{")
      at += 1
      skipBlanks()
      if takes(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
        return ReadValue(isObject ? .object([]) : .list([]), at: place)
      }
      open.append(Container(isObject: isObject, place: place))
      if isObject { try readKey() }
      return nil
    case UInt8(ascii: "\""): return ReadValue(try readString(), at: place)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return ReadValue(try readNumber(), at: place)
    default:
      if takes("true") { return ReadValue(.boolean(true), at: place) }
      if takes("false") { return ReadValue(.boolean(false), at: place) }
      if takes("null") { return ReadValue(.null, at: place) }
      throw failure("no value")
    }
  }

  /// Puts a value into the innermost container; gives that container back when it ends.
  private mutating func add(_ value: ReadValue) throws(ReadFailure) -> ReadValue? {
    let last = open.count - 1
    let isObject = open[last].isObject
    if isObject { keep(value, in: last) } else { open[last].items.append(value) }
    let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    skipBlanks()
    if !takes(end) {
      guard takes(UInt8(ascii: ",")) else {
        throw failure(
          isObject ? "neither a comma nor the end of the object" : "neither a comma nor the end of the list")
      }
      skipBlanks()
      if !takes(end) {
        if isObject { try readKey() }
        return nil
      }
    }
    let container = open.removeLast()
    if let failure = container.badKey { return ReadValue(.unreadable(failure), at: container.place) }
    return ReadValue(isObject ? .object(container.members) : .list(container.items), at: container.place)
  }

  private mutating func keep(_ value: ReadValue, in container: Int) {
    let member = ReadValue.Member(open[container].key, value, at: open[container].keyPlace)
    if keeps == .first {
      open[container].members.append(member)
    } else if let known = open[container].places[member.name] {
      open[container].members[known] = member
    } else {
      open[container].places[member.name] = open[container].members.count
      open[container].members.append(member)
    }
  }

  private mutating func readKey() throws(ReadFailure) {
    skipBlanks()
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { throw failure("no key in double quotes") }
    open[open.count - 1].keyPlace = place(at)
    switch try readString() {
    case .text(let key): open[open.count - 1].key = key
    case .unreadable(let failure):
      open[open.count - 1].key = ""
      if open[open.count - 1].badKey == nil { open[open.count - 1].badKey = failure }
    default: break
    }
    skipBlanks()
    guard takes(UInt8(ascii: ":")) else { throw failure("no colon after the key") }
  }

  // MARK: Tokens

  private mutating func skipBlanks() {
    while at < bytes.count, JSONRuntime.isBlank(bytes[at]) { at += 1 }
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  private mutating func takes(_ word: StaticString) -> Bool {
    guard word.withUTF8Buffer({ bytes[at...].starts(with: $0) }) else { return false }
    at += word.utf8CodeUnitCount
    return true
  }

  private mutating func readString() throws(ReadFailure) -> ReadValue.Content {
    let start = at + 1
    var end = start
    var fault: ReadFailure?
    while true {
      guard end < bytes.count else { throw failure("a string without an end") }
      switch bytes[end] {
      case UInt8(ascii: "\""):
        at = end + 1
        if fault == nil, hasWrongBytes, let offset = UTF8Check.firstInvalidOffset(Array(bytes[start..<end])) {
          fault = ReadFailure(offset: start + offset, words: Self.notUTF8)
        }
        return fault.map { .unreadable($0) } ?? .text(JSONEscapes.decode(bytes, SourceSpan(start, end)))
      case UInt8(ascii: "\\"):
        do throws(ReadFailure) {
          end = try endOfEscape(end)
        } catch {
          if keeps == .last { throw error }
          fault = fault ?? error
          // Four digits are stepped over, whatever they are but a quotation mark. [measured]
          let isNumbered = end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "u")
          let digits = bytes[min(end + 2, bytes.count)...].prefix(4)
          if isNumbered, digits.contains(UInt8(ascii: "\"")) { throw error }
          end += isNumbered ? 6 : 2
        }
      case 0..<0x20:
        let failure = ReadFailure(offset: end, words: "a control character in a string")
        if keeps == .last { throw failure }
        fault = fault ?? failure
        end += 1
      default: end += 1
      }
    }
  }

  /// Where the escape at `start` ends; that of a character outside the first plane is two escapes long.
  private func endOfEscape(_ start: Int) throws(ReadFailure) -> Int {
    guard start + 1 < bytes.count else { throw ReadFailure(offset: start, words: "a string without an end") }
    if JSONEscapes.simple(bytes[start + 1]) != nil { return start + 2 }
    guard bytes[start + 1] == UInt8(ascii: "u"), let unit = JSONEscapes.hex(bytes, start + 2, bytes.count) else {
      throw ReadFailure(offset: start, words: "an escape that does not exist")
    }
    guard unit & 0xF800 == 0xD800 else { return start + 6 }
    guard unit & 0xFC00 == 0xD800, start + 7 < bytes.count, bytes[start + 6] == UInt8(ascii: "\\"),
      bytes[start + 7] == UInt8(ascii: "u"), let low = JSONEscapes.hex(bytes, start + 8, bytes.count),
      low & 0xFC00 == 0xDC00
    else { throw ReadFailure(offset: start, words: "half a character") }
    return start + 12
  }

  private mutating func readNumber() throws(ReadFailure) -> ReadValue.Content {
    let start = at
    guard keeps == .first else { return .number(try readWellFormedNumber()) }
    var end = start + 1
    while end < bytes.count, Self.mayBeOfANumber(bytes[end]) { end += 1 }
    do throws(ReadFailure) {
      let text = try readWellFormedNumber()
      if at == end { return .number(text) }
      let failure = failure("a number that does not end there")
      at = end
      return .unreadable(failure)
    } catch {
      at = end
      return .unreadable(error)
    }
  }

  private static func mayBeOfANumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func readWellFormedNumber() throws(ReadFailure) -> String {
    let start = at
    _ = takes(UInt8(ascii: "-"))
    let whole = at
    try takeDigits()
    if bytes[whole] == UInt8(ascii: "0"), at > whole + 1 {
      throw ReadFailure(offset: whole, words: "a number with a leading zero")
    }
    if takes(UInt8(ascii: ".")) { try takeDigits() }
    if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if !takes(UInt8(ascii: "+")) { _ = takes(UInt8(ascii: "-")) }
      try takeDigits()
    }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    // JSONDecoder finds out when it is asked for the number. [measured]
    if keeps == .last, Double(text)?.isInfinite ?? true {
      throw ReadFailure.numberTooLarge(at: start)
    }
    return text
  }

  private mutating func takeDigits() throws(ReadFailure) {
    let start = at
    while at < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[at]) { at += 1 }
    if at == start { throw failure("no digit where a number needs one") }
  }

  private func failure(_ words: String) -> ReadFailure { ReadFailure(offset: at, words: words) }
}

// MARK: - Encodings

/// How the bytes of a text stand for characters, and how long the mark before them is.
private struct Encoding {
  enum Unit { case utf8, utf16, utf32 }

  var unit: Unit
  var isBigEndian = false
  /// Bytes of the byte-order mark.
  var mark = 0

  var isUTF8: Bool { unit == .utf8 }
  var title: String { unit == .utf8 ? "UTF-8" : unit == .utf16 ? "UTF-16" : "UTF-32" }

  /// By the mark, or by where the first four bytes are zero. `JSONDecoder` takes the mark of UTF-32 in
  /// little-endian order for that of UTF-16, and then fails. [measured]
  static func of(_ bytes: [UInt8], _ keeps: AppleJSON.Keeps) -> Encoding {
    func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
    switch (byte(0), byte(1), byte(2), byte(3)) {
    case (0xEF, 0xBB, 0xBF, _): return Encoding(unit: .utf8, mark: 3)
    case (0, 0, 0xFE, 0xFF): return Encoding(unit: .utf32, isBigEndian: true, mark: 4)
    case (0xFF, 0xFE, 0, 0) where keeps == .last: return Encoding(unit: .utf32, mark: 4)
    case (0xFF, 0xFE, _, _): return Encoding(unit: .utf16, mark: 2)
    case (0xFE, 0xFF, _, _): return Encoding(unit: .utf16, isBigEndian: true, mark: 2)
    case (0, 0, 0, .some): return Encoding(unit: .utf32, isBigEndian: true)
    case (.some, 0, 0, 0): return Encoding(unit: .utf32)
    case (0, .some, 0, .some), (0, .some, nil, _): return Encoding(unit: .utf16, isBigEndian: true)
    case (.some, 0, .some, 0), (.some, 0, nil, _): return Encoding(unit: .utf16)
    default: return Encoding(unit: .utf8)
    }
  }

  /// The text without its mark in UTF-8; nil when it is not text in this encoding. UTF-8 itself is not checked.
  func inUTF8(_ bytes: [UInt8]) -> [UInt8]? {
    switch unit {
    case .utf8: return mark == 0 ? bytes : Array(bytes[mark...])
    case .utf16:
      guard let units = units(of: UInt16.self, bytes) else { return nil }
      return Self.utf8(units, from: UTF16.self)
    case .utf32:
      guard let units = units(of: UInt32.self, bytes) else { return nil }
      return Self.utf8(units, from: UTF32.self)
    }
  }

  private func units<Unit: FixedWidthInteger>(of type: Unit.Type, _ bytes: [UInt8]) -> [Unit]? {
    let width = Unit.bitWidth / 8
    guard (bytes.count - mark) % width == 0 else { return nil }
    return stride(from: mark, to: bytes.count, by: width).map { start in
      (0..<width).reduce(0) { unit, index in
        unit << 8 | Unit(bytes[isBigEndian ? start + index : start + width - 1 - index])
      }
    }
  }

  private static func utf8<Codec: Unicode.Encoding>(_ units: [Codec.CodeUnit], from codec: Codec.Type) -> [UInt8]? {
    var result: [UInt8] = []
    let failed = transcode(
      units.makeIterator(), from: codec, to: UTF8.self, stoppingOnError: true, into: { result.append($0) })
    return failed ? nil : result
  }
}
