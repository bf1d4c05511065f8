import OSAMFormats
import OSAMSyntax

/// The files that translators edit: translations/*.yaml, each with headings and entries below them.
struct TranslationFiles {
  /// A sentence in each language.
  struct Entry {
    var english: String
    var translations: [Language: String]
    /// File and line.
    var place: String
  }

  static let folder = "translations"
  /// Words that translators keep to; no sentences.
  private static let glossary = "glossary.yaml"
  static let languages = Language.allCases.filter { $0 != .en }

  private(set) var entries: [Entry] = []
  /// Problems of the files, line by line.
  private(set) var faults: [String] = []

  /// Those of the current directory.
  init() {
    for name in Files.names(in: Self.folder).sorted() where name.hasSuffix(".yaml") && name != Self.glossary {
      let path = "\(Self.folder)/\(name)"
      guard let bytes = Files.read(path) else {
        faults.append("\(path) cannot be read")
        continue
      }
      read(bytes, path)
    }
    refuseContradictions()
  }

  private mutating func read(_ bytes: [UInt8], _ path: String) {
    let tree = Tree.read(bytes, as: .yaml)
    let lines = LineMap(bytes)
    func place(_ node: NodeID) -> String { "\(path):\(lines.position(of: tree.span(node).start).line)" }
    if let fault = tree.faults.first {
      let position = lines.position(of: fault.span.start)
      return faults.append("\(path):\(position.line): \(fault.words(in: tree).text)")
    }
    guard let root = tree.roots.first, tree.kind(root) == .object else {
      return faults.append("\(path): there are no headings in it")
    }
    tree.forEachPair(of: root) { heading in
      guard tree.kind(heading.value) == .array else {
        return faults.append("\(place(heading.key)): a heading has a list of entries")
      }
      for item in tree.ownItems(of: heading.value) {
        var texts: [Language: String] = [:]
        tree.forEachPair(of: item) { pair in
          if let language = Language(rawValue: tree.text(pair.key)), tree.kind(pair.value) == .string {
            texts[language] = tree.text(pair.value)
          } else {
            faults.append("\(place(pair.key)): an entry has texts under en, ca and es")
          }
        }
        guard let english = texts.removeValue(forKey: .en) else {
          faults.append("\(place(item)): the English sentence is missing")
          continue
        }
        let entry = Entry(english: english, translations: texts, place: place(item))
        faults += Self.faults(of: entry)
        entries.append(entry)
      }
    }
  }

  private static func faults(of entry: Entry) -> [String] {
    let gaps = gaps(entry.english)
    return languages.compactMap { language in
      guard let text = entry.translations[language], !text.isEmpty else {
        return "\(entry.place): there is no text in \(language.rawValue)"
      }
      if text.contains("\n") { return "\(entry.place): a sentence is one line" }
      if self.gaps(text) != gaps { return "\(entry.place): the text in \(language.rawValue) has other gaps" }
      return nil
    }
  }

  private static func gaps(_ text: String) -> [Int] { Catalogue.gaps(in: text).sorted() }

  /// One sentence says one thing, wherever it stands.
  private mutating func refuseContradictions() {
    var known: [String: Entry] = [:]
    for entry in entries {
      if let other = known[entry.english], other.translations != entry.translations {
        faults.append("\(entry.place): \(other.place) has another translation of the same sentence")
      }
      known[entry.english] = entry
    }
    entries = known.values.sorted { Catalogue.Template($0.english).key < Catalogue.Template($1.english).key }
    for (one, next) in zip(entries, entries.dropFirst())
    where Catalogue.Template(one.english).key == Catalogue.Template(next.english).key {
      faults.append("\(next.place): by its number this sentence is taken for that of \(one.place)")
    }
  }
}
