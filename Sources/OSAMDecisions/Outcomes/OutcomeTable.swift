import OSAMFormats

/// All answers of clients that get the same from a document on a platform.
package struct OutcomeTable: Sendable {
  package var platform: DevicePlatform
  package var clients: ClientSet
  /// The newest of the clients before the document.
  package var subject: DocumentSubject
  package var cells: Cells<DeviceAnswer>

  /// More cells of one document, over all its clients, are not listed.
  package static let mostCells = 10_000

  /// A table for each group of clients with the same answers, those of the newest clients last.
  package static func all(
    of audiences: [Audience], _ terms: QuestionTerms
  ) throws(Cells<DeviceAnswer>.TooMany) -> [OutcomeTable] {
    var tables: [OutcomeTable] = []
    var left = mostCells
    for audience in audiences {
      guard let box = terms.box(audience.subject) else { continue }
      let cells: Cells<DeviceAnswer>
      do throws(Cells<DeviceAnswer>.TooMany) {
        cells = try Cells(audience.subject, in: box, limit: left)
      } catch {
        throw .init(limit: mostCells)
      }
      left -= cells.effort
      if let index = tables.firstIndex(where: { $0.platform == audience.platform && $0.cells.isSame(as: cells) }) {
        tables[index].clients = tables[index].clients | audience.clients
        tables[index].subject = audience.subject
      } else {
        tables.append(
          OutcomeTable(
            platform: audience.platform, clients: audience.clients, subject: audience.subject, cells: cells))
      }
    }
    return tables
  }
}
