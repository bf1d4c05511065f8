import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

enum CheckProbe {
  static let dates: [Instant] = [0, 1_640_995_200_000, MemorySystem.usualNow, -1, .min, .max]
  static let zones: [Zone] = [.madrid, .utc, .fixed(minutes: -720)]

  static func problem(_ bytes: [UInt8]) -> String? {
    var random = Seeded(bytes)
    let context = context(&random)
    let isNamed = !random.once(in: 4)
    let json = report(bytes, .json, context, isNamed)
    if let problem = self.problem(json, bytes, .json, context, &random) { return "as JSON: \(problem)" }
    let yaml = report(bytes, .yaml, context, isNamed)
    if let problem = self.problem(yaml, bytes, .yaml, context, &random) { return "as YAML: \(problem)" }
    if random.once(in: 8), words(json) != words(report(bytes, .json, context, isNamed)) {
      return "the same file and settings, and other findings"
    }
    return difference(bytes, context, isNamed, random.choose(Role.allCases))
  }

  private static func context(_ random: inout Seeded) -> CheckContext {
    var context = CheckContext(now: random.choose(dates))
    context.zone = random.choose(zones)
    context.role = random.choose([nil, nil, .served, .authored])
    context.kind = random.choose([nil, nil, nil] + DocumentKind.all.map(Optional.some))
    context.skipUnrecognised = random.once(in: 4)
    if random.once(in: 4) {
      let all = ClientSet.everyone.verified.clients
      context.targets = ClientSet((0..<3).map { _ in random.choose(all) })
    }
    return context
  }

  private static func report(
    _ bytes: [UInt8], _ syntax: Tree.Syntax, _ context: CheckContext, _ isNamed: Bool
  ) -> FileReport {
    Linter(context: context).check(FileInput(path: "a\n\u{1B}\"é", bytes: bytes, syntax: syntax, isNamed: isNamed))
  }

  // MARK: One report

  private static let rules = Set(Rule.all.map(\.id))

  private static func problem(
    _ report: FileReport, _ bytes: [UInt8], _ syntax: Tree.Syntax, _ context: CheckContext, _ random: inout Seeded
  ) -> String? {
    let isText = UTF8Check.firstInvalidOffset(bytes) == nil
    func isGood(_ span: SourceSpan) -> Bool {
      guard span.start >= 0, span.start <= span.end, span.end <= bytes.count else { return false }
      return !isText || [span.start, span.end].allSatisfy { $0 == bytes.count || bytes[$0] & 0xC0 != 0x80 }
    }
    for finding in report.findings {
      var name: String { "\(finding.rule) at \(finding.span)" }
      if !rules.contains(finding.rule) { return "\(name): no such rule" }
      if !isGood(finding.span) { return "\(name): no such place" }
      for place in finding.related where !isGood(place.span) { return "\(name): no such related place \(place.span)" }
      if finding.clients.isEmpty || !finding.clients.isSubset(of: context.targets) {
        return "\(name): concerns \(finding.clients.prose)"
      }
      if let document = finding.document, !report.kinds.indices.contains(document) {
        return "\(name): no such document"
      }
      if finding.message.text.isEmpty { return "\(name): says nothing" }
    }
    // First that the file may not be ours, then the cause, then what it leads to, and last what only other programs refuse;
    // each in the order of the text.
    let isBroken = Tree.read(bytes, as: syntax).textBreak != nil
    func rank(_ finding: Finding) -> Int {
      if finding.rule == "likely-document" { return 0 }
      if isBroken, Rule.named(finding.rule)?.group == .files { return 1 }
      return finding.effect == .notStandard ? 3 : 2
    }
    for (one, next) in zip(report.findings, report.findings.dropFirst())
    where (rank(one), one.span.start, one.span.end, one.rule) > (rank(next), next.span.start, next.span.end, next.rule)
    {
      return "\(next.rule) is listed after \(one.rule)"
    }
    if report.isPassedOver, !report.findings.isEmpty { return "passed over with findings" }
    if report.findings.isEmpty, !report.isPassedOver, context.targets == .everyone.verified {
      let faults = Tree.read(bytes, as: syntax).faults
      if !faults.isEmpty { return "faults and no finding: \(faults.prefix(3))" }
    }
    return renderingProblem(report, &random)
  }

  /// Writing takes longer than finding, so each time one report is written, mostly of a few findings.
  private static func renderingProblem(_ report: FileReport, _ random: inout Seeded) -> String? {
    var report = report
    if report.findings.count > 3, !random.once(in: 32) {
      let first = Int(random.next() % UInt64(report.findings.count))
      report.findings = Array(report.findings[first...].prefix(3))
    }
    var summary = Summary()
    summary.add(report)
    let format = random.choose(ReportFormat.all)
    var output = format.report(ReportSettings(usesColour: random.once(in: 2)))
    let written = output.start() + output.file(report) + output.finish(summary)
    let count: Int?
    switch format.name {
    case "concise": count = written.utf8.count { $0 == 0x0A }
    case "github": count = lines(of: written, from: "::")
    // One line more heads the table, and long ones lose rows.
    case "markdown": return lines(of: written, from: "| ") <= report.findings.count + 1 ? nil : "too many rows"
    case "junit": count = max(1, lines(of: written, from: "<testcase ")) - (report.findings.isEmpty ? 1 : 0)
    case "checkstyle": count = lines(of: written, from: "<error ")
    case "json": count = entries(of: written, "findings")
    case "gitlab": count = entries(of: written, nil)
    case "sarif": count = entries(of: written, "results")
    case "rdjson": count = entries(of: written, "diagnostics")
    // Infos are lines of the log.
    case "azure": count = lines(of: written, from: "##vso[task.logissue ") + infos(of: written)
    // For people, and without a line of its own for each finding in every case; tools/check-outputs.py reads it.
    case "text": return nil
    default: return "nobody counts the findings of the format \(format.name)"
    }
    return count == report.findings.count
      ? nil : "\(report.findings.count) findings, \(count.map { "\($0)" } ?? "no") entries in the \(format) report"
  }

  /// Lines of a report that begin with something.
  private static func lines(of text: String, from start: String) -> Int {
    text.utf8.split(separator: 0x0A).count { $0.starts(with: start.utf8) }
  }

  /// Lines of a report that are no commands and tell of an info.
  private static func infos(of text: String) -> Int {
    text.split(separator: "\n").count { !$0.hasPrefix("##") && $0.contains(": info[") }
  }

  /// Items of the first list of this name, wherever it is; of the whole where there is no name. Nil when it is no JSON.
  private static func entries(of text: String, _ name: String?) -> Int? {
    let answer = Tree.read(Array(text.utf8), as: .json)
    if !answer.faults.isEmpty { return nil }
    func list(_ node: NodeID) -> NodeID? {
      guard let name else { return node }
      var found: NodeID?
      if answer.kind(node) == .object {
        answer.forEachPair(of: node) { pair in
          if found == nil { found = answer.reads(pair.key, name) ? pair.value : list(pair.value) }
        }
      } else if answer.kind(node) == .array {
        answer.forEachItem(of: node) { item in if found == nil { found = list(item) } }
      }
      return found
    }
    var count = 0
    guard let items = list(0) else { return nil }
    answer.forEachItem(of: items) { _ in count += 1 }
    return count
  }

  // MARK: Two syntaxes

  /// Rules about files look at the syntax itself.
  private static let fileRules = Set(Rule.all.filter { $0.group == .files }.map(\.id))
  /// Their help says how to write a moment, which in YAML is a date and in JSON a number.
  private static let dateRules = Set(Rule.all.filter { $0.group == .dates }.map(\.id))

  /// A document that is whole in both syntaxes has the same findings in both.
  private static func difference(_ bytes: [UInt8], _ context: CheckContext, _ isNamed: Bool, _ role: Role) -> String? {
    guard Tree.read(bytes, as: .json).faults.isEmpty, Tree.read(bytes, as: .yaml).faults.isEmpty,
      !JSONProbe.hasYAMLLineEnds(bytes)
    else { return nil }
    var context = context
    context.role = role
    let served = report(bytes, .json, context, isNamed)
    // Clients that are asked one by one read the JSON itself, each with a reader of its own.
    if served.kinds.contains(where: { $0.family.table == nil }) { return nil }
    let json = words(served)
    let yaml = words(report(bytes, .yaml, context, isNamed))
    if json == yaml { return nil }
    let only = zip(json + [""], yaml + [""]).first { $0 != $1 }
    return "\(role): \(json.count) findings as JSON and \(yaml.count) as YAML, first \(only.map { "\($0)" } ?? "")"
  }

  private static func words(_ report: FileReport) -> [String] {
    report.findings.filter { !fileRules.contains($0.rule) }.map { finding in
      [
        finding.rule, finding.severity.rawValue, "\(finding.span.start)–\(finding.span.end)", finding.pointer ?? "-",
        finding.clients.prose, finding.message.text,
        dateRules.contains(finding.rule) ? "-" : finding.message.help?.text ?? "-",
      ].joined(separator: " ")
    }
  }
}
