/// Text from files and names, made harmless for terminals, logs and annotations.
package enum Display {
  /// A character as it may be shown: controls, line separators, direction marks and other invisible
  /// characters become `\u{…}`.
  package static func escaped(_ scalar: Unicode.Scalar) -> String {
    isInvisible(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
  }

  /// A name for people.
  package static func escaped(_ path: FilePath) -> String { escaped(path.display) }

  package static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) || !text.unicodeScalars.contains(where: isInvisible) {
      return text
    }
    return text.unicodeScalars.map(escaped).joined()
  }

  /// A piece of a line in a sentence: harmless, and not longer than people read.
  package static func line(_ text: String) -> String {
    let most = 160
    let scalars = text.unicodeScalars
    return escaped(String(scalars.prefix(most))) + (scalars.count > most ? "…" : "")
  }

  /// Characters that show nothing, move the cursor or change the direction of the text around them.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x061C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default: false
    }
  }
}
