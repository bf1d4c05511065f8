import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

/// Clients that are decoded for one after the other get what each gets alone.
@Suite struct VersionDecoderTests {
  @Test(arguments: [1, 2, 3] as [UInt64]) func isAsOneByOne(_ seed: UInt64) throws {
    var random = Seeded(state: seed)
    var (decoded, refused) = (0, 0)
    for _ in 0..<Effort.rounds(900, long: 20_000) {
      let made = DamagedDocument.random(&random)
      guard made.kind == .osamVersion else { continue }
      for text in [made.original, made.damaged] {
        var bytes = Array(text.utf8)
        // Half a character somewhere, which some clients read and others do not.
        if random.once(in: 3), let place = bytes.indices.randomElement(using: &random) {
          bytes.insert(contentsOf: Array("\\ud83d".utf8), at: place)
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
