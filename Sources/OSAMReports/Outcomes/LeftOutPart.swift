import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// A library that is left out of the answers to a document, for machines.
package struct LeftOutPart: Sendable {
  var path: FilePath
  var document: Document
  var library: LeftOutLibrary

  package init(path: FilePath, document: Document, library: LeftOutLibrary) {
    self.path = path
    self.document = document
    self.library = library
  }

  private func json(in formatter: MessageFormatter) -> JSONValue {
    .object([
      ("file", .string(path.display)), ("document", .integer(Int64(document.number))),
      ("library", .string(library.library.id)), ("platform", .string(library.platform.rawValue)),
      ("reason", .string(formatter.text(library.words))), ("options", library.options.map(JSONValue.strings) ?? .null),
    ])
  }

  /// The member that every answer about all devices has.
  static func member(_ parts: [LeftOutPart], in formatter: MessageFormatter) -> (String, JSONValue) {
    ("leftOutLibraries", .array(parts.map { $0.json(in: formatter) }))
  }
}

extension LeftOutLibrary {
  /// The library without its options, for who cannot give the options of `outcomes`.
  package var withoutOptions: LeftOutLibrary {
    var library = self
    library.options = nil
    return library
  }
}
