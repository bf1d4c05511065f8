import OSAMFormats
import OSAMSyntax

/// A document of osam-controldeversions that is to become another one: what its members say to the newest client of
/// each platform it may be for.
package struct OlderSource: Sendable {
  /// The newest client of one platform, and what its reader makes of the document.
  struct Side: Sendable {
    var platform: Platform
    var client: Client
    var answer: Result<ReadValue, OlderFault>
  }

  /// A member as all clients have it.
  enum Told<Value: Equatable & Sendable>: Equatable, Sendable {
    case value(Value)
    case missing
    /// They have it differently, or cannot use it; why, in words that end a sentence.
    case unclear(LocalizedMessage)

    var value: Value? { if case .value(let value) = self { value } else { nil } }
  }

  package let document: Document
  /// The document as a reader has it that takes the text as the tree does.
  let value: ReadValue
  let sides: [Side]

  /// `platform` nil takes both.
  package init(_ document: Document, platform: Platform?) {
    self.document = document
    let value = ReadValue(document.tree, document.root)
    self.value = value
    let newest: [(Platform, Library)] = [(.ios, .controlDeVersionsIOS), (.android, .controlDeVersionsAndroid)]
    sides = newest.compactMap { side, library in
      guard platform == nil || platform == side, let client = ClientSet(library).clients.last else { return nil }
      let answer = document.isAnswer ? OlderReader.read(document.tree.bytes, for: client) : .success(value)
      return answer.map { Side(platform: side, client: client, answer: $0) }
    }
  }

  /// Some client can read the text. A list, a text or a number in place of an object is an error to all.
  /// [older-file-ios, older-file-android]
  package var isReadable: Bool {
    sides.contains { side in
      switch side.answer.map({ $0.content }) {
      case .success(.object), .success(.null): true
      default: false
      }
    }
  }

  /// It is what clients get, and a list: what documents are made from may be one.
  package var isServedList: Bool {
    let tree = document.tree
    return document.role == .served && tree.kind(tree.resolved(document.root)) == .array
  }

  /// A text in more languages than this is no alert of any app.
  package static let mostLanguages = 200

  /// The label whose texts are in more languages than can be looked at; nil when there is none.
  package var overfullLabel: String? {
    labels.first { ($0.texts?.count ?? 0) > Self.mostLanguages }?.name
  }

  var platforms: [Platform] { sides.map { $0.platform } }

  // MARK: Members

  var title: OlderLabel { OlderLabel("title", in: value) }
  var message: OlderLabel { OlderLabel("message", in: value) }
  var ok: OlderLabel { OlderLabel("okButtonTitle", in: value) }
  var cancel: OlderLabel { OlderLabel("cancelButtonTitle", in: value) }
  var labels: [OlderLabel] { [title, message, ok, cancel] }

  /// The node of a member's value, or of one of its texts; nil when it is missing.
  func node(_ name: String, _ language: String? = nil) -> NodeID? {
    guard let member = document.pair(name)?.value else { return nil }
    guard let language else { return member }
    var found: NodeID?
    document.tree.forEachPair(of: member) { if document.tree.reads($0.key, language) { found = $0.value } }
    return found
  }

  func version(_ sides: [Side]) -> Told<String> {
    told("version", sides) { side in
      side.platform == .ios
        ? OlderVersionIOS.read(value, for: side.client).flatMap { $0.version }.map(Optional.some)
        : android("version", side).map { $0.version }
    }
  }

  /// The version as it stands there, whoever can read it.
  var versionAsWritten: String? {
    switch value["version"]?.content {
    case .text(let text)?, .number(let text)?: text
    default: nil
    }
  }

  func mode(_ sides: [Side]) -> Told<Int32> {
    told("comparisonMode", sides) { side in
      side.platform == .ios
        ? OlderVersionIOS.read(value, for: side.client).flatMap { $0.mode }.map(Optional.some)
        : android("comparisonMode", side).map { $0.mode }
    }
  }

  func url(_ sides: [Side]) -> Told<String> {
    told("okButtonActionURL", sides) { side in
      side.platform == .ios
        ? OlderVersionIOS.read(value, for: side.client).flatMap { $0.url }
        : android("okButtonActionURL", side).map { $0.url }
    }
  }

  /// As written: each client makes a version of its own kind of it.
  func minSystem(_ sides: [Side]) -> Told<String> {
    switch value["minSystemVersion"]?.content {
    case nil: .missing
    case .null? where !sides.contains(where: { $0.platform == .ios }): .missing
    case .text(let text)?, .number(let text)?: .value(text)
    case let other?: .unclear("it is \(other.kindWords)")
    }
  }

  /// The least system as a client takes it, written as a version; nil where it is none. iOS goes by the number at the
  /// front. [older-system-float]
  func leastSystem(_ side: Side) -> String? {
    guard let text = minSystem([side]).value else { return nil }
    if DottedVersion(text) != nil { return text }
    let front = text.drop { $0 == " " }
    guard side.platform == .ios, let least = DottedVersion(beginning: String(front))?.description,
      SystemFloat.value(least) == SystemFloat.value(text)
    else { return nil }
    return least
  }

  /// Android decodes all members at once, so the others are left out.
  private func android(_ name: String, _ side: Side) -> Result<OlderVersionAndroid, OlderFault> {
    let member = value[name].map { [ReadValue.Member(name, $0)] } ?? []
    return OlderVersionAndroid.decode(.object(member), for: side.client)
  }

  private func told<Value: Equatable & Sendable & CustomStringConvertible>(
    _ name: String, _ sides: [Side], _ read: (Side) -> Result<Value?, OlderFault>
  ) -> Told<Value> {
    let readings = sides.map { ($0.platform, read($0)) }
    guard let first = readings.first else { return .missing }
    if case .success(let value) = first.1, readings.allSatisfy({ (try? $0.1.get()) == .some(value) }) {
      return value.map(Told.value) ?? .missing
    }
    if self.value[name] == nil, name == "version" { return .missing }
    let words = readings.map { platform, reading -> LocalizedMessage in
      switch reading {
      case .failure(let fault): "to \(platform.title) apps it \(fault.words)"
      case .success(nil): "to \(platform.title) apps it is missing"
      case .success(let value?): "to \(platform.title) apps it is \(Quote.shortened(value.description))"
      }
    }
    return .unclear("\(list: words)")
  }

  // MARK: Buttons

  /// Which buttons the alert has, where that is the same in every language and on every platform.
  func buttons(_ sides: [Side]) -> Told<OlderButtons> {
    var found: [(side: Side, buttons: OlderButtons)] = []
    for side in sides {
      for language in languages {
        switch (isThere(ok, language, side), isThere(cancel, language, side)) {
        case (.failure(let why), _), (_, .failure(let why)): return .unclear(why.words)
        case (.success(let ok), .success(let cancel)): found.append((side, .of(ok: ok, cancel: cancel)))
        }
      }
    }
    guard let first = found.first else { return .missing }
    if found.allSatisfy({ $0.buttons == first.buttons }) { return .value(first.buttons) }
    let differs = sides.contains { side in
      found.contains { $0.side.platform == side.platform && $0.buttons != first.buttons }
        && found.contains { $0.side.platform == side.platform && $0.buttons == first.buttons }
    }
    return .unclear(
      differs
        ? "not every language has the same buttons"
        : "an empty title is no button on iOS, and one on Android (--platform)")
  }

  private struct Undefined: Error { var words: LocalizedMessage }

  /// Fails where it is not defined, or the client stumbles over it.
  private func isThere(_ label: OlderLabel, _ language: String?, _ side: Side) -> Result<Bool, Undefined> {
    switch side.platform == .ios ? label.onIOS(language) : label.onAndroid(language) {
    case .failure(let fault): return .failure(Undefined(words: fault.sentence))
    case .success(let choice):
      if side.platform == .android { return .success(choice.text != .absent) }
      if case .anyOf(let texts) = choice.text, texts.contains("") {
        return .failure(
          Undefined(words: "some titles of \(label.name) are empty, and which one iOS takes is not defined"))
      }
      return .success(!choice.text.isEmpty)
    }
  }

  // MARK: Languages

  /// Codes that apps may ask for: those of the document and of the common module.
  var languages: [String] {
    var codes = Language.allCases.map { $0.rawValue }
    for label in labels {
      for entry in label.texts ?? [] where !codes.contains(where: { $0.utf8.elementsEqual(entry.name.utf8) }) {
        codes.append(entry.name)
      }
    }
    return codes
  }

  /// The codes under which the older documents have a language. [older-language-codes]
  static func codes(of language: Language) -> [String] { language == .ca ? ["ca", "cat"] : [language.rawValue] }

  /// The language of the common module that an older code stands for; nil for any other.
  static func language(of code: String) -> Language? {
    Language.allCases.first { codes(of: $0).contains { $0.utf8.elementsEqual(code.utf8) } }
  }

  /// The text of a label in one language. `single` names the languages of a text that is not told apart by language.
  func text(_ label: OlderLabel, _ language: Language, single: [Language]) -> Told<String> {
    switch label.value?.content {
    case nil, .null?: return .missing
    case .text(let text)?:
      return single.contains(language)
        ? .value(text) : .unclear("it is one text, and nothing says in which language (--language)")
    case .object?: break
    case let other?: return .unclear("it is \(other.kindWords)")
    }
    let entries = (label.texts ?? []).filter { Self.language(of: $0.name) == language }
    guard let first = entries.first else { return .unclear("there is no text for \(language.rawValue)") }
    for entry in entries {
      guard case .text = entry.value.content else { return .unclear("“\(entry.name)” is \(entry.value.kindWords)") }
    }
    guard case .text(let text) = first.value.content else { return .missing }
    if entries.allSatisfy({ $0.value == first.value }) { return .value(text) }
    return .unclear("cat and ca differ")
  }
}

extension Document {
  /// The file is what clients get, and not what it is made from.
  package var isAnswer: Bool { isReadByClients && rootPointer.isEmpty }
}
