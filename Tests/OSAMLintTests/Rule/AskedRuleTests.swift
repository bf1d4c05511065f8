import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMDecisions
@testable import OSAMLint

/// Rules that ask what devices get say the same as all answers to the document do, on random documents.
@Suite struct AskedRuleTests {
  // MARK: Lists of configurations

  @Test(arguments: [11, 12] as [UInt64])
  func listsOfConfigurations(_ seed: UInt64) throws {
    var dice = Seeded(state: seed)
    var (unreachable, uncaught) = (0, 0)
    for round in 0..<Effort.rounds(25, long: 300) {
      let list = MadeList(&dice)
      let what = "seed \(seed), round \(round): \(list.text)"
      let document = try #require(Self.document(list.text, .princeOfVersions), "\(what)")
      let told = Self.told([.unreachableConfiguration, .noCatchAll], list.text, .princeOfVersions)
      let expected = try Self.expected(document, list)
      for item in list.items.indices where !list.items[item].hasNull {
        let found = told.first { $0.rule == "unreachable-configuration" && $0.pointer == "/\(list.key)/\(item)" }
        #expect(found?.clients ?? .empty == expected.unreachable[item], "item \(item): \(what)")
        if found != nil { unreachable += 1 }
      }
      if list.items.allSatisfy(\.hasRegion) {
        let found = told.first { $0.rule == "no-catch-all" }
        #expect(found?.clients ?? .empty == expected.uncaught, "\(what)")
        if found != nil { uncaught += 1 }
      }
    }
    #expect(unreachable > 5 && uncaught > 0, "\(unreachable), \(uncaught)")
  }

  /// A list under one key.
  private struct MadeList {
    struct Item {
      var text: String
      /// Whoever accepts null can accept null alone, which no option of `simulate` says.
      var hasNull: Bool
      var hasRegion: Bool
    }

    var key: String
    var items: [Item]
    var text: String { #"{"\#(key)": [\#(items.map(\.text).joined(separator: ", "))]}"# }

    init(_ dice: inout Seeded) {
      func pick<Made>(_ made: [Made]) -> Made { made.randomElement(using: &dice)! }
      func isRare(_ many: Int) -> Bool { Int.random(in: 0..<many, using: &dice) == 0 }
      let key = pick(["ios", "ios2", "macos2", "android2", "android", "jvm"])
      self.key = key
      let isApple = key.hasPrefix("ios") || key.hasPrefix("macos")
      let asksAlways = isRare(3)
      items = (0..<Int.random(in: 1...4, using: &dice)).map { _ in
        var members: [String] = []
        let systems =
          isApple
          ? [#""14.1""#, #""14.1-5""#, #""14.1.0.2""#, #""12""#, #""x""#, "14"] : ["26", #""26""#, #""14.0""#, "30"]
        if Bool.random(using: &dice) {
          members.append(#""\#(key == "jvm" ? "required_jvm_version" : "required_os_version")": \#(pick(systems))"#)
        }
        // A checker on iOS tells 5 from "5", and no option of `simulate` does.
        let values = [#""a""#, #""ab""#, "true", #"{"a": 1}"#, "[1]", "5"] + (isApple ? [] : [#""5""#, "5.0"])
        let region = isRare(8) ? "null" : pick(values)
        let hasRegion = asksAlways || isRare(2)
        if hasRegion { members.append(#""region": \#(region)"#) }
        if isRare(4) { members.append(#""tier_one": \#(pick([#""a""#, "true"]))"#) }
        var text = #""requirements": {\#(members.joined(separator: ", "))}"#
        if members.isEmpty, isRare(2) {
          text = pick([#""requirements": []"#, #""requirements": null"#, #""meta": {}"#])
        }
        let version = isRare(20) ? "[]" : isApple || key == "jvm" ? #""1.2.0""# : "120"
        text = #"{"required_version": \#(version), \#(text)}"#
        return Item(text: text, hasNull: hasRegion && region == "null", hasRegion: hasRegion)
      }
    }
  }

  /// Every device there is, with the items that fit it and the one that it gets.
  private struct Chooser: Subject {
    struct Answer: Equatable, Sendable {
      var fits: [Bool]
      var chosen: Int?
      var isRefused = false
    }

    let subject: PrinceSubject
    let elements: [Result<PrinceConfiguration, PrinceFault>]
    var axes: [Axis] { subject.axes }

    init?(_ subject: PrinceSubject) {
      guard case .success(let content) = subject.content, case .configurations(let elements) = content.body else {
        return nil
      }
      self.subject = subject
      self.elements = elements
    }

    func ask(_ point: Point) -> (answer: Answer, thresholds: [Threshold]) {
      var answer = Answer(fits: [], chosen: nil)
      let device = subject.device(point)
      var thresholds = subject.ask(point).thresholds
      for element in elements {
        // Release 4.0.1 selects twice; which configurations a device fits is the same for the newest.
        var alone = subject
        if device.client.isPrince(.validatesFirst) { alone.client = ClientSet(.princeIOS).clients.last! }
        guard case .success(var content) = subject.content else { continue }
        content.body = .configurations([element])
        alone.content = .success(content)
        if case .success = PrinceDecision.selected(alone.content, on: alone.device(point)) {
          answer.fits.append(true)
        } else {
          answer.fits.append(false)
        }
        thresholds += alone.ask(point).thresholds
      }
      switch PrinceDecision.selected(subject.content, on: device)! {
      case .success(let chosen): answer.chosen = elements.firstIndex { (try? $0.get())?.path == chosen.path }
      case .failure(let fault): answer.isRefused = fault.origin == .requirements
      }
      return (answer, thresholds)
    }
  }

  private static func expected(
    _ document: Document, _ list: MadeList
  ) throws -> (unreachable: [ClientSet], uncaught: ClientSet) {
    var unreachable = [ClientSet](repeating: .empty, count: list.items.count)
    var uncaught = ClientSet.empty
    let terms = QuestionTerms(clients: .everyone.verified, today: Example.date)
    for (_, clients, subject) in PrinceSubject.all(of: document, terms) {
      guard let chooser = Chooser(subject), chooser.elements.count == list.items.count else { continue }
      var region = chooser.whole
      for (index, axis) in chooser.axes.enumerated() {
        switch axis.name {
        case .version, .remembered:
          let value = axis.names.isEmpty || axis.line != nil ? axis.whole : Extent(names: NameSet([0]))
          region[index] = axis.line == nil ? value : Extent(line: axis.line?.whole)
        // Nobody registers a checker for what the library checks.
        case .requirement(let key) where subject.platform.builtInRequirements.contains(key.text):
          region[index] = Extent(names: NameSet([0]))
        default: break
        }
      }
      let cells = try Cells(chooser, in: region, limit: 100_000)
      for item in list.items.indices {
        let fitting = cells.answers.filter { $0.fits[item] }.map(\.chosen)
        if !fitting.contains(item), fitting.contains(where: { $0 != nil }) {
          unreachable[item] = unreachable[item] | clients
        }
      }
      var refusing = region
      for (index, axis) in chooser.axes.enumerated() {
        // No app has a checker without it.
        if axis.name == .builder { refusing[index] = Extent(names: NameSet([1])) }
        guard case .requirement(let key) = axis.name, !subject.platform.builtInRequirements.contains(key.text) else {
          continue
        }
        refusing[index] = Extent(names: NameSet([axis.names.count - 1]))
      }
      if try Cells(chooser, in: refusing, limit: 100_000).answers.allSatisfy(\.isRefused) {
        uncaught = uncaught | clients
      }
    }
    return (unreachable, uncaught)
  }

  // MARK: Windows

  /// Two documents of one app are told apart where no device is ever shown both.
  @Test(arguments: [13, 14] as [UInt64])
  func windowsOfTwoDocuments(_ seed: UInt64) throws {
    var dice = Seeded(state: seed)
    var overlaps = 0
    for round in 0..<Effort.rounds(60, long: 300) {
      let texts = [1, 2].map { Self.window(code: $0, &dice) }
      let what = "seed \(seed), round \(round): \(texts)"
      let inputs = texts.enumerated().map {
        FileInput(path: "\($0).json", bytes: Array($1.utf8), syntax: .json, isNamed: true)
      }
      let linter = Linter(context: CheckContext(now: Example.date), rules: [.overlappingWindows])
      var comparer = Comparer(linter)
      comparer.add(inputs, under: linter)
      let outcome = comparer.outcome(
        path: { inputs[$0].path }, under: { _ in linter }, read: { inputs[$0] }, areOne: { $0 == $1 })
      let found = outcome.reports.flatMap(\.findings).first?.clients ?? .empty
      let documents = try texts.map { try #require(Self.document($0, .osamVersion)) }
      var expected = ClientSet.empty
      var terms = QuestionTerms(
        clients: ModuleChange.comparesDates.releases.verified, applies: .asServed, today: Example.date)
      // Nobody pressed OK so long ago that it lies before 1970.
      terms.narrowings[.device] = .names([.text("new"), .text("seen")])
      let tables = try documents.map { try OutcomeTable.all(of: ClientGroup.all(of: $0, terms), terms) }
      for one in tables[0] {
        for other in tables[1] where one.shown(with: other, today: Example.date) != nil {
          expected = expected | one.clients.intersection(other.clients)
        }
      }
      #expect(found == expected, "\(what)")
      if !found.isEmpty { overlaps += 1 }
    }
    #expect(overlaps > 5)
  }

  private static func window(code: Int, _ dice: inout Seeded) -> String {
    func pick<Made>(_ made: [Made]) -> Made { made.randomElement(using: &dice)! }
    let day: Int64 = 86_400_000
    var members: KeyValuePairs<String, String> {
      [
        "versionCode": "\(code)", "startDate": "\(Example.date + day * pick([-30, 0, 0, 10]))",
        "endDate": pick(["\(Example.date)", "\(Example.date + 10 * day)", "9007199254740991"]),
        "comparisonMode": #""\#(pick(["LAZY", "INFO", "FORCE", "LAZY", "NONE"]))""#,
        "dialogDisplayDuration": pick(["0", "86400", "\(Example.date / 1000)", "4000000000", "4200000000"]),
      ]
    }
    let without = pick([[], [], ["checkBoxDontShowAgain"], ["url"], ["dialogDisplayDuration"], ["title"]])
    return Example.version(members, without: without).unmarked.text
  }

  // MARK: Alerts of the older libraries

  /// No client is left out that keeps a device out, and every client that is told of does so to some device.
  @Test(arguments: [15, 16] as [UInt64])
  func olderAlerts(_ seed: UInt64) throws {
    var dice = Seeded(state: seed)
    var found = 0
    for round in 0..<Effort.rounds(40, long: 300) {
      let (mode, text) = Self.olderAlert(&dice)
      let isOfLower = mode == "0"
      let what = "seed \(seed), round \(round): \(text)"
      let told = Self.told([.alertSurvivesUpdate, .blockingAlert], text, .controlDeVersions)
      var (surviving, bare) = (ClientSet.empty, ClientSet.empty)
      for client in DocumentKind.controlDeVersions.clients.verified.clients {
        for installed in ["1.0", "3", "3.2.1", "9.0", "x", "zz"] {
          let device = OlderVersionDevice(client: client, installed: installed, system: "9.9", language: "ca")
          guard let decision = OlderVersionDecision.decide(Array(text.utf8), on: device),
            decision.plain == .mustUpdate, let alert = decision.olderAlert
          else { continue }
          if alert.buttons.isEmpty { bare.insert(client) } else if !isOfLower { surviving.insert(client) }
        }
      }
      func clients(_ rule: String) -> ClientSet {
        told.filter { $0.rule == rule }.reduce(.empty) { $0 | $1.clients }
      }
      #expect(clients("blocking-alert") == bare, "\(what)")
      #expect(clients("alert-survives-update") == surviving, "\(what)")
      found += told.count
    }
    #expect(found > 5)
  }

  private static func olderAlert(_ dice: inout Seeded) -> (mode: String, text: String) {
    func pick<Made>(_ made: [Made]) -> Made { made.randomElement(using: &dice)! }
    let mode = pick(["0", "1", "2", "2", #""2""#, "2.5", "1.5", #""1 ""#, "3"])
    let members: KeyValuePairs<String, String> = [
      "comparisonMode": mode,
      "version": pick([#""3.2.1""#, #""3.2.1""#, #""x""#, "3", "null"]),
      "minSystemVersion": pick([#""9.0""#, #""9.0""#, #""x""#, "[]"]),
    ]
    let without = ["cancelButtonTitle", "okButtonTitle", "version", "minSystemVersion"].filter { name in
      Int.random(in: 0..<(name == "cancelButtonTitle" ? 2 : 4), using: &dice) == 0
    }
    return (mode, Example.olderVersion(members, without: without).unmarked.text)
  }

  // MARK: Asking

  private static func document(_ text: String, _ kind: DocumentKind) -> Document? {
    var options = Recognition.Options()
    options.kind = kind
    return Recognition(Tree.read(Array(text.utf8), as: .json), options).documents.first
  }

  private static func told(_ rules: [Rule], _ text: String, _ kind: DocumentKind) -> [Finding] {
    var context = CheckContext(now: Example.date)
    context.kind = kind
    context.targets = .everyone.verified
    let input = FileInput(path: "example.json", bytes: Array(text.utf8), syntax: .json, isNamed: true)
    return Linter(context: context, rules: rules).check(input).findings
  }
}
