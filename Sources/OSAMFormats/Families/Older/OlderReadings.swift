import OSAMSyntax

/// A document of an older library as each of its clients reads it, for rules that ask.
///
/// It is read as the tree has it, whose text may have faults over which clients give up: what stands behind these is
/// wrong all the same.
package struct OlderReadings: Sendable {
  package let document: Document
  /// The document as a reader has it that takes the file as the tree does.
  package let value: ReadValue
  /// Clients that read alike, in the order of the catalogue, and what they have in hand; nil where there is nothing to
  /// take from.
  private let contents: [(clients: ClientSet, content: OlderContent?)]
  /// The elements over which some client stumbles.
  package let failures: [OlderFailure]

  /// Nil for documents of other libraries, and where there is no value to look at.
  package init?(_ document: Document) {
    guard document.kind.traits.contains(.olderReadings), document.tree.kind(document.root) != .missing else {
      return nil
    }
    self.document = document
    value = ReadValue(document.tree, document.root)
    let (contents, found) = Self.read(value, document.kind)
    self.contents = contents
    let failures = Self.failures(found, document)
    self.failures = failures + Self.hidden(value, document, behind: failures)
  }

  /// Everything that each client takes, one reading for clients that read alike.
  package var readings: [Reading] { contents.map { Reading(clients: $0.clients, taken: $0.content?.taken ?? []) } }

  private typealias Found = [(fault: OlderFault, clients: ClientSet)]

  private static func read(
    _ value: ReadValue, _ kind: DocumentKind
  ) -> (contents: [(clients: ClientSet, content: OlderContent?)], found: Found) {
    var contents: [(clients: ClientSet, content: OlderContent?)] = []
    var found: Found = []
    for (clients, first) in OlderReader.alike(kind) {
      let faults: [OlderFault]
      switch OlderReader.content(of: value, for: first) {
      case nil: continue
      case .failure(let fault)?:
        contents.append((clients: clients, content: nil))
        faults = [fault]
      case .success(let content)?:
        contents.append((clients: clients, content: content))
        faults = Array(content.faults.prefix(mostFaults))
      }
      for fault in faults {
        if let same = found.firstIndex(where: { $0.fault == fault }) {
          found[same].clients = found[same].clients | clients
        } else {
          found.append((fault, clients))
        }
      }
    }
    return (contents, found)
  }

  /// A list can hold tens of thousands of faulty entries; the first of them, for each client, are enough.
  private static let mostFaults = 200

  private static func failures(_ found: Found, _ document: Document) -> [OlderFailure] {
    var result: [OlderFailure] = []
    for (fault, clients) in found {
      if let same = result.firstIndex(where: { $0.path == fault.path }) {
        result[same].faults.append((fault, clients))
      } else if let node = document.tree.node(at: fault.place) {
        result.append(
          OlderFailure(path: fault.path, isMissing: fault.isMissing, node: node, faults: [(fault, clients)]))
      }
    }
    return result
  }

  /// A version that cannot be read is not noticed by clients that have no mode to compare it with.
  private static func hidden(
    _ value: ReadValue, _ document: Document, behind found: [OlderFailure]
  ) -> [OlderFailure] {
    guard document.kind == .controlDeVersions, case .object(let members) = value.content else { return [] }
    let mode = value["comparisonMode"]
    if mode != nil, mode != .null, !found.contains(where: { $0.path == [.name("comparisonMode")] }) { return [] }
    let others = members.filter { $0.name != "comparisonMode" }
    let repaired = ReadValue(
      .object(others + [ReadValue.Member("comparisonMode", .number("0"))]), at: value.place)
    return failures(read(repaired, document.kind).found, document).compactMap { failure in
      guard failure.path == [.name("version")], !found.contains(where: { $0.path == failure.path }) else { return nil }
      var failure = failure
      failure.isHidden = true
      return failure
    }
  }
}

/// An element of a document over which clients stumble.
package struct OlderFailure: Sendable {
  /// From the root of the document down.
  package var path: [PathStep]
  package var isMissing: Bool
  /// The value; where it is missing, the object that lacks it.
  package var node: NodeID
  /// Faults of the element, each with its clients.
  package var faults: [(fault: OlderFault, clients: ClientSet)]
  /// Nobody comes to it as long as `comparisonMode` is wrong.
  package var isHidden = false

  /// The member of the document it is in; nil for the document itself.
  package var member: String? { if case .name(let name)? = path.first { name } else { nil } }
  /// The key it stands under, or the member when it is in a list.
  package var name: String? { if case .name(let name)? = path.last { name } else { member } }
}

// MARK: Results of the readings

extension OlderReadings {
  private var versionIOS: OlderVersionIOS? {
    contents.lazy.compactMap { if case .versionIOS(let version)? = $0.content { version } else { nil } }.last
  }

  private var versionAndroid: OlderVersionAndroid? {
    contents.lazy.compactMap { if case .versionAndroid(let version)? = $0.content { version } else { nil } }.last
  }

  private var ratingAndroid: OlderRatingAndroid? {
    contents.lazy.compactMap { if case .ratingAndroid(let rating)? = $0.content { rating } else { nil } }.last
  }

  /// The comparison mode as each platform takes it; nil when it has none.
  package var modes: (iOS: Int32?, android: Int32?) {
    guard document.has("comparisonMode") else { return (nil, nil) }
    let android = versionAndroid
    return (
      try? versionIOS?.mode.get(), android?.isWhole == true ? android?.mode : nil
    )
  }

  /// The comparison mode when both platforms read the same.
  package var mode: Int32? { modes.iOS == modes.android ? modes.iOS : nil }

  /// A whole number, as far as Android reads it.
  package func number(_ member: String) -> Int64? {
    guard let value = document.pair(member)?.value, [.number, .string].contains(document.tree.kind(value)) else {
      return nil
    }
    return JavaNumber.double(document.tree.text(value)).flatMap { Int64(exactly: $0) }
  }

  /// The clients of version control for which something holds that depends on the buttons an alert has in some
  /// language.
  package func clients(where holds: (_ hasButton: (_ member: String) -> Bool) -> Bool) -> ClientSet {
    guard document.kind == .controlDeVersions else { return .empty }
    let onIOS = holds { texts($0).contains { OlderVersionIOS.isButton(text($0)) == true } }
    let onAndroid = holds { texts($0).contains { OlderVersionAndroid.isButton(text($0)) } }
    return (onIOS ? ClientSet(.controlDeVersionsIOS) : .empty)
      | (onAndroid ? ClientSet(.controlDeVersionsAndroid) : .empty)
  }

  private func text(_ label: OlderWrittenText) -> OlderText { .text(document.tree.text(label.node)) }

  /// The clients that show the alert with the OK button and without the cancel button.
  package var forcing: ClientSet {
    clients { hasButton in hasButton("okButtonTitle") && !hasButton("cancelButtonTitle") }
  }
}

// MARK: Texts

/// A text of an older document, with the code of its language.
package struct OlderWrittenText: Sendable {
  /// The member, or `messages`.
  package var member: String
  /// Nil for a text that is the same in all languages.
  package var code: String?
  /// The node of the code; nil without one.
  package var codeNode: NodeID?
  /// The text's node.
  package var node: NodeID

  /// The language that the code stands for; nil when it is none of the three.
  package var language: Language? { code.flatMap(LanguageCode.right) }
}

/// One entry of `messages` that is an object.
package struct OlderMessage: Sendable {
  package var node: NodeID
  /// The two members that are read; nil when missing.
  package var language: Tree.Pair?
  package var content: Tree.Pair?
}

extension OlderReadings {
  private var labels: [OlderLabel] {
    versionIOS?.labels ?? versionAndroid?.labels ?? []
  }

  /// The languages of a label of the alert that has one text for each, by key; nil when it is something else.
  package func languages(_ member: String) -> [OlderWrittenText]? {
    labels.first { $0.name == member }?.texts?.compactMap { entry in
      document.tree.node(at: entry.value.place).map {
        OlderWrittenText(member: member, code: entry.name, codeNode: document.tree.node(at: entry.place), node: $0)
      }
    }
  }

  /// The texts of a label, whatever its form.
  package func texts(_ member: String) -> [OlderWrittenText] {
    let tree = document.tree
    if let pair = document.pair(member), tree.kind(pair.value) == .string {
      return [OlderWrittenText(member: member, node: pair.value)]
    }
    return (languages(member) ?? []).filter { tree.kind($0.node) == .string }
  }

  /// Every text that users may see, in the order of the format.
  package var shownTexts: [OlderWrittenText] {
    if document.kind == .controlDeVersions { return OlderLabel.ofAlert.flatMap(texts) }
    let tree = document.tree
    return messages.compactMap { message in
      guard let content = message.content?.value, tree.kind(content) == .string else { return nil }
      let code = message.language.map { $0.value }.flatMap { tree.kind($0) == .string ? $0 : nil }
      return OlderWrittenText(member: "messages", code: code.map(tree.text), codeNode: code, node: content)
    }
  }

  /// The entries of `messages` that are objects.
  package var messages: [OlderMessage] {
    let tree = document.tree
    return (ratingAndroid?.entries ?? []).compactMap { entry in
      tree.node(at: entry.place).map { node in
        OlderMessage(node: node, language: pair(entry.language, of: node), content: pair(entry.content, of: node))
      }
    }
  }

  /// The member of an object that was taken; nil when there is none.
  private func pair(_ taken: Taken, of object: NodeID) -> Tree.Pair? {
    let tree = document.tree
    guard taken.value != nil, let key = tree.node(at: taken.key) else { return nil }
    var found: Tree.Pair?
    tree.forEachPair(of: object) { if tree.resolved($0.key) == key { found = $0 } }
    return found
  }

  /// The members of an entry that no client reads.
  package func unread(in message: OlderMessage) -> [Tree.Pair] {
    let tree = document.tree
    var pairs: [Tree.Pair] = []
    tree.forEachPair(of: message.node) { pair in
      if tree.kind(pair.key) != .missing, !OlderRatingAndroid.Entry.keys.contains(where: { tree.reads(pair.key, $0) }) {
        pairs.append(pair)
      }
    }
    return pairs
  }
}
