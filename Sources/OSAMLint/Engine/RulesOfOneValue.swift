extension Rule {
  /// Rules whose findings hold of one value by itself, whatever stands around it. They alone look at a document that is
  /// broken, and what they find counts in front of the break: behind it anything may be something else, and what seems
  /// to be missing, unknown or of another type may stand there.
  static let ofOneValue: Set<String> = Set(
    [
      // Texts
      Rule.blankAroundText, .garbledText, .invisibleCharacter, .longText, .missingOpeningMark, .placeholderText,
      .wrongElaGeminada,
      // Numbers and choices
      .fractionalNumber, .looselyWrittenBoolean, .malformedNumber, .negativeNumber, .numberOutOfRange,
      .numberWithExponent, .quotedNumber, .unknownValue, .wrongLetterCase,
      // YAML
      .textCutByYaml, .yamlVersionDependentValue,
    ].map { $0.id })

  /// Rules about the text of a file.
  static let aboutFiles = Set(all.filter { $0.group == .files }.map { $0.id })
}
