import OSAMFormats

/// The client that a simulation asks.
package struct AskedClient: Sendable {
  /// The release that was named; nil where nobody named any.
  package var named: Client?
  /// The one that answers: the same, or what stands in for it.
  package var answering: Client

  package init(named: Client?, answering: Client) {
    self.named = named
    self.answering = answering
  }

  package init(assumed client: Client) { self.init(named: nil, answering: client) }

  /// The newest release of the common module that was read: among these, or of all where none of these is one.
  package static func newestOfCommonModule(among targets: ClientSet) -> Client? {
    let all = Library.osam.clients.verified
    return all.intersection(targets).clients.last ?? all.clients.last
  }

  /// The choice of it, where the question left it open.
  var assumption: [LocalizedMessage] {
    let (library, release) = (answering.library.id, answering.release.name)
    guard let named else {
      return ["The app carries \(library) \(release), the newest release that was read (--clients)."]
    }
    if named == answering { return [] }
    return [
      "The source of \(library) \(named.release.name) was not read: this is the answer of \(release), the nearest release before it that was (--clients)."
    ]
  }
}
