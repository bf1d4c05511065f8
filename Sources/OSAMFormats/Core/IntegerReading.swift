import OSAMSyntax

/// How a whole number is written, and what each client makes of it. [module-whole-numbers, module-exponents,
/// module-plus-sign]
package struct IntegerReading: Sendable {
  /// The forms that a linter tells apart.
  package enum Form: Sendable, Equatable {
    case plain
    /// A written date or duration in an authored document.
    case written
    case fraction
    case exponent
    case leadingZero
    case plusSign
    /// Outside the range of the member's type.
    case outOfRange
    /// Text that is no number, or a number form no client reads.
    case malformed
  }

  package var form: Form
  package var isQuoted: Bool
  /// Value by runtime, in the order of `JSONRuntime.all`; nil where that reader fails. Empty when all
  /// of them read `commonValue`.
  private var values: [Int64?] = []
  /// The value's text, and what the member takes; kept where readers disagree.
  private var literal: String?
  private var range = IntegerWidth.int64.range
  /// Clients that read this member and fail on it.
  package var refusedBy: ClientSet
  /// The wall-clock reading of a written date.
  package var date: WrittenDate?
  /// The usual spelling of a date or duration that is written in another one: `2026-12-01`, `1h30m`.
  package var respelled: String?
  /// The value when every client that reads the member agrees.
  package var commonValue: Int64?

  package init(_ tree: Tree, role: Role, zone: Zone, member: Member, value: NodeID, decoders: [DecoderRange]) {
    let value = tree.resolved(value)
    let node = tree.nodes[value]
    isQuoted = node.kind == .string && !node.flags.contains(.plain)
    refusedBy = .empty
    form = .malformed
    let range = member.type.width?.range ?? IntegerWidth.int64.range
    if let number = Self.plainNumber(tree, node), range.contains(number) {
      // Digits and nothing else: all readers agree.
      form = .plain
      commonValue = number
      return
    }
    values = [nil, nil, nil, nil]
    let literal = tree.text(value)
    self.literal = literal
    self.range = range
    if role == .authored {
      readAuthored(literal, zone, member, node, range)
    } else {
      readServed(literal, member, node, range, decoders)
    }
  }

  /// The value of an unquoted number of up to 18 digits without leading zeros, as nearly all are.
  private static func plainNumber(_ tree: Tree, _ node: Node) -> Int64? {
    guard node.kind == .number, !node.flags.contains(.pooled) else { return nil }
    var index = Int(node.start)
    let end = Int(node.end)
    let isNegative = tree.bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    guard index < end, end - index <= 18, tree.bytes[index] != UInt8(ascii: "0") || end == index + 1 else { return nil }
    var value: Int64 = 0
    while index < end {
      let digit = tree.bytes[index] &- 0x30
      guard digit <= 9 else { return nil }
      value = value &* 10 &+ Int64(digit)
      index += 1
    }
    return isNegative ? -value : value
  }

  /// The whole number that the value stands for, when no client reads another one.
  package var exactValue: Int64? {
    if let commonValue { return commonValue }
    guard let exact = literal.flatMap(Self.exactValue), range.contains(exact) else { return nil }
    return values.allSatisfy { $0 == nil || $0 == exact } ? exact : nil
  }

  /// The whole number that a literal with a fraction, an exponent, a plus sign or leading zeros stands for; nil when
  /// it is not whole, not a number, or beyond 64 bits.
  package static func exactValue(of literal: String) -> Int64? {
    var rest = Substring(literal)
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest = rest.dropFirst() }
    func digits() -> Substring {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return digits
    }
    var number = String(digits())
    if number.isEmpty { return nil }
    var exponent = 0
    if rest.first == "." {
      rest = rest.dropFirst()
      let fraction = digits()
      if fraction.isEmpty { return nil }
      number += fraction
      exponent = -fraction.count
    }
    if rest.first == "e" || rest.first == "E" {
      rest = rest.dropFirst()
      // `1e` is read as `1e0`. [module-exponents]
      guard let power = rest.isEmpty ? 0 : Int(rest), abs(power) <= 1000 else { return nil }
      exponent += power
    } else if !rest.isEmpty {
      return nil
    }
    let zeros = number.reversed().prefix { $0 == "0" }.count
    if exponent < 0, -exponent > zeros { return number.allSatisfy { $0 == "0" } ? 0 : nil }
    if exponent < 0 { number.removeLast(-exponent) }
    number = String(number.drop { $0 == "0" })
    if number.isEmpty { return 0 }
    if number.count + max(exponent, 0) > 19 { return nil }
    return Int64((isNegative ? "-" : "") + number + String(repeating: "0", count: max(exponent, 0)))
  }

  /// The value that a client with this JSON reader has.
  package func value(by runtime: JSONRuntime?) -> Int64? {
    if values.isEmpty { return commonValue }
    return runtime.flatMap { JSONRuntime.all.firstIndex(of: $0) }.flatMap { values[$0] }
  }

  private mutating func readServed(
    _ literal: String, _ member: Member, _ node: Node, _ range: ClosedRange<Int64>, _ decoders: [DecoderRange]
  ) {
    // A text in single quotes keeps them, so it is no number anywhere.
    let isNumeric =
      (node.kind == .number || node.kind == .string || node.kind == .word) && !node.flags.contains(.singleQuoted)
    let isEscaped = node.flags.contains(.escaped)
    values = JSONRuntime.all.map { runtime in
      if isEscaped, !runtime.undoesEscapesInNumbers { return nil }
      guard isNumeric, let number = runtime.integer(literal), range.contains(number) else { return nil }
      return number
    }
    var readers: Set<Int64> = []
    for range in decoders {
      let clients = range.clients.intersection(member.readBy)
      if clients.isEmpty { continue }
      if let index = JSONRuntime.all.firstIndex(of: range.runtime), let number = values[index] {
        readers.insert(number)
      } else {
        refusedBy = refusedBy.union(clients)
      }
    }
    form = isNumeric && !isEscaped ? Self.form(of: literal, in: range) : .malformed
    if refusedBy.isEmpty, readers.count == 1 { commonValue = readers.first }
    // An exponent, say, is refused by some releases; the rest agree on what it means.
    if !refusedBy.isEmpty, readers.count == 1, form != .outOfRange, form != .malformed { commonValue = readers.first }
  }

  private mutating func readAuthored(
    _ literal: String, _ zone: Zone, _ member: Member, _ node: Node, _ range: ClosedRange<Int64>
  ) {
    func settle(_ number: Int64?, _ form: Form) {
      self.form = form
      let inRange = number.flatMap { range.contains($0) ? $0 : nil }
      if number != nil, inRange == nil { self.form = .outOfRange }
      commonValue = inRange
      values = [inRange, inRange, inRange, inRange]
      if inRange == nil { refusedBy = member.readBy }
    }
    guard node.kind == .number || node.kind == .string else { return settle(nil, .malformed) }
    if node.kind == .string {
      switch member.type {
      case .instant:
        if let written = WrittenDate(anySpelling: literal, in: zone, endOfDay: member.name == "endDate") {
          date = written
          respelled = written.respelled
          return settle(written.instant, .written)
        }
      case .duration:
        if let seconds = WrittenDuration.seconds(literal) { return settle(seconds, .written) }
        if let short = WrittenDuration.short(literal), let seconds = WrittenDuration.seconds(short) {
          respelled = short
          return settle(seconds, .written)
        }
      default: break
      }
    }
    let form = Self.form(of: literal, in: range)
    switch form {
    case .plain, .leadingZero, .plusSign, .outOfRange:
      let digits = literal.hasPrefix("+") ? String(literal.dropFirst()) : literal
      settle(Int64(digits), form)
    case .exponent: settle(JSONRuntime.kotlinx173.integer(literal), form)
    case .malformed:
      // YAML's own notations for whole numbers.
      let number =
        literal.hasPrefix("0x")
        ? Int64(literal.dropFirst(2), radix: 16) : literal.hasPrefix("0o") ? Int64(literal.dropFirst(2), radix: 8) : nil
      settle(node.kind == .number ? number : nil, .malformed)
    default: settle(nil, form)
    }
  }

  private static func form(of literal: String, in range: ClosedRange<Int64>) -> Form {
    var digits = literal.utf8[...]
    if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
    guard let first = digits.first, (0x30...0x39).contains(first) else { return .malformed }
    let isWhole = digits.allSatisfy { (0x30...0x39).contains($0) }
    if !isWhole {
      let allowed = digits.allSatisfy {
        (0x30...0x39).contains($0) || [0x2E, 0x2B, 0x2D, 0x45, 0x65].contains($0)
      }
      guard allowed else { return .malformed }
      if digits.contains(where: { $0 | 0x20 == 0x65 }), !digits.contains(0x2E) { return .exponent }
      return digits.contains(0x2E) ? .fraction : .malformed
    }
    if literal.utf8.first == UInt8(ascii: "+") { return .plusSign }
    if first == UInt8(ascii: "0"), digits.count > 1 { return .leadingZero }
    guard let value = Int64(literal), range.contains(value) else { return .outOfRange }
    return .plain
  }
}
