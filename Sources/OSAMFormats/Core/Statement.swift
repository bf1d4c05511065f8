/// A statement of a format page on when something is shown or asked: a row with the releases of which it is so.
package struct Statement: Sendable {
  /// By it a test finds the devices that show it.
  package let id: String
  package let text: String
  /// The releases that do so; no other does.
  package let clients: ClientSet
  /// The facts it rests on, by id.
  package let evidence: [Fact.ID]

  package init(_ id: String, _ text: String, _ clients: ClientSet, _ evidence: Fact.ID...) {
    self.id = id
    self.text = text
    self.clients = clients
    self.evidence = evidence
  }
}

/// The section of such statements on the page of a kind. They are made when a page is, and nowhere else.
package struct Statements: Sendable {
  package let title: String
  /// Meanings of the words in the statements.
  let words: String
  /// Releases with a heading of their own are those that these sets have in common, library by library.
  let boundaries: [ClientSet]
  package let rows: [Statement]

  package init(_ title: String, words: String, boundaries: [ClientSet], _ rows: [Statement]) {
    self.title = title
    self.words = words
    self.boundaries = boundaries
    self.rows = rows
  }

  /// The releases of each heading, the newest ones of a library first.
  func parts(of clients: ClientSet) -> [ClientSet] {
    let all = clients.parted { client in boundaries.map { $0.contains(client) } }.map { $0.clients }
    return clients.libraries.flatMap { library in
      all.filter { !$0.intersection(library.clients).isEmpty }.reversed()
    }
  }
}
