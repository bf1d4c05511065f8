import OSAMFormats
import OSAMSyntax

/// The documents of a text and what is in them: symbols, parts that fold, addresses that open.
package struct Outline {
  private let text: LocatedText
  private var tree: Tree { text.tree }

  package init(_ text: LocatedText) { self.text = text }

  // MARK: Symbols

  /// As a tree, or as a list for clients that know nothing else.
  package func symbols(for client: ClientAbilities) -> JSONValue {
    client.takesTreeOfSymbols
      ? .array(text.documents.map(symbol)) : .array(text.documents.flatMap { flat($0) })
  }

  /// The app and its platform where the document names them, and else its kind; with its number among several.
  private func name(_ document: Document) -> String {
    let platform = document.choice("platform").map { " " + $0 } ?? ""
    let number = text.documents.count > 1 ? " \(document.number + 1)" : ""
    return app(document).map { Display.escaped($0) + platform } ?? document.kind.id + number
  }

  private func app(_ document: Document) -> String? {
    guard document.kind.traits.contains(.app), let name = document.text("packageName"), !name.isEmpty else {
      return nil
    }
    return name
  }

  private func symbol(_ document: Document) -> JSONValue {
    let span = tree.span(document.root)
    return Self.symbol(
      name(document), .object, text.places.range(of: span), text.places.range(of: SourceSpan(span.start, span.start)),
      detail: app(document).map { _ in document.kind.id },
      document.body.map { members(of: $0, depth: 0) } ?? [])
  }

  /// Deeper ones nobody reads in an outline.
  private static let mostDepth = 8

  /// Members of an object, or the items of a list by their place from 1.
  private func members(of container: NodeID, depth: Int) -> [JSONValue] {
    if depth > Self.mostDepth { return [] }
    guard tree.kind(container) == .object else {
      return tree.ownItems(of: container).enumerated().map { number, item in
        let span = tree.span(item)
        return Self.symbol(
          "\(number + 1)", kind(item), text.places.range(of: span),
          text.places.range(of: SourceSpan(span.start, span.start)),
          detail: detail(of: item), tree.nodes[item].isContainer ? members(of: item, depth: depth + 1) : [])
      }
    }
    var symbols: [JSONValue] = []
    tree.forEachOwnPair(of: container) { pair in
      let key = tree.span(pair.key)
      let whole = SourceSpan(key.start, max(key.end, tree.span(pair.place).end))
      symbols.append(
        Self.symbol(
          Self.label(tree.text(pair.key)), kind(pair.place), text.places.range(of: whole), text.places.range(of: key),
          detail: detail(of: pair.place),
          tree.nodes[pair.place].isContainer ? members(of: pair.place, depth: depth + 1) : []))
    }
    return symbols
  }

  /// Characters of a value that an outline shows.
  private static let mostOfValue = 60

  /// The value of a scalar, shortened; nil for what has an inside or nothing to show.
  private func detail(of node: NodeID) -> String? {
    let node = tree.resolved(node)
    guard !tree.nodes[node].isContainer, ![.null, .missing].contains(tree.kind(node)) else { return nil }
    let text = Display.escaped(tree.text(node))
    return text.isEmpty ? nil : text.count > Self.mostOfValue ? text.prefix(Self.mostOfValue) + "…" : text
  }

  private static func symbol(
    _ name: String, _ kind: LSP.SymbolKind, _ range: LSP.Range, _ selection: LSP.Range, detail: String?,
    _ children: [JSONValue]
  ) -> JSONValue {
    .object(present: [
      ("name", .string(name)), ("detail", detail.map(JSONValue.string)), ("kind", .integer(kind.rawValue)),
      ("range", range.json), ("selectionRange", selection.json),
      ("children", children.isEmpty ? nil : .array(children)),
    ])
  }

  private func flat(_ document: Document) -> [JSONValue] {
    func information(_ name: String, _ kind: LSP.SymbolKind, _ span: SourceSpan, in holder: String?) -> JSONValue {
      .object(present: [
        ("name", .string(name)), ("kind", .integer(kind.rawValue)),
        ("location", ["uri": .string(text.uri), "range": text.places.range(of: span).json]),
        ("containerName", holder.map(JSONValue.string)),
      ])
    }
    var symbols = [information(name(document), .object, tree.span(document.root), in: nil)]
    guard let body = document.body else { return symbols }
    tree.forEachOwnPair(of: body) { pair in
      let label = Self.label(tree.text(pair.key))
      symbols.append(information(label, kind(pair.place), tree.span(pair.key), in: name(document)))
    }
    return symbols
  }

  /// A symbol must have a name.
  private static func label(_ key: String) -> String {
    let blank = key.unicodeScalars.allSatisfy { $0.value <= 0x20 }
    return blank ? "“\(key)”" : Display.escaped(key)
  }

  private func kind(_ node: NodeID) -> LSP.SymbolKind {
    switch tree.kind(tree.resolved(node)) {
    case .object: .object
    case .array: .array
    case .number: .number
    case .boolean: .boolean
    case .null, .missing: .null
    case .string, .word, .alias: .string
    }
  }

  // MARK: Folding

  /// Documents, and what stands in them on more than one line.
  package var folds: JSONValue {
    var lines: [(start: Int, end: Int)] = []
    for document in text.documents {
      for node in tree.nodes(in: document.root) where tree.nodes[node].isContainer {
        let span = tree.span(node)
        let start = text.places.line(of: start(of: node, in: document))
        var end = text.places.line(of: contentEnd(node))
        // The line of a closing bracket stays in sight.
        if isBracketed(node), text.places.line(of: span.end) == end { end -= 1 }
        if end > start, lines.last.map({ $0 != (start, end) }) ?? true { lines.append((start, end)) }
      }
    }
    return .array(lines.map { ["startLine": .integer($0.start - 1), "endLine": .integer($0.end - 1)] })
  }

  /// A value begins with its key where it has one on the line before.
  private func start(of node: NodeID, in document: Document) -> Int {
    let start = tree.span(node).start
    guard node > document.root, let before = tree.before(node), !tree.nodes[before].isContainer, !isBracketed(node)
    else { return start }
    let key = tree.span(before)
    return key.end <= start ? key.start : start
  }

  private func isBracketed(_ node: NodeID) -> Bool {
    let end = tree.span(node).end
    return end > 0 && end <= tree.bytes.count && [UInt8(ascii: "}"), UInt8(ascii: "]")].contains(tree.bytes[end - 1])
  }

  /// Without the blank lines that YAML counts in.
  private func contentEnd(_ node: NodeID) -> Int {
    var end = tree.span(node).end
    while end > tree.span(node).start, [0x20, 0x09, 0x0A, 0x0D].contains(tree.bytes[end - 1]) { end -= 1 }
    return end
  }

  // MARK: Links

  /// Addresses of the web, wherever they stand in a document.
  package var links: JSONValue {
    var links: [JSONValue] = []
    for document in text.documents {
      for node in tree.nodes(in: document.root) {
        guard tree.kind(node) == .string, !tree.nodes[node].flags.contains(.block) else { continue }
        let address = tree.text(node)
        guard Self.opens(address) else { continue }
        links.append(
          ["range": text.places.range(of: tree.contentSpan(node)).json, "target": .string(address)])
      }
    }
    return .array(links)
  }

  /// Nothing but what may stand in an address. [RFC 3986, 2]
  private static func opens(_ address: String) -> Bool {
    let scheme = address.lowercased()
    guard scheme.hasPrefix("https://") || scheme.hasPrefix("http://") else { return false }
    return address.utf8.allSatisfy { 0x21...0x7E ~= $0 && !#""<>\^`{|}"#.utf8.contains($0) }
  }
}
