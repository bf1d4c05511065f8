/// A document of osam-controldeversions as its Android library has it in hand. [formats/osam-legacy.md 1.2]
package struct OldVersionAndroid: Sendable {
  /// Nil when missing or null: then the alert is never shown.
  package var version: String?
  package var mode: Int32?
  /// Nil when missing or null: then every system will do.
  package var minSystem: String?
  package var title: OldLabel
  package var message: OldLabel
  package var ok: OldLabel
  package var cancel: OldLabel
  /// Address of the legal conditions, which these releases look up with the texts of the alert; nil in others.
  package var legal: OldLabel?
  package var url: String?

  private static let onFailure = OldFault.Effect.error("onFailure")

  /// Null is an empty document. Fails with the first member that is of no use.
  package static func decode(_ value: ReadValue, for client: Client) -> Result<Self, OldFault> {
    switch value.content {
    case .object, .null: break
    default: return .failure(OldFault([], "is \(value.kindWords), not an object", onFailure, .reading, .measured))
    }
    let document = Self(value, client)
    if let fault = fieldFaults(value, client).first { return .failure(fault) }
    return .success(document)
  }

  private init(_ value: ReadValue, _ client: Client) {
    version = try? Self.text("version", value).get()
    mode = try? Self.mode(value).get()
    minSystem = try? Self.text("minSystemVersion", value).get()
    url = try? Self.text("okButtonActionURL", value).get()
    title = OldLabel("title", in: value)
    message = OldLabel("message", in: value)
    ok = OldLabel("okButtonTitle", in: value)
    cancel = OldLabel("cancelButtonTitle", in: value)
    legal = OlderOSAMChange.plainLegal.releases.contains(client) ? OldLabel("legalURL", in: value) : nil
  }

  /// The members whose texts are looked up for a language, in the client's order.
  /// [src AlertMessageMapper.java 1.5.8 dataToModel]
  package var labels: [OldLabel] { [title, message, ok, cancel] + (legal.map { [$0] } ?? []) }

  private static func text(_ name: String, _ value: ReadValue) -> Result<String?, OldFault> {
    GsonFields.field(name, of: value, onFailure, GsonFields.text)
  }

  private static func mode(_ value: ReadValue) -> Result<Int32?, OldFault> {
    GsonFields.field("comparisonMode", of: value, onFailure, GsonFields.integer)
  }

  /// Members that make the reader give up.
  private static func fieldFaults(_ value: ReadValue, _ client: Client) -> [OldFault] {
    var faults: [OldFault] = []
    func note<Value>(_ field: Result<Value, OldFault>) {
      if case .failure(let fault) = field { faults.append(fault) }
    }
    note(text("version", value))
    note(mode(value))
    note(text("minSystemVersion", value))
    note(text("okButtonActionURL", value))
    if OlderOSAMChange.numberedLegal.releases.contains(client) {
      note(GsonFields.field("legal_version", of: value, onFailure, evidence: .read, GsonFields.integer))
      note(GsonFields.field("legal_URL", of: value, onFailure, evidence: .read, GsonFields.text))
    }
    return faults
  }

  /// Every element over which some device stumbles, in the client's order.
  package static func faults(_ value: ReadValue, for client: Client) -> [OldFault] {
    switch value.content {
    case .object: break
    case .null: return []
    default:
      if case .failure(let fault) = decode(value, for: client) { return [fault] }
      return []
    }
    let document = Self(value, client)
    var faults = fieldFaults(value, client)
    faults += document.labels.flatMap { $0.faults(onAndroid: true) }
    if let fault = document.minSystemFault(for: client) { faults.append(fault) }
    if let fault = document.versionFault(for: client) { faults.append(fault) }
    return faults
  }

  // MARK: Versions that cannot be compared

  /// What every device with a system version of plain numbers crashes on, if it gets there.
  private func minSystemFault(for client: Client) -> OldFault? {
    guard let minSystem, !OldVersionReleases.comparesAsText.contains(client) else { return nil }
    for part in DottedParts.of(minSystem) where JavaNumber.integer(part) == nil {
      let failure = PaddedIntegers.Failure(part: part, isInFirst: true)
      return Self.fault("minSystemVersion", failure)
    }
    return nil
  }

  /// The same of `version`; nil too when the comparison is never reached.
  private func versionFault(for client: Client) -> OldFault? {
    guard let version, mode != nil else { return nil }
    if let fault = formFault { return fault }
    guard let mode, (0...2).contains(mode), !OldVersionReleases.comparesAsText.contains(client) else { return nil }
    for part in DottedParts.of(version) where JavaNumber.integer(part) == nil {
      return Self.fault("version", PaddedIntegers.Failure(part: part, isInFirst: false))
    }
    return nil
  }

  /// `version` is not made of digits with single dots between them. [1.3, measured]
  package var formFault: OldFault? {
    guard let version, !DottedParts.areWellFormed(version) else { return nil }
    let words = version.isEmpty ? "is empty" : "is not digits with single dots between them"
    return OldFault([.key("version")], words, .crash, .comparing, .measured)
  }

  /// A part of a member that is no 32-bit integer. [1.3, measured]
  package static func fault(_ member: String, _ failure: PaddedIntegers.Failure) -> OldFault {
    let words = failure.isTooLarge ? "has a part above 2147483647" : "is not digits with single dots between them"
    return OldFault([.key(member)], failure.part.isEmpty ? "has an empty part" : words, .crash, .comparing, .measured)
  }

  /// A part of the installed version, or of the system's, that is no 32-bit integer: the member is compared with it.
  /// [1.3: a preview system, whose version is a letter]
  package static func deviceFault(_ member: String, _ what: String, _ failure: PaddedIntegers.Failure) -> OldFault {
    OldFault(
      [.key(member)], "is compared with the \(what) version, whose part \"\(failure.part)\" is no 32-bit integer",
      .crash,
      .comparing, .measured)
  }
}

/// Where the releases of osam-controldeversions differ in version control.
package enum OldVersionReleases {
  /// Version parts as texts.
  package static let comparesAsText = OlderOSAMChange.numericParts.missing(from: .controlDeVersionsAndroid)
}
