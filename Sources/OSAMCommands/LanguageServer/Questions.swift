import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Answers of the other commands about the texts of an editor.
extension Workspace {
  /// The question of `outcomes` about a file.
  func question(about path: FilePath?) throws(Failure) -> OutcomeQuestion {
    let look = try look(on: system)
    let layer: SettingsLayer? = if let path { try look.finder.layer(for: path, on: look.console) } else { nil }
    let zone = try look.reading.zone(layer)
    let today = try Moment.of(options.date, look.console, zone: zone)
    let restrictions = try RestrictionOptions().restrictions(kinds, now: today, zone: zone)
    let terms = restrictions.terms(
      kinds.models, targets: try options.target.targets(kinds, layer) ?? kinds.known.clients,
      applies: layer?.applies?.value ?? .below, today: today)
    return OutcomeQuestion(kinds: kinds.reported, terms: terms, zone: zone, fixed: look.reading.arguments)
  }

  /// Results of `test` for a file; of one case, or of those whose names have its name, where that is wanted.
  func run(_ path: FilePath, only name: String?) throws(Failure) -> TestedFile? {
    let look = try look(on: system)
    let layer = try look.finder.layer(for: path, on: look.console)
    let zone = try look.reading.zone(layer)
    var run = TestRun(
      console: look.console, reading: look.reading, finder: look.finder, zone: zone,
      applies: layer?.applies?.value ?? .below,
      targets: try options.target.targets(kinds, layer) ?? kinds.known.clients,
      today: try Moment.of(options.date, look.console, zone: zone), only: name.map { [$0] } ?? [], countsPast: false,
      outputs: Outputs(keeping: { _ in true }, saidIn: formatter(in: path.folder)))
    try run.run([path])
    return run.outputs.reports.first?.tested
  }

  /// The page that `preview` writes about a file.
  func page(about path: FilePath) throws(Failure) -> String? {
    var asked = PreviewRun.Asked()
    asked.files = [path]
    asked.date = options.date
    asked.clients = options.target.clients
    asked.reading.config = options.config
    var run = try PreviewRun(asked, on: console())
    let entries = try run.entries()
    if entries.isEmpty { return nil }
    return PreviewPage(
      entries, changes: nil, now: run.terms.today, zone: run.zone, in: formatter(in: path.folder)
    ).html
  }
}
