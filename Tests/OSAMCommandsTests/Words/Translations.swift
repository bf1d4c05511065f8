import Foundation
import OSAMFormats
import OSAMSyntax
import TestSupport

/// The files that translators edit.
enum Translations {
  struct Entry {
    var heading: String
    var english: String
    var texts: [Language: String]
  }

  /// A word that has one translation.
  struct Term {
    var english: String
    fileprivate var forms: [Language: [String]]

    /// As a word of its own, in one number or the other; not as the name of a command or of a value to be given.
    func isIn(_ sentence: String) -> Bool {
      let first = "[\(english.prefix(1).uppercased())\(english.prefix(1))]"
      let pattern = "(?<![-“`./<\\w])(?<!osam-lint )(?<!schema )\(first)\(english.dropFirst())s?(?!\\w|[-”`./>]\\S|:)"
      return sentence.range(of: pattern, options: .regularExpression) != nil
    }

    func isSaid(in text: String, _ language: Language) -> Bool {
      forms[language]?.contains { form in
        let pattern = NSRegularExpression.escapedPattern(for: form).replacingOccurrences(of: "\\*", with: "\\w*")
        return text.range(of: "(?i)(?<!\\w)\(pattern)(?!\\w)", options: .regularExpression) != nil
      } ?? false
    }
  }

  private static var folder: URL { SharedFiles.packageRoot.appendingPathComponent("translations") }

  static func entries() throws -> [Entry] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.sorted { $0.path < $1.path }.filter {
      $0.pathExtension == "yaml" && $0.lastPathComponent != "glossary.yaml"
    }.flatMap { file -> [Entry] in
      let tree = Tree.read(Array(try Data(contentsOf: file)), as: .yaml)
      guard let root = tree.roots.first else { return [] }
      var entries: [Entry] = []
      tree.forEachPair(of: root) { heading in
        for item in tree.ownItems(of: heading.value) {
          var texts = self.texts(item, tree)
          guard let english = texts.removeValue(forKey: .en) else { continue }
          entries.append(Entry(heading: tree.text(heading.key), english: english, texts: texts))
        }
      }
      return entries
    }
  }

  static func glossary() throws -> [Term] {
    let tree = Tree.read(Array(try Data(contentsOf: folder.appendingPathComponent("glossary.yaml"))), as: .yaml)
    return tree.roots.first.map { tree.ownItems(of: $0) }?.compactMap { item in
      var texts = self.texts(item, tree)
      guard let english = texts.removeValue(forKey: .en) else { return nil }
      return Term(english: english, forms: texts.mapValues { $0.components(separatedBy: "|") })
    } ?? []
  }

  private static func texts(_ item: NodeID, _ tree: Tree) -> [Language: String] {
    var texts: [Language: String] = [:]
    tree.forEachPair(of: item) { pair in
      if let language = Language(rawValue: tree.text(pair.key)) { texts[language] = tree.text(pair.value) }
    }
    return texts
  }

  /// In these a date, a number or a length of time stands in a gap, which an article may go before.
  static func isAboutNumbers(_ english: String) -> Bool { numbers.contains(english) }

  private static let numbers: Set<String> = [
    "before {1}",
    "OK pressed less than {1} ago",
    "after {1}",
    "do not show the alert before {1}",
    "from {1}",
    "from {1} on",
    "from {1} to {2}",
    "from {1} up to {2}",
    "it is longer than {1} bytes",
    "it is {1}, and the window opened at {2}",
    "more than 512 objects and lists within each other",
    "opens at {1}",
  ]
}
