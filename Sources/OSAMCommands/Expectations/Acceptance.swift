import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

// Changes that --accept writes.

extension CaseRunner {
  /// Changes that let a case expect what there is; nil where documents differ in it, or it cannot be written in place.
  func acceptance(of test: TestCase, _ wanted: String, _ answers: [Simulation]) -> [OSAMSyntax.Change]? {
    guard let first = answers.first, let expect = test.nodes["expect"],
      answers.allSatisfy({ $0.decision.outcome == first.decision.outcome })
    else { return nil }
    var changes: [OSAMSyntax.Change] = []
    let isPlain = Plain(rawValue: wanted) != nil
    let outcome = isPlain ? first.decision.plain.rawValue : first.decision.outcome
    if outcome != wanted { changes.append(.set(expect, .string(outcome))) }
    guard let alert = test.alert else { return changes }
    if answers.allSatisfy({ ShownAlert($0) == nil }) {
      // There is no alert any more that could be like anything.
      guard let key = test.nodes["alert"], let item = test.nodes["case"] else { return nil }
      return changes + [.remove(key: key, from: item)]
    }
    let shown = answers.map { ShownAlert($0)?.json }
    guard let now = ShownAlert(first), shown.allSatisfy({ $0?.text(pretty: false) == now.json.text(pretty: false) })
    else { return nil }
    for difference in now.differences(from: alert) {
      guard let node = test.nodes[difference.member], let change = difference.change(at: node, in: file.tree) else {
        return nil
      }
      changes += change
    }
    return changes
  }
}

extension ShownAlert.Difference {
  /// Changes that write the value that is shown where another one is expected; nil where it cannot be written.
  func change(at node: NodeID, in tree: Tree) -> [OSAMSyntax.Change]? {
    switch value {
    case .null: return nil
    case .array(let values):
      let items = tree.ownItems(of: node)
      let texts = values.filter { if case .string = $0 { true } else { false } }
      guard texts.count == values.count else { return nil }
      if items.count == values.count { return zip(items, values).map { .set($0, $1) } }
      let span = tree.span(node)
      let isSaid = tree.bytes[span.range].indices.contains { place in
        tree.bytes[place] == UInt8(ascii: "#") && !items.contains { tree.span($0).range.contains(place) }
      }
      // A comment would be lost.
      return isSaid ? nil : [.bytes(span, list(values, at: tree.span(node).start, in: tree.bytes))]
    case .string(let text) where "|>".utf8.contains(tree.bytes[tree.span(node).start]):
      // A text on lines of its own becomes one in quotes.
      let span = tree.span(node)
      let lines = tree.bytes[span.range]
      if lines.prefix(while: { $0 != UInt8(ascii: "\n") }).contains(UInt8(ascii: "#")) { return nil }
      let end = lines.lastIndex { !" \t\r\n".utf8.contains($0) } ?? span.start
      return [.bytes(SourceSpan(span.start, end + 1), YAMLScalar.quoted(text))]
    default: return [.set(node, value)]
    }
  }

  /// A list as the one that begins there is written: with a line for each item, or in brackets.
  private func list(_ values: [JSONValue], at start: Int, in bytes: [UInt8]) -> String {
    guard bytes[start] == UInt8(ascii: "-") else {
      return "[\(values.map { $0.text(pretty: false) }.joined(separator: ", "))]"
    }
    let line = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let ending = line > 1 && bytes[line - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    let indentation = String(repeating: " ", count: start - line)
    return values.map { value in
      if case .string(let text) = value { "- \(YAMLScalar.written(text))" } else { "- \(value.text(pretty: false))" }
    }.joined(separator: ending + indentation)
  }
}
