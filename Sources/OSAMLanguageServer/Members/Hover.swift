import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Facts about a place: the member, what clients make of its very value, the rules whose findings stand there.
package struct Hover {
  private let text: LocatedText
  private let findings: [Finding]
  private let models: DecisionModels
  private let targets: ClientSet
  private let now: Instant
  private let formatter: MessageFormatter
  /// The address of the page of a rule.
  private let page: (String) -> String?

  package init(
    _ text: LocatedText, _ findings: [Finding], _ models: DecisionModels, targets: ClientSet, now: Instant,
    in formatter: MessageFormatter,
    page: @escaping (String) -> String?
  ) {
    self.formatter = formatter
    self.text = text
    self.findings = findings
    self.models = models
    self.targets = targets
    self.now = now
    self.page = page
  }

  private var tree: Tree { text.tree }

  /// Nil where nothing is known.
  package func json(at position: LSP.Position, for client: ClientAbilities) -> JSONValue? {
    let offset = text.places.offset(of: position)
    var hover = HoverText(formatter)
    var span = SourceSpan(offset, offset)
    if let document = text.document(at: offset), let place = place(of: offset, in: document) {
      span = place.span
      describe(place, document, &hover)
    }
    for finding in findings where finding.span.start <= offset && offset <= finding.span.end {
      if span.isEmpty { span = finding.span }
      describe(finding, client, &hover)
    }
    return hover.isEmpty ? nil : hover.json(for: client, at: text.places.range(of: span))
  }

  private func describe(_ finding: Finding, _ client: ClientAbilities, _ hover: inout HoverText) {
    guard let rule = Rule.named(finding.rule) else { return }
    hover.add(heading: rule.id, "\(LocalizedMessage(said: rule.title)).")
    hover.add(text: formatter.paragraphs(of: rule.why))
    if let page = page(rule.id) { hover.add(text: client.takesHoverMarkdown ? "[\(rule.id)](\(page))" : page) }
  }

  // MARK: Members

  /// A key or a value.
  private struct Place {
    /// From the document's root to here.
    var path: [Tree.Pair]
    var span: SourceSpan
    var pair: Tree.Pair { path[path.count - 1] }
  }

  private func place(of offset: Int, in document: Document) -> Place? {
    let path = text.path(to: offset, from: document.root)
    guard let last = path.last else { return nil }
    let (key, value) = (tree.span(last.key), tree.span(last.place))
    if key.start <= offset, offset <= key.end { return Place(path: path, span: key) }
    // Between the members of an object is no member.
    guard value.start <= offset, offset <= value.end, !tree.nodes[last.value].isContainer else { return nil }
    return Place(path: path, span: value)
  }

  private func describe(_ place: Place, _ document: Document, _ hover: inout HoverText) {
    let name = tree.text(place.pair.key)
    guard let index = place.path.firstIndex(where: { pair in isMember(pair, document) }) else {
      if name == document.kind.wrapper { hover.add(heading: name, "the object with the members of the document.") }
      return
    }
    let pair = place.path[index]
    guard let row = document.kind.row(tree, pair.key) else { return }
    let member = document.kind.members[row]
    if index < place.path.count - 1 {
      describeInside(name, member, place, document, &hover)
      return
    }
    hover.add(heading: member.name, "\(member.type.title).")
    hover.add(LocalizedMessage(said: member.meaning))
    let need = member.need(among: document.kind.clients)
    if !need.isEmpty { hover.add("\(need).") }
    if let assumed = member.assumedValue {
      hover.add(
        Int64(assumed) == Self.never ? "Left out: never." : "Left out: \(LocalizedMessage(said: assumed)).")
    }
    describeValue(row, member, pair, document, &hover)
  }

  private func isMember(_ pair: Tree.Pair, _ document: Document) -> Bool {
    guard let body = document.body, document.kind.row(tree, pair.key) != nil else { return false }
    var isOwn = false
    tree.forEachOwnPair(of: body) { if $0.key == pair.key { isOwn = true } }
    return isOwn
  }

  /// A language, or what stands in a configuration of Prince of Versions.
  private func describeInside(
    _ name: String, _ member: Member, _ place: Place, _ document: Document, _ hover: inout HoverText
  ) {
    switch member.type {
    case .texts:
      guard let language = Language(rawValue: name) else { return }
      hover.add(heading: "\(member.name).\(name)", "\(language.title).")
      hover.add(LocalizedMessage(said: member.meaning))
    case .shaped(_, .configurations):
      if let meaning = PrinceMember.meanings[name] {
        hover.add(heading: name, LocalizedMessage(said: meaning))
      }
      if place.path.dropLast().last.map({ tree.reads($0.key, "requirements") }) == true {
        hover.add(heading: name, Self.requirement(name, member))
      }
      describeVersion(name, member.name, place.pair, document, &hover)
    case .shaped(_, .textOrTexts):
      let language = Language(rawValue: name == "cat" ? Language.ca.rawValue : name)
      hover.add(heading: "\(member.name).\(name)", language.map { "\($0.title)." } ?? "text.")
      hover.add(LocalizedMessage(said: member.meaning))
    case .shaped(_, .messages):
      guard let meaning = Self.partsOfMessages.first(where: { $0.name == name })?.meaning else { return }
      hover.add(heading: name, meaning)
      hover.add(LocalizedMessage(said: member.meaning))
    default: return
    }
  }

  /// Members of an entry of the older libraries' list of texts. [older-rating-messages]
  private static let partsOfMessages: [(name: String, meaning: LocalizedMessage)] = [
    ("languaje", "The code of the language of the text; the key is spelt so."), ("content", "The text."),
  ]

  private static func requirement(_ name: String, _ member: Member) -> LocalizedMessage {
    let platform = PrinceKey(rawValue: member.name)?.platform
    return platform?.builtInRequirements.contains(name) == true
      ? "The lowest system that the configuration is for." : "A requirement that the app itself has to check."
  }

  // MARK: Values

  private func describeValue(
    _ row: Int, _ member: Member, _ pair: Tree.Pair, _ document: Document, _ hover: inout HoverText
  ) {
    switch member.type {
    case .instant, .duration, .integer: describeNumber(row, member, pair, document, &hover)
    case .oneOf(let choices):
      let value = tree.text(pair.value)
      for choice in choices {
        let meaning: LocalizedMessage = "\(choice.name): \(LocalizedMessage(said: choice.meaning))"
        hover.add(item: choice.name == value ? meaning + " It is this one." : meaning)
      }
    case .text: describeVersion(member.name, nil, pair, document, &hover)
    case .link:
      if tree.kind(pair.value) == .string { describeLink(Address(tree.textAsRead(pair.value)), document, &hover) }
    default: break
    }
  }

  private func describeLink(_ address: Address, _ document: Document, _ hover: inout HoverText) {
    let platform = document.choice("platform").flatMap { Platform(rawValue: $0) }
    for link in OpenedLink.all(address, document, platform) {
      if let sentence = link.target.sentence(on: link.user.platform) { hover.add(sentence) }
    }
  }

  private func describeNumber(
    _ row: Int, _ member: Member, _ pair: Tree.Pair, _ document: Document, _ hover: inout HoverText
  ) {
    if tree.kind(pair.value) == .null || document.kind.decoders.isEmpty { return }
    let reading = document.reading(row: row, value: pair.value)
    if let value = reading.commonValue {
      let isNever = value == Self.never && member.isInstant
      hover.add(isNever ? "Here: never." : "Here: \(words(value, member, document)).")
    } else {
      var readers: [(value: Int64?, clients: ClientSet)] = []
      for range in document.kind.decoders {
        let clients = range.clients.intersection(member.readBy)
        if clients.isEmpty { continue }
        let value = reading.value(by: range.runtime)
        if let known = readers.firstIndex(where: { $0.value == value }) {
          readers[known].clients = readers[known].clients | clients
        } else {
          readers.append((value, clients))
        }
      }
      for (value, clients) in readers {
        let outcome: LocalizedMessage = value.map { words($0, member, document) } ?? "cannot read this value"
        hover.add(item: "library \(clients.words): \(outcome)")
      }
    }
    let refusing = reading.refusedBy
    if reading.commonValue != nil, !refusing.isEmpty {
      hover.add("Apps with library \(refusing.words) cannot read it as it is written.")
    }
  }

  /// The clients' own value for a window that does not close. [module-date-defaults]
  private static let never = Instant.max

  private func words(_ value: Int64, _ member: Member, _ document: Document) -> LocalizedMessage {
    if let unit = member.unit {
      let (seconds, overflow) = value.multipliedReportingOverflow(by: unit.seconds)
      return overflow ? LocalizedMessage(value: String(value)) : SpokenValue.duration(seconds: seconds)
    }
    switch member.type {
    case .instant:
      return value <= now
        ? "\(value, in: document.zone, named: true), past" : "\(value, in: document.zone, named: true)"
    case .duration: return SpokenValue.duration(seconds: value)
    default: return LocalizedMessage(value: String(value))
    }
  }

  // MARK: Versions

  /// Members that hold a version of the app, and of its system.
  private static let appVersions: Set<String> = [
    "version", "required_version", "last_version_available", "minimum_version",
  ]
  private static let systemVersions: Set<String> = ["minSystemVersion", "required_os_version", "required_jvm_version"]

  /// A version as each library takes it, by the comparison that it makes with it.
  private func describeVersion(
    _ name: String, _ platformKey: String?, _ pair: Tree.Pair, _ document: Document, _ hover: inout HoverText
  ) {
    let axis: AxisName
    if Self.appVersions.contains(name) {
      axis = .version
    } else if Self.systemVersions.contains(name) {
      axis = .osVersion
    } else {
      return
    }
    guard tree.kind(pair.value) == .string else { return }
    let version = tree.text(pair.value)
    let platform = platformKey.flatMap(PrinceKey.init(rawValue:))?.platform
    // Who gives up before it comes to this value makes nothing of it.
    let decoding = Decoding(document)
    let useless = decoding.uselessTo
    let failing = decoding.failures.filter { $0.span == tree.span(pair.value) }.map(\.clients).reduce(.empty, |)
    var readers: [(scheme: VersionScheme, clients: ClientSet)] = []
    for clientGroup in ClientGroup.all(of: document, QuestionTerms(models, clients: targets, today: now)) {
      guard platform == nil || clientGroup.platform == platform,
        let index = clientGroup.subject.index(of: axis),
        case .versions(let scheme) = clientGroup.subject.axes[index].line
      else { continue }
      let clients = clientGroup.clients.subtracting(useless)
      if clients.isEmpty { continue }
      if let known = readers.firstIndex(where: { $0.scheme == scheme }) {
        readers[known].clients = readers[known].clients | clients
      } else {
        readers.append((scheme, clients))
      }
    }
    for (scheme, clients) in readers {
      let read = scheme.simplest(equalTo: version)
      let words: LocalizedMessage =
        read.map { $0 == version ? "reads it as it stands" : "takes it for \($0)" } ?? "cannot compare it"
      hover.add(item: "\(clients.words) \(words)")
    }
    let others = failing.intersection(targets).intersection(useless)
    if !others.isEmpty { hover.add(item: "\(others.words) cannot read it") }
  }
}

extension Member {
  fileprivate var isInstant: Bool { if case .instant = type { true } else { false } }
}
