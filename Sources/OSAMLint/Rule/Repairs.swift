import OSAMFormats
import OSAMSyntax

/// Repairs that several rules make.
extension Inspection {
  /// Another name for a key, unless its object has a member of that name. `readers` read the member of that name, and
  /// do not read it under the wrong one.
  func renaming(_ key: NodeID, to name: String?, for readers: ClientSet) -> Repair? {
    guard let name, let isTaken = isTaken(name, beside: key) else { return nil }
    return isTaken ? nil : Repair("Write “\(name)”", .read(by: readers), .rename(key: key, to: name))
  }

  /// True if the object that has a key has this name as well; nil for an object with more keys than people look at.
  private func isTaken(_ name: String, beside key: NodeID) -> Bool? {
    guard let object = document.tree.smallObject(around: key) else { return nil }
    var isTaken = false
    document.tree.forEachPair(of: object) { if document.tree.reads($0.key, name) { isTaken = true } }
    return isTaken
  }

  /// Help for a key that is nearly this name. Written beside the right one it would be there twice.
  func helpToRename(_ key: NodeID, to name: String) -> LocalizedMessage {
    isTaken(name, beside: key) == true ? "Remove it: \(quoted(name)) is there as well." : "Write \(quoted(name))."
  }

  /// Help for a nearly right key in the place of a member of the table; a question where its value does not fit.
  func helpToRename(_ observation: Observation) -> LocalizedMessage {
    let name = observation.suggestion ?? ""
    return fits(observation) ? helpToRename(observation.node, to: name) : "Did you mean \(quoted(name))?"
  }

  func renaming(_ observation: Observation) -> Repair? {
    if !fits(observation) { return nil }
    let readers = observation.member.map { document.kind.members[$0].readBy }
    return renaming(observation.node, to: observation.suggestion, for: readers ?? document.kind.clients)
  }

  /// True if the value of a key may stand behind the one that was meant.
  private func fits(_ observation: Observation) -> Bool {
    guard let row = observation.member else { return true }
    let value = document.tree.after(observation.node)
    return document.tree.isLast(observation.node)
      || document.kind.members[row].mayHold(document.tree.kind(document.tree.resolved(value)))
  }

  /// The value of an enumeration that was meant.
  func choosing(_ observation: Observation) -> Repair? {
    guard let choice = observation.suggestion, let row = observation.member else { return nil }
    let readers = document.kind.members[row].readBy
    return Repair("Write “\(choice)”", .read(by: readers), .set(observation.node, .string(choice)))
  }

  /// The whole number that a value stands for, in plain digits. Every client that reads the value reads this number.
  func writingPlainly(_ observation: Observation) -> Repair? {
    guard let row = observation.member,
      let number = document.reading(row: row, value: observation.node).exactValue
    else { return nil }
    return writingPlainly(observation.node, number)
  }

  /// The whole number that the value of a member of another kind stands for, in plain digits, by its text alone.
  func writingPlainly(_ node: NodeID) -> Repair? {
    IntegerReading.exactValue(of: document.tree.text(node)).flatMap { writingPlainly(node, $0) }
  }

  private func writingPlainly(_ node: NodeID, _ number: Int64) -> Repair {
    Repair("Write \(number)", .none, .set(node, .integer(number)))
  }

  /// A date that was probably meant, written as the document has dates.
  func writing(_ member: String, _ milliseconds: Int64?) -> Repair? {
    guard let milliseconds, milliseconds != document.integer(member), let place = document.pair(member)?.place else {
      return nil
    }
    if let written = written(milliseconds, as: member) {
      return Repair("Write \(written)", .guess, .set(place, .string(written)))
    }
    return Repair("Write \(milliseconds)", .guess, .set(place, .integer(milliseconds)))
  }

  /// A piece of a text that goes, or makes place for another. Texts that users see or open are corrected; names that
  /// clients compare are read by those that do. `seen` is the text without blanks and invisible characters around it.
  func correcting(_ range: Range<Int>, in text: WrittenText, leaving seen: Range<Int>?, with new: String = "")
    -> Repair?
  {
    // A text of which nothing is left that can be seen is another one: no button, no address.
    guard let seen, !range.contains(seen.lowerBound) || !range.contains(seen.upperBound - 1) else { return nil }
    let readers: ClientSet =
      switch text.member {
      case "versionName": ModuleChange.comparesVersionName.releases
      default: .empty
      }
    let title: LocalizedMessage = new.isEmpty ? "Delete it" : "Write “\(new)”"
    let change = Change.replace(range, in: text.node, with: new)
    return Repair(title, text.isShown || text.member == "url" ? .correction : .read(by: readers), change)
  }
}

extension WrittenText {
  /// From the first byte that can be seen to the last one; nil when there is none.
  var seen: Range<Int>? {
    func isSeen(_ item: PlacedScalar) -> Bool {
      !item.scalar.properties.isWhitespace && !Display.isInvisible(item.scalar)
    }
    let scalars = text.placedScalars
    guard let first = scalars.first(where: isSeen), let last = scalars.last(where: isSeen) else { return nil }
    return first.start..<last.end
  }
}

/// Readers that take bare words and odd blanks for text, where strict ones give up; what they make of such a text may
/// be
/// anything but what it looks like. [older-gson, prince-android-json]
let lenientReaders =
  ClientSet(.controlDeVersionsAndroid) | ClientSet(.valoracionsAndroid) | ClientSet(.princeAndroid)
  | ClientSet(.princeKMP)

extension FileInspection {
  /// Other bytes where a fault is, which leave every client that reads the document with the same values; nil in a text
  /// that is broken beyond certainty.
  func rewriting(
    _ fault: SyntaxFault, _ title: LocalizedMessage, _ text: String = "", span: SourceSpan? = nil,
    impact: Repair.Impact = .none
  ) -> Repair? {
    isMendable ? Repair(title, impact, .bytes(span ?? fault.span, text)) : nil
  }
}

extension Tree {
  /// True if every fault of the text is one whose remedy is certain. A quote, a bracket or a colon that is missing
  /// makes
  /// commas and words around it look wrong that are not.
  var isMendable: Bool {
    var hasWords = false
    var hasGaps = false
    var hasControls = false
    for fault in faults {
      switch fault.kind {
      case .byteOrderMark, .trailingComma, .doubledComma, .leadingComma, .comment, .strangeBlank, .leadingZero,
        .leadingPlus, .literalCase:
        break
      case .missingComma: hasGaps = true
      case .unquotedKey, .unquotedValue, .singleQuotedKey, .singleQuotedValue, .typographicQuotes: hasWords = true
      case .controlCharacter: hasControls = true
      default: return false
      }
    }
    return !(hasGaps && hasWords) && !(hasControls && (hasGaps || hasWords))
  }
}

extension Member {
  /// True if a value of this sort may be what the member holds.
  fileprivate func mayHold(_ kind: Node.Kind) -> Bool {
    switch type {
    case .integer, .instant, .duration: kind == .number || kind == .string
    case .text, .link, .oneOf: kind == .string
    case .boolean: kind == .boolean || kind == .string
    case .texts, .shaped(_, .object): kind == .object
    case .shaped(_, .textOrTexts): kind == .string || kind == .object
    case .names, .shaped(_, .messages): kind == .array
    case .shaped(_, .configurations): kind == .array || kind == .object
    case .unread: true
    }
  }
}

extension Tree {
  /// The object that a key stands in, if it is not too large to be looked through for every one of its keys.
  func smallObject(around key: NodeID) -> NodeID? {
    guard let object = container(of: key, within: Self.small), kind(object) == .object,
      nodes(in: object).count <= Self.small
    else { return nil }
    return object
  }

  private static let small = 2000
}
