import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMReports

/// Of many documents that are not apart, the first pairs are told and the others are counted.
@Suite struct ProofPairTests {
  /// Documents of one app that are all shown in March 2026.
  private static func proof(_ count: Int) throws -> Proof {
    let terms = QuestionTerms(clients: .everyone.verified, today: Example.date)
    let documents = try (0..<count).map { number in
      let text = Example.version(["versionCode": "\(2_026_030_001 + number)"]).unmarked.text
      let document = try #require(Recognition(Tree.read(Array(text.utf8), as: .json), .init()).documents.first)
      let path: FilePath = "\(number).json"
      return DocumentOutcomes(
        path: path, document: document, pages: .osamVersion, count: 1,
        tables: try OutcomeTable.all(of: ClientGroup.all(of: document, terms), terms),
        outlooks: Outlooks(), command: CellCommand(path: path, fixed: []), now: terms.today, zone: .madrid)
    }
    var proof = Proof(documents, terms)
    proof.examineApart()
    return proof
  }

  @Test func aFewPairsAreAllTold() throws {
    let proof = try Self.proof(6)
    let json = proof.json(leftOut: [], in: .english)
    #expect(proof.refutations.count == 15)
    #expect(!json.contains("further"))
    #expect(!proof.text(width: 80, in: .english).painted(false).contains("are not apart"))
  }

  @Test(arguments: [
    (7, 1, "  1 more pair of documents is not apart\n"), (12, 46, "  46 more pairs of documents are not apart\n"),
  ])
  func furtherPairsAreCounted(_ count: Int, _ further: Int, _ line: String) throws {
    let proof = try Self.proof(count)
    #expect(proof.refutations.count == 20)
    #expect(proof.json(leftOut: [], in: .english).contains(#""further":\#(further),"#))
    #expect(proof.text(width: 80, in: .english).painted(false).contains(line))
    // In the order of the documents.
    #expect(proof.refutations.first?.outcomes.path == "0.json" && proof.refutations.first?.other?.path == "1.json")
  }
}
