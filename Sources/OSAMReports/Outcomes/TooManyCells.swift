import OSAMDecisions
import OSAMFormats

extension TooManyCells {
  /// Why nothing is said of a document, behind what was not done.
  package var words: LocalizedMessage { tooManyCells(limit) }
}

extension LeftOutLibrary {
  /// Why nothing is said of the library, behind what was not done.
  package var words: LocalizedMessage { tooManyCells(limit) }

  /// `words` with the name of the library, among the tables of others.
  package var noTable: LocalizedMessage { "there is no table for \(name): \(words)" }

  package var name: LocalizedMessage { "\(library.id) on \(platform.title)" }

  /// Advice; nil where nothing is known that helps.
  package var hint: LocalizedMessage? {
    options.map { options in "hint: \(options.joined(separator: " ")) asks about fewer of them." }
  }
}

private func tooManyCells(_ limit: Int) -> LocalizedMessage {
  "its devices fall into too many cells to find them all, and \(limit) is the limit"
}
