import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Where something is told above a line, and of what.
package enum Lenses {
  /// Today's outcome above each document, and the page above the first.
  package static func ofDocuments(_ text: LocatedText) -> [JSONValue] {
    var lenses: [JSONValue] = []
    for document in text.documents {
      let start = text.tree.span(document.root).start
      let range = text.places.range(of: SourceSpan(start, start))
      lenses.append(lens(range, ["uri": .string(text.uri), "document": .integer(document.number)]))
      if document.number == 0 { lenses.append(lens(range, ["uri": .string(text.uri), "page": true])) }
    }
    return lenses
  }

  /// Lenses for the results of the cases of a test file.
  package static func ofCases(_ file: TestFile, in uri: String, _ places: TextPlaces) -> [JSONValue] {
    file.cases.map { test in
      lens(places.range(of: test.name.span), ["uri": .string(uri), "case": .integer(test.number)])
    }
  }

  /// A lens without its words, which are found out when the line is in sight.
  private static func lens(_ range: LSP.Range, _ data: JSONValue) -> JSONValue {
    ["range": range.json, "data": data]
  }

  /// With what it says. Nothing else of what a client sends comes back to it: it may be nested as deep as it likes.
  package static func resolved(
    _ lens: JSONPlace, _ command: CodeActions.Command, in formatter: MessageFormatter
  ) -> JSONValue? {
    LSP.Range(lens["range"]).map { ["range": $0.json, "command": command.json(in: formatter)] }
  }
}
