import OSAMFormats
import OSAMPlatform
import OSAMSyntax

/// Runs every rule over a file. Pure: the same file and settings give the same report.
package struct Linter: Sendable {
  package var context: CheckContext
  /// Settings and baseline of the file that is checked next.
  package var fileSettings: FileSettings?
  /// Table of test files; nil where they are nothing to this run.
  package var tests: (@Sendable () -> TestTable)?
  /// The file that is checked next is compared with others, so that a single document of it is held as well.
  package var isOneOfMany = false
  /// Data that reports need of each rule; the first entry stands for no rule.
  private let running: [RunningRule]
  /// By kind, in the order of those that are known.
  private let documentChecks: [[DocumentCheck]]
  private let observedChecks: [[DocumentCheck]]
  private let closingChecks: [[DocumentCheck]]
  private let fileChecks: [FileCheck]
  private let damagedChecks: [FileCheck]
  let acrossChecks: [AcrossCheck]
  /// By kind: some rule compares documents of it.
  private let isCompared: [Bool]

  // Only what a check needs while it runs; copying whole rules about costs more than the checks.
  private struct DocumentCheck: Sendable {
    /// Its place in `running`.
    var rule: Int
    /// True if its findings about a value hold whatever stands around.
    var isOfOneValue: Bool
    var run: @Sendable (Inspection) -> Void
  }

  private struct FileCheck: Sendable {
    var rule: Int
    var run: @Sendable (FileInspection) -> Void
  }

  struct AcrossCheck: Sendable {
    var rule: Int
    var kinds: Rule.Kinds
    var check: Rule.Across
  }

  package init(context: CheckContext, rules: [Rule] = Rule.all) {
    self.context = context
    let all = context.kinds.all
    var documentChecks: [[DocumentCheck]] = all.map { _ in [] }
    var observedChecks = documentChecks
    var closingChecks = documentChecks
    var fileChecks: [FileCheck] = []
    var damagedChecks: [FileCheck] = []
    var acrossChecks: [AcrossCheck] = []
    running = [RunningRule(id: "", effects: [])] + rules.map { RunningRule(id: $0.id, effects: $0.effects) }
    let areOlder = all.map { $0.traits.contains(.olderReadings) }
    for (number, rule) in rules.enumerated() {
      let running = number + 1
      let isOfOneValue = Rule.ofOneValue.contains(rule.id)
      func add(
        _ run: @escaping @Sendable (Inspection) -> Void, to checks: inout [[DocumentCheck]],
        where isMeant: (Int) -> Bool = { _ in true }
      ) {
        for kind in all.indices where rule.looksAt(all[kind]) && isMeant(kind) {
          checks[kind].append(.init(rule: running, isOfOneValue: isOfOneValue, run: run))
        }
      }
      func add(older: @escaping @Sendable (Inspection, OlderReadings) -> Void) {
        add(
          { inspection in if let readings = inspection.older { older(inspection, readings) } }, to: &documentChecks,
          where: { areOlder[$0] })
      }
      if let older = rule.older { add(older: older) }
      let isForAll = rule.older == nil
      switch rule.check {
      case .document(let check): add(check, to: &documentChecks) { isForAll || !areOlder[$0] }
      case .observed(let check): add(check, to: &observedChecks) { isForAll || !areOlder[$0] }
      case .configurations(let check):
        add({ inspection in if let prince = inspection.prince { check(inspection, prince) } }, to: &documentChecks)
      case .older(let check): add(older: check)
      case .closing(let check): add(check, to: &closingChecks)
      case .file(let check): fileChecks.append(.init(rule: running, run: check))
      case .damaged(let check): damagedChecks.append(.init(rule: running, run: check))
      case .own: break
      case .across(let check): acrossChecks.append(.init(rule: running, kinds: rule.kinds, check: check))
      }
    }
    self.documentChecks = documentChecks
    self.observedChecks = observedChecks
    self.closingChecks = closingChecks
    self.fileChecks = fileChecks
    self.damagedChecks = damagedChecks
    self.acrossChecks = acrossChecks
    isCompared = all.map { kind in acrossChecks.contains { $0.kinds.include(kind.traits) } }
  }

  /// The linter for a file that these settings are about.
  package func under(_ fileSettings: FileSettings?) -> Linter {
    guard let fileSettings else { return self }
    var linter = self
    linter.context = fileSettings.context
    linter.fileSettings = fileSettings
    return linter
  }

  /// The rules that compare documents, for people to know what a run over some files is blind to.
  package var rulesAcross: [String] { acrossChecks.map { running[$0.rule].id } }

  /// Does one thing many times, perhaps several at once; returns when all is done.
  package typealias Repeat = (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

  package static func oneByOne(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    for number in 0..<count { body(number) }
  }

  /// Checks a file. `each` is asked to go through the documents of a long list.
  package func check(_ input: FileInput, each: Repeat = oneByOne) -> FileReport {
    if !input.isPiece, MarkdownFile.names(input.path) { return checkMarkdown(input) }
    if SettingsTable.names(input.path) { return checkSettings(input) }
    if Baseline.names(input.path) { return checkBaseline(input) }
    if let tests, let file = TestFile(path: input.path, bytes: input.bytes, tests) {
      var report = FileReport(own: input.path, input.bytes, file.faults)
      report.isTest = true
      report.documents = file.documents.map { $0.value }
      return report
    }
    let recognition = Recognition(
      Tree.read(input.bytes, as: input.syntax), context.recognition(of: input))
    let tree = recognition.tree
    let isOurs = !recognition.found.isEmpty
    // A file that holds no document of ours is somebody else's; one that could not be taken apart is so as well, unless
    // its words are ours.
    let isForeign = !isOurs && !context.kinds.isDamaged(tree)
    if isForeign || LostContent(of: tree) != nil { return checkElses(input, tree, recognition) }
    // Rules about the file ask who fails on a fault of its text; otherwise each document is decoded,
    // checked and forgotten.
    let single =
      tree.faults.isEmpty || recognition.found.count != 1 ? nil : recognition.documents.first.map(Decoding.init)
    var documents = Checked(isHeld: isHeld(recognition))
    if let single { check(single, &documents) } else { documents = check(recognition, each) }
    let hasMore = documents.cut(to: context.findingLimit)
    var findings = checkFile(tree, recognition, single, input.isNamed, hasMore) + documents.findings.once(in: tree)
    var isUnproven = dropUnprovenFixes(&findings, recognition)
    let isKindOfSettings = isOnlySettingsKind(input, findings, &isUnproven)
    if isKindOfSettings { findings.removeFixes() }
    if isUnproven { findings.makeFixesUnsafe() }
    findings.sort(in: tree)
    var suppressed: SuppressedFindings?
    if fileSettings != nil || tree.syntax == .yaml {
      let judged = judge(findings, in: tree, recognition)
      (findings, suppressed) = (judged.findings, judged.suppressed)
    }
    var report = FileReport(
      path: input.path, kinds: recognition.found.map { $0.kind }, findings: findings,
      bytes: findings.isEmpty ? [] : input.bytes, faults: tree.faults.count, digests: documents.digests,
      isPassedOver: !isOurs && findings.isEmpty, taken: taken(recognition),
      identities: recognition.identities(of: findings), suppressed: suppressed)
    if !documents.inspected.isEmpty { report.read = ReadFile(recognition, inspected: documents.inspected) }
    report.isKindOfSettings = isKindOfSettings
    report.isUnproven = isUnproven && findings.contains { $0.fix != nil }
    return report
  }

  /// True if something could be fixed in a file of which settings say the kind and nothing in it does. Whoever writes
  /// settings may be anybody; what they name may be no document at all. The file says too little to fix it unasked
  /// where it is unproven.
  private func isOnlySettingsKind(_ input: FileInput, _ findings: [Finding], _ isUnproven: inout Bool) -> Bool {
    guard fileSettings?.namesKind == true, findings.contains(where: { $0.fix != nil }) else { return false }
    var options = context.recognition(of: input)
    options.kind = nil
    options.takesLikely = false
    let found = Recognition(Tree.read(input.bytes, as: input.syntax), options).found
      .filter { $0.degree == .certain && $0.kind == context.kind }
    isUnproven = !found.contains { $0.isProven }
    return found.isEmpty
  }

  /// A file that is not ours. Whoever names it is told so, and nothing of what else may be wrong with it; so is
  /// everybody where a document was agreed to be, and there is nothing of which could be said that it is somebody
  /// else's.
  private func checkElses(_ input: FileInput, _ tree: Tree, _ recognition: Recognition) -> FileReport {
    var report = FileReport(
      path: input.path, kinds: recognition.found.map { $0.kind }, findings: [], bytes: [], isPassedOver: true,
      isLikely: !recognition.passedOver.isEmpty || !recognition.enclosed.isEmpty, taken: taken(recognition))
    report.isHollow = Self.isHollow(tree, recognition)
    if context.tellsKinds {
      report.advice = (recognition.passedOver + recognition.enclosed).first.map(recognition.advice)
    }
    let isMissed = report.isHollow && (input.isTested || context.kind != nil || fileSettings?.isExpected ?? false)
    guard isMissed || input.isNamed && !context.skipUnrecognised else { return report }
    var strict = self
    strict.context.skipUnrecognised = false
    let all = strict.checkFile(tree, recognition, nil, true, false)
    // An empty file holds nothing of which could be said that it is no document.
    let own =
      [Rule.lostContent, .likelyDocument, .unrecognisedDocument].lazy.map { rule in all.filter { $0.rule == rule.id } }
      .first { !$0.isEmpty }
    report.findings = Array((own ?? all).sorted { $0.span.start < $1.span.start }.prefix(1))
    report.findings.removeFixes()
    if fileSettings != nil || tree.syntax == .yaml {
      let judged = judge(report.findings, in: tree, recognition)
      (report.findings, report.suppressed) = (judged.findings, judged.suppressed)
    }
    report.bytes = report.findings.isEmpty ? [] : input.bytes
    // Where a document should be, nothing of it was looked at: what was known of it stays.
    report.faults = max(tree.faults.count, isMissed ? 1 : 0)
    report.isPassedOver = !isMissed && report.findings.isEmpty
    return report
  }

  /// True if a file holds nothing that any program could use.
  private static func isHollow(_ tree: Tree, _ recognition: Recognition) -> Bool {
    if LostContent(of: tree) != nil { return true }
    if !recognition.passedOver.isEmpty || !recognition.enclosed.isEmpty { return false }
    return !tree.faults.isEmpty || !tree.roots.contains { [.object, .array].contains(tree.kind($0)) }
  }

  /// A document that is only likely to be one is not repaired: it may be somebody else's file. Repairs of an unproven
  /// document are unsafe. True if all documents of the file are unproven.
  private func dropUnprovenFixes(_ findings: inout [Finding], _ recognition: Recognition) -> Bool {
    let all = recognition.found
    if all.allSatisfy({ $0.isProven }) { return false }
    if all.allSatisfy({ $0.degree == .likely }) {
      findings.removeFixes()
      return false
    }
    let likely = Set(all.filter { $0.degree == .likely }.map { $0.number })
    let unproven = Set(all.filter { !$0.isProven }.map { $0.number })
    for index in findings.indices {
      guard let document = findings[index].document else { continue }
      if likely.contains(document) { findings[index].dropFix() }
      if unproven.contains(document) { findings[index].makeFixUnsafe() }
    }
    return unproven.count == all.count
  }

  private func taken(_ recognition: Recognition) -> [LocalizedMessage] {
    if !context.tellsKinds { return [] }
    let all = recognition.found + recognition.passedOver + recognition.enclosed
    if all.isEmpty, context.kinds.isDamaged(recognition.tree) {
      return ["certain: names that tell stand in a text that is broken"]
    }
    return all.map { found in
      switch found.degree {
      case .certain: "certain \(found.kind.id): \(recognition.reason(found))"
      case .likely: "likely \(found.kind.id): \(recognition.reason(found))"
      }
    }
  }

  /// A baseline by itself. Only a whole run can tell what in it is gone.
  private func checkBaseline(_ input: FileInput) -> FileReport {
    do throws(Baseline.Problem) {
      _ = try Baseline(path: input.path, bytes: input.bytes)
      return FileReport(own: input.path, [], [])
    } catch { return FileReport(own: input.path, input.bytes, [error.finding]) }
  }

  /// A settings file by itself. Which of its entries silence nothing only a whole run can tell.
  private func checkSettings(_ input: FileInput) -> FileReport {
    let file = SettingsFile(SettingsTable(context.kinds), path: input.path, bytes: input.bytes)
    let zone = file.base.zone?.value ?? context.zone
    let findings = file.faults + file.expired(at: context.now, in: zone)
    return FileReport(own: input.path, input.bytes, findings)
  }

  /// Documents taken in hand at a time: enough to make a thread worth its start.
  private static let portion = 256

  /// Findings and digests of some documents of a file.
  private struct Checked: Sendable {
    var findings: [Finding] = []
    var digests: [DocumentDigest] = []
    /// Inspected documents stay, beside their digests.
    let isHeld: Bool
    var inspected: [Inspection] = []

    init(isHeld: Bool) { self.isHeld = isHeld }

    mutating func add(_ other: Checked) {
      findings += other.findings
      digests += other.digests
      inspected += other.inspected
    }

    /// True if there were more.
    mutating func cut(to limit: Int) -> Bool {
      if findings.count <= limit { return false }
      findings.removeLast(findings.count - limit)
      return true
    }
  }

  /// A file of which the documents are compared with each other, or with those of others.
  private func isHeld(_ recognition: Recognition) -> Bool {
    (isOneOfMany || recognition.found.count > 1) && recognition.tree.bytes.count <= ReadFile.longest
  }

  private func check(_ recognition: Recognition, _ each: Repeat) -> Checked {
    let isHeld = isHeld(recognition)
    @Sendable func check(_ numbers: Range<Int>) -> Checked {
      var checked = Checked(isHeld: isHeld)
      for number in numbers {
        self.check(Decoding(recognition.document(recognition.found[number])), &checked)
        // One more than the limit shows that there are more.
        _ = checked.cut(to: context.findingLimit + 1)
      }
      return checked
    }
    let count = recognition.found.count
    if count <= Self.portion { return check(0..<count) }
    let portions = Lock<[Int: Checked]>([:])
    let words = context.listWords
    each((count + Self.portion - 1) / Self.portion) { portion in
      var checked = check(portion * Self.portion..<min((portion + 1) * Self.portion, count))
      switch words {
      case .asked: break
      // Settings and a baseline have their say later.
      case .dropped: checked.findings.dropWords(keepsPointers: true)
      case .said(let formatters): checked.findings.say(formatters)
      }
      portions.withLock { $0[portion] = checked }
    }
    var all = Checked(isHeld: isHeld)
    for portion in portions.withLock({ $0 }).sorted(by: { $0.key < $1.key }) { all.add(portion.value) }
    return all
  }

  private func checkFile(
    _ tree: Tree, _ recognition: Recognition, _ single: Decoding?, _ isNamed: Bool, _ hasMore: Bool
  ) -> [Finding] {
    let checks = tree.faults.isEmpty ? fileChecks : fileChecks + damagedChecks
    if checks.isEmpty { return [] }
    let inspection = FileInspection(
      tree: tree, recognition: recognition, single: single,
      context: single.map { context.applied(to: $0.document) } ?? context, isNamed: isNamed, hasMore: hasMore,
      rules: running)
    for check in checks {
      inspection.begin(check.rule)
      check.run(inspection)
    }
    return inspection.finish()
  }

  /// A document in hand. Until a rule runs, the rule is none.
  func inspection(of decoding: Decoding) -> Inspection {
    Inspection(
      decoding: decoding, context: context.applied(to: decoding.document),
      rules: running)
  }

  private func check(_ decoding: Decoding, _ checked: inout Checked) {
    guard let kind = context.kinds.all.firstIndex(of: decoding.document.kind) else { return }
    let checks = [documentChecks[kind], observedChecks[kind], closingChecks[kind]]
    if checks.allSatisfy({ $0.isEmpty }), !isCompared[kind] { return }
    let inspection = inspection(of: decoding)
    let isBroken = decoding.document.isBroken
    func run(_ checks: [DocumentCheck]) {
      for check in checks where !isBroken || check.isOfOneValue {
        inspection.begin(check.rule)
        check.run(inspection)
      }
    }
    run(documentChecks[kind])
    if !decoding.observations.isEmpty || !decoding.answers.isEmpty { run(observedChecks[kind]) }
    run(closingChecks[kind])
    let findings = inspection.finish().filter { decoding.document.isCertain($0.span) }
    checked.findings += isBroken ? findings : Intention(decoding.document, context).judged(findings)
    guard isCompared[kind], !isBroken, let digest = DocumentDigest(inspection) else { return }
    checked.digests.append(digest)
    if checked.isHeld { checked.inspected.append(inspection) }
  }
}
