import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Settings of each file of a run: options, then settings, then what is built in.
final class SettingsResolver {
  private let finder: SettingsFinder
  private let baselines: BaselineFinder
  private let commandLine: CommandLineOverrides
  private let console: Console
  /// Documents are named for a baseline that is to be written.
  var namesDocuments: Bool { recordingFolder != nil }
  /// The folder of the baseline that is to be written, from the root.
  var recordingFolder: FilePath?
  /// By settings file and overrides: files that the same ones are about share all but their place.
  private var known: [Key: FileSettings] = [:]
  private let plain: FileSettings

  /// A settings file and the numbers of overrides.
  private struct Key: Hashable {
    var path: FilePath
    var overrides: [Int]
  }

  /// The folder asked about last: most files of a run follow others of their folder.
  private var last: Folder?
  /// Every settings file and baseline that was used, by where it is.
  private(set) var settingsFiles: [FilePath: SettingsFinder.Found] = [:]
  private(set) var baselineFiles: [FilePath: BaselineFinder.Found] = [:]

  init(_ finder: SettingsFinder, _ baselines: BaselineFinder, _ commandLine: CommandLineOverrides, on console: Console)
  {
    self.finder = finder
    self.baselines = baselines
    self.commandLine = commandLine
    self.console = console
    plain = FileSettings(file: nil, context: commandLine.context, levels: [:])
  }

  /// Settings and baseline that apply in a folder.
  private struct Folder {
    /// As the names of its files begin, without the slash.
    var name: [UInt8]
    /// From the root.
    var path: FilePath
    var settings: SettingsFinder.Found?
    var baseline: BaselineFinder.Found?

    func contains(_ file: FilePath, _ slash: Int?) -> Bool {
      // The root itself has no name before its slash.
      if slash == 0 { return false }
      return file.bytes[..<(slash ?? 0)].elementsEqual(name)
    }
  }

  /// The path of a file from the root.
  func absolute(_ path: FilePath) -> FilePath { path.absolute(in: finder.directory) }

  /// The settings of a file, by the name it has in messages; nil where nothing but the command line says anything.
  func settings(of file: FilePath) throws(Failure) -> FileSettings? {
    if OwnFile.isNamed(file) { return nil }
    let folder = try folder(of: file)
    guard folder.settings != nil || folder.baseline != nil || namesDocuments else { return nil }
    let path = absolute(file)
    let place = folder.settings.flatMap { path.relative(to: $0.folder) }
    var fileSettings = settings(folder.settings, place)
    fileSettings.path = place
    fileSettings.baseline = folder.baseline?.baseline
    fileSettings.namesDocuments = namesDocuments
    fileSettings.pathInBaseline = path.seen(from: folder.baseline?.folder ?? recordingFolder ?? finder.directory)
    return fileSettings
  }

  /// How many files settings leave out: of those that a walk came by, and of those that were named.
  struct LeftOut {
    var walked = 0
    var named = 0
  }

  /// The files to look at, without those that settings leave out, and how many these are. Settings that cannot be used
  /// end the run here, before anything is checked.
  func select(
    _ found: FileFinder.Result, forceExclude: Bool, name: (FileFinder.Found) -> FilePath,
    isOutput: (FileFinder.Found) -> Bool
  ) throws(Failure) -> (found: FileFinder.Result, leftOut: LeftOut) {
    var selected = found
    var leftOut = LeftOut()
    var unfollowed = found.unfollowed
    try selected.files.filter { file throws(Failure) in
      let name = name(file)
      // A hook names what is in a checkout; only a person means what lies outside.
      if file.isOutside, forceExclude {
        unfollowed.outside.append(file.path)
        return false
      }
      // Output of an earlier run that this one replaces is not looked at.
      if !file.isNamed, isOutput(file) {
        return false
      }
      // Those that a walk comes by are looked at where they are used.
      if OwnFile.isNamed(name) { return file.isNamed || found.pick != nil }
      let isWanted = try isWanted(name, file.isNamed, forceExclude)
      if !isWanted, file.isNamed { leftOut.named += 1 } else if !isWanted { leftOut.walked += 1 }
      return isWanted
    }
    unfollowed.repositories = []
    for path in found.unfollowed.repositories where try isWanted(path, inside: "any.json") {
      unfollowed.repositories.append(path)
    }
    selected.unfollowed = unfollowed
    return (selected, leftOut)
  }

  /// True if settings let a walk look at a file of a folder, going by the settings around that folder.
  private func isWanted(_ folder: FilePath, inside name: FilePath) throws(Failure) -> Bool {
    guard let settings = try self.folder(of: folder).settings,
      let place = absolute(folder).relative(to: settings.folder)
    else { return true }
    return settings.file.looksAt(place.joined(name))
  }

  private func isWanted(_ file: FilePath, _ isNamed: Bool, _ forceExclude: Bool) throws(Failure) -> Bool {
    guard let settings = try folder(of: file).settings,
      let place = absolute(file).relative(to: settings.folder)
    else { return true }
    return isNamed ? !(forceExclude && settings.file.excludes(place)) : settings.file.looksAt(place)
  }

  private func folder(of file: FilePath) throws(Failure) -> Folder {
    let slash = file.lastSlash
    if let last, last.contains(file, slash) { return last }
    let path = absolute(file).folder ?? "/"
    let settings = try finder.settings(in: path)
    try settings?.require(on: console)
    let baseline = try baselines.baseline(in: path, settings)
    if let settings { settingsFiles[settings.path] = settings }
    if let baseline { baselineFiles[baseline.path] = baseline }
    let folder = Folder(
      name: Array(file.bytes.prefix(slash ?? 0)), path: path, settings: settings, baseline: baseline)
    if slash != 0 { last = folder }
    return folder
  }

  private func settings(_ found: SettingsFinder.Found?, _ place: FilePath?) -> FileSettings {
    guard let found else { return plain }
    let overrides = place.map(found.file.overrides(for:)) ?? []
    let key = Key(path: found.path, overrides: overrides)
    if let fileSettings = known[key] { return fileSettings }
    let layer = found.file.layer(overrides)
    var fileSettings = FileSettings(
      file: found.file, context: commandLine.applied(to: layer), levels: layer.levels.mapValues(\.value))
    fileSettings.namesKind = !commandLine.hasKind && layer.kind != nil
    known[key] = fileSettings
    return fileSettings
  }
}
