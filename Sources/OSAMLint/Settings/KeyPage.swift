import OSAMFormats
import OSAMSyntax

/// The keys of a file of this program as a table of a page.
enum KeyPage {
  static func table(_ rows: [KeyRow]) -> String {
    var text = "| key | takes | meaning | left out |\n|---|---|---|---|\n"
    for row in rows {
      let absent = row.isRequired ? "is needed" : row.absent?.text ?? ""
      let meaning = row.meaning.text.exchanging("|", for: "\\|")
      text += "| `\(row.name)` | \(row.shape.title.text) | \(meaning) | \(absent) |\n"
    }
    return text
  }
}
