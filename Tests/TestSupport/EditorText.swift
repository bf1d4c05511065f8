import Foundation

/// Edits as an editor makes them, by UTF-16.
package enum EditorText {
  /// A document with one finding, `blank-around-text`, which has a safe repair.
  package static let alert = """
    packageName: cat.bcn.bus
    versionCode: 2026110001
    versionName: "2.2.0"
    platform: ANDROID
    comparisonMode: LAZY
    title: {ca: Nova, es: Nueva, en: New}
    message: {ca: Hola., es: Buenas., en: Hello.}
    ok: {ca: Actualitza, es: Actualizar, en: Update}
    cancel: {ca: "Ara no ", es: Ahora no, en: Not now}
    url: https://play.google.com/store/apps/details?id=cat.bcn.bus
    checkBoxDontShowAgain: false
    dialogDisplayDuration: 1d

    """

  /// A text after edits of the protocol, none of which touch.
  package static func applying(_ edits: [[String: Any]], to text: String) -> String {
    let ranges = edits.map { edit -> (NSRange, String) in
      let range = edit["range"] as! [String: [String: Int]]
      let (start, end) = (offset(range["start"]!, in: text), offset(range["end"]!, in: text))
      return (NSRange(location: start, length: end - start), edit["newText"] as! String)
    }
    let result = NSMutableString(string: text)
    for (range, new) in ranges.sorted(by: { $0.0.location > $1.0.location }) {
      result.replaceCharacters(in: range, with: new)
    }
    return result as String
  }

  private static func offset(_ position: [String: Int], in text: String) -> Int {
    let units = Array(text.utf16)
    var line = 0
    var index = 0
    while line < position["line"]!, index < units.count {
      if units[index] == 0x0D, index + 1 < units.count, units[index + 1] == 0x0A { index += 1 }
      if units[index] == 0x0A || units[index] == 0x0D { line += 1 }
      index += 1
    }
    return index + position["character"]!
  }

  /// The place of a piece of a text.
  package static func position(of piece: String, in text: String, behind: Int = 0) -> [String: Int] {
    let before = text[..<text.range(of: piece)!.lowerBound]
    let line = before.components(separatedBy: "\n")
    return ["line": line.count - 1, "character": (line.last! as NSString).length + behind]
  }

  /// The edits of one file in an edit of several.
  package static func edits(_ action: [String: Any], of uri: String) -> [[String: Any]] {
    let edit = action["edit"] as? [String: Any]
    let changes = edit?["documentChanges"] as? [[String: Any]] ?? []
    return changes.filter { ($0["textDocument"] as? [String: Any])?["uri"] as? String == uri }
      .flatMap { $0["edits"] as? [[String: Any]] ?? [] }
  }
}
