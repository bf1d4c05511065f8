/// A document of osam-controldeversions as its iOS library has it in hand, member by member: each is looked at only
/// when the decision gets there. [older-version-ios, older-mode-ios, older-null-ios]
package struct OlderVersionIOS: Sendable {
  private let deciding: [Taken]
  private let others: [Taken]
  private let holder: ReadPlace
  private let versionTaken: ReadValue?
  private let modeTaken: ReadValue?
  private let systemTaken: ReadValue?
  private let urlTaken: ReadValue?
  /// Title, message and the labels of OK and cancel.
  package let labels: [OlderLabel]

  static let parsingError = ClientAnswer.Failure.Outcome.error("Error parsing data")

  /// Fails for anything but an object.
  package static func read(_ value: ReadValue, for client: Client) -> Result<Self, OlderFault> {
    guard case .object = value.content else {
      return .failure(
        OlderFault([], at: value.place, "is \(value.kindWords), not an object", parsingError, .reading, .measured))
    }
    return .success(Self(value, client))
  }

  private init(_ document: ReadValue, _ client: Client) {
    let search = OlderSearch(object: document, kind: .controlDeVersions, client: client)
    holder = document.place
    let deciding = ["version", "comparisonMode", "minSystemVersion"].map { search.take($0) }
    self.deciding = Array(deciding.joined())
    versionTaken = deciding[0].lastValue
    modeTaken = deciding[1].lastValue
    systemTaken = deciding[2].lastValue
    labels = OlderLabel.ofAlert.map { OlderLabel($0, search.take($0, use: .handedOn)) }
    let url = search.take("okButtonActionURL", use: .handedOn)
    urlTaken = url.lastValue
    // Members that have nothing to do with the alert: the legal conditions, and the switch of another component.
    let others = OlderOSAMChange.legalMembers(of: client) + DocumentKind.serviceMembers.map { $0.name }
    self.others = url + others.flatMap { search.take($0, use: .handedOn) }
  }

  package var taken: [Taken] { deciding + labels.flatMap { $0.taken } + others }

  /// The text the installed version is compared with.
  package var version: Result<String, OlderFault> {
    switch versionTaken?.content {
    case .text(let text): .success(text)
    case nil: .failure(fault("version", nil, "is missing", .comparing, .unverified))
    case let content?: .failure(fault("version", versionTaken, "is \(content.kindWords)", .comparing, .unverified))
    }
  }

  /// 0 when missing or no number.
  package var mode: Result<Int32, OlderFault> {
    switch modeTaken?.content {
    case nil: .success(0)
    case .text(let text): .success(SystemFloat.integer(text))
    case .boolean(let value): .success(value ? 1 : 0)
    // A whole number keeps its lowest 32 bits, any other is cut off at its point.
    case .number(let text):
      .success(Int64(text).map { Int32(truncatingIfNeeded: $0) } ?? Self.clamped(Double(text) ?? 0))
    case let content?:
      .failure(fault("comparisonMode", modeTaken, "is \(content.kindWords)", .comparing, .unverified))
    }
  }

  /// The least version of the system as a number; 0 when missing or none.
  package var minSystem: Result<Float, OlderFault> {
    switch systemTaken?.content {
    case nil: .success(0)
    case .text(let text): .success(SystemFloat.value(text))
    case .number(let text): .success(Float(Double(text) ?? 0))
    case .boolean(let value): .success(value ? 1 : 0)
    case let content?:
      .failure(fault("minSystemVersion", systemTaken, "is \(content.kindWords)", .comparing, .unverified))
    }
  }

  /// `minSystemVersion` as written, for people; nil when it is missing.
  package var minSystemAsWritten: LocalizedMessage? {
    switch systemTaken?.content {
    case .text(let text), .number(let text): LocalizedMessage(value: text)
    case let content?: content.kindWords
    case nil: nil
    }
  }

  /// The address OK opens, nil when missing; anything but a text crashes the app when OK is touched. [older-url-ios]
  package var url: Result<String?, OlderFault> {
    switch urlTaken?.content {
    case nil: .success(nil)
    case .text(let text): .success(text)
    case let content?: .failure(fault("okButtonActionURL", urlTaken, "is \(content.kindWords)", .touchingOK, .read))
    }
  }

  /// True if there is a button with this title: none for an empty one. Nil where that is not defined.
  /// [older-empty-label]
  package static func isButton(_ title: OlderText) -> Bool? {
    if case .anyOf(let texts) = title { return texts.contains("") ? nil : true }
    return !title.isEmpty
  }

  package var faults: [OlderFault] {
    var faults: [OlderFault] = []
    func note<Value>(_ member: Result<Value, OlderFault>) {
      if case .failure(let fault) = member { faults.append(fault) }
    }
    note(version)
    note(mode)
    note(minSystem)
    for label in labels { faults += label.faults(onAndroid: false) }
    if labels[2].value != nil { note(url) }
    return faults
  }

  private func fault(
    _ name: String, _ value: ReadValue?, _ words: LocalizedMessage, _ moment: OlderFault.Moment,
    _ evidence: OlderFault.Evidence
  ) -> OlderFault {
    OlderFault(
      [.name(name)], at: value?.place ?? holder, words, .crash, moment, evidence, isMissing: value == nil)
  }

  private static func clamped(_ number: Double) -> Int32 {
    number.isNaN ? 0 : number >= 0x1p31 ? .max : number <= -0x1p31 ? .min : Int32(number)
  }
}
