import OSAMFormats
import OSAMSyntax

/// A document of some kind that is right, or nearly.
package struct NearDocument: Sendable {
  package var kind: DocumentKind
  package var value: NearValue
  package var isYAML: Bool
  /// Damage to the text, once it is written.
  package var damage: TextDamage?

  package var syntax: Tree.Syntax { isYAML ? .yaml : .json }

  package var bytes: [UInt8] {
    var bytes = Array((isYAML ? yaml : pretty).utf8)
    damage?.apply(to: &bytes)
    return bytes
  }

  /// One member on each line, as people write it.
  private var pretty: String {
    func lines(_ value: NearValue, _ indent: String, _ depth: Int) -> String {
      guard depth > 0, case .object(let members) = value, !members.isEmpty else { return value.json }
      let inner = members.map { "\(indent)  \($0.key): \(lines($0.value, indent + "  ", depth - 1))" }
      return "{\n\(inner.joined(separator: ",\n"))\n\(indent)}"
    }
    return lines(value, "", kind.wrapper == nil ? 1 : 2) + "\n"
  }

  /// The members as a block, their values as they are in JSON.
  private var yaml: String {
    guard case .object(let members) = value, !members.isEmpty else { return value.json + "\n" }
    return members.map { "\($0.key): \($0.value.json)\n" }.joined()
  }

  // MARK: Making it smaller

  /// The document less members, items or damage, while it still shows what `shows` looks for, until nothing can go.
  package func shrunk(while shows: (NearDocument) -> Bool) -> NearDocument {
    var smallest = self
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = false
      if smallest.damage != nil {
        var smaller = smallest
        smaller.damage = nil
        if shows(smaller) { (smallest, hasShrunk) = (smaller, true) }
      }
      // From the end, so that the paths that are left stay right.
      for path in smallest.value.paths.reversed() {
        var smaller = smallest
        smaller.value.remove(path)
        if shows(smaller) { (smallest, hasShrunk) = (smaller, true) }
      }
    }
    return smallest
  }
}

/// A change to the bytes of a text, at a place that is given as a part of its length.
package struct TextDamage: Sendable {
  package enum Sort: CaseIterable, Sendable {
    case withoutComma, twoCommas, trailingComma, withoutQuote, singleQuotes, withoutBrace, cut, comment, hashComment
    case byteOrderMark, strangeBlank, control, notUTF8, wide, insertion, removal, textBehind, escape, half, equals
  }

  package var sort: Sort
  package var place: UInt64
  package var piece: Int

  private static let pieces = [
    ",", ":", "{", "}", "[", "]", "\"", "'", "\\", "#", "0", "-", "null", "é", "\t", "\n", "x",
  ]

  package init(_ random: inout Seeded) {
    sort = random.choose(Sort.allCases)
    place = random.next()
    piece = Int(random.next() % UInt64(Self.pieces.count))
  }

  package func apply(to bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let at = Int(place % UInt64(bytes.count))
    switch sort {
    case .withoutComma: change(",", with: "", in: &bytes)
    case .twoCommas: change(",", with: ",,", in: &bytes)
    case .trailingComma: change("}", with: ",}", in: &bytes)
    case .withoutQuote: change("\"", with: "", in: &bytes)
    case .singleQuotes: change("\"", with: "'", in: &bytes)
    case .withoutBrace: change("}", with: "", in: &bytes)
    case .cut: bytes.removeSubrange(at...)
    case .comment: change(",", with: ", // why\n", in: &bytes)
    case .hashComment: change(",", with: ", # why\n", in: &bytes)
    case .byteOrderMark: bytes.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: 0)
    case .strangeBlank: change(" ", with: "\u{A0}", in: &bytes)
    case .control: change("\"", with: "\"\t", in: &bytes)
    case .notUTF8: bytes.insert(0xC3, at: at)
    case .wide: bytes = [0xFF, 0xFE] + bytes.flatMap { [$0, 0] }
    case .insertion: bytes.insert(contentsOf: Array(Self.pieces[piece].utf8), at: at)
    case .removal: bytes.removeSubrange(at..<min(bytes.count, at + 1 + piece % 4))
    case .textBehind: bytes += Array(Self.pieces[piece].utf8)
    case .escape: change("\"", with: "\"\\q", in: &bytes)
    case .half: change("\"", with: "\"\\ud801", in: &bytes)
    case .equals: change(":", with: " =", in: &bytes)
    }
  }

  /// One occurrence of a character.
  private func change(_ character: Unicode.Scalar, with text: String, in bytes: inout [UInt8]) {
    let all = bytes.indices.filter { bytes[$0] == UInt8(ascii: character) }
    guard !all.isEmpty else { return }
    let at = all[Int(place % UInt64(all.count))]
    bytes.replaceSubrange(at...at, with: Array(text.utf8))
  }
}
