import OSAMSyntax

/// How words become text: in a language, with every detail or not.
package struct Phrasing: Sendable {
  package let language: Language
  /// With the releases' own words (ERROR, DISMISSED).
  package var isInFull: Bool
  /// For people: versions and errors in words, not as a library writes them.
  package var isPlain = false
  /// The sentences in another language than English.
  fileprivate let catalogue: Catalogue?

  package static let english = Phrasing()

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
  package func text(_ words: Words) -> String {
    var speech = Speech(self)
    return speech.text(words)
  }

  /// Prose of a table. In English it stands as it is written there; in another language each paragraph is a sentence of
  /// the catalogue, and a line.
  package func paragraphs(of prose: String) -> String {
    if language == .en { return prose }
    return Prose.paragraphs(of: prose).map { text(Words(said: $0)) }.joined(separator: "\n\n")
  }

  /// `text(_:)` with a capital letter at its beginning.
  package func sentence(_ words: Words) -> String {
    let text = text(words)
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

/// A phrasing for many words, which name the same clients and often say the same: what was said is kept once.
package struct Speech: Sendable {
  package let phrasing: Phrasing
  private var names: [ClientSet: String] = [:]
  private var texts: Set<String> = []

  package init(_ phrasing: Phrasing) { self.phrasing = phrasing }

  /// Whatever the words quote, nothing in the text moves a cursor or breaks a line.
  package mutating func text(_ words: Words) -> String {
    var text = ""
    add(words, to: &text)
    return Display.escaped(text)
  }

  /// `text(_:)`, where a text that many say is kept once.
  fileprivate mutating func kept(_ words: Words, _ isShared: Bool) -> String {
    let text = text(words)
    return isShared ? texts.insert(text).memberAfterInsert : text
  }

  private mutating func add(_ words: Words, to text: inout String) {
    guard let catalogue = phrasing.catalogue else { return addEnglish(words, to: &text) }
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

  private mutating func addEnglish(_ words: Words, to text: inout String) {
    for piece in words.pieces { add(piece, to: &text) }
  }

  /// Signs without a letter between gaps need no translator: only quotation marks are other ones.
  private mutating func addSigns(_ words: Words, to text: inout String) {
    for piece in words.pieces {
      if case .said(let signs) = piece { text += phrasing.language.marks(signs) } else { add(piece, to: &text) }
    }
  }

  private mutating func add(_ piece: Words.Piece, to text: inout String) {
    switch piece {
    case .said(let words), .value(let words): text += words
    case .words(let words): add(words, to: &text)
    case .list(let items, let isChoice): add(items, isChoice, to: &text)
    case .count(let count, let one, let many):
      text += phrasing.language.number(count) + " "
      add(count == 1 ? one : many, to: &text)
    case .clients(let clients): text += name(of: clients)
    case .moment(let instant, let zone, let form): text += phrasing.language.moment(instant, zone, form)
    case .inFull(let words): if phrasing.isInFull { add(words, to: &text) }
    case .plainly(let words, let exact): add(phrasing.isPlain ? words : exact, to: &text)
    case .byKeys(let words):
      var said = ""
      add(words, to: &said)
      text += Self.replacingDashes(in: said, phrasing.language)
    case .kept(let texts): text += (texts.first { $0.language == phrasing.language } ?? texts.first)?.text ?? ""
    }
  }

  private mutating func add(_ items: [Words], _ isChoice: Bool, to text: inout String) {
    for (number, item) in items.enumerated() {
      var said = ""
      add(item, to: &said)
      if number == items.count - 1, number > 0 {
        text += " \(phrasing.language.conjunction(isChoice, before: said)) "
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

  private mutating func name(of clients: ClientSet) -> String {
    if let known = names[clients] { return known }
    var name = ""
    add(clients.areUnnamed ? "library \(clients.words)" : clients.words, to: &name)
    names[clients] = name
    return name
  }
}

/// How the reports of a run say things, each language once. Nearly always it is one, which costs no list.
package struct Phrasings: Sendable {
  fileprivate let first: Phrasing
  fileprivate var others: [Phrasing] = []

  package init(_ first: Phrasing) { self.first = first }

  package mutating func add(_ phrasing: Phrasing) {
    if phrasing.language == first.language || others.contains(where: { $0.language == phrasing.language }) { return }
    others.append(phrasing)
  }
}

/// A speech in each of them.
package struct Speeches: Sendable {
  private var first: Speech
  private var others: [Speech]

  /// Exact, for words that are kept are those of machines as well.
  package init(_ phrasings: Phrasings) {
    func exact(_ phrasing: Phrasing) -> Speech {
      var phrasing = phrasing
      phrasing.isPlain = false
      return Speech(phrasing)
    }
    first = exact(phrasings.first)
    others = phrasings.others.map(exact)
  }

  /// Words that are text in each of the languages, without what they were made of. A text that many say is kept once.
  package mutating func kept(_ words: Words, isShared: Bool) -> Words {
    if others.isEmpty { return Words(value: first.kept(words, isShared)) }
    var texts = [Words.KeptText(language: first.phrasing.language, text: first.kept(words, isShared))]
    for index in others.indices {
      texts.append(
        Words.KeptText(language: others[index].phrasing.language, text: others[index].kept(words, isShared)))
    }
    return Words(kept: texts)
  }
}
