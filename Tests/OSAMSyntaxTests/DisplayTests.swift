import Testing

@testable import OSAMSyntax

@Suite struct DisplayTests {
  /// The standard library names them all; only tags, of which there are many, are called by one word.
  @Test func invisibleCharactersHaveTheirUnicodeNames() throws {
    var named = 0
    for value in (0 as UInt32)...0xE01EF {
      guard let scalar = Unicode.Scalar(value), Display.isInvisible(scalar) || scalar.properties.isVariationSelector
      else { continue }
      let name = scalar.properties.name?.lowercased()
      let expected = name?.hasPrefix("tag ") == true ? "tag" : name
      // Mongolian ones vary the letter before them, and no rule looks at them.
      if name?.hasPrefix("mongolian free") == true { continue }
      #expect(Display.name(ofInvisible: scalar) == expected, "U+\(String(value, radix: 16))")
      if expected != nil { named += 1 }
    }
    #expect(named > 300)
  }
}
