import OSAMDecisions
import OSAMFormats
import OSAMReports
import OSAMSyntax

/// Terms that all questions of a run share.
struct SimulationTerms {
  var kinds: Kinds
  var now: Instant
  var zone: Zone
  /// The rule of the service about installed versions, by the settings.
  var applies = Applies.below
  /// Of these the newest is asked where none is named.
  var targets: ClientSet
}

extension Document {
  /// Devices with Android may get it.
  fileprivate var speaksToAndroid: Bool {
    choice("platform").map { $0 == Platform.android.rawValue } ?? platformsSpokenTo.contains(.android)
  }
}

/// Reads the options of `simulate`, and makes of them what asks the decisions.
struct SimulatorFactory {
  let asked: SimulateOptions
  let terms: SimulationTerms
  /// The releases that were named, of any library; nil where none was.
  let clients: [AskedClient]?

  init(_ asked: SimulateOptions, _ terms: SimulationTerms) throws(Failure) {
    self.asked = asked
    self.terms = terms
    clients = try Self.clients(asked.question.clients, terms.kinds.known)
  }

  /// The simulators that ask about these documents.
  func simulators(for documents: [Document]) throws(Failure) -> Simulators {
    let asksOnce = documents.contains {
      if case .once = terms.kinds.simulations[$0.kind] { true } else { false }
    }
    let (now, zone) = (terms.now, terms.zone)
    let platform = try Choices.devicePlatform.value(ofOptional: asked.question.platform?.lowercased())
    try refuseTwoMeanings(of: documents, on: platform)
    var common = Simulator(
      kinds: terms.kinds.reported, asked: asked, askedClient: AskedClient(assumed: try newest()), now: now, zone: zone,
      installed: try installedVersion(),
      applies: try Choices.applies.value(ofOptional: asked.question.applies) ?? terms.applies,
      platform: platform,
      language: asksOnce ? try Choices.language.value(ofOptional: asked.question.language) : nil)
    let lastOK = try lastOK()
    common.memory = try asked.device.memory() ?? memoryOfOtherOptions(lastOK)
    common.lastOK = lastOK ?? common.memory.lastOK(now)
    let perClient = PerClientSimulator(
      kinds: terms.kinds.reported, asked: asked, targets: terms.targets, platform: platform, now: now,
      zone: zone,
      requirements: try asked.device.requirements())
    return Simulators(kinds: terms.kinds.simulations, common: common, perClient: perClient, named: clients)
  }

  /// The clients that were named, each with the one that stands in for it.
  private static func clients(_ text: String?, _ kinds: KnownKinds) throws(Failure) -> [AskedClient]? {
    guard let text else { return nil }
    switch ClientSelection(of: kinds.libraries).each(text) {
    case .failure(let problem):
      throw Failure(
        problem.words,
        hint: "Write releases such as \(Library.osam.newest), 3.0.0..\(Library.osam.newest) or flutter:8.0.0.")
    case .success(let named):
      return named.map { client in
        var read = ClientSet([client])
        _ = ReleaseSubstitutions(in: &read)
        return AskedClient(named: client, answering: read.clients.first ?? client)
      }
    }
  }

  /// One system of a device has one meaning for all documents that ask for it.
  private func refuseTwoMeanings(of documents: [Document], on platform: DevicePlatform?) throws(Failure) {
    var (asksRelease, asksLevel) = (false, false)
    for document in documents where document.speaksToAndroid && (platform ?? .android) == .android {
      let clients = clients.map { ClientSet($0.map(\.answering)) } ?? document.kind.clients
      switch terms.kinds[document.kind].commands.androidSystem {
      case .none: continue
      case .release(let isCompared): asksRelease = asksRelease || isCompared(document, clients)
      case .level: asksLevel = asksLevel || !clients.intersection(document.kind.clients).isEmpty
      }
    }
    try asked.device.refuseTwoMeanings(asksRelease: asksRelease, asksLevel: asksLevel)
  }

  /// The newest client of the common module.
  private func newest() throws(Failure) -> Client {
    guard let newest = AskedClient.newestOfCommonModule(among: terms.targets) else {
      throw Failure("no release is known", status: .incomplete)
    }
    return newest
  }

  /// The installed version, or what was given instead of a version code.
  private func installedVersion() throws(Failure) -> Simulator.Installed {
    if let text = asked.question.versionCode {
      guard let code = Simulator.Installed.versionCode(text) else {
        throw Failure("“\(Quote.shortened(text))” is no version code", hint: "Write a number such as 2021040000.")
      }
      return .code(code)
    }
    guard let version = asked.question.version else { return .notGiven }
    guard let installed = Simulator.Installed(version: version) else {
      throw Failure("“\(Quote.shortened(version))” is no version", hint: "Write a version code such as 2021040000.")
    }
    return installed
  }

  private func lastOK() throws(Failure) -> Instant? {
    guard let lastOk = asked.device.lastOk else { return nil }
    return try Moment.parse(lastOk, now: terms.now, zone: terms.zone)
  }

  /// Memory of the device by the other spellings of `--device`.
  private func memoryOfOtherOptions(_ lastOK: Instant?) -> DeviceMemory {
    if asked.device.dontShowAgain { return .ticked }
    return lastOK.map { .ok(at: $0, now: terms.now) } ?? (asked.device.cached == nil ? .new : .seen)
  }
}
