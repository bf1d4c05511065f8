// Generated from translations by make generate. Do not edit.
// swift-format-ignore-file

extension Catalogues {
  static let spanish: StaticString = #"""
    """#
}
