import OSAMSyntax
import Testing

@testable import OSAMFormats

/// Matters that `FidelityTests` does not reach: places, sizes, and which reason is given.
@Suite struct ClientReaderTests {
  private func read(_ text: String, _ range: Int, as kind: DocumentKind = .osamRating) -> Result<
    ClientReader.Values, ClientReader.Failure
  > {
    ClientReader.read(Array(text.utf8), as: kind, by: DecoderRange.all[range - 1])
  }

  private func failure(_ text: String, _ range: Int) -> Int? {
    if case .failure(let failure) = read(text, range) { failure.offset } else { nil }
  }

  @Test func placesOfFailure() {
    #expect(failure("", 1) == 0)
    #expect(failure("  []", 2) == 2)
    #expect(failure("{\"data\" 1}", 3) == 8)
    #expect(failure("{\"data\": 1}", 4) == 9)
    #expect(failure("{\"data\": {}}", 5) == 11)
    #expect(failure("{\"data\": {\"id\": \"x\"}}", 6) == 15)
    #expect(failure("{\"a\": 1,}", 7) == 8)
    #expect(failure(Sample.rating.text, 1) == nil)
    #expect(failure(Sample.rating.text + " x", 1) == Sample.rating.text.utf8.count + 1)
  }

  /// 1.0.0 goes round for ever where the text ends inside of a list or an object of an unknown member; a bracket of
  /// another sort, an open text and the end anywhere else are failures to it too. [module-endless-value]
  @Test func endlessValues() {
    func isEndless(_ text: String, _ range: Int, as kind: DocumentKind = .osamRating) -> Bool {
      if case .failure(let failure) = read(text, range, as: kind) { failure.isEndless } else { false }
    }
    let endless = [
      #"{"data":{"x":["#, #"{"data":{"x":{"#, #"{"x": [1, {"a": "b"}, "#, #"{"data":{"message":{"fr":{"a""#,
      #"{"data":{"x":[,:"#,
    ]
    let failing = [
      #"{"data":{"x":"#, #"{"data":{"x":[}"#, #"{"data":{"x":["a"#, #"{"data":{"x":[]"#, #"{"data":{"id":["#, "{", "",
      #"{"data":{"x":"a"#, #"{"data":{"x":["\q""#,
    ]
    for kind in [DocumentKind.osamVersion, .osamRating] {
      for text in endless {
        #expect(isEndless(text, 1, as: kind), "\(text)")
        for range in 2...8 { #expect(!isEndless(text, range, as: kind), "\(range): \(text)") }
      }
      for text in failing { #expect(!isEndless(text, 1, as: kind), "\(text)") }
    }
  }

  @Test func nestingAndLengthCostNoStack() {
    let deep = String(repeating: "[{\"a\":", count: 20_000) + "'" + String(repeating: "}]", count: 20_000)
    let sample = Sample.rating.adding("extra", deep, first: true)
    expect(sample, acceptedBy: everyRange)
    expect(Sample.rating.adding("extra", String(deep.dropLast()), first: true), acceptedBy: [])
  }

  /// A fault that the table says is harmless, and a client that fails all the same: the fault next to
  /// where it gives up is the reason.
  @Test func failuresHaveAReasonNearby() {
    // To the tree `http://x` is one word; to 2.1.1–2.1.2 it ends before the colon.
    let decoding = Sample.version.with("url", "http://x").decoding
    #expect(decoding.acceptedBy.isEmpty)
    for client in clientOfRange {
      let failure = decoding.firstFailure(for: client)
      #expect(failure.map { decoding.document.tree.bytes[$0.span.range].elementsEqual("http://x".utf8) } == true)
    }
  }

  @Test func aDocumentOnlySomeClientsSee() {
    // Behind the `#` our reader sees a comment to the end of the line.
    let text =
      "{#: 1, \"data\": {" + Sample.rating.members.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", ") + "}}"
    expect(text, as: .osamRating, acceptedBy: lenientOnly)
    let config = RatingConfig(decoded(text, as: .osamRating), for: clientOfRange[4])
    #expect(config == RatingConfig(minutes: 2880, openings: 5))
    let found = Recognition(Tree.read(Array(text.utf8), as: .json), .init(role: .served)).documents
    #expect(found.map(\.kind) == [.osamRating])
  }
}
