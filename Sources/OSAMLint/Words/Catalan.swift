// Generated from translations by make generate. Do not edit.

extension Catalogues {
  static let catalan: StaticString = #"""
    """#
}
