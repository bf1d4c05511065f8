extension UInt8 {
  /// One of the four blanks of JSON: space, line feed, carriage return, tab.
  package var isJSONBlank: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
