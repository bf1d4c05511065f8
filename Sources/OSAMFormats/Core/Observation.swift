import OSAMSyntax

/// One thing about a document's shape that is not as its table says, and which clients fail on it.
///
/// `compat` reads who fails; the shape rules turn the same list into findings. A class: words that are made later hold
/// on to it in several places, and there can be millions.
package final class Observation: Sendable {
  package enum Code: UInt8, Sendable, Hashable, CaseIterable {
    // The document
    case rootNotObject, missingWrapper, wrapperNotObject
    // Keys
    case unknownKey, keyCase, keyNear, duplicateKey
    // Members
    case missingMember, nullMember, nullDate, wrongType
    // Numbers
    case quotedNumber, fraction, exponent, leadingZero, plusSign, outOfRange, malformedNumber, negativeNumber
    // Choices and booleans
    case choiceCase, choiceUnknown, quotedBoolean, booleanCase
    // Texts
    case textsNotMap, missingLanguage, languageNotText, extraLanguage, languageCode
    // Lists of texts
    case nameNotText
    // Written dates
    case unreadableDate, skippedTime, repeatedTime, unreadableDuration, dateSpelling

    /// Its bit in a set of codes.
    package var bit: UInt64 { 1 << UInt64(rawValue) }
  }

  package let code: Code
  /// Row of the member concerned.
  package let member: Int?
  package let language: Language?
  /// The value, key or object the observation is about.
  package let node: NodeID
  package let span: SourceSpan
  /// JSON pointer as written in the file; for something missing, where it belongs.
  package let pointer: String
  /// An earlier place this one answers to.
  package let related: SourceSpan?
  /// The text that should stand there, when one is likely.
  package let suggestion: String?
  /// Clients that cannot decode the document because of it. May be empty.
  package let refusedBy: ClientSet

  fileprivate init(
    code: Code, member: Int?, language: Language?, node: NodeID, span: SourceSpan, pointer: String,
    related: SourceSpan?,
    suggestion: String?, refusedBy: ClientSet
  ) {
    self.code = code
    self.member = member
    self.language = language
    self.node = node
    self.span = span
    self.pointer = pointer
    self.related = related
    self.suggestion = suggestion
    self.refusedBy = refusedBy
  }

  /// The observation with these clients spared: they decode the document all the same.
  func sparing(_ clients: ClientSet) -> Observation {
    let refusing = refusedBy.subtracting(clients)
    if refusing == refusedBy { return self }
    return Observation(
      code: code, member: member, language: language, node: node, span: span, pointer: pointer, related: related,
      suggestion: suggestion, refusedBy: refusing)
  }
}

extension Tree {
  /// True if nothing stands where a value belongs: a blank that nobody has filled in yet (YAML).
  package func isBlank(_ node: NodeID) -> Bool { syntax == .yaml && kind(node) == .null && span(node).isEmpty }
}

extension Document {
  /// Everything about this document's shape that differs from its table, in file order.
  package func observe() -> [Observation] {
    var observer = Observer(document: self)
    observer.observeRoot()
    return observer.observations.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
  }
}

/// Walks a document once and compares it with the table.
private struct Observer {
  let document: Document
  let tree: Tree
  let kind: DocumentKind
  /// Clients of this kind: those that fail when the whole document is unusable.
  let readers: ClientSet
  var observations: [Observation] = []
  /// Pointer of the object whose pairs are being walked, and the text map inside it, if there is one.
  var holder: String
  var textMap: Tree.Pair?

  init(document: Document) {
    self.document = document
    tree = document.tree
    kind = document.kind
    readers = document.kind.clients
    holder = document.rootPointer
  }

  private var isServed: Bool { document.role == .served }

  /// Pointer of a pair of the object being walked. Asking the tree would take time in the size of the
  /// object for each, and follow an alias to where its value stands.
  private func pointer(of pair: Tree.Pair) -> String { mapPointer + "/" + Tree.escapedForPointer(tree.text(pair.key)) }

  /// Made only when something is noted.
  private var mapPointer: String {
    guard let textMap else { return holder }
    return holder + "/" + Tree.escapedForPointer(tree.text(textMap.key))
  }

  private mutating func note(
    _ code: Observation.Code, at node: NodeID, of pair: Tree.Pair? = nil, span: SourceSpan? = nil,
    pointer: String? = nil,
    member: Int? = nil,
    language: Language? = nil, related: SourceSpan? = nil, suggestion: String? = nil, refusedBy: ClientSet = .empty
  ) {
    observations.append(
      Observation(
        code: code, member: member, language: language, node: node, span: span ?? tree.span(node),
        pointer: pointer ?? pair.map { self.pointer(of: $0) } ?? document.pointer(to: node), related: related,
        suggestion: suggestion, refusedBy: refusedBy))
  }

  // MARK: Root and wrapper

  mutating func observeRoot() {
    // That there is nothing is a fault of the text.
    if tree.kind(document.root) == .missing { return }
    guard tree.kind(document.root) == .object else {
      note(.rootNotObject, at: document.root, refusedBy: readers)
      return
    }
    guard let wrapper = kind.wrapper else {
      observeBody(document.root, at: document.rootPointer)
      if kind.family.table == nil { observeDuplicatesInside() }
      return
    }
    if let body = document.strayBody {
      note(
        .missingWrapper, at: body, span: document.placeOfMissing(in: document.root),
        pointer: document.rootPointer + "/" + wrapper, refusedBy: readers)
      observeBody(body, at: document.pointer(to: body))
      return
    }
    if document.wrappers.isEmpty {
      if isServed {
        note(
          .missingWrapper, at: document.root, span: document.placeOfMissing(in: document.root),
          pointer: document.rootPointer + "/" + wrapper, refusedBy: readers)
      }
      observeBody(document.root, at: document.rootPointer)
      return
    }
    observeRootKeys(wrapper)
    for pair in document.wrappers {
      if tree.kind(pair.value) == .object {
        observeBody(pair.value, at: pointer(of: pair))
      } else if tree.kind(pair.value) != .missing {
        note(.wrapperNotObject, at: pair.value, of: pair, span: tree.span(pair.place), refusedBy: readers)
      }
    }
  }

  /// Keys that are there twice in the objects further down, whatever they mean.
  private mutating func observeDuplicatesInside() {
    for object in tree.nodes(below: document.root) where tree.kind(object) == .object {
      var seen: [[UInt8]: SourceSpan] = [:]
      tree.forEachPair(of: object) { pair in
        if pair.merged || tree.kind(pair.key) == .missing { return }
        let span = tree.span(pair.key)
        guard let earlier = seen.updateValue(span, forKey: Array(tree.textBytes(pair.key))) else { return }
        note(.duplicateKey, at: pair.key, span: span, pointer: document.pointer(to: pair.key), related: earlier)
      }
    }
  }

  /// Keys beside the wrapper: ignored by every client.
  private mutating func observeRootKeys(_ wrapper: String) {
    var first: SourceSpan?
    tree.forEachPair(of: document.root) { pair in
      let isWrapper = tree.reads(pair.key, wrapper)
      if isWrapper || document.wrappers.contains(where: { $0.key == pair.key }) {
        if !isWrapper {
          note(.keyCase, at: pair.key, of: pair, suggestion: wrapper, refusedBy: readers)
        } else {
          if let first { note(.duplicateKey, at: pair.key, of: pair, related: first) }
          first = tree.span(pair.key)
        }
      } else {
        note(.unknownKey, at: pair.key, of: pair)
      }
    }
  }

  // MARK: Members

  private mutating func observeBody(_ body: NodeID, at pointer: String) {
    let outer = holder
    holder = pointer
    defer { holder = outer }
    var first: [SourceSpan?] = Array(repeating: nil, count: kind.members.count)
    var unknown: [Tree.Pair] = []
    // By bytes: texts that only look alike are different keys.
    var seenUnknown: [[UInt8]: SourceSpan] = [:]
    tree.forEachPair(of: body) { pair in
      guard tree.kind(pair.key) != .missing else { return }
      guard let row = kind.row(tree, pair.key) else {
        unknown.append(pair)
        return
      }
      if let earlier = first[row] { note(.duplicateKey, at: pair.key, of: pair, member: row, related: earlier) }
      first[row] = tree.span(pair.key)
      observeMember(row, pair)
    }
    var explained: Set<Int> = []
    for pair in unknown {
      let key = tree.text(pair.key)
      if let earlier = seenUnknown.updateValue(tree.span(pair.key), forKey: Array(key.utf8)) {
        note(.duplicateKey, at: pair.key, of: pair, related: earlier)
      }
      observeUnknown(pair, key, isMissing: { first[$0] == nil }, explained: &explained)
    }
    if kind.family.table == nil { return }
    for row in kind.members.indices where first[row] == nil && !explained.contains(row) {
      let member = kind.members[row]
      if member.requiredBy.isEmpty || (!isServed && member.suppliedByService) { continue }
      note(
        .missingMember, at: body, span: document.placeOfMissing(in: body),
        pointer: holder + "/" + Tree.escapedForPointer(member.name), member: row,
        refusedBy: member.requiredBy)
    }
  }

  private mutating func observeUnknown(
    _ pair: Tree.Pair, _ key: String, isMissing: (Int) -> Bool, explained: inout Set<Int>
  ) {
    if let row = kind.row(ignoringCase: key) {
      let refusing = isMissing(row) && explained.insert(row).inserted ? refusal(row) : .empty
      note(.keyCase, at: pair.key, of: pair, member: row, suggestion: kind.members[row].name, refusedBy: refusing)
    } else if let row = kind.row(near: key)
      ?? MemberWord.row(of: kind, key, value: pair.value, in: tree).flatMap({ isMissing($0) ? $0 : nil })
    {
      let refusing = isMissing(row) && explained.insert(row).inserted ? refusal(row) : .empty
      note(.keyNear, at: pair.key, of: pair, member: row, suggestion: kind.members[row].name, refusedBy: refusing)
    } else {
      note(.unknownKey, at: pair.key, of: pair)
    }
  }

  private func refusal(_ row: Int) -> ClientSet {
    let member = kind.members[row]
    return !isServed && member.suppliedByService ? .empty : member.requiredBy
  }

  private mutating func observeMember(_ row: Int, _ pair: Tree.Pair) {
    let member = kind.members[row]
    let value = pair.value
    if kind.family.table == nil || member.readBy.isEmpty || tree.kind(value) == .missing { return }
    if tree.kind(value) == .null, isNull(value) {
      observeNull(row, member, pair)
      return
    }
    switch member.type {
    case .integer, .instant, .duration: observeInteger(row, member, pair)
    case .text, .link: observeText(row, member, pair)
    case .texts: observeTexts(row, member, pair)
    case .names: observeNames(row, member, pair)
    case .oneOf(let choices): observeChoice(row, member, choices, pair)
    case .boolean: observeBoolean(row, member, pair)
    case .shaped, .unread: break
    }
  }

  /// `NULL` and `Null` are no null to a client but words like any other.
  private func isNull(_ value: NodeID) -> Bool {
    !isServed || tree.syntax == .yaml || tree.text(value) == "null"
  }

  private mutating func observeNull(_ row: Int, _ member: Member, _ pair: Tree.Pair) {
    let refusing = member.readBy.subtracting(member.nullableBy)
    if refusing.isEmpty {
      note(.nullDate, at: pair.value, of: pair, span: tree.span(pair.place), member: row)
    } else {
      note(.nullMember, at: pair.value, of: pair, span: tree.span(pair.place), member: row, refusedBy: refusing)
    }
  }

  private mutating func observeInteger(_ row: Int, _ member: Member, _ pair: Tree.Pair) {
    let reading = document.reading(row: row, value: pair.value)
    let span = tree.span(pair.place)
    func add(_ code: Observation.Code, _ refusedBy: ClientSet) {
      note(code, at: pair.value, of: pair, span: span, member: row, refusedBy: refusedBy)
    }
    let isScalarNumber = tree.kind(pair.value) == .number || tree.kind(pair.value) == .string
    switch reading.form {
    case .plain, .written: break
    case .fraction: add(.fraction, reading.refusedBy)
    case .exponent: add(.exponent, reading.refusedBy)
    case .leadingZero: add(.leadingZero, reading.refusedBy)
    case .plusSign: add(.plusSign, reading.refusedBy)
    case .outOfRange: add(.outOfRange, reading.refusedBy)
    case .malformed:
      let looksWritten = tree.kind(pair.value) == .string && !isServed
      switch member.type {
      case .instant where looksWritten: add(.unreadableDate, reading.refusedBy)
      case .duration where looksWritten: add(.unreadableDuration, reading.refusedBy)
      default: add(isScalarNumber ? .malformedNumber : .wrongType, reading.refusedBy)
      }
    }
    // A value that has to be written anew is in quotes as well, and loses them then.
    if reading.isQuoted, ![.written, .malformed, .fraction].contains(reading.form) { add(.quotedNumber, .empty) }
    if let number = reading.commonValue, number < 0, member.isNegativeOdd { add(.negativeNumber, .empty) }
    if reading.respelled != nil { add(.dateSpelling, .empty) }
    switch reading.date?.reading {
    case .skipped: add(.skippedTime, .empty)
    case .twice: add(.repeatedTime, .empty)
    default: break
    }
  }

  private mutating func observeText(_ row: Int, _ member: Member, _ pair: Tree.Pair) {
    guard let refusing = refusalOfText(pair.value, member.readBy) else { return }
    note(.wrongType, at: pair.value, of: pair, span: tree.span(pair.place), member: row, refusedBy: refusing)
  }

  /// Clients that fail on a value where a text belongs, or nil when it is a text.
  private func refusalOfText(_ value: NodeID, _ readers: ClientSet) -> ClientSet? {
    let node = tree.nodes[value]
    switch node.kind {
    case .string:
      if node.flags.contains(.singleQuoted), tree.syntax == .json {
        // The lenient reader takes quotes and all, up to the next blank, comma or bracket.
        return tree.textAsRead(value).utf8.allSatisfy(JSONRuntime.isPartOfWord) ? nil : readers
      }
      return nil
    case .null where isNull(value): return readers
    case .number, .boolean, .word, .null:
      // A value without quotes: 2.1.1–2.1.2 take it as text.
      return isServed ? readers.subtracting(.lenient) : readers
    default: return readers
    }
  }

  private mutating func observeChoice(_ row: Int, _ member: Member, _ choices: [Choice], _ pair: Tree.Pair) {
    let span = tree.span(pair.place)
    if let refusing = refusalOfText(pair.value, member.readBy) {
      let isWord = choices.contains { $0.name == tree.text(pair.value) }
      note(.wrongType, at: pair.value, of: pair, span: span, member: row, refusedBy: isWord ? refusing : member.readBy)
      return
    }
    let text = tree.textAsRead(pair.value)
    if choices.contains(where: { $0.name.utf8.elementsEqual(text.utf8) }) { return }
    let trimmed = text.trimmingBlanks()
    if let choice = choices.first(where: { $0.name.lowercased() == trimmed.lowercased() }) {
      note(
        .choiceCase, at: pair.value, of: pair, span: span, member: row, suggestion: choice.name,
        refusedBy: member.readBy)
    } else {
      note(
        .choiceUnknown, at: pair.value, of: pair, span: span, member: row,
        suggestion: Nearest.match(trimmed.uppercased(), in: choices.map { $0.name }), refusedBy: member.readBy)
    }
  }

  private mutating func observeBoolean(_ row: Int, _ member: Member, _ pair: Tree.Pair) {
    let text = tree.text(pair.value)
    let span = tree.span(pair.place)
    let isWord = ["true", "false"].contains(text.lowercased())
    switch tree.kind(pair.value) {
    case .boolean:
      if isServed, tree.syntax == .json, text != text.lowercased() {
        note(.booleanCase, at: pair.value, of: pair, span: span, member: row, suggestion: text.lowercased())
      }
    case .string
    where isWord && tree.nodes[pair.value].flags.isDisjoint(with: isServed ? [.singleQuoted, .escaped] : [])
      && text.utf8.allSatisfy({ $0 < 0x80 }):
      note(.quotedBoolean, at: pair.value, of: pair, span: span, member: row, suggestion: text.lowercased())
    default:
      let meant = tree.nodes[pair.value].isContainer ? nil : BooleanWord.value(text)
      note(
        .wrongType, at: pair.value, of: pair, span: span, member: row, suggestion: meant.map { "\($0)" },
        refusedBy: member.readBy)
    }
  }

  // MARK: Texts

  private mutating func observeNames(_ row: Int, _ member: Member, _ pair: Tree.Pair) {
    guard tree.kind(pair.value) == .array else {
      note(.wrongType, at: pair.value, of: pair, span: tree.span(pair.place), member: row, refusedBy: member.readBy)
      return
    }
    var place = 0
    tree.forEachItem(of: pair.value) { item in
      if tree.kind(item) != .missing, let refusing = refusalOfText(item, member.readBy) {
        note(.nameNotText, at: item, pointer: "\(pointer(of: pair))/\(place)", member: row, refusedBy: refusing)
      }
      place += 1
    }
  }

  private mutating func observeTexts(_ row: Int, _ member: Member, _ pair: Tree.Pair) {
    guard tree.kind(pair.value) == .object else {
      note(.textsNotMap, at: pair.value, of: pair, span: tree.span(pair.place), member: row, refusedBy: member.readBy)
      return
    }
    textMap = pair
    defer { textMap = nil }
    var first = PerLanguage<SourceSpan>()
    var others: [Tree.Pair] = []
    tree.forEachPair(of: pair.value) { entry in
      guard let language = Language(tree, entry.key) else {
        if tree.kind(entry.key) != .missing { others.append(entry) }
        return
      }
      if let earlier = first[language] {
        note(.duplicateKey, at: entry.key, of: entry, member: row, language: language, related: earlier)
      }
      first[language] = tree.span(entry.key)
      if tree.kind(entry.value) == .missing { return }
      if let refusing = refusalOfText(entry.value, member.readBy) {
        note(
          .languageNotText, at: entry.value, of: entry, span: tree.span(entry.place), member: row, language: language,
          refusedBy: refusing)
      }
    }
    var explained: Set<Language> = []
    for entry in others {
      guard let right = LanguageCode.right(for: tree.text(entry.key)) else {
        note(.extraLanguage, at: entry.key, of: entry, member: row)
        continue
      }
      let isMissing = first[right] == nil && explained.insert(right).inserted
      note(
        .languageCode, at: entry.key, of: entry, member: row, language: right, suggestion: right.rawValue,
        refusedBy: isMissing ? member.readBy : .empty)
    }
    for language in Language.allCases where first[language] == nil && !explained.contains(language) {
      note(
        .missingLanguage, at: pair.value, span: document.placeOfMissing(in: pair.value),
        pointer: mapPointer + "/" + language.rawValue, member: row, language: language,
        refusedBy: member.readBy)
    }
  }
}
