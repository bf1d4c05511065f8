import OSAMFormats
import OSAMLint
import OSAMSyntax

/// A text that somebody is in the middle of typing: one line breaks it, and without that line it can be read.
///
/// Only the editor looks at texts so. `check` reads them as apps do, to whom a broken text says nothing.
package struct HalfTypedText {
  /// The text without that line: as many bytes, each where it was, so that places in one are places in the other.
  package let bytes: [UInt8]
  /// The text as it is to be faulted where the line lacks nothing but its value: the same bytes but for one.
  package let lackingValue: [UInt8]?
  /// The part that is left out.
  private let left: SourceSpan

  /// Nil for a text that can be read, and for one that more than a line breaks.
  package init?(_ bytes: [UInt8], as syntax: Tree.Syntax) {
    let tree = Tree.read(bytes, as: syntax)
    guard let fault = tree.faults.first, !tree.hasShape, bytes.count < Self.mostBytes else { return nil }
    let lines = TypedLines(bytes)
    let line = lines.line(of: fault.span.start)
    let near = [line, lines.filled(before: line)].compactMap { $0 }
    for line in syntax == .json ? near : [] {
      guard let lacking = Self.lackingValue(line, lines), let (rest, left) = Self.without(line, lines, syntax) else {
        continue
      }
      (self.bytes, self.left, lackingValue) = (rest, left, lacking)
      return
    }
    guard let found = near.lazy.compactMap({ Self.without($0, lines, syntax) }).first else { return nil }
    (self.bytes, left, lackingValue) = (found.rest, found.left, nil)
  }

  /// Longer ones are as yet nobody's to type.
  private static let mostBytes = 256 * 1024

  // MARK: Trying

  /// The line is `"endDate":`, and a value would come: its end is taken for the comma behind that.
  private static func lackingValue(_ line: Int, _ lines: TypedLines) -> [UInt8]? {
    let span = lines.span(of: line)
    guard span.end < lines.bytes.count,
      let last = lines.bytes[span.range].lastIndex(where: { !$0.isJSONBlank }), lines.bytes[last] == UInt8(ascii: ":"),
      lines.bytes[span.end...].first(where: { !$0.isJSONBlank }) == UInt8(ascii: "\"")
    else { return nil }
    var bytes = lines.bytes
    bytes[span.end] = UInt8(ascii: ",")
    let tree = Tree.read(bytes, as: .json)
    let isOfLine = tree.faults.count == 1 && (span.start...span.end).contains(tree.faults[0].span.start)
    return isOfLine ? bytes : nil
  }

  /// Without a line, in YAML with what is indented below it; in JSON with a comma in front that parts nothing any more.
  private static func without(
    _ line: Int, _ lines: TypedLines, _ syntax: Tree.Syntax
  ) -> (rest: [UInt8], left: SourceSpan)? {
    let end = syntax == .yaml ? lines.endOfBlock(below: line) : line
    let span = SourceSpan(lines.span(of: line).start, lines.span(of: end).end)
    var bytes = lines.bytes
    for index in span.range where bytes[index] != 0x0A && bytes[index] != 0x0D {
      // A blank line would be part of a text of several lines; a comment ends it.
      let isStart = index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D
      bytes[index] = isStart && syntax == .yaml ? UInt8(ascii: "#") : 0x20
    }
    if Tree.read(bytes, as: syntax).faults.isEmpty { return (bytes, span) }
    guard syntax == .json, let comma = bytes[..<span.start].lastIndex(where: { !$0.isJSONBlank }),
      bytes[comma] == UInt8(ascii: ",")
    else { return nil }
    bytes[comma] = 0x20
    return Tree.read(bytes, as: syntax).faults.isEmpty ? (bytes, span) : nil
  }

  // MARK: Findings

  /// Findings of the text: its faults, and of the rest what is as true of the whole as can be told: nothing of the
  /// part that is left out, and nothing that rests on its absence. Nothing is repaired before the text can be read.
  package func findings(of rest: FileReport, besides broken: FileReport) -> [Finding] {
    let told = broken.findings.filter { Self.isOfText($0.rule) || !Self.mayRestOnAbsence($0.rule) }
    let places = Dictionary(grouping: told, by: \.rule).mapValues { Set($0.map(\.span.start)) }
    var kept = rest.findings.filter { finding in
      if places[finding.rule]?.contains(finding.span.start) == true { return false }
      let isApart = finding.span.end < left.start || left.end < finding.span.start
      return isApart && !Self.mayRestOnAbsence(finding.rule)
    }
    kept.removeFixes()
    return told + kept
  }

  /// Rules that may find something because something else is not there. Configurations are judged by all that stands in
  /// them and beside them.
  package static func mayRestOnAbsence(_ rule: String) -> Bool {
    restingOnAbsence.contains(rule) || Rule.named(rule)?.group == .configurations
  }

  /// Rules about the text itself, whatever it says.
  package static func isOfText(_ rule: String) -> Bool { Rule.named(rule)?.group == .files }

  private static let restingOnAbsence: Set<String> = [
    "blocking-alert", "empty-alert-text", "empty-url", "filter-without-effect", "force-without-end",
    "missing-language", "missing-member", "old-document-shape", "old-version-missing", "refused-document",
    "unused-url", "window-in-the-past",
  ]
}

/// Lines of a text, from 0, without their ends.
private struct TypedLines {
  let bytes: [UInt8]
  private let spans: [SourceSpan]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let map = LineMap(bytes)
    spans = (1...max(map.lineCount, 1)).map { map.span(ofLine: $0) }
  }

  func span(of line: Int) -> SourceSpan { spans[line] }

  func line(of offset: Int) -> Int { max(spans.partitioningIndex { $0.start > offset } - 1, 0) }

  private func isBlank(_ line: Int) -> Bool { bytes[spans[line].range].allSatisfy(\.isJSONBlank) }

  func filled(before line: Int) -> Int? { (0..<line).last { !isBlank($0) } }

  private func indentation(_ line: Int) -> Int { bytes[spans[line].range].prefix { $0 == 0x20 }.count }

  /// The last line that is indented below one.
  func endOfBlock(below line: Int) -> Int {
    var end = line
    for next in line + 1..<max(spans.count, line + 1) {
      if isBlank(next) { continue }
      if indentation(next) <= indentation(line) { break }
      end = next
    }
    return end
  }
}
