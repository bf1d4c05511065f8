/// Where a text is broken so that nobody knows what was meant to stand behind, or around it.
///
/// A missing comma leaves no doubt about what belongs to what; a missing brace, quote or colon does.
package struct TextBreak: Sendable, Equatable {
  /// The first such place.
  package var offset: Int
  /// Values that end here or before are what they look like.
  package var certainEnd: Int
}

extension SyntaxFault.Kind {
  /// True if the structure is a guess from here on, in a JSON text also before: a brace too many may be any of them.
  var isBreak: Bool {
    switch self {
    case .missingColon, .missingValue, .missingKey, .mismatchedBracket, .unclosedObject, .unclosedArray,
      .missingOpeningBrace, .textAfterEnd, .strayCharacter, .unclosedString, .innerQuote, .tooMany, .wideEncoding,
      .mergeConflict, .webPage, .yamlText,
      .yaml, .yamlTooDeep, .yamlTooManyAliases:
      true
    case .empty, .byteOrderMark, .notUTF8, .missingComma, .trailingComma, .doubledComma, .leadingComma, .comment,
      .strangeBlank, .unquotedKey, .unquotedValue, .singleQuotedKey, .singleQuotedValue, .literalCase,
      .controlCharacter, .badEscape, .loneSurrogate, .leadingZero, .leadingPlus, .malformedNumber, .keyNotText,
      .codeFence, .typographicQuotes,
      .yamlUndefinedAlias, .yamlRecursiveAlias, .yamlBadMerge:
      false
    }
  }
}

extension SyntaxFault {
  /// True if this is where reading went wrong.
  package func isBreak(in tree: Tree) -> Bool { isBreak(tree.syntax, tree.bytes) }

  fileprivate func isBreak(_ syntax: Tree.Syntax, _ bytes: [UInt8]) -> Bool {
    switch kind {
    // libyaml stops there; the JSON reader goes on.
    case .notUTF8: syntax == .yaml
    // A word that holds quotes or brackets is more than a name whose quotes were left out.
    case .unquotedKey: !bytes[span.range].allSatisfy(Self.isNamePart)
    default: kind.isBreak
    }
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }
}

extension TextBreak {
  init?(of faults: [SyntaxFault], _ syntax: Tree.Syntax, _ bytes: [UInt8], _ nodes: [Node]) {
    guard let fault = faults.first(where: { $0.isBreak(syntax, bytes) }) else { return nil }
    offset = fault.span.start
    // The value in front may be cut off, and its key may be something else.
    let behind = nodes.partitioningIndex { Int($0.start) >= fault.span.start }
    certainEnd = behind >= 2 ? min(Int(nodes[behind - 2].start), offset) : 0
  }
}

extension Tree {
  /// True if a document is the one that the text breaks off in. Documents of a stream, and items of a list, that stand
  /// in front of it are complete; in JSON a bracket in one may belong to another.
  package func isBroken(_ root: NodeID) -> Bool {
    guard let textBreak else { return false }
    if syntax == .json { return true }
    let root = resolved(root)
    if !isLast(root) { return false }
    return !holdsMarker(between: Int(nodes[root].end), and: textBreak.offset)
  }

  /// True if a line between two places is `---` or `...`.
  private func holdsMarker(between start: Int, and end: Int) -> Bool {
    var at = start
    while at + 3 <= end {
      let isAtStart = at == 0 || bytes[at - 1] == 0x0A || bytes[at - 1] == 0x0D
      if isAtStart, bytes[at...].starts(with: "---".utf8) || bytes[at...].starts(with: "...".utf8) { return true }
      at += 1
    }
    return false
  }
}

extension Tree {
  /// The faults, without those that an earlier one makes of the rest of its line, and brackets that do not come out
  /// even at the end because of one further up.
  package var faultsWithoutEchoes: [SyntaxFault] {
    guard syntax == .json, textBreak != nil else { return faults }
    var told: [SyntaxFault] = []
    /// Where the echoes of the last break end.
    var quiet = 0
    var isUneven = false
    for fault in faults {
      let isBracket = [.unclosedObject, .unclosedArray, .textAfterEnd].contains(fault.kind)
      let isSame = told.last.map { $0.span.start == fault.span.start && isBracket } ?? false
      if fault.span.start < quiet, !isSame { continue }
      if isBracket, isUneven { continue }
      told.append(fault)
      guard fault.isBreak(in: self) else { continue }
      quiet = endOfEchoes(fault.span.end)
      switch fault.kind {
      case .strayCharacter, .mismatchedBracket, .unclosedString, .innerQuote, .missingKey: isUneven = true
      default: break
      }
    }
    return told
  }

  /// The rest of the line, as far as people would look.
  private func endOfEchoes(_ start: Int) -> Int {
    let most = min(bytes.count, start + 120)
    var end = start
    while end < most, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }
}
