import OSAMSyntax

/// Something in a document over which an older client stumbles.
package struct OlderFault: Error, Sendable, Equatable {
  /// When it comes to that.
  package enum Moment: Sendable, Equatable {
    /// As soon as a device reads the document.
    case reading
    /// When a device gets as far as comparing this member.
    case comparing
    /// When a device shows the alert.
    case showing
    /// When the user touches OK.
    case touchingOK
  }

  /// The evidence for a fault.
  package enum Evidence: Sendable, Equatable {
    case measured
    /// Read in the client's source, which leaves no doubt.
    case read
    /// Read in the client's source; what the system makes of it was not tried on a device. Messages say "may".
    case unverified
  }

  /// Where in the document: keys and places from the top; empty for the document itself. Where a member is missing
  /// its key comes last all the same, and `isMissing` holds.
  package var path: [PathStep]
  package var isMissing = false
  /// Where the value stands; where it is missing, the object that lacks it.
  package var place: ReadPlace
  /// The client's reaction: the app's callback gets an error (`onFailure` on Android, `completion(Error parsing data)`
  /// or a failure on iOS), or the app ends.
  package var outcome: ClientAnswer.Failure.Outcome
  package var moment: Moment
  /// Only devices that ask for this language, or that find no text in theirs, come upon it; nil for all.
  package var language: String?
  /// Why the reader gave up on the text, and where; nil when the text was read.
  package var unread: ReadFailure?
  /// The rest of a sentence that begins with the element: "is a number", "is missing".
  package var words: LocalizedMessage
  package var evidence: Evidence

  package var isUnverified: Bool { evidence == .unverified }

  init(
    _ path: [PathStep], at place: ReadPlace, _ words: LocalizedMessage, _ outcome: ClientAnswer.Failure.Outcome,
    _ moment: Moment = .reading, _ evidence: Evidence, isMissing: Bool = false
  ) {
    self.path = path
    self.place = place
    self.words = words
    self.outcome = outcome
    self.moment = moment
    self.evidence = evidence
    self.isMissing = isMissing
  }

  /// The element and what is wrong with it: “title.cat” is null.
  package var sentence: LocalizedMessage {
    var element = ""
    for step in path {
      switch step {
      case .name(let name): element += element.isEmpty ? name : ".\(name)"
      case .number(let number): element += "[\(number)]"
      }
    }
    return path.isEmpty ? "the document \(words)" : "\(Quote.text(element)) \(words)"
  }
}

extension ReadValue {
  /// The kind of a value, in words after "is": "a number", "null".
  package var kindWords: LocalizedMessage { content.kindWords }

  /// The members of this name in the order of the text; none when this is no object.
  func members(named name: String) -> [Member] {
    guard case .object(let members) = content else { return [] }
    let count = name.utf8.count
    return members.filter { $0.name.utf8.count == count && $0.name.utf8.elementsEqual(name.utf8) }
  }
}

extension ReadValue.Content {
  /// The kind of content, in words after "is": "a number", "null".
  package var kindWords: LocalizedMessage {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number: "a number"
    case .text(let text): text.isEmpty ? "empty" : "a text"
    case .list: "a list"
    case .object: "an object"
    case .unreadable(let failure): "unreadable (\(LocalizedMessage(said: failure.words)))"
    }
  }
}
