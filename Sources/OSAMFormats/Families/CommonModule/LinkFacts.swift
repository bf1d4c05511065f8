/// Treatment of the url by the clients before it is opened. [module-app-opens-url]
package enum LinkFacts {
  /// Releases that hand the url to code of the host app, which encodes it on iOS. [module-app-opens-url]
  package static let encodedBy = ModuleChange.letsAppOpenURL.releases

  /// Releases that open the url themselves, on iOS from the string as it stands. [module-opens-raw]
  package static let openedRawBy = ModuleChange.letsAppOpenURL.missing

  /// The address an iOS app on 2.0.2 or later opens when it encodes as the README, the demo and the
  /// Flutter wrapper do: everything outside the URL-fragment set is percent-encoded, a percent sign
  /// included. [module-encodes-again]
  package static func openedOnIOS(_ url: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(url.utf8.count)
    for byte in url.utf8 {
      if isLeftAlone(byte) {
        result.append(byte)
      } else {
        result.append(UInt8(ascii: "%"))
        result.append(hexDigits[Int(byte >> 4)])
        result.append(hexDigits[Int(byte & 15)])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// True if a byte is in the URL-fragment set: unreserved and sub-delims of RFC 3986 with `:@/?`.
  private static func isLeftAlone(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: fragmentMarks.contains(byte)
    }
  }

  private static let fragmentMarks = Set("-._~!$&'()*+,;=:@/?".utf8)
  private static let hexDigits = Array("0123456789ABCDEF".utf8)
}
