import OSAMDecisions
import OSAMFormats

extension Cells.TooMany {
  /// Why nothing is said of a document, behind what was not done.
  var words: Words {
    "its devices fall into too many cells to find them all, and \(limit) is the limit"
  }
}
