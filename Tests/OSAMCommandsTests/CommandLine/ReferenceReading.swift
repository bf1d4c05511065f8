import Foundation

/// A command line read a second time: slowly, as texts, and by a table of its own, written by hand.
struct ReferenceReading {
  enum Answer: Equatable {
    /// Values in the options of the command; flags that are not set and options without a value are left out.
    case values([String: [String]])
    case help
    case misuse
  }

  /// An option, as `name`, then `=` for a value, `~` where that may begin with a dash, `*` where each counts, `!` where
  /// it must be given, `?` where yes or no may be joined to it, `:q` for its letter, `#1-100` for the numbers it takes,
  /// `^old` for an earlier name.
  private struct Spelling {
    var name: String
    var letter: String?
    var former: String?
    var hasValue: Bool
    var takesDashes: Bool
    var isList: Bool
    var isRequired: Bool
    var isAnswer: Bool
    var standsOnce: Bool
    var numbers: ClosedRange<Int>?

    init(_ text: String) {
      name = String(text.prefix { $0.isLowercase || $0 == "-" })
      let marks = text.dropFirst(name.count)
      hasValue = marks.contains("=")
      takesDashes = marks.contains("~")
      isList = marks.contains("*")
      isRequired = marks.contains("!")
      isAnswer = marks.contains("?")
      standsOnce = marks.contains("%")
      letter = marks.firstIndex(of: ":").map { String(marks[marks.index(after: $0)]) }
      former = marks.firstIndex(of: "^").map { sign in
        String(marks[marks.index(after: sign)...].prefix { $0.isLowercase || $0 == "-" })
      }
      if let sign = marks.firstIndex(of: "#") {
        let ends = marks[marks.index(after: sign)...].split(separator: "-").compactMap { Int($0) }
        numbers = ends[0]...ends[1]
      }
    }

    /// The property that the value is in.
    var property: String {
      if name == "as" { return "role" }
      let words = name.split(separator: "-")
      return words[0] + words.dropFirst().map(\.capitalized).joined()
    }
  }

  private static let reading = "as= kind= tz=~ stdin-filename= config= no-config"
  private static let check = """
    files-from=~ changed-since=~ markdown \(reading) clients= date=~ server-date= no-suppressions baseline= no-baseline \
    strict-baseline force-exclude format= output=* fail-on= quiet:q color= jobs= fix unsafe-fixes diff skip-unrecognised \
    show-files
    """
  private static let most = Int.max
  /// With `%` it is refused when it is given twice: one of the two would be left out of an answer.
  private static let readingOnce = "as=% kind=% tz=~% stdin-filename=% config=% no-config"
  private static let devices = "date=~% \(others) applies=% git=~% \(readingOnce)"
  private static let others = """
    version=~% clients^client=% platform=% language=% device=% offline?% os-version=% model=% requirement=* remembered=% version-name=% \
    builder?% opens=% minutes-since-prompt=% dont-ask?% days-since-first=% days-since-prompt=% answered?%
    """

  /// The options of each command, what it takes besides (`*` any number, `!` must be given), and what is there unasked.
  private static let commands: [String: (options: String, operands: [String], usual: [String: [String]])] = [
    "check": ("\(check) watch", ["paths*"], [:]),
    "fix": (check, ["paths*"], [:]),
    "build": ("out= check server-date=~ set=~* \(reading) clients= date=~", ["files*"], [:]),
    "simulate": (
      """
      version=% date=~% applies=% clients^client=% platform=% language=% expect=% device=% cached=% last-ok=~% dont-show-again \
      offline os-version=% api-level=%#1-1000 model=% requirement=* remembered=% version-name=% builder opens=%#1-\(most) \
      minutes-since-prompt=%#0-\(Int32.max) dont-ask days-since-first=%#0-100000 days-since-prompt=%#0-100000 answered \
      opens-per-day=%#1-100 days=%#1-3660 git=~% cached-git=~% \(readingOnce) format= color=
      """, ["files*"], ["format": ["text"]]
    ),
    "outcomes": ("\(devices) format= color= commands", ["files*"], ["format": ["text"]]),
    "test": (
      "only=* missing coverage-threshold=#0-100 accept all date=~ clients= tz=~ config= no-config format= output=* color=",
      ["paths*"], [:]
    ),
    "agenda": (
      "days=#1-36500 date=~ clients^client= platform= applies= fail-on-change= \(reading) format= color=", ["files*"],
      ["format": ["text"]]
    ),
    "preview": ("output=:o git=~ date=~ clients^client= applies= watch \(reading)", ["files*"], [:]),
    "prove": ("never=* always=* apart \(devices) format= color=", ["files*"], ["format": ["text"]]),
    "diff": (
      "date=~ fail-on= all \(others) applies= git=~ \(reading) format= color=", ["paths*"], ["format": ["text"]]
    ),
    "compat": ("\(reading) clients= format= color=", ["files*"], ["format": ["text"]]),
    "clients": ("format=", ["paths*"], ["format": ["text"]]),
    "init": ("output=:o with-schema date=~ clients=", ["kind", "file"], [:]),
    "migrate": (
      "to=! platform= language= package= version-code= \(reading)", ["file!"], ["file": [""], "to": [""]]
    ),
    "baseline": ("output=:o \(reading) clients= date=~", ["paths*"], [:]),
    "settings": ("config= no-config format= color=", ["path"], ["format": ["text"], "path": ["."]]),
    "rules": ("", [], [:]),
    "explain": ("", ["rule!"], ["rule": [""]]),
    "lsp": ("stdio documentation= date=~ clients= config= no-config", [], [:]),
    "schema": ("as=", ["kind!"], ["kind": [""], "role": ["served"]]),
    "completions": ("", ["shell!"], [:]),
    "man": ("", [], [:]),
  ]

  static var names: [String] { commands.keys.sorted() }

  private let options: [Spelling]
  private let operands: [String]
  private var values: [String: [String]]

  init(of command: String) {
    let (options, operands, usual) = Self.commands[command] ?? ("", [], [:])
    self.options = options.split(separator: " ").map { Spelling(String($0)) } + [Spelling("help:h")]
    self.operands = operands
    values = usual
  }

  /// Names to write on a line: those of the command, each with true if a value follows.
  var spellings: [(name: String, hasValue: Bool)] {
    options.flatMap { option in
      var names = ["--" + option.name]
      if let former = option.former { names.append("--" + former) }
      if let letter = option.letter { names.append("-" + letter) }
      return names.map { (name: $0, hasValue: option.hasValue) }
    }
  }

  mutating func answer(to words: [[UInt8]]) -> Answer {
    let before = words.prefix { $0 != Array("--".utf8) }.map { String(decoding: $0, as: UTF8.self) }
    if before.contains(where: asksForHelp) { return .help }
    var given: [String: Int] = [:]
    var operandWords: [String] = []
    var index = 0
    // A number out of range is seen when everything is in its place.
    var isOutOfRange = false
    while index < words.count {
      let word = words[index]
      index += 1
      let text = String(decoding: word, as: UTF8.self)
      if text == "--" {
        operandWords += words[index...].map { String(decoding: $0, as: UTF8.self) }
        break
      }
      guard text.hasPrefix("-"), text != "-" else {
        operandWords.append(text)
        continue
      }
      guard let found = find(text) else { return .misuse }
      // Behind a “--” that is a value.
      if found.flags.contains(where: { $0.name == "help" }) { return .help }
      for flag in found.flags { put(flag, "") }
      guard let (option, joined) = found.last else { continue }
      given[option.name, default: 0] += 1
      if !option.hasValue {
        if let joined {
          guard option.isAnswer, String(validating: word, as: UTF8.self) != nil else { return .misuse }
          let answer = joined.lowercased()
          if answer == "no" {
            values[option.property] = nil
          } else if answer == "yes" {
            put(option, "")
          } else {
            isOutOfRange = true
          }
          continue
        }
        if option.name == "help" { return .help }
        put(option, "")
      } else if let joined {
        // A piece of a word that is no text is none either.
        guard String(validating: word, as: UTF8.self) != nil else { return .misuse }
        if !put(option, joined) { isOutOfRange = true }
      } else {
        guard index < words.count, let value = String(validating: words[index], as: UTF8.self),
          option.takesDashes || value == "-" || !value.hasPrefix("-")
        else { return .misuse }
        if !put(option, value) { isOutOfRange = true }
        index += 1
      }
    }
    if options.contains(where: { $0.isRequired && given[$0.name] == nil }) { return .misuse }
    if options.contains(where: { $0.standsOnce && given[$0.name, default: 0] > 1 }) { return .misuse }
    return placed(operandWords) && !isOutOfRange ? .values(values) : .misuse
  }

  private func asksForHelp(_ word: String) -> Bool {
    if word == "--help" { return true }
    guard word.hasPrefix("-"), !word.hasPrefix("--") else { return false }
    for letter in word.unicodeScalars.dropFirst() {
      if letter == "h" { return true }
      guard let option = options.first(where: { $0.letter == String(letter) }), !option.hasValue else { return false }
    }
    return false
  }

  /// The flags before the last option of a word, and that option with what is joined to it; nil for an unknown one.
  private func find(_ word: String) -> (flags: [Spelling], last: (Spelling, String?)?)? {
    if word.hasPrefix("--") {
      let halves = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = options.first(where: { $0.name == halves[0] || $0.former == String(halves[0]) }) else {
        return nil
      }
      return ([], (option, halves.count > 1 ? String(halves[1]) : nil))
    }
    var flags: [Spelling] = []
    var rest = word.unicodeScalars.dropFirst()
    while let letter = rest.popFirst() {
      guard let option = options.first(where: { $0.letter == String(letter) }) else { return nil }
      if option.name == "help" { return (flags + [option], nil) }
      let value = String(String.UnicodeScalarView(rest))
      if rest.first == "=" { return (flags, (option, String(value.dropFirst()))) }
      if option.hasValue { return (flags, (option, value.isEmpty ? nil : value)) }
      flags.append(option)
    }
    return (flags, nil)
  }

  @discardableResult
  private mutating func put(_ option: Spelling, _ value: String) -> Bool {
    var value = value
    if let numbers = option.numbers {
      guard let number = Int(value), numbers.contains(number) else { return false }
      value = String(number)
    }
    values[option.property] = option.isList ? (values[option.property] ?? []) + [value] : [value]
    return true
  }

  /// Puts operands where they belong; false where there is one too many or too few.
  private mutating func placed(_ words: [String]) -> Bool {
    var words = words[...]
    for operand in operands {
      let name = String(operand.prefix { $0.isLetter })
      if operand.hasSuffix("*") {
        if !words.isEmpty { values[name] = Array(words) }
        return true
      }
      if let word = words.popFirst() { values[name] = [word] } else if operand.hasSuffix("!") { return false }
    }
    return words.isEmpty
  }
}
