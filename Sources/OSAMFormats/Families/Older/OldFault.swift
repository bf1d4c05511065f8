import OSAMSyntax

/// Something in a document over which an older client stumbles.
package struct OldFault: Error, Sendable, Equatable {
  /// What the client does.
  package enum Effect: Sendable, Equatable {
    /// The app's callback gets an error: `onFailure` on Android, `completion(Error parsing data)` or a failure on iOS.
    case error(String)
    /// The app ends.
    case crash
  }

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

  /// What is known of it.
  package enum Evidence: Sendable, Equatable {
    case measured
    /// Read in the client's source, which leaves no doubt.
    case read
    /// Read in the client's source; what the system makes of it was not tried on a device. Messages say "may".
    case unverified
  }

  package enum Step: Sendable, Hashable {
    case key(String)
    case index(Int)
  }

  /// Where in the document: keys and places from the top; empty for the document itself. Where a member is missing
  /// its key comes last all the same, and `isMissing` holds.
  package var path: [Step]
  package var isMissing = false
  package var effect: Effect
  package var moment: Moment
  /// Only devices that ask for this language, or that find no text in theirs, come upon it; nil for all.
  package var language: String?
  /// Byte of the text at which its reader gave up; nil when the text was read.
  package var offset: Int?
  /// The rest of a sentence that begins with the element: "is a number", "is missing".
  package var words: String
  package var evidence: Evidence

  package var isUnverified: Bool { evidence == .unverified }

  init(
    _ path: [Step], _ words: String, _ effect: Effect, _ moment: Moment = .reading, _ evidence: Evidence,
    isMissing: Bool = false
  ) {
    self.path = path
    self.words = words
    self.effect = effect
    self.moment = moment
    self.evidence = evidence
    self.isMissing = isMissing
  }
}

/// What the answer of a server is to an older client, before it looks at any member.
package enum OldAnswer {
  /// Reads an answer as this client's own reader does; nil when the client is of no older library.
  ///
  /// Null stands for the empty body too, where the client takes both alike.
  package static func read(_ bytes: [UInt8], for client: Client) -> Result<ReadValue, OldFault>? {
    switch client.library.id {
    case Library.controlDeVersionsAndroid.id:
      return GsonJSON.read(bytes, keepsDuplicates: true).mapError { unreadable($0, .error("onFailure"), .measured) }
    case Library.valoracionsAndroid.id:
      return GsonJSON.read(bytes, joinsLines: true, keepsDuplicates: true).mapError {
        unreadable($0, .crash, .measured)
      }
    case Library.controlDeVersionsIOS.id:
      if let offset = UTF8Check.firstInvalidOffset(bytes) {
        // The text is nil then, and so is what the JSON reader is given.
        let failure = ReadFailure(offset: offset, words: "bytes that are not UTF-8")
        return .failure(unreadable(failure, .crash, .unverified))
      }
      return AppleJSON.read(bytes, keeps: .last).mapError { unreadable($0, OldVersionIOS.parsingError, .measured) }
    case Library.valoracionsIOS.id:
      return AppleJSON.read(bytes, keeps: .first).mapError { unreadable($0, OldRatingIOS.failure, .measured) }
    default: return nil
    }
  }

  private static func unreadable(
    _ failure: ReadFailure, _ effect: OldFault.Effect, _ evidence: OldFault.Evidence
  ) -> OldFault {
    var fault = OldFault([], "has \(failure.words)", effect, .reading, evidence)
    fault.offset = failure.offset
    return fault
  }
}

extension ReadValue.Content {
  /// What it is, after "is": "a number", "null".
  package var kindWords: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number: "a number"
    case .text(let text): text.isEmpty ? "empty" : "a text"
    case .list: "a list"
    case .object: "an object"
    case .unreadable(let failure): "unreadable (\(failure.words))"
    }
  }
}

extension ReadValue {
  package var kindWords: String { content.kindWords }

  /// The values of this name in the order of the text; none when this is no object.
  func all(_ name: String) -> [ReadValue] {
    guard case .object(let members) = content else { return [] }
    return members.filter { $0.name.utf8.elementsEqual(name.utf8) }.map(\.value)
  }

  /// The value of this name that counts when the last one does; nil when there is none.
  func last(_ name: String) -> ReadValue? { all(name).last }
}
