/// Treatment of the address by the older libraries before it is opened. [older-address-android, older-address-ios]
package enum OlderLinkFacts {
  /// The address that the system gets on Android. [older-address-android]
  package static func openedOnAndroid(_ url: String) -> String {
    url.utf8.starts(with: "https://".utf8) || url.utf8.starts(with: "http://".utf8) ? url : "http://" + url
  }

  /// Characters with which older systems of Apple take a text for no address and open nothing. Not verified on a
  /// device.
  package static func isTroubleOnIOS(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
  }
}
