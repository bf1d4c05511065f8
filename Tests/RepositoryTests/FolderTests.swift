import Foundation
import TestSupport
import Testing

/// The folders of a module: each may use those below it, and no two use one another, not even by way of
/// others. The uses are drawn from the names of the types in the sources.
@Suite struct FolderTests {
  static let modules = [
    "OSAMSyntax", "OSAMFormats", "OSAMDecisions", "OSAMLint", "OSAMReports", "OSAMLanguageServer",
    "OSAMCommands",
  ]

  @Test(arguments: modules)
  func noCircleBetweenFolders(_ module: String) throws {
    let graph = try FolderGraph(of: module)
    #expect(graph.folders.count > 1)
    for circle in graph.circles { Issue.record("\(module): \(circle)") }
  }

  @Test func coreKnowsNoFamily() throws {
    let graph = try FolderGraph(of: "OSAMFormats")
    let below: Set = ["Core", "Readers", "Recognition", "Time", "Versions"]
    #expect(graph.folders.isSuperset(of: below))
    for (folder, others) in graph.uses where below.contains(folder) {
      for (other, words) in others where other.hasPrefix("Families") {
        Issue.record("\(folder) uses \(words.sorted().joined(separator: ", ")) of \(other)")
      }
    }
  }

  /// Folders are called for what is in them.
  @Test func noFolderIsForEverything() throws {
    let sources = SharedFiles.packageRoot.appending(path: "Sources")
    let all = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    #expect(all.count > 100)
    for path in all {
      let folder = path.split(separator: "/").dropLast()
      #expect(folder.allSatisfy { !["Kit", "Helpers", "Utilities", "Common", "Misc"].contains($0) }, "\(path)")
    }
  }

  /// The graph finds what there is to find.
  @Test func aCircleIsSeen() {
    let graph = FolderGraph(sources: [
      ("A", "struct One { var two: Two }"), ("B", "struct Two {} // One\nlet words = \"One\""),
      ("C", "private struct Two {}\nenum Three { static let one = One() }"),
    ])
    #expect(graph.circles.isEmpty)
    #expect(graph.uses["A"]?["B"] == ["Two (A)"])
    let other = FolderGraph(sources: [
      ("A", "struct One { var two: Two }"), ("B", "struct Two { var three: Three }"),
      ("C", "enum Three { static let one = One() }"),
    ])
    #expect(other.circles.count == 3)
  }
}

/// Which folder of a module uses types of which other one.
private struct FolderGraph {
  /// By folder and folder: the types, each with the file it is used in.
  private(set) var uses: [String: [String: Set<String>]] = [:]
  private(set) var folders: Set<String> = []

  init(of module: String) throws {
    let root = SharedFiles.packageRoot.appending(path: "Sources/\(module)")
    let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    try self.init(
      sources: all.filter { $0.hasSuffix(".swift") }.map { path in
        (path, try String(contentsOf: root.appending(path: path), encoding: .utf8))
      })
  }

  init(sources: [(path: String, text: String)]) {
    let files = sources.map { (path: $0.path, folder: Self.folder(of: $0.path), code: Code($0.text)) }
    var homes: [String: String] = [:]
    // A folder that has a type of a name inside of another type means that one.
    var inner: [String: Set<String>] = [:]
    for (_, folder, code) in files {
      folders.insert(folder)
      for name in code.types { homes[name] = folder }
      inner[folder, default: []].formUnion(code.innerTypes)
    }
    for (path, folder, code) in files {
      let file = path.split(separator: "/").last.map(String.init) ?? path
      for word in code.words {
        guard let home = homes[word], home != folder, inner[folder]?.contains(word) != true else { continue }
        uses[folder, default: [:]][home, default: []].insert("\(word) (\(file))")
      }
    }
  }

  /// Rules are one folder, by whatever they are grouped; the others are what they are.
  private static func folder(of path: String) -> String {
    let parts = path.split(separator: "/")
    if parts.first == "Rules" { return "Rules" }
    return parts.prefix(path.hasSuffix(".swift") ? parts.count - 1 : parts.count).joined(separator: "/")
  }

  /// The steps of circles, each with the types that it rests on.
  var circles: [String] {
    var found: [String] = []
    for (folder, others) in uses {
      for (other, words) in others where reached(from: other).contains(folder) {
        found.append("\(folder) uses \(other), which leads back: \(words.sorted().prefix(8).joined(separator: ", "))")
      }
    }
    return found.sorted()
  }

  private func reached(from folder: String) -> Set<String> {
    var seen: Set<String> = []
    var next = [folder]
    while let folder = next.popLast() {
      for other in uses[folder, default: [:]].keys where seen.insert(other).inserted { next.append(other) }
    }
    return seen
  }
}

/// The words of a source that are neither in comments nor in quotations.
private struct Code {
  /// Types that other files can name.
  private(set) var types: Set<String> = []
  /// Types inside of others.
  private(set) var innerTypes: Set<String> = []
  /// Words that begin like a type.
  private(set) var words: Set<String> = []

  private static let declaring: Set<String> = ["struct", "enum", "class", "protocol", "typealias", "actor"]

  init(_ text: String) {
    for line in Self.lines(text) {
      var declares = false
      var isPrivate = false
      for word in line.words {
        if declares {
          if line.isIndented { innerTypes.insert(word) } else if !isPrivate { types.insert(word) }
        }
        declares = Self.declaring.contains(word)
        if word == "private" || word == "fileprivate" { isPrivate = true }
        if word.utf8.first.map({ (0x41...0x5A).contains($0) }) == true { words.insert(word) }
      }
    }
  }

  private static func lines(_ text: String) -> [(isIndented: Bool, words: [String])] {
    // Lines inside of a text in three quotes are none of code.
    var isInText = false
    return text.split(separator: "\n").compactMap { line in
      let quotes = line.ranges(of: "\"\"\"").count
      defer { if quotes % 2 == 1 { isInText.toggle() } }
      return isInText || quotes > 0 ? nil : (line.hasPrefix(" "), words(line))
    }
  }

  private static func words(_ line: Substring) -> [String] {
    let pieces = line.split(separator: "\"", omittingEmptySubsequences: false)
    // Every second piece is a quotation.
    let code = stride(from: 0, to: pieces.count, by: 2).map { pieces[$0] }.joined(separator: " ")
    let bare = code.firstRange(of: "//").map { code[..<$0.lowerBound] } ?? code[...]
    return bare.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
