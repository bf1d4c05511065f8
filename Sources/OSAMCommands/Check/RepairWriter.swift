import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// How a run repairs.
struct Repairing: Sendable {
  var allowsUnsafe: Bool
  /// Writes the difference instead of the files.
  var onlyShows: Bool
}

/// A file that repairs change.
struct FileChange {
  /// As messages call it, and as the machine does.
  var name: FilePath
  var path: FilePath
  var old: [UInt8]
  var new: [UInt8]
  /// Findings repaired, by rule.
  var counts: [(rule: String, count: Int)]
  var isUnfinished: Bool
}

/// Puts repairs where they belong, or shows them, and says what it did.
struct RepairWriter {
  let console: Console
  let line: ProgressLine
  let repairing: Repairing
  /// Findings repaired, and files they were in.
  private(set) var repaired = (findings: 0, files: 0)
  /// Files that could not be written.
  private(set) var unwritten = 0

  init(_ console: Console, _ line: ProgressLine, _ repairing: Repairing) {
    self.console = console
    self.line = line
    self.repairing = repairing
  }

  /// Writes or shows a change, and says so; false when it could not be written.
  mutating func make(_ change: FileChange) -> Bool {
    if repairing.onlyShows {
      console.printDifference(UnifiedDiff.text(path: change.name, from: change.old, to: change.new))
    } else if change.path == "-" {
      guard String(validating: change.new, as: UTF8.self) != nil else { return cannotWrite(change, "it is not UTF-8") }
      console.printDocument(String(decoding: change.new, as: UTF8.self))
    } else if !change.counts.isEmpty, let problem = put(change) {
      return cannotWrite(change, problem.words)
    }
    tell(change)
    return true
  }

  /// Says what would change without showing it.
  mutating func tellOnly(_ change: FileChange) -> Bool {
    tell(change)
    return true
  }

  private mutating func tell(_ change: FileChange) {
    if change.counts.isEmpty { return }
    let rules = change.counts.map { $0.count == 1 ? $0.rule : "\($0.rule) \($0.count)" }
    repaired.findings += change.counts.reduce(0) { $0 + $1.count }
    repaired.files += 1
    let all = rules.joined(separator: ", ")
    line.note(repairing.onlyShows ? "\(change.name): would fix \(all)" : "\(change.name): fixed \(all)")
    if change.isUnfinished { line.note("hint: There is more to fix in \(change.name); run it once more.") }
  }

  /// Nil when the bytes are in place, whoever put them there: two names may lead to one file.
  private func put(_ change: FileChange) -> SystemProblem? {
    let problem = console.put(change.new, at: change.path, instead: .content(change.old))
    if problem == .changedMeanwhile, console.system.read(change.path) == .success(change.new) { return nil }
    return problem
  }

  private mutating func cannotWrite(_ change: FileChange, _ words: LocalizedMessage) -> Bool {
    unwritten += 1
    line.tell("osam-lint: \(Display.escaped(change.name)) could not be written: \(words)")
    return false
  }
}
