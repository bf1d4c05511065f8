import OSAMFormats
import OSAMReports
import OSAMSyntax

/// A piece of a command line, by its row: the position among the options of the command or among its operands.
enum LinePiece {
  /// With its value; that of a flag is empty.
  case option(Int, String)
  case operand(Int, FilePath)
}

/// Splits a command line by the rows of its command.
///
/// Options and operands come in any order, and what follows `--` is no option. A long option has its value behind `=`
/// or in the next argument; one that may stand alone has it only behind `=`. Short ones go together behind one dash;
/// the last may have a value, in the same argument or the next. Names are never shortened. A value that begins with a
/// dash stands behind `=`, unless the row says that it may stand alone. Names and marks are compared as bytes, so that
/// nothing but a value or an operand becomes a text.
struct Splitter {
  private let row: CommandRow
  private var pieces: [LinePiece] = []
  private var operand = 0
  private var extra: [FilePath] = []
  private var foundHelp = false
  private static let dash = UInt8(ascii: "-")
  private static let equals = UInt8(ascii: "=")

  /// The pieces of what stands behind the name of a command, in their order; nil when it asks for help. Throws misuse
  /// where the rows have no place for something, or something that is required is not there.
  static func pieces(of arguments: ArraySlice<[UInt8]>, for row: CommandRow) throws(Failure) -> [LinePiece]? {
    if asksForHelp(arguments, of: row) { return nil }
    var splitter = Splitter(row: row)
    splitter.pieces.reserveCapacity(arguments.count)
    try splitter.split(arguments)
    if splitter.foundHelp { return nil }
    try splitter.refuseWrongCounts(in: arguments)
    return splitter.pieces
  }

  /// True if a line asks for help, whatever else is wrong with it; what stands behind `--` is left to the splitter, for
  /// that may be a value.
  private static func asksForHelp(_ arguments: ArraySlice<[UInt8]>, of row: CommandRow) -> Bool {
    for argument in arguments where argument.first == dash {
      if isEnd(argument) { return false }
      if argument.elementsEqual(OptionRow.helpName.utf8) { return true }
      // Among flags behind one dash: in front of it nothing takes what follows as its value.
      for letter in argument.dropFirst() {
        if OptionRow.helpLetter == Unicode.Scalar(letter) { return true }
        guard let option = row.options.first(where: { $0.letter == Unicode.Scalar(letter) }), !option.takesNext
        else { break }
      }
    }
    return false
  }

  private init(row: CommandRow) { self.row = row }

  /// `--`, behind which nothing is an option.
  private static func isEnd(_ argument: [UInt8]) -> Bool {
    argument.count == 2 && argument[0] == dash && argument[1] == dash
  }

  private static func looksLikeOption(_ argument: [UInt8]) -> Bool { argument.count > 1 && argument[0] == dash }

  private mutating func split(_ arguments: ArraySlice<[UInt8]>) throws(Failure) {
    var rest = arguments
    while !foundHelp, let argument = rest.popFirst() {
      if Self.isEnd(argument) {
        for operand in rest { addOperand(operand) }
        return
      }
      if !Self.looksLikeOption(argument) {
        addOperand(argument)
      } else if argument[1] == Self.dash {
        try addLong(argument, &rest)
      } else {
        try addLetters(argument, &rest)
      }
    }
  }

  // MARK: Options

  private mutating func addLong(_ argument: [UInt8], _ rest: inout ArraySlice<[UInt8]>) throws(Failure) {
    let end = argument.firstIndex(of: Self.equals) ?? argument.endIndex
    let name = argument[..<end]
    guard let number = row.options.firstIndex(where: { $0.isNamed(name) }) else {
      throw row.unknownOption(String(decoding: name, as: UTF8.self))
    }
    if end < argument.endIndex {
      try add(number, argument[(end + 1)...])
    } else if !row.options[number].takesNext {
      addFlag(number)
    } else {
      try addNext(number, &rest)
    }
  }

  private mutating func addLetters(_ argument: [UInt8], _ rest: inout ArraySlice<[UInt8]>) throws(Failure) {
    for index in 1..<argument.count {
      let letter = Unicode.Scalar(argument[index])
      guard let number = row.options.firstIndex(where: { $0.letter == letter }) else {
        throw row.unknownLetter(argument, at: index)
      }
      let value = argument[(index + 1)...]
      if letter == OptionRow.helpLetter { return addFlag(number) }
      if !row.options[number].takesNext {
        // Not one more letter, but a value for a flag.
        if value.first == Self.equals { return try add(number, value.dropFirst()) }
        addFlag(number)
      } else if value.isEmpty {
        return try addNext(number, &rest)
      } else {
        return try add(number, value.first == Self.equals ? value.dropFirst() : value)
      }
    }
  }

  private mutating func addFlag(_ number: Int) {
    let option = row.options[number]
    if option.name == OptionRow.helpName { foundHelp = true } else { pieces.append(.option(number, option.bare ?? "")) }
  }

  private mutating func addNext(_ number: Int, _ rest: inout ArraySlice<[UInt8]>) throws(Failure) {
    let option = row.options[number]
    guard let value = rest.first, option.takesDashes || !Self.looksLikeOption(value) else {
      throw row.misuse("missing value for “\(option.written)”")
    }
    rest.removeFirst()
    try add(number, value[...])
  }

  private mutating func add(_ number: Int, _ value: ArraySlice<UInt8>) throws(Failure) {
    let option = row.options[number]
    guard let text = String(validating: value, as: UTF8.self) else {
      throw row.misuse("the value of \(option.name) is not UTF-8")
    }
    guard option.value != nil else {
      throw row.misuse("\(option.name) takes no value, and “\(Quote.shortened(text))” was given")
    }
    pieces.append(.option(number, text))
  }

  // MARK: Operands

  private mutating func addOperand(_ argument: [UInt8]) {
    let path = FilePath(argument)
    guard operand < row.operands.count else { return extra.append(path) }
    pieces.append(.operand(operand, path))
    if !row.operands[operand].isRepeatable { operand += 1 }
  }

  private func refuseWrongCounts(in arguments: ArraySlice<[UInt8]>) throws(Failure) {
    if !extra.isEmpty {
      let listed = extra.prefix(Self.mostNamed).map { Quote.text($0) }.joined(separator: ", ")
      let rest = extra.count - Self.mostNamed
      throw row.misuse(
        extra.count == 1
          ? "unexpected argument \(listed)"
          : rest > 0
            ? "\(extra.count) unexpected arguments: \(listed) and \(rest) more"
            : "\(extra.count) unexpected arguments: \(listed)")
    }
    if operand < row.operands.count, row.operands[operand].isRequired, !row.operands[operand].isRepeatable {
      throw row.misuse("missing expected argument “\(row.operands[operand].written)”")
    }
    let hasOption = pieces.contains { if case .option = $0 { true } else { false } }
    guard hasOption || row.requiresOption else { return }
    for (number, option) in row.options.enumerated() where option.isRequired || option.standsOnce {
      let times = pieces.count { if case .option(number, _) = $0 { true } else { false } }
      if option.isRequired, times == 0 {
        throw row.misuse(
          "missing expected argument “\(option.written)”", hint: row.completing(arguments, with: option))
      }
      if option.standsOnce, times > 1 {
        throw row.misuse("\(option.name) is given \(times) times, and takes one value")
      }
    }
  }

  /// More unexpected arguments than these are only counted.
  private static let mostNamed = 3
}

/// Messages about a line that the rows have no place for.
extension CommandRow {
  /// There is no option of this name, dashes included. Of one of another tool the hint says which one does the same
  /// here.
  fileprivate func unknownOption(_ name: String) -> Failure {
    let hint = foreign.first { $0.name == name }?.hint
    let near = hint == nil ? nearOption(name) : nil
    return misuse(
      "unknown option “\(Quote.shortened(name))”" + (near.map { ". Did you mean “\($0)”?" } ?? ""), hint: hint)
  }

  /// The line with each value that an option takes; nil where it cannot be shown on one line as it was typed.
  fileprivate func completing(_ arguments: ArraySlice<[UInt8]>, with option: OptionRow) -> LocalizedMessage? {
    let typed = arguments.compactMap { String(validating: $0, as: UTF8.self) }
    guard case .choices(let values) = option.completion, typed.count == arguments.count,
      typed.allSatisfy({ Display.escaped($0).utf8.elementsEqual($0.utf8) })
    else { return nil }
    let lines = values().map { ShellWords.quoted(["osam-lint", name, option.name, $0] + typed) }
    return "Write \(any: lines.map { LocalizedMessage(value: $0) })."
  }

  /// The option that was probably meant: the only one that begins so, else the one whose name is near.
  private func nearOption(_ name: String) -> String? {
    let names = options.map(\.name)
    let longer = name.count > 2 ? names.filter { $0.hasPrefix(name) } : []
    return longer.count == 1 ? longer[0] : Nearest.match(name, in: names)
  }

  /// There is no option of a letter. Several letters may be a long name with one dash before it.
  fileprivate func unknownLetter(_ argument: [UInt8], at index: Int) -> Failure {
    let whole = String(decoding: argument, as: UTF8.self)
    let name = "-" + whole.prefix { $0 != "=" }
    if argument.count > 2, options.contains(where: { $0.name == name }) {
      return misuse("unknown option “\(Quote.shortened(whole))”. Did you mean “\(name)”?")
    }
    let isLetter = argument[index] < 0x80
    return misuse("unknown option “\(isLetter ? "-\(Unicode.Scalar(argument[index]))" : Quote.shortened(whole))”")
  }
}
