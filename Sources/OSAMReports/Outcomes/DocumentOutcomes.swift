import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Everything that users get of one document.
package struct DocumentOutcomes: Sendable {
  package var path: FilePath
  package var document: Document
  /// The words of its kind.
  package var pages: KindPages
  /// Documents in its file.
  package var count: Int
  package var tables: [OutcomeTable]
  /// Libraries of which there are no tables.
  package var leftOut: [LeftOutLibrary]
  package var outlooks: Outlooks
  package var command: CellCommand
  package var now: Instant
  package var zone: Zone

  package init(
    path: FilePath, document: Document, pages: KindPages, count: Int, tables: [OutcomeTable],
    leftOut: [LeftOutLibrary] = [], outlooks: Outlooks, command: CellCommand, now: Instant, zone: Zone
  ) {
    self.path = path
    self.document = document
    self.pages = pages
    self.count = count
    self.tables = tables
    self.leftOut = leftOut
    self.outlooks = outlooks
    self.command = command
    self.now = now
    self.zone = zone
  }

  /// Nothing is said of it, because all of its libraries are left out.
  package var isUnanswered: Bool { tables.isEmpty && !leftOut.isEmpty }

  /// For machines.
  package var leftOutParts: [LeftOutPart] {
    leftOut.map { LeftOutPart(path: path, document: document, library: $0) }
  }

  package var label: LocalizedMessage { Simulation.label(path: path, document: document, count: count) }

  /// Today's outcome and the next change, in a sentence; for each platform where they differ.
  package var today: LocalizedMessage { today(explains: false) }

  /// `today`, for people who do not know the libraries' words.
  var plainToday: LocalizedMessage { today(explains: true) }

  private func today(explains: Bool) -> LocalizedMessage {
    let sentences = outlooks.told.map {
      ($0.platform, OutlookWords(outlook: $0.outlook, zone: zone, explains: explains).sentence)
    }
    guard let first = sentences.first else { return "nobody who is asked about reads it" }
    // A sentence that is the same for all of them is not the same for libraries of which nothing is known.
    if outlooks.leftOut.isEmpty, sentences.allSatisfy({ $0.1 == first.1 }) { return first.1 }
    let each = sentences.map { platform, sentence -> LocalizedMessage in "on \(platform.title) \(sentence)" }
    let told = each.joined(separator: "; ")
    return outlooks.leftOut.isEmpty ? told : "\(told); left out: \(list: outlooks.leftOut.map { $0.name })"
  }

  /// Ordinary devices get an alert today that nothing ends; nil where none do.
  var lockOut: LocalizedMessage? {
    let trapped = outlooks.told.filter { platform, outlook in
      let user = LinkUser(of: document, on: platform)
      return outlook.today.contains { $0.answer.hasNoWayOut(for: user) }
    }
    if trapped.isEmpty { return nil }
    let locked: LocalizedMessage = "People are locked out: nothing closes the alert, and no button leads to an update."
    return trapped.count == outlooks.told.count
      ? locked : "\(list: trapped.map { LocalizedMessage(value: $0.platform.title) }): \(locked)"
  }

  /// The devices that the first line of a page and its drawing are about; nil where no device remembers anything.
  var ordinaryDevices: LocalizedMessage? {
    guard let outlook = outlooks.told.first?.outlook else { return nil }
    return outlook.axes.contains { $0.name.isOfApps }
      ? "The first line and the drawing are about devices that were told of no update before."
      : "The first line and the drawing are about devices that are online and were shown nothing before."
  }

  /// The answer to ordinary devices from the file as it is served, whatever the day; nil where it has no clock of its
  /// own. Where it stops some systems or models, the answer to those that it lets through.
  func asServed(_ table: OutcomeTable) -> DeviceAnswer? {
    func answer(_ region: Region) -> DeviceAnswer? {
      table.subject.decideAsServed(table.cells.ordinaryWitness(of: region, today: now)).map(DeviceAnswer.init)
    }
    guard let first = answer(table.cells.asked) else { return nil }
    let isFiltered = [AxisName.osVersion, .model].contains { table.subject.index(of: $0) != nil }
    if first.plain.isShown || !isFiltered { return first }
    return table.cells.cells.lazy.compactMap { answer($0.region) }.first { $0.plain.isShown } ?? first
  }

  // MARK: JSON

  package func json(in formatter: MessageFormatter) -> JSONValue {
    [
      "file": .string(path.display), "document": .integer(Int64(document.number)), "kind": .string(document.kind.id),
      "today": .string(formatter.text(today)), "tables": .array(tables.map(json)),
    ]
  }

  private func json(_ table: OutcomeTable) -> JSONValue {
    [
      "clients": table.clients.json,
      "platform": .string(table.platform.rawValue),
      "cells": .array(
        table.cells.cells.map { cell in
          let answer = table.cells.answer(of: cell)
          return .object([
            ("region", RegionJSON(axes: table.cells.axes, open: QuestionTerms.usual(table.subject)).json(cell.region)),
            ("outcome", .string(answer.outcome)), ("plain", .string(answer.plain.rawValue)),
            ("updateVersion", Self.json(answer.reported)),
            ("simulate", .strings(arguments(table.cells.ordinaryWitness(of: cell.region, today: now), table))),
          ])
        }),
      "asServed": asServed(table).map { ["outcome": .string($0.outcome), "plain": .string($0.plain.rawValue)] }
        ?? .null,
    ]
  }

  private static func json(_ reported: DeviceAnswer.Reported?) -> JSONValue {
    switch reported {
    case .installed: .string("installed")
    case .version(let version): .string(version.text)
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
