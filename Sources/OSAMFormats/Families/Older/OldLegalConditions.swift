/// The legal conditions of osam-controldeversions, which the app asks for apart from the alert.
/// [formats/osam-legacy.md 1.1, 1.2]
package struct OldLegalConditions: Sendable, Equatable {
  /// Shown again when it grows; nil in releases that have no number.
  package var number: Int64?
  package var address: OldText

  package init(number: Int64?, address: OldText) {
    self.number = number
    self.address = address
  }

  /// The members a release reads, or nil when it has no legal conditions, or is of another library.
  package enum Keys: Sendable {
    /// `legal_version` and `legal_URL`.
    case numbered
    /// `legalURL`.
    case plain

    package static func of(_ client: Client) -> Self? {
      if OlderOSAMChange.numberedLegal.releases.contains(client) { return .numbered }
      return OlderOSAMChange.plainLegal.releases.contains(client) ? .plain : nil
    }
  }

  /// The conditions that a device gets, or nil when the release knows none.
  package static func decode(
    _ value: ReadValue, for client: Client, language: String?
  ) -> Result<Self, OldFault>? {
    guard let keys = Keys.of(client) else { return nil }
    return client.library.id == Library.controlDeVersionsAndroid.id
      ? onAndroid(value, keys, client, language) : onIOS(value, keys, language)
  }

  /// Android: whatever goes wrong ends in `onFailure`, also where the alert would crash.
  private static func onAndroid(
    _ value: ReadValue, _ keys: Keys, _ client: Client, _ language: String?
  ) -> Result<Self, OldFault> {
    let onFailure = OldFault.Effect.error("onFailure")
    if case .failure(let fault) = OldVersionAndroid.decode(value, for: client) { return .failure(fault) }
    switch keys {
    case .numbered:
      let number = (try? GsonFields.field("legal_version", of: value, onFailure, GsonFields.integer).get()) ?? nil
      let address = (try? GsonFields.field("legal_URL", of: value, onFailure, GsonFields.text).get()) ?? nil
      guard let number else {
        let isMissing = value.all("legal_version").isEmpty
        return .failure(
          OldFault(
            [.key("legal_version")], isMissing ? "is missing" : "is null", onFailure, .reading, .read,
            isMissing: isMissing))
      }
      return .success(Self(number: Int64(number), address: address.map { .text($0) } ?? .absent))
    case .plain:
      return OldLabel("legalURL", in: value).onAndroid(language).map { Self(number: nil, address: $0.text) }.mapError {
        var fault = $0
        fault.effect = onFailure
        fault.evidence = .read
        return fault
      }
    }
  }

  /// iOS: the number is 0 when it is missing or no number; an address that is no text is handed on as it is.
  private static func onIOS(_ value: ReadValue, _ keys: Keys, _ language: String?) -> Result<Self, OldFault> {
    if case .failure(let fault) = OldVersionIOS.decode(value) { return .failure(fault) }
    switch keys {
    case .numbered:
      let number: Int64
      switch value.last("legal_version")?.content {
      case nil: number = 0
      case .number(let text): number = Int64(text) ?? Int64(SystemFloat.integer(text))
      case .text(let text): number = Int64(SystemFloat.integer(text))
      case .boolean(let isOne): number = isOne ? 1 : 0
      case let other?:
        return .failure(OldFault([.key("legal_version")], "is \(other.kindWords)", .crash, .reading, .unverified))
      }
      switch value.last("legal_URL")?.content {
      case nil: return .success(Self(number: number, address: .absent))
      case .text(let text): return .success(Self(number: number, address: .text(text)))
      case let other?:
        return .failure(OldFault([.key("legal_URL")], "is \(other.kindWords)", .crash, .showing, .unverified))
      }
    case .plain:
      return OldLabel("legalURL", in: value).onIOS(language).map { Self(number: nil, address: $0.text) }
    }
  }
}
