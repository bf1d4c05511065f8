import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// A region for machines: the axes on which not every device is meant, by the option's name.
struct RegionJSON {
  var axes: [Axis]
  /// The devices that are meant when nothing is said: an end that is theirs is open.
  var open: Region

  func json(_ region: Region) -> JSONValue {
    var entries: [(String, JSONValue)] = []
    var requirements: [(String, JSONValue)] = []
    for (index, axis) in axes.enumerated() where region[index] != open[index] {
      let value = json(region[index], axis, open[index])
      if case .requirement(let key) = axis.name {
        requirements.append((key.text, value))
      } else {
        entries.append((axis.name.option, value))
      }
    }
    if !requirements.isEmpty { entries.append(("requirement", .object(requirements))) }
    return .object(entries)
  }

  private func json(_ extent: Extent, _ axis: Axis, _ open: Extent) -> JSONValue {
    var values = extent.names.numbers.flatMap { Self.json(axis.names[$0]) }
    switch (extent.line, open.line) {
    case (.numbers(let range), .numbers(let whole)):
      values.append(
        .object(
          (range.lowerBound > whole.lowerBound ? [("from", .integer(range.lowerBound))] : [])
            + (range.upperBound < whole.upperBound ? [("to", .integer(range.upperBound))] : [])))
    case (.versions(let interval), _):
      values.append(
        .object(
          [
            interval.low.map { ($0.isBehind ? "above" : "from", .string($0.version)) },
            interval.high.map { ($0.isBehind ? "to" : "below", .string($0.version)) },
          ].compactMap { $0 }))
    default: break
    }
    return values.count == 1 ? values[0] : .array(values)
  }

  private static func json(_ value: NamedValue) -> [JSONValue] {
    switch value {
    case .absent: [.null]
    case .text(let text): [.string(text)]
    case .oneOf(let texts): texts.map { .string($0) }
    case .off: [.bool(false)]
    case .on: [.bool(true)]
    case .other(let example): [["other": .string(example)]]
    case .unreadable(let example): [["unreadable": .string(example)]]
    }
  }
}
