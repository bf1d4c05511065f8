import OSAMDecisions
import OSAMFormats
import OSAMLint

/// The words that an option takes, and what each stands for.
struct Choices<Value: Sendable>: Sendable {
  let option: String
  // Made when a word is read or listed: most runs read few options, and each kind of value has types of its own.
  private let made: @Sendable () -> [(word: String, value: Value)]
  private let madeOthers: @Sendable () -> [(word: String, value: Value)]

  init(
    option: String, values: @autoclosure @escaping @Sendable () -> [(word: String, value: Value)],
    others: @autoclosure @escaping @Sendable () -> [(word: String, value: Value)] = []
  ) {
    self.option = option
    made = values
    madeOthers = others
  }

  var values: [(word: String, value: Value)] { made() }
  /// Words that are taken too. Only the question whether one was meant names them.
  private var others: [(word: String, value: Value)] { madeOthers() }

  /// The value that a word stands for; letter case does not matter where it leaves no doubt.
  func value(of text: String) throws(Failure) -> Value {
    let values = values
    if let known = Nearest.same(as: text, in: values.map(\.word)) { return values[known].value }
    if let other = others.first(where: { $0.word == text.lowercased() }) { return other.value }
    let near = Nearest.match(text.lowercased(), in: all + others.map(\.word))
    throw Failure(
      "“\(Quote.shortened(text))” is not one of the values of \(option): \(list)",
      hint: near.map { "Did you mean \($0)?" })
  }

  /// The value of an option that may be left out.
  func value(ofOptional text: String?) throws(Failure) -> Value? {
    guard let text else { return nil }
    return try value(of: text)
  }

  /// The value by the option, else by a variable of the environment; nil when neither says anything.
  func value(of text: String?, or variable: Variable, on console: Console) throws(Failure) -> Value? {
    if let text { return try value(of: text) }
    guard let named = console.variable(variable) else { return nil }
    return try Choices(option: variable.rawValue, values: values).value(of: named)
  }

  /// The words alone.
  var all: [String] { values.map(\.word) }

  /// "served or authored"
  var list: LocalizedMessage {
    let words = all
    return words.isEmpty ? "nothing" : "\(any: words.map { LocalizedMessage(value: $0) })"
  }
}

extension Choices where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// The cases of an enumeration, by the names they have everywhere.
  init(_ option: String) {
    self.init(option: option, values: Value.allCases.map { ($0.rawValue, $0) })
  }
}

extension Choices<DocumentKind> {
  static func kind(_ kinds: Kinds) -> Choices {
    Choices(
      option: "--kind", values: kinds.known.all.map { ($0.id, $0) },
      others: kinds.known.all.flatMap { kind in kind.shortNames.map { ($0, kind) } })
  }
}

extension Choices<Role> {
  static let role = Choices("--as")
}

extension Choices<ColourChoice> {
  static let colour = Choices("--color")
}

extension Choices<Severity> {
  /// The gravest first.
  static let severity = Choices(option: "--fail-on", values: Severity.allCases.reversed().map { ($0.rawValue, $0) })
}

extension Choices<Language> {
  static let language = Choices("--language")
  /// Languages that the program itself speaks.
  static let programLanguage = Choices(OptionRow.languageName)
}

extension Choices<ServerClock> {
  static let serverClock = Choices("--server-date")
}

extension Choices<Applies> {
  static let applies = Choices("--applies")
}

extension Choices<DevicePlatform> {
  static let devicePlatform = Choices("--platform")
}

extension Option {
  /// An option that is true where it stands alone, and behind `=` has yes or no.
  static func answer(
    _ name: String, group: LocalizedMessage? = nil, _ words: @autoclosure @escaping () -> LocalizedMessage,
    take: @escaping (inout Options, Bool) -> Void
  ) -> Self {
    let choices = Choices(option: name, values: [("yes", true), ("no", false)])
    let row = OptionRow(
      name, value: "yes|no", group: group, completion: .choices { choices.all }, bare: "yes", words: words)
    return Option(row: row) { options, value in
      do throws(Failure) { take(&options, try choices.value(of: value)) } catch { return error }
      return nil
    }
  }
}
