import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

/// Clients that are decoded for one after the other get what each gets alone.
@Suite struct VersionDecoderTests {
  private static let damages: [[UInt8]] =
    ["\\ud83d", "\\u00e9", "\t", "\u{1}", "\\", "\\x", ",", "/* */", "#", "'", "\"title\": {\"ca\": \"a\"}, "].map {
      Array($0.utf8)
    }
    + [[0xC3], [0xED, 0xA0, 0x80]]

  @Test(arguments: [1, 2, 3] as [UInt64]) func isAsOneByOne(_ seed: UInt64) throws {
    var random = Seeded(state: seed)
    var (decoded, refused) = (0, 0)
    for _ in 0..<Effort.rounds(3000, long: 20_000) {
      let made = DamagedDocument.random(&random)
      guard made.kind == .osamVersion else { continue }
      for text in [made.original, made.damaged] {
        var bytes = Array(text.utf8)
        // Something somewhere that some clients read, or read otherwise, and others do not.
        if random.once(in: 2), let place = bytes.indices.randomElement(using: &random) {
          bytes.insert(contentsOf: random.choose(Self.damages), at: place)
        }
        var options = Recognition.Options()
        (options.kind, options.takesLikely) = (.osamVersion, true)
        for document in Recognition(Tree.read(bytes, as: made.syntax), options).documents {
          let decoding = Decoding(document)
          var decoder = VersionDecoder(decoding)
          for client in ClientSet.commonModule.clients.shuffled(using: &random) {
            let alone = VersionConfig(decoding, for: client)
            #expect(decoder.config(for: client) == alone, "\(client.name) \(text)")
            if alone == nil { refused += 1 } else { decoded += 1 }
          }
        }
      }
    }
    #expect(decoded > 1000 && refused > 1000, "\(decoded) \(refused)")
  }
}
