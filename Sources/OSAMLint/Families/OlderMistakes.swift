import OSAMFormats
import OSAMSyntax

/// The clients of the older libraries, by library. [older-releases]
enum OlderClients {
  static let versionIOS = ClientSet(.controlDeVersionsIOS)
  static let versionAndroid = ClientSet(.controlDeVersionsAndroid)
  static let ratingIOS = ClientSet(.valoracionsIOS)
  static let ratingAndroid = ClientSet(.valoracionsAndroid)
}

/// An element of a document over which older clients stumble, as the rules share them out.
struct OlderMistake: Sendable {
  enum Mistake: Sendable {
    case missing, null, wrongType, emptyMap
    case quoted, fraction, outOfRange, malformedNumber
    /// A text that is no version.
    case form
    /// A version with a number beyond 32 bits.
    case partOutOfRange
  }

  var mistake: Mistake
  var effects: [ClientEffect]
  private var stumble: OlderStumble

  /// Keys and places from the top of the document.
  var path: [PathStep] { stumble.path }
  /// The value; where it is missing, the object that lacks it.
  var node: Int { stumble.node }
  /// The member of the document it is in; nil for the document itself.
  var member: String? { stumble.member }
  /// The key it stands under, or the member when it is in a list.
  var name: String? { stumble.name }

  init(_ stumble: OlderStumble, _ tree: Tree) {
    self.stumble = stumble
    mistake = Mistake(stumble, tree)
    effects = stumble.faults.map { ClientEffect($0.fault, $0.clients, isHidden: stumble.isHidden) }
  }
}

extension OlderMistake.Mistake {
  fileprivate init(_ fault: OlderStumble, _ tree: Tree) {
    if fault.isMissing {
      self = .missing
      return
    }
    let node = fault.node
    guard case .name(let name)? = fault.path.last else {
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

extension ClientEffect {
  /// What clients do when they stumble: "crash when they show the alert".
  fileprivate init(_ fault: OlderFault, _ clients: ClientSet, isHidden: Bool) {
    var words = fault.outcome.words
    switch fault.moment {
    case .reading: break
    case .comparing: words += " when they look at it"
    case .showing: words += " when they show the alert"
    case .touchingOK: words += " when the user touches OK"
    }
    if let language = fault.language { words += " where they take the text for \(quoted(language))" }
    if isHidden { words += " once “comparisonMode” is right" }
    self.init(clients, words, Effect(fault.outcome), isCertain: !fault.isUnverified)
  }

  /// What clients do without a member that is left out or null, as far as they do not stumble.
  static func without(_ member: String, isNull: Bool) -> [ClientEffect] {
    OlderAbsence.of(member, isNull: isNull).map { ClientEffect($0.clients, $0.absence.words, Effect($0.absence)) }
  }

  /// A message without content. [older-rating-content]
  static let builtInText = ClientEffect(
    OlderClients.ratingAndroid, "ask with the library's own words", .probablyNotMeant)
}

extension Effect {
  fileprivate init(_ absence: OlderAbsence) {
    self =
      switch absence {
      case .hidesAlert, .turnsPromptOff: .neverSeen
      case .countsAs, .noText: .probablyNotMeant
      case .isNothing, .noButton: .worthKnowing
      }
  }
}

// MARK: Keys of messages

/// A key of a message that was meant to be another one.
struct OlderMisnamedKey: Sendable {
  var key: Int
  /// The message's node.
  var message: Int
  /// The key that was meant.
  var right: String
  /// It differs in letter case only.
  var isCase: Bool
  var effects: [ClientEffect]

  /// Keys that no client reads, and that stand for one that is read and missing.
  static func all(_ readings: OlderReadings, _ mistakes: [OlderMistake]) -> [OlderMisnamedKey] {
    var effects: [Int: [ClientEffect]] = [:]
    var usual: [ClientEffect] = []
    for mistake in mistakes where mistake.mistake == .missing && mistake.path.count > 1 {
      effects[mistake.node] = mistake.effects
      usual = mistake.effects
    }
    var result: [OlderMisnamedKey] = []
    for message in readings.messages {
      var missing = message.language == nil ? ["languaje"] : []
      if message.content == nil { missing.append("content") }
      if missing.isEmpty { continue }
      for pair in readings.unread(in: message) where !missing.isEmpty {
        let key = readings.document.tree.text(pair.key)
        guard let right = missing.first(where: { $0 == key.lowercased() }) ?? Nearest.match(key, in: missing) else {
          continue
        }
        missing.removeAll { $0 == right }
        // Of the faults of a long list only the first are known.
        let following = right == "languaje" ? effects[message.node] ?? usual : [.builtInText]
        result.append(
          OlderMisnamedKey(
            key: pair.key, message: message.node, right: right, isCase: key.lowercased() == right, effects: following))
      }
    }
    return result
  }
}

// MARK: Words and reports

extension Inspection {
  /// Elements over which clients stumble in one of these ways.
  func olderMistakes(_ mistakes: OlderMistake.Mistake...) -> [OlderMistake] {
    stumbles.filter { mistakes.contains($0.mistake) }
  }

  /// What clients do without a member, those that stumble over its absence included.
  func olderEffects(without member: String) -> [ClientEffect] {
    let faults = stumbles.first { $0.path == [.name(member)] && $0.mistake == .missing }?.effects ?? []
    return faults + ClientEffect.without(member, isNull: false)
  }

  /// What iOS takes a comparison mode for that Android cannot read; nothing for other members.
  func olderModeOnIOS(_ mistake: OlderMistake) -> [ClientEffect] {
    guard mistake.path == [.name("comparisonMode")], let mode = older?.modes.iOS else { return [] }
    return [ClientEffect(OlderClients.versionIOS, "take it for \(mode)", .probablyNotMeant)]
  }

  /// Reports what is wrong, and what the targeted clients do with it. The finding is as severe as the worst of that.
  mutating func report(
    _ what: String, _ effects: [ClientEffect], help: String? = nil, at span: SourceSpan, pointer: String,
    atLeast least: Effect = .worthKnowing, related: [RelatedPlace] = [], repair: Repair? = nil
  ) {
    let usual = rule.usual
    let effects = effects.filter { !targeted($0.clients).isEmpty }
      .map { (own: $0, effect: $0.effect ?? usual) }.sorted { $0.effect.severity > $1.effect.severity }
    guard let worst = effects.first?.effect else { return }
    let clients = effects.reduce(.empty) { $0 | $1.own.clients }
    let sentence = effects.map { "apps with \(names(of: targeted($0.own.clients))) \($0.own.predicate)" }
      .joined(separator: ", ")
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
    _ what: String, _ effects: [ClientEffect], help: String? = nil, at node: Int, atLeast least: Effect = .worthKnowing,
    related: [RelatedPlace] = [], repair: Repair? = nil
  ) {
    report(
      what, effects, help: help, at: document.span(node), pointer: pointer(to: node), atLeast: least, related: related,
      repair: repair)
  }

  /// "the text of “title” for “es”", "“version”", "“languaje” of a message".
  func olderSubject(_ path: [PathStep]) -> String {
    switch (path.first, path.last) {
    case (.name("messages")?, .number(let number)?): return "entry \(number + 1) of “messages”"
    case (.name("messages")?, .name(let name)?) where path.count > 1: return "\(quoted(name)) of a message"
    case (.name(let member)?, .name(let language)?) where path.count > 1:
      return "the text of “\(member)” for \(quoted(language))"
    case (.name(let member)?, _): return "“\(member)”"
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
