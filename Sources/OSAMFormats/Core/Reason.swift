import OSAMSyntax

/// The problem, in plain words: the half-sentence that `compat` prints and that messages start with.
extension DecodingFailure {
  package func words(in document: Document) -> LocalizedMessage {
    switch reason {
    case .fault(let fault): fault.words(in: document.tree)
    case .observation(let observation): observation.words(in: document)
    case .answer(let answer): answer.words
    }
  }
}

extension Observation {
  /// “versionCode” is missing.
  package func words(in document: Document) -> LocalizedMessage {
    let tree = document.tree
    let name = subject(in: document)
    let written: LocalizedMessage = tree.nodes[node].isContainer ? "" : Quote.text(tree.textAsRead(node))
    let plain = tree.nodes[node].isContainer ? "" : Quote.shortened(tree.textAsRead(node))
    let right: LocalizedMessage = suggestion.map(Quote.text) ?? ""
    switch code {
    case .rootNotObject:
      return tree.isBlank(node)
        ? "the document is empty, not an object" : "the document is \(sort(tree)), not an object"
    case .missingWrapper:
      let place = document.strayBody.map { body -> LocalizedMessage in
        let names = tree.pointer(from: document.root, to: body).dropFirst().exchanging("/", for: ".")
        return "inside “\(Quote.shortened(names))” and "
      }
      let wrapper = document.kind.wrapper ?? "data"
      return place.map { "the members are \($0)not inside “\(wrapper)”" } ?? "the members are not inside “\(wrapper)”"
    case .wrapperNotObject: return "“\(document.kind.wrapper ?? "data")” is \(sort(tree)), not an object"
    case .unknownKey: return "\(written) is unknown"
    case .keyCase: return "\(written) is \(right) in the wrong letter case"
    case .keyNear: return "\(written) is unknown; \(right) was probably meant"
    case .duplicateKey: return "\(written) is there more than once"
    case .missingMember: return "\(name) is missing"
    case .nullMember, .nullDate: return "\(name) is \(sort(tree))"
    case .wrongType: return "\(name) is \(sort(tree)) where \(expected(in: document)) belongs"
    case .quotedNumber: return "\(name) is a number in quotes"
    case .fraction:
      let isNumber = plain.filter { $0 == "." }.count == 1
      return isNumber
        ? "\(name) is \(plain), written with a decimal point" : "\(name) is \(plain), which is no whole number"
    case .exponent: return "\(name) is \(plain), written with an exponent"
    case .leadingZero: return "\(name) is \(plain), written with a leading zero"
    case .plusSign: return "\(name) is \(plain), written with a plus sign"
    case .outOfRange: return "\(name) is \(plain), too large for \(width(in: document)) bits"
    case .malformedNumber where tree.kind(node) == .string:
      return "\(name) is \(sort(tree)) where a whole number belongs"
    case .malformedNumber:
      return written.isEmpty ? "\(name) is no number" : "\(name) is \(written), which is no whole number"
    case .negativeNumber: return "\(name) is negative (\(plain))"
    case .choiceCase, .choiceUnknown: return "\(name) is \(written), not \(expected(in: document))"
    case .quotedBoolean: return "\(name) is \(written) in quotes"
    case .booleanCase: return "\(name) is \(plain), not in lower case"
    case .textsNotMap where tree.isBlank(node): return "\(name) is left empty"
    case .textsNotMap: return "\(name) is \(sort(tree)), not one text per language"
    case .missingLanguage: return "\(name) has no \(language?.title ?? "") text (“\(language?.rawValue ?? "")”)"
    case .languageNotText: return "the \(language?.title ?? "") text of \(name) is \(sort(tree))"
    case .nameNotText: return "a name in \(name) is \(sort(tree))"
    case .extraLanguage: return "\(name) has a text for \(written), which no client reads"
    case .languageCode: return "\(name) has a text for \(written), not \(right)"
    case .unreadableDate: return "\(name) is \(written), which is no date"
    case .skippedTime: return "\(name) is \(written), a time the clocks skip"
    case .repeatedTime: return "\(name) is \(written), a time the clocks show twice"
    case .dateSpelling: return spelling(name, written, in: document)
    case .unreadableDuration: return "\(name) is \(written), which is no duration"
    }
  }

  /// A date with its month by name, or a duration in short.
  private func spelling(_ name: LocalizedMessage, _ written: LocalizedMessage, in document: Document)
    -> LocalizedMessage
  {
    let reading = member.map { document.reading(row: $0, value: node) }
    guard let date = reading?.date else { return "\(name) is \(written), read as \(reading?.respelled ?? "")" }
    return "\(name) is \(written), read as \(long: date.instant, in: document.zone, withTime: date.form != .day)"
  }

  /// The member in quotation marks.
  package func subject(in document: Document) -> LocalizedMessage {
    member.map { "“\(document.kind.members[$0].name)”" } ?? "the document"
  }

  /// The value in words: "null", "a list", "the number 5", "the text “a”", "left empty".
  private func sort(_ tree: Tree) -> LocalizedMessage {
    switch tree.kind(node) {
    case .object: "an object"
    case .array: "a list"
    case .string:
      tree.nodes[node].flags.contains(.singleQuoted) && tree.syntax == .json
        ? "a text in single quotes" : "the text “\(Quote.shortened(tree.text(node), limit: 20))”"
    case .number: "the number \(Quote.shortened(tree.text(node)))"
    case .boolean: "\(tree.text(node))"
    case .null: tree.isBlank(node) ? "left empty" : "null"
    case .word: "\(Quote.text(tree.text(node))) without quotes"
    case .alias, .missing: "missing"
    }
  }

  private func expected(in document: Document) -> LocalizedMessage {
    member.map { document.kind.members[$0].expected } ?? "something else"
  }

  private func width(in document: Document) -> Int {
    member.flatMap { document.kind.members[$0].type.width?.bits } ?? 64
  }

}

extension Member {
  /// Values that clients take in its place: "a whole number", "FORCE, LAZY, INFO or NONE".
  package var expected: LocalizedMessage {
    switch type {
    case .integer, .instant, .duration: "a whole number"
    case .text, .link: "a text"
    case .texts: "one text per language"
    case .names: "a list of texts"
    case .oneOf(let choices):
      "\(any: choices.map { LocalizedMessage(value: $0.name) })"
    case .boolean: "true or false"
    case .shaped(let words, _): "a \(LocalizedMessage(said: words))"
    case .unread: "anything"
    }
  }
}

extension SyntaxFault {
  /// How many characters of a run are no blanks to JSON.
  private func strangeBlanks(in tree: Tree) -> Int {
    String(decoding: tree.bytes[span.range], as: UTF8.self).unicodeScalars.count { $0 != " " }
  }

  /// The problem with the text here: "a comma is missing here".
  package func words(in tree: Tree) -> LocalizedMessage {
    let text = String(
      decoding: tree.bytes[span.start..<max(span.start, min(span.end, span.start + 200))], as: UTF8.self)
    let written = Quote.text(text)
    switch kind {
    case .empty: return "the file is empty"
    case .byteOrderMark: return "the file starts with a byte-order mark"
    case .notUTF8: return "the file is not UTF-8 text"
    case .mergeConflict: return "git left two versions of these lines in the file"
    case .codeFence: return "\(written) does not belong to the document"
    case .webPage: return "this is a web page and not a document"
    case .yamlText: return "this is YAML, and the file is read as JSON"
    case .wideEncoding: return "the file is UTF-16 or UTF-32 text"
    case .missingComma: return "a comma is missing here"
    case .trailingComma: return "there is a comma after the last entry"
    case .doubledComma: return "there are two commas in a row"
    case .leadingComma: return "there is a comma before the first entry"
    case .missingColon: return "a colon is missing here"
    case .missingValue: return "a value is missing here"
    case .missingKey: return "a key is missing here"
    case .mismatchedBracket: return "\(written) does not close what was opened"
    case .unclosedObject:
      return "a closing } is missing" + (span.start + 2 >= tree.bytes.count ? ", here or further up" : "")
    case .unclosedArray: return "a closing ] is missing"
    case .missingOpeningBrace: return span.start < 4 ? "the opening { is missing" : "an opening { is missing here"
    case .textAfterEnd: return surplus(in: tree) ?? "there is more text after the end of the document"
    case .comment: return "there is a comment, and JSON has none"
    case .strangeBlank where strangeBlanks(in: tree) > 1:
      return "\(strangeBlanks(in: tree)) spaces here are none to JSON"
    case .strangeBlank: return "\(written) is no space to JSON"
    case .strayCharacter: return "\(written) does not belong here"
    case .unquotedKey: return "the key \(written) is not in quotes"
    case .unquotedValue:
      return Self.noValues.contains(text) ? "\(written) is no value in JSON" : "\(written) is not in quotes"
    case .singleQuotedKey, .singleQuotedValue: return "\(written) is in single quotes"
    case .literalCase: return "\(written) is not in lower case"
    case .unclosedString: return "the closing quote of this text is missing"
    case .innerQuote: return "a quotation mark inside of this text ends it"
    case .typographicQuotes: return "\(Quote.shortened(text)) is in typographic quotes"
    case .controlCharacter: return "a text holds a raw \(Self.control(tree.bytes[span.start]))"
    case .badEscape: return "\(written) is no escape that JSON knows"
    case .loneSurrogate: return "\(written) is half a character"
    case .leadingZero: return "the number \(written) starts with a zero"
    case .leadingPlus: return "the number \(written) starts with a plus sign"
    case .malformedNumber: return "\(written) is no number"
    case .keyNotText: return "\(written) stands where a key in quotes belongs"
    case .yaml:
      return slip?.words ?? detail.map { "this is not valid YAML: \(LocalizedMessage(said: $0))" }
        ?? "this is not valid YAML: it could not be read"
    case .yamlTooDeep: return "this is nested more than 64 levels deep"
    case .yamlUndefinedAlias: return "\(written) names an anchor that is not defined before it"
    case .yamlRecursiveAlias: return "\(written) stands inside what it names"
    case .yamlTooManyAliases: return "the aliases of this document stand for more than 10000 values"
    case .yamlBadMerge: return "“<<” needs a mapping to merge"
    case .tooMany: return "there are more faults than the \(SyntaxFault.limit) listed"
    }
  }

  /// Words that other languages write where nothing is.
  package static let noValues: Set = ["undefined", "None", "NaN", "nil", "Infinity", "Undefined", "Nil"]

  /// Nothing but closing brackets.
  private func surplus(in tree: Tree) -> LocalizedMessage? {
    let brackets = tree.bytes[span.range].filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard let first = brackets.first, brackets.allSatisfy({ $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "]") }) else {
      return nil
    }
    return brackets.count == 1
      ? "there is one \(String(decoding: [first], as: UTF8.self)) too many, here or further up"
      : "there are \(brackets.count) closing brackets too many, here or further up"
  }

  private static func control(_ byte: UInt8) -> LocalizedMessage {
    switch byte {
    case 0x0A, 0x0D: "line break"
    case 0x09: "tab"
    case 0: "NUL character"
    default: "control character"
    }
  }
}

/// Values as sentences quote them: shortened, and harmless for terminals.
package enum Quote {
  package static func shortened(_ text: String, limit: Int = 40) -> String {
    var result = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index == limit { return result + "…" }
      result += Display.escaped(scalar)
    }
    return result
  }

  package static func shortened(_ path: FilePath) -> String { shortened(path.display) }
  package static func text(_ path: FilePath) -> LocalizedMessage { text(path.display) }
  package static func text(_ text: String) -> LocalizedMessage { "“\(shortened(text))”" }
}
