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

  /// In these a date in digits, a version, a number or a length of time stands in a gap, and nothing else: an article may
  /// go before it.
  static let withNumbers: Set<String> = [
    ", until {1}",
    "Add the {1} missing members",
    "all {1} missing members",
    ", with {1} {2} at {3}",
    "As the file stands, its own serverDate, {1}, is the clock for ever: {2}.",
    "Correct the year if it is a slip: the window would close at {1}.",
    "OK pressed less than {1} ago",
    "OK was pressed at {1}, and the quiet time ended at {2}",
    "OK was pressed at {1}, and the quiet time lasts until {2}",
    "Served with the serverDate it carries, {1}: {2}.",
    "Write \"{1}.99\" if all of {2} is meant.",
    "Write milliseconds since 1970: {1} is {2}.",
    "Write the version in full, such as \"{1}.6.1\". One document cannot name all of {2}.",
    "Write {1}, which is {2}.",
    "after {1}",
    "begins at {1}",
    "closes at {1}",
    "do not show the alert before {1}",
    "do not show the alert on {1}.1, nor on any other update of {2}",
    "findings of “{1}” are back: its entry under “allow” held until {2} ({3})",
    "from {1}",
    "from the {1} opening",
    "from {1}, without end",
    "from {1} on",
    "from {1} on {2} with {3} {4}; as it was meant they {5}",
    "from {1} to {2}",
    "from {1} to {2} {3} with {4} {5}; as it was meant they {6}",
    "from {1} up to {2}",
    "it is larger than {1} GiB",
    "it is longer than {1} bytes",
    "it is taken as {1}",
    "it is {1}, and the window closed at {2}",
    "it is {1}, and the window closes at {2}",
    "it is {1}, and the window opened at {2}",
    "it is {1}, and the window opens at {2}",
    "it opens here, {1}",
    "opens at {1}",
    "the first is taken, {1} and not {2}",
    "the window closed at {1}",
    "the window closed at {1}, {2} ago",
    "the window closes at {1}, as that day begins",
    "the window closes at {1}, before it opens at {2}",
    "the window closes at {1}, midnight in UTC",
    "the window opens and closes at {1}",
    "the window opens at {1}",
    "there are more than {1} findings in this file",
    "until {1}",
    "until {1} {2} with {3} {4}; as it was meant they {5}",
    "{1} ahead",
    "{1} answers at {2}: {3}",
    "{1} held until {2}",
    "{1} here, {2}",
    "{1} until {2}, then {3}",
    "{1}, until {2}",
    "“endDate” {1} is {2}",
    "“serverDate” is {1}, {2}",
    "“serverDate” is {1}, {2} the window",
    "“{1}” {2} is read as {3}",
    "ends at {1}",
    "since {1}, without end",
    "starts in {1}",
  ]
}
