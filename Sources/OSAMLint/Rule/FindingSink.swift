import OSAMFormats
import OSAMPlatform
import OSAMSyntax
import Synchronization

/// Findings that rules have reported of a document, and answers about it that many reports ask for. The thread that
/// runs the rules fills it; who makes words later may be another.
final class FindingSink: Sendable {
  private struct State {
    var findings: [Finding] = []
    var fixes = 0
    var namings = Namings()
    var pointersAsked = 0
    var pointers: PointerIndex?
  }

  private let rules: [RunningRule]
  private let number = Atomic(0)
  private let state = Lock(State())

  /// Findings it takes at most.
  private let limit: Int

  init(_ rules: [RunningRule], _ limit: Int) {
    self.rules = rules
    self.limit = limit
  }

  /// The rule that is running. A report asks at once for all it needs of the rule: words come later.
  var rule: RunningRule { rules[number.load(ordering: .relaxed)] }

  /// The engine says which rule runs next.
  func begin(_ rule: Int) { number.store(rule, ordering: .relaxed) }

  var findings: [Finding] { state.withLock { $0.findings } }

  /// The reported findings, once: they hold on to what they are about, so nothing of it may hold on to them.
  func finish() -> [Finding] {
    state.withLock { state in
      defer { state.findings = [] }
      return state.findings
    }
  }

  /// One more than the limit is taken: it shows that there are more.
  var isFull: Bool { state.withLock { $0.findings.count > limit } }

  func add(_ finding: Finding) { state.withLock { $0.findings.append(finding) } }

  /// True if the next finding may have this repair. A document with more to repair than people look at gets its other
  /// ones when these are made.
  func fix(_ limit: Int, _ repair: @autoclosure () -> Repair?, in tree: Tree) -> Repair? {
    guard state.withLock({ $0.fixes }) < limit, let repair = repair() else { return nil }
    let names = repair.names(in: tree)
    return state.withLock { state in
      state.fixes += 1
      // Of two members that are both to get one name, nobody knows which is meant to have it.
      let rivals = state.namings.add(names, of: state.findings.count)
      for rival in rivals { state.findings[rival].dropFix() }
      return rivals.isEmpty ? repair : nil
    }
  }

  /// Most documents have less to report, and finding a few pointers costs less than the index.
  private static let pointersWithoutIndex = 32

  func pointer(to node: NodeID, in document: Document) -> String {
    state.withLock { state in
      state.pointersAsked += 1
      if state.pointersAsked > Self.pointersWithoutIndex, state.pointers == nil {
        state.pointers = PointerIndex(document.tree, below: document.root)
      }
      return state.pointers.map { document.rootPointer + $0.pointer(to: node) } ?? document.pointer(to: node)
    }
  }
}
