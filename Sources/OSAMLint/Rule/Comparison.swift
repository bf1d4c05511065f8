import OSAMFormats
import OSAMSyntax

/// Two documents under a rule that compares them: both were read again.
package struct Comparison {
  /// The document read later; findings are reported there.
  package private(set) var here: Inspection
  package let there: Inspection
  /// The file of the other document, when it is another one.
  let otherPath: String?
  /// They are in the same folder, or in the same file.
  let areNeighbours: Bool
  private let lines: () -> LineMap

  /// `lines` are those of the other file.
  init(
    here: Inspection, there: Inspection, otherPath: String?, areNeighbours: Bool,
    lines: @escaping () -> LineMap
  ) {
    self.here = here
    self.there = there
    self.otherPath = otherPath
    self.areNeighbours = areNeighbours
    self.lines = lines
  }

  /// "in this file" or "in pre/ios.json"
  var otherPlace: String { otherPath.map { "in \($0)" } ?? "in this file" }

  /// The app, as both name it.
  var app: String { Quote.text(here.document.text("packageName") ?? "") }

  /// Both are about one app; that their digests say so leaves room for chance.
  var areOfOneApp: Bool {
    guard let left = here.document.pair("packageName"), let right = there.document.pair("packageName") else {
      return false
    }
    return here.document.tree.textBytes(left.value).elementsEqual(there.document.tree.textBytes(right.value))
  }

  /// Reports at the first of these members that is there, with the place of the first of them in the other document.
  mutating func report(
    _ message: Message, members: [String], caption: String, effect: Effect? = nil, clients: ClientSet? = nil
  ) {
    guard let place = Self.place(of: members, in: here.document) else { return }
    report(
      message, at: place, other: Self.place(of: members, in: there.document), caption: caption, effect: effect,
      clients: clients)
  }

  /// Reports at a node, with the place of a node of the other document.
  mutating func report(
    _ message: Message, at node: Int, other: Int?, caption: String, effect: Effect? = nil,
    clients: ClientSet? = nil
  ) {
    var places: [RelatedPlace] = []
    if let other { places.append(related(there.document.span(other), caption)) }
    here.report(message, at: node, effect: effect, clients: clients, related: places)
  }

  private static func place(of members: [String], in document: Document) -> Int? {
    members.lazy.compactMap { document.pair($0)?.place }.first
  }

  private func related(_ span: SourceSpan, _ caption: String) -> RelatedPlace {
    guard let otherPath else { return RelatedPlace(span, caption) }
    return RelatedPlace(span, caption, in: OtherFile(path: otherPath, span: span, lines: lines()))
  }

  mutating func setRule(_ rule: RunningRule) { here.rule = rule }
}
