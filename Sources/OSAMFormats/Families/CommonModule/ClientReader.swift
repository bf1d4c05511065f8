import OSAMSyntax

/// Reads a served document byte for byte as the clients of one decoder range do, and fails where they
/// fail.
///
/// The tree comes from a reader that repairs: it takes `#` for a comment and `'` for a quote, where a
/// client sees part of a word. In a text with faults the two may split differently, so that neither the
/// verdict nor the values can be taken from the tree. This reader has the last word on such texts.
///
/// The four runtimes agree on the grammar below but for the columns of `JSONRuntime`: white space is
/// space, tab, LF and CR; a word is a run of characters that are no white space, no `{}[],:"\` and no
/// control character; a comma between members may be missing; nothing may follow the root. That
/// 1.0.0 looks at whole tokens and the others at characters makes no further difference: a character
/// that one of them leaves over (`truex`) is where the next key should start, which fails as well.
/// [module-missing-comma, module-commas, module-root]
///
/// Every byte is looked at once and nesting is only met in values that are stepped over, which
/// `endOfIgnoredValue` does without recursion.
package struct ClientReader {
  package typealias Failure = DecoderFailure
  package typealias Values = [MemberValue?]

  private let bytes: [UInt8]
  private let kind: DocumentKind
  private let runtime: JSONRuntime
  /// By row: what this client does with the member.
  private let uses: [Use]
  private var at = 0
  /// True if a comma may come before the next key.
  private var acceptsComma = false

  private struct Use {
    var name: [UInt8]
    /// Decodes it; else any value will do.
    var isRead: Bool
    var isRequired: Bool
    /// Takes null for left out.
    var isNullable: Bool
  }

  package static func read(
    _ bytes: [UInt8], as kind: DocumentKind, by range: DecoderRange
  ) -> Result<Values, Failure> {
    var reader = ClientReader(bytes, kind, range)
    do throws(Failure) {
      return .success(try reader.readDocument())
    } catch {
      return .failure(error)
    }
  }

  private init(_ bytes: [UInt8], _ kind: DocumentKind, _ range: DecoderRange) {
    self.bytes = bytes
    self.kind = kind
    runtime = range.runtime
    uses = kind.members.map { member in
      Use(
        name: Array(member.name.utf8),
        isRead: range.clients.isSubset(of: member.readBy), isRequired: range.clients.isSubset(of: member.requiredBy),
        isNullable: range.clients.isSubset(of: member.nullableBy))
    }
  }

  // MARK: Objects

  private mutating func readDocument() throws(Failure) -> Values {
    var values: Values?
    if let wrapper = kind.wrapper {
      try open(isRoot: true)
      while let key = try nextKey() {
        if Self.reads(key, wrapper) { values = try readMembers(isRoot: false) } else { try skipValue() }
      }
    } else {
      values = try readMembers(isRoot: true)
    }
    skipBlanks()
    guard let values, at == bytes.count else { throw Failure(offset: at) }
    return values
  }

  /// The object that holds the members. Each occurrence of a member is decoded, the last one counts.
  private mutating func readMembers(isRoot: Bool) throws(Failure) -> Values {
    var values = Values(repeating: nil, count: kind.members.count)
    var isThere = uses.map { !$0.isRequired }
    try open(isRoot: isRoot)
    while let key = try nextKey() {
      let row = uses.firstIndex { $0.isRead && $0.name.count == key.count && $0.name.elementsEqual(key) }
      if let row {
        isThere[row] = true
        values[row] = try readValue(of: row)
      } else {
        try skipValue()
      }
    }
    if isThere.contains(false) { throw Failure(offset: at) }
    return values
  }

  private mutating func readTexts() throws(Failure) -> MemberValue {
    var texts: PerLanguage<String> = [:]
    try open(isRoot: false)
    while let key = try nextKey() {
      if let language = Language.allCases.first(where: { Self.reads(key, $0.rawValue) }) {
        texts[language] = try readText()
      } else {
        try skipValue()
      }
    }
    if texts.values.count < Language.allCases.count { throw Failure(offset: at) }
    return .texts(texts)
  }

  /// A list of texts. Between its elements, and nowhere else, stands a comma. [module-filter-members]
  private mutating func readNames() throws(Failure) -> MemberValue {
    var names: [String] = []
    try take(UInt8(ascii: "["))
    if next == UInt8(ascii: "]") {
      at += 1
      return .names(names)
    }
    while true {
      names.append(try readText())
      if next == UInt8(ascii: "]") {
        at += 1
        return .names(names)
      }
      try take(UInt8(ascii: ","))
    }
  }

  private mutating func open(isRoot: Bool) throws(Failure) {
    try take(UInt8(ascii: "{"))
    acceptsComma = !isRoot && runtime.acceptsNestedLeadingComma
  }

  /// The next key of the object being read, its colon passed; nil after the closing brace. A comma
  /// must be followed by a key.
  private mutating func nextKey() throws(Failure) -> ArraySlice<UInt8>? {
    let first = next
    let hasComma = acceptsComma && first == UInt8(ascii: ",")
    acceptsComma = true
    if hasComma || first == UInt8(ascii: "}") { at += 1 }
    if !hasComma, first == UInt8(ascii: "}") { return nil }
    let key = try takeText()
    try take(UInt8(ascii: ":"))
    return key.isEscaped ? Array(text(of: key).utf8)[...] : bytes[key.content.range]
  }

  private static func reads(_ key: ArraySlice<UInt8>, _ name: String) -> Bool { key.elementsEqual(name.utf8) }

  // MARK: Values

  private mutating func readValue(of row: Int) throws(Failure) -> MemberValue? {
    if uses[row].isNullable, takeNull() { return nil }
    let start = at
    switch kind.members[row].type {
    case .integer, .instant, .duration:
      let token = try takeToken()
      let range = kind.members[row].type.width?.range ?? IntegerWidth.int64.range
      guard let number = runtime.integer(runtime.undoesEscapesInNumbers ? text(of: token) : raw(token)),
        range.contains(number)
      else { throw Failure(offset: start) }
      return .integer(number)
    case .boolean:
      // Quoted or not, in any letter case. Only 1.7.3 reads any. [module-booleans]
      let token = try takeToken()
      let letters = bytes[token.content.range].map { $0 | 0x20 }
      let isTrue = letters.elementsEqual("true".utf8)
      if !isTrue, !letters.elementsEqual("false".utf8) { throw Failure(offset: start) }
      return .boolean(isTrue)
    case .oneOf(let choices):
      let name = try readText()
      guard choices.contains(where: { $0.name.utf8.elementsEqual(name.utf8) }) else { throw Failure(offset: start) }
      return .text(name)
    case .texts: return try readTexts()
    case .names: return try readNames()
    case .text, .link, .shaped, .unread: return .text(try readText())
    }
  }

  private mutating func readText() throws(Failure) -> String { text(of: try takeText()) }

  /// A member that the client does not know.
  private mutating func skipValue() throws(Failure) {
    guard let end = runtime.endOfIgnoredValue(bytes, from: at) else {
      throw Failure(offset: at, isEndless: runtime.isEndless(bytes, from: at))
    }
    at = end
  }

  // MARK: Tokens

  private struct Token {
    /// Between the quotes.
    var content: SourceSpan
    var isQuoted: Bool
    var isEscaped = false
  }

  /// The next byte that is no white space, or nil at the end.
  private var next: UInt8? {
    mutating get {
      skipBlanks()
      return at < bytes.count ? bytes[at] : nil
    }
  }

  private mutating func skipBlanks() {
    while at < bytes.count, JSONRuntime.isBlank(bytes[at]) { at += 1 }
  }

  private mutating func take(_ byte: UInt8) throws(Failure) {
    guard next == byte else { throw Failure(offset: at) }
    at += 1
  }

  /// A string, or a word. Where numbers and booleans belong, all runtimes take either.
  private mutating func takeToken() throws(Failure) -> Token {
    guard let first = next, let end = JSONRuntime.endOfToken(bytes, at) else { throw Failure(offset: at) }
    let start = at
    at = end
    if first != UInt8(ascii: "\"") { return Token(content: SourceSpan(start, end), isQuoted: false) }
    let content = SourceSpan(start + 1, end - 1)
    return Token(content: content, isQuoted: true, isEscaped: bytes[content.range].contains(UInt8(ascii: "\\")))
  }

  /// A key or text: a string, or where words are taken for texts any word but `null`.
  /// [module-quotes]
  private mutating func takeText() throws(Failure) -> Token {
    let token = try takeToken()
    if token.isQuoted || (runtime.isLenient && !isNull(token)) { return token }
    throw Failure(offset: token.content.start)
  }

  private mutating func takeNull() -> Bool {
    skipBlanks()
    guard let end = JSONRuntime.endOfToken(bytes, at), isNull(Token(content: SourceSpan(at, end), isQuoted: false))
    else { return false }
    at = end
    return true
  }

  private func isNull(_ word: Token) -> Bool { bytes[word.content.range].elementsEqual("null".utf8) }

  private func raw(_ token: Token) -> String { String(decoding: bytes[token.content.range], as: UTF8.self) }

  private func text(of token: Token) -> String {
    token.isEscaped ? JSONEscapes.decode(bytes, token.content) : raw(token)
  }
}
