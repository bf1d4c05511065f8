import OSAMFormats
import OSAMSyntax

/// The clients of the older libraries, by library. [formats/osam-legacy.md 1.1, 2.1]
enum OlderClients {
  static let versionIOS = ClientSet(.controlDeVersionsIOS)
  static let versionAndroid = ClientSet(.controlDeVersionsAndroid)
  static let ratingIOS = ClientSet(.valoracionsIOS)
  static let ratingAndroid = ClientSet(.valoracionsAndroid)
}

/// What clients of an older library do with something in a document.
struct OlderEffect: Sendable {
  var clients: ClientSet
  /// What follows "apps with …": "crash", "show nothing".
  var words: String
  /// What happens; what was not seen on a device depends on the platform.
  var effect: Effect
}

/// An element of a document over which older clients stumble.
struct OlderFault: Sendable {
  enum Mistake: Sendable {
    case missing, null, wrongType, emptyMap
    case quoted, fraction, outOfRange, malformedNumber
    /// A text that is no version.
    case form
    /// A version with a number beyond 32 bits.
    case partOutOfRange
  }

  /// Keys and places from the top of the document.
  var path: [OldFault.Step]
  var mistake: Mistake
  /// The value; where it is missing, the object that lacks it.
  var node: Int
  var effects: [OlderEffect]

  /// The member of the document it is in; nil for the document itself.
  var member: String? { if case .key(let name)? = path.first { name } else { nil } }
  /// The key it stands under, or the member when it is in a list.
  var name: String? { if case .key(let name)? = path.last { name } else { member } }
}

/// A document of an older library as rules look at it: what its clients read, and what they stumble over.
struct OlderDocument: Sendable {
  /// The document as a reader has it that takes the file as the tree does.
  let value: ReadValue
  let faults: [OlderFault]
  /// Keys of messages that were meant to be others.
  let misnamedKeys: [OlderMisnamedKey]

  /// Nil for documents of other libraries, and where there is no value to look at.
  init?(_ document: Document) {
    guard Self.isOlder(document.kind), document.tree.kind(document.root) != .missing else { return nil }
    value = ReadValue(document.tree, document.root)
    let found = Self.faults(document, value)
    faults = found + Self.hiddenFaults(document, value, found)
    misnamedKeys = Self.misnamedKeys(document, found)
  }

  /// A version that cannot be read is not noticed by clients that have no mode to compare it with.
  private static func hiddenFaults(_ document: Document, _ value: ReadValue, _ found: [OlderFault]) -> [OlderFault] {
    guard document.kind == .controlDeVersions, case .object(let members) = value.content else { return [] }
    let mode = value["comparisonMode"]
    if mode != nil, mode != .null, !found.contains(where: { $0.path == [.key("comparisonMode")] }) { return [] }
    let others = members.filter { $0.name != "comparisonMode" }
    let repaired = ReadValue.object(others + [ReadValue.Member("comparisonMode", .number("0"))])
    return faults(document, repaired).compactMap { fault in
      guard fault.path == [.key("version")], !found.contains(where: { $0.path == fault.path }) else { return nil }
      var fault = fault
      for index in fault.effects.indices { fault.effects[index].words += " once “comparisonMode” is right" }
      return fault
    }
  }

  static func isOlder(_ kind: DocumentKind) -> Bool { kind == .controlDeVersions || kind == .valoracions }

  private static func faults(_ document: Document, _ value: ReadValue) -> [OlderFault] {
    var result: [OlderFault] = []
    var found: [(fault: OldFault, clients: ClientSet)] = []
    for client in document.kind.clients.clients {
      for fault in OldFaults.of(value, for: client).prefix(mostFaults) {
        if let index = found.firstIndex(where: { $0.fault == fault }) {
          found[index].clients.insert(client)
        } else {
          found.append((fault, ClientSet([client])))
        }
      }
    }
    for (fault, clients) in found {
      let effect = OlderEffect(fault, clients)
      if let index = result.firstIndex(where: { $0.path == fault.path }) {
        result[index].effects.append(effect)
      } else if let node = node(fault, document) {
        let mistake = OlderFault.Mistake(fault, document.tree, node)
        result.append(OlderFault(path: fault.path, mistake: mistake, node: node, effects: [effect]))
      }
    }
    return result
  }

  /// A list can hold tens of thousands of faulty entries; the first of them, for each client, are enough.
  private static let mostFaults = 200

  private static func node(_ fault: OldFault, _ document: Document) -> Int? {
    var node = document.root
    for step in fault.isMissing ? fault.path.dropLast() : fault.path[...] {
      guard let next = document.tree.child(step, of: node) else { return nil }
      node = next
    }
    return node
  }
}

extension OlderFault.Mistake {
  init(_ fault: OldFault, _ tree: Tree, _ node: Int) {
    if fault.isMissing {
      self = .missing
      return
    }
    guard case .key(let name)? = fault.path.last else {
      self = tree.kind(node) == .null ? .null : .wrongType
      return
    }
    switch (tree.kind(node), name) {
    case (.null, _): self = .null
    case (.object, _): self = fault.path.count == 1 && tree.after(node) == node + 1 ? .emptyMap : .wrongType
    case (.number, "minSystemVersion"), (.string, "version"), (.string, "minSystemVersion"), (.word, "version"),
      (.word, "minSystemVersion"):
      self = DottedParts.areWellFormed(tree.text(node)) ? .partOutOfRange : .form
    case (.number, "tmin"), (.number, "num_apert"), (.number, "comparisonMode"), (.number, "legal_version"):
      self = Self(number: tree.text(node)) ?? .outOfRange
    case (.string, "tmin"), (.string, "num_apert"), (.string, "comparisonMode"), (.string, "legal_version"):
      self = Self(number: tree.text(node)) ?? .quoted
    default: self = .wrongType
    }
  }

  /// What is wrong with a text where a whole number belongs; nil for one of 32 bits.
  private init?(number text: String) {
    guard let number = JavaNumber.double(text), number.isFinite else {
      self = .malformedNumber
      return
    }
    if number.rounded(.towardZero) != number {
      self = .fraction
    } else if Int32(exactly: number) == nil {
      self = .outOfRange
    } else {
      return nil
    }
  }
}

extension OlderEffect {
  init(_ fault: OldFault, _ clients: ClientSet) {
    let may = fault.isUnverified ? "may " : ""
    var words =
      switch fault.effect {
      case .crash: may + "crash"
      case .error(let name): may + "get the error \(name)"
      }
    switch fault.moment {
    case .reading: break
    case .comparing: words += " when they look at it"
    case .showing: words += " when they show the alert"
    case .touchingOK: words += " when the user touches OK"
    }
    if let language = fault.language { words += " where they take the text for \(quoted(language))" }
    self.init(clients: clients, words: words, effect: Self.effect(of: fault))
  }

  private static func effect(of fault: OldFault) -> Effect {
    let certain: Effect = if case .crash = fault.effect { .crash } else { .unreadable }
    return fault.isUnverified ? certain.ifUncertain : certain
  }

  /// What clients do without a member that is left out or null, as far as they do not stumble.
  /// [formats/osam-legacy.md 1.2, 1.5, 2.2, 2.3]
  static func without(_ member: String, isNull: Bool) -> [OlderEffect] {
    switch member {
    case "version":
      [OlderEffect(clients: OlderClients.versionAndroid, words: "never show the alert", effect: .neverSeen)]
    case "comparisonMode":
      [OlderEffect(clients: OlderClients.versionAndroid, words: "never show the alert", effect: .neverSeen)]
        + (isNull
          ? [] : [OlderEffect(clients: OlderClients.versionIOS, words: "take it for 0", effect: .probablyNotMeant)])
    case "minSystemVersion", "okButtonActionURL":
      [OlderEffect(clients: OlderClients.versionAndroid, words: "take it as left out", effect: .worthKnowing)]
    case "title", "message":
      [
        OlderEffect(
          clients: OlderClients.versionIOS | OlderClients.versionAndroid, words: "show the alert without it",
          effect: .probablyNotMeant)
      ]
    case "okButtonTitle", "cancelButtonTitle":
      [
        OlderEffect(
          clients: OlderClients.versionIOS | OlderClients.versionAndroid, words: "show the alert without the button",
          effect: .worthKnowing)
      ]
    case "num_apert":
      [OlderEffect(clients: OlderClients.ratingAndroid, words: "take it for 0 and never ask", effect: .neverSeen)]
    case "tmin":
      [OlderEffect(clients: OlderClients.ratingAndroid, words: "take it for 0 days", effect: .probablyNotMeant)]
    default: []
    }
  }
}

// MARK: Texts

/// A text of an older document, with the code of its language.
struct OlderText: Sendable {
  /// The member, or `messages`.
  var member: String
  /// Nil for a text that is the same in all languages.
  var code: String?
  /// The node of the code; nil without one.
  var codeNode: Int?
  /// The text's node.
  var node: Int

  /// The language that the code stands for; nil when it is none of the three.
  var language: Language? { code.flatMap(LanguageCode.right) }
}

extension Document {
  /// The labels and texts of the alert, in the order of the format. [formats/osam-legacy.md 1.2]
  static let olderAlertMembers = ["title", "message", "okButtonTitle", "cancelButtonTitle"]

  /// The languages of a member that has one text for each, by key; nil when it is something else. The last of each
  /// counts; what is no text is left out.
  func olderLanguages(_ member: String) -> [OlderText]? {
    guard let pair = pair(member), tree.kind(pair.value) == .object else { return nil }
    var texts: [OlderText] = []
    // By bytes: texts that only look alike are different keys.
    var places: [[UInt8]: Int] = [:]
    tree.forEachPair(of: pair.value) { entry in
      guard tree.kind(entry.key) != .missing else { return }
      let code = tree.text(entry.key)
      let bytes = Array(code.utf8)
      let text = OlderText(member: member, code: code, codeNode: entry.key, node: entry.value)
      if let place = places[bytes] {
        texts[place] = text
      } else {
        places[bytes] = texts.count
        texts.append(text)
      }
    }
    return texts
  }

  /// The texts of a member, whatever its form.
  func olderTexts(_ member: String) -> [OlderText] {
    guard let pair = pair(member) else { return [] }
    if tree.kind(pair.value) == .string { return [OlderText(member: member, node: pair.value)] }
    return (olderLanguages(member) ?? []).filter { tree.kind($0.node) == .string }
  }

  /// Every text that users may see, in the order of the format.
  var olderShownTexts: [OlderText] {
    if kind == .controlDeVersions { return Self.olderAlertMembers.flatMap(olderTexts) }
    return olderMessages.compactMap { message in
      guard let content = message.content?.value, tree.kind(content) == .string else { return nil }
      let code = message.language.map(\.value).flatMap { tree.kind($0) == .string ? $0 : nil }
      return OlderText(member: "messages", code: code.map(tree.text), codeNode: code, node: content)
    }
  }
}

extension Inspection {
  /// Whether the alert has a button of this member. An empty title is none on iOS and one on Android.
  /// [formats/osam-legacy.md 1.2, 1.5]
  func hasOlderButton(_ member: String, emptyCounts: Bool) -> Bool {
    let texts = document.olderTexts(member)
    return emptyCounts ? !texts.isEmpty : texts.contains { !document.tree.text($0.node).isEmpty }
  }

  /// The clients that show the alert with the OK button and without the cancel button.
  var olderForcing: ClientSet {
    olderClients { emptyCounts in
      hasOlderButton("okButtonTitle", emptyCounts: emptyCounts)
        && !hasOlderButton("cancelButtonTitle", emptyCounts: emptyCounts)
    }
  }

  /// The clients of version control for which something holds that depends on whether an empty title is a button.
  func olderClients(where holds: (_ emptyCounts: Bool) -> Bool) -> ClientSet {
    (holds(false) ? OlderClients.versionIOS : .empty) | (holds(true) ? OlderClients.versionAndroid : .empty)
  }
}

// MARK: Messages of a rating document

/// One entry of `messages`.
struct OlderMessage: Sendable {
  var node: Int
  var language: Tree.Pair?
  var content: Tree.Pair?
  /// Keys that no client reads.
  var others: [Tree.Pair]
}

extension Document {
  /// The entries of `messages` that are objects.
  var olderMessages: [OlderMessage] {
    guard let list = pair("messages")?.value else { return [] }
    var messages: [OlderMessage] = []
    tree.forEachItem(of: list) { item in
      guard tree.kind(item) == .object else { return }
      var message = OlderMessage(node: item, others: [])
      tree.forEachPair(of: item) { pair in
        if tree.reads(pair.key, "languaje") {
          message.language = pair
        } else if tree.reads(pair.key, "content") {
          message.content = pair
        } else if tree.kind(pair.key) != .missing {
          message.others.append(pair)
        }
      }
      messages.append(message)
    }
    return messages
  }
}

/// A key of a message that was meant to be another one.
struct OlderMisnamedKey: Sendable {
  var key: Int
  /// The message's node.
  var message: Int
  /// The key that was meant.
  var right: String
  /// It differs in letter case only.
  var isCase: Bool
  var effects: [OlderEffect]
}

extension OlderDocument {
  /// Keys of messages that stand for one of the two that are read, and that is missing there.
  fileprivate static func misnamedKeys(_ document: Document, _ faults: [OlderFault]) -> [OlderMisnamedKey] {
    var effects: [Int: [OlderEffect]] = [:]
    var usual: [OlderEffect] = []
    for fault in faults where fault.mistake == .missing && fault.path.count > 1 {
      effects[fault.node] = fault.effects
      usual = fault.effects
    }
    var result: [OlderMisnamedKey] = []
    for message in document.olderMessages {
      var missing = message.language == nil ? ["languaje"] : []
      if message.content == nil { missing.append("content") }
      for pair in message.others where !missing.isEmpty {
        let key = document.tree.text(pair.key)
        guard let right = missing.first(where: { $0 == key.lowercased() }) ?? Nearest.match(key, in: missing) else {
          continue
        }
        missing.removeAll { $0 == right }
        // Of the faults of a long list only the first are known.
        let crashing = right == "languaje" ? effects[message.node] ?? usual : [.builtInText]
        result.append(
          OlderMisnamedKey(
            key: pair.key, message: message.node, right: right, isCase: key.lowercased() == right, effects: crashing))
      }
    }
    return result
  }
}

extension OlderEffect {
  /// A message without content. [formats/osam-legacy.md 2.2]
  static let builtInText = OlderEffect(
    clients: OlderClients.ratingAndroid, words: "ask with the library's own words", effect: .probablyNotMeant)
}

// MARK: Reporting

extension Inspection {
  /// Elements over which clients stumble in one of these ways.
  func olderFaults(_ mistakes: OlderFault.Mistake...) -> [OlderFault] {
    older?.faults.filter { mistakes.contains($0.mistake) } ?? []
  }

  /// What clients do without a member, those that stumble over its absence included.
  func olderEffects(without member: String) -> [OlderEffect] {
    let faults = older?.faults.first { $0.path == [.key(member)] && $0.mistake == .missing }?.effects ?? []
    return faults + OlderEffect.without(member, isNull: false)
  }

  /// Reports what is wrong, and what the targeted clients do with it. The finding is as severe as the worst of that.
  mutating func report(
    _ what: String, _ effects: [OlderEffect], help: String? = nil, at span: SourceSpan, pointer: String,
    atLeast least: Effect = .worthKnowing, related: [RelatedPlace] = [], repair: Repair? = nil
  ) {
    let effects = effects.filter { !targeted($0.clients).isEmpty }.sorted { $0.effect.severity > $1.effect.severity }
    guard let worst = effects.first?.effect else { return }
    let clients = effects.reduce(.empty) { $0 | $1.clients }
    let sentence = effects.map { "apps with \(names(of: targeted($0.clients))) \($0.words)" }.joined(separator: ", ")
    report(
      Message("\(what): \(sentence)", help: help), at: span, pointer: pointer,
      effect: worst.severity < least.severity ? least : worst,
      clients: clients, related: related, repair: repair)
  }

  private mutating func names(of clients: ClientSet) -> String {
    if let known = namesOfClients[clients] { return known }
    let names = clients.prose
    namesOfClients[clients] = names
    return names
  }

  /// The same at a node.
  mutating func report(
    _ what: String, _ effects: [OlderEffect], help: String? = nil, at node: Int, atLeast least: Effect = .worthKnowing,
    related: [RelatedPlace] = [], repair: Repair? = nil
  ) {
    report(
      what, effects, help: help, at: document.span(node), pointer: pointer(to: node), atLeast: least, related: related,
      repair: repair)
  }

  /// What iOS takes a comparison mode for that Android cannot read; nothing for other members.
  func olderModeOnIOS(_ fault: OlderFault) -> [OlderEffect] {
    guard fault.path == [.key("comparisonMode")], let mode = olderModes.iOS else { return [] }
    return [OlderEffect(clients: OlderClients.versionIOS, words: "take it for \(mode)", effect: .probablyNotMeant)]
  }

  /// What each platform takes the comparison mode for; nil when it has none.
  var olderModes: (iOS: Int32?, android: Int32?) {
    guard document.kind == .controlDeVersions, let value = older?.value, document.has("comparisonMode") else {
      return (nil, nil)
    }
    let android = OlderClients.versionAndroid.clients.last.flatMap { client in
      try? OldVersionAndroid.decode(value, for: client).get().mode
    }
    return ((try? OldVersionIOS.decode(value).get().mode.get()), android)
  }

  /// The comparison mode when both platforms read the same.
  var olderMode: Int32? { olderModes.iOS == olderModes.android ? olderModes.iOS : nil }

  /// A whole number, as far as Android reads it.
  func olderNumber(_ member: String) -> Int64? {
    guard let value = document.pair(member)?.value, [.number, .string].contains(document.tree.kind(value)) else {
      return nil
    }
    return JavaNumber.double(document.tree.text(value)).flatMap { Int64(exactly: $0) }
  }

  /// "the text of “title” for “es”", "“version”", "“languaje” of a message".
  func olderSubject(_ path: [OldFault.Step]) -> String {
    switch (path.first, path.last) {
    case (.key("messages")?, .index(let number)?): return "entry \(number + 1) of “messages”"
    case (.key("messages")?, .key(let name)?) where path.count > 1: return "\(quoted(name)) of a message"
    case (.key(let member)?, .key(let language)?) where path.count > 1:
      return "the text of “\(member)” for \(quoted(language))"
    case (.key(let member)?, _): return "“\(member)”"
    default: return "the document"
    }
  }

  /// "the number 3.2", "a list", "null".
  func olderSort(_ node: Int) -> String {
    let tree = document.tree
    switch tree.kind(node) {
    case .object: return "an object"
    case .array: return "a list"
    case .string: return tree.text(node).isEmpty ? "empty" : "the text \(quoted(tree.text(node)))"
    case .number: return "the number \(Quote.shortened(tree.text(node)))"
    case .boolean: return tree.text(node).lowercased()
    case .word: return "\(quoted(tree.text(node))) without quotes"
    case .null, .alias, .missing: return "null"
    }
  }
}

/// A decimal number as people write it: "13.1", "0".
func decimal(_ number: Float) -> String {
  Int32(exactly: number).map(String.init) ?? "\(number)"
}

// MARK: Reading

extension Tree {
  /// The last value under a key, or the item at a place.
  fileprivate func child(_ step: OldFault.Step, of node: Int) -> Int? {
    var child: Int?
    switch step {
    case .key(let name): forEachPair(of: node) { if reads($0.key, name) { child = $0.value } }
    case .index(let index):
      var count = 0
      forEachItem(of: node) { item in
        if count == index { child = item }
        count += 1
      }
    }
    return child
  }
}
