extension UInt8 {
  /// A letter from A to Z in lower case, anything else as it is. Public, as `Node` is, so that the compiler takes it into
  /// other modules.
  public var lowerASCII: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
}
