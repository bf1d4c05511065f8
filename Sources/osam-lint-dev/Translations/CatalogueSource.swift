import OSAMFormats

/// Translations as Swift: the numbers of the English sentences, which are not kept a second time, and a line for each of
/// them in each language.
enum CatalogueSource {
  private static let folder = "Sources/OSAMLint/Words"
  private static let head =
    "// Generated from translations by make generate. Do not edit.\n// swift-format-ignore-file\n\n"

  static func all(_ files: TranslationFiles) -> [Generated] {
    // One to a line, so that a new sentence is one new line.
    let rows = files.entries.map { "    0x\(hexadecimal(Catalogue.Template($0.english).key)),\n" }
    let list = rows.isEmpty ? "[]" : "[\n\(rows.joined())  ]"
    return [
      Generated(
        path: "\(folder)/CatalogueKeys.swift",
        text: head
          + "extension Catalogues {\n  /// Of each English sentence that is translated, in their order.\n"
          + "  static let keys: [UInt64] = \(list)\n}\n")
    ] + TranslationFiles.languages.map { source(files, $0) }
  }

  private static func source(_ files: TranslationFiles, _ language: Language) -> Generated {
    let title = language.title.text
    let lines = files.entries.map { "    \($0.translations[language] ?? "")\n" }.joined()
    return Generated(
      path: "\(folder)/\(title).swift",
      text: head
        + "extension Catalogues {\n  static let \(title.lowercased()): StaticString = #\"\"\"\n\(lines)    \"\"\"#\n}\n"
    )
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
