import OSAMSyntax

/// Treatment of text that is not RFC 8259 JSON by the releases of the common module. [module-missing-comma,
/// module-commas, module-quotes, module-root]
extension FaultFact {
  private static let all = ClientSet.commonModule
  private static let lenient = ClientSet.lenient
  private static let none = ClientSet.empty

  package static let rows: [FaultFact] = [
    .init(fault: .empty, acceptedBy: none, passesInIgnoredValue: false, note: "An empty file fails."),
    .init(
      fault: .byteOrderMark, acceptedBy: none, passesInIgnoredValue: false,
      note: "A byte-order mark reaches the reader and fails."),
    .init(
      fault: .notUTF8, acceptedBy: all, passesInIgnoredValue: true,
      note: "The body is decoded as UTF-8 whatever the response says: wrong bytes become replacement characters."),
    .init(fault: .wideEncoding, acceptedBy: none, passesInIgnoredValue: false, note: "UTF-16 read as UTF-8 fails."),
    .init(
      fault: .mergeConflict, acceptedBy: none, passesInIgnoredValue: false, note: "The marks of a conflict in git fail."
    ),
    .init(fault: .codeFence, acceptedBy: none, passesInIgnoredValue: false, note: "A fence around the document fails."),
    .init(fault: .webPage, acceptedBy: none, passesInIgnoredValue: false, note: "A web page fails."),
    .init(fault: .yamlText, acceptedBy: none, passesInIgnoredValue: false, note: "YAML fails."),
    .init(
      fault: .missingComma, acceptedBy: all, passesInIgnoredValue: true,
      note: "A missing comma between members is accepted."),
    .init(fault: .trailingComma, acceptedBy: none, passesInIgnoredValue: true, note: "A trailing comma fails."),
    .init(fault: .doubledComma, acceptedBy: none, passesInIgnoredValue: true, note: "A doubled comma fails."),
    .init(
      fault: .leadingComma, acceptedBy: none, passesInIgnoredValue: true,
      note: "A leading comma fails; in a nested object 1.0.0–1.0.5 accept it."),
    .init(fault: .missingColon, acceptedBy: none, passesInIgnoredValue: true, note: "A missing colon fails."),
    .init(
      fault: .missingValue, acceptedBy: none, passesInIgnoredValue: true,
      note: "A missing value fails; 1.0.0–1.0.5 take the comma for the value of an unknown key."),
    .init(fault: .missingKey, acceptedBy: none, passesInIgnoredValue: true, note: "A missing key fails."),
    .init(
      fault: .mismatchedBracket, acceptedBy: none, passesInIgnoredValue: false, note: "A wrong closing bracket fails."),
    .init(fault: .unclosedObject, acceptedBy: none, passesInIgnoredValue: false, note: "A missing brace fails."),
    .init(fault: .unclosedArray, acceptedBy: none, passesInIgnoredValue: false, note: "A missing bracket fails."),
    .init(
      fault: .missingOpeningBrace, acceptedBy: none, passesInIgnoredValue: false,
      note: "A fragment without its outer braces fails."),
    .init(
      fault: .textAfterEnd, acceptedBy: none, passesInIgnoredValue: false, note: "Anything after the root object fails."
    ),
    .init(
      fault: .comment, acceptedBy: none, passesInIgnoredValue: true,
      note:
        "Comments fail; inside a list or object that is ignored they pass unless a bracket or quote in them does harm."),
    .init(
      fault: .strangeBlank, acceptedBy: none, passesInIgnoredValue: true,
      note: "A no-break space or form feed between tokens fails."),
    .init(fault: .strayCharacter, acceptedBy: none, passesInIgnoredValue: true, note: "A stray character fails."),
    .init(
      fault: .unquotedKey, acceptedBy: lenient, passesInIgnoredValue: true,
      note: "An unquoted key fails; 2.1.1–2.1.2 accept it."),
    .init(
      fault: .unquotedValue, acceptedBy: lenient, passesInIgnoredValue: true,
      note: "An unquoted text fails; 2.1.1–2.1.2 accept it."),
    .init(
      fault: .singleQuotedKey, acceptedBy: none, passesInIgnoredValue: true,
      note: "A key in single quotes fails; to 2.1.1–2.1.2 it is another key, quotes included."),
    .init(
      fault: .singleQuotedValue, acceptedBy: lenient, passesInIgnoredValue: true,
      note: "Single quotes fail; 2.1.1–2.1.2 keep them in the text."),
    .init(
      fault: .literalCase, acceptedBy: all, passesInIgnoredValue: true,
      note: "A boolean in any letter case is accepted where a boolean belongs."),
    .init(
      fault: .unclosedString, acceptedBy: none, passesInIgnoredValue: false, note: "A missing closing quote fails."),
    .init(
      fault: .innerQuote, acceptedBy: none, passesInIgnoredValue: true,
      note: "A quotation mark inside of a text ends it, and what follows fails."),
    .init(
      fault: .typographicQuotes, acceptedBy: lenient, passesInIgnoredValue: true,
      note: "Typographic quotes fail; 2.1.1–2.1.2 keep them in the text."),
    .init(
      fault: .controlCharacter, acceptedBy: all, passesInIgnoredValue: true,
      note: "A raw line break, tab or NUL in a text is accepted."),
    .init(fault: .badEscape, acceptedBy: none, passesInIgnoredValue: false, note: "An unknown or short escape fails."),
    .init(
      fault: .loneSurrogate, acceptedBy: all, passesInIgnoredValue: true, note: "A lone surrogate escape is accepted."),
    // The value that a number member makes of these: `JSONRuntime.integer`.
    .init(fault: .leadingZero, acceptedBy: all, passesInIgnoredValue: true, note: "A leading zero is accepted."),
    .init(
      fault: .leadingPlus, acceptedBy: all, passesInIgnoredValue: true,
      note: "A leading plus sign is a matter of the number's reader."),
    .init(
      fault: .malformedNumber, acceptedBy: all, passesInIgnoredValue: true,
      note: "A malformed number is a matter of the number's reader."),
    .init(
      fault: .keyNotText, acceptedBy: lenient, passesInIgnoredValue: true,
      note: "A key without quotes fails; 2.1.1–2.1.2 accept it."),
    .init(fault: .tooMany, acceptedBy: none, passesInIgnoredValue: false, note: "Not looked at further."),
  ]
}
