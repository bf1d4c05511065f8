import OSAMDecisions

extension Cells.TooMany {
  /// Why nothing is said of a document, behind what was not done.
  var words: String {
    "its devices fall into too many cells to find them all, and \(limit) is the limit"
  }
}
