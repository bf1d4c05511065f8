/// Wrong codes for the three languages. [language-codes]
package enum LanguageCode {
  private static let wrong: [Language: [String]] = [
    .ca: ["cat", "val", "català", "catala", "catalan", "valencià"],
    .es: ["esp", "spa", "cas", "sp", "castellano", "castellà", "español", "spanish"],
    .en: ["eng", "ang", "gb", "uk", "english", "anglès", "inglés"],
  ]

  /// The code that was meant, or nil when the key is not one of the known wrong forms.
  package static func right(for key: String) -> Language? {
    let key = key.lowercased()
    let base = key.prefix { $0 != "-" && $0 != "_" }
    return Language.allCases.first { language in
      base == language.rawValue || wrong[language]?.contains(key) == true
        || wrong[language]?.contains(String(base)) == true
    }
  }
}
