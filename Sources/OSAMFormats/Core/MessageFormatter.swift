import OSAMPlatform
import OSAMSyntax

/// How words become text: in a language, with every detail or not.
package struct MessageFormatter: Sendable {
  package let language: Language
  /// With the releases' own words (ERROR, DISMISSED).
  package var isInFull: Bool
  /// For people: versions and errors in words, not as a library writes them.
  package var isPlain = false
  /// The sentences in another language than English.
  fileprivate let catalogue: Catalogue?
  private let names = ClientNames()

  package static let english = MessageFormatter()

  /// In English.
  package init(isInFull: Bool = false) {
    language = .en
    catalogue = nil
    self.isInFull = isInFull
  }

  /// In the language of a catalogue; nil is English.
  package init(_ catalogue: Catalogue?, isInFull: Bool = false) {
    language = catalogue?.language ?? .en
    self.catalogue = catalogue
    self.isInFull = isInFull
  }

  /// Whatever the words quote, nothing in the text moves a cursor or breaks a line.
  package func text(_ words: LocalizedMessage) -> String {
    var text = ""
    add(words, to: &text)
    return Display.escaped(text)
  }

  /// Prose of a table. In English it stands as it is written there; in another language each paragraph is a sentence of
  /// the catalogue, and a line.
  package func paragraphs(of prose: String) -> String {
    if language == .en { return prose }
    return Prose.paragraphs(of: prose).map { text(LocalizedMessage(said: $0)) }.joined(separator: "\n\n")
  }

  /// `text(_:)` with a capital letter at its beginning, unless a name stands there that has one inside: iOS.
  package func sentence(_ words: LocalizedMessage) -> String {
    let text = text(words)
    if text.prefix(while: { $0.isLetter }).contains(where: { $0.isUppercase }) { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension MessageFormatter {
  private func add(_ words: LocalizedMessage, to text: inout String) {
    guard let catalogue = catalogue else { return addEnglish(words, to: &text) }
    guard let translation = catalogue.translation(of: words) else {
      return words.hasLetters ? addEnglish(words, to: &text) : addSigns(words, to: &text)
    }
    let gaps = words.pieces.filter { if case .said = $0 { false } else { true } }
    for part in translation {
      switch part {
      case .said(let words): text += words
      case .gap(let number): if gaps.indices.contains(number) { add(gaps[number], to: &text) }
      }
    }
  }

  private func addEnglish(_ words: LocalizedMessage, to text: inout String) {
    for piece in words.pieces { add(piece, to: &text) }
  }

  /// Signs without a letter between gaps need no translator: only quotation marks are other ones.
  private func addSigns(_ words: LocalizedMessage, to text: inout String) {
    for piece in words.pieces {
      if case .said(let signs) = piece { text += language.marks(signs) } else { add(piece, to: &text) }
    }
  }

  private func add(_ piece: LocalizedMessage.Piece, to text: inout String) {
    switch piece {
    case .said(let words), .value(let words): text += words
    case .words(let words): add(words, to: &text)
    case .list(let items, let isChoice): add(items, isChoice, to: &text)
    case .count(let count, let one, let many):
      text += language.number(count) + " "
      add(count == 1 ? one : many, to: &text)
    case .times(let count, let words):
      text += language.times(count)
      add(words, to: &text)
    case .ordinal(let place): text += language.ordinal(place)
    case .clients(let clients, let form): text += name(of: clients, form)
    case .version(let words):
      var said = ""
      add(words, to: &said)
      text += language.version(said)
    case .moment(let instant, let zone, let form): text += language.moment(instant, zone, form)
    case .inFull(let words): if isInFull { add(words, to: &text) }
    case .plainly(let words, let exact): add(isPlain ? words : exact, to: &text)
    case .byKeys(let words):
      var said = ""
      add(words, to: &said)
      text += Self.replacingDashes(in: said, language)
    case .kept(let texts): text += (texts.first { $0.language == language } ?? texts.first)?.text ?? ""
    }
  }

  private func add(_ items: [LocalizedMessage], _ isChoice: Bool, to text: inout String) {
    for (number, item) in items.enumerated() {
      var said = ""
      add(item, to: &said)
      if number == items.count - 1, number > 0 {
        text += " \(language.conjunction(isChoice, before: said)) "
      } else if number > 0 {
        text += ", "
      }
      text += said
    }
  }

  private static func replacingDashes(in said: String, _ language: Language) -> String {
    var text = ""
    for (number, part) in said.parts(around: "--", most: .max).enumerated() {
      if number == 0 {
        text += part
        continue
      }
      let name = part.prefix { $0.isLetter || $0 == "-" }
      text += name.isEmpty ? "--\(part)" : "\(language.marks("“\(name)”"))\(part.dropFirst(name.count))"
    }
    return text
  }

  private func name(of clients: ClientSet, _ form: LocalizedMessage.ClientForm) -> String {
    switch form {
    case .inSentence: return names.name(of: clients) { language.library(label(of: clients), clients.areUnnamed) }
    case .label: return label(of: clients)
    case .releases:
      var name = ""
      add(clients.words, to: &name)
      return clients.libraries.contains(where: { $0.isNamed }) ? name : language.releases(name, clients.areOneRelease)
    }
  }

  private func label(of clients: ClientSet) -> String {
    var name = ""
    add(clients.areUnnamed ? "library \(clients.words)" : clients.words, to: &name)
    return name
  }
}

/// Names of sets of clients in one language, each made once: most findings of a run name the same ones.
private final class ClientNames: Sendable {
  /// Some dozens at most: lists, for a dictionary costs a short run more than all that it looks up.
  private let known = Lock((sets: [ClientSet](), names: [String]()))

  func name(of clients: ClientSet, made: () -> String) -> String {
    let found = known.withLock { known in known.sets.firstIndex(of: clients).map { known.names[$0] } }
    if let found { return found }
    let name = made()
    known.withLock { known in
      known.sets.append(clients)
      known.names.append(name)
    }
    return name
  }
}

/// How the reports of a run say things, each language once. Nearly always it is one, which costs no list.
package struct MessageFormatters: Sendable {
  fileprivate let first: MessageFormatter
  fileprivate var others: [MessageFormatter] = []

  package init(_ first: MessageFormatter) { self.first = first }

  package mutating func add(_ formatter: MessageFormatter) {
    if formatter.language == first.language || others.contains(where: { $0.language == formatter.language }) { return }
    others.append(formatter)
  }
}

/// Texts in each of them; a text that many say is kept once.
package struct MessageTexts: Sendable {
  private var all: [(formatter: MessageFormatter, texts: Set<String>)]

  /// Exact, for words that are kept are those of machines as well.
  package init(_ formatters: MessageFormatters) {
    all = ([formatters.first] + formatters.others).map { formatter in
      var formatter = formatter
      formatter.isPlain = false
      return (formatter, [])
    }
  }

  /// Words that are text in each of the languages, without what they were made of. A text that many say is kept once.
  package mutating func kept(_ words: LocalizedMessage, isShared: Bool) -> LocalizedMessage {
    let texts = all.indices.map { place in
      let text = all[place].formatter.text(words)
      return LocalizedMessage.FormattedText(
        language: all[place].formatter.language,
        text: isShared ? all[place].texts.insert(text).memberAfterInsert : text)
    }
    return texts.count == 1 ? LocalizedMessage(value: texts[0].text) : LocalizedMessage(kept: texts)
  }
}
