import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Answers of `simulate` about documents of Prince of Versions.
extension PerClientSimulator {
  func prince(_ document: Document, _ client: Client, _ system: DevicePlatform) -> Result<
    Simulation, Obstacle
  > {
    var assumptions = assumedClient(client) + strangeVersion(on: system)
    let usual = Self.usual(client, system)
    let comparesCodes = PrinceDevice.comparesCodes(client, on: system)
    let code = comparesCodes ? asked.question.versionCode : nil
    if comparesCodes, code == nil, let version = asked.question.version, Int64(version) == nil {
      return .failure(Obstacle(words: QuestionOptions.needsVersionCode(version), needsOption: true))
    }
    let installed = code ?? asked.question.version ?? usual.installed
    if code == nil, asked.question.version == nil {
      assumptions.append("The installed version is \(installed) (--version).")
    }
    let given = asked.device.system(on: system)
    let osVersion = given ?? usual.system
    if given == nil {
      assumptions.append(Self.assumedSystem(system, osVersion))
    }
    if requirements.isEmpty { assumptions.append("The app registers no checkers of its own (--requirement).") }
    if asked.device.remembered == nil { assumptions.append("Nothing was announced before (--remembered).") }
    var checkers: PrinceDevice.Checkers = [:]
    for requirement in requirements { checkers[requirement.key] = .init(requirement.value ?? "*") }
    var device = PrinceDevice(
      client: client, platform: system, installed: installed, system: osVersion, checkers: checkers,
      remembered: asked.device.remembered.map { [$0] } ?? [])
    // Only the builder takes checkers. [prince-builder-checkers]
    device.usesBuilder = asked.device.builder || !requirements.isEmpty
    if device.asksForBuilder, !asked.device.builder {
      assumptions.append(
        device.usesBuilder
          ? "The app makes the library object with its builder, for it has checkers."
          : "The app makes the library object with new PrinceOfVersions(this) (--builder).")
    }
    if let problem = device.problem { return .failure(Obstacle(words: problem)) }
    let decision =
      document.isReadByClients
      ? PrinceDecision.decide(document.tree.bytes, on: device)
      : PrinceDecision.decide(ReadValue(document.tree, document.root), on: device)
    guard let decision else { return .failure(Obstacle(words: "the source of \(client.name) was not read")) }
    var inputs: [(name: String, value: JSONValue)] = [
      ("version", .string(installed)), ("platform", .string(system.rawValue)), ("osVersion", .string(osVersion)),
      ("requirements", .object(requirements.map { ($0.key, .string(orNull: $0.value)) })),
      ("remembered", .string(orNull: device.remembered.last)),
    ]
    if device.asksForBuilder { inputs.append(("builder", .bool(device.usesBuilder))) }
    return .success(simulation(document, client, system, inputs, decision, assumptions))
  }

  /// The device that is assumed: the first version, on a system newer than any requirement.
  private static func usual(_ client: Client, _ platform: DevicePlatform) -> (
    installed: String, system: String
  ) {
    switch platform {
    case .android:
      (PrinceDevice.comparesCodes(client, on: platform) ? "1" : "1.0.0", "99")
    case .jvm: ("1.0.0", "99")
    case .ios, .macos: ("1.0.0-1", "99.0")
    }
  }

  private static func assumedSystem(_ platform: DevicePlatform, _ version: String) -> LocalizedMessage {
    switch platform {
    case .android: "The system is API level \(version) (--api-level)."
    case .jvm: "The system is Java \(version) (--os-version)."
    case .ios, .macos: "The system is version \(version) (--os-version)."
    }
  }
}
