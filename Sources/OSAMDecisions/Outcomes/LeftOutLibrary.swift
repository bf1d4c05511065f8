import OSAMFormats

/// A library about which a question is not answered on a platform, because its devices fall into too many cells.
package struct LeftOutLibrary: Sendable {
  package var library: Library
  package var platform: DevicePlatform
  package var limit: Int
  /// Options with which the question is answered; nil where none were found.
  package var options: [String]?

  /// The library of a client group of which too much was asked already.
  init?(_ clientGroup: ClientGroup) {
    guard let newest = clientGroup.clients.clients.last else { return nil }
    library = newest.library
    platform = clientGroup.platform
    limit = OutcomeTable.mostCells
  }

  /// The library of some clients, the newest of which was not answered for; nil when there are none.
  init?(_ clients: ClientSet, _ platform: DevicePlatform, _ subject: some Subject, _ terms: QuestionTerms) {
    guard let newest = clients.clients.last else { return nil }
    library = newest.library
    self.platform = platform
    limit = OutcomeTable.mostCells
    options = Self.options(newest, platform, subject, terms)
  }

  /// True if it is the library of a client group, on its platform.
  func concerns(_ clientGroup: ClientGroup) -> Bool { concerns(clientGroup.clients, on: clientGroup.platform) }

  func concerns(_ clients: ClientSet, on platform: DevicePlatform) -> Bool {
    platform == self.platform && clients.clients.last?.library.id == library.id
  }

  /// The newest release, then what else restricts the question, until it can be answered.
  private static func options(
    _ newest: Client, _ platform: DevicePlatform, _ subject: some Subject, _ terms: QuestionTerms
  ) -> [String]? {
    var options = ["--clients", newest.name, "--platform", platform.rawValue]
    var terms = terms
    func isAnswered() -> Bool {
      terms.region(subject).map { (try? Cells(subject, in: $0, limit: OutcomeTable.mostCells)) != nil } ?? false
    }
    if isAnswered() { return options }
    // A system newer than any that a document asks for, and a device to which nothing was announced.
    let further: [(axis: AxisName, narrowing: Narrowing, option: [String])] = [
      (.osVersion, .versions(from: "9999", to: nil, isBelow: false), ["--os-version", "9999.."]),
      (.remembered, .names([.absent]), ["--remembered", "none"]),
    ]
    for (axis, narrowing, option) in further where terms.narrowings[axis] == nil && subject.index(of: axis) != nil {
      terms.narrowings[axis] = narrowing
      options += option
      if isAnswered() { return options }
    }
    return nil
  }
}
