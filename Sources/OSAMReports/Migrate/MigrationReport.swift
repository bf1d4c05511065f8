import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Result for an older document, in lines for people: what was carried over and what was not, what is left to them, and
/// for which devices something changes.
package struct MigrationReport: Sendable {
  private let migration: Migration
  private let source: Document
  private let map: LineMap
  /// Errors of the older document.
  private let errors: [Finding]

  package init(_ migration: Migration, of source: Document, errors: [Finding]) {
    self.migration = migration
    self.source = source
    self.errors = errors
    map = LineMap(source.tree.bytes)
  }

  package func lines(path: FilePath, target: DocumentKind, in formatter: MessageFormatter) -> [String] {
    let comparison = migration.comparison
    var lines: [(words: LocalizedMessage, indent: String)] = [
      ("\(path.display): \(source.kind.id) to \(target.id)", "")
    ]
    lines += section("carried over", items(migration.carried))
    lines += section("cannot be carried over", items(migration.lost))
    lines += section("left blank, to be filled in", items(migration.blanks))
    lines += section(
      "errors of the older document, as check names them",
      errors.map { "\(place($0.span)) \($0.rule): \($0.message.sentence)" })
    lines += section("devices, with \(clients)", comparison.outcomes.map { "\($0.devices): \($0.words)" })
    lines += section("what the alert shows", comparison.texts.map { "\($0.devices): \($0.words)" })
    lines += section("assumed", comparison.assumptions)
    lines += section("not compared", comparison.notCompared)
    return lines.map { $0.indent + formatter.text($0.words) }
  }

  private var clients: LocalizedMessage {
    func names(_ clients: [Client]) -> LocalizedMessage {
      "\(list: clients.map { "\($0.library.id) \($0.release.name)" })"
    }
    let (before, after) = migration.comparison.clients
    return "\(names(before)) before and \(names(after)) after"
  }

  private func section(_ title: LocalizedMessage, _ lines: [LocalizedMessage]) -> [(
    words: LocalizedMessage, indent: String
  )] {
    lines.isEmpty ? [] : [(title, "")] + lines.map { ($0, "  ") }
  }

  /// A line for each thing that is said, with all members it is said of.
  private func items(_ items: [Migration.Item]) -> [LocalizedMessage] {
    var groups: [(names: [LocalizedMessage], words: LocalizedMessage)] = []
    for item in items {
      let name: LocalizedMessage =
        item.node.map { "\(item.name) (\(place(source.span($0))))" } ?? item.name
      if let index = groups.firstIndex(where: { $0.words == item.words }) {
        groups[index].names.append(name)
      } else {
        groups.append(([name], item.words))
      }
    }
    return groups.map { "\(list: $0.names): \($0.words)" }
  }

  private func place(_ span: SourceSpan) -> String {
    let position = map.position(of: span.start)
    return "\(position.line):\(position.column)"
  }
}
