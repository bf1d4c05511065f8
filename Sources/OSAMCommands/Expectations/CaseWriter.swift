import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Writes cases about cells: as keys of a test file, which `test` reads again.
struct CaseWriter {
  let zone: Zone

  /// A device of a cell, with what it gets.
  struct Written {
    var point: Point
    /// The case without a name: its keys, then what is expected.
    var keys: [(String, JSONValue)]
    var answer: DeviceAnswer

    var json: JSONValue { .object(keys) }
  }

  /// One case at each side of every boundary of a cell, or one for a cell without any.
  func cases(of cell: Cell, in table: OutcomeTable, today: Instant) -> [Written] {
    let cells = table.cells
    let base = cells.ordinaryWitness(of: cell.box, today: today)
    var written: [Written] = []
    for (index, extent) in cell.box.enumerated() {
      for (value, isUpper) in Self.ends(of: extent, asked: cells.asked[index]) {
        let box = Self.boxBeside(cell, isUpper, on: index, of: cells) ?? cell.box
        var point = cells.ordinaryWitness(of: box, today: today)
        guard point.count == box.count else { continue }
        point[index] = value
        if !written.contains(where: { $0.point == point }) { written.append(write(point, of: cell, box, in: table)) }
      }
    }
    return written.isEmpty ? [write(base, of: cell, cell.box, in: table)] : written
  }

  /// What a cell shares, but for one axis, with one that gets something else beyond its end there: so the two sides of the
  /// boundary differ in nothing but that.
  private static func boxBeside(
    _ cell: Cell, _ isUpper: Bool, on axis: Int, of cells: Cells<DeviceAnswer>
  ) -> Box? {
    for other in cells.cells where cells.answer(of: other) != cells.answer(of: cell) {
      guard isUpper ? cell.box[axis].touches(other.box[axis]) : other.box[axis].touches(cell.box[axis]) else {
        continue
      }
      var shared = cell.box
      for index in shared.indices where index != axis {
        guard let both = shared[index].shared(with: other.box[index]) else { break }
        shared[index] = both
      }
      let overlaps = cell.box.indices.allSatisfy { $0 == axis || cell.box[$0].overlaps(other.box[$0]) }
      if overlaps { return shared }
    }
    return nil
  }

  /// One case for a cell.
  func one(of cell: Cell, in table: OutcomeTable, today: Instant) -> Written {
    write(table.cells.ordinaryWitness(of: cell.box, today: today), of: cell, cell.box, in: table)
  }

  /// The first and the last value of a line where something else lies beyond.
  private static func ends(of extent: Extent, asked: Extent) -> [(value: Value, isUpper: Bool)] {
    switch (extent.line, asked.line) {
    case (.numbers(let range), .numbers(let whole)):
      return [
        range.lowerBound > whole.lowerBound ? (.number(range.lowerBound), false) : nil,
        range.upperBound < whole.upperBound ? (.number(range.upperBound), true) : nil,
      ].compactMap { $0 }
    case (.versions(let interval), _):
      let edges = interval.edges
      return [edges.low.map { (.version($0), false) }, edges.high.map { (.version($0), true) }].compactMap { $0 }
    default: return []
    }
  }

  /// `box` are the devices of the cell that the point stands for.
  private func write(_ point: Point, of cell: Cell, _ box: Box, in table: OutcomeTable) -> Written {
    let cells = table.cells
    let answer = cells.answer(of: cell)
    var keys: [(String, JSONValue)] = []
    var requirements: [(String, JSONValue)] = []
    for (index, axis) in cells.axes.enumerated() {
      // What makes no difference need not be said, but for the version, which everybody wants to see.
      if axis.name != .version, box[index] == cells.asked[index] { continue }
      let option = CellCommand.option(axis, point[index])
      guard let name = option.first?.dropFirst(2) else { continue }
      let value = option.dropFirst().first
      if case .requirement(let key) = axis.name {
        let before = "\(key)="
        let text = value.flatMap { value in
          value.utf8.starts(with: before.utf8) ? String(Substring(value.utf8.dropFirst(before.utf8.count))) : nil
        }
        requirements.append((key.text, .string(text ?? "*")))
      } else if case (.date, .number(let instant)) = (axis.name, point[index]) {
        keys.append(("date", .string(date(instant) ?? value ?? "")))
      } else if let value {
        keys.append((String(name), Int64(value).map { .integer($0) } ?? .string(value)))
      } else {
        keys.append((String(name), .bool(true)))
      }
    }
    if !requirements.isEmpty { keys.append(("requirement", .object(requirements))) }
    if let client = table.clients.clients.last { keys.append(("client", .string(client.name))) }
    keys.append(("platform", .string(table.platform.rawValue)))
    keys.append(("expect", .string(answer.outcome)))
    return Written(point: point, keys: keys, answer: answer)
  }

  /// As people write it, where that means the same moment.
  private func date(_ instant: Instant) -> String? {
    guard let text = zone.localText(instant), let written = WrittenDate(text, in: zone),
      case .once(instant) = written.reading
    else { return nil }
    return text
  }

  // MARK: As text

  /// `LAZY at 2026-12-01 00:00, version 2026110000, osam:3.0.1 on Android`
  static func name(_ written: Written) -> String {
    var (outcome, at, rest, client, platform) = ("", "", [String](), "", "")
    for (key, value) in written.keys {
      let text = Self.text(value)
      switch key {
      case "expect": outcome = text
      case "date": at = " at \(text)"
      case "client": client = text
      case "platform": platform = DevicePlatform(rawValue: text)?.title ?? text
      default: rest.append(text == "true" ? key : "\(key) \(text)")
      }
    }
    return "\(outcome)\(at), \((rest + [client]).joined(separator: ", ")) on \(platform)"
  }

  private static func text(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): text
    case .object(let pairs): pairs.map { "\($0.0)=\(text($0.1))" }.joined(separator: " ")
    default: value.text(pretty: false)
    }
  }

  /// Items of `cases`, as they are put under it.
  static func items(_ cases: [JSONValue]) -> String {
    let text = YAMLDocument(head: [], entries: [YAMLEntry("cases", .list(cases.map(yaml)))]).text()
    return String(text.drop { $0 != "\n" }.dropFirst())
  }

  static func yaml(_ value: JSONValue) -> YAMLValue {
    switch value {
    case .object(let pairs): .mapping(pairs.map { YAMLEntry($0.0, yaml($0.1)) })
    case .array(let items): .list(items.map(yaml))
    // A date stands without quotes: nothing that reads test files takes it for something else than a text.
    case .string(let text) where WrittenDate(text, in: .utc) != nil && text.count <= 23: .literal(text)
    case .string(let text): .text(text)
    default: .literal(value.text(pretty: false))
    }
  }
}
