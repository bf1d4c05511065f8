import Foundation

/// A completion's text as an editor puts it in. [LSP 3.17, snippet syntax]
package enum EditorSnippet {
  /// With its tab stops as they are left, the first of their choices, or as somebody fills them in by the names in front
  /// of them: the nearest one, and the nearest that is no language.
  package static func expanded(
    _ text: String, filling: (_ name: String, _ member: String, _ left: String) -> String = { $2 }
  ) -> String {
    var result = ""
    var rest = Substring(text)
    while let character = rest.first {
      rest.removeFirst()
      if character == "\\", let escaped = rest.first {
        result.append(escaped)
        rest.removeFirst()
      } else if character == "$", rest.first == "{" {
        rest.removeFirst()
        rest = rest.drop(while: \.isNumber)
        let isChoice = rest.first == "|"
        rest.removeFirst()
        var left = ""
        while let inner = rest.first, isChoice ? inner != "|" : inner != "}" {
          rest.removeFirst()
          left.append(inner == "\\" ? rest.removeFirst() : inner)
        }
        rest.removeFirst(isChoice ? 2 : 1)
        let (name, member) = names(in: result)
        result += isChoice ? left.components(separatedBy: ",")[0] : filling(name, member, left)
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// The number of its tab stops that have no choices.
  package static func blanks(in text: String) -> Int {
    var count = 0
    _ = expanded(text) { _, _, left in
      count += 1
      return left
    }
    return count
  }

  private static let languages: Set = ["ca", "es", "en", "cat", "languaje", "content"]

  private static func names(in text: String) -> (name: String, member: String) {
    let names = text.matches(of: /"?([A-Za-z0-9_]+)"?:/).map { String($0.output.1) }
    return (names.last ?? "", names.last { !languages.contains($0) } ?? "")
  }
}
