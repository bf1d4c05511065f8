import OSAMFormats
import OSAMSyntax

/// A document with one of its values changed: by one, where it is a number, a version or a date; by a letter, where it is
/// another text; to each other choice, where it is one of several.
struct Mutant {
  /// The value, by the names and places that lead to it: `title.ca`, `ios2.0.required_version`.
  var member: String
  /// The documents of the changed file; nil where they are no longer those that they were.
  var documents: [Document]?

  /// Every one of a document of a file. Values that several places share, and texts that nothing can be written in the
  /// place of, are left alone.
  static func all(of document: Document, in file: DocumentLoader.File) -> [Mutant] {
    var mutants: [Mutant] = []
    var known: Set<NodeID> = []
    func add(_ node: NodeID, _ names: [String], _ row: Member?) {
      let tree = document.tree
      guard known.insert(node).inserted else { return }
      switch tree.kind(node) {
      case .object:
        tree.forEachPair(of: node) { pair in
          let name = tree.text(pair.key)
          let own = node == document.body ? document.kind.member(name) : nil
          let isWrapper = document.wrappers.contains { $0.value == pair.value }
          add(tree.resolved(pair.value), isWrapper ? names : names + [name], own)
        }
      case .array:
        for (number, item) in tree.ownItems(of: node).enumerated() {
          add(tree.resolved(item), names + ["\(number)"], nil)
        }
      default:
        for value in Mutation.values(beside: node, row, in: document) {
          guard let documents = file.documents(with: .set(node, value)) else { continue }
          let isWhole =
            documents.count == file.documents.count && zip(documents, file.documents).allSatisfy { $0.kind == $1.kind }
          mutants.append(Mutant(member: names.joined(separator: "."), documents: isWhole ? documents : nil))
        }
      }
    }
    add(document.root, [], nil)
    return mutants
  }
}

/// Values near to others.
private enum Mutation {
  static func values(beside node: NodeID, _ row: Member?, in document: Document) -> [JSONValue] {
    let tree = document.tree
    // Written dates and durations among them.
    if let row, row.type.width != nil, let number = document.integer(row.name) { return numbers(beside: number) }
    let text = tree.text(node)
    switch tree.kind(node) {
    case .boolean: return [.bool(text.lowercased() != "true")]
    case .number: return Int64(text).map(numbers) ?? fractions(beside: text)
    case .string:
      let choices = choices(row).filter { !$0.sameBytes(as: text) }
      if !choices.isEmpty { return choices.map(JSONValue.string) }
      if let frequency = Frequency(text) { return [.string(frequency.other)] }
      return texts(beside: text).map(JSONValue.string)
    default: return []
    }
  }

  private static func numbers(beside number: Int64) -> [JSONValue] {
    [1, -1].compactMap { (step: Int64) in
      let (moved, isBeyond) = number.addingReportingOverflow(step)
      return isBeyond ? nil : .integer(moved)
    }
  }

  private static func fractions(beside text: String) -> [JSONValue] {
    guard let number = Double(text), abs(number) < 1e15 else { return [] }
    return [.number("\(number + 1)"), .number("\(number - 1)")]
  }

  private static func choices(_ row: Member?) -> [String] {
    if case .oneOf(let choices)? = row?.type { choices.map(\.name) } else { [] }
  }

  /// A version, and a number in quotes, with the one before and the one after it; any other text with a letter more.
  private static func texts(beside text: String) -> [String] {
    guard let first = text.utf8.first, (0x30...0x39).contains(first) else { return [text + "x"] }
    let scheme = VersionScheme.textCompare
    let below = scheme.beside(text, -1) ?? DottedVersion(text)?.below?.description
    let both = [scheme.beside(text, 1), below].compactMap { $0 }
    return both.isEmpty ? [text + "x"] : both
  }
}

/// How often Prince of Versions tells of a version.
private enum Frequency {
  case always, once

  init?(_ text: String) {
    switch text {
    case "ALWAYS": self = .always
    case "ONCE": self = .once
    default: return nil
    }
  }

  var other: String { self == .always ? "ONCE" : "ALWAYS" }
}
