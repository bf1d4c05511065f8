/// One place where a file is not the JSON or YAML it should be.
///
/// The readers go on after a fault, so a file with four mistakes has four of them. The handling of a fault by released
/// clients stands not here but in the tables of `OSAMFormats`.
package struct SyntaxFault: Sendable, Equatable {
  package enum Kind: UInt8, Sendable, CaseIterable {
    // Files
    /// Nothing but blanks.
    case empty
    case byteOrderMark
    case notUTF8
    /// UTF-16 or UTF-32.
    case wideEncoding

    /// A conflict of two versions that git left in the file.
    case mergeConflict
    /// The line of a chat or a web page that goes before a piece of code.
    case codeFence
    /// A page for a browser in the place of a document.
    case webPage
    /// YAML in the place of JSON.
    case yamlText

    // JSON, between tokens
    case missingComma
    /// A comma before the closing bracket.
    case trailingComma
    /// Two commas in a row.
    case doubledComma
    /// A comma after the opening bracket.
    case leadingComma
    case missingColon
    case missingValue
    case missingKey
    /// A closing bracket of the other sort.
    case mismatchedBracket
    case unclosedObject
    case unclosedArray
    /// A key stands where its object should begin: at the start of the document, as in the libraries' README, or behind
    /// another key.
    case missingOpeningBrace
    case textAfterEnd
    case comment
    /// A blank that is not space, tab, LF or CR.
    case strangeBlank
    /// A character that belongs nowhere: a bracket too many, a semicolon, a quote inside a string that
    /// wants a backslash.
    case strayCharacter

    // JSON, inside tokens
    case unquotedKey
    case unquotedValue
    case singleQuotedKey
    case singleQuotedValue
    /// `TRUE`, `Null` …
    case literalCase
    case unclosedString
    /// A quotation mark inside of a text that wants a backslash.
    case innerQuote
    /// “ and ” where a key or text wants straight quotes.
    case typographicQuotes
    /// A raw character below U+0020 in a string.
    case controlCharacter
    case badEscape
    /// An escape that is half of a surrogate pair: grammatical, but no character.
    case loneSurrogate
    case leadingZero
    case leadingPlus
    case malformedNumber
    case keyNotText

    // YAML
    /// A fault that libyaml reports; the text is in `detail`.
    case yaml
    case yamlTooDeep
    case yamlUndefinedAlias
    case yamlRecursiveAlias
    case yamlTooManyAliases
    case yamlBadMerge

    /// The reader stopped listing faults at `SyntaxFault.limit`.
    case tooMany
  }

  package var kind: Kind
  package var span: SourceSpan
  /// The place this one answers to: the bracket that was opened, the first of two commas.
  package var related: SourceSpan?
  /// Words of the underlying parser, for `yaml` only.
  package var detail: String?
  /// A person's slip there, for `yaml` only.
  package var slip: YAMLSlip?

  package init(
    _ kind: Kind, _ span: SourceSpan, related: SourceSpan? = nil, detail: String? = nil, slip: YAMLSlip? = nil
  ) {
    self.kind = kind
    self.span = span
    self.related = related
    self.detail = detail
    self.slip = slip
  }

  /// Faults listed for one file at most, so that a 64 MiB file of rubbish stays cheap.
  package static let limit = 1000
}
