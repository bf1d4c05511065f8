/// The sentences of the program in another language, each found by the English one.
package final class Catalogue: Sendable {
  /// An English sentence without what stands in its gaps: `{1} has no {2} text`.
  package struct Template: Sendable, Hashable {
    package let text: String

    package init(_ text: String) { self.text = text }

    /// By this number it is found: the sentence itself is not kept a second time. FNV-1a of its bytes.
    package var key: UInt64 {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return hash
    }
  }

  /// A piece of a translation.
  enum Part: Sendable {
    case said(String)
    /// The content of a gap of the English sentence, by its number from 0.
    case gap(Int)
  }

  package let language: Language
  private let find: @Sendable (Template, LocalizedMessage) -> String?

  package init(_ language: Language, find: @escaping @Sendable (Template, LocalizedMessage) -> String?) {
    self.language = language
    self.find = find
  }

  /// Keys in their order, and a line for each with its translation.
  package convenience init(_ language: Language, keys: [UInt64], lines: StaticString) {
    let starts = lines.withUTF8Buffer { bytes in
      [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }
    self.init(language) { template, _ in
      let key = template.key
      var (low, high) = (0, keys.count)
      while low < high {
        let middle = (low + high) / 2
        if keys[middle] < key { low = middle + 1 } else { high = middle }
      }
      guard low < keys.count, keys[low] == key, low < starts.count else { return nil }
      let end = low + 1 < starts.count ? starts[low + 1] - 1 : lines.utf8CodeUnitCount
      return lines.withUTF8Buffer { String(decoding: $0[starts[low]..<end], as: UTF8.self) }
    }
  }

  /// A catalogue like this one that tells each sentence it is asked for, and what it has for it.
  package func watched(_ tell: @escaping @Sendable (Template, LocalizedMessage, String?) -> Void) -> Catalogue {
    Catalogue(language) { [find] template, words in
      let found = find(template, words)
      tell(template, words, found)
      return found
    }
  }

  /// Nil where it has none.
  func translation(of words: LocalizedMessage) -> [Part]? {
    words.template.flatMap { find($0, words) }.map(Self.parts)
  }

  /// The gaps of a sentence by their numbers from 0, in its order.
  package static func gaps(in text: String) -> [Int] {
    parts(text).compactMap { if case .gap(let number) = $0 { number } else { nil } }
  }

  /// `{1}` is the first gap; any other brace is one.
  static func parts(_ text: String) -> [Part] {
    var parts: [Part] = []
    var said: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      let end = digits.endIndex
      if byte == UInt8(ascii: "{"), let number = Int(String(decoding: digits, as: UTF8.self)), number > 0,
        end < rest.endIndex, rest[end] == UInt8(ascii: "}")
      {
        if !said.isEmpty { parts.append(.said(String(decoding: said, as: UTF8.self))) }
        said = []
        parts.append(.gap(number - 1))
        rest = rest[(end + 1)...]
      } else {
        said.append(byte)
      }
    }
    if !said.isEmpty { parts.append(.said(String(decoding: said, as: UTF8.self))) }
    return parts
  }
}

extension LocalizedMessage {
  /// The sentence without what stands in its gaps; nil where there is nothing but one gap or none, so nothing to say.
  package var template: Catalogue.Template? {
    var text = ""
    var gap = 0
    var isSaid = false
    for piece in pieces {
      if case .said(let words) = piece {
        text += words
        isSaid = true
      } else {
        gap += 1
        text += "{\(gap)}"
      }
    }
    return isSaid ? Catalogue.Template(text) : nil
  }

  /// Values in its gaps that are the same in every language and not between quotation marks.
  package var bareValues: [String] {
    var values: [String] = []
    var isQuoted = false
    for piece in pieces {
      switch piece {
      case .said(let words):
        isQuoted = words.hasSuffix("“") || words.hasSuffix("`")
        continue
      case .value(let value) where !isQuoted: values.append(value)
      case .words(let inner) where !isQuoted && inner.template == nil: values += inner.bareValues
      case .list(let items, _): for item in items where item.template == nil { values += item.bareValues }
      default: break
      }
      isQuoted = false
    }
    return values
  }

  /// Something of it is a word.
  package var hasLetters: Bool {
    pieces.contains {
      if case .said(let words) = $0 {
        words.unicodeScalars.contains(where: { $0.properties.isAlphabetic })
      } else {
        false
      }
    }
  }
}
