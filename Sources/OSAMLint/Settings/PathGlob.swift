import OSAMFormats
import OSAMSyntax

/// A pattern for paths, as `.gitignore` and shells write them.
///
/// Paths are relative, with forward slashes, and are compared by their scalars: nothing is normalised, and letter case
/// counts. `*` and `?` stay within a name, `**` goes through folders, `[a-z]` and `[!x]` are classes, `{a,b}` are
/// alternatives, and a backslash takes the next character as it is. A pattern without a slash matches a name in any
/// folder; one with a slash, or with `/` or `./` in front, starts at the root. A pattern that names a folder matches
/// everything below it, and a slash at the end lets it match nothing else. There is no negation.
///
/// A match takes at most the length of the pattern times the length of the path: all ways through the pattern are
/// followed at once.
package struct PathGlob: Sendable, Hashable {
  /// Why a text is no pattern, in words: "its [ is not closed".
  package struct Problem: Error, Sendable, Equatable {
    package var words: LocalizedMessage
  }

  /// As written.
  package let text: String
  /// It can match one path only, and what is below it: nothing in it stands for something else, and it starts at the
  /// root.
  package let isLiteral: Bool
  /// Nothing in it stands for something else.
  private let isWrittenOut: Bool
  /// The folder that every match is in, as far as it is written out: `a/b` of `a/b/c*.json`. Empty is the root.
  package let fixedPrefix: FilePath
  private let steps: [Step]
  private let classes: [Class]

  /// Longest pattern, in bytes.
  package static let longest = 4096

  package init(_ text: String) throws(Problem) {
    self.text = text
    if text.isEmpty { throw Problem(words: "it is empty") }
    if text.utf8.count > Self.longest { throw Problem(words: "it is longer than \(Self.longest) bytes") }
    if text.unicodeScalars.first == "!" {
      throw Problem(words: "patterns are not negated; a name that begins with ! is written \\!")
    }
    var reader = Reader(text)
    try reader.read()
    steps = reader.steps
    classes = reader.classes
    isLiteral = !reader.hasMagic && reader.isAnchored
    isWrittenOut = !reader.hasMagic
    fixedPrefix = reader.fixedPrefix
  }

  /// A pattern that a person wrote as a path: it starts where the path would.
  package init(startingHere path: FilePath) throws(Problem) {
    try self.init(path.isAbsolute ? path.display : "./" + path.display)
  }

  /// True if it is the path of this one file: written out from the root, and not the name of a folder that holds it.
  package func namesFile(_ path: FilePath) -> Bool { isLiteral && writesOut(path) }

  /// True if a file is written out, in this folder or in any, and not just a folder that holds it.
  package func writesOut(_ path: FilePath) -> Bool {
    guard isWrittenOut, matches(path) else { return false }
    return path.lastSlash.map { !matches(FilePath(path.bytes[..<$0])) } ?? true
  }

  /// True if a text has a character that stands for others; a backslash alone does not make a pattern.
  package static func hasMagic(_ text: String) -> Bool { text.utf8.contains { magic.contains($0) } }

  private static let magic = Array("*?[{".utf8)

  // Texts that are equal to people may differ in their bytes.
  package static func == (left: PathGlob, right: PathGlob) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }

  // MARK: Matching

  /// One place in the pattern. Those that take no character lead only forwards.
  private enum Step: Sendable {
    case scalar(Unicode.Scalar)
    /// One character of a name.
    case one
    /// By its number.
    case set(Int)
    /// Any number of characters of a name.
    case name
    /// Any number of characters.
    case anything
    /// Goes on with the next step and with this one.
    case fork(Int)
    case jump(Int)
    case end
  }

  private struct Class: Sendable {
    var ranges: [ClosedRange<UInt32>] = []
    var isNegated = false

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      scalar != "/" && ranges.contains { $0.contains(scalar.value) } != isNegated
    }
  }

  /// True if the pattern matches a path, or a folder it is in.
  package func matches(_ path: FilePath) -> Bool {
    if path.starts(with: "./") { return matches(FilePath(path.bytes.dropFirst(2))) }
    let words = (steps.count + 63) / 64
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * words) { memory in
      memory.initialize(repeating: 0)
      return matches(path.scalars, Places(memory[..<words]), Places(memory[words...]))
    }
  }

  private func matches(_ scalars: String.UnicodeScalarView, _ first: Places, _ second: Places) -> Bool {
    var (current, next) = (first, second)
    current.insert(0)
    var last: Unicode.Scalar?
    for scalar in scalars {
      // The end of the pattern before the end of the path names a folder.
      if advance(current, over: scalar, into: next), scalar == "/" || last.map({ $0 == "/" }) ?? (steps.count == 1) {
        return true
      }
      if next.isEmpty { return false }
      swap(&current, &next)
      next.clear()
      last = scalar
    }
    return advance(current, over: nil, into: next)
  }

  /// Takes one character from every place at once; true when one of them is the end.
  private func advance(_ places: Places, over scalar: Unicode.Scalar?, into next: Places) -> Bool {
    var isEnd = false
    var number = -1
    while let place = places.place(after: number) {
      number = place
      switch steps[place] {
      case .scalar(let wanted): if scalar == wanted { next.insert(place + 1) }
      case .one: if let scalar, scalar != "/" { next.insert(place + 1) }
      case .set(let number): if let scalar, classes[number].contains(scalar) { next.insert(place + 1) }
      case .name:
        places.insert(place + 1)
        if let scalar, scalar != "/" { next.insert(place) }
      case .anything:
        places.insert(place + 1)
        if scalar != nil { next.insert(place) }
      case .fork(let other):
        places.insert(place + 1)
        places.insert(other)
      case .jump(let other): places.insert(other)
      case .end: isEnd = true
      }
    }
    return isEnd
  }

  /// Numbers of steps: a bit each, in memory of somebody else.
  private struct Places {
    private let words: UnsafeMutableBufferPointer<UInt64>

    init(_ words: Slice<UnsafeMutableBufferPointer<UInt64>>) {
      self.words = UnsafeMutableBufferPointer(rebasing: words)
    }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }
    func insert(_ place: Int) { words[place >> 6] |= 1 << UInt64(place & 63) }
    func clear() { words.update(repeating: 0) }

    /// The lowest place above one, also if it was inserted just now.
    func place(after place: Int) -> Int? {
      var word = (place + 1) >> 6
      guard word < words.count else { return nil }
      var bits = words[word] & (UInt64.max << UInt64((place + 1) & 63))
      while bits == 0 {
        word += 1
        guard word < words.count else { return nil }
        bits = words[word]
      }
      return word << 6 + bits.trailingZeroBitCount
    }
  }

  // MARK: Reading

  /// Turns a pattern into steps, in one pass.
  private struct Reader {
    private(set) var steps: [Step] = []
    private(set) var classes: [Class] = []
    private(set) var hasMagic = false
    private(set) var isAnchored: Bool
    private(set) var fixedPrefix: FilePath = ""

    private let scalars: [Unicode.Scalar]
    private var index = 0
    /// Alternatives that are open.
    private var open: [Alternatives] = []
    /// A name begins here.
    private var isNameStart = true
    /// The part that is written out so far.
    private var fixed = String.UnicodeScalarView()

    private struct Alternatives {
      var isNameStart: Bool
      /// Every alternative so far ends with a slash, or is nothing where a name begins.
      var endsAtNameStart = true
      /// The fork before the alternative being read.
      var fork: Int
      /// Steps at the ends of alternatives, which lead behind all of them.
      var jumps: [Int] = []
    }

    init(_ text: String) {
      var scalars = Array(text.unicodeScalars)
      var isAnchored = false
      while scalars.starts(with: "./".unicodeScalars) || scalars.first == "/" {
        scalars.removeFirst(scalars[0] == "/" ? 1 : 2)
        isAnchored = true
      }
      if scalars == ["."] { scalars = [] }
      self.isAnchored = isAnchored || scalars.isEmpty || scalars.dropLast().contains("/")
      self.scalars = scalars
    }

    mutating func read() throws(Problem) {
      if !isAnchored { addFolders() }
      while index < scalars.count { try readNext() }
      if !open.isEmpty { throw Problem(words: "its { is not closed") }
      steps.append(.end)
      if !hasMagic { notePrefix() }
    }

    /// Nothing, or folders and their slash.
    private mutating func addFolders() {
      steps += [.fork(steps.count + 3), .anything, .scalar("/")]
    }

    private mutating func readNext() throws(Problem) {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "*": readStars()
      case "?": add(.one)
      case "[":
        classes.append(try readClass())
        add(.set(classes.count - 1))
      case "{": openAlternatives()
      case "," where !open.isEmpty: nextAlternative()
      case "}" where !open.isEmpty: closeAlternatives()
      case "\\": addScalar(try escaped())
      default: addScalar(scalar)
      }
    }

    private mutating func escaped() throws(Problem) -> Unicode.Scalar {
      guard index < scalars.count else { throw Problem(words: "there is nothing after its last \\") }
      index += 1
      return scalars[index - 1]
    }

    private mutating func addScalar(_ scalar: Unicode.Scalar) {
      // Two slashes are one, as in paths.
      if scalar == "/", case .scalar("/") = steps.last { return }
      steps.append(.scalar(scalar))
      isNameStart = scalar == "/"
      if !hasMagic { fixed.append(scalar) }
    }

    /// A step that stands for characters.
    private mutating func add(_ step: Step) {
      meetMagic()
      steps.append(step)
      isNameStart = false
    }

    private mutating func meetMagic() {
      if !hasMagic { notePrefix() }
      hasMagic = true
    }

    private mutating func notePrefix() {
      guard isAnchored, let slash = fixed.lastIndex(of: "/") else { return }
      fixedPrefix = FilePath(text: String(fixed[..<slash]))
    }

    /// `*` stays in a name; more of them do not, and between slashes they may also stand for nothing.
    private mutating func readStars() {
      let start = index - 1
      while index < scalars.count, scalars[index] == "*" { index += 1 }
      if index - start == 1 { return add(.name) }
      guard isNameStart, index < scalars.count, scalars[index] == "/" else { return add(.anything) }
      meetMagic()
      addFolders()
      index += 1
    }

    private mutating func readClass() throws(Problem) -> Class {
      var set = Class()
      if index < scalars.count, scalars[index] == "!" || scalars[index] == "^" {
        set.isNegated = true
        index += 1
      }
      let start = index
      while index < scalars.count {
        let scalar = scalars[index]
        index += 1
        // Right at the start it is a member.
        if scalar == "]", index - start > 1 { return set }
        let low = scalar == "\\" ? try escaped() : scalar
        set.ranges.append(try range(from: low))
      }
      throw Problem(words: "its [ is not closed")
    }

    /// A member of a class and, behind a dash, the last one of a range.
    private mutating func range(from low: Unicode.Scalar) throws(Problem) -> ClosedRange<UInt32> {
      guard index + 1 < scalars.count, scalars[index] == "-", scalars[index + 1] != "]" else {
        return low.value...low.value
      }
      index += 2
      let high = scalars[index - 1] == "\\" ? try escaped() : scalars[index - 1]
      guard low <= high else { throw Problem(words: "its range \(low)-\(high) runs backwards") }
      return low.value...high.value
    }

    private mutating func openAlternatives() {
      meetMagic()
      open.append(Alternatives(isNameStart: isNameStart, fork: steps.count))
      steps.append(.fork(0))
    }

    private mutating func nextAlternative() {
      finishAlternative { alternatives, steps in
        alternatives.jumps.append(steps.count)
        steps.append(.jump(0))
        steps[alternatives.fork] = .fork(steps.count)
        alternatives.fork = steps.count
        steps.append(.fork(0))
        return alternatives.isNameStart
      }
    }

    private mutating func closeAlternatives() {
      finishAlternative { alternatives, steps in
        // Behind the last fork there is no other alternative.
        steps[alternatives.fork] = .jump(alternatives.fork + 1)
        for jump in alternatives.jumps { steps[jump] = .jump(steps.count) }
        return alternatives.endsAtNameStart
      }
      open.removeLast()
    }

    private mutating func finishAlternative(_ finish: (inout Alternatives, inout [Step]) -> Bool) {
      guard var alternatives = open.last else { return }
      alternatives.endsAtNameStart = alternatives.endsAtNameStart && isNameStart
      isNameStart = finish(&alternatives, &steps)
      open[open.count - 1] = alternatives
    }
  }
}
