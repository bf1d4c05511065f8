import Foundation
import TestSupport
import Testing

/// Our own code imports no Foundation, and system calls are in one place. That a layer imports only layers below it is
/// the compiler's to say: Package.swift declares what each may import.
@Suite struct LayerTests {
  private static let layers = [
    "CYAML", "OSAMPlatform", "OSAMSyntax", "OSAMFormats", "OSAMDecisions", "OSAMLint", "OSAMReports",
    "OSAMLanguageServer",
    "OSAMCommands",
  ]

  /// Every Swift file of a target.
  static func sources(of target: String) throws -> [(file: String, text: String)] {
    let folder = SharedFiles.packageRoot.appending(path: "Sources/\(target)")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") }.map { file in
      (file, try String(contentsOf: folder.appending(path: file), encoding: .utf8))
    }
  }

  /// Each with the modules it imports.
  private static func imports(of target: String) throws -> [(file: String, modules: [String])] {
    try sources(of: target).map { file, text in
      let modules = text.split(separator: "\n").compactMap { line -> String? in
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index <= 1, index + 1 < words.count else { return nil }
        return String(words[index + 1])
      }
      return (file, modules)
    }
  }

  @Test func nothingImportsFoundation() throws {
    for target in Self.layers.dropFirst() + ["osam-lint", "osam-lint-dev"] {
      for (file, modules) in try Self.imports(of: target) {
        #expect(!modules.contains { $0.hasPrefix("Foundation") }, "\(target)/\(file)")
      }
    }
  }

  @Test func systemCallsAreInOnePlace() throws {
    let system = ["Glibc", "Musl", "Darwin", "CSystem"]
    for layer in Self.layers.dropFirst() {
      for (file, modules) in try Self.imports(of: layer) where modules.contains(where: system.contains) {
        #expect("\(layer)/\(file)".hasPrefix("OSAMCommands/System/"))
      }
    }
  }
}
