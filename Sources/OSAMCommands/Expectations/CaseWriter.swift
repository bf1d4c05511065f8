import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Writes cases as keys of a test file, which `test` reads again.
struct CaseWriter {
  let models: DecisionModels
  let zone: Zone

  /// The case without a name: its keys, then what is expected.
  func keys(of one: StartedCase) -> [(String, JSONValue)] {
    var keys: [(String, JSONValue)] = []
    var requirements: [(String, JSONValue)] = []
    for (index, axis) in one.axes.enumerated() {
      // A value that makes no difference need not be written, but for the version, which everybody wants to see.
      if axis.name != .version, one.region[index] == one.asked[index] { continue }
      let option = CellCommand.option(axis, one.point[index])
      guard let name = option.first?.dropFirst(2) else { continue }
      let value = option.dropFirst().first
      if case .requirement(let key) = axis.name {
        let before = "\(key)="
        let text = value.flatMap { value in
          value.utf8.starts(with: before.utf8) ? String(Substring(value.utf8.dropFirst(before.utf8.count))) : nil
        }
        requirements.append((key.text, .string(text ?? "*")))
      } else if case (.date, .number(let instant)) = (axis.name, one.point[index]) {
        keys.append(("date", .string(date(instant) ?? value ?? "")))
      } else if let value {
        keys.append((String(name), Int64(value).map { .integer($0) } ?? .string(value)))
      } else {
        keys.append((String(name), .bool(true)))
      }
    }
    if !requirements.isEmpty { keys.append(("requirement", .object(requirements))) }
    if let language = one.language { keys.append(("language", .string(language.rawValue))) }
    keys.append(("clients", .string(one.client.name)))
    keys.append(("platform", .string(one.platform.rawValue)))
    let isClear = models.isClear(one.answer.outcome)
    keys.append(("expect", .string(isClear ? one.answer.outcome : one.answer.plain.rawValue)))
    if let alert = one.alert { keys.append(("alert", alert.whole.json)) }
    return keys
  }

  /// The keys of one case for a cell.
  func keys(of cell: Cell, in table: OutcomeTable, today: Instant) -> [(String, JSONValue)] {
    guard let client = table.clients.clients.last else { return [] }
    return keys(
      of: StartedCase(
        platform: table.platform, client: client, axes: table.cells.axes, asked: table.cells.asked, region: cell.region,
        point: table.cells.ordinaryWitness(of: cell.region, today: today), answer: table.cells.answer(of: cell)))
  }

  /// As people write it, where that means the same moment.
  private func date(_ instant: Instant) -> String? {
    guard let text = zone.localText(instant), let written = WrittenDate(text, in: zone),
      case .once(instant) = written.reading
    else { return nil }
    return text
  }

  // MARK: As text

  /// `Version 2026110000, 2026-12-01 00:00, device new, osam:3.0.1 on Android`: whom it asks about, and never what they
  /// get, which `--accept` may write anew.
  static func name(_ keys: [(String, JSONValue)]) -> String {
    var (parts, client, platform) = ([String](), "", "")
    for (key, value) in keys where !["expect", "alert"].contains(key) {
      let text = Self.text(value)
      switch key {
      case "date": parts.append(text)
      case "clients": client = text
      case "platform": platform = DevicePlatform(rawValue: text)?.title ?? text
      default: parts.append(text == "true" ? key : "\(key) \(text)")
      }
    }
    if !client.isEmpty || !platform.isEmpty {
      parts.append([client, platform].filter { !$0.isEmpty }.joined(separator: " on "))
    }
    let name = parts.isEmpty ? "any device" : parts.joined(separator: ", ")
    return name.prefix(1).uppercased() + name.dropFirst()
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
