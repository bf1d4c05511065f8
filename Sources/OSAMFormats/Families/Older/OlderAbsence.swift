/// Reactions of clients of the older libraries to a member that is left out or null, where they do not stumble over
/// that. [older-releases]
package enum OlderAbsence: Sendable {
  /// The alert is never shown.
  case hidesAlert
  /// The client goes on with the value that the table has as its default.
  case countsAs(LocalizedMessage)
  /// It goes on with 0 launches, which turns the prompt off.
  case turnsPromptOff
  /// Nothing is checked, or opened.
  case isNothing
  /// The alert is there without the text.
  case noText
  /// The alert is there without the button.
  case noButton

  /// True if a client shows or asks nothing at all without a member.
  fileprivate static func losesAll(_ member: String, _ client: Client) -> Bool {
    of(member, isNull: false).contains { clients, absence in
      switch absence {
      case .hidesAlert, .turnsPromptOff: clients.contains(client)
      default: false
      }
    }
  }

  private static let bothPlatforms = ClientSet(.controlDeVersionsIOS) | ClientSet(.controlDeVersionsAndroid)

  /// Who does what without a member.
  package static func of(_ member: String, isNull: Bool) -> [(clients: ClientSet, absence: OlderAbsence)] {
    switch member {
    case "version": [(ClientSet(.controlDeVersionsAndroid), .hidesAlert)]
    case "comparisonMode":
      [(ClientSet(.controlDeVersionsAndroid), .hidesAlert)]
        + (isNull ? [] : [(ClientSet(.controlDeVersionsIOS), .countsAs("0"))])
    case "minSystemVersion", "okButtonActionURL": [(ClientSet(.controlDeVersionsAndroid), .isNothing)]
    case "title", "message": [(bothPlatforms, .noText)]
    case "okButtonTitle", "cancelButtonTitle": [(bothPlatforms, .noButton)]
    case "num_apert": [(ClientSet(.valoracionsAndroid), .turnsPromptOff)]
    case "tmin": [(ClientSet(.valoracionsAndroid), .countsAs("0 days"))]
    default: []
    }
  }
}

extension RequiredPart {
  /// Members that a client requires by the table, and those without which it shows and asks nothing.
  static func ofOlder(_ client: Client, _ kind: DocumentKind) -> [RequiredPart] {
    kind.members.filter { $0.requiredBy.contains(client) || OlderAbsence.losesAll($0.name, client) }
      .map { RequiredPart([$0.name]) }
  }
}
