import OSAMSyntax

/// Something that is said to people: a sentence or a part of one, with gaps and what stands in them.
///
/// A rule writes it as a string with interpolations, in English. It becomes text when a report is written; what stands in
/// the gaps is kept apart until then, so that a sentence can be said in another language as well: values of the file and
/// names stay as they are, words, lists and counts do not.
package struct Words: Sendable, Equatable, ExpressibleByStringInterpolation {
  fileprivate indirect enum Piece: Sendable, Equatable {
    /// Of the sentence.
    case said(String)
    /// The same in every language: a name, a value of the file.
    case value(String)
    case words(Words)
    case list([Words], isChoice: Bool)
    case count(Int, one: Words, many: Words)
    case clients(ClientSet)
    case inFull(Words)
  }

  private var pieces: [Piece]

  package init(stringLiteral value: String) { pieces = value.isEmpty ? [] : [.said(value)] }

  /// What is text already.
  package init(value: String) { pieces = [.value(value)] }

  package init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) { pieces.reserveCapacity(2 * interpolationCount + 1) }

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.said(literal)) }
    }

    /// A value of the file, a name, a number.
    package mutating func appendInterpolation(_ value: String) { pieces.append(.value(value)) }
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      pieces.append(.value(value.description))
    }
    package mutating func appendInterpolation(_ words: Words) { pieces.append(.words(words)) }

    /// Clients by library and release: "library 1.0.0–3.0.1".
    package mutating func appendInterpolation(_ clients: ClientSet) { pieces.append(.clients(clients)) }

    /// "a, b and c".
    package mutating func appendInterpolation(list: [Words]) { pieces.append(.list(list, isChoice: false)) }

    /// "a, b or c".
    package mutating func appendInterpolation(any: [Words]) { pieces.append(.list(any, isChoice: true)) }

    /// How many of something there are: "1 day", "2 days".
    package mutating func appendInterpolation(_ count: Int, one: Words, many: Words) {
      pieces.append(.count(count, one: one, many: many))
    }

    /// What is said only to who asks for every detail.
    package mutating func appendInterpolation(inFull words: Words) { pieces.append(.inFull(words)) }
  }

  package static func + (left: Words, right: Words) -> Words {
    var words = left
    words.pieces += right.pieces
    return words
  }

  package static func += (left: inout Words, right: Words) { left.pieces += right.pieces }

  package var isEmpty: Bool { pieces.isEmpty }

  /// As text, without what only `--verbose` says.
  package var text: String {
    var phrasing = Phrasing()
    return phrasing.text(self)
  }

  fileprivate func add(to text: inout String, _ phrasing: inout Phrasing) {
    for piece in pieces {
      switch piece {
      case .said(let words), .value(let words): text += words
      case .words(let words): words.add(to: &text, &phrasing)
      case .list(let items, let isChoice):
        for (number, item) in items.enumerated() {
          if number > 0 { text += number < items.count - 1 ? ", " : isChoice ? " or " : " and " }
          item.add(to: &text, &phrasing)
        }
      case .count(let count, let one, let many):
        text += "\(count) "
        (count == 1 ? one : many).add(to: &text, &phrasing)
      case .clients(let clients): text += phrasing.name(of: clients)
      case .inFull(let words): if phrasing.isInFull { words.add(to: &text, &phrasing) }
      }
    }
  }
}

extension [Words] {
  package func joined(separator: String) -> Words {
    var result: Words = ""
    for (number, words) in enumerated() {
      if number > 0 { result += Words(stringLiteral: separator) }
      result += words
    }
    return result
  }
}

/// How words become text: in English, with every detail or not. Many sentences name the same clients, so their names are
/// kept.
package struct Phrasing: Sendable {
  /// With the releases' own words (ERROR, DISMISSED).
  package var isInFull: Bool
  private var names: [ClientSet: String] = [:]
  private var texts: Set<String> = []

  package init(isInFull: Bool = false) { self.isInFull = isInFull }

  /// Whatever it quotes, nothing in it moves a cursor or breaks a line.
  package mutating func text(_ words: Words) -> String {
    var text = ""
    words.add(to: &text, &self)
    return Display.escaped(text)
  }

  /// The same for what many say: it is kept once.
  package mutating func shared(_ words: Words) -> String {
    let text = text(words)
    return texts.insert(text).memberAfterInsert
  }

  fileprivate mutating func name(of clients: ClientSet) -> String {
    if let known = names[clients] { return known }
    let name = clients.named
    names[clients] = name
    return name
  }
}

extension ClientSet {
  /// The set as a sentence names it: `library 3.0.0–3.0.1`, `pov-ios 4.0.0–4.0.8`.
  fileprivate var named: String {
    let isCommonModule = !isEmpty && isSubset(of: .commonModule)
    return isCommonModule ? "library \(prose)" : prose
  }
}

/// In a string words would show what they are made of: they are text by `text` only.
extension DefaultStringInterpolation {
  @available(*, unavailable, message: "words are text by their property text, or a part of other words")
  package mutating func appendInterpolation(_ words: Words) {}

  @available(*, unavailable, message: "words are text by their property text, or a part of other words")
  package mutating func appendInterpolation(_ words: Words?) {}
}
