/// The door to the models of the clients that are asked one by one.
enum ClientModels {
  /// What each client of the document's kind makes of it, in the order of the catalogue; for a kind that
  /// speaks to several platforms, one platform after the other.
  static func answers(_ document: Document) -> [ClientAnswer] {
    switch document.kind {
    case .controlDeVersions, .valoracions: OlderAnswers.answers(document)
    case .princeOfVersions: PrinceAnswers.answers(document)
    default: []
    }
  }
}
