/// A document of osam-controldeversions as its Android library has it in hand. [older-version-android,
/// older-mode-android, older-url-android]
package struct OlderVersionAndroid: Sendable {
  private let fields: [Taken]
  /// Nil when missing or null: then the alert is never shown.
  package let version: String?
  package let mode: Int32?
  /// Nil when missing or null: then every system will do.
  package let minSystem: String?
  package let url: String?
  /// The members whose texts are looked up for a language, in the client's order: title, message, the labels of OK and
  /// cancel, and the address of the legal conditions in the releases that look it up with them.
  /// [older-language-lookup, older-empty-map]
  package let labels: [OlderLabel]
  /// Members that make the reader give up.
  private let fieldFaults: [OlderFault]
  private let comparesNumbers: Bool
  private let versionPlace: ReadPlace
  private let systemPlace: ReadPlace

  private static let onFailure = ClientAnswer.Failure.Outcome.error("onFailure")

  /// Null is an empty document. Fails with the first member that is of no use.
  package static func decode(_ value: ReadValue, for client: Client) -> Result<Self, OlderFault> {
    read(value, for: client).flatMap { $0.fieldFaults.first.map(Result.failure) ?? .success($0) }
  }

  /// `decode(_:for:)`, whatever the members are. Fails for anything but an object and null.
  package static func read(_ value: ReadValue, for client: Client) -> Result<Self, OlderFault> {
    switch value.content {
    case .object, .null: .success(Self(value, client))
    default:
      .failure(OlderFault([], at: value.place, "is \(value.kindWords), not an object", onFailure, .reading, .measured))
    }
  }

  private init(_ value: ReadValue, _ client: Client) {
    let search = OlderSearch(object: value, kind: .controlDeVersions, client: client)
    var taken: [Taken] = []
    var faults: [OlderFault] = []
    func field<Value>(
      _ name: String, _ use: Taken.Use, _ evidence: OlderFault.Evidence,
      _ read: (ReadValue) -> Result<Value?, GsonFields.Mismatch>
    ) -> Value? {
      let found = search.take(name, use: use)
      taken += found
      switch GsonFields.field(found, Self.onFailure, evidence: evidence, read) {
      case .success(let value): return value
      case .failure(let fault):
        faults.append(fault)
        return nil
      }
    }
    version = field("version", .decides, .measured, GsonFields.text)
    versionPlace = taken.lastValue?.place ?? value.place
    mode = field("comparisonMode", .decides, .measured, GsonFields.integer)
    minSystem = field("minSystemVersion", .decides, .measured, GsonFields.text)
    systemPlace = taken.lastValue?.place ?? value.place
    url = field("okButtonActionURL", .handedOn, .measured, GsonFields.text)
    if OlderOSAMChange.numberedLegal.releases.contains(client) {
      _ = field("legal_version", .handedOn, .read, GsonFields.integer)
      _ = field("legal_URL", .handedOn, .read, GsonFields.text)
    }
    let texts = OlderLabel.ofAlert + (OlderOSAMChange.plainLegal.releases.contains(client) ? ["legalURL"] : [])
    labels = texts.map { OlderLabel($0, search.take($0, use: .handedOn)) }
    fields = taken
    fieldFaults = faults
    comparesNumbers = OlderOSAMChange.numericParts.releases.contains(client)
  }

  package var taken: [Taken] { fields + labels.flatMap { $0.taken } }

  /// True if the document is whole, so that there is something to decide on.
  package var isWhole: Bool { fieldFaults.isEmpty }

  package var faults: [OlderFault] {
    fieldFaults + labels.flatMap { $0.faults(onAndroid: true) } + [minSystemFault, versionFault].compactMap { $0 }
  }

  /// True if there is a button with this title: also for an empty one. [older-empty-label]
  package static func isButton(_ title: OlderText) -> Bool { title != .absent }

  // MARK: Versions that cannot be compared

  /// The fault of `minSystemVersion` on which every device with a system version of plain numbers crashes, if it gets
  /// there.
  private var minSystemFault: OlderFault? {
    guard let minSystem, comparesNumbers else { return nil }
    for part in DottedParts.of(minSystem) where JavaNumber.integer(part) == nil {
      return systemFault(PaddedIntegers.Failure(part: part, isInFirst: true))
    }
    return nil
  }

  /// The counterpart of `minSystemFault` for `version`; nil too when the comparison is never reached.
  private var versionFault: OlderFault? {
    guard let version, let mode else { return nil }
    if let fault = formFault { return fault }
    guard (0...2).contains(mode), comparesNumbers else { return nil }
    for part in DottedParts.of(version) where JavaNumber.integer(part) == nil {
      return versionFault(PaddedIntegers.Failure(part: part, isInFirst: false))
    }
    return nil
  }

  /// `version` is not made of digits with single dots between them. [older-padded-integers]
  package var formFault: OlderFault? {
    guard let version, !DottedParts.areWellFormed(version) else { return nil }
    let words: LocalizedMessage = version.isEmpty ? "is empty" : "is not digits with single dots between them"
    return OlderFault([.name("version")], at: versionPlace, words, .crash, .comparing, .measured)
  }

  /// A part of a member that is no 32-bit integer. [older-padded-integers]
  package func versionFault(_ failure: PaddedIntegers.Failure) -> OlderFault {
    Self.fault("version", versionPlace, failure)
  }

  package func systemFault(_ failure: PaddedIntegers.Failure) -> OlderFault {
    Self.fault("minSystemVersion", systemPlace, failure)
  }

  private static func fault(_ member: String, _ place: ReadPlace, _ failure: PaddedIntegers.Failure) -> OlderFault {
    let words: LocalizedMessage =
      failure.isTooLarge ? "has a part above 2147483647" : "is not digits with single dots between them"
    return OlderFault(
      [.name(member)], at: place, failure.part.isEmpty ? "has an empty part" : words, .crash, .comparing, .measured)
  }

  /// A part of the installed version, or of the system's, that is no 32-bit integer: the member is compared with it.
  /// [older-system-android]
  package static func deviceFault(_ member: String, _ what: String, _ failure: PaddedIntegers.Failure) -> OlderFault {
    OlderFault(
      [.name(member)], at: .nowhere,
      "is compared with the \(what) version, whose part \"\(failure.part)\" is no 32-bit integer", .crash, .comparing,
      .measured)
  }
}
