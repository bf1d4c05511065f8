import OSAMFormats
import OSAMLint

/// The part of a check that the command line decides: settings do not change it.
struct CommandLineOverrides {
  var context: CheckContext
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
    context.substitutions = ReleaseSubstitutions(in: &context.targets)
  }

  /// The settings of a layer, where the command line says nothing.
  func applied(to layer: SettingsLayer) -> CheckContext {
    var context = context
    let selection = ClientSelection(of: context.kinds.libraries)
    if !hasClients, let clients = layer.clients?.value, case .success(let targets) = selection.parse(clients) {
      context.targets = targets
      context.substitutions = usesSubstitutions ? ReleaseSubstitutions(in: &context.targets) : ReleaseSubstitutions()
      context.namedLibraries = selection.libraries(namedIn: clients)
    }
    if !hasZone, let zone = layer.zone?.value { context.zone = zone }
    if !hasRole { context.role = layer.role?.value ?? context.role }
    if !hasKind { context.kind = layer.kind?.value ?? context.kind }
    if !hasServerClock, let clock = layer.serverClock?.value { context.serverClock = clock }
    context.choices = layer.choices
    return context
  }
}
