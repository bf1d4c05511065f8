import OSAMDecisions
import OSAMFormats
import OSAMReports

extension LeftOutLibrary {
  /// Says that it was left out of the answers to a document.
  func tell(of label: LocalizedMessage, on console: Console) {
    console.note("osam-lint: \(label): \(name) was left out: \(words)")
    if let hint { console.note(hint) }
  }
}
