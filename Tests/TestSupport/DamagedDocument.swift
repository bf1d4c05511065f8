import OSAMFormats
import OSAMLint
import OSAMSyntax

/// A document that is right, and the same one after a few mistakes that people make.
package struct DamagedDocument {
  package var kind: DocumentKind
  package var syntax: Tree.Syntax
  package var original: String
  package var damaged: String
  package var damages: [String]

  package static func random(_ random: inout Seeded) -> DamagedDocument {
    let kind = random.choose(DocumentKind.all)
    var members = members(of: kind)
    let layout = random.choose(Layout.allCases)
    let wrapper = kind.wrapper != nil && layout != .yaml ? kind.wrapper : nil
    let original = layout.text(members, wrapper: wrapper, comments: false)
    var damages: [String] = []
    for _ in 0..<1 + Int(random.next() % 3) {
      if let damage = damage(&members, kind, layout, damages, &random) { damages.append(damage) }
    }
    let losesWrapper = wrapper != nil && random.once(in: 10)
    if losesWrapper { damages.append("without wrapper") }
    // A member with a comment is not taken out.
    let mayHaveComments = !damages.contains { $0.hasPrefix("two of") }
    let hasComments = random.once(in: 3) && mayHaveComments
    var text = layout.text(members, wrapper: losesWrapper ? nil : wrapper, comments: hasComments)
    if layout != .yaml, random.once(in: 2), let damage = damageText(&text, &random) { damages.append(damage) }
    return DamagedDocument(
      kind: kind, syntax: layout == .yaml ? .yaml : .json, original: original, damaged: text, damages: damages)
  }

  // MARK: Documents

  private struct Item {
    var key: String
    /// As JSON.
    var value: String
  }

  /// The members of the examples' own documents.
  private static func members(of kind: DocumentKind) -> [Item] {
    let example: Example =
      switch kind.id {
      case "osam-version": .version(["cancel": #"{"ca": "Cancel·la", "es": "Cancelar", "en": "Cancel"}"#])
      case "osam-rating": .rating()
      case "controldeversions": .olderVersion()
      case "valoracions": .olderRating()
      default: .prince()
      }
    let tree = Tree.read(Array(example.unmarked.text.utf8), as: .json)
    var items: [Item] = []
    var object = NodeID.first
    if kind.wrapper != nil { tree.forEachPair(of: 0) { object = $0.value } }
    tree.forEachPair(of: object) { pair in
      let span = tree.span(pair.value)
      items.append(Item(key: tree.text(pair.key), value: String(decoding: tree.bytes[span.range], as: UTF8.self)))
    }
    return items
  }

  private enum Layout: CaseIterable {
    case pretty, compact, windows, yaml

    func text(_ members: [Item], wrapper: String?, comments: Bool) -> String {
      switch self {
      case .pretty, .windows:
        let end = self == .pretty ? "\n" : "\r\n"
        let indent = wrapper == nil ? "  " : "    "
        let body = members.map { "\(indent)\"\($0.key)\": \($0.value)" }.joined(separator: ",\(end)")
        if let wrapper { return "{\(end)  \"\(wrapper)\": {\(end)\(body)\(end)  }\(end)}\(end)" }
        return "{\(end)\(body)\(end)}\(end)"
      case .compact:
        let body = "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
        return wrapper.map { "{\"\($0)\":\(body)}" } ?? body
      case .yaml:
        var text = comments ? "# one document\n" : ""
        for (number, member) in members.enumerated() {
          text += "\(member.key): "
          // Text maps in the style of blocks, every other one.
          if member.value.hasPrefix("{\""), number.isMultiple(of: 2), let block = Self.block(member.value) {
            text += "\n" + block
          } else {
            text += member.value + (comments && number % 3 == 0 ? "  # number \(number)" : "") + "\n"
          }
        }
        return text
      }
    }

    private static func block(_ object: String) -> String? {
      let tree = Tree.read(Array(object.utf8), as: .json)
      var text = ""
      var isFlat = tree.faults.isEmpty
      tree.forEachPair(of: 0) { pair in
        if tree.nodes[pair.value].isContainer { isFlat = false }
        let value = String(decoding: tree.bytes[tree.span(pair.value).range], as: UTF8.self)
        text += "  \(tree.text(pair.key)): \(value)\n"
      }
      return isFlat ? text : nil
    }
  }

  // MARK: Damage to members

  /// Damages one member; nil when there is nothing to damage in this way.
  private static func damage(
    _ members: inout [Item], _ kind: DocumentKind, _ layout: Layout, _ damages: [String], _ random: inout Seeded
  ) -> String? {
    let index = Int(random.next() % UInt64(members.count))
    var item = members[index]
    let member = kind.member(item.key)
    let name = item.key
    // One mistake a member: two may be another one together.
    if member == nil || damages.contains(where: { $0.hasSuffix(" \(name)") }) { return nil }
    let isNumber = Int64(item.value) != nil
    let what: String
    switch random.next() % 10 {
    case 0:
      what = "letter case of"
      item.key = random.once(in: 2) ? name.uppercased() : name.prefix(1).uppercased() + name.dropFirst()
    case 1 where name.count > 6:
      what = "a letter less in"
      item.key.remove(at: item.key.index(item.key.startIndex, offsetBy: 3))
    case 2 where isNumber && kind != .princeOfVersions:
      what = "another number in"
      item.value = random.choose(["\"\(item.value)\"", item.value + ".0", item.value + "e0", "0" + item.value])
      if kind.family.table == nil { return nil }
    case 3:
      what = "small letters in"
      guard case .oneOf = member?.type else { return nil }
      item.value = item.value.lowercased()
    case 4 where item.value == "true" || item.value == "false":
      what = "a boolean in"
      item.value = random.once(in: 2) ? item.value.uppercased() : "\"\(item.value)\""
    case 5 where item.value.contains("\"ca\":") && kind.family.table != nil:
      what = "a language of"
      item.value = item.value.replacing("\"ca\":", with: "\"cat\":")
    case 6 where item.value.contains("l·l"):
      what = "the middle dot in"
      item.value = item.value.replacing("l·l", with: random.choose(["l.l", "l-l", "l•l"]))
    case 7 where item.value.contains("\"en\": \""):
      what = "a blank in"
      item.value = item.value.replacing("\"en\": \"", with: random.choose(["\"en\": \" ", "\"en\": \"\u{200B}"]))
    case 8:
      what = "two of"
      members.insert(item, at: Int(random.next() % UInt64(members.count)))
      return "\(what) \(name)"
    case 9 where kind == .osamVersion:
      switch name {
      case "checkBoxDontShowAgain", "dialogDisplayDuration":
        members.remove(at: index)
        return "without \(name)"
      case "startDate": item.value = String(item.value.dropLast(3))
      case "endDate":
        item.value = "1774908000000"
      default: return nil
      }
      what = "a date in"
    default: return nil
    }
    members[index] = item
    return "\(what) \(name)"
  }

  // MARK: Damage to the text

  private static func damageText(_ text: inout String, _ random: inout Seeded) -> String? {
    let commas = text.indices.filter { text[$0] == "," && text[text.index(after: $0)].isNewline }
    switch random.next() % 7 {
    case 0:
      guard let last = text.lastIndex(of: "}") else { return nil }
      text.insert(",", at: last)
      // In Android's rating library and elsewhere a comma is one more element; here it stands in an object.
      return "a comma too many"
    case 1:
      guard !commas.isEmpty else { return nil }
      text.remove(at: random.choose(commas))
      return "a comma less"
    case 2:
      guard !commas.isEmpty else { return nil }
      text.insert(contentsOf: " // why", at: text.index(after: random.choose(commas)))
      return "a comment"
    case 3:
      text = "\u{FEFF}" + text
      return "a byte-order mark"
    case 4:
      guard !commas.isEmpty else { return nil }
      text.insert(",", at: random.choose(commas))
      return "two commas"
    case 5:
      guard let quote = text.firstRange(of: "\"packageName\"") else { return nil }
      text.replaceSubrange(quote, with: random.once(in: 2) ? "packageName" : "'packageName'")
      return "quotes of packageName"
    default:
      guard !commas.isEmpty else { return nil }
      text.insert(contentsOf: "\u{A0}", at: text.index(after: random.choose(commas)))
      return "a strange blank"
    }
  }

  // MARK: Damage nobody can repair

  private static let pieces: [[UInt8]] =
    [
      ",", ":", "{", "}", "[", "]", "\"", "'", "\\", "#", "//", "/*", "*/", " ", "\n", "\r", "\t", "0", "-", "e",
      "null",
      "true", "é", "\u{FEFF}", "\u{A0}", "&a ", "*a", "- ", "? ", "|\n", ">-\n", "!!str ", "<<: ", "---\n", "%",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x00]]

  /// Puts a member beside another one whose name is nearly the same, once or twice.
  package static func addRivals(to bytes: inout [UInt8], _ syntax: Tree.Syntax, _ random: inout Seeded) {
    let tree = Tree.read(bytes, as: syntax)
    var pairs: [Tree.Pair] = []
    for object in tree.nodeIDs where tree.kind(object) == .object {
      tree.forEachPair(of: object) { pairs.append($0) }
    }
    pairs.removeAll { bytes[tree.span($0.key).start] != UInt8(ascii: "\"") || tree.kind($0.place) == .missing }
    if pairs.isEmpty { return }
    let pair = random.choose(pairs)
    let value = String(decoding: bytes[tree.span(pair.place).range], as: UTF8.self)
    for _ in 0..<1 + Int(random.next() % 2) {
      let name = slip(of: tree.text(pair.key), &random)
      bytes.insert(contentsOf: "\"\(name)\": \(value), ".utf8, at: tree.span(pair.key).start)
    }
  }

  static func slip(of name: String, _ random: inout Seeded) -> String {
    var letters = Array(name)
    if letters.isEmpty { return "x" }
    let at = Int(random.next() % UInt64(letters.count))
    switch random.next() % 5 {
    case 0: return name.uppercased()
    case 1: return name.lowercased()
    case 2: letters.remove(at: at)
    case 3: letters.insert(letters[at], at: at)
    default: letters.swapAt(at, max(0, at - 1))
    }
    return String(letters)
  }

  /// Deletes, doubles, swaps or inserts a few bytes anywhere.
  package static func mangle(_ bytes: inout [UInt8], _ random: inout Seeded) {
    guard !bytes.isEmpty else { return }
    let at = Int(random.next() % UInt64(bytes.count))
    switch random.next() % 6 {
    case 0: bytes.remove(at: at)
    case 1: bytes.insert(bytes[at], at: at)
    case 2: bytes.removeSubrange(at..<min(bytes.count, at + 1 + Int(random.next() % 12)))
    case 3:
      let end = min(bytes.count, at + 1 + Int(random.next() % 20))
      bytes.insert(contentsOf: bytes[at..<end], at: Int(random.next() % UInt64(bytes.count)))
    default: bytes.insert(contentsOf: random.choose(pieces), at: at)
    }
  }
}
