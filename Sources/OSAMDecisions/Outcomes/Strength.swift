extension Plain: Comparable {
  /// How much an outcome asks of users.
  private var strength: Int {
    switch self {
    case .nothing: 0
    case .prompt: 1
    case .inform: 2
    case .mayUpdate: 3
    case .mustUpdate: 4
    case .error: 5
    case .crash: 6
    }
  }

  package static let gravestFirst = allCases.sorted(by: >)

  package static func < (left: Plain, right: Plain) -> Bool { left.strength < right.strength }

  /// Users see an alert of the app, or the store's.
  package var isShown: Bool { self > .nothing && self < .error }
}
