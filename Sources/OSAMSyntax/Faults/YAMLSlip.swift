/// Where libyaml stops reading, told as what a person did there.
package struct YAMLSlip: Sendable, Equatable {
  package var cause: YAMLCause
  /// The characters it is about: `@`, `'`, `}`.
  package var written: String
  /// The line as it was meant, without indentation; nil where that is not certain.
  package var meant: String?
  /// The bytes that `meant` is to take the place of.
  package var replaced: SourceSpan?

  package init(_ cause: YAMLCause, _ written: String = "", meant: String? = nil) {
    self.cause = cause
    self.written = written
    self.meant = meant
  }
}

/// A person's most likely slip where libyaml stops reading, in the order of the table of its problems (`YAMLProblem`).
package enum YAMLCause: String, Sendable, CaseIterable {
  case colonInText, languagesOnOneLine, textBehindQuote, commaBehindQuote, tabIndents, startNeedsQuotes
  case textBehindBlockSign, otherIndentation, missingColon, blankThatIsNone, textGoesOn, unclosedBracket
  case missingComma, surplusBracket, unclosedQuote, badEscape, halfACharacter, badDirective, secondDirective
  case otherYAMLVersion, notACharacter, tooDeep, noMarker
}
