import OSAMSyntax

/// A JSON value as a client's own reader hands it to the library: duplicates settled, numbers as written.
package indirect enum ReadValue: Sendable, Equatable {
  case null
  case boolean(Bool)
  /// The number as it stands in the text.
  case number(String)
  case text(String)
  case list([ReadValue])
  /// In the order in which the reader keeps them.
  case object([Member])
  /// What a reader steps over and cannot read when it is asked for it (`AppleJSON`).
  case unreadable(ReadFailure)

  package struct Member: Sendable, Equatable {
    package var name: String
    package var value: ReadValue

    package init(_ name: String, _ value: ReadValue) {
      self.name = name
      self.value = value
    }
  }

  /// The member of an object with this name, byte for byte; nil when there is none, or this is no object.
  package subscript(name: String) -> ReadValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }
}

/// Why a reader gives up, and at which byte of the text.
package struct ReadFailure: Error, Sendable, Equatable {
  package var offset: Int
  /// What it could not read, in words that end a sentence: "a comma with no value after it".
  package var words: String

  package init(offset: Int, words: String) {
    self.offset = offset
    self.words = words
  }
}
