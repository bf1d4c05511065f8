import OSAMFormats
import OSAMLanguageServer
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Findings that show only when all files of the open folders are looked at: documents that contradict each other,
/// entries of settings that silence nothing.
struct FolderLook {
  var isWanted = false
  private(set) var isDone = false
  /// The folders hold more than anybody wants to wait for: somebody's home, say.
  private(set) var isTooMuch = false
  /// By path from the root.
  private var reports: [FilePath: [FileReport]] = [:]
  /// Paths whose findings are others than before.
  private(set) var changed: Set<FilePath> = []

  /// Findings in a file, if it is still as it was, besides those that are known already.
  func findings(in path: FilePath, _ bytes: [UInt8], besides known: [Finding]) -> [Finding] {
    let found = (reports[path] ?? []).filter { $0.bytes == bytes }.flatMap(\.findings)
    return found.filter { finding in !known.contains { $0.rule == finding.rule && $0.span == finding.span } }
  }

  /// False where it was given up for something more urgent, and where settings or a baseline cannot be used: then
  /// nothing is known.
  mutating func look(at workspace: Workspace, unless isInterrupted: @escaping @Sendable () -> Bool) -> Bool {
    let system = workspace.system
    let found: [FilePath: [FileReport]]
    switch system.unless(isInterrupted, most: Self.most, { Self.reports(of: workspace) }) {
    case .done(let reports): found = reports
    case .interrupted: return false
    case .tooMuch:
      isTooMuch = true
      return false
    }
    let paths = Set(reports.keys).union(found.keys)
    changed = paths.filter { path in Self.places(reports[path]) != Self.places(found[path]) }
    (reports, isDone) = (found, true)
    return true
  }

  private struct Place: Equatable {
    var rule: String
    var span: SourceSpan
    var text: String
  }

  private static func places(_ reports: [FileReport]?) -> [Place] {
    (reports ?? []).flatMap(\.findings).map { Place(rule: $0.rule, span: $0.span, text: $0.message.text) }
  }

  /// The run of `check` over the folders; what a settings file makes impossible is told where that file is open.
  private static func reports(of workspace: Workspace) -> [FilePath: [FileReport]] {
    var found: [FileReport] = []
    do throws(Failure) {
      let look = try workspace.look(on: workspace.system)
      // Findings inside of one file are made again whenever its text changes.
      let outputs = Outputs(keeping: { $0.isComparison || OwnFile.isNamed($0.path) }, saidIn: workspace.formatter)
      let files = try FileFinder.find(workspace.folders, on: workspace.system)
      var run = CheckRun(
        console: look.console, linter: look.linter, resolver: look.resolver, outputs: outputs, isQuiet: false,
        stdinName: nil,
        jobs: nil, repairing: nil, forceExclude: false)
      try run.check(files)
      run.checkOwnFiles(
        walked: files.problems.isEmpty ? workspace.folders : [], judges: true,
        isToday: workspace.options.date == nil && look.console.variable(.date) == nil, strictBaseline: false)
      found = run.reports
    } catch { return [:] }
    let directory = workspace.system.currentDirectory ?? "/"
    return Dictionary(grouping: found) { $0.path.absolute(in: directory) }
  }

  /// Files and folders that are read for one look at most.
  static let most = 20_000

  static let tooMuch: LocalizedMessage = """
    osam-lint does not compare the documents of these folders with each other: more than \(most) files and folders \
    would have to be read. Open a folder further down, or run osam-lint there.
    """

  // MARK: Words of the protocol

  static let token = "osam-lint-folders"

  static func progress(_ value: JSONValue) -> JSONValue { ["token": .string(token), "value": value] }

  /// Which files the editor is asked to watch.
  static var registration: JSONValue {
    let names = SettingsTable.fileNames + [Baseline.fileName]
    return [
      "registrations": [
        [
          "id": "osam-lint-files", "method": .string(LSP.Method.didChangeWatchedFiles.rawValue),
          "registerOptions": ["watchers": .array(names.map { ["globPattern": .string("**/\($0)")] })],
        ]
      ]
    ]
  }
}
