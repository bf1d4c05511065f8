/// Unicode's names of the characters for which `Display.isInvisible` is true and of variation selectors, in lowercase.
///
/// The language's library knows the names of all characters, in half a megabyte that the linker leaves out
/// (packaging/link/left-out.ld).
enum InvisibleNames {
  /// The name of a character, `nil` for a control and for one that Unicode has not assigned: neither has a name.
  static func name(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xFE00...0xFE0F: "variation selector-\(scalar.value - 0xFE00 + 1)"
    case 0xE0100...0xE01EF: "variation selector-\(scalar.value - 0xE0100 + 17)"
    case 0xE0020: "tag space"
    // The character that a tag stands for says more than its name.
    case 0xE0021...0xE007E: Unicode.Scalar(scalar.value - 0xE0000).map { "tag \($0)" }
    default: names.first { $0.0 == scalar.value }?.1
    }
  }

  /// The Unicode Character Database, UnicodeData.txt, 16.0.
  private static let names: [(UInt32, String)] = [
    (0x00AD, "soft hyphen"),
    (0x061C, "arabic letter mark"),
    (0x180E, "mongolian vowel separator"),
    (0x200B, "zero width space"),
    (0x200C, "zero width non-joiner"),
    (0x200D, "zero width joiner"),
    (0x200E, "left-to-right mark"),
    (0x200F, "right-to-left mark"),
    (0x2028, "line separator"),
    (0x2029, "paragraph separator"),
    (0x202A, "left-to-right embedding"),
    (0x202B, "right-to-left embedding"),
    (0x202C, "pop directional formatting"),
    (0x202D, "left-to-right override"),
    (0x202E, "right-to-left override"),
    (0x2060, "word joiner"),
    (0x2061, "function application"),
    (0x2062, "invisible times"),
    (0x2063, "invisible separator"),
    (0x2064, "invisible plus"),
    (0x2066, "left-to-right isolate"),
    (0x2067, "right-to-left isolate"),
    (0x2068, "first strong isolate"),
    (0x2069, "pop directional isolate"),
    (0x206A, "inhibit symmetric swapping"),
    (0x206B, "activate symmetric swapping"),
    (0x206C, "inhibit arabic form shaping"),
    (0x206D, "activate arabic form shaping"),
    (0x206E, "national digit shapes"),
    (0x206F, "nominal digit shapes"),
    (0xFEFF, "zero width no-break space"),
    (0xFFF9, "interlinear annotation anchor"),
    (0xFFFA, "interlinear annotation separator"),
    (0xFFFB, "interlinear annotation terminator"),
    (0xE0001, "language tag"),
    (0xE007F, "cancel tag"),
  ]
}
