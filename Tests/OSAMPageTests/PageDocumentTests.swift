import Foundation
import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

/// Documents for `tools/page-answers.mjs`, by the generators of other tests.
@Suite struct PageDocumentTests {
  private static let file = ProcessInfo.processInfo.environment["OSAM_LINT_DOCUMENTS"]
  private static let count = ProcessInfo.processInfo.environment["OSAM_LINT_DOCUMENTS_OF_A_KIND"].flatMap { Int($0) }

  /// A document behind its number of bytes, four of them with the lowest first; its first line is its name.
  private static func framed(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let document = Array("\(name)\n".utf8) + bytes
    return (0..<4).map { UInt8(truncatingIfNeeded: document.count >> (8 * $0)) } + document
  }

  @Test(.enabled(if: file != nil, "writes files for another tool")) func documentsAreWritten() throws {
    var all = Data()
    for kind in DocumentKind.all {
      var documents = NearDocuments(seed: 380)
      for _ in 0..<(Self.count ?? 100) {
        let document = documents.document(kind)
        all += Self.framed(document.isYAML ? "alert.yaml" : "alert.json", document.bytes)
      }
    }
    try all.write(to: URL(fileURLWithPath: try #require(Self.file)))
  }
}
