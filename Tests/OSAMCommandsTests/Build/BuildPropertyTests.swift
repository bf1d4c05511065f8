import Foundation
import OSAMCommands
import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax
import TestSupport
import Testing

/// A built document is the written one: the same value, clean as served, and the same on every device.
///
/// `OSAM_LINT_GENERATED` is the number of documents, of all kinds together.
@Suite struct BuildPropertyTests {
  private static let total =
    ProcessInfo.processInfo.environment["OSAM_LINT_GENERATED"].flatMap { Int($0) } ?? Effort.rounds(200, long: 10_000)

  /// So many of them in a hundred: those that take longer are fewer.
  private static func share(_ percent: Int) -> Int { max(total * percent / 100, 20) }

  /// A command line, run over one document after the other.
  private struct Command {
    var run: (any System) -> Int32
    var context: CheckContext
    /// As the clients are served.
    var linter: Linter
    var file: String

    init(_ kind: DocumentKind, isYAML: Bool, clients: String?) throws {
      file = isYAML ? "a.yaml" : "a.json"
      var arguments = ["build", file, "--kind", kind.id, "--date", "2026-11-21T12:00:00Z"]
      if DocumentKind.commonModule.contains(kind) {
        arguments += ["--set", "id=\(AuthoredDocuments.id)", "--set", "appId=\(AuthoredDocuments.appID)"]
      }
      if kind == .osamVersion { arguments += ["--server-date", String(AuthoredDocuments.serverDate)] }
      context = CheckContext(now: MemorySystem.usualNow)
      context.role = .served
      context.kind = kind
      if let clients {
        arguments += ["--clients", clients]
        context.targets = try ClientSelection.parse(clients).get()
        context.namedLibraries = ClientSelection.libraries(namedIn: clients)
      }
      linter = Linter(context: context)
      run = try #require(Program.prepare(arguments))
    }
  }

  /// A document before and after.
  private struct Pair {
    var source: OSAMFormats.Document
    var built: OSAMFormats.Document
    var bytes: [UInt8]
    /// Targeted releases of its kind.
    var clients: [Client]
    /// For messages.
    var text: String
  }

  /// Builds many documents of a kind; hands over those that were not refused and expects them to be most.
  private func each(
    _ kind: DocumentKind, clients: [String?], share percent: Int, seed: UInt64, least: Double = 0.9,
    _ generate: (inout AuthoredDocuments, _ clients: String?) -> AuthoredDocuments.Document,
    _ check: (Pair, AuthoredDocuments.Document, inout Seeded) throws -> Void
  ) throws {
    var commands: [[Command]] = []
    for clients in clients {
      commands.append([
        try Command(kind, isYAML: false, clients: clients), try Command(kind, isYAML: true, clients: clients),
      ])
    }
    let count = Self.share(percent)
    var built = 0
    var refusal = ""
    for number in 0..<count {
      var documents = AuthoredDocuments(seed: seed &+ UInt64(number))
      let choice = number % clients.count
      let document = generate(&documents, clients[choice])
      let command = commands[choice][document.isYAML ? 1 : 0]
      let system = MemorySystem()
      system.put(document.text, at: command.file)
      let status = command.run(system)
      let (output, errors) = system.takeOutput()
      guard status == 0 else {
        #expect(status == 1 && output.isEmpty, "exit \(status)\n\(document.text)\n\(errors)")
        refusal = document.text + "\n" + errors
        continue
      }
      built += 1
      try check(try pair(document, output, command), document, &documents.random)
    }
    #expect(
      Double(built) >= least * Double(count), "only \(built) of \(count) were built; the last was\n\(refusal)"
    )
  }

  private func pair(
    _ document: AuthoredDocuments.Document, _ output: String, _ command: Command
  ) throws -> Pair {
    let bytes = Array(output.utf8)
    let options = command.context
    let tree = Tree.read(bytes, as: .json)
    #expect(tree.faults.isEmpty && bytes.last == 0x0A, "\(document.text)\n\(output)")
    let linted = command.linter.check(
      FileInput(path: "a.json", bytes: bytes, syntax: .json, isNamed: true))
    let errors = linted.findings.filter { $0.severity == .error }.map { "\($0.rule): \($0.message.text)" }
    #expect(errors.isEmpty, "\(errors)\n\(document.text)\n\(output)")
    let source = Tree.read(Array(document.text.utf8), as: document.isYAML ? .yaml : .json)
    let authored = Recognition(source, .init(role: .authored, kind: options.kind)).documents.first
    let served = Recognition(tree, .init(role: .served, kind: options.kind)).documents.first
    let built = try #require(served)
    return Pair(
      source: try #require(authored), built: built, bytes: bytes,
      clients: options.targets(for: built).intersection(built.kind.clients).clients,
      text: "\(document.text)\n\(output)")
  }

  /// The value by the reference reader, which has nothing in common with the writer; its members in order.
  private func expectValue(_ pair: Pair, _ document: AuthoredDocuments.Document) throws {
    #expect(try ReferenceJSON.read(pair.bytes).get() == document.wire, "\(pair.text)")
  }

  private func expectSame(_ one: Decision?, _ other: Decision?, _ pair: Pair, _ device: Any) throws {
    let (one, other) = (try #require(one), try #require(other))
    #expect(
      one.outcome == other.outcome && one.plain == other.plain && one.result == other.result
        && one.alert == other.alert && one.olderAlert == other.olderAlert && one.updateVersion == other.updateVersion,
      "\(one.outcome) \(one.result ?? "-") became \(other.outcome) \(other.result ?? "-") on \(device)\n\(pair.text)")
  }

  // MARK: Kinds

  @Test func osamVersion() throws {
    try each(.osamVersion, clients: [nil, "1.0.0..2.2.4", "2.2.4", "3.0.0..3.0.1"], share: 30, seed: 1) {
      documents, clients in
      documents.osamVersion(hasBox: clients == nil || clients == "3.0.0..3.0.1")
    } _: { pair, document, random in
      try expectValue(pair, document)
      let (before, after) = (Decoding(pair.source), Decoding(pair.built))
      for client in pair.clients.shuffled(using: &random).prefix(3) {
        let (one, other) = (VersionConfig(before, for: client), VersionConfig(after, for: client))
        let old = try #require(one, "\(client.name)\n\(pair.text)")
        let new = try #require(other, "\(client.name)\n\(pair.text)")
        let edges = [old.startDate, min(old.endDate, 1_999_999_999_999), MemorySystem.usualNow]
        var device = VersionDevice(
          client: client, platform: Platform.allCases.randomElement(using: &random) ?? .ios,
          installed: old.versionCode + Int64.random(in: -1...1, using: &random),
          applies: Applies.allCases.randomElement(using: &random) ?? .below,
          now: (edges.randomElement(using: &random) ?? 0) + Int64.random(in: -1...1, using: &random))
        device.isOffline = Int.random(in: 0..<4, using: &random) == 0
        let lastOK = Bool.random(using: &random) ? device.now - 3_000_000 : 0
        let isAllowed = Bool.random(using: &random)
        func decide(_ config: VersionConfig, cached: VersionConfig?) -> Decision? {
          var device = device
          device.cached = cached.map {
            .init(config: $0, installed: device.installed, lastOK: lastOK, isAllowed: isAllowed)
          }
          return VersionDecision.decide(.decoded(config), versionCode: config.versionCode, on: device)
        }
        let isKept = Bool.random(using: &random)
        try expectSame(
          decide(old, cached: isKept ? old : nil), decide(new, cached: isKept ? new : nil), pair, device)
      }
    }
  }

  @Test func osamRating() throws {
    try each(.osamRating, clients: [nil, "2.0.0..2.2.4", "3.0.1"], share: 25, seed: 2) { documents, _ in
      documents.osamRating()
    } _: { pair, document, random in
      try expectValue(pair, document)
      let (before, after) = (Decoding(pair.source), Decoding(pair.built))
      for client in pair.clients.shuffled(using: &random).prefix(3) {
        let old = try #require(RatingConfig(before, for: client))
        let state = RatingState(
          openings: old.openings + Int64.random(in: -2...1, using: &random),
          lastPrompt: MemorySystem.usualNow - old.minutes * 60_000 + Int64.random(in: -1...1, using: &random))
        let device = RatingDevice(client: client, platform: .android, now: MemorySystem.usualNow, state: state)
        try expectSame(
          RatingDecision.open(old, on: device)?.0, RatingDecision.open(RatingConfig(after, for: client), on: device)?.0,
          pair, device)
      }
    }
  }

  @Test func controlDeVersions() throws {
    try each(.controlDeVersions, clients: [nil], share: 10, seed: 3) { documents, _ in
      documents.controlDeVersions()
    } _: {
      pair, document, random in
      try expectValue(pair, document)
      let source = ReadValue(pair.source.tree, pair.source.root)
      for client in pair.clients.shuffled(using: &random).prefix(4) {
        let device = OlderVersionDevice(
          client: client,
          installed: "\(Int.random(in: 1...12, using: &random)).\(Int.random(in: 0...20, using: &random)).0",
          system: "\(Int.random(in: 5...17, using: &random)).\(Int.random(in: 0...9, using: &random))",
          language: ["ca", "cat", "es", "en", "fr", nil].randomElement(using: &random) ?? nil)
        try expectSame(
          OlderVersionDecision.decide(.success(source), on: device),
          OlderVersionDecision.decide(pair.bytes, on: device),
          pair, device)
      }
    }
  }

  @Test func valoracions() throws {
    try each(.valoracions, clients: [nil], share: 25, seed: 4) { documents, _ in
      documents.valoracions()
    } _: {
      pair, document, random in
      try expectValue(pair, document)
      let source = ReadValue(pair.source.tree, pair.source.root)
      for client in pair.clients.shuffled(using: &random).prefix(3) {
        let device = OlderRatingDevice(
          client: client, opens: Int64.random(in: 0...45, using: &random),
          daysSinceFirst: Double(Int.random(in: 0...70, using: &random)),
          daysSincePrompt: Bool.random(using: &random) ? Double(Int.random(in: 0...70, using: &random)) : nil,
          isAnswered: Int.random(in: 0..<6, using: &random) == 0,
          language: ["ca", "es", "fr"].randomElement(using: &random))
        try expectSame(
          OlderRatingDecision.decide(.success(source), on: device), OlderRatingDecision.decide(pair.bytes, on: device),
          pair, device)
      }
    }
  }

  @Test func princeOfVersions() throws {
    try each(.princeOfVersions, clients: ["pov-ios:4.0.2..,pov-android:4.0.1..", nil], share: 8, seed: 5, least: 0.7) {
      documents, _ in
      documents.princeOfVersions()
    } _: { pair, document, random in
      try expectValue(pair, document)
      let source = ReadValue(pair.source.tree, pair.source.root)
      for client in pair.clients.shuffled(using: &random).prefix(4) {
        for platform in DevicePlatform.all(for: client) {
          let device = device(client, platform, &random)
          try expectSame(
            PrinceDecision.decide(source, on: device), PrinceDecision.decide(pair.bytes, on: device), pair, device)
        }
      }
    }
  }

  private func device(_ client: Client, _ platform: DevicePlatform, _ random: inout Seeded) -> PrinceDevice {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let version = "\(number(0...4)).\(number(0...3)).\(number(0...3))-\(number(0...4))"
    let isOld = ClientSet.princeAndroidBefore4.contains(client)
    let installed =
      platform == .android ? (isOld ? "1.2.0" : String(number(0...61))) : platform == .jvm ? "1.2" : version
    let system =
      platform == .android ? String(number(20...35)) : platform == .jvm ? "17" : "\(number(7...17)).\(number(0...1))"
    let remembered = (0..<2).map { _ in "\(number(1...3)).\(number(0...2)).\(number(0...2))-0" }
    return PrinceDevice(
      client: client, platform: platform, installed: installed, system: system,
      checkers: number(0...2) == 0 ? ["pilot": .anything] : [:], remembered: number(0...1) == 0 ? remembered : [])
  }

  // MARK: The object for releases before 4

  /// The object for older releases tells every device what the list tells newer ones, and changes nothing for these.
  @Test func objectsBesideLists() throws {
    let newest = try #require(Client.named("pov-ios", "4.0.8"))
    try each(
      .princeOfVersions, clients: ["pov-ios:1.1.0..3.0.0,pov-ios:4.0.8"], share: 2, seed: 6, least: 0.2
    ) { documents, _ in
      documents.princeLists()
    } _: { pair, _, random in
      let source = ReadValue(pair.source.tree, pair.source.root)
      #expect(pair.built.has("ios") && pair.built.has("ios2"), "\(pair.text)")
      for _ in 0..<6 {
        var device = device(newest, .ios, &random)
        let list = try #require(PrinceDecision.decide(source, on: device))
        try expectSame(list, PrinceDecision.decide(pair.bytes, on: device), pair, device)
        device.client = try #require(
          pair.clients.filter { ClientSet.princeIOSBefore4.contains($0) }.randomElement(using: &random))
        let object = try #require(PrinceDecision.decide(pair.bytes, on: device))
        let told = list.outcome == "error:requirementsNotSatisfied" ? Plain.nothing : list.plain
        #expect(told == object.plain, "\(list.outcome), and before 4 \(object.outcome), on \(device)\n\(pair.text)")
      }
    }
  }
}
