extension KindCommands {
  static let controlDeVersions = KindCommands(
    builtName: .source,
    androidSystem: .release { document, _ in document.has("minSystemVersion") })

  static let valoracions = KindCommands(builtName: .source, androidSystem: .none)
}
