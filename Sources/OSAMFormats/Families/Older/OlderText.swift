import OSAMSyntax

/// The text that an older client takes from a member, for one language.
package enum OlderText: Sendable, Equatable {
  case absent
  case text(String)
  /// Words of the library or the system, which the document does not have.
  case own
  /// One of several, and which one is not defined. At least two, all different.
  case anyOf([String])

  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.absent, .absent), (.own, .own): true
    case (.text(let left), .text(let right)): left.sameBytes(as: right)
    case (.anyOf(let left), .anyOf(let right)): left.sameBytes(as: right)
    case (.absent, _), (.own, _), (.text, _), (.anyOf, _): false
    }
  }

  /// No text, or an empty one. With several, all of them empty cannot be: they differ.
  package var isEmpty: Bool {
    switch self {
    case .absent: true
    case .text(let text): text.isEmpty
    case .own, .anyOf: false
    }
  }

  /// The words that people see, with a text of the document as `written` has it.
  package func shown(_ written: (String) -> LocalizedMessage) -> LocalizedMessage {
    switch self {
    case .absent: "(no text)"
    case .text(let text): written(text)
    case .own: "(words of the library)"
    case .anyOf(let texts): "one of \(texts.map { text -> LocalizedMessage in "“\(text)”" }.joined(separator: ", "))"
    }
  }
}

/// A member that is a text, or a text in each language. [older-texts, older-language-lookup]
package struct OlderLabel: Sendable {
  /// Those of the alert, in the order in which its texts are looked up.
  package static let ofAlert = ["title", "message", "okButtonTitle", "cancelButtonTitle"]

  /// The member.
  package let name: String
  /// Its value; nil when it is missing.
  package let value: ReadValue?
  private let entries: LastOfEach?
  private let found: [Taken]

  package init(_ name: String, in document: ReadValue) { self.init(name, Self.value(name, in: document), []) }

  /// The value under its name in a document.
  package static func value(_ name: String, in document: ReadValue) -> ReadValue? {
    document.members(named: name).last?.value
  }

  init(_ name: String, _ found: [Taken]) { self.init(name, found.lastValue, found) }

  private init(_ name: String, _ value: ReadValue?, _ found: [Taken]) {
    self.name = name
    self.value = value
    self.found = found
    entries = if case .object(let members)? = value?.content { LastOfEach(members) } else { nil }
  }

  /// The texts by language, the last of each; nil when the member is no object.
  package var texts: [ReadValue.Member]? { entries?.members }

  /// The member, and its texts by language.
  var taken: [Taken] {
    found
      + (texts ?? []).map {
        Taken(name, [.name(name), .name($0.name)], key: $0.place, value: $0.value, use: .handedOn)
      }
  }

  /// The entry of a language. Both clients compare UTF-16, which is the same as bytes.
  private func entry(of language: String) -> ReadValue.Member? { entries?[language] }

  /// The result of a choice: the text, and what may happen instead where the choice is not defined.
  package struct Choice: Sendable, Equatable {
    package var text: OlderText
    /// The client stumbles if it takes one of these instead.
    package var risks: [OlderFault] = []
    /// The language was not there, or none was asked for, so another one was taken.
    package var isFallback = false
  }

  // MARK: Android

  /// Android: the language as asked for, else the first entry of the file. [older-language-lookup]
  package func onAndroid(_ language: String?) -> Result<Choice, OlderFault> {
    if case .text(let text)? = value?.content { return .success(Choice(text: .text(text))) }
    guard let texts else { return .success(Choice(text: .absent)) }
    let own = language.flatMap(entry)
    guard let entry = own ?? texts.first else {
      return .failure(
        OlderFault([.name(name)], at: value?.place ?? .nowhere, "is an empty object", .crash, .reading, .measured))
    }
    switch entry.value.content {
    case .text(let text): return .success(Choice(text: .text(text), isFallback: own == nil))
    case .null: return .success(Choice(text: .absent, isFallback: own == nil))
    default: return .failure(wrongEntry(entry, .reading, .measured))
    }
  }

  // MARK: iOS

  /// iOS: the language as asked for, else any entry; which one is not defined. [older-language-lookup]
  package func onIOS(_ language: String?) -> Result<Choice, OlderFault> {
    if case .text(let text)? = value?.content { return .success(Choice(text: .text(text))) }
    guard let texts, !texts.isEmpty else { return .success(Choice(text: .absent)) }
    if let language, !language.isEmpty, let own = entry(of: language) {
      guard case .text(let text) = own.value.content else { return .failure(wrongEntry(own, .showing, .unverified)) }
      return .success(Choice(text: .text(text)))
    }
    var different: [String] = []
    var known: Set<ByteText> = []
    var risks: [OlderFault] = []
    for entry in texts {
      if case .text(let text) = entry.value.content {
        if known.insert(ByteText(text)).inserted { different.append(text) }
      } else {
        risks.append(wrongEntry(entry, .showing, .unverified))
      }
    }
    if let only = different.first {
      return .success(
        Choice(text: different.count == 1 ? .text(only) : .anyOf(different), risks: risks, isFallback: true))
    }
    return .failure(risks[0])
  }

  // MARK: Faults

  /// Everything in this member over which some device stumbles.
  func faults(onAndroid isAndroid: Bool) -> [OlderFault] {
    guard let texts else { return [] }
    if texts.isEmpty, isAndroid, case .failure(let fault) = onAndroid(nil) { return [fault] }
    return texts.compactMap { entry in
      switch entry.value.content {
      case .text: nil
      case .null: isAndroid ? nil : wrongEntry(entry, .showing, .unverified)
      default: isAndroid ? wrongEntry(entry, .reading, .measured) : wrongEntry(entry, .showing, .unverified)
      }
    }
  }

  private func wrongEntry(
    _ entry: ReadValue.Member, _ moment: OlderFault.Moment, _ evidence: OlderFault.Evidence
  ) -> OlderFault {
    var fault = OlderFault(
      [.name(name), .name(entry.name)], at: entry.value.place, "is \(entry.value.kindWords)", .crash, moment, evidence)
    fault.language = entry.name
    return fault
  }
}
