import OSAMSyntax

/// Names by their bytes, for keys that are compared without making texts of them.
struct NameIndex: Sendable {
  private struct Entry: Sendable {
    /// The first eight bytes: most names differ in these already.
    var head: UInt64
    /// The name's number, and where it begins in `bytes`.
    var number: Int
    var start: Int
  }

  /// The names back to back.
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// Where the names of each length begin in `entries`, and behind the longest its end.
  private var firsts: [Int]

  /// Of a name that is there twice the first counts.
  init(_ names: [String]) {
    let counts = names.map { $0.utf8.count }
    firsts = Array(repeating: 0, count: (counts.max() ?? 0) + 2)
    for count in counts { firsts[count + 1] += 1 }
    for count in 1..<firsts.count { firsts[count] += firsts[count - 1] }
    var next = firsts
    entries = Array(repeating: Entry(head: 0, number: 0, start: 0), count: names.count)
    for (number, name) in names.enumerated() {
      let start = bytes.count
      bytes += name.utf8
      entries[next[counts[number]]] = Entry(
        head: Self.head(of: bytes, start, counts[number]), number: number, start: start)
      next[counts[number]] += 1
    }
  }

  /// Names that are there twice counted twice.
  var count: Int { entries.count }

  func index(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { buffer in
      let head = Self.head(buffer.count) { buffer[$0] }
      return find(buffer.count, head) { buffer[$0] }
    }
  }

  /// The name a key of a file reads as, or nil.
  func index(of key: NodeID, in tree: Tree) -> Int? {
    let key = tree.resolved(key)
    let node = tree.nodes[key]
    if node.isContainer { return nil }
    if !node.flags.isVerbatim { return index(of: tree.text(key)) }
    let span = tree.contentSpan(key)
    let count = span.end - span.start
    // Most keys are as long as no name.
    if count + 1 >= firsts.count || firsts[count] == firsts[count + 1] { return nil }
    return find(count, Self.head(of: tree.bytes, span.start, count)) { tree.bytes[span.start + $0] }
  }

  private static func head(of bytes: [UInt8], _ start: Int, _ count: Int) -> UInt64 {
    guard count > 0, start + 8 <= bytes.count else { return head(count) { bytes[start + $0] } }
    let loaded = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: UInt64.self) }
    return UInt64(bigEndian: loaded) >> UInt64(8 * max(0, 8 - count))
  }

  @inline(__always)
  private static func head(_ count: Int, _ byte: (Int) -> UInt8) -> UInt64 {
    var head: UInt64 = 0
    for offset in 0..<min(count, 8) { head = head << 8 | UInt64(byte(offset)) }
    return head
  }

  @inline(__always)
  private func find(_ count: Int, _ head: UInt64, _ byte: (Int) -> UInt8) -> Int? {
    guard count + 1 < firsts.count else { return nil }
    search: for place in firsts[count]..<firsts[count + 1] where entries[place].head == head {
      if count > 8 {
        let start = entries[place].start
        for offset in 8..<count where bytes[start + offset] != byte(offset) { continue search }
      }
      return entries[place].number
    }
    return nil
  }
}
