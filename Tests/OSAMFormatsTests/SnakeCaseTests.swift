import Testing

@testable import OSAMFormats

#if os(Linux)
  import Foundation
#endif

/// `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase`, measured with Swift 6.3 on Linux.
@Suite struct SnakeCaseTests {
  @Test(arguments: [
    ("free_2gb", "free2Gb"), ("REQUIRED_VERSION", "requiredVersion"), ("required_version", "requiredVersion"),
    ("required__version", "requiredVersion"), ("_required_version", "_requiredVersion"),
    ("required_version_", "requiredVersion_"), ("__a_b__", "__aB__"), ("a_", "a_"), ("_", "_"), ("FREE", "FREE"),
    ("FreeSpace", "FreeSpace"), ("free_Space", "freeSpace"), ("FREE_SPACE", "freeSpace"), ("free_2GB_x", "free2GbX"),
    ("free_SPACEx", "freeSpacex"), ("ios_2", "ios2"), ("IOS_2", "ios2"), ("a_ßc", "aSsc"), ("a_l·l", "aL·L"),
    ("a_l'aigua", "aL'aigua"), ("a_éà", "aÉà"), ("a_2b3c", "a2B3C"), ("freeSpace_x", "freespaceX"),
    ("free-space_x y", "free-spaceX Y"), ("a_x.y", "aX.Y"), ("a_b:c", "aB:C"), ("ÀB_Cd", "àbCd"),
  ])
  func converts(_ key: String, _ expected: String) { #expect(SnakeCase.converted(key) == expected) }

  #if os(Linux)
    private struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    private struct Keys: Decodable {
      var keys: [String]
      init(from decoder: any Decoder) throws {
        keys = try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue)
      }
    }

    /// Random keys, converted by Foundation too.
    @Test func agreesWithFoundation() throws {
      let pieces = ["_", "_", "__", "a", "B", "free", "SPACE", "2gb", "2GB", "é", "ß", "l·l", "'", "-", ".", " x", "9"]
      var random = SystemRandomNumberGenerator()
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      for _ in 0..<2000 {
        let key = (0..<Int.random(in: 1...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
          .joined()
        let data = try JSONSerialization.data(withJSONObject: [key: 1])
        let converted = try decoder.decode(Keys.self, from: data).keys
        #expect(converted == [SnakeCase.converted(key)], "\(key.debugDescription)")
      }
    }
  #endif
}
