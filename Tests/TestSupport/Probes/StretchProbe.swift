import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Up to two bytes 0xFF part a beginning, what is repeated, and an end; the one who asks looks at the clock.
enum StretchProbe {
  /// Time shows where texts are long; what else must hold shows in a tenth of that.
  private static let length = Effort.rounds(6_000, long: 60_000)

  static func problem(_ bytes: [UInt8]) -> String? {
    let long = stretched(bytes)
    if long.isEmpty { return nil }
    var random = Seeded(bytes)
    let syntax = random.choose([Tree.Syntax.json, .yaml])
    let tree = Tree.read(long, as: syntax)
    if let disorder = tree.disorder { return "as \(syntax): \(disorder)" }
    let input = FileInput(path: "a", bytes: long, syntax: syntax, isNamed: true)
    let report = Linter(context: CheckContext(now: MemorySystem.usualNow)).check(input)
    var text = TextReport(colour: false, in: .english)
    _ = text.file(report)
    for document in Recognition(tree, .init()).documents.prefix(3) {
      _ = CompatMatrix(Decoding(document), targets: nil)
    }
    return nil
  }

  private static func stretched(_ bytes: [UInt8]) -> [UInt8] {
    let parts = bytes.split(separator: 0xFF, maxSplits: 2, omittingEmptySubsequences: false)
    let (start, unit) = parts.count > 1 ? (parts[0], parts[1]) : ([], parts[0])
    let end = parts.count > 2 ? parts[2] : []
    let room = length - start.count - end.count
    guard !unit.isEmpty, room >= unit.count else { return [] }
    var long = Array(start)
    long.reserveCapacity(length)
    for _ in 0..<room / unit.count { long += unit }
    return long + end
  }
}
