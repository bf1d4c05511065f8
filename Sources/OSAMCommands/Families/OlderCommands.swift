extension KindCommands {
  static let controlDeVersions = KindCommands(
    simulated: .perClient { $0.olderVersion($1, $2, $3) }, builtName: .source,
    androidSystem: .release { document, _ in document.has("minSystemVersion") })

  static let valoracions = KindCommands(
    simulated: .perClient { $0.olderRating($1, $2, $3) }, builtName: .source, androidSystem: .none)
}
