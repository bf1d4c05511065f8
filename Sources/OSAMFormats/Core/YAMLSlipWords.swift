import OSAMSyntax

/// The problem and its correction, for each cause.
extension YAMLSlip {
  /// The half-sentence that a message starts with.
  package var words: LocalizedMessage {
    switch cause {
    case .colonInText: "a text with “: ” in it needs quotes"
    case .languagesOnOneLine: "a text in a language stands after another colon on this line"
    case .commaBehindQuote: "a comma stands after the closing quote, as in JSON"
    case .textBehindQuote:
      written == "'"
        ? "an apostrophe ends a text in single quotes" : "a quotation mark ends a text in double quotes"
    case .tabIndents: "a tab cannot indent YAML"
    case .startNeedsQuotes:
      written.isEmpty ? "a text that starts like this needs quotes" : "a text that starts with “\(shown)” needs quotes"
    case .textBehindBlockSign: "text stands after “\(shown)”, which announces one on the lines below"
    case .otherIndentation: "this line is indented otherwise than its neighbours"
    case .missingColon: "this line has no key with a colon and a space after it"
    case .blankThatIsNone: "the space after this colon is \(shown), which is a letter to YAML"
    case .textGoesOn: "this line has no key, and is not indented as what goes on with the text above"
    case .unclosedBracket: "this “\(shown)” is not closed"
    case .missingComma:
      written == ":"
        ? "a comma is missing here, or a text with “: ” in it needs quotes"
        : "a comma or the closing “\(shown)” is missing here"
    case .surplusBracket:
      written == "}" || written == "]" ? "there is one \(shown) too many" : "“\(shown)” does not belong here"
    case .unclosedQuote: "the closing quote of this text is missing"
    case .badEscape: "“\(shown)” is no escape that YAML knows"
    case .halfACharacter: "“\(shown)” is half a character, which YAML has no escape for"
    case .badDirective: "this line starts with “%”, which YAML keeps for orders to its reader"
    case .secondDirective: "the same “%” line is there twice"
    case .otherYAMLVersion: "this asks for another YAML than 1.1 or 1.2"
    case .notACharacter: "there is a character here that YAML does not allow"
    case .tooDeep: "this is nested too deep"
    case .noMarker: "this does not belong to what stands above it"
    }
  }

  /// The next thing to do.
  package var help: LocalizedMessage {
    if cause == .halfACharacter {
      return meant.map { "Write the character itself: \($0)" } ?? "Write the character itself."
    }
    if let meant { return "Write “\(Display.line(meant))”." }
    switch cause {
    case .colonInText, .startNeedsQuotes: return "Put the whole text in quotes."
    case .languagesOnOneLine:
      return "Write each language on a line of its own below, indented, or all of them in braces."
    case .commaBehindQuote: return "Remove the comma."
    case .textBehindQuote:
      return written == "'"
        ? "Put the whole text in double quotes." : "Put the whole text in single quotes, or write \\\" inside of it."
    case .tabIndents: return "Indent with spaces, as many as the lines around it."
    case .textBehindBlockSign: return "Put the whole text in quotes, or start it on the next line."
    case .otherIndentation: return "Give it as many spaces as the lines it belongs to."
    case .missingColon: return "Write a key, a colon and a space in front of the text, as in “ca: Nova versió”."
    case .blankThatIsNone: return "Write a space."
    case .textGoesOn:
      return "Indent it further than the key above, or write a key, a colon and a space in front of it."
    case .unclosedBracket: return "Write \(written == "[" ? "]" : "}") after its last entry."
    case .missingComma: return written == ":" ? "Write the comma, or put the text in quotes." : "Write it."
    case .surplusBracket, .secondDirective: return "Remove it."
    case .unclosedQuote: return "Write \(written) after the text."
    case .badEscape: return "Write \\\\ for a backslash, or put the text in single quotes."
    case .halfACharacter: return "Write the character itself."
    case .badDirective: return "Put a text that starts with “%” in quotes, or remove the line."
    case .otherYAMLVersion: return "Write %YAML 1.2, or remove the line."
    case .notACharacter: return "Delete it."
    case .tooDeep: return "Documents have a few levels only; look for a bracket that is repeated."
    case .noMarker: return "Look at the indentation of this line and of those above; documents are parted by “---”."
    }
  }

  private var shown: String { Display.line(written) }
}
