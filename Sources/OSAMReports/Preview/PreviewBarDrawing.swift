import OSAMDecisions
import OSAMFormats

/// A bar as HTML. Places of labels are known before anybody measures text: for a narrow card and for a wide one, labels
/// that would touch go to further lines, and none leaves the bar.
struct PreviewBarDrawing {
  let bar: PreviewBar
  let formatter: MessageFormatter

  /// The least width of a bar in pixels, on a telephone and above `PreviewStyle`'s break.
  private static let room = (narrow: 262, wide: 500)
  /// Pixels that a letter has at most on the average, in the labels and in the bar.
  private static let letter = (label: 8, word: 9)

  private struct PlacedLabel {
    var place: Int
    var text: String
    var edge: Instant?
    /// Its line on a narrow card, and on a wide one.
    var lines = (narrow: 0, wide: 0)

    var width: Int { text.count * PreviewBarDrawing.letter.label + 2 }
  }

  var html: HTML {
    let marks = placed(bar.labels)
    let depth = (narrow: marks.map { $0.lines.narrow + 1 }.max() ?? 0, wide: marks.map { $0.lines.wide + 1 }.max() ?? 0)
    var content = bar.stretches.enumerated().map { number, stretch in
      let end = number == bar.stretches.count - 1 ? " last" : ""
      return HTML.element(
        "span",
        [("class", "segment \(stretch.plain.rawValue)\(hiding(stretch))\(end)"), ("style", Self.box(stretch))],
        .element("span", [], .text(text(stretch))))
    }
    if let today = bar.today, let label = placed([today]).first {
      content.append(.element("span", [("class", "line"), ("style", "left:\(Self.percent(today.place))")]))
      content.append(HTML.element("span", [("class", "mark now"), ("style", Self.place(label))], .text(label.text)))
    }
    content += marks.map { label in
      let attributes: [(StaticString, String)] = [
        ("class", "mark \(Self.lines(label.lines))"), ("style", Self.place(label)),
      ]
      guard let moment = label.edge.flatMap(Zone.utc.localText) else {
        return HTML.element("span", attributes, .text(label.text))
      }
      return HTML.element(
        "time", [("datetime", "\(moment.prefix(10))T\(moment.dropFirst(11))Z")] + attributes, .text(label.text))
    }
    let drawn = HTML.element(
      "div",
      [
        ("class", "\(bar.today == nil ? "bar" : "bar dated") \(Self.lines(depth))"), ("role", "img"),
        ("aria-label", formatter.text(bar.description)),
      ], content)
    let label = bar.label.map { HTML.element("p", [("class", "who")], .own(formatter.text($0), limit: 200)) }
    return (label ?? .nothing) + drawn + .lineEnd + key
  }

  private func text(_ stretch: PreviewBar.Stretch) -> String { formatter.text(stretch.plain.deed) }

  /// Labels with their lines.
  private func placed(_ marks: [PreviewBar.BarLabel]) -> [PlacedLabel] {
    var labels = marks.map { PlacedLabel(place: $0.place, text: formatter.text($0.words), edge: $0.edge) }
    let narrow = Self.lines(labels, Self.room.narrow)
    let wide = Self.lines(labels, Self.room.wide)
    for number in labels.indices { labels[number].lines = (narrow[number], wide[number]) }
    return labels
  }

  /// The first line on which each label has room, in a bar of a width.
  private static func lines(_ labels: [PlacedLabel], _ room: Int) -> [Int] {
    var ends: [Int] = []
    return labels.map { label in
      let middle = label.place * room / 1000
      let start = max(0, min(middle - label.width / 2, room - label.width))
      let line = ends.firstIndex { $0 + letter.label <= start } ?? ends.count
      if line == ends.count { ends.append(0) }
      ends[line] = start + label.width
      return line
    }
  }

  // MARK: Words without room

  private func hasRoom(_ stretch: PreviewBar.Stretch, _ room: Int) -> Bool {
    let words = text(stretch).split(separator: " ").map { (word: Substring) in word.count }
    // On two lines.
    let letters = max(words.max() ?? 0, (words.reduce(0, +) + words.count) / 2 + 2)
    return (stretch.to - stretch.from) * room / 1000 >= letters * Self.letter.word + 8
  }

  /// The class of a stretch whose words have no room.
  private func hiding(_ stretch: PreviewBar.Stretch) -> String {
    if !hasRoom(stretch, Self.room.wide) { return " bare" }
    return hasRoom(stretch, Self.room.narrow) ? "" : " tight"
  }

  /// The meaning of colours that no words are in.
  private var key: HTML {
    var items: [(plain: Plain, isWide: Bool)] = []
    // Grey says by itself that there is nothing.
    for plain in Plain.gravestFirst where plain != .nothing {
      let all = bar.stretches.filter { $0.plain == plain }
      if all.isEmpty || all.contains(where: { hasRoom($0, Self.room.narrow) }) { continue }
      items.append((plain, all.contains { hasRoom($0, Self.room.wide) }))
    }
    if items.isEmpty { return .nothing }
    return .element(
      "p", [("class", "key")],
      items.map { plain, isWide in
        HTML.element(
          "span", isWide ? [("class", "only-narrow")] : [],
          .element("i", [("class", "swatch \(plain.rawValue)")]), .text(" \(formatter.text(plain.deed)) "))
      }) + .lineEnd
  }

  // MARK: Style

  private static func percent(_ thousandths: Int) -> String { "\(thousandths / 10).\(thousandths % 10)%" }

  private static func box(_ stretch: PreviewBar.Stretch) -> String {
    "left:\(percent(stretch.from));width:\(percent(stretch.to - stretch.from))"
  }

  private static func place(_ label: PlacedLabel) -> String {
    "left:clamp(0px,calc(\(percent(label.place)) - \(label.width / 2)px),calc(100% - \(label.width)px));width:\(label.width)px"
  }

  /// Classes for lines of a narrow card and of a wide one, as many as `PreviewStyle` has.
  private static func lines(_ lines: (narrow: Int, wide: Int)) -> String {
    "n\(min(lines.narrow, 4)) w\(min(lines.wide, 4))"
  }
}
