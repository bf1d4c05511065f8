import OSAMSyntax
import Testing

@testable import OSAMLint

/// The language's library, which the published program is without, is the second reading.
@Suite struct InvisibleNamesTests {
  @Test func namesAreThoseOfUnicode() {
    var named = 0
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isSelector = (0xFE00...0xFE0F).contains(value) || (0xE0100...0xE01EF).contains(value)
      guard isSelector || Display.isInvisible(scalar) else { continue }
      guard let name = scalar.properties.name?.lowercased() else {
        #expect(InvisibleNames.name(of: scalar) == nil, "U+\(String(value, radix: 16))")
        continue
      }
      named += 1
      // Of these the character itself is named.
      if (0xE0021...0xE007E).contains(value) {
        #expect(name.hasPrefix("tag "))
        #expect(InvisibleNames.name(of: scalar) == "tag \(Character(Unicode.Scalar(UInt8(value & 0x7F))))")
      } else {
        #expect(InvisibleNames.name(of: scalar) == name, "U+\(String(value, radix: 16))")
      }
    }
    #expect(named > 380)
  }
}
