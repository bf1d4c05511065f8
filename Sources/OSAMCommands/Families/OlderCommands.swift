extension KindCommands {
  static let controlDeVersions = KindCommands(
    simulated: .perClient { $0.olderVersion($1, $2, $3) }, builtName: .source,
    androidSystem: .release(askedBy: "minSystemVersion"))

  static let valoracions = KindCommands(
    simulated: .perClient { $0.olderRating($1, $2, $3) }, builtName: .source, androidSystem: .none)
}
