/// The elements of a document over which an older client stumbles, for rules and matrices.
package enum OlderFaults {
  /// What the bytes of an answer do to this client: every fault that some device meets, in the client's order; none
  /// when it is of no older library.
  package static func of(_ bytes: [UInt8], for client: Client) -> [OlderFault] {
    switch OlderReader.read(bytes, for: client) {
    case nil: []
    case .failure(let fault): [fault]
    case .success(let value): of(value, for: client)
    }
  }

  /// The same for a value that the client's reader has read.
  package static func of(_ value: ReadValue, for client: Client) -> [OlderFault] {
    switch client.library.id {
    case Library.controlDeVersionsAndroid.id: OlderVersionAndroid.faults(value, for: client)
    case Library.controlDeVersionsIOS.id: OlderVersionIOS.faults(value)
    case Library.valoracionsAndroid.id: OlderRatingAndroid.faults(value)
    case Library.valoracionsIOS.id: OlderRatingIOS.faults(value) + tooManyDays(value)
    default: []
    }
  }

  private static func tooManyDays(_ value: ReadValue) -> [OlderFault] {
    guard case .success(let limits) = OlderRatingIOS.decode(value), limits.seconds == nil else { return [] }
    return [.tooManyDays]
  }
}
