import OSAMFormats
import OSAMSyntax

/// How one finding is repaired.
package struct Fix: Sendable {
  /// The repair in words: "Write “FORCE”".
  package var title: LocalizedMessage
  /// No targeted client that can use the document does anything else afterwards; clients that cannot may begin to.
  package var isSafe: Bool
  /// By position, and apart from each other.
  package var edits: [TextEdit]
}

/// How a rule describes a repair: in the words of the tree, with what it does to clients. Its safety is worked out from
/// that and from the targeted clients.
struct Repair {
  /// Effect of the change on clients.
  enum Impact {
    /// Every client reads the same as before, or nothing as before.
    case none
    /// A text that users read, or the address they open, is corrected: whether, when and as what an alert shows stays.
    case correction
    /// These clients read another value: safe when none of them could use the document.
    case read(by: ClientSet)
    /// The meaning of the author is likely, not certain.
    case guess
  }

  /// The repair in words: "Write “FORCE”".
  var title: LocalizedMessage
  var impact: Impact
  var changes: [Change]

  init(_ title: LocalizedMessage, _ impact: Impact, _ changes: Change...) {
    self.title = title
    self.impact = impact
    self.changes = changes
  }

  /// The fix, or nil when the file is written in a way that leaves no edits. `working` are the targeted clients that
  /// can use the document.
  func fix(by editor: Editor, working: @autoclosure () -> ClientSet) -> Fix? {
    // A file that is not UTF-8 cannot be written back.
    guard editor.tree.isUTF8, let edits = editor.edits(for: changes), !edits.isEmpty else { return nil }
    let isSafe =
      switch impact {
      case .none, .correction: true
      case .read(let clients): clients.intersection(working()).isEmpty
      case .guess: false
      }
    return Fix(title: title, isSafe: isSafe, edits: edits)
  }
}

extension Repair {
  /// Which objects get members of which names.
  func names(in tree: Tree) -> [Namings.Name] {
    changes.compactMap { change in
      switch change {
      case .rename(let key, let name): tree.smallObject(around: key).map { Namings.Name(object: $0, name: name) }
      case .insert(let name, _, let object, _): Namings.Name(object: object, name: name)
      default: nil
      }
    }
  }
}

/// The names that repairs of a document give to members of its objects, and the findings whose repairs these are.
struct Namings {
  struct Name: Hashable {
    var object: NodeID
    var name: String
  }

  private var findings: [Name: Int] = [:]

  /// The findings that want one of these names already.
  mutating func add(_ names: [Name], of finding: Int) -> [Int] {
    names.compactMap { name in
      if let rival = findings[name] { return rival }
      findings[name] = finding
      return nil
    }
  }
}

/// Note on the page of a rule about its repairs.
package struct RepairNote: Sendable {
  package enum Safety: String, Sendable {
    /// `--fix` makes them.
    case safe
    /// Only `--unsafe-fixes` makes them.
    case unsafe
    /// Depends on the document and on the clients that matter.
    case depends
  }

  package var safety: Safety
  /// The repairs in words, and why they are as safe as they are. Markdown.
  package var text: String

  package static func safe(_ text: String) -> RepairNote { RepairNote(safety: .safe, text: text) }
  package static func unsafe(_ text: String) -> RepairNote { RepairNote(safety: .unsafe, text: text) }
  package static func depends(_ text: String) -> RepairNote { RepairNote(safety: .depends, text: text) }
}
