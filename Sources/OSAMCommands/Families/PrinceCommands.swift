extension KindCommands {
  static let princeOfVersions = KindCommands(
    simulated: .perClient { $0.prince($1, $2, $3) }, builtName: .source, androidSystem: .level)
}
