import OSAMFormats
import OSAMSyntax

/// Answers for the comparison of the schemas with the shape rules.
enum Shapes {
  /// A line for each document of a JSON list: true if a published release does not decode it because of its shape. Nil
  /// when the list is not as it should be.
  static func answer(_ bytes: [UInt8]) -> String? {
    let tree = Tree.read(bytes, as: .json)
    guard tree.faults.isEmpty, let root = tree.roots.first, tree.kind(root) == .array else { return nil }
    var lines = ""
    var isRight = true
    tree.forEachItem(of: root) { item in
      guard let isRefused = isRefused(tree, item) else {
        isRight = false
        return
      }
      lines += isRefused ? "true\n" : "false\n"
    }
    return isRight ? lines : nil
  }

  private static func isRefused(_ tree: Tree, _ item: NodeID) -> Bool? {
    var members: [String: String] = [:]
    tree.forEachPair(of: item) { members[tree.text($0.key)] = tree.text($0.value) }
    guard let role = members["role"].flatMap(Role.init(rawValue:)),
      let kind = members["kind"].flatMap(DevTool.kinds.models.kinds.named),
      let text = members["text"]
    else { return nil }
    let syntax: Tree.Syntax = members["syntax"] == "yaml" ? .yaml : .json
    let recognition = Recognition(
      Tree.read(Array(text.utf8), as: syntax), .init(DevTool.kinds.models.kinds, role: role, kind: kind))
    if recognition.found.isEmpty { return true }
    return recognition.documents.contains { document in
      document.observe().contains { !$0.refusedBy.published.isEmpty }
    }
  }
}
