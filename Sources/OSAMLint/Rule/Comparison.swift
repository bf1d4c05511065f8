import OSAMFormats
import OSAMSyntax

/// Two documents under a rule that compares them: both were read again.
package struct Comparison: Sendable {
  /// The document read later; findings are reported there.
  package let here: Inspection
  package let there: Inspection
  /// The file of the other document, when it is another one.
  let otherPath: FilePath?
  /// They are in the same folder, or in the same file.
  let areNeighbours: Bool
  private let lines: @Sendable () -> LineMap

  /// `lines` are those of the other file.
  init(
    here: Inspection, there: Inspection, otherPath: FilePath?, areNeighbours: Bool,
    lines: @escaping @Sendable () -> LineMap
  ) {
    self.here = here
    self.there = there
    self.otherPath = otherPath
    self.areNeighbours = areNeighbours
    self.lines = lines
  }

  /// "in this file" or "in pre/ios.json"
  var otherPlace: LocalizedMessage { otherPath.map { "in \($0.display)" } ?? "in this file" }

  /// The app, as both name it.
  var app: LocalizedMessage { Quote.text(here.document.text("packageName") ?? "") }

  /// Both are about one app; that their digests say so leaves room for chance.
  var areOfOneApp: Bool {
    guard let left = here.document.pair("packageName"), let right = there.document.pair("packageName") else {
      return false
    }
    return here.document.tree.textBytes(left.value).elementsEqual(there.document.tree.textBytes(right.value))
  }

  /// Reports at one place of each document, the other one with a caption; nothing when there is none here.
  func report(
    _ what: @autoclosure @escaping @Sendable () -> LocalizedMessage,
    so effect: @autoclosure @escaping @Sendable () -> LocalizedMessage? = nil, help: LocalizedMessage,
    at places: (here: NodeID?, there: NodeID?), caption: @autoclosure @escaping @Sendable () -> LocalizedMessage,
    effect happening: Effect? = nil, clients: ClientSet? = nil
  ) {
    guard let place = places.here else { return }
    here.report(
      what(), so: effect(), help: help, at: place, effect: happening, clients: clients,
      related: places.there.map { [related(there.document.span($0), caption())] } ?? [])
  }

  /// In each document the first of these members that is there.
  func places(of members: String...) -> (here: NodeID?, there: NodeID?) {
    func first(_ document: Document) -> NodeID? { members.lazy.compactMap { document.pair($0)?.place }.first }
    return (first(here.document), first(there.document))
  }

  private func related(_ span: SourceSpan, _ caption: LocalizedMessage) -> RelatedPlace {
    guard let otherPath else { return RelatedPlace(span, caption) }
    return RelatedPlace(span, caption, in: OtherFile(path: otherPath, span: span, lines: lines()))
  }
}
