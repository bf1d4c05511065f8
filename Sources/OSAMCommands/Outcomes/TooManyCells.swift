import OSAMDecisions
import OSAMFormats

extension Cells.TooMany {
  /// Why nothing is said of a document, behind what was not done.
  var words: Words { tooManyCells(limit) }
}

extension LeftOutLibrary {
  /// Why nothing is said of the library, behind what was not done.
  var words: Words { tooManyCells(limit) }

  var name: Words { "\(library.id) on \(platform.title)" }

  /// What to do; nil where nothing is known that helps.
  var hint: Words? {
    options.map { options in "hint: \(options.joined(separator: " ")) asks about fewer of them." }
  }

  /// Says that it was left out of the answers to a document.
  func tell(of label: Words, takesOptions: Bool = true, on console: Console) {
    console.note("osam-lint: \(label): \(name) was left out: \(words)")
    if takesOptions, let hint { console.note(hint) }
  }
}

private func tooManyCells(_ limit: Int) -> Words {
  "its devices fall into too many cells to find them all, and \(limit) is the limit"
}
