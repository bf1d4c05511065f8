import OSAMFormats
import OSAMLanguageServer
import OSAMLint
import OSAMSyntax

/// Findings, and when the editor is told of them.
extension LanguageSession {
  /// A text is not what it was.
  func hasChanged(_ uri: String) {
    // Who asks for findings asks again for those of a text that he changes.
    if !workspace.abilities.pullsDiagnostics { isOutdated(uri) }
    // Settings, a baseline and tests are about other texts as well.
    guard OwnFile.isNamed(FilePath(text: uri)) else { return }
    for other in workspace.uris where other != uri { isOutdated(other) }
    folderLook.isWanted = true
  }

  /// The findings of a text may be others now.
  func isOutdated(_ uri: String) {
    outdated.removeAll { $0.sameBytes(as: uri) }
    outdated.append(uri)
  }

  /// Everything is told anew.
  func refresh() {
    for uri in workspace.uris { isOutdated(uri) }
    if workspace.abilities.refreshesLenses { ask(.refreshLenses) }
    if workspace.abilities.refreshesHints { ask(.refreshHints) }
  }

  func tell(_ uri: String) {
    if workspace.abilities.pullsDiagnostics {
      // That something else than a text has changed its findings the client cannot know.
      if outdated.isEmpty, workspace.abilities.refreshesDiagnostics { ask(.refreshDiagnostics) }
      return
    }
    let text = workspace.text(at: uri)
    let found = text.map(diagnostics) ?? (isOurs: false, items: [])
    if !found.isOurs, !told.contains(ByteText(uri)) { return }
    if found.isOurs { told.insert(ByteText(uri)) } else { told.remove(ByteText(uri)) }
    notify(
      .publishDiagnostics,
      .object(present: [
        ("uri", .string(uri)), ("version", text.map { .integer($0.version) }), ("diagnostics", .array(found.items)),
      ]))
  }

  /// Of a text that is nobody's business here there are none, and nothing is told of it at all.
  func diagnostics(of text: OpenText) -> (isOurs: Bool, items: [JSONValue]) {
    guard let checked = checked(text), !checked.report.isPassedOver else {
      ours.remove(ByteText(text.uri))
      return (false, [])
    }
    // Somebody works with such documents: now it is worth looking at what lies around them.
    if ours.insert(ByteText(text.uri)).inserted, !folderLook.isDone { folderLook.isWanted = true }
    let writer = diagnosticsWriter(of: text, checked.formatter)
    return (
      true,
      writer.json(allFindings(text, checked), in: text.uri) + writer.json(recorded: checked.recorded, in: text.uri)
    )
  }

  func diagnosticsWriter(of text: OpenText, _ formatter: MessageFormatter) -> Diagnostics {
    let directory = system.currentDirectory ?? "/"
    let documentation = workspace.options.documentation
    return Diagnostics(
      workspace.places(text), workspace.abilities, in: formatter, page: { documentation?.page(of: $0) },
      address: { FileAddress.uri(of: $0.absolute(in: directory)) })
  }

  /// Findings in a text; nil where settings or a baseline cannot be used, which is told to the person.
  func checked(_ text: OpenText) -> Workspace.Checked? {
    defer { logSaid() }
    let folder = (FileAddress.path(of: text.uri) ?? "/").folder ?? "/"
    do throws(Failure) {
      let checked = try workspace.check(text)
      if !OwnFile.isNamed(FilePath(text: text.uri)) { unusable.remove(folder) }
      return checked
    } catch {
      // Once, until they can be used again.
      if unusable.insert(folder).inserted { tellFailure(error) }
      return nil
    }
  }

  func tellFailure(_ failure: Failure) {
    if let report = failure.report {
      show(.warning, "\(report.path) cannot be used as it is: osam-lint checks nothing with it. Open it to see why.")
    } else if !failure.isSaid {
      show(.warning, "osam-lint: \(failure.words)", hint: failure.hint)
    }
  }

  /// Logs the text that was written about the work.
  func logSaid() {
    let said = workspace.system.takeSaid()
    if !said.isEmpty { log(said.trimmingBlanks()) }
  }

  // MARK: Folders

  func lookAtFolders() {
    folderLook.isWanted = false
    let input = input
    // Where nothing of ours is open nobody waits for it.
    guard !ours.isEmpty, !workspace.folders.isEmpty, !folderLook.isTooMuch else { return }
    let isFirst = !folderLook.isDone && workspace.abilities.showsProgress
    if isFirst { beginProgress() }
    let isDone = folderLook.look(at: workspace) { input.hasMore }
    if isFirst { notify(.progress, FolderLook.progress(["kind": "end"])) }
    logSaid()
    guard isDone else {
      // Something more urgent came, or it is no use.
      folderLook.isWanted = !folderLook.isTooMuch
      if folderLook.isTooMuch { show(.info, FolderLook.tooMuch) }
      return
    }
    for uri in workspace.uris {
      if let path = FileAddress.path(of: uri), folderLook.changed.contains(path) { isOutdated(uri) }
    }
  }

  private func beginProgress() {
    ask(.createProgress, ["token": .string(FolderLook.token)])
    notify(
      .progress,
      FolderLook.progress([
        "kind": "begin", "title": "osam-lint", "message": .string(workspace.formatter.text("comparing documents")),
      ]))
  }
}
