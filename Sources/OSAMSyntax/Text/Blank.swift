extension UInt8 {
  /// One of the four blanks of JSON: space, line feed, carriage return, tab.
  package var isJSONBlank: Bool { self == 0x20 || self == 0x09 || isLineEnd }

  /// A line feed or a carriage return.
  package var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}
