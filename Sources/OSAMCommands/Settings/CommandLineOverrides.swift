import OSAMFormats
import OSAMLint

/// What the command line says of a check, which settings then do not change.
struct CommandLineOverrides {
  var settings: Settings
  var hasClients = false
  var hasZone = false
  var hasRole = false
  var hasKind = false
  var hasServerClock = false
  /// Releases that were not read are checked as the newest one that was.
  private(set) var usesSubstitutions = false

  /// The run looks at less than, or at something else than, the settings say.
  var narrows: Bool { hasClients || hasZone || hasRole || hasKind }
}

extension CommandLineOverrides {
  /// Has releases that were not read checked as the newest one that was, here and in settings.
  mutating func useSubstitutions() {
    usesSubstitutions = true
    settings.substitutions = ReleaseSubstitutions(in: &settings.targets)
  }

  /// The settings of a layer, where the command line says nothing.
  func applied(to layer: SettingsLayer) -> Settings {
    var settings = settings
    let selection = ClientSelection(of: settings.kinds.libraries)
    if !hasClients, let clients = layer.clients?.value, case .success(let targets) = selection.parse(clients) {
      settings.targets = targets
      settings.substitutions = usesSubstitutions ? ReleaseSubstitutions(in: &settings.targets) : ReleaseSubstitutions()
      settings.namedLibraries = selection.libraries(namedIn: clients)
    }
    if !hasZone, let zone = layer.zone?.value { settings.zone = zone }
    if !hasRole { settings.role = layer.role?.value ?? settings.role }
    if !hasKind { settings.kind = layer.kind?.value ?? settings.kind }
    if !hasServerClock, let clock = layer.serverClock?.value { settings.serverClock = clock }
    settings.choices = layer.choices
    return settings
  }
}
