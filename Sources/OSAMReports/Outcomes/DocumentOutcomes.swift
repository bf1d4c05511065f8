import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Everything that users get of one document.
package struct DocumentOutcomes: Sendable {
  package var path: String
  package var document: Document
  /// Documents in its file.
  package var count: Int
  package var tables: [OutcomeTable]
  package var outlook: Outlook?
  package var command: CellCommand
  package var zone: Zone

  package init(
    path: String, document: Document, count: Int, tables: [OutcomeTable], outlook: Outlook?, command: CellCommand,
    zone: Zone
  ) {
    self.path = path
    self.document = document
    self.count = count
    self.tables = tables
    self.outlook = outlook
    self.command = command
    self.zone = zone
  }

  package var label: String { Simulation.label(path: path, document: document, count: count) }

  /// Today's outcome and the next change, in a sentence.
  package var today: String {
    outlook.map { OutlookWords(outlook: $0, zone: zone).sentence } ?? "nobody who is asked about reads it"
  }

  // MARK: JSON

  package var json: JSONValue {
    [
      "file": .string(path), "document": .integer(Int64(document.number)), "kind": .string(document.kind.id),
      "today": .string(today), "tables": .array(tables.map(json)),
    ]
  }

  private func json(_ table: OutcomeTable) -> JSONValue {
    let newest = table.clients.clients.last
    return [
      "clients": table.clients.json,
      "platform": .string(table.platform.rawValue),
      "cells": .array(
        table.cells.cells.map { cell in
          let answer = table.cells.answer(of: cell)
          return .object([
            ("region", RegionJSON(axes: table.cells.axes, asked: table.subject.whole).json(cell.box)),
            ("outcome", .string(answer.outcome)), ("plain", .string(answer.plain.rawValue)),
            ("updateVersion", Self.json(answer.reported)),
            (
              "simulate",
              newest.map {
                .strings(
                  command.arguments(
                    table.cells.witness(of: cell), axes: table.cells.axes, client: $0, platform: table.platform))
              } ?? .null
            ),
          ])
        }),
    ]
  }

  private static func json(_ reported: DeviceAnswer.Reported?) -> JSONValue {
    switch reported {
    case .installed: .string("installed")
    case .version(let version): .string(version)
    case nil: .null
    }
  }
}

extension ClientSet {
  /// Runs of releases.
  var json: JSONValue {
    .array(
      ranges.map { range in
        ["library": .string(range.library), "from": .string(range.from), "to": .string(range.to)]
      })
  }
}
