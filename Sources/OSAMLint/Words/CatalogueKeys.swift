// Generated from translations by make generate. Do not edit.
// swift-format-ignore-file

extension Catalogues {
  /// Of each English sentence that is translated, in their order.
  static let keys: [UInt64] = []
}
