import OSAMSyntax

/// A document as a client of an older library has it in hand.
package enum OlderContent: Sendable {
  case versionAndroid(OlderVersionAndroid)
  case versionIOS(OlderVersionIOS)
  case ratingAndroid(OlderRatingAndroid)
  case ratingIOS(OlderRatingIOS)

  /// Everything the client looks for, in its order.
  package var taken: [Taken] {
    switch self {
    case .versionAndroid(let version): version.taken
    case .versionIOS(let version): version.taken
    case .ratingAndroid(let rating): rating.taken
    case .ratingIOS(let rating): rating.taken
    }
  }

  /// Every element over which some device stumbles, in the client's order.
  package var faults: [OlderFault] {
    switch self {
    case .versionAndroid(let version): version.faults
    case .versionIOS(let version): version.faults
    case .ratingAndroid(let rating): rating.faults
    case .ratingIOS(let rating): rating.faults
    }
  }
}

/// How the clients of the older libraries read: the text, and what they take from it. Nil and nothing for clients of
/// other libraries.
package enum OlderReader {
  /// Reads what a server answers as this client's own reader does.
  ///
  /// Null stands for the empty body too, where the client takes both alike.
  package static func read(_ bytes: [UInt8], for client: Client) -> Result<ReadValue, OlderFault>? {
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
      return AppleJSON.read(bytes, keeps: .last).mapError { unreadable($0, OlderVersionIOS.parsingError, .measured) }
    case Library.valoracionsIOS.id:
      return AppleJSON.read(bytes, keeps: .first).mapError { unreadable($0, OlderRatingIOS.failure, .measured) }
    default: return nil
    }
  }

  private static func unreadable(
    _ failure: ReadFailure, _ outcome: ClientAnswer.Failure.Outcome, _ evidence: OlderFault.Evidence
  ) -> OlderFault {
    var fault = OlderFault(
      [], at: .nowhere, "has \(LocalizedMessage(said: failure.words))", outcome, .reading, evidence)
    fault.unread = failure
    return fault
  }

  /// The content that the client takes from a value that its reader has read; a failure when it is nothing to take
  /// from.
  package static func content(of value: ReadValue, for client: Client) -> Result<OlderContent, OlderFault>? {
    switch client.library.id {
    case Library.controlDeVersionsAndroid.id: OlderVersionAndroid.read(value, for: client).map { .versionAndroid($0) }
    case Library.controlDeVersionsIOS.id: OlderVersionIOS.read(value, for: client).map { .versionIOS($0) }
    case Library.valoracionsAndroid.id: OlderRatingAndroid.read(value, for: client).map { .ratingAndroid($0) }
    case Library.valoracionsIOS.id: OlderRatingIOS.read(value, for: client).map { .ratingIOS($0) }
    default: nil
    }
  }

  /// The effect of an answer on this client: every fault that some device meets, in the client's order.
  package static func faults(_ bytes: [UInt8], for client: Client) -> [OlderFault] {
    read(bytes, for: client).map { faults($0, for: client) } ?? []
  }

  /// The effect of an answer on this client, by what the client's reader made of it.
  package static func faults(_ answer: Result<ReadValue, OlderFault>, for client: Client) -> [OlderFault] {
    switch answer.map({ content(of: $0, for: client) }) {
    case .success(.success(let content)?): content.faults
    case .success(.failure(let fault)?), .failure(let fault): [fault]
    case .success(nil): []
    }
  }

  // MARK: Clients that read alike

  /// Clients of one library with the same changes take and judge everything alike.
  static func alike(_ kind: DocumentKind) -> [(clients: ClientSet, first: Client)] {
    kind == .controlDeVersions ? versionClients : kind == .valoracions ? ratingClients : []
  }

  private static let versionClients = parted(.controlDeVersions)
  private static let ratingClients = parted(.valoracions)

  private static func parted(_ kind: DocumentKind) -> [(clients: ClientSet, first: Client)] {
    kind.clients.parted { client in OlderOSAMChange.allCases.filter { $0.releases.contains(client) } }
  }
}
