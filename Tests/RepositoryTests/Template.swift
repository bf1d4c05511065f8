import Foundation
import TestSupport
import Testing

/// A file that `make new-…` writes: the first block of Swift of a page, and a file of this target that shows that it compiles.
struct Template {
  let page: String
  let file: String
  /// The module that the file stands in once it is written, and has to import here.
  let module: String

  func expectOneText(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let block = try #require(try text(page).components(separatedBy: "```swift\n").dropFirst().first)
    let shown = try #require(block.components(separatedBy: "```").first)
    let compiled = try text(file).replacingOccurrences(of: "\n@testable import \(module)\n", with: "")
    #expect(compiled == shown, "\(page) and \(file) differ", sourceLocation: sourceLocation)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: SharedFiles.packageRoot.appending(path: path), encoding: .utf8)
  }
}
