import OSAMFormats
import OSAMSyntax

/// Help on a blank that nobody has filled in, or that somebody filled in behind the mark of a comment.
extension Inspection {
  /// The next thing to do; nil where something stands behind the key.
  func helpForBlank(_ observation: Observation, of key: String, like example: String? = nil) -> LocalizedMessage? {
    let tree = document.tree
    guard tree.isBlank(observation.node) else { return nil }
    let rest = tree.bytes[tree.span(observation.node).start...].drop {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    if rest.first == UInt8(ascii: "#") { return "Write it before the #; what stands after # is a comment." }
    return example.map { "Write it after “\(key):”, for example \($0)." } ?? "Write it after “\(key):”."
  }
}
