import OSAMSyntax

/// Which devices with a client come to the element at fault.
package enum Reach: Int, Sendable, Comparable {
  /// It stands behind something that every device stops at.
  case noDevice
  /// Those that choose this configuration, ask for this language, get as far as comparing, or show the alert.
  case someDevices
  case everyDevice

  package static func < (left: Reach, right: Reach) -> Bool { left.rawValue < right.rawValue }
}

/// The answer of clients to a document of a kind whose clients are asked one by one.
package struct ClientAnswer: Sendable {
  /// The clients that answer so.
  package var clients: ClientSet
  /// For a kind that speaks to several platforms, the one that was asked about: `ios`.
  package var platform: String?
  /// Nil when they read the document.
  package var failure: Failure?

  /// Why a client does nothing sensible with a document, and what it does instead.
  package struct Failure: Error, Sendable, Equatable {
    /// The effect on the app.
    package enum Outcome: Sendable, Equatable {
      /// The app gets an error of this name.
      case error(String)
      case crash
      /// The app gets nothing, and its users see nothing.
      case nothing
    }

    package var outcome: Outcome
    /// The problem, in words that end a sentence: "required_version is a number".
    package var words: LocalizedMessage
    /// The element at fault, from the root of the document down.
    package var path: [PathStep]
    /// Where that stands, when the path alone does not say it: in one of several members of a name.
    package var place: ReadPlace
    /// For a text that a client's reader gives up on, the byte where it does.
    package var offset: Int?
    /// The reader gives up on a number that it cannot hold.
    package var isOfNumberTooLarge: Bool
    /// It was measured or read on the very platform; else it may be otherwise.
    package var isCertain: Bool
    package var reach: Reach

    package init(
      _ outcome: Outcome, _ words: LocalizedMessage, path: [PathStep] = [], at place: ReadPlace = .nowhere,
      offset: Int? = nil,
      unread: ReadFailure? = nil, isCertain: Bool = true, reach: Reach = .everyDevice
    ) {
      self.outcome = outcome
      self.words = words
      self.path = path
      self.place = place
      self.offset = offset ?? unread?.offset
      isOfNumberTooLarge = unread?.isOfNumberTooLarge ?? false
      self.isCertain = isCertain
      self.reach = reach
    }
  }

  package init(clients: ClientSet, platform: String? = nil, failure: Failure? = nil) {
    self.clients = clients
    self.platform = platform
    self.failure = failure
  }

  /// Asks every client of the document's kind. Clients that answer alike, and stand together, share an answer.
  static func all(_ document: Document) -> [ClientAnswer] {
    guard case .asked(let clients) = document.kind.family else { return [] }
    let nothing = document.obstacleToBuilding.map {
      Failure(.nothing, $0.words(in: document.tree), offset: $0.span.start)
    }
    let value = document.isReadByClients ? nil : ReadValue(document.tree, document.root)
    // No text is read twice the same way.
    var known: [String: Result<ReadValue, Failure>] = [:]
    var answers: [ClientAnswer] = []
    for alike in clients(document) {
      guard let read = value.map({ .success($0) }) ?? known[alike.reader] ?? alike.read(document.tree.bytes) else {
        continue
      }
      known[alike.reader] = read
      let failure: Failure?
      switch read {
      case .failure(let unread): failure = nothing ?? unread
      case .success(let value): failure = nothing ?? .gravest(alike.failures(value))
      }
      if let last = answers.last, last.platform == alike.platform, last.failure == failure {
        answers[answers.count - 1].clients = last.clients | alike.clients
      } else {
        answers.append(ClientAnswer(clients: alike.clients, platform: alike.platform, failure: failure))
      }
    }
    return answers
  }
}

extension ClientAnswer.Failure {
  /// Of several in a client's order the one that says most: what is certain, and what most devices come to.
  static func gravest(_ failures: [Self]) -> Self? {
    func rank(_ failure: Self) -> Int {
      failure.reach == .noDevice ? 0 : (failure.isCertain ? 4 : 0) + failure.reach.rawValue
    }
    let most = failures.map(rank).max()
    return failures.first { rank($0) == most }
  }

  /// The node at fault, or the nearest one there is around it.
  func node(in document: Document) -> NodeID {
    let tree = document.tree
    if let node = tree.node(at: place) { return node }
    var node = document.root
    for step in path {
      var next: NodeID?
      switch step {
      case .name(let name): tree.forEachPair(of: node) { if tree.reads($0.key, name) { next = $0.value } }
      case .number(let number):
        var count = 0
        tree.forEachItem(of: node) { item in
          if count == number { next = item }
          count += 1
        }
      }
      guard let next else { return node }
      node = next
    }
    return node
  }

  /// Where to point.
  package func span(in document: Document) -> SourceSpan {
    if let offset {
      let tree = document.tree
      // Our reader names the fault that this one stumbles over, or a later one.
      let fault = tree.fault(nearestTo: offset)
      let scalar = tree.node(at: .byte(UInt32(clamping: offset))).flatMap { tree.nodes[$0].isContainer ? nil : $0 }
      return fault?.span ?? scalar.map(document.span)
        ?? SourceSpan(min(offset, tree.bytes.count), min(offset + 1, tree.bytes.count))
    }
    let node = node(in: document)
    return document.tree.nodes[node].isContainer ? document.placeOfMissing(in: node) : document.span(node)
  }
}

/// One step of a path through a document.
package enum PathStep: Sendable, Equatable {
  case name(String)
  /// Place in a list, from 0.
  case number(Int)

  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.name(let one), .name(let other)): one.sameBytes(as: other)
    case (.number(let one), .number(let other)): one == other
    default: false
    }
  }
}
