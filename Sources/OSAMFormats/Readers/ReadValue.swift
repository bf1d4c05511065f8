import OSAMSyntax

/// A JSON value as a client's own reader hands it to the library: duplicates settled, numbers as written; and where
/// it stands in the document.
package struct ReadValue: Sendable {
  package enum Content: Sendable {
    case null
    case boolean(Bool)
    /// The number as it stands in the text.
    case number(String)
    case text(String)
    case list([ReadValue])
    /// In the order in which the reader keeps them.
    case object([Member])
    /// A value that a reader steps over and cannot read when it is asked for it (`AppleJSON`).
    indirect case unreadable(ReadFailure)
  }

  package struct Member: Sendable, Equatable {
    package var name: String
    package var value: ReadValue
    /// Where its key stands.
    package var place: ReadPlace

    package init(_ name: String, _ value: ReadValue, at place: ReadPlace = .nowhere) {
      self.name = name
      self.value = value
      self.place = place
    }

    /// Wherever they stand.
    package static func == (left: Self, right: Self) -> Bool {
      left.name.sameBytes(as: right.name) && left.value == right.value
    }
  }

  package var content: Content
  package var place: ReadPlace

  package init(_ content: Content, at place: ReadPlace) {
    self.content = content
    self.place = place
  }

  /// The member of an object with this name, byte for byte; nil when there is none, or this is no object.
  package subscript(name: String) -> ReadValue? { member(name)?.value }

  package func member(_ name: String) -> Member? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name.sameBytes(as: name) }
  }
}

extension ReadValue.Content: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.boolean(let one), .boolean(let other)): one == other
    case (.number(let one), .number(let other)), (.text(let one), .text(let other)): one.sameBytes(as: other)
    case (.list(let one), .list(let other)): one == other
    case (.object(let one), .object(let other)): one == other
    case (.unreadable(let one), .unreadable(let other)): one == other
    default: false
    }
  }
}

extension ReadValue: Equatable {
  /// Wherever they stand.
  package static func == (left: Self, right: Self) -> Bool { left.content == right.content }

  // Values that stand nowhere.
  package static let null = Self(.null, at: .nowhere)
  package static func boolean(_ value: Bool) -> Self { Self(.boolean(value), at: .nowhere) }
  package static func number(_ text: String) -> Self { Self(.number(text), at: .nowhere) }
  package static func text(_ text: String) -> Self { Self(.text(text), at: .nowhere) }
  package static func list(_ items: [ReadValue]) -> Self { Self(.list(items), at: .nowhere) }
  package static func object(_ members: [Member]) -> Self { Self(.object(members), at: .nowhere) }
}

extension ReadValue {
  /// As JSON again; null for what cannot be read.
  package var json: JSONValue {
    switch content {
    case .null, .unreadable: .null
    case .boolean(let value): .bool(value)
    case .number(let text): .number(text)
    case .text(let text): .string(text)
    case .list(let items): .array(items.map { $0.json })
    case .object(let members): .object(members.map { ($0.name, $0.value.json) })
    }
  }
}

/// Members of an object, of each name the last, in the place of the first.
package struct LastOfEach: Sendable {
  package private(set) var members: [ReadValue.Member] = []
  private var places: [ByteText: Int]

  package init(_ all: [ReadValue.Member]) {
    places = Dictionary(minimumCapacity: all.count)
    members.reserveCapacity(all.count)
    for member in all {
      let name = ByteText(member.name)
      if let place = places.updateValue(members.count, forKey: name) {
        places[name] = place
        members[place] = member
      } else {
        members.append(member)
      }
    }
  }

  /// The member with this name, byte for byte.
  package subscript(name: String) -> ReadValue.Member? { places[ByteText(name)].map { members[$0] } }
}

/// Where a value or a key stands that a client read.
package enum ReadPlace: Sendable, Hashable {
  /// It is made, or stands for something left out: a second comma in a list, what follows a repair.
  case nowhere
  /// The byte of the text at which it begins.
  case byte(UInt32)
  /// The node of the tree that it was made of.
  case node(UInt32)
}

extension Tree {
  /// The place of a value or name that was made of a node.
  package func readPlace(of node: NodeID) -> ReadPlace { .node(resolved(node).packed) }

  /// The node at a place; nil where the tree has none that begins there, as in a text that it reads differently.
  package func node(at place: ReadPlace) -> NodeID? {
    switch place {
    case .nowhere: return nil
    case .node(let node): return NodeID(packed: node)
    case .byte(let start): return nodes(beginningAt: Int(start)).first { kind($0) != .missing }
    }
  }
}

/// Why a reader gives up, and at which byte of the text.
package struct ReadFailure: Error, Sendable, Equatable {
  package var offset: Int
  /// The piece that the reader could not read, in words that end a sentence: "a comma with no value after it".
  package var words: String
  /// It is a number that rounds to infinity, also under a key that nobody asks for.
  package private(set) var isOfNumberTooLarge = false

  package init(offset: Int, words: String) {
    self.offset = offset
    self.words = words
  }

  package static func numberTooLarge(at offset: Int) -> ReadFailure {
    var failure = ReadFailure(offset: offset, words: "a number too large for a double")
    failure.isOfNumberTooLarge = true
    return failure
  }
}
