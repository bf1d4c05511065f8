import OSAMFormats

/// The languages that the program speaks besides English.
package struct Catalogues: Sendable {
  private let find: @Sendable (Language) -> Catalogue?

  package init(_ find: @escaping @Sendable (Language) -> Catalogue?) { self.find = find }

  /// Nil for English, which needs none.
  package subscript(language: Language) -> Catalogue? { find(language) }

  /// Those that translations are compiled into, made when somebody speaks the language.
  package static let compiled = Catalogues { language in
    switch language {
    case .en: nil
    case .ca: inCatalan
    case .es: inSpanish
    }
  }

  package static let none = Catalogues { _ in nil }

  private static let inCatalan = Catalogue(.ca, keys: keys, lines: catalan)
  private static let inSpanish = Catalogue(.es, keys: keys, lines: spanish)
}
