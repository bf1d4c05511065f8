import OSAMFormats
import OSAMReports
import OSAMSyntax

/// Where built documents go: their names, and what is there already.
struct BuildFolder {
  /// A file to be written.
  struct Output {
    var path: FilePath
    var built: Builder.Built
  }

  let outputs: [Output]

  /// Names the files. Refuses two of one name, names that could leave the directory, and to write over an input.
  init(
    _ built: [Builder.Built], in directory: FilePath, inputs: [FilePath], _ kinds: Kinds, on system: any System
  ) throws(Failure) {
    var outputs: [Output] = []
    var sources: [String: FilePath] = [:]
    for input in inputs {
      if let identity = system.identity(of: input) { sources[identity] = input }
    }
    /// The first document of each name; in capitals or not is one name on many machines.
    var taken: [String: Builder.Built] = [:]
    var counts: [FilePath: Int] = [:]
    for document in built {
      let name = try Self.name(of: document, &counts, kinds)
      if let other = taken.updateValue(document, forKey: name.lowercased()) {
        throw Failure(
          "\(other.place) and \(document.place) would both be \(Display.escaped(name))",
          hint: "Change one of them, or build them into two directories.", status: .findings)
      }
      let path = directory.joined(FilePath(text: name))
      if let identity = system.identity(of: path), let input = sources[identity] {
        throw Failure(
          "\(Display.escaped(path)) would be written over \(Display.escaped(input)), which it is made from",
          hint: "Name another directory with --out.")
      }
      outputs.append(Output(path: path, built: document))
    }
    self.outputs = outputs
  }

  // MARK: Names

  private static func name(
    of built: Builder.Built, _ counts: inout [FilePath: Int], _ kinds: Kinds
  ) throws(Failure) -> String {
    switch kinds[built.document.kind].commands.builtName {
    case .members(let members, let end): return try name(of: built, members, end: end)
    case .source:
      let base = try baseName(of: built)
      counts[built.path, default: 0] += 1
      let count = counts[built.path] ?? 1
      return base + (count == 1 ? "" : ".\(count)") + ".json"
    }
  }

  private static func name(
    of built: Builder.Built, _ members: [String], end: String
  ) throws(Failure) -> String {
    var parts: [String] = []
    for member in members {
      let part = built.text(of: member)
      guard !part.isEmpty, !part.hasPrefix("."), part.utf8.allSatisfy(isPlain) else {
        throw Failure(
          "\(built.place): “\(member)” is “\(Quote.shortened(part))”, which makes no file name",
          hint: "A part of a name has letters, digits, hyphens, underscores and dots, and begins with no dot.",
          status: .findings)
      }
      parts.append(part)
    }
    return parts.joined(separator: ".") + end
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The name of the source without its directory and its ending.
  private static func baseName(of built: Builder.Built) throws(Failure) -> String {
    let file = FilePath(built.path.lastName)
    let end = Tree.Syntax(named: file) == nil ? nil : file.bytes.lastIndex(of: UInt8(ascii: "."))
    let base = end.map { FilePath(file.bytes[..<$0]) } ?? file
    guard !base.isEmpty, !base.starts(with: "."), base != .standardStream else {
      throw Failure(
        "a \(built.document.kind.id) document is named after its file, and \(Display.escaped(built.path)) makes no name",
        hint: "Name the file otherwise; for standard input there is --stdin-filename.")
    }
    return base.display
  }

  // MARK: Comparing

  /// Prints what differs from what is there. A value by the clock is taken from the file that is there, if it has one.
  func check(on console: Console, directory: FilePath) -> ExitStatus {
    var stale = 0
    var failed = 0
    for output in outputs {
      switch Self.read(output.path, on: console.system) {
      case .success(let old):
        let new = output.built.bytes(keeping: old, console.kinds)
        if old == new { continue }
        stale += 1
        console.printDifference(UnifiedDiff.text(path: output.path, from: old, to: new))
      case .failure(.noSuchFile):
        stale += 1
        console.printDifference(UnifiedDiff.text(path: output.path, from: [], to: output.built.bytes, isNew: true))
      case .failure(let problem):
        console.note("osam-lint: \(Display.escaped(output.path)) could not be compared: \(problem.words)")
        failed += 1
      }
    }
    let count = Self.count(outputs.count)
    if stale > 0 {
      console.note(
        stale == 1
          ? "1 of \(count) in \(directory) is not what the sources say"
          : "\(stale) of \(count) in \(directory) are not what the sources say")
    } else if failed == 0 {
      console.note("\(count) compared with \(Display.escaped(directory)): nothing to do")
    }
    if stale > 0 {
      console.note(
        stale == 1
          ? "hint: Build without --check to write it." : "hint: Build without --check to write them.")
    }
    return failed > 0 ? .incomplete : stale > 0 ? .findings : .clean
  }

  /// The content at the place of an output. Whoever waits for what a FIFO brings may wait for ever.
  private static func read(_ path: FilePath, on system: any System) -> Result<[UInt8], SystemProblem> {
    if let problem = system.refusal(ofOutput: path) { return .failure(problem) }
    return system.kind(of: path) == .success(.special) ? .failure(.noFile) : system.read(path)
  }

  // MARK: Writing

  func write(on console: Console, directory: FilePath) -> ExitStatus {
    if let problem = console.system.refusal(ofOutput: directory) ?? console.system.makeDirectory(directory) {
      console.note("osam-lint: \(Display.escaped(directory)) could not be made: \(problem.words)")
      return .incomplete
    }
    var written = 0
    var failed = 0
    for output in outputs {
      let new = output.built.bytes
      let before: Before
      switch Self.read(output.path, on: console.system) {
      case .success(let old) where old == new: continue
      case .success(let old): before = .content(old)
      case .failure(.noSuchFile): before = .nothing
      case .failure: before = .anything
      }
      if let problem = console.putOutput(new, at: output.path, instead: before) {
        console.note("osam-lint: \(Display.escaped(output.path)) could not be written: \(problem.words)")
        failed += 1
      } else {
        written += 1
      }
    }
    let same = outputs.count - written - failed
    console.note(
      same > 0
        ? "\(Self.count(written)) written to \(directory), \(same) as before"
        : "\(Self.count(written)) written to \(directory)")
    return failed > 0 ? .incomplete : .clean
  }

  private static func count(_ number: Int) -> LocalizedMessage { "\(number, one: "file", many: "files")" }
}

extension Builder.Built {
  /// The members, without the wrapper.
  private var members: [(String, JSONValue)] {
    guard case .object(let root) = value else { return [] }
    guard let wrapper = document.kind.wrapper, case .object(let inner)? = root.first(where: { $0.0 == wrapper })?.1
    else { return root }
    return inner
  }

  /// A member as it stands in a file name; empty when there is none.
  fileprivate func text(of member: String) -> String {
    switch members.first(where: { $0.0 == member })?.1 {
    case .string(let text): text
    case .integer(let number): String(number)
    default: ""
    }
  }

  /// The bytes with the clock of a file that was built before.
  fileprivate func bytes(keeping old: [UInt8], _ kinds: Kinds) -> [UInt8] {
    if byTheClock.isEmpty { return bytes }
    let recognition = Recognition(Tree.read(old, as: .json), .init(kinds.known, role: .served, kind: document.kind))
    guard let before = recognition.documents.first else { return bytes }
    var kept = self
    let members = members.map { name, value in
      (name, byTheClock.contains(name) ? before.integer(name).map { .integer($0) } ?? value : value)
    }
    kept.value = document.kind.wrapper.map { .object([($0, .object(members))]) } ?? .object(members)
    return kept.bytes
  }
}
