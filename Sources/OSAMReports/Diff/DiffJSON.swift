import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Changes, for machines.
package enum DiffJSON {
  package static func text(
    _ diffs: [DocumentDiff], leftOut: [LeftOutPart], _ summary: DiffSummary, in formatter: MessageFormatter
  ) -> String {
    var text = JSONAnswer.start("changes")
    let changes = diffs.changes(past: true)
    for (index, one) in changes.enumerated() {
      text += JSONAnswer.line(one.diff.json(one.change), isFirst: index == 0)
    }
    text += JSONAnswer.end(isEmpty: changes.isEmpty)
    let items = diffs.groups(past: true, joinsOlder: true)
    for (name, value) in [
      ("items", .array(items.map { $0.json(in: formatter) })),
      ("notes", .strings(diffs.compactMap({ $0.note }).map(formatter.text))), ("summary", summary.json),
      LeftOutPart.member(leftOut, in: formatter),
    ] {
      text += ",\n\"\(name)\":" + value.text(pretty: false)
    }
    return text + "}\n"
  }
}

extension ChangeGroup {
  /// An item that people read, with the numbers of its changes.
  fileprivate func json(in formatter: MessageFormatter) -> JSONValue {
    [
      "class": .string(changeClass.rawValue), "words": .string(formatter.text(change)),
      "changes": .array(numbers.map { .integer(Int64($0)) }),
    ]
  }
}

extension DocumentDiff {
  func json(_ change: OutcomeChange) -> JSONValue {
    let newest = change.clients.clients.last
    func side(_ side: Side?, _ answer: DeviceAnswer?) -> JSONValue {
      guard let side, let answer, let newest else { return .null }
      return [
        "outcome": .string(answer.outcome), "plain": .string(answer.plain.rawValue),
        "simulate": .strings(
          side.command.arguments(change.point, axes: change.axes, client: newest, platform: change.platform)),
      ]
    }
    return .object([
      ("file", .string(orNull: after?.path.display)), ("oldFile", .string(orNull: before?.path.display)),
      ("document", .integer(Int64(shown?.document.number ?? 0))), ("kind", .string(orNull: kind?.id)),
      ("class", .string(change.changeClass.rawValue)), ("older", .bool(change.isOlder)),
      ("past", .bool(change.isPast)),
      (
        "expected",
        change.agreement.map { ["file": .string($0.file.display), "case": .string($0.test)] } ?? .null
      ),
      ("clients", change.clients.json), ("platform", .string(change.platform.rawValue)),
      ("region", RegionJSON(axes: change.axes, open: change.asked).json(change.region)),
      ("before", side(before, change.pair.before)), ("after", side(after, change.pair.after)),
      (
        "texts",
        .array(
          change.pair.texts.map { text in
            [
              "language": .string(orNull: text.language?.rawValue), "member": .string(text.member.words.text),
              "before": .string(orNull: text.before), "after": .string(orNull: text.after),
            ]
          })
      ),
    ])
  }
}
