/// The released clients' decoders once more, slow and plain, for comparing with.
///
/// Written from the evidence of the common module and its sources [module-wire-form, module-unknown-key], and on
/// purpose in another way than
/// `ClientReader`: over UTF-16 units as the JVM has them, one class for each of the two designs (tokens
/// with one token ahead in 1.0.0, a position in the characters from 1.3.2 on), and the data classes
/// written down here instead of taken from the member tables.
enum ReferenceClient {
  struct Failure: Error {}

  enum Value: Equatable {
    case number(Int64)
    case text(String)
    case texts([String: String])
    case names([String])
    case flag(Bool)
    case null
  }

  enum FieldType {
    case int, long, nullableLong, string, flag, texts, names
    case name(of: [String])
  }

  struct Field {
    var name: String
    var type: FieldType
    var isOptional = false
  }

  // MARK: Data classes

  private static let platform = Field(name: "platform", type: .name(of: ["ANDROID", "IOS"]))

  /// `Version` of 1.0.0.
  private static let versionA: [Field] = [
    Field(name: "id", type: .int), Field(name: "appId", type: .int), Field(name: "packageName", type: .string),
    Field(name: "versionCode", type: .long), Field(name: "versionName", type: .string), platform,
    Field(name: "comparisonMode", type: .name(of: ["FORCE", "LAZY", "INFO", "NONE"])),
    Field(name: "title", type: .texts), Field(name: "message", type: .texts), Field(name: "ok", type: .texts),
    Field(name: "cancel", type: .texts), Field(name: "url", type: .string),
  ]

  /// `VersionDto` of 1.1.0.
  private static let versionB =
    versionA + [
      Field(name: "startDate", type: .nullableLong, isOptional: true),
      Field(name: "endDate", type: .nullableLong, isOptional: true), Field(name: "serverDate", type: .long),
    ]

  /// `VersionDto` of 2.3.0-dev and 3.0.1.
  private static let versionC =
    versionB + [
      Field(name: "checkBoxDontShowAgain", type: .flag), Field(name: "dialogDisplayDuration", type: .long),
    ]

  /// Of 3.1.0 and 3.2.0, by their source: four members with a default, none of which may be null.
  /// [module-filter-members]
  private static let versionD =
    versionC + [
      Field(name: "osVersionComparisonMode", type: .int, isOptional: true),
      Field(name: "osVersion", type: .string, isOptional: true),
      Field(name: "modelComparisonMode", type: .int, isOptional: true),
      Field(name: "models", type: .names, isOptional: true),
    ]

  /// `Rating` of 1.0.0 and `RatingDto`.
  private static let ratingA: [Field] = [
    Field(name: "id", type: .int), Field(name: "appId", type: .int), Field(name: "packageName", type: .string),
    platform, Field(name: "minutes", type: .int), Field(name: "numAperture", type: .int),
    Field(name: "message", type: .texts),
  ]

  /// `Rating` of 1.0.7, whose initialised properties are members as well.
  private static let ratingB =
    ratingA + ["title", "ok", "cancel", "neutral"].map { Field(name: $0, type: .texts, isOptional: true) }

  /// The values that the releases of decoder range `D<range>` make of a file; nil when they fail.
  static func decode(_ bytes: [UInt8], version isVersion: Bool, range: Int) -> [String: Value]? {
    let fields =
      isVersion
      ? range <= 3 ? versionA : range <= 6 ? versionB : range == 7 ? versionC : versionD
      : range == 3 ? ratingB : ratingA
    let units = Array(String(decoding: bytes, as: UTF8.self).utf16)
    do {
      if range == 1 {
        let reader = try TokenReader(units)
        let found = try reader.wrapped(fields)
        guard reader.token == .end else { return nil }
        return found
      }
      let reader = CharacterReader(units, lenient: range == 5, exponents: range >= 6)
      let found = try reader.wrapped(fields)
      reader.skipBlanks()
      guard reader.position == units.count else { return nil }
      return found
    } catch {
      return nil
    }
  }

  /// The last value of each field; fails when a field that must be there is not.
  static func checked(_ fields: [Field], _ found: [String: Value]) throws -> [String: Value] {
    for field in fields where !field.isOptional && found[field.name] == nil { throw Failure() }
    return found
  }

  // MARK: Characters

  static func unit(_ character: Unicode.Scalar) -> UInt16 { UInt16(truncatingIfNeeded: character.value) }

  static func isBlank(_ unit: UInt16) -> Bool { unit == 32 || unit == 10 || unit == 13 || unit == 9 }

  /// Characters that make words: all but blanks, controls and `{}[],:"\`.
  static func isOther(_ unit: UInt16) -> Bool {
    switch unit {
    case 0...32, 0x7B, 0x7D, 0x5B, 0x5D, 0x2C, 0x3A, 0x22, 0x5C: false
    default: true
    }
  }

  /// All but `}]:,`.
  static func startsValue(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x7D, 0x5D, 0x3A, 0x2C: false
    default: true
    }
  }

  private static let letters: [UInt16: UInt16] = [
    0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 8, 0x66: 12, 0x6E: 10, 0x72: 13, 0x74: 9,
  ]

  /// The rest of a string after its opening quote, and the place behind the closing one.
  static func string(_ source: [UInt16], _ start: Int) throws -> (text: [UInt16], end: Int) {
    var text: [UInt16] = []
    var at = start
    while true {
      guard at < source.count else { throw Failure() }
      if source[at] == unit("\"") { return (text, at + 1) }
      if source[at] != unit("\\") {
        text.append(source[at])
        at += 1
        continue
      }
      guard at + 1 < source.count else { throw Failure() }
      if let plain = letters[source[at + 1]] {
        text.append(plain)
        at += 2
      } else if source[at + 1] == unit("u"), at + 6 <= source.count {
        var value: UInt16 = 0
        for digit in source[(at + 2)..<(at + 6)] {
          guard digit < 0x80, let digit = Character(Unicode.Scalar(UInt8(digit))).hexDigitValue else { throw Failure() }
          value = value * 16 + UInt16(digit)
        }
        text.append(value)
        at += 6
      } else {
        throw Failure()
      }
    }
  }

  static func text(_ units: some Collection<UInt16>) -> String { String(decoding: Array(units), as: UTF16.self) }

  // MARK: 1.0.0

  /// A reader that always has the next token in hand.
  final class TokenReader {
    enum Token: Equatable {
      case string([UInt16])
      case word([UInt16])
      case null, end
      /// `{`, `}`, `[`, `]`, `,`, `:`, and anything that is no token at all.
      case mark(UInt16)
    }

    private let source: [UInt16]
    private var position = 0
    private(set) var token = Token.end
    /// One for the whole document: objects inside objects go on counting.
    private var index = -1

    init(_ source: [UInt16]) throws {
      self.source = source
      try advance()
    }

    private func advance() throws {
      while position < source.count, isBlank(source[position]) { position += 1 }
      guard position < source.count else {
        token = .end
        return
      }
      let start = position
      if source[position] == unit("\"") {
        let (text, end) = try ReferenceClient.string(source, position + 1)
        token = .string(text)
        position = end
      } else if isOther(source[position]) {
        while position < source.count, isOther(source[position]) { position += 1 }
        let word = Array(source[start..<position])
        token = ReferenceClient.text(word) == "null" ? .null : .word(word)
      } else {
        token = .mark(source[position])
        position += 1
      }
    }

    private func isMark(_ character: Unicode.Scalar) -> Bool { token == .mark(unit(character)) }

    private func take(_ character: Unicode.Scalar) throws {
      guard isMark(character) else { throw Failure() }
      try advance()
    }

    private var canBeginValue: Bool {
      switch token {
      case .string, .word, .null: true
      case .mark: isMark("{") || isMark("[")
      case .end: false
      }
    }

    private func string() throws -> String {
      guard case .string(let text) = token else { throw Failure() }
      try advance()
      return ReferenceClient.text(text)
    }

    private func skip() throws {
      var open: [Unicode.Scalar] = []
      repeat {
        if isMark("{") { open.append("}") }
        if isMark("[") { open.append("]") }
        if isMark("}") || isMark("]"), let last = open.popLast(), !isMark(last) { throw Failure() }
        if token == .end, !open.isEmpty { throw Failure() }
        try advance()
      } while !open.isEmpty
    }

    /// An object whose members are read by `read`, or skipped when it says they are unknown.
    private func object(_ read: (String) throws -> Bool) throws {
      try take("{")
      elements: while true {
        if isMark(",") {
          if index == -1 { throw Failure() }
          try advance()
          if !canBeginValue { throw Failure() }
        }
        while canBeginValue {
          index += 1
          let key = try string()
          try take(":")
          if try read(key) { continue elements }
          try skip()
          if isMark(",") {
            try advance()
            if !canBeginValue { throw Failure() }
          }
        }
        break
      }
      try take("}")
    }

    func wrapped(_ fields: [Field]) throws -> [String: Value] {
      var data: [String: Value]?
      try object { key in
        if key != "data" { return false }
        data = try self.members(fields)
        return true
      }
      guard let data else { throw Failure() }
      return data
    }

    private func members(_ fields: [Field]) throws -> [String: Value] {
      var found: [String: Value] = [:]
      try object { key in
        guard let field = fields.first(where: { $0.name.utf8.elementsEqual(key.utf8) }) else { return false }
        found[field.name] = try self.value(field.type)
        return true
      }
      return try checked(fields, found)
    }

    private func value(_ type: FieldType) throws -> Value {
      switch type {
      case .string: return .text(try string())
      case .name(let names):
        let name = try string()
        guard names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) else { throw Failure() }
        return .text(name)
      case .int, .long:
        let number = try integer()
        if case .int = type, Int32(exactly: number) == nil { throw Failure() }
        return .number(number)
      case .texts:
        var texts: [String: String] = [:]
        try object { key in
          guard ["es", "en", "ca"].contains(where: { $0.utf8.elementsEqual(key.utf8) }) else { return false }
          texts[key] = try self.string()
          return true
        }
        if texts.count < 3 { throw Failure() }
        return .texts(texts)
      case .nullableLong, .flag, .names: throw Failure()
      }
    }

    /// `toLong()` of a string or word: one sign, then decimal digits of any script.
    private func integer() throws -> Int64 {
      let units: [UInt16]
      switch token {
      case .string(let text): units = text
      case .word(let word): units = word
      default: throw Failure()
      }
      var digits = ""
      for (index, unit) in units.enumerated() {
        guard let scalar = Unicode.Scalar(unit) else { throw Failure() }
        if index == 0, scalar == "-" || scalar == "+" {
          digits.unicodeScalars.append(scalar)
        } else if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
          digits += String(Int(value))
        } else {
          throw Failure()
        }
      }
      guard let number = Int64(digits) else { throw Failure() }
      try advance()
      return number
    }
  }

  // MARK: 1.3.2, 1.5.0, 1.7.3

  /// A reader that has a place in the text and looks at characters.
  final class CharacterReader {
    private let source: [UInt16]
    private(set) var position = 0
    private let isLenient: Bool
    private let hasExponents: Bool

    init(_ source: [UInt16], lenient: Bool, exponents: Bool) {
      self.source = source
      isLenient = lenient
      hasExponents = exponents
    }

    func skipBlanks() { while position < source.count, isBlank(source[position]) { position += 1 } }

    private func peek() -> UInt16? {
      skipBlanks()
      return position < source.count ? source[position] : nil
    }

    private func takes(_ character: Unicode.Scalar) -> Bool {
      if peek() != unit(character) { return false }
      position += 1
      return true
    }

    private func take(_ character: Unicode.Scalar) throws {
      if !takes(character) { throw Failure() }
    }

    private func quoted() throws -> String {
      try take("\"")
      let (text, end) = try ReferenceClient.string(source, position)
      position = end
      return ReferenceClient.text(text)
    }

    /// A string, or a word that runs up to the first character that makes no words.
    private func quotedOrWord() throws -> (text: String, isQuoted: Bool) {
      guard let first = peek() else { throw Failure() }
      if first == unit("\"") { return (try quoted(), true) }
      let start = position
      while position < source.count, isOther(source[position]) { position += 1 }
      if position == start { throw Failure() }
      return (ReferenceClient.text(source[start..<position]), false)
    }

    private func string() throws -> String {
      if !isLenient { return try quoted() }
      let (text, isQuoted) = try quotedOrWord()
      if text == "null", !isQuoted { throw Failure() }
      return text
    }

    private func skip() throws {
      guard let first = peek() else { throw Failure() }
      guard first == unit("{") || first == unit("[") else {
        _ = try quotedOrWord()
        return
      }
      var open: [UInt16] = []
      repeat {
        guard let next = peek() else { throw Failure() }
        if next == unit("\"") {
          _ = try quoted()
          continue
        }
        if next == unit("{") || next == unit("[") { open.append(next) }
        if next == unit("}"), open.popLast() != unit("{") { throw Failure() }
        if next == unit("]"), open.popLast() != unit("[") { throw Failure() }
        position += 1
      } while !open.isEmpty
    }

    private func object(_ read: (String) throws -> Bool) throws {
      try take("{")
      if peek() == unit(",") { throw Failure() }
      var hasComma = false
      while let next = peek(), startsValue(next) {
        let key = try string()
        try take(":")
        if try !read(key) { try skip() }
        hasComma = takes(",")
      }
      if hasComma { throw Failure() }
      try take("}")
    }

    func wrapped(_ fields: [Field]) throws -> [String: Value] {
      var data: [String: Value]?
      try object { key in
        if key != "data" { return false }
        data = try self.members(fields)
        return true
      }
      guard let data else { throw Failure() }
      return data
    }

    private func members(_ fields: [Field]) throws -> [String: Value] {
      var found: [String: Value] = [:]
      try object { key in
        guard let field = fields.first(where: { $0.name.utf8.elementsEqual(key.utf8) }) else { return false }
        found[field.name] = try self.value(field.type)
        return true
      }
      return try checked(fields, found)
    }

    private func value(_ type: FieldType) throws -> Value {
      switch type {
      case .string: return .text(try string())
      case .name(let names):
        let name = try string()
        guard names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) else { throw Failure() }
        return .text(name)
      case .int:
        let number = try integer()
        if Int32(exactly: number) == nil { throw Failure() }
        return .number(number)
      case .long: return .number(try integer())
      case .nullableLong: return takesNull() ? .null : .number(try integer())
      case .flag: return .flag(try flag())
      case .names:
        try take("[")
        if takes("]") { return .names([]) }
        var names: [String] = []
        repeat { names.append(try string()) } while takes(",")
        try take("]")
        return .names(names)
      case .texts:
        var texts: [String: String] = [:]
        try object { key in
          guard ["es", "en", "ca"].contains(where: { $0.utf8.elementsEqual(key.utf8) }) else { return false }
          texts[key] = try self.string()
          return true
        }
        if texts.count < 3 { throw Failure() }
        return .texts(texts)
      }
    }

    private func takesNull() -> Bool {
      skipBlanks()
      let end = position + 4
      guard end <= source.count, ReferenceClient.text(source[position..<end]) == "null" else { return false }
      if end < source.count, isOther(source[end]) { return false }
      position = end
      return true
    }

    /// In quotes or not, whatever the case; what follows the last letter is not looked at.
    private func flag() throws -> Bool {
      let isQuoted = takes("\"")
      if !isQuoted { skipBlanks() }
      for (word, result) in [("true", true), ("false", false)] {
        let end = position + word.utf16.count
        guard end <= source.count, zip(word.utf16, source[position..<end]).allSatisfy({ $0 == $1 | 32 }) else {
          continue
        }
        position = end
        if isQuoted {
          guard position < source.count, source[position] == unit("\"") else { throw Failure() }
          position += 1
        }
        return result
      }
      throw Failure()
    }

    /// Digit by digit, below zero, in 64 bits that wrap: only a value that comes out above zero is
    /// noticed.
    private func integer() throws -> Int64 {
      guard peek() != nil else { throw Failure() }
      let isQuoted = takes("\"")
      let start = position
      var value: Int64 = 0
      var power: Int64 = 0
      var isNegative = false
      var powerIsNegative: Bool?
      while position < source.count {
        let character = ReferenceClient.text([source[position]])
        if hasExponents, powerIsNegative == nil, character == "e" || character == "E" {
          if position == start { throw Failure() }
          powerIsNegative = false
        } else if powerIsNegative != nil, character == "-" || character == "+" {
          powerIsNegative = character == "-"
        } else if character == "-" {
          if position != start { throw Failure() }
          isNegative = true
        } else if !isOther(source[position]) {
          break
        } else {
          guard (0x30...0x39).contains(source[position]) else { throw Failure() }
          let digit = Int128(source[position]) - 0x30
          if powerIsNegative != nil {
            power = Int64(truncatingIfNeeded: Int128(power) * 10 + digit)
          } else {
            value = Int64(truncatingIfNeeded: Int128(value) * 10 - digit)
            if value > 0 { throw Failure() }
          }
        }
        position += 1
      }
      if position == start || (isNegative && position == start + 1) { throw Failure() }
      if isQuoted { guard position < source.count, source[position] == unit("\"") else { throw Failure() } }
      if isQuoted { position += 1 }
      if let powerIsNegative {
        let exponent = powerIsNegative ? -Int128(power) : Int128(power)
        let factor = Double("1e\(min(max(exponent, -5000), 5000))") ?? .nan
        let product = Double(value) * factor
        // Both limits as doubles; above the upper one is what rounds to more than 2^63.
        if product > 9_223_372_036_854_775_808 || product < -9_223_372_036_854_775_808 { throw Failure() }
        if product.rounded(.down) != product { throw Failure() }
        value = Int64(exactly: product) ?? .max
      }
      if isNegative { return value }
      if value == .min { throw Failure() }
      return -value
    }
  }
}
