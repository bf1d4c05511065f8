/// One of the problems that libyaml reports, and what it comes to before anyone has looked at the line.
/// Words and contexts were read in its source. [libyaml 0.2.5, src/parser.c, src/scanner.c, src/reader.c]
package struct YAMLProblem: Sendable {
  package var context: String?
  package var problem: String
  package var cause: YAMLCause

  package static func cause(of problem: String, _ context: String?) -> YAMLCause? {
    (rows.first { $0.problem == problem && $0.context == context } ?? rows.first { $0.problem == problem })?.cause
  }

  private init(_ context: String?, _ problem: String, _ cause: YAMLCause) {
    self.context = context
    self.problem = problem
    self.cause = cause
  }

  package static let rows: [YAMLProblem] = [
    // Between the parts
    .init(nil, "mapping values are not allowed in this context", .colonInText),
    .init(nil, "mapping keys are not allowed in this context", .startNeedsQuotes),
    .init(nil, "block sequence entries are not allowed in this context", .startNeedsQuotes),
    .init("while scanning a simple key", "could not find expected ':'", .missingColon),
    .init("while scanning for the next token", "found character that cannot start any token", .startNeedsQuotes),
    .init("while parsing a block mapping", "did not find expected key", .otherIndentation),
    .init("while parsing a block collection", "did not find expected '-' indicator", .otherIndentation),
    .init("while parsing a flow mapping", "did not find expected ',' or '}'", .missingComma),
    .init("while parsing a flow sequence", "did not find expected ',' or ']'", .missingComma),
    .init("while parsing a block node", "did not find expected node content", .surplusBracket),
    .init("while parsing a flow node", "did not find expected node content", .surplusBracket),
    .init("while parsing a node", "found undefined tag handle", .startNeedsQuotes),
    .init(nil, "did not find expected <document start>", .noMarker),
    .init(nil, "did not find expected <stream-start>", .noMarker),
    .init("while parsing", "Maximum nesting level reached, set with yaml_set_max_nest_level())", .tooDeep),
    // Texts
    .init("while scanning a plain scalar", "found a tab character that violates indentation", .tabIndents),
    .init("while scanning a plain scalar", "found unexpected ':'", .colonInText),
    .init("while scanning a quoted scalar", "found unexpected end of stream", .unclosedQuote),
    .init("while scanning a quoted scalar", "found unexpected document indicator", .unclosedQuote),
    .init("while parsing a quoted scalar", "found unknown escape character", .badEscape),
    .init("while parsing a quoted scalar", "did not find expected hexdecimal number", .badEscape),
    .init("while parsing a quoted scalar", "found invalid Unicode character escape code", .badEscape),
    .init("while scanning a block scalar", "did not find expected comment or line break", .textBehindBlockSign),
    .init("while scanning a block scalar", "found an indentation indicator equal to 0", .textBehindBlockSign),
    .init(
      "while scanning a block scalar", "found a tab character where an indentation space is expected", .tabIndents),
    // Marks
    .init(
      "while scanning an anchor", "did not find expected alphabetic or numeric character", .startNeedsQuotes),
    .init("while scanning an alias", "did not find expected alphabetic or numeric character", .startNeedsQuotes),
    .init("while scanning a tag", "did not find the expected '>'", .startNeedsQuotes),
    .init("while scanning a tag", "did not find expected whitespace or line break", .startNeedsQuotes),
    .init("while scanning a tag", "did not find expected '!'", .startNeedsQuotes),
    .init("while parsing a tag", "did not find expected tag URI", .startNeedsQuotes),
    .init("while parsing a tag", "did not find URI escaped octet", .startNeedsQuotes),
    .init("while parsing a tag", "found an incorrect leading UTF-8 octet", .startNeedsQuotes),
    .init("while parsing a tag", "found an incorrect trailing UTF-8 octet", .startNeedsQuotes),
    // Directives
    .init("while scanning a directive", "found unknown directive name", .badDirective),
    .init("while scanning a directive", "did not find expected comment or line break", .badDirective),
    .init("while scanning a directive", "could not find expected directive name", .badDirective),
    .init("while scanning a directive", "found unexpected non-alphabetical character", .badDirective),
    .init("while scanning a %YAML directive", "did not find expected digit or '.' character", .badDirective),
    .init("while scanning a %YAML directive", "found extremely long version number", .badDirective),
    .init("while scanning a %YAML directive", "did not find expected version number", .badDirective),
    .init("while scanning a %TAG directive", "did not find expected whitespace", .badDirective),
    .init("while scanning a %TAG directive", "did not find expected whitespace or line break", .badDirective),
    .init("while scanning a tag directive", "did not find expected '!'", .badDirective),
    .init("while parsing a tag directive", "did not find expected '!'", .badDirective),
    .init("while parsing a %TAG directive", "did not find expected tag URI", .badDirective),
    .init("while parsing a %TAG directive", "did not find URI escaped octet", .badDirective),
    .init("while parsing a %TAG directive", "found an incorrect leading UTF-8 octet", .badDirective),
    .init("while parsing a %TAG directive", "found an incorrect trailing UTF-8 octet", .badDirective),
    .init(nil, "found duplicate %YAML directive", .secondDirective),
    .init(nil, "found duplicate %TAG directive", .secondDirective),
    .init(nil, "found incompatible YAML document", .otherYAMLVersion),
    // Bytes. What is not UTF-8 never comes to libyaml.
    .init(nil, "invalid Unicode character", .notACharacter),
    .init(nil, "control characters are not allowed", .notACharacter),
    .init(nil, "input error", .notACharacter),
    .init(nil, "input is too long", .notACharacter),
    .init(nil, "invalid leading UTF-8 octet", .notACharacter),
    .init(nil, "invalid trailing UTF-8 octet", .notACharacter),
    .init(nil, "invalid length of a UTF-8 sequence", .notACharacter),
    .init(nil, "incomplete UTF-8 octet sequence", .notACharacter),
    .init(nil, "incomplete UTF-16 character", .notACharacter),
    .init(nil, "unexpected low surrogate area", .notACharacter),
    .init(nil, "incomplete UTF-16 surrogate pair", .notACharacter),
    .init(nil, "expected low surrogate area", .notACharacter),
  ]
}
