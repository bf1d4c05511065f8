import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Conditions that must hold whenever a file is repaired.
package struct FixCheck {
  package var before: FileReport
  package var repaired: Repaired
  private let input: FileInput
  private let fixer: Fixer

  package init(_ input: FileInput, _ context: CheckContext, unsafe: Bool) {
    self.input = input
    var linter = Linter(context: context)
    linter.tests = { .ofExamples }
    fixer = Fixer(linter: linter, allowsUnsafe: unsafe)
    repaired = fixer.repair(input)
    before = repaired.before
  }

  private func meant(_ report: FileReport) -> [Finding] { report.findings.filter { $0.fix.map(fixer.makes) ?? false } }

  /// Everything that does not hold, in words. `allowed` are the findings that may come to light: those that the
  /// document had before it was damaged. Without them any may that is no error, where a value can be read that could
  /// not.
  package func problems(allowed: Set<String>? = nil) -> [String] {
    var problems: [String] = []
    let old = Set(before.findings.map(Self.name))
    let new = Set(repaired.report.findings.map(Self.name))
    for finding in meant(before) where new.contains(Self.name(finding)) {
      problems.append("still there: \(Self.name(finding))")
    }
    // Text behind a break is hidden by it.
    let wasHidden = Tree.read(input.bytes, as: input.syntax).textBreak != nil
    for finding in repaired.report.findings where !wasHidden && !old.contains(Self.name(finding)) {
      if allowed?.contains(Self.name(finding)) ?? (finding.severity < .error) { continue }
      problems.append("new: \(Self.name(finding))")
    }
    return problems + problemsOfRepairing()
  }

  /// Problems of the repairs themselves, whatever was found.
  package func problemsOfRepairing() -> [String] {
    var problems: [String] = []
    let again = fixer.repair(input(repaired.bytes))
    if again.bytes != repaired.bytes { problems.append("a second run changes \(again.counts)") }
    if repaired.isUnfinished { problems.append("it comes to no end") }
    let (first, last) = (Tree.read(input.bytes, as: input.syntax), Tree.read(repaired.bytes, as: input.syntax))
    let faults = first.faults.map(\.kind)
    // Lines behind a break are hidden by it, and so is a second member of one name in them.
    let hidden = hiddenFrom(first)
    let shown = last.faults.filter { $0.span.start <= hidden }
    for fault in shown where !faults.contains(fault.kind) { problems.append("a new fault: \(fault.kind)") }
    if shown.count > first.faults.count { problems.append("more faults than before") }
    if first.textBreak == nil, Self.surplus(last) > Self.surplus(first) {
      problems.append("two members of one name that were none before")
    }
    return problems + touched() + removed()
  }

  /// Where, in the repaired text, the lines begin that were hidden before.
  private func hiddenFrom(_ first: Tree) -> Int {
    guard let start = first.textBreak?.offset else { return .max }
    let end = input.bytes[min(start, input.bytes.count)...].firstIndex(of: 0x0A) ?? input.bytes.count
    return end + max(0, repaired.bytes.count - input.bytes.count)
  }

  private func input(_ bytes: [UInt8]) -> FileInput {
    FileInput(path: input.path, bytes: bytes, syntax: input.syntax, isNamed: true)
  }

  /// Rule and place, without what a changed neighbour may alter.
  package static func name(_ finding: Finding) -> String {
    // Where members were put into their wrapper, they are the same members.
    let pointer = finding.pointer ?? ""
    return
      "\(finding.rule) \(finding.document ?? -1) \(pointer.hasPrefix("/data/") ? String(pointer.dropFirst(5)) : pointer)"
  }

  /// Values and keys that changed in some round although nothing was wrong with them.
  private func touched() -> [String] {
    var bytes = input.bytes
    for _ in 0..<Fixer.rounds {
      let step = fixer.repair(input(bytes), rounds: 1)
      if step.bytes == bytes { break }
      let places = meant(step.before).compactMap(\.pointer)
      let spans = meant(step.before).flatMap { finding in
        // A value between two edits may change its place in a list.
        let edits = finding.fix?.edits.map(\.span) ?? []
        return [finding.span, SourceSpan(edits.first?.start ?? 0, edits.last?.end ?? 0)]
      }
      let (old, new) = (Self.leaves(bytes, input.syntax), Self.leaves(step.bytes, input.syntax))
      for (pointer, leaf) in old {
        guard let other = new[pointer], other.bytes != leaf.bytes, !places.contains(pointer),
          !spans.contains(where: { $0.start <= leaf.span.end && leaf.span.start <= $0.end })
        else { continue }
        return ["touched: \(pointer)"]
      }
      bytes = step.bytes
    }
    return []
  }

  /// Rules about comments, allowances and entries of a baseline, which are no part of a document and may go.
  private static let aboutWhatMayGo: Set<String> = [
    "comment-in-json", "unused-suppression", "expired-suppression", "stale-baseline",
  ]

  /// Members, elements and texts that a safe fix takes away although no equal one stays.
  private func removed() -> [String] {
    var problems: [String] = []
    let old = Self.leaves(input.bytes, input.syntax)
    for finding in before.findings where !Self.aboutWhatMayGo.contains(finding.rule) {
      guard let fix = finding.fix, fix.isSafe else { continue }
      let bytes = fix.edits.applied(to: input.bytes)
      let new = Self.leaves(bytes, input.syntax)
      if new.count >= old.count { continue }
      // Of texts that cannot be read whole nobody knows how many members there are.
      if !Tree.read(input.bytes, as: input.syntax).faults.isEmpty { continue }
      // Members of one name are told apart by a mark each, and those behind one that is gone have one less.
      func unmarked(_ pointer: String) -> String {
        String(String.UnicodeScalarView(pointer.unicodeScalars.filter { $0 != "#" }))
      }
      var left: [String: Set<[UInt8]>] = [:]
      for (pointer, leaf) in new { left[unmarked(pointer), default: []].insert(leaf.text) }
      for (pointer, leaf) in old where new[pointer] == nil {
        if left[unmarked(pointer)]?.contains(leaf.text) == true { continue }
        problems.append("\(finding.rule) removes \(pointer)")
      }
    }
    return problems
  }

  /// How many members have the name of one before them in the same object.
  private static func surplus(_ tree: Tree) -> Int {
    var count = 0
    for object in tree.nodeIDs where tree.kind(object) == .object {
      var names: Set<[UInt8]> = []
      tree.forEachPair(of: object) { pair in
        if tree.kind(pair.key) != .missing, !names.insert(Array(tree.textBytes(pair.key))).inserted { count += 1 }
      }
    }
    return count
  }

  /// A key or a scalar, as it is written and as it is read.
  private struct Leaf {
    var span: SourceSpan
    var bytes: [UInt8]
    var text: [UInt8]

    init(_ node: NodeID, in tree: Tree) {
      span = tree.span(node)
      bytes = Array(tree.bytes[span.range])
      text = tree.kind(node) == .string ? Array(tree.textBytes(node)) : bytes
    }
  }

  /// Every scalar by its pointer.
  private static func leaves(_ bytes: [UInt8], _ syntax: Tree.Syntax) -> [String: Leaf] {
    let tree = Tree.read(bytes, as: syntax)
    var leaves: [String: Leaf] = [:]
    func add(_ node: NodeID, _ pointer: String) {
      switch tree.kind(node) {
      case .object:
        var seen: [String: Int] = [:]
        tree.forEachPair(of: node) { pair in
          var name = pointer + "/" + Tree.escapedForPointer(tree.text(pair.key))
          // Where a key is there twice, each has its own place.
          seen[name, default: 0] += 1
          name += String(repeating: "#", count: (seen[name] ?? 1) - 1)
          leaves[name + " key"] = Leaf(pair.key, in: tree)
          if !pair.merged, tree.kind(pair.place) != .alias { add(pair.place, name) }
        }
      case .array:
        var number = 0
        tree.forEachItem(of: node) { item in
          add(item, pointer + "/\(number)")
          number += 1
        }
      // A node that could not be read is no value.
      case .missing: break
      default: leaves[pointer] = Leaf(node, in: tree)
      }
    }
    for (number, root) in tree.roots.enumerated() { add(root, "\(number)") }
    return leaves
  }
}
