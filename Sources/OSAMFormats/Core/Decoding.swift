import OSAMSyntax

/// Why a client cannot decode a document, and where.
package struct DecodingFailure: Sendable {
  package enum Reason: Sendable {
    case fault(SyntaxFault)
    case observation(Observation)
    case answer(ClientAnswer.Failure)
  }

  package var reason: Reason
  package var span: SourceSpan
  package var clients: ClientSet
  /// JSON pointer where there is one.
  package var pointer: String
  /// The platform it is about, when the document speaks to several.
  package var platform: String?
}

/// Which clients can decode a document: faults of the text and observations of the shape together.
///
/// In a text without faults the tree is what every client reads, and the observations say it all. In one
/// with faults each decoder range reads the text itself (`TableClients.read`) and has the last word; faults and
/// observations explain why.
package struct Decoding: Sendable {
  package var document: Document
  package var observations: [Observation]
  /// In file order, what is missing last: the order in which a decoder meets them.
  package var failures: [DecodingFailure] = []
  /// Failures that would keep clients from decoding the document if a device reached them, and none does.
  package private(set) var unreached: [DecodingFailure] = []
  /// For each fault of a text that clients decode as it is, those that cannot decode the document because of it.
  private var refusals: [ClientSet] = []
  /// The reading of a served JSON text with faults by each of the family's decoders; else empty.
  private var readings: [Result<[MemberValue?], DecoderFailure>] = []
  /// Clients that never come back from reading it, among those that cannot decode it. [module-endless-value]
  package private(set) var endlessTo = ClientSet.empty
  /// The answer of each client, for kinds whose clients are asked; else empty.
  package private(set) var answers: [ClientAnswer] = []

  package init(_ document: Document) {
    self.document = document
    observations = document.observe()
    guard case .table(let clients) = document.kind.family else {
      askClients()
      return
    }
    let faults = document.tree.faults
    if document.isReadByClients, !faults.isEmpty {
      let ignored = document.ignoredValues()
      refusals = faults.map { Self.refusing($0, document, ignored, clients) }
      letRead(clients)
    }
    let refusing = faultsThatRefuse
    if document.isBroken { letTheBreakExplain(refusing) }
    for (fault, clients) in refusing {
      failures.append(
        .init(reason: .fault(fault), span: fault.span, clients: clients, pointer: document.rootPointer))
    }
    for observation in observations where !observation.refusedBy.isEmpty {
      failures.append(
        .init(
          reason: .observation(observation), span: observation.span, clients: observation.refusedBy,
          pointer: observation.pointer))
    }
    failures.sort { left, right in
      let (leftMissing, rightMissing) = (left.isMissing, right.isMissing)
      return leftMissing == rightMissing ? left.span.start < right.span.start : rightMissing
    }
  }

  /// Faults over which clients fail, with these clients, in file order.
  private var faultsThatRefuse: [(fault: SyntaxFault, clients: ClientSet)] {
    let faults = document.tree.faults
    if document.isReadByClients {
      return zip(faults, refusals).filter { !$1.isEmpty }.map { (fault: $0, clients: $1) }
    }
    // Of the faults beside a document of a list, the first says it all: each document has those of the whole file.
    func refuses(_ number: Int) -> Bool { !Self.refusing(faults[number], unserved: document.kind).isEmpty }
    guard let first = faults.indices.first(where: refuses) else { return [] }
    let inside = document.tree.faults(within: document.span(document.root)).filter { $0 != first && refuses($0) }
    return ([first] + inside).map { (faults[$0], document.kind.clients) }
  }

  private mutating func askClients() {
    answers = ClientAnswer.all(document)
    for answer in answers {
      guard let failure = answer.failure else { continue }
      let node = failure.node(in: document)
      let decodingFailure = DecodingFailure(
        reason: .answer(failure), span: failure.span(in: document), clients: answer.clients,
        pointer: document.pointer(to: node), platform: answer.platform)
      if failure.reach == .noDevice { unreached.append(decodingFailure) } else { failures.append(decodingFailure) }
    }
  }

  /// For each fault of the file, the clients that cannot decode the document because of it. A list has one document for
  /// each of its items, so this is asked only where there is one.
  package var faultRefusals: [ClientSet] {
    let faults = document.tree.faults
    if document.kind.family.table != nil {
      return document.isReadByClients ? refusals : faults.map { Self.refusing($0, unserved: document.kind) }
    }
    var refusing: [SourceSpan: ClientSet] = [:]
    for answer in answers {
      guard let failure = answer.failure, failure.offset != nil else { continue }
      let span = failure.span(in: document)
      refusing[span] = (refusing[span] ?? .empty) | answer.clients
    }
    return faults.map { refusing[$0.span] ?? .empty }
  }

  /// The platforms that clients were asked about, in order; one of no name for kinds without.
  package var platforms: [String?] {
    var platforms: [String?] = []
    for answer in answers where !platforms.contains(answer.platform) { platforms.append(answer.platform) }
    return platforms.isEmpty ? [nil] : platforms
  }

  /// Members that seem to be missing, unknown or of another type may only seem so because of the break.
  private mutating func letTheBreakExplain(_ faults: [(fault: SyntaxFault, clients: ClientSet)]) {
    let refusing = faults.reduce(.empty) { $0 | $1.clients }
    observations = observations.map { $0.sparing(refusing) }
  }

  /// Clients that decode the document lose their failures; one that fails for no reason found in the
  /// tree fails because of the fault nearest to where it gives up.
  private mutating func letRead(_ clients: TableClients) {
    var decoding = ClientSet.empty
    // In a broken text no observation explains anything.
    let shape = document.isBroken ? [] : observations.map { $0.refusedBy }
    let explained = (refusals + shape).reduce(.empty, |)
    for range in clients.decoders {
      let reading = clients.read(document.tree.bytes, document.kind, range)
      readings.append(reading)
      switch reading {
      case .success: decoding = decoding | range.clients
      case .failure(let failure):
        if failure.isEndless { endlessTo = endlessTo | range.clients.intersection(document.kind.clients) }
        let unexplained = range.clients.subtracting(explained)
        if unexplained.isEmpty { continue }
        let nearest = Self.nearestFault(document.tree.faults, to: failure.offset, clients)
        refusals[nearest] = refusals[nearest] | unexplained
      }
    }
    for index in refusals.indices { refusals[index] = refusals[index].subtracting(decoding) }
    observations = observations.map { $0.sparing(decoding) }
  }

  /// Faults that all clients read past by themselves count only when there is no other.
  private static func nearestFault(_ faults: [SyntaxFault], to offset: Int, _ clients: TableClients) -> Int {
    func distance(_ fault: Int) -> Int {
      let span = faults[fault].span
      return max(span.start - offset, offset - span.end, 0)
    }
    let harmful = faults.indices.filter { clients.accepting(faults[$0].kind) != clients.everyone }
    let candidates = harmful.isEmpty ? Array(faults.indices) : harmful
    return candidates.min { distance($0) < distance($1) } ?? 0
  }

  /// The value of a member to a client that decodes the document; nil when it does not read it, or it is left out or
  /// null.
  package func value(_ name: String, for client: Client) -> MemberValue? {
    guard let row = document.kind.index(of: name), document.kind.members[row].readBy.contains(client) else {
      return nil
    }
    if readings.isEmpty { return document.value(row, for: client) }
    guard let range = document.kind.decoders.firstIndex(where: { $0.clients.contains(client) }),
      case .success(let values) = readings[range]
    else { return nil }
    return values[row]
  }

  /// The tree is what every client reads, so that texts are the same to all of them.
  var isOfTree: Bool { readings.isEmpty }

  /// Clients of the document's kind that cannot decode it.
  package var refusedBy: ClientSet { failures.reduce(.empty) { $0 | $1.clients } }

  /// Clients that no device can use the document with, whatever its system, version and language. Of the others in
  /// `refusedBy` some devices may: those that choose another configuration, or ask for another language.
  package var uselessTo: ClientSet {
    if document.kind.family.table != nil { return refusedBy }
    var useless = ClientSet.empty
    var useful = ClientSet.empty
    for answer in answers {
      if let failure = answer.failure, failure.offset != nil || failure.isCertain && failure.reach == .everyDevice {
        useless = useless | answer.clients
      } else {
        useful = useful | answer.clients
      }
    }
    // One of its platforms may read what another does not.
    return useless.subtracting(useful)
  }

  package func firstFailure(for client: Client) -> DecodingFailure? {
    failures.first { $0.clients.contains(client) }
  }

  /// Who fails on a fault of a text that is not decoded as it is; what matters is whether it can be read.
  package static func refusing(_ fault: SyntaxFault, unserved kind: DocumentKind) -> ClientSet {
    fault.kind == .byteOrderMark || fault.kind == .loneSurrogate ? .empty : kind.clients
  }

  private static func refusing(
    _ fault: SyntaxFault, _ document: Document, _ ignored: [IgnoredValue], _ clients: TableClients
  ) -> ClientSet {
    let readers = document.kind.clients
    var accepting = document.accepting(fault, among: clients)
    for value in ignored where fault.kind != .tooMany && value.holds(fault.span) {
      accepting = accepting.subtracting(value.clients) | value.accepting
    }
    return readers.subtracting(accepting)
  }
}

extension DecodingFailure {
  /// It was measured or read on the very platform; else it may be otherwise.
  package var isCertain: Bool {
    guard case .answer(let answer) = reason else { return true }
    return answer.isCertain
  }

  /// Which devices come to it.
  package var reach: Reach {
    guard case .answer(let answer) = reason else { return .everyDevice }
    return answer.reach
  }

  fileprivate var isMissing: Bool {
    guard case .observation(let observation) = reason else { return false }
    return observation.code == .missingMember || observation.code == .missingLanguage
      || observation.code == .missingWrapper
  }
}

extension Document {
  /// The value of a member as the tree has it.
  fileprivate func value(_ row: Int, for client: Client) -> MemberValue? {
    guard let value = pair(row: row)?.value, tree.kind(value) != .null else { return nil }
    let member = kind.members[row]
    switch member.type {
    case .integer, .instant, .duration:
      return reading(row: row, value: value).value(by: kind.decoders.runtime(of: client)).map(MemberValue.integer)
    case .boolean: return .boolean(tree.text(value).lowercased() == "true")
    case .texts:
      var texts: PerLanguage<String> = [:]
      tree.forEachPair(of: value) { entry in
        guard let language = Language(tree, entry.key) else { return }
        texts[language] = tree.textAsRead(entry.value)
      }
      return .texts(texts)
    case .names:
      var names: [String] = []
      tree.forEachItem(of: value) { names.append(tree.textAsRead($0)) }
      return .names(names)
    case .text, .link, .oneOf, .shaped, .unread: return .text(tree.textAsRead(value))
    }
  }

  /// Clients that read on after a fault outside of ignored values.
  fileprivate func accepting(_ fault: SyntaxFault, among clients: TableClients) -> ClientSet {
    let usual = clients.accepting(fault.kind)
    let bytes = tree.bytes
    switch fault.kind {
    case .leadingComma:
      // One comma, and not in the outermost object.
      guard let bracket = fault.related, bracket.start > span(root).start,
        bytes[bracket.end..<fault.span.start].allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) })
      else { return usual }
      return usual | clients.decoders.clients { $0.acceptsNestedLeadingComma }
    case .unquotedValue, .unquotedKey, .typographicQuotes:
      // A lone backslash or control character is a word to our reader only.
      let word = bytes[fault.span.start..<fault.span.end]
      if !word.allSatisfy(JSONRuntime.isPartOfWord) { return .empty }
      if fault.kind == .unquotedKey { return usual }
      // So are digits of other scripts. Where no number belongs, the shape says so.
      let digits = String(decoding: word, as: UTF8.self)
      return usual | clients.decoders.clients { $0.integer(digits) != nil }
    case .singleQuotedKey:
      // To the lenient reader it is an unknown name, so it does no harm unless a known one was meant.
      let quoted = bytes[fault.span.start..<fault.span.end].dropFirst().dropLast()
      let name = String(decoding: quoted, as: UTF8.self)
      let isKnown = kind.member(name) != nil || name == kind.wrapper || Language(rawValue: name) != nil
      return isKnown || !quoted.allSatisfy(JSONRuntime.isPartOfWord)
        ? usual : usual | clients.decoders.clients { $0.isLenient }
    default: return usual
    }
  }

  /// The values with faults in them that some clients do not look at: those of unknown members, and of
  /// members that only other releases read.
  fileprivate func ignoredValues() -> [IgnoredValue] {
    var values: [IgnoredValue] = []
    func add(_ pair: Tree.Pair, ignoredBy clients: ClientSet) {
      if clients.isEmpty { return }
      if let value = IgnoredValue(tree, pair, clients, kind.decoders) { values.append(value) }
    }
    let readers = kind.clients
    if let wrapper = kind.wrapper, !wrappers.isEmpty {
      tree.forEachPair(of: root) { pair in
        if tree.text(pair.key) != wrapper { add(pair, ignoredBy: readers) }
      }
    }
    for holder in wrappers.isEmpty ? [root] : wrappers.map({ $0.value }) {
      tree.forEachPair(of: holder) { pair in
        guard let row = kind.row(tree, pair.key) else { return add(pair, ignoredBy: readers) }
        let member = kind.members[row]
        add(pair, ignoredBy: readers.subtracting(member.readBy))
        guard member.isTexts else { return }
        tree.forEachPair(of: pair.value) { entry in
          if Language(tree, entry.key) == nil { add(entry, ignoredBy: member.readBy) }
        }
      }
    }
    return values
  }
}

/// A value with faults in it that some clients step over.
private struct IgnoredValue {
  /// From just past the colon.
  var span: SourceSpan
  /// Clients that do not know the member.
  var clients: ClientSet
  /// Those of them that get over it.
  var accepting: ClientSet = .empty

  /// Nil when no fault touches the value.
  init?(_ tree: Tree, _ pair: Tree.Pair, _ clients: ClientSet, _ decoders: [DecoderRange]) {
    guard let start = Self.pastColon(tree, pair.key) else { return nil }
    let value = tree.span(pair.place)
    guard Self.touches(tree.faults, SourceSpan(start, value.end)) else { return nil }
    span = SourceSpan(start, max(start, value.end))
    self.clients = clients
    for runtime in JSONRuntime.all {
      guard let end = runtime.endOfIgnoredValue(tree.bytes, from: start) else { continue }
      accepting = accepting | decoders.clients { $0 == runtime }.intersection(clients)
      span.end = max(span.end, end)
    }
  }

  /// True if a fault is inside; what is missing just after the value is not.
  func holds(_ fault: SourceSpan) -> Bool {
    span.contains(fault) && !(fault.isEmpty && fault.start == span.end)
  }

  private static func pastColon(_ tree: Tree, _ key: NodeID) -> Int? {
    var at = tree.span(key).end
    while at < tree.bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(tree.bytes[at]) { at += 1 }
    return at < tree.bytes.count && tree.bytes[at] == UInt8(ascii: ":") ? at + 1 : nil
  }

  /// True if a fault starts inside a span. Faults are in file order.
  private static func touches(_ faults: [SyntaxFault], _ span: SourceSpan) -> Bool {
    var low = 0
    var high = faults.count
    while low < high {
      let middle = (low + high) / 2
      if faults[middle].span.start < span.start { low = middle + 1 } else { high = middle }
    }
    return low < faults.count && faults[low].span.start <= span.end
  }
}
