import Foundation
import OSAMCommands
import TestSupport
import Testing

/// The pages find each other.
@Suite struct PageTests {
  /// Every page for people, from the root of the repository.
  private static func pages() throws -> [String] {
    let root = SharedFiles.packageRoot
    var pages = try FileManager.default.contentsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".md") }
    for folder in ["docs", "samples", "packaging", "editors", "translations"] {
      for case let name as String in FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        ?? .init()
      where name.hasSuffix(".md") && !name.contains("node_modules") {
        pages.append("\(folder)/\(name)")
      }
    }
    return pages.sorted()
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: SharedFiles.packageRoot.appending(path: path), encoding: .utf8)
  }

  /// The lines of a page that are no block of code.
  private static func prose(_ text: String) -> [Substring] {
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("```") {
        isCode.toggle()
        return false
      }
      return !isCode
    }
  }

  /// The names by which a heading is found, as the places that show these pages make them.
  private static func anchors(_ text: String) -> Set<String> {
    Set(
      prose(text).filter { $0.hasPrefix("#") }.map { line in
        let title = line.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
        return String(
          title.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : nil })
      })
  }

  @Test func linksLeadSomewhere() throws {
    let root = SharedFiles.packageRoot
    var count = 0
    for page in try Self.pages() {
      let folder = (page as NSString).deletingLastPathComponent
      for line in Self.prose(try Self.text(page)) {
        for match in line.matches(of: #/\]\(([^)\s]+)\)/#) {
          let target = String(match.output.1)
          if target.contains(#/^[a-z]+:/#) { continue }
          count += 1
          let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
          let path = parts[0].isEmpty ? page : folder.isEmpty ? parts[0] : "\(folder)/\(parts[0])"
          let file = root.appending(path: path).standardized
          #expect(FileManager.default.fileExists(atPath: file.path), "\(page): \(target)")
          if parts.count == 2, file.pathExtension == "md", let text = try? String(contentsOf: file, encoding: .utf8) {
            #expect(Self.anchors(text).contains(parts[1]), "\(page): \(target)")
          }
        }
      }
    }
    #expect(count > 100, "hardly a link was found")
  }

  /// Every page for people is in the index but those of single rules and facts, which have indexes of their own.
  @Test func theIndexHasEveryPage() throws {
    let listed = PageRow.all(.released).map(\.path)
    #expect(Set(listed).count == listed.count)
    let elsewhere = ["SKILL.md", "docs/rules/", "docs/evidence/", "packaging/", "editors/", "translations/"]
    for page in try Self.pages() where page != "docs/README.md" {
      let isIndex = page.hasSuffix("/README.md") && page.hasPrefix("docs/")
      if elsewhere.contains(where: page.hasPrefix), !isIndex { continue }
      #expect(listed.contains(page), "\(page)")
    }
    for page in listed {
      #expect(FileManager.default.fileExists(atPath: SharedFiles.packageRoot.appending(path: page).path), "\(page)")
    }
  }

  /// The first screen stays one.
  @Test func theReadmeIsShort() throws {
    #expect(try Self.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 131)
  }
}
