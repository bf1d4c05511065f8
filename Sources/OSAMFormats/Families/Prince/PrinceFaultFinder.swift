import OSAMSyntax

/// Where the devices of a client stumble over a document. [prince-whole-platform, prince-not-json, prince-old-versions]
extension PrinceContent {
  /// Every fault over which a device with this client may stumble on this platform, also at elements that only some
  /// devices reach, or none. One that makes iOS pass a key over is among them where no other key answers. In the
  /// client's order; none when every device gets an answer.
  package static func faults(_ value: ReadValue, for client: Client, on platform: DevicePlatform) -> [PrinceFault] {
    var faults: [PrinceFault]
    switch read(value, for: client, on: platform) {
    case .success(let content): faults = PrinceFaultFinder(client: client, platform: platform).of(content)
    case .failure(let fault) where fault.path.isEmpty: faults = [fault]
    case .failure(let fault):
      let reading = PrinceReading(value, client, platform)
      faults = reading.names == .inCamelCase ? PrinceApple.dropped(reading, client) : [fault]
    }
    for index in faults.indices where !platform.isProven(for: client) { faults[index].isCertain = false }
    return faults
  }
}

/// Goes through a document as all devices of a client together do.
private struct PrinceFaultFinder {
  let client: Client
  let platform: DevicePlatform

  func of(_ content: PrinceContent) -> [PrinceFault] {
    switch content.body {
    case .nothing:
      return [PrinceFault("IllegalStateException", [.name(content.key)], "\(content.key) is no list and no object")]
    case .old(let old): return of(old).map { [$0] } ?? []
    case .configurations(let elements):
      if elements.isEmpty {
        let words: LocalizedMessage = "\(content.key) is a list without configurations"
        return [.noneFits(client, [.name(content.key)], words, .document)]
      }
      return of(elements)
    }
  }

  // MARK: The object of before 4

  /// Both versions are read by every device: the minimum first, and the latest whether or not that is met. The
  /// releases that read them with the document have done so before. [prince-old-versions]
  private func of(_ old: PrinceOldObject) -> PrinceFault? {
    if client.library.id == Library.princeIOS.id { return nil }
    if old.minimum == nil, old.latest == nil { return .missingBoth(client, old.path) }
    return unreadable(old.minimum) ?? unreadable(old.latest)
  }

  // MARK: Configurations

  /// A device stops at the first configuration whose requirements hold, and at one that cannot be read.
  private func of(_ elements: [Result<PrinceConfiguration, PrinceFault>]) -> [PrinceFault] {
    var faults: [PrinceFault] = []
    var earlier = PrincePredecessors(client)
    var isAnswered = false
    var isOver = false
    var isForAll = false
    for element in elements {
      switch element {
      case .failure(var fault):
        fault.reach = isOver ? .noDevice : .someDevices
        faults.append(fault)
        if !isOver, !isAnswered { isForAll = true }
        isOver = true
      case .success(let configuration):
        if isLeftOutOfValidation(configuration) { continue }
        // Whoever fits one that is never chosen fits the one that is chosen instead.
        var isCovered = false
        func isChosen() -> Bool {
          isCovered = earlier.cover(configuration)
          return !isCovered && canHold(configuration)
        }
        if var fault = fault(in: configuration) {
          fault.reach = !isOver && isChosen() ? .someDevices : .noDevice
          faults.append(fault)
        } else if !isOver, !isAnswered {
          isAnswered = isChosen()
        }
        if alwaysHolds(configuration) {
          if !isOver, !isAnswered { isForAll = true }
          isOver = true
        }
        if !isOver, !isCovered { earlier.add(configuration) }
      }
    }
    if isForAll {
      for index in faults.indices where faults[index].reach == .someDevices { faults[index].reach = .everyDevice }
    }
    return faults
  }

  /// The fault that a device comes to that has chosen a configuration.
  private func fault(in configuration: PrinceConfiguration) -> PrinceFault? {
    switch configuration.values {
    case .failure(let fault): return fault
    case .success(let values):
      if values.required == nil, values.last == nil { return .missingBoth(client, configuration.path) }
      return unreadable(values.required) ?? unreadable(values.last)
    }
  }

  private func unreadable(_ value: PrinceValue?) -> PrinceFault? {
    value.flatMap { .unreadable($0, client, platform) }
  }

  /// 4.0.1 on iOS looks at the versions only of configurations without requirements of the app's own.
  /// [prince-validates-first]
  private func isLeftOutOfValidation(_ configuration: PrinceConfiguration) -> Bool {
    client.isPrince(.validatesFirst)
      && configuration.requirements.contains { if case .typed = $0.value { true } else { false } }
  }

  private func alwaysHolds(_ configuration: PrinceConfiguration) -> Bool {
    configuration.requirements.allSatisfy { $0.isSkipped }
  }

  /// The system that Android checks itself has a whole number, or no device satisfies it. [prince-system-android]
  private func canHold(_ configuration: PrinceConfiguration) -> Bool {
    if !client.isPrince(.alwaysChecksSystem) { return true }
    return configuration.requirements.allSatisfy { requirement in
      guard requirement.key == Self.system, case .text(let text) = requirement.value else { return true }
      return text.flatMap(JavaNumber.integer) != nil
    }
  }

  private static let system = "required_os_version"
}

extension PrinceFault {
  /// A version that the client reads only when it compares; nil when that succeeds. [prince-version-kmp,
  /// prince-semantic-version]
  package static func unreadable(
    _ value: PrinceValue, _ client: Client, _ platform: DevicePlatform
  ) -> PrinceFault? {
    guard case .text(let text) = value.content else { return nil }
    if client.library.id == Library.princeAndroid.id {
      do throws(SemanticVersion.Failure) {
        _ = try SemanticVersion(text)
        return nil
      } catch {
        return semantic(error, text, value.path, client)
      }
    }
    do throws(KMPVersionFailure) {
      if platform == .ios { _ = try KMPAppleVersion(text) } else { _ = try KMPJavaVersion(text) }
      return nil
    } catch {
      return PrinceFault(error.rawValue, value.path, "\(Quote.text(text)) is no readable version")
    }
  }

  /// A text that Android before 4 cannot read as a version. [prince-semantic-version]
  package static func semantic(
    _ failure: SemanticVersion.Failure, _ text: String, _ path: [PathStep], _ client: Client
  ) -> PrinceFault {
    let name = client.isPrince(.rewritten) ? failure.rawValue : PrinceOldAndroid.wrongVersion
    return PrinceFault(name, path, "\(text) is no semantic version")
  }

  /// No configuration has requirements that all hold: because of the device, or because there is none at all.
  /// [prince-nothing-matches]
  package static func noneFits(
    _ client: Client, _ path: [PathStep], _ words: LocalizedMessage, _ origin: Origin
  ) -> PrinceFault {
    let isApple = client.library.id == Library.princeIOS.id
    var fault = PrinceFault(isApple ? "requirementsNotSatisfied" : "RequirementsNotSatisfiedException", path, words)
    fault.origin = origin
    return fault
  }
}
