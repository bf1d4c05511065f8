import OSAMFormats
import OSAMLint

extension CommandLineOverrides {
  /// By the options of a command. A date that names no zone is one of the current directory's settings.
  init(
    _ reading: ReadingOptions, _ target: TargetOptions, _ date: String?, _ finder: SettingsFinder,
    on console: Console
  ) throws(Failure) {
    // Settings that cannot be used show with the files they are about.
    let here = try finder.settings(in: finder.directory)
    let recognition = try reading.recognition(console.kinds)
    context = CheckContext(
      console.kinds.models, now: try Moment.of(date, console, zone: try reading.zone(here?.file.base)))
    context.zone = recognition.zone
    context.role = recognition.role
    context.kind = recognition.kind
    try target.apply(console.kinds, to: &context)
    hasClients = target.clients != nil
    hasZone = reading.tz != nil
    hasRole = reading.role != nil
    hasKind = reading.kind != nil
  }
}
