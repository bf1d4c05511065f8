import Foundation
import TestSupport
import Testing

/// The words of docs/architecture.md are the types of the code.
@Suite struct GlossaryTests {
  @Test func everyWordHasItsType() throws {
    let root = SharedFiles.packageRoot
    let page = try String(contentsOf: root.appending(path: "docs/architecture.md"), encoding: .utf8)
    let section = try #require(page.components(separatedBy: "\n## Words\n").dropFirst().first)
    let rows = section.components(separatedBy: "\n## ")[0].split(separator: "\n").filter { $0.hasPrefix("| ") }
      .dropFirst()
    #expect(rows.count >= 20)
    let declared = Set(try TypeNameTests.declarations.get().map(\.name))
    for row in rows {
      let types = row.split(separator: "|").last?.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 } ?? []
      #expect(!types.isEmpty, "\(row)")
      for (_, name) in types {
        #expect(declared.contains(String(name.split(separator: ".")[0])), "\(row)")
      }
    }
  }
}
