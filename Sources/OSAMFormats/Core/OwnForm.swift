import OSAMSyntax

/// The look of a member's value when the member is meant. Much less than what its clients need: a document with
/// mistakes is still one of ours.
enum OwnForm: Sendable {
  /// Digits, in quotes or not.
  case number
  /// Digits, or a written date.
  case moment
  case text
  case link
  /// One of these words, in any letter case.
  case word([String])
  /// A text for Catalan and one more language of the common module.
  case texts
  /// A text, or a text for each language.
  case olderTexts
  case flag
  /// A list of texts with their languages.
  case messages
  /// A list without objects in it.
  case names
  /// Digits with dots between them, or a number.
  case version
  /// An object with a version in it.
  case versionObject
  case object
  case anything

  init(_ type: MemberType) {
    switch type {
    case .integer: self = .number
    case .instant, .duration: self = .moment
    case .text: self = .text
    case .link: self = .link
    case .texts: self = .texts
    case .names: self = .names
    case .oneOf(let choices): self = .word(choices.map { $0.name.lowercased() })
    case .boolean: self = .flag
    case .shaped(_, .textOrTexts): self = .olderTexts
    case .shaped(_, .messages): self = .messages
    case .shaped(_, .object): self = .object
    case .shaped(_, .configurations), .unread: self = .anything
    }
  }

  /// True if a value has it. Of a text that breaks off the last value may have any.
  func fits(_ tree: Tree, _ value: NodeID, breaksOff: Bool) -> Bool {
    let value = tree.resolved(value)
    let kind = tree.kind(value)
    if breaksOff, kind == .missing || tree.isLast(value) { return true }
    let isScalar = kind == .string || kind == .number || kind == .word
    switch self {
    case .number: return isScalar && Self.isNumber(tree.textBytes(value))
    case .moment: return isScalar && Self.beginsWithDigit(tree.textBytes(value))
    case .text: return isScalar
    case .link: return isScalar && tree.textBytes(value).contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }
    case .word(let words): return isScalar && Self.isOne(of: words, tree, value)
    case .texts:
      let names = kind == .object ? Self.names(in: tree, value) : []
      return names.contains(.ca) && !names.isDisjoint(with: [.es, .en])
    case .olderTexts:
      if isScalar { return true }
      let names = kind == .object ? Self.names(in: tree, value) : []
      return !names.isDisjoint(with: [.cat, .ca]) && !names.isDisjoint(with: [.es, .en])
    case .flag: return kind == .boolean || isScalar && ["true", "false"].contains(tree.text(value).lowercased())
    case .messages: return kind == .array && Self.holdsObjects(tree, value)
    case .names: return kind == .array && !Self.holdsObject(tree, value)
    case .version:
      let text = tree.textBytes(value)
      return isScalar
        && (Self.beginsWithDigit(text) || text.first == UInt8(ascii: "v") && Self.beginsWithDigit(text.dropFirst()))
    case .versionObject: return kind == .object && Self.names(in: tree, value).contains(.version)
    case .object: return kind == .object
    case .anything: return true
    }
  }

  /// True if each item of a list is an object: a list of words is somebody else's.
  private static func holdsObjects(_ tree: Tree, _ list: NodeID) -> Bool {
    var holds = true
    tree.forEachItem(of: list) { if tree.kind($0) != .object { holds = false } }
    return holds
  }

  private static func holdsObject(_ tree: Tree, _ list: NodeID) -> Bool {
    var holds = false
    tree.forEachItem(of: list) { if tree.kind($0) == .object { holds = true } }
    return holds
  }

  /// True if a value that may be short is written out: texts with their languages, messages with their content.
  func isFull(_ tree: Tree, _ value: NodeID) -> Bool {
    let value = tree.resolved(value)
    switch self {
    case .olderTexts: return tree.kind(value) == .object
    case .messages:
      var isFound = false
      tree.forEachItem(of: value) {
        if !isFound { isFound = !Self.names(in: tree, $0).isDisjoint(with: [.content, .languaje]) }
      }
      return isFound
    default: return true
    }
  }

  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { $0 &- 0x30 < 10 || [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: " ")].contains($0) }
  }

  private static func beginsWithDigit(_ bytes: ArraySlice<UInt8>) -> Bool {
    let first = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst().first : bytes.first
    return first.map { $0 &- 0x30 < 10 } ?? false
  }

  /// True if a text is one of some words in lower case.
  private static func isOne(of words: [String], _ tree: Tree, _ value: NodeID) -> Bool {
    let bytes = tree.textBytes(value)
    // Plain letters need no text to be made of them.
    if bytes.allSatisfy({ 0x61...0x7A ~= $0 | 0x20 }) {
      return words.contains { $0.utf8.count == bytes.count && $0.utf8.elementsEqual(bytes.lazy.map { $0 | 0x20 }) }
    }
    return words.contains(tree.text(value).trimmingBlanks().lowercased())
  }

  /// Names inside of values that tell.
  private struct InnerNames: OptionSet {
    let rawValue: UInt8

    static let ca = InnerNames(rawValue: 1)
    static let cat = InnerNames(rawValue: 2)
    static let es = InnerNames(rawValue: 4)
    static let en = InnerNames(rawValue: 8)
    static let version = InnerNames(rawValue: 16)
    static let content = InnerNames(rawValue: 32)
    static let languaje = InnerNames(rawValue: 64)

    /// In the order of their bits.
    static let index = NameIndex(["ca", "cat", "es", "en", "version", "content", "languaje"])
  }

  /// Those of them that an object has.
  private static func names(in tree: Tree, _ object: NodeID) -> InnerNames {
    var names: InnerNames = []
    tree.forEachPair(of: object) { pair in
      if let bit = InnerNames.index.index(of: pair.key, in: tree) {
        names.insert(InnerNames(rawValue: 1 << UInt8(bit)))
      }
    }
    return names
  }
}
