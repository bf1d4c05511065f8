extension KindCommands {
  static let osamVersion = KindCommands(
    simulated: .once { $0.simulateVersion($1) },
    builtName: .members(["packageName", "platform", "versionCode"], end: ".json"),
    androidSystem: .release(askedBy: "osVersion"))

  static let osamRating = KindCommands(
    simulated: .once { $0.simulateRating($1) },
    builtName: .members(["packageName", "platform"], end: ".rating.json"), androidSystem: .none)
}
