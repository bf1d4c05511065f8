/// The mark by which GitHub's code scanning recognises an alert: a hash of the text from the start of its line on.
///
/// A polynomial of base 37, modulo 2^64, over the next 100 code units of UTF-16; blanks and tabs are left out, and CR
/// and CRLF count as LF. A unit of 65535 marks the end of the text, and zeros fill up. Equal hashes of a file are
/// numbered. [github/codeql-action src/fingerprints.ts]
package enum LineHashes {
  private static let block = 100
  private static let base: UInt64 = 37
  private static let outermost = (0..<block).reduce(UInt64(1)) { power, _ in power &* base }
  private static let end: UInt16 = 65535

  /// The hashes of some lines, from 1.
  package static func of(_ bytes: [UInt8], lines wanted: Set<Int>) -> [Int: String] {
    guard let last = wanted.max() else { return [:] }
    var hashes: [Int: String] = [:]
    var counts: [UInt64: Int] = [:]
    var window = [UInt16](repeating: 0, count: block)
    var hash: UInt64 = 0
    var count = 0
    /// Where the lines that are not hashed yet begin.
    var starts: [Int] = []
    /// Number of the first of them.
    var line = 1
    var next = 0

    func take(_ unit: UInt16) {
      if next < starts.count, starts[next] + block == count {
        let number = counts[hash, default: 0] + 1
        counts[hash] = number
        if wanted.contains(line) { hashes[line] = "\(String(hash, radix: 16)):\(number)" }
        line += 1
        next += 1
      }
      let place = count % block
      hash = hash &* base &+ UInt64(unit) &- outermost &* UInt64(window[place])
      window[place] = unit
      count += 1
    }

    var beginsLine = true
    var followsReturn = false
    func read(_ unit: UInt16) {
      let isReturn = unit == 0x0D
      let isRestOfEnd = followsReturn && unit == 0x0A
      followsReturn = isReturn
      if unit == 0x20 || unit == 0x09 || isRestOfEnd { return }
      let unit = isReturn ? 0x0A : unit
      // First the line whose units are complete, or this one would count among its units.
      let start = count
      take(unit)
      if beginsLine { starts.append(start) }
      beginsLine = unit == 0x0A
    }

    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      read(unit)
      if line > last { return hashes }
    }
    read(end)
    for _ in 0..<block { take(0) }
    return hashes
  }
}
