import OSAMFormats
import OSAMSyntax

/// A file of this program as a table of its keys, and how mistakes in it are named.
package struct KeyTable: Sendable {
  package let rows: [KeyRow]
  /// Name of the file as a whole: "settings".
  let whole: LocalizedMessage
  /// Name of one of its keys: "setting".
  let noun: LocalizedMessage
  /// Effect of broken text in the file, and what to do about it.
  let brokenText: (effect: LocalizedMessage, help: LocalizedMessage)
  /// A file that says nothing changes nothing.
  let mayBeEmpty: Bool
  let unusable: Rule
  let unknown: Rule
}

/// One key of such a file: what it takes and what it means. The reader, the schema, the page, the started file and the
/// command that shows them all go by these rows.
package struct KeyRow: Sendable {
  package let name: String
  /// Its earlier name, which is read as well and which nothing proposes.
  package let former: String?
  package let shape: KeyShape
  /// It must be there.
  package let isRequired: Bool
  /// A sentence.
  package let meaning: LocalizedMessage
  /// The default where it is left out, in words; nil for keys that only mean something inside of another.
  package let absent: LocalizedMessage?
  /// A value to start from, as YAML on one line.
  package let example: String

  package init(
    _ name: String, _ shape: KeyShape, isRequired: Bool = false, former: String? = nil, meaning: LocalizedMessage,
    absent: LocalizedMessage? = nil, example: String
  ) {
    self.name = name
    self.former = former
    self.shape = shape
    self.isRequired = isRequired
    self.meaning = meaning
    self.absent = absent
    self.example = example
  }

  /// True if a key is it, under either name.
  package func isNamed(_ key: String) -> Bool {
    key.utf8.elementsEqual(name.utf8) || former.map { key.utf8.elementsEqual($0.utf8) } ?? false
  }
}

/// Values that a key takes.
package indirect enum KeyShape: Sendable {
  case word(KeyWord)
  case list(of: KeyShape)
  /// One, or a list of them.
  case several(KeyShape)
  /// An object with these keys and no others.
  case object([KeyRow])
  /// An object with any keys, each with a word.
  case pairs(KeyWord)
  case flag
  /// An object with the ids of rules as keys: a severity, or an object with a severity and the rule's own options.
  case rules

  /// "a list of path globs"
  package var title: LocalizedMessage {
    switch self {
    case .word(let word): word.title
    case .list(.object): "a list of entries"
    case .list(let shape): "a list, each \(shape.title)"
    case .several(let shape): "\(shape.title), or a list"
    case .pairs(let word): "an object with \(word.title) for each name"
    case .flag: "true or false"
    case .object(let rows): "an object with \(any: rows.map { "\($0.name)" })"
    case .rules: "rules by their ids"
    }
  }
}

/// A text that is read further.
package struct KeyWord: Sendable {
  /// "a day such as 2027-01-31"
  package let title: LocalizedMessage
  /// All values there are, when they can be listed.
  package let choices: [String]
  /// For the schema: an expression that every value matches.
  package let pattern: String?
  /// The fault of a text: "“May” is no day"; what to do is added where it is not just to write such a word. Nil when
  /// the text is right.
  package let fault: @Sendable (String) -> Message?

  package init(
    _ title: LocalizedMessage, choices: [String] = [], pattern: String? = nil,
    fault: @escaping @Sendable (String) -> Message?
  ) {
    self.title = title
    self.choices = choices
    self.pattern = pattern
    self.fault = fault
  }

  /// One of a few words.
  static func oneOf(_ choices: [String]) -> KeyWord {
    let title: LocalizedMessage = "\(any: choices.map { "\($0)" })"
    return KeyWord(title, choices: choices) {
      choices.contains($0) ? nil : Message("\(quoted($0)) does not belong here")
    }
  }
}
