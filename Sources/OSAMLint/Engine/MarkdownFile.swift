import OSAMFormats
import OSAMSyntax

/// Documents in the fenced pieces of a Markdown file: a README, a page of a wiki, the text of a ticket.
///
/// They are examples and copies: nothing in them is fixed, allowed by comments or entries, recorded in a baseline or
/// compared with other files.
package enum MarkdownFile {
  /// True if a file is one, by its name.
  package static func names(_ path: FilePath) -> Bool {
    [".md", ".markdown"].contains { path.ends(with: $0) }
  }

  /// The syntax of a piece that may be a document; nil for one that is said to be something else.
  static func syntax(of fence: MarkdownFence, _ content: [UInt8]) -> Tree.Syntax? {
    switch fence.tag {
    case "json", "jsonc": return .json
    case "yaml", "yml": return .yaml
    case "":
      let first = content.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .yaml
    default: return nil
    }
  }

  /// True if something is left out of a piece: it has an ellipsis or, in JSON, a comment where a value or a member would
  /// stand.
  static func isPart(_ tree: Tree, _ content: [UInt8]) -> Bool {
    let lines = content.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    if lines.contains(where: isEllipsis) { return true }
    guard tree.syntax == .json else { return false }
    return tree.faults.contains { fault in
      ["…", "...", "//", "/*"].contains { content[fault.span.start...].starts(with: $0.utf8) }
    }
  }

  /// `…` or `...`, perhaps as a comment or with a comma.
  private static func isEllipsis(_ line: ArraySlice<UInt8>) -> Bool {
    let signs = line.filter { !" \t#,-/>".utf8.contains($0) }
    return signs.elementsEqual("...".utf8) || signs.elementsEqual("…".utf8)
  }
}
