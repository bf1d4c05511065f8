import OSAMFormats

extension KindCommands {
  static let osamVersion = KindCommands(
    builtName: .members(["packageName", "platform", "versionCode"], end: ".json"),
    androidSystem: .release { document, clients in
      guard let newest = clients.intersection(ModuleChange.filtersDevices.releases).clients.last else { return false }
      return VersionConfig(Decoding(document), for: newest)?.systemFilter != nil
    })

  static let osamRating = KindCommands(
    builtName: .members(["packageName", "platform"], end: ".rating.json"), androidSystem: .none)
}
