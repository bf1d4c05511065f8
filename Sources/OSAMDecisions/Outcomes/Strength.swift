extension Plain: Comparable {
  /// How much an outcome asks of users, the least first.
  private static let byStrength: [Plain] = [.nothing, .prompt, .inform, .mayUpdate, .mustUpdate, .error, .crash]

  package static func < (left: Plain, right: Plain) -> Bool {
    byStrength.firstIndex(of: left) ?? 0 < byStrength.firstIndex(of: right) ?? 0
  }

  /// Users see an alert of the app, or the store's.
  package var isShown: Bool { self > .nothing && self < .error }
}
