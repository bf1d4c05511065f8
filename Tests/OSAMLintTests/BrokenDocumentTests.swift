import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMLint

/// Behind a place where a text breaks off nothing is said to be missing, unknown or of another type: it stands there.
@Suite struct BrokenDocumentTests {
  private static func rules(_ text: String, _ syntax: Tree.Syntax, _ kind: DocumentKind) -> [Finding] {
    var context = CheckContext(now: 1_773_576_000_000)
    context.kind = kind
    let input = FileInput(path: "a", bytes: Array(text.utf8), syntax: syntax, isNamed: true)
    return Linter(context: context).check(input).findings
  }

  private static let aboutFiles = Set(Rule.all.filter { $0.group == .files }.map(\.id))

  /// Findings about the damaged document's shape and meaning that the document did not have.
  private static func claims(_ damaged: String, _ document: DamagedDocument, _ known: Set<String>) -> [String] {
    rules(damaged, document.syntax, document.kind)
      .filter { !aboutFiles.contains($0.rule) && !known.contains($0.rule) }
      .map { "\($0.rule): \($0.message.text)" }
  }

  private static func documents(_ count: Int) -> [DamagedDocument] {
    var random = Seeded(state: 12)
    return (0..<count).map { _ in DamagedDocument.random(&random) }
  }

  /// Cut off anywhere.
  @Test func cut() {
    for document in Self.documents(Effort.rounds(8, long: 48)) {
      let known = Set(Self.rules(document.original, document.syntax, document.kind).map(\.rule))
      let characters = Array(document.original)
      for end in stride(from: 2, to: characters.count - 1, by: 13) {
        let damaged = String(characters[..<end])
        let tree = Tree.read(Array(damaged.utf8), as: document.syntax)
        // A YAML document that is cut off behind a line is a document.
        if tree.textBreak == nil { continue }
        let claims = Self.claims(damaged, document, known)
        #expect(claims.isEmpty, "\(document.syntax) cut at \(end): \(damaged.suffix(60)): \(claims)")
      }
    }
  }

  /// Without one of the characters that hold a document together, or with one too many.
  @Test func withoutOneMark() {
    for document in Self.documents(Effort.rounds(8, long: 48)) {
      let known = Set(Self.rules(document.original, document.syntax, document.kind).map(\.rule))
      let marks = document.original.indices.filter { "{}[]\":,'".contains(document.original[$0]) }
      for (number, mark) in marks.enumerated() where number % 5 == 0 {
        for isDoubled in [false, true] {
          var damaged = document.original
          if isDoubled { damaged.insert(damaged[mark], at: mark) } else { damaged.remove(at: mark) }
          let tree = Tree.read(Array(damaged.utf8), as: document.syntax)
          // Text that is still YAML says something else: `{ca Hola}` has no text for “ca”.
          if document.syntax == .yaml, tree.textBreak == nil { continue }
          let claims = Self.claims(damaged, document, known)
          let place = document.original[mark...].prefix(30)
          #expect(claims.isEmpty, "\(document.syntax) \(isDoubled ? "two" : "no") marks at \(place): \(claims)")
        }
      }
    }
  }

  /// Mistakes in front of the break that hold by themselves are found; the cause comes first all the same.
  @Test func valuesInFront() {
    let text = "packageName: cat.bcn.bus\nversionCode: \"2026030001\"\ncomparisonMode: LAZY\nurl: a\ntitle: @bus\n"
    #expect(Self.rules(text, .yaml, .osamVersion).map(\.rule) == ["broken-yaml", "quoted-number"])
  }

  /// Documents of a stream in front of the broken one are complete.
  @Test func documentsInFront() {
    let text = "platform: IOS\nminutes: 5\nnumAperture: 5\n---\nplatform: IOS\nminutes: @5\n"
    let found = Self.rules(text, .yaml, .osamRating).filter { $0.rule != "broken-yaml" }
    #expect(Set(found.map(\.rule)) == ["missing-member"] && found.allSatisfy { $0.document == 0 })
  }

  /// A break says why a document does not decode, and nothing that it may explain does.
  @Test func compatNamesTheBreak() throws {
    let text = #"{"data": {"platform": "IOS", "minutes": 5, "numAperture": 5, "message": "ca": "a"}}}"#
    let tree = Tree.read(Array(text.utf8), as: .json)
    let document = try #require(Recognition(tree, .init(kind: .osamRating)).documents.first)
    for failure in Decoding(document).failures {
      guard case .fault = failure.reason else {
        Issue.record("\(failure.words(in: document))")
        continue
      }
    }
    #expect(Decoding(document).refusedBy == document.kind.clients)
  }
}
