import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// An alert in one language, of whichever library, as test files speak of it.
struct ShownAlert {
  /// Several where which one is shown is not defined.
  private var title: [String]
  private var message: [String]
  private var buttons: [[String]]
  private var hasCheckbox: Bool
  /// A library that has no such box shows it.
  private var isOlder: Bool
  private var opens: [String]

  /// A difference between what is expected and what is shown.
  struct Difference {
    var member: String
    var expected: LocalizedMessage
    var got: LocalizedMessage
    var span: SourceSpan
    /// The value that is shown, as a test file has it; null where it has no way to write it.
    var value: JSONValue
  }

  /// Nil where the library shows no alert of its own.
  init?(_ simulation: Simulation) {
    self.init(DeviceAnswer(simulation.decision), in: simulation.languages)
  }

  /// The alert of an answer, for a reader of the first of some languages that there is.
  init?(_ answer: DeviceAnswer, in languages: [Language]) {
    if let alert = languages.lazy.compactMap({ answer.alert[$0] }).first {
      isOlder = false
      (title, message) = ([alert.title], [alert.message])
      buttons = alert.buttons.map { [$0.text] }
      (hasCheckbox, opens) = (alert.hasCheckbox, alert.buttons.compactMap(\.opens))
    } else if let alert = answer.olderAlert {
      isOlder = true
      (title, message) = (Self.texts(alert.title), Self.texts(alert.message))
      buttons = alert.buttons.map { Self.texts($0.text) }
      (hasCheckbox, opens) = (false, alert.buttons.compactMap(\.opens))
    } else {
      return nil
    }
  }

  private static func texts(_ text: OlderText) -> [String] {
    switch text {
    case .text(let text): [text]
    case .anyOf(let texts): texts
    case .absent, .own: []
    }
  }

  /// As much of it as a case can say: no text of which several may be shown, and none of the library's own.
  var whole: TestCase.ExpectedAlert {
    let nowhere = SourceSpan(0, 0)
    func single(_ texts: [String]) -> Located<String>? {
      texts.count == 1 ? Located(value: texts[0], span: nowhere) : nil
    }
    var alert = TestCase.ExpectedAlert(span: nowhere)
    alert.title = single(title)
    alert.message = single(message)
    let texts = buttons.compactMap { $0.count == 1 ? $0[0] : nil }
    if !texts.isEmpty, texts.count == buttons.count { alert.buttons = Located(value: texts, span: nowhere) }
    if !isOlder { alert.checkbox = Located(value: hasCheckbox, span: nowhere) }
    alert.opens = opens.first.map { Located(value: $0, span: nowhere) }
    return alert
  }

  func differences(from expected: TestCase.ExpectedAlert) -> [Difference] {
    var all: [Difference] = []
    func compare(_ member: String, _ expected: Located<String>?, _ got: [String]) {
      guard let expected, !got.sameBytes(as: [expected.value]) else { return }
      all.append(
        Difference(
          member: member, expected: Self.quoted(expected.value), got: Self.words(got), span: expected.span,
          value: Self.json(got)))
    }
    compare("title", expected.title, title)
    compare("message", expected.message, message)
    if let wanted = expected.buttons, !buttons.elementsEqual(wanted.value, by: { $0.sameBytes(as: [$1]) }) {
      all.append(
        Difference(
          member: "buttons", expected: "\(list: wanted.value.map(Self.quoted))",
          got: buttons.isEmpty ? "none" : "\(list: buttons.map(Self.words))", span: wanted.span,
          value: .array(buttons.map(Self.json))))
    }
    if let wanted = expected.checkbox, wanted.value != hasCheckbox {
      all.append(
        Difference(
          member: "checkbox", expected: "\(wanted.value)", got: "\(hasCheckbox)", span: wanted.span,
          value: .bool(hasCheckbox)))
    }
    if let wanted = expected.opens, !opens.contains(where: { $0.sameBytes(as: wanted.value) }) {
      all.append(
        Difference(
          member: "opens", expected: LocalizedMessage(value: wanted.value),
          got: opens.isEmpty ? "nothing" : "\(list: opens.map { LocalizedMessage(value: $0) })",
          span: wanted.span,
          value: opens.first.map { .string($0) } ?? .null))
    }
    return all
  }

  private static func quoted(_ text: String) -> LocalizedMessage { "“\(Quote.shortened(text, limit: 60))”" }

  private static func words(_ texts: [String]) -> LocalizedMessage {
    texts.isEmpty ? "none" : "\(any: texts.map(quoted))"
  }

  // MARK: As values

  private static func json(_ texts: [String]) -> JSONValue {
    texts.count == 1 ? .string(texts[0]) : texts.isEmpty ? .null : .strings(texts)
  }

  var json: JSONValue {
    [
      "title": Self.json(title), "message": Self.json(message), "buttons": .array(buttons.map(Self.json)),
      "checkbox": .bool(hasCheckbox), "opens": opens.first.map { .string($0) } ?? .null,
    ]
  }
}

extension TestCase.ExpectedAlert {
  var json: JSONValue {
    .object(present: [
      ("title", title.map { .string($0.value) }), ("message", message.map { .string($0.value) }),
      ("buttons", buttons.map { .strings($0.value) }), ("checkbox", checkbox.map { .bool($0.value) }),
      ("opens", opens.map { .string($0.value) }),
    ])
  }
}
