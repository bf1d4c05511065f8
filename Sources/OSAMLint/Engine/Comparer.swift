import OSAMDecisions
import OSAMFormats
import OSAMPlatform
import OSAMSyntax

/// Compares the documents of a run with each other, once all of them were read.
///
/// During the run it keeps digests, and files as they were read as long as there is room for them. Of the others those
/// with something to report, and those it is about, are then read again.
package struct Comparer: Sendable {
  private struct Entry: Sendable {
    var digest: DocumentDigest
    var file: UInt32
  }

  /// A pair that a rule has picked by the digests. Its findings stand at the later one, and that one's settings hold,
  /// unless it is somebody else's and the earlier one is not.
  private struct Picked: Sendable {
    var check: Int
    var later: Entry
    var earlier: Entry
    var areNeighbours: Bool
  }

  private let linter: Linter
  private var entries: [Entry] = []
  /// With their numbers.
  private var held: [(file: Int, read: ReadFile)] = []
  /// Bytes that there is room for, of the texts of files that are held: some hundred files of usual size.
  private var room = 1 << 20

  package init(_ linter: Linter) { self.linter = linter }

  /// Nothing was read that could be compared.
  package var isEmpty: Bool { entries.isEmpty }

  /// Files are added in the order of their numbers.
  package mutating func add(_ report: FileReport, file: Int) {
    for digest in report.digests { entries.append(Entry(digest: digest, file: UInt32(truncatingIfNeeded: file))) }
    guard let read = report.read, read.size <= room else { return }
    room -= read.size
    held.append((file, read))
  }

  /// Files whose documents one worker compares, and those that workers have in hand before their reports are told: few
  /// are not worth a thread.
  private static let portion = 32
  private static let portions = 16

  /// Runs the rules. `path` gives a file's path, `under` the linter for it, as settings have it, `read` the file as it
  /// was checked by that linter; `areOne` is true if two paths lead to one file, `isOthers` if of two files only the
  /// first is somebody else's, so that what lies beside it has no say about the second. `each` may go through many files
  /// at once, `make` makes something of the report of each file with findings, on any thread, and `tell` gets both in the
  /// order of reading; no documents are counted in a report. Returns the files that could not be read again, or are not
  /// what they were.
  package func compare<Made: Sendable, Problem: Error>(
    path: @escaping @Sendable (Int) -> FilePath, under: (Int) -> Linter,
    read: @escaping @Sendable (Int, Linter) -> FileInput?, areOne: @escaping @Sendable (Int, Int) -> Bool,
    isOthers: (Int, Int) -> Bool, each: Linter.Repeat = Linter.oneByOne,
    make: @escaping @Sendable (inout FileReport) -> Made, tell: (FileReport, Made) throws(Problem) -> Void
  ) throws(Problem) -> [Int] {
    var picked = pick(path)
    // Everything beside a file is somebody else's where the file is.
    for index in picked.indices
    where !picked[index].areNeighbours && isOthers(Int(picked[index].later.file), Int(picked[index].earlier.file)) {
      (picked[index].later, picked[index].earlier) = (picked[index].earlier, picked[index].later)
    }
    // File by file, and what is about the same other file together, so that few are open at a time.
    picked.sort { left, right in
      (left.later.file, left.earlier.file, left.later.digest.number, left.check)
        < (right.later.file, right.earlier.file, right.later.digest.number, right.check)
    }
    let all = picked
    let files = Self.files(all)
    let held = Dictionary(pairs: held.lazy.map { ($0.file, $0.read) })
    var changed: Set<Int> = []
    var start = 0
    while start < files.count {
      let end = min(start + Self.portion * Self.portions, files.count)
      let first = start
      // Settings are asked for by one thread.
      var linters: [Int: Linter] = [:]
      for pair in all[files[start].lowerBound..<files[end - 1].upperBound] {
        for file in [Int(pair.later.file), Int(pair.earlier.file)] where linters[file] == nil {
          linters[file] = under(file)
        }
      }
      let compared = Lock<[Int: (made: [(FileReport, Made)], changed: Set<Int>)]>([:])
      each((end - start + Self.portion - 1) / Self.portion) { [linters] number in
        var shelf = Shelf(linters: linters, read: read, held: held)
        var made: [(FileReport, Made)] = []
        let portion = first + number * Self.portion
        for file in files[portion..<min(portion + Self.portion, end)] {
          guard var report = self.report(on: all[file], path, areOne, &shelf) else { continue }
          let own = make(&report)
          made.append((report, own))
        }
        compared.withLock { $0[number] = (made, shelf.changed) }
      }
      for (_, portion) in compared.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
        changed.formUnion(portion.changed)
        for (report, own) in portion.made { try tell(report, own) }
      }
      start = end
    }
    return changed.sorted()
  }

  /// Pairs file by file.
  private static func files(_ picked: [Picked]) -> [Range<Int>] {
    var files: [Range<Int>] = []
    var start = 0
    while start < picked.count {
      let file = picked[start].later.file
      let end = picked[start...].firstIndex { $0.later.file != file } ?? picked.count
      files.append(start..<end)
      start = end
    }
    return files
  }

  // MARK: Picking

  private func pick(_ path: (Int) -> FilePath) -> [Picked] {
    // The number of an entry stands in the low half, so that those of one app stay in their order.
    let order = entries.indices.map { UInt128(entries[$0].digest.app) << 64 | UInt128($0) }.sorted()
    func entry(_ place: Int) -> Entry { entries[Int(truncatingIfNeeded: order[place])] }
    var picked: [Picked] = []
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, order[end] >> 64 == order[start] >> 64 { end += 1 }
      if end - start > 1 { pick((start..<end).map(entry), path, &picked) }
      start = end
    }
    return picked
  }

  private func pick(_ entries: [Entry], _ path: (Int) -> FilePath, _ picked: inout [Picked]) {
    let documents = AppDocuments(entries.lazy.map { ($0.digest, Int($0.file)) }, path: path)
    let kind = linter.context.models.kinds.all[Int(entries[0].digest.kind)]
    for (number, check) in linter.acrossChecks.enumerated() where check.kinds.include(kind.traits) {
      for pair in check.check.pick(documents) {
        picked.append(
          Picked(
            check: number, later: entries[pair.later], earlier: entries[pair.earlier],
            areNeighbours: documents[pair.later].folder == documents[pair.earlier].folder))
      }
    }
  }

  // MARK: Reporting

  /// Report of the rules on the documents of one file.
  private func report(
    on picked: ArraySlice<Picked>, _ path: (Int) -> FilePath, _ areOne: (Int, Int) -> Bool, _ shelf: inout Shelf
  ) -> FileReport? {
    var findings: [Finding] = []
    var bytes: [UInt8] = []
    // The other file asked about last, `isThis` if it is this one: pairs with the same other file stand together.
    var asked: (other: Int, isThis: Bool)?
    for pair in picked {
      let (file, other) = (Int(pair.later.file), Int(pair.earlier.file))
      guard let here = shelf.document(pair.later.digest, file), let there = shelf.document(pair.earlier.digest, other)
      else { continue }
      // Only what holds the same bytes may be one file.
      if file != other, asked?.other != other {
        asked = (other, here.document.tree.bytes == there.document.tree.bytes && areOne(file, other))
      }
      if file != other, asked?.isThis == true { continue }
      let comparison = Comparison(
        here: here, there: there, otherPath: file == other ? nil : path(other), areNeighbours: pair.areNeighbours,
        lines: shelf.lines(other))
      let check = linter.acrossChecks[pair.check]
      comparison.here.begin(check.rule)
      if comparison.areOfOneApp { check.check.tell(comparison) }
      findings += comparison.here.finish()
      bytes = here.document.tree.bytes
    }
    guard let file = picked.first?.later.file, !findings.isEmpty else { return nil }
    findings.sort(by: Finding.isBefore)
    let judged = shelf.judge(findings, of: Int(file))
    return FileReport(
      path: path(Int(file)), kinds: [], findings: judged.findings, bytes: bytes, isPassedOver: false,
      identities: shelf.identities(of: judged.findings, in: Int(file)), isComparison: true,
      suppressed: judged.suppressed)
  }
}

/// Files whose documents are compared: those that are held, and others that were read again, as long as there is room
/// for them.
private struct Shelf {
  private final class File {
    let read: ReadFile
    let linter: Linter
    /// Documents that are still what they were, by their numbers.
    var inspections: [Int: Inspection] = [:]

    init(_ read: ReadFile, _ linter: Linter) {
      self.read = read
      self.linter = linter
      for inspection in read.inspected { inspections[inspection.document.number] = inspection }
    }
  }

  /// Of every file that is asked for.
  let linters: [Int: Linter]
  let read: @Sendable (Int, Linter) -> FileInput?
  /// Files that could not be read again, or are not what they were.
  private(set) var changed: Set<Int> = []
  private let held: [Int: ReadFile]
  private var files: [Int: File] = [:]
  /// Bytes of their texts.
  private var size = 0
  /// The one that was asked for last: it has a part in the next comparison as well.
  private var last: Int?
  /// Some thousand files of usual size; their nodes and what was decoded of them take ten times as much.
  private static let room = 4 << 20
  /// Of a list with more documents than this nothing is kept beside its text and its nodes.
  private static let few = 16

  init(linters: [Int: Linter], read: @escaping @Sendable (Int, Linter) -> FileInput?, held: [Int: ReadFile]) {
    self.linters = linters
    self.read = read
    self.held = held
  }

  /// The document that a digest was made of, if its file still holds it.
  mutating func document(_ digest: DocumentDigest, _ number: Int) -> Inspection? {
    if changed.contains(number) { return nil }
    guard let file = file(number), file.read.recognition.found.indices.contains(Int(digest.number)) else {
      changed.insert(number)
      return nil
    }
    if let known = file.inspections[Int(digest.number)] { return known }
    let recognition = file.read.recognition
    let decoding = Decoding(recognition.document(recognition.found[Int(digest.number)]))
    let inspection = file.linter.inspection(of: decoding)
    guard DocumentDigest(inspection) == digest else {
      changed.insert(number)
      return nil
    }
    if recognition.found.count <= Self.few { file.inspections[Int(digest.number)] = inspection }
    return inspection
  }

  /// Applies what settings, comments and a baseline say about findings in a file.
  mutating func judge(_ findings: [Finding], of number: Int) -> (findings: [Finding], suppressed: SuppressedFindings) {
    guard let file = file(number) else { return (findings, SuppressedFindings()) }
    let recognition = file.read.recognition
    return file.linter.judge(findings, in: recognition.tree, recognition, isWhole: false)
  }

  /// The identities of the documents of a file that findings are about.
  mutating func identities(of findings: [Finding], in number: Int) -> [Int: DocumentIdentity] {
    file(number)?.read.recognition.identities(of: findings) ?? [:]
  }

  /// Asks for the lines of a file only when they are needed.
  mutating func lines(_ number: Int) -> @Sendable () -> LineMap {
    let read = file(number)?.read
    return { read?.lines ?? LineMap([]) }
  }

  private mutating func file(_ number: Int) -> File? {
    defer { last = number }
    if let known = files[number] { return known }
    guard let linter = linters[number] else { return nil }
    if let read = held[number] {
      let file = File(read, linter)
      files[number] = file
      return file
    }
    guard let input = read(number, linter) else { return nil }
    if size > Self.room {
      files = files.filter { $0.key == last }
      size = files.values.reduce(0) { $0 + $1.read.size }
    }
    let tree = Tree.read(input.bytes, as: input.syntax)
    let file = File(ReadFile(Recognition(tree, linter.context.recognition(of: input))), linter)
    size += file.read.size
    files[number] = file
    return file
  }
}
