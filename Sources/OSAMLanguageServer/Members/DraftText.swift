import OSAMFormats
import OSAMSyntax

/// A text that goes into a document, with blanks that somebody fills in.
struct DraftText {
  private enum Fragment {
    case written(String)
    /// The mark is no value that would pass for one.
    case blank(mark: String, choices: [String])
  }

  private var pieces: [Fragment] = []

  init(_ text: String = "") { if !text.isEmpty { append(text) } }

  mutating func append(_ text: String) { pieces.append(.written(text)) }

  mutating func append(_ other: DraftText) { pieces += other.pieces }

  fileprivate mutating func append(blank mark: String, choices: [String]) {
    pieces.append(.blank(mark: mark, choices: choices))
  }

  var hasBlanks: Bool {
    pieces.contains { if case .blank = $0 { true } else { false } }
  }

  /// With the marks in its blanks.
  var plain: String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .written(let written): text += written
      case .blank(let mark, _): text += mark
      }
    }
  }

  /// With tab stops in its blanks, in their order. [LSP 3.17, snippet syntax]
  var snippet: String {
    var stops = 0
    return pieces.reduce(into: "") { text, piece in
      switch piece {
      case .written(let written): text += Self.escaped(written, "$\\")
      case .blank(let mark, let choices):
        stops += 1
        text +=
          choices.isEmpty
          ? "${\(stops):\(Self.escaped(mark, "$}\\"))}"
          : "${\(stops)|\(choices.map { Self.escaped($0, "$}\\,|") }.joined(separator: ","))|}"
      }
    }
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if special.unicodeScalars.contains(scalar) { result.append("\\") }
      result.unicodeScalars.append(scalar)
    }
  }
}

/// Values of a document as JSON or YAML, with their blanks.
struct DraftWriter {
  let syntax: Tree.Syntax
  /// The blanks in front of a line's first member.
  var indentation = ""

  private static let step = "  "

  private var deeper: DraftWriter { DraftWriter(syntax: syntax, indentation: indentation + Self.step) }

  /// A name as it is written, in quotes where it has to be.
  func name(_ name: String) -> String {
    syntax == .json ? JSONValue.string(name).text(pretty: false) : YAMLScalar.written(name)
  }

  /// `"packageName": `, and what comes behind it.
  func member(_ name: String, _ value: YAMLValue) -> DraftText {
    var text = DraftText(self.name(name) + ":")
    text.append(behindColon(value))
    return text
  }

  /// A single value that somebody may type over.
  func replaceable(_ value: YAMLValue) -> YAMLValue {
    switch value {
    case .text, .literal: .blank(.init(mark: self.value(value).plain, example: value))
    case .blank, .mapping, .list: value
    }
  }

  /// Members one below the other, or one behind the other where they come into one line.
  func members(_ members: [(String, YAMLValue)], inOneLine: Bool) -> DraftText {
    let comma = syntax == .json || inOneLine ? "," : ""
    return joined(members.map { member($0, $1) }, comma + (inOneLine ? " " : "\n" + indentation))
  }

  private func joined(_ texts: [DraftText], _ separator: String) -> DraftText {
    texts.enumerated().reduce(into: DraftText()) { text, one in
      if one.offset > 0 { text.append(separator) }
      text.append(one.element)
    }
  }

  /// With the blank or the end of the line in front of it.
  func behindColon(_ value: YAMLValue) -> DraftText {
    let isBelow = syntax == .yaml && !value.isScalar && !value.isEmpty
    var text = DraftText(isBelow ? "\n" + deeper.indentation : " ")
    text.append((isBelow ? deeper : self).value(value))
    return text
  }

  /// A value whose first line begins where it is put.
  func value(_ value: YAMLValue) -> DraftText {
    var text = DraftText()
    switch value {
    case .text(let word): text.append(syntax == .json ? name(word) : YAMLScalar.written(word))
    case .literal(let literal):
      // Days stand bare in YAML alone.
      let isBare = syntax == .yaml || Tree.read(Array(literal.utf8), as: .json).faults.isEmpty
      text.append(isBare ? literal : name(literal))
    case .blank(let blank):
      // No client takes null for a text or a number.
      let mark = blank.mark.isEmpty && syntax == .json ? "null" : blank.mark
      let choices = syntax == .json ? blank.choices.map(name) : blank.choices
      text.append(blank: mark, choices: choices)
    case .mapping(let entries):
      let members = entries.filter { !$0.isOff }.map { ($0.key, $0.value) }
      if syntax == .yaml {
        text.append(members.isEmpty ? DraftText("{}") : self.members(members, inOneLine: false))
      } else if members.allSatisfy({ $0.1.isScalar }) {
        text.append("{")
        text.append(self.members(members, inOneLine: true))
        text.append("}")
      } else {
        text.append("{\n" + deeper.indentation)
        text.append(deeper.members(members, inOneLine: false))
        text.append("\n" + indentation + "}")
      }
    case .list(let items):
      if syntax == .yaml {
        if items.isEmpty { text.append("[]") }
        text.append(
          joined(
            items.map { item in
              var line = DraftText("- ")
              line.append(deeper.value(item))
              return line
            }, "\n" + indentation))
      } else {
        text.append("[")
        text.append(joined(items.map(deeper.value), ", "))
        text.append("]")
      }
    }
    return text
  }
}

extension YAMLValue {
  /// On one line by itself.
  fileprivate var isScalar: Bool {
    switch self {
    case .text, .literal, .blank: true
    case .mapping, .list: false
    }
  }

  fileprivate var isEmpty: Bool {
    switch self {
    case .mapping(let entries): entries.allSatisfy(\.isOff)
    case .list(let items): items.isEmpty
    case .text, .literal, .blank: false
    }
  }
}
