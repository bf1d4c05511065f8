import OSAMFormats
import OSAMSyntax

/// A row, and where among the options of a command its value goes.
struct Option<Options> {
  let row: OptionRow
  /// Puts a value in its place and gives back nil; what is no such value is misuse. A flag gets an empty one.
  let take: (inout Options, String) -> Failure?
}

/// An operand, and where among the options of a command it goes.
struct Operand<Options> {
  let row: OperandRow
  /// Gets its bytes: names of files need not be texts.
  let take: (inout Options, FilePath) -> Void
}

/// Does something to options that stand among others, in their place: `{ $1(&$0.reading) }`.
typealias Place<Others, Options, Answer> = (inout Others, (inout Options) -> Answer) -> Answer

// Not by key paths: to make the first one takes longer than to make all rows.
extension Array {
  /// These options, as part of a command that has them among others.
  func within<Options, Others>(_ place: @escaping Place<Others, Options, Failure?>) -> [Option<Others>]
  where Element == Option<Options> {
    map { option in
      Option<Others>(row: option.row) { others, value in place(&others) { option.take(&$0, value) } }
    }
  }

  /// These options, each to be given once: of two values one would be left out of an answer.
  func once<Options>() -> Self where Element == Option<Options> {
    map { Option<Options>(row: $0.row.once, take: $0.take) }
  }

  /// These operands, as part of a command that has them among others.
  func within<Options, Others>(_ place: @escaping Place<Others, Options, Void>) -> [Operand<Others>]
  where Element == Operand<Options> {
    map { operand in
      Operand<Others>(row: operand.row) { others, value in place(&others) { operand.take(&$0, value) } }
    }
  }
}

extension Option {
  /// This option, under its earlier name too.
  func formerly(_ name: String) -> Self { Self(row: row.formerly(name), take: take) }

  /// An option that takes whatever it is given.
  private init(_ row: OptionRow, _ take: @escaping (inout Options, String) -> Void) {
    self.init(row: row) { options, value in
      take(&options, value)
      return nil
    }
  }

  /// An option without a value.
  static func flag(
    _ name: String, letter: Unicode.Scalar? = nil, group: LocalizedMessage? = nil,
    _ words: @autoclosure @escaping () -> LocalizedMessage,
    take: @escaping (inout Options) -> Void
  ) -> Self {
    Option(OptionRow(name, letter: letter, group: group, words: words)) { options, _ in take(&options) }
  }

  /// An option with a value. `dashes` says that the value may begin with one, as dates and revisions do.
  static func value(
    _ name: String, letter: Unicode.Scalar? = nil, _ value: String, group: LocalizedMessage? = nil,
    _ words: @autoclosure @escaping () -> LocalizedMessage, completion: Completion = .nothing,
    variable: Variable? = nil,
    dashes: Bool = false, isRequired: Bool = false, preset: @autoclosure @escaping () -> LocalizedMessage? = nil,
    take: @escaping (inout Options, String) -> Void
  ) -> Self {
    let row = OptionRow(
      name, letter: letter, value: value, group: group, variable: variable, completion: completion,
      isRequired: isRequired, takesDashes: dashes, preset: preset, words: words)
    return Option(row, take)
  }

  /// An option with a value that can be given several times.
  static func values(
    _ name: String, _ value: String, group: LocalizedMessage? = nil,
    _ words: @autoclosure @escaping () -> LocalizedMessage,
    completion: Completion = .nothing, dashes: Bool = false, take: @escaping (inout Options, String) -> Void
  ) -> Self {
    let row = OptionRow(
      name, value: value, group: group, completion: completion, isRepeatable: true, takesDashes: dashes, words: words)
    return Option(row, take)
  }

  /// An option whose value is a whole number. `bounds` says what is wrong with one out of range.
  static func number<Number: FixedWidthInteger>(
    _ name: String, group: LocalizedMessage? = nil, _ words: @autoclosure @escaping () -> LocalizedMessage,
    _ range: ClosedRange<Number>,
    bounds: LocalizedMessage? = nil, take: @escaping (inout Options, Number) -> Void
  ) -> Self {
    Option(row: OptionRow(name, value: "number", group: group, words: words)) { options, value in
      guard let number = Number(value) else {
        return Failure("“\(Quote.shortened(value))” is no number that \(name) takes")
      }
      guard range.contains(number) else {
        return Failure(
          bounds.map { "\(name) \($0)" } ?? "\(name) needs a number from \(range.lowerBound) to \(range.upperBound)")
      }
      take(&options, number)
      return nil
    }
  }
}

extension Operand {
  /// The name of something, which may be left out unless it is required.
  static func one(
    _ name: String, _ words: @autoclosure @escaping () -> LocalizedMessage, isRequired: Bool = false,
    completion: Completion = .nothing, preset: @autoclosure @escaping () -> LocalizedMessage? = nil,
    take: @escaping (inout Options, String) -> Void
  ) -> Self {
    Operand(
      row: OperandRow(
        name, isRequired: isRequired, isRepeatable: false, completion: completion, preset: preset, words: words),
      take: { take(&$0, $1.display) })
  }

  /// A path that may be left out unless it is required.
  static func path(
    _ name: String, _ words: @autoclosure @escaping () -> LocalizedMessage, isRequired: Bool = false,
    completion: Completion = .files, preset: @autoclosure @escaping () -> LocalizedMessage? = nil,
    take: @escaping (inout Options, FilePath) -> Void
  ) -> Self {
    Operand(
      row: OperandRow(
        name, isRequired: isRequired, isRepeatable: false, completion: completion, preset: preset, words: words),
      take: take)
  }

  /// Any number of paths; where one is required, the command says itself that there is none.
  static func paths(
    _ name: String, _ words: @autoclosure @escaping () -> LocalizedMessage, isRequired: Bool = false,
    completion: Completion = .files, take: @escaping (inout Options, FilePath) -> Void
  ) -> Self {
    Operand(
      row: OperandRow(
        name, isRequired: isRequired, isRepeatable: true, completion: completion, preset: { nil }, words: words),
      take: take)
  }
}
