import OSAMFormats
import OSAMLanguageServer
import OSAMLint
import OSAMSyntax

/// How a finding of an open text is allowed: by a comment beside it, or by an entry of the settings. What is offered was
/// tried: with it the finding is gone, and no other comes or goes but those of the same rule beside it.
struct Allowance {
  private let workspace: Workspace
  private let text: OpenText
  private let checked: Workspace.Checked

  init(_ workspace: Workspace, _ text: OpenText, _ checked: Workspace.Checked) {
    self.workspace = workspace
    self.text = text
    self.checked = checked
  }

  func edit(for finding: Finding) -> (title: LocalizedMessage, edit: WorkspaceEdit)? {
    comment(for: finding) ?? entry(for: finding)
  }

  private func comment(for finding: Finding) -> (LocalizedMessage, WorkspaceEdit)? {
    let tree = Tree.read(text.bytes, as: checked.input.syntax)
    for edit in Allowing.comments(for: finding, in: tree) {
      let bytes = [edit].applied(to: text.bytes)
      let shift = edit.span.start <= finding.span.start ? edit.text.utf8.count : 0
      let changed = OpenText(uri: text.uri, language: text.language, version: text.version, bytes: bytes)
      guard isAllowed(finding, shift, changed, on: workspace.system) else { continue }
      var change = WorkspaceEdit()
      change.change(text.uri, version: text.version, [edit], workspace.places(text))
      return ("Allow \(named(finding)) here, with a reason that you write", change)
    }
    return nil
  }

  private func entry(for finding: Finding) -> (LocalizedMessage, WorkspaceEdit)? {
    guard let path = FileAddress.path(of: text.uri), !OwnFile.isNamed(path), let folder = path.folder,
      let look = try? workspace.look(on: workspace.system), let found = try? look.finder.settings(in: folder) ?? nil
    else { return newFile(for: finding) }
    guard let place = path.relative(to: found.folder),
      let edit = Allowing.entry(for: finding, path: place, in: found.file.tree.bytes, look.finder.table)
    else { return nil }
    guard isAllowed(finding, by: [edit].applied(to: found.file.tree.bytes), at: found.path) else { return nil }
    let uri = FileAddress.uri(of: found.path)
    var change = WorkspaceEdit()
    change.change(
      uri, version: workspace.text(at: uri)?.version, [edit],
      TextPlaces(found.file.tree.bytes, workspace.abilities.encoding))
    let shown = found.path.seen(from: workspace.folders.first ?? folder)
    return ("Allow \(named(finding)) here in \(shown), with a reason that you write", change)
  }

  /// Settings where there were none: at the head of the repository, or of the folder that is open.
  private func newFile(for finding: Finding) -> (LocalizedMessage, WorkspaceEdit)? {
    guard let path = FileAddress.path(of: text.uri), !OwnFile.isNamed(path), let folder = path.folder,
      workspace.abilities.createsFiles
    else { return nil }
    var top = folder
    while !workspace.system.isRepository(top), !workspace.folders.contains(top), let above = top.folder {
      top = above
    }
    // Outside of both it stands beside the file.
    if top == "/" { top = folder }
    let settings = top.joined(SettingsTable.fileNames[0])
    guard let place = path.relative(to: top),
      let edit = Allowing.entry(for: finding, path: place, in: [], SettingsTable(workspace.kinds.known)),
      isAllowed(finding, by: Array(edit.text.utf8), at: settings)
    else { return nil }
    var change = WorkspaceEdit()
    change.create(FileAddress.uri(of: settings), edit.text)
    return (
      "Allow \(named(finding)) here in a new \(SettingsTable.fileNames[0]), with a reason that you write", change
    )
  }

  /// The rule, with the member where the finding is about one: several of one place are told apart by it.
  private func named(_ finding: Finding) -> LocalizedMessage {
    LocalizedMessage(value: finding.rule + (finding.memberName.map { " (\(Display.escaped($0)))" } ?? ""))
  }

  // MARK: Trying

  private func isAllowed(_ finding: Finding, by settings: [UInt8], at path: FilePath) -> Bool {
    let tried = EditedSystem(workspace.system)
    tried.put(settings, at: path)
    return isAllowed(finding, 0, text, on: tried)
  }

  private struct Place: Hashable {
    var rule: String
    var start: Int
  }

  private func isAllowed(_ finding: Finding, _ shift: Int, _ changed: OpenText, on system: any System) -> Bool {
    guard let after = try? workspace.check(changed, on: system) else { return false }
    let left = after.report.findings
    if left.contains(where: { $0.rule == finding.rule && $0.span.start == finding.span.start + shift }) { return false }
    // No other rule says more or less than before.
    func others(_ findings: [Finding]) -> [String: Int] {
      findings.reduce(into: [:]) { counts, other in
        if other.rule != finding.rule { counts[other.rule, default: 0] += 1 }
      }
    }
    return others(left) == others(checked.report.findings)
  }
}
