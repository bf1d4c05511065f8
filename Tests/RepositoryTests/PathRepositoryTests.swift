import Foundation
import TestSupport
import Testing

/// Names of files and of git's things are bytes (docs/architecture.md): they become texts in two files only, and
/// nothing takes or gives one as a text.
@Suite struct PathRepositoryTests {
  private static let types = ["OSAMSyntax/Text/FilePath.swift", "OSAMCommands/System/GitName.swift"]

  private static func sources(below folder: String = "") -> [(name: String, lines: [String])] {
    let root = SharedFiles.packageRoot.appendingPathComponent("Sources/" + folder)
    let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      guard let text = try? String(contentsOf: root.appendingPathComponent(name), encoding: .utf8) else { return nil }
      return (folder + name, text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }

  /// Lines with a piece of code in them, comments left out.
  private static func lines(of sources: [(name: String, lines: [String])], matching pattern: String) throws -> [String]
  {
    let expression = try NSRegularExpression(pattern: pattern)
    return sources.flatMap { name, lines in
      lines.enumerated().compactMap { number, line in
        let code = line.drop { $0 == " " }
        if code.hasPrefix("//") { return nil }
        let whole = NSRange(line.startIndex..., in: line)
        return expression.firstMatch(in: line, range: whole) == nil ? nil : "\(name):\(number + 1): \(code)"
      }
    }
  }

  /// Texts that are no path and no name of git: of the C library, the environment, the notices.
  private static let texts = [
    "getenv(name)", "strerror(number)", "cbuild_name", "cbuild_notices", "let notices = bytes.isEmpty",
  ]

  @Test func bytesOfNamesBecomeTextsInTwoFiles() throws {
    let others = ["System/", "Files/", "Settings/", "Watch/"].flatMap { Self.sources(below: "OSAMCommands/" + $0) }
      .filter { !Self.types.contains($0.name) }
    #expect(others.count > 25)
    let found = try Self.lines(of: others, matching: #"String\((decoding|cString|validating|validatingCString):"#)
    let strange = found.filter { line in
      !Self.texts.contains { line.contains($0) } && !line.hasPrefix("OSAMCommands/System/FileAttributes.swift")
    }
    #expect(strange.isEmpty, "\(strange.joined(separator: "\n"))")
    // It would find them.
    let types = Self.sources().filter { Self.types.contains($0.name) }
    #expect(try Self.lines(of: types, matching: #"String\((decoding|validating):"#).count >= 3)
  }

  /// Parameters, results and properties that are called what paths are called.
  private static let named =
    #"\b(path|paths|folder|folders|directory|directories|[a-z]+(Path|Folder|Directory)s?)\b(\([^)]*\))?(:| ->) \[?(String|Substring)\b"#

  /// Paths that are none of files: addresses of pages and of entries in a manual, places in documents.
  private static let addresses = [
    "OSAMCommands/CommandLine/PageRow.swift", "OSAMCommands/CommandLine/HelpTopic.swift", "osam-lint-dev/",
    "OSAMFormats/Derived/", "OSAMDecisions/Migration/Migration.swift",
  ]

  @Test func noFunctionTakesOrGivesAPathAsText() throws {
    let others = Self.sources().filter { source in
      !Self.types.contains(source.name) && !Self.addresses.contains { source.name.hasPrefix($0) }
    }
    let found = try Self.lines(of: others, matching: Self.named)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    for line in [
      "func read(_ path: String)", "var currentDirectory: String?", "let paths: [String]",
      "func folder(of x: Int) -> String?",
    ] {
      #expect(try !Self.lines(of: [("", [line])], matching: Self.named).isEmpty, "\(line)")
    }
  }
}
