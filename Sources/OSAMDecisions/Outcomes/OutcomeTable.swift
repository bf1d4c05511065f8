import OSAMFormats

/// All answers of clients that get the same from a document on a platform.
package struct OutcomeTable: Sendable {
  package var platform: DevicePlatform
  package var clients: ClientSet
  /// The newest of the clients before the document.
  package var subject: DocumentSubject
  package var cells: Cells<DeviceAnswer>

  /// Devices with a version or a system that the library cannot read were not asked about.
  package var leavesOutUnreadable: Bool {
    zip(cells.axes, cells.asked).contains { axis, asked in axis.hasUnreadable && asked.names.isEmpty }
  }

  /// More cells of one document, over all its clients, are not listed.
  package static let mostCells = 10_000

  /// A table for each group of clients with the same answers, those of the newest clients last; fails when there are
  /// too many cells for some library.
  package static func all(
    of clientGroups: [ClientGroup], _ terms: QuestionTerms
  ) throws(TooManyCells) -> [OutcomeTable] {
    let (tables, leftOut) = found(of: clientGroups, terms)
    if let first = leftOut.first { throw .init(limit: first.limit) }
    return tables
  }

  /// The tables of every library that does not have too many cells, and the other libraries.
  package static func found(
    of clientGroups: [ClientGroup], _ terms: QuestionTerms
  ) -> (tables: [OutcomeTable], leftOut: [LeftOutLibrary]) {
    var found: [(clientGroup: ClientGroup, cells: Cells<DeviceAnswer>)] = []
    var leftOut: [LeftOutLibrary] = []
    var left = mostCells
    for clientGroup in clientGroups {
      guard let region = terms.region(clientGroup.subject), !leftOut.contains(where: { $0.concerns(clientGroup) })
      else {
        continue
      }
      do throws(TooManyCells) {
        let cells = try Cells(clientGroup.subject, in: region, limit: left)
        left -= cells.effort
        found.append((clientGroup, cells))
      } catch {
        // The newest release of the library is the one that people ask about.
        let newest =
          clientGroups.last { $0.platform == clientGroup.platform && $0.isOfLibrary(clientGroup) } ?? clientGroup
        guard let library = LeftOutLibrary(newest.clients, newest.platform, newest.subject, terms) else { continue }
        leftOut.append(library)
        for one in found where library.concerns(one.clientGroup) { left += one.cells.effort }
        found.removeAll { library.concerns($0.clientGroup) }
      }
    }
    var tables: [OutcomeTable] = []
    for (clientGroup, cells) in found {
      if let index = tables.firstIndex(where: { $0.platform == clientGroup.platform && $0.cells.isSame(as: cells) }) {
        tables[index].clients = tables[index].clients | clientGroup.clients
        tables[index].subject = clientGroup.subject
      } else {
        tables.append(
          OutcomeTable(
            platform: clientGroup.platform, clients: clientGroup.clients, subject: clientGroup.subject, cells: cells))
      }
    }
    return (tables, leftOut)
  }
}
