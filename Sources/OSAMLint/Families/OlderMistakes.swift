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
  private var failure: OlderFailure

  /// Keys and places from the top of the document.
  var path: [PathStep] { failure.path }
  /// The value; where it is missing, the object that lacks it.
  var node: NodeID { failure.node }
  /// The member of the document it is in; nil for the document itself.
  var member: String? { failure.member }
  /// The key it stands under, or the member when it is in a list.
  var name: String? { failure.name }

  init(_ failure: OlderFailure, _ tree: Tree) {
    self.failure = failure
    mistake = Mistake(failure, tree)
    effects = failure.faults.map { ClientEffect($0.fault, $0.clients, isHidden: failure.isHidden) }
  }
}

extension OlderMistake.Mistake {
  fileprivate init(_ fault: OlderFailure, _ tree: Tree) {
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
    case (.object, _): self = fault.path.count == 1 && tree.nodes(below: node).isEmpty ? .emptyMap : .wrongType
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

  /// The mistake in a text where a whole number belongs; nil for one of 32 bits.
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
  /// Behaviour of clients when they stumble: "crash when they show the alert".
  fileprivate init(_ fault: OlderFault, _ clients: ClientSet, isHidden: Bool) {
    var moment: LocalizedMessage =
      switch fault.moment {
      case .reading: ""
      case .comparing: " when they look at it"
      case .showing: " when they show the alert"
      case .touchingOK: " when the user touches OK"
      }
    if let language = fault.language { moment += " where they take the text for \(quoted(language))" }
    if isHidden { moment += " once “comparisonMode” is right" }
    self.init(fault.outcome, on: clients, moment, isCertain: !fault.isUnverified)
  }

  /// Behaviour of clients without a member that is left out or null, as far as they do not stumble.
  static func without(_ member: String, isNull: Bool) -> [ClientEffect] {
    OlderAbsence.of(member, isNull: isNull).map { clients, absence in
      switch absence {
      case .hidesAlert: .neverShow(clients)
      case .countsAs(let value): .takeItFor(value, clients)
      case .turnsPromptOff: ClientEffect(clients, "take it for 0 and never ask", .neverSeen)
      case .isNothing: ClientEffect(clients, "take it as left out", .worthKnowing)
      case .noText: .showWithout(member, clients, .probablyNotMeant)
      case .noButton: .showWithout(member, clients, .worthKnowing)
      }
    }
  }

  static func neverShow(_ clients: ClientSet) -> ClientEffect {
    ClientEffect(clients, "never show the alert", .neverSeen)
  }

  /// The alert comes without the text or the button of a member.
  static func showWithout(_ member: String, _ clients: ClientSet, _ effect: Effect) -> ClientEffect {
    let piece: LocalizedMessage = member.hasSuffix("ButtonTitle") ? "the button" : "it"
    return ClientEffect(clients, "show the alert without \(piece)", effect)
  }

  static func takeItFor(_ value: LocalizedMessage, _ clients: ClientSet) -> ClientEffect {
    ClientEffect(clients, "take it for \(value)", .probablyNotMeant)
  }

  /// No message that they can show. [older-rating-content]
  static let builtInText = ClientEffect(
    OlderClients.ratingAndroid, "ask with the library's own words", .probablyNotMeant)
}

// MARK: Keys of messages

/// A key of a message that was meant to be another one.
struct OlderMisnamedKey: Sendable {
  var key: NodeID
  /// The message's node.
  var message: NodeID
  /// The key that was meant.
  var right: String
  /// It differs in letter case only.
  var isCase: Bool
  var effects: [ClientEffect]

  /// Keys that no client reads, and that stand for one that is read and missing.
  static func all(_ readings: OlderReadings, _ mistakes: [OlderMistake]) -> [OlderMisnamedKey] {
    var effects: [NodeID: [ClientEffect]] = [:]
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

/// A decimal number as people write it: "13.1", "0".
func decimal(_ number: Float) -> String {
  Int32(exactly: number).map(String.init) ?? "\(number)"
}
