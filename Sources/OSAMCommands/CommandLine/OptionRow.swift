import OSAMFormats

/// A row of the table of commands: an option, as the command line, help, manual and completions have it.
package struct OptionRow {
  /// With its dashes: `--fail-on`.
  package let name: String
  /// The letter that stands for it after one dash.
  package let letter: Unicode.Scalar?
  /// Placeholder of its value in help: `severity`. Nil for a flag, which has no value.
  package let value: String?
  /// The heading it stands under; nil for the one of all others.
  package let group: LocalizedMessage?
  /// The variable of the environment that says the same where the option is not given.
  package let variable: Variable?
  /// Completions of its value by shells.
  package let completion: Completion
  /// Each time it is given counts; of any other option the last one does, unless it `standsOnce`.
  package let isRepeatable: Bool
  /// Given twice it would leave the first one out of an answer.
  private(set) var standsOnce = false
  package let isRequired: Bool
  /// Its value may begin with a dash without standing behind `=`.
  let takesDashes: Bool
  /// Its value when it stands alone; any other one then stands only behind `=`. Nil where it needs one, or takes none.
  package let bare: String?
  /// Its earlier name, which is taken as well and stands in no help and no completion.
  private(set) var former: String?
  private let words: () -> LocalizedMessage
  private let preset: () -> LocalizedMessage?

  /// Words and preset are made when somebody asks for them: most runs never do.
  init(
    _ name: String, letter: Unicode.Scalar? = nil, value: String? = nil, group: LocalizedMessage? = nil,
    variable: Variable? = nil, completion: Completion = .nothing, isRepeatable: Bool = false, isRequired: Bool = false,
    takesDashes: Bool = false, bare: String? = nil, preset: @escaping () -> LocalizedMessage? = { nil },
    words: @escaping () -> LocalizedMessage
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.group = group
    self.variable = variable
    self.completion = completion
    self.isRepeatable = isRepeatable
    self.isRequired = isRequired
    self.takesDashes = takesDashes
    self.bare = bare
    self.preset = preset
    self.words = words
  }

  /// To be given once where it has a value, or takes one.
  var once: OptionRow {
    var row = self
    row.standsOnce = !isRepeatable && value != nil
    return row
  }

  /// This row, under its earlier name too.
  func formerly(_ name: String) -> OptionRow {
    var row = self
    row.former = name
    return row
  }

  /// True if it is what a line calls by this name, with its dashes.
  func isNamed(_ written: ArraySlice<UInt8>) -> Bool {
    name.utf8.elementsEqual(written) || former.map { $0.utf8.elementsEqual(written) } ?? false
  }

  static let languageName = "--lang"
  /// The row of every command, the last but one.
  static var language: OptionRow {
    OptionRow(
      languageName, value: "language", variable: .language, completion: .choices { Language.allCases.map(\.rawValue) },
      preset: { "that of the settings, or en" },
      words: {
        let all = Language.allCases.map { LocalizedMessage(value: $0.rawValue) }
        return
          "Language of what people read: \(any: all). Texts of alerts stay as they are; which of them simulate shows is its --language."
      })
  }

  static let helpName = "--help"
  static let helpLetter: Unicode.Scalar = "h"
  /// The row of every command.
  static var help: OptionRow { OptionRow(helpName, letter: helpLetter) { "Show help information." } }

  /// Its purpose, the other source of its value, and its default.
  package var explanation: LocalizedMessage {
    var text = words()
    if let variable { text += " \(variable.rawValue) names another default." }
    if isRepeatable { text += " May be repeated." }
    if let preset = preset() { text += " (default: \(preset))" }
    return text
  }

  /// The default when neither the option nor its variable says anything.
  var usual: LocalizedMessage? { preset() }

  /// True if the argument behind it may be its value.
  package var takesNext: Bool { value != nil && bare == nil }

  /// As messages and usage name it: `--fail-on <severity>`, `--offline[=<answer>]`.
  package var written: String {
    guard let value else { return name }
    return bare == nil ? "\(name) <\(value)>" : "\(name)[=<\(value)>]"
  }
}

/// A row of the table of commands: what stands on the command line without a name before it.
package struct OperandRow {
  /// Placeholder of it in help: `path`.
  package let name: String
  package let isRequired: Bool
  /// It takes all that follow.
  package let isRepeatable: Bool
  package let completion: Completion
  private let words: () -> LocalizedMessage
  private let preset: () -> LocalizedMessage?

  init(
    _ name: String, isRequired: Bool, isRepeatable: Bool, completion: Completion,
    preset: @escaping () -> LocalizedMessage?,
    words: @escaping () -> LocalizedMessage
  ) {
    self.name = name
    self.isRequired = isRequired
    self.isRepeatable = isRepeatable
    self.completion = completion
    self.preset = preset
    self.words = words
  }

  /// Its meaning, and its default.
  package var explanation: LocalizedMessage { words() + (preset().map { " (default: \($0))" } ?? "") }

  /// As usage has it: `[<path> ...]`.
  package var written: String {
    let name = isRepeatable ? "<\(name)> ..." : "<\(name)>"
    return isRequired ? name : "[\(name)]"
  }
}

/// Completions of a word by a shell.
package enum Completion {
  case nothing
  case files
  case directories
  /// These words; where it is an option, they are what it takes.
  case choices(() -> [String])
}

/// A command line with what it is good for.
package struct Example {
  package let purpose: LocalizedMessage
  /// As it is typed, the program's name first.
  package let line: String

  init(_ purpose: LocalizedMessage, _ line: String) {
    self.purpose = purpose
    self.line = line
  }
}
