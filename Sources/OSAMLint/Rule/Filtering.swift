import OSAMDecisions
import OSAMFormats

/// Filters of a document, as the clients that look at them read them.
extension Inspection {
  /// The targeted clients that look at filters and read a document of which something holds; none where it has no member of a
  /// filter.
  func filteringClients(where holds: (VersionConfig) -> Bool) -> ClientSet {
    guard Self.members.contains(where: document.has) else { return .empty }
    return versionClients(among: ModuleChange.filtersDevices.releases) { config, _ in holds(config) }
  }

  private static let members = ["osVersionComparisonMode", "osVersion", "modelComparisonMode", "models"]

  /// The systems or models of the first filter that stops some devices and not all, whoever reads it.
  var activeFilter: LocalizedMessage? {
    guard document.has("osVersionComparisonMode") || document.has("modelComparisonMode"),
      let newest = ModuleChange.filtersDevices.releases.clients.last,
      let config = VersionConfig(decoding, for: newest)
    else { return nil }
    if let filter = config.modelFilter, filter.isForNobody { return nil }
    return config.systemFilter?.words ?? config.modelFilter?.words
  }
}
