extension KindCommands {
  static let princeOfVersions = KindCommands(builtName: .source, androidSystem: .level)
}
