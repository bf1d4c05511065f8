import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// The change of a document, and its effect on users.
package struct DocumentDiff: Sendable {
  /// A document on one side.
  package struct Side: Sendable {
    /// As `simulate` is told it.
    package var path: FilePath
    package var document: Document
    /// The words of its kind.
    package var pages: KindPages
    /// Documents in its file.
    package var count: Int
    package var command: CellCommand

    package init(path: FilePath, document: Document, pages: KindPages, count: Int, command: CellCommand) {
      self.path = path
      self.document = document
      self.pages = pages
      self.count = count
      self.command = command
    }

    package var label: LocalizedMessage { Simulation.label(path: path, document: document, count: count) }
  }

  /// Nil for a document that was not there before.
  package var before: Side?
  /// Nil for one that is there no more.
  package var after: Side?
  /// The documents stand in files of different names.
  package var isMoved: Bool
  /// The gravest first.
  package var changes: [OutcomeChange]
  /// Releases that read such documents, of those asked about.
  package var clients: ClientSet
  package var zone: Zone

  package init(
    before: Side?, after: Side?, isMoved: Bool, changes: [OutcomeChange], clients: ClientSet, zone: Zone
  ) {
    self.before = before
    self.after = after
    self.isMoved = isMoved
    self.changes = changes.enumerated().sorted { left, right in
      (right.element.changeClass, left.element.isOlder ? 1 : 0, left.offset)
        < (left.element.changeClass, right.element.isOlder ? 1 : 0, right.offset)
    }.map { $0.element }
    self.clients = clients
    self.zone = zone
  }

  /// The side that says where it is.
  package var shown: Side? { after ?? before }

  package var kind: DocumentKind? { shown?.document.kind }

  /// `bus.json (new)`
  var label: LocalizedMessage {
    guard let shown else { return "" }
    if before == nil { return "\(shown.label) (new)" }
    if after == nil { return "\(shown.label) (deleted)" }
    return isMoved ? "\(shown.label) (was \(before?.label ?? "" as LocalizedMessage))" : shown.label
  }

  /// About a document that is missing on one side and whose apps take a missing file for an error, and about one in
  /// which names changed that no release reads.
  package var note: LocalizedMessage? {
    if let before, let after {
      let names = before.document.namesReadByNobody.filter { !isAlike($0) }
      let added = after.document.namesReadByNobody.filter { !isAlike($0) }
      return OutcomeAssumptions.laterReleases(names + added, after.document.kind).map { "\(after.label): \($0)" }
    }
    guard (before == nil) != (after == nil), let shown, shown.pages.failsWithoutFile else { return nil }
    return """
      \(shown.label): apps answer a missing file of this kind with an error; here it counts as nothing for everybody.
      """
  }
}

extension DocumentDiff {
  /// A name has the same value on both sides.
  private func isAlike(_ name: String) -> Bool {
    guard let before, let after else { return false }
    return before.document.value(ofUnread: name) == after.document.value(ofUnread: name)
  }
}

extension Document {
  /// The bytes of the last value under a name beside its members.
  fileprivate func value(ofUnread name: String) -> ArraySlice<UInt8>? {
    var value: ArraySlice<UInt8>?
    guard let body else { return nil }
    tree.forEachPair(of: body) { pair in
      if tree.kind(pair.key) != .missing, tree.reads(pair.key, name) { value = tree.bytes[tree.span(pair.value).range] }
    }
    return value
  }
}

extension [DocumentDiff] {
  /// Every change with its document, the gravest first; those that are over only with `past`.
  func changes(past: Bool) -> [(diff: DocumentDiff, change: OutcomeChange)] {
    ChangeClass.allCases.flatMap { changeClass in
      flatMap { diff in
        diff.changes.filter { $0.changeClass == changeClass && (past || !$0.isPast) }.map { (diff, $0) }
      }
    }
  }
}
