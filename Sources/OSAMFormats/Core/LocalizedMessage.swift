import OSAMSyntax

/// Something that is said to people: a sentence or a part of one, with gaps and what stands in them.
///
/// A rule writes it as a string with interpolations, in English. It becomes text when a report is written
/// (`MessageFormatter`); what stands in the gaps is kept apart until then, so that a sentence can be said in another
/// language as well: values of the file and names stay as they are, words, lists, counts and dates do not.
///
/// Words that are added to others stay words of their own, so each literal is one sentence of the catalogue.
package struct LocalizedMessage: Sendable, Equatable, ExpressibleByStringInterpolation {
  indirect enum Piece: Sendable, Equatable {
    /// Of the sentence.
    case said(String)
    /// A text alike in every language: a name, a value of the file.
    case value(String)
    case words(LocalizedMessage)
    case list([LocalizedMessage], isChoice: Bool)
    case count(Int64, one: LocalizedMessage, many: LocalizedMessage)
    /// How often something that is no noun of a count was met.
    case times(Int, LocalizedMessage)
    /// The place of something in an order, as it stands before a noun that is feminine where nouns have a gender.
    case ordinal(Int64)
    case clients(ClientSet, ClientForm)
    /// A version in a sentence, with the article that a language has before it.
    case version(LocalizedMessage)
    case moment(Instant, Zone, MomentForm)
    case inFull(LocalizedMessage)
    /// For people, and as a library writes it.
    case plainly(LocalizedMessage, exactly: LocalizedMessage)
    /// As somebody reads it who writes keys where a command line has options.
    case byKeys(LocalizedMessage)
    /// Text already, in the languages of a run.
    case kept([FormattedText])
  }

  enum MomentForm: Sendable {
    case day, time, timeAndZone, longDay, longTime, shortDay, shortTime, month
    /// A day with the article that a language has before it.
    case onDay
    /// All the time before a moment, with the word for it.
    case before
  }

  enum ClientForm: Sendable {
    /// With the article that a language has before a library.
    case inSentence
    /// "library 3.0.1" as the name of a table or a row.
    case label
    /// Releases alone, as the table of a member names them.
    case releases
  }

  struct FormattedText: Sendable, Equatable {
    var language: Language
    var text: String
  }

  private(set) var pieces: [Piece]
  /// Its pieces are words that were added to each other.
  private var isSum = false

  package init(stringLiteral value: String) { pieces = value.isEmpty ? [] : [.said(value)] }

  /// A sentence of a table, where it stands as plain text.
  package init(said sentence: String) { self.init(stringLiteral: sentence) }

  /// Words that are text already.
  package init(value: String) { pieces = [.value(value)] }
  package init(value path: FilePath) { self.init(value: path.display) }

  /// Words that are text already, in some languages.
  init(kept: [FormattedText]) { pieces = [.kept(kept)] }

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
    package mutating func appendInterpolation(_ words: LocalizedMessage) { pieces.append(.words(words)) }

    /// Clients by library and release: "library 1.0.0–3.0.1".
    package mutating func appendInterpolation(_ clients: ClientSet) { pieces.append(.clients(clients, .inSentence)) }

    /// Without an article, where no sentence is around them: over a table, before a colon.
    package mutating func appendInterpolation(label clients: ClientSet) { pieces.append(.clients(clients, .label)) }

    /// Their releases: "1.0.0–3.0.1".
    package mutating func appendInterpolation(releases clients: ClientSet) {
      pieces.append(.clients(clients, .releases))
    }

    /// A version that something goes up to, or lies below or above.
    package mutating func appendInterpolation(version: LocalizedMessage) { pieces.append(.version(version)) }
    package mutating func appendInterpolation(version: String) {
      pieces.append(.version(LocalizedMessage(value: version)))
    }

    /// "a, b and c".
    package mutating func appendInterpolation(list: [LocalizedMessage]) { pieces.append(.list(list, isChoice: false)) }

    /// "a, b or c".
    package mutating func appendInterpolation(any: [LocalizedMessage]) { pieces.append(.list(any, isChoice: true)) }

    /// How many of something there are: "1 day", "2 days".
    package mutating func appendInterpolation(
      _ count: some BinaryInteger, one: LocalizedMessage, many: LocalizedMessage
    ) {
      pieces.append(.count(Int64(count), one: one, many: many))
    }

    /// How often something was met that has one form for all numbers: "2 must-update".
    package mutating func appendInterpolation(_ count: Int, times words: LocalizedMessage) {
      pieces.append(.times(count, words))
    }

    /// A moment as the clocks of a zone show it: "2026-11-16 00:00"; with `named` the zone's name behind it.
    package mutating func appendInterpolation(_ instant: Instant, in zone: Zone, named: Bool = false) {
      pieces.append(.moment(instant, zone, named ? .timeAndZone : .time))
    }

    /// The day of a moment on a zone's calendar: "2026-11-16".
    package mutating func appendInterpolation(dayOf instant: Instant, in zone: Zone) {
      pieces.append(.moment(instant, zone, .day))
    }

    /// The day of a moment as the day on which something happens.
    package mutating func appendInterpolation(onDay instant: Instant, in zone: Zone) {
      pieces.append(.moment(instant, zone, .onDay))
    }

    /// The time before a moment: "before 2026-11-16 00:00".
    package mutating func appendInterpolation(before instant: Instant, in zone: Zone) {
      pieces.append(.moment(instant, zone, .before))
    }

    /// The day of a moment, with `withTime` its time too, and the month by its name: "1 December 2026".
    package mutating func appendInterpolation(long instant: Instant, in zone: Zone, withTime: Bool) {
      pieces.append(.moment(instant, zone, withTime ? .longTime : .longDay))
    }

    /// The day of a moment, with `withTime` its time too, where there is little room: "31 Jan 2027, 23:59".
    package mutating func appendInterpolation(short instant: Instant, in zone: Zone, withTime: Bool) {
      pieces.append(.moment(instant, zone, withTime ? .shortTime : .shortDay))
    }

    /// "7th", before a noun that is feminine where nouns have a gender.
    package mutating func appendInterpolation(ordinal number: Int64) { pieces.append(.ordinal(number)) }

    /// The name of a month, as it stands inside a sentence.
    package mutating func appendInterpolation(monthOf instant: Instant) {
      pieces.append(.moment(instant, .utc, .month))
    }

    /// With the options that it names said as keys: “date” for --date.
    package mutating func appendInterpolation(byKeys words: LocalizedMessage) { pieces.append(.byKeys(words)) }

    /// Words for people, where machines get something as a library writes it.
    package mutating func appendInterpolation(_ words: LocalizedMessage, exactly exact: LocalizedMessage) {
      pieces.append(words == exact ? .words(exact) : .plainly(words, exactly: exact))
    }

    /// Words only for readers who ask for every detail.
    package mutating func appendInterpolation(inFull words: LocalizedMessage) { pieces.append(.inFull(words)) }
  }

  package static func + (left: LocalizedMessage, right: LocalizedMessage) -> LocalizedMessage {
    var words = left
    words += right
    return words
  }

  package static func += (left: inout LocalizedMessage, right: LocalizedMessage) {
    if left.isEmpty {
      left = right
    } else if !right.isEmpty {
      left.pieces = left.parts + right.parts
      left.isSum = true
    }
  }

  /// The parts that the words are a sum of.
  private var parts: [Piece] { isSum ? pieces : [.words(self)] }

  package var isEmpty: Bool { pieces.isEmpty }

  /// A hash value that words share which differ only in what stands in their gaps; good for one run.
  package var form: Int {
    var hasher = Hasher()
    hashForm(into: &hasher)
    return hasher.finalize()
  }

  private func hashForm(into hasher: inout Hasher) {
    for piece in pieces {
      switch piece {
      case .said(var text): text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      case .words(let part) where isSum: part.hashForm(into: &hasher)
      default: hasher.combine(0)
      }
    }
  }

  /// As text in English, without what only `--verbose` says.
  package var text: String { MessageFormatter.english.text(self) }
}

extension [LocalizedMessage] {
  package func joined(separator: String = "") -> LocalizedMessage {
    var result: LocalizedMessage = ""
    for (number, words) in enumerated() {
      if number > 0 { result += LocalizedMessage(stringLiteral: separator) }
      result += words
    }
    return result
  }
}

/// In a string they are text in English.
extension LocalizedMessage: CustomStringConvertible {
  package var description: String { text }
}
