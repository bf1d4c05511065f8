import OSAMFormats
import OSAMSyntax

extension Inspection {
  /// Reports a mistake with what it does to the apps of one system, or of all.
  func report(
    _ what: @autoclosure @escaping @Sendable () -> LocalizedMessage, _ effects: [ClientEffect],
    on system: DevicePlatform?,
    at node: NodeID, span: SourceSpan? = nil, effect: Effect? = nil,
    help: @autoclosure @escaping @Sendable () -> LocalizedMessage? = nil,
    related: @autoclosure @escaping @Sendable () -> [RelatedPlace] = [], repair: @autoclosure () -> Repair? = nil
  ) {
    let wording = EffectSummary.Wording(
      apps: system.map { "\($0.title) apps" } ?? "apps" as LocalizedMessage,
      unproven: DevicePlatform.unproven(on: system),
      sortsBySeverity: false, separator: "; ")
    report(
      what(), effects, wording: wording, usual: effect, help: help(),
      at: .bytes(span ?? document.span(node), of: pointer(to: node)), related: related(), repair: repair())
  }

  /// Where to point at a list or an object as a whole: its bracket.
  func opening(_ container: NodeID) -> SourceSpan {
    let span = document.span(container)
    let bytes = document.tree.bytes
    let hasBracket =
      bytes.indices.contains(span.start) && [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(bytes[span.start])
    return SourceSpan(span.start, hasBracket ? span.start + 1 : span.start)
  }

  /// A value as messages name it: "left empty", "null", "a list", "the number 5", "“14.0”".
  func named(_ value: NodeID) -> LocalizedMessage {
    let tree = document.tree
    return switch tree.kind(value) {
    case .object: "an object"
    case .array: "a list"
    case .string: tree.textBytes(value).isEmpty ? "empty" : "\(quoted(tree.text(value)))"
    case .number: "the number \(Quote.shortened(tree.text(value)))"
    case .null where tree.textBytes(value).isEmpty: "left empty"
    case .boolean, .null: "\(Quote.shortened(tree.text(value)))"
    case .word: "\(quoted(tree.text(value))) without quotes"
    case .alias, .missing: "missing"
    }
  }
}

extension PrinceSection {
  /// Effect on native apps of Apple's systems when one configuration cannot be read: the whole list is lost.
  var loss: ClientEffect {
    let end: LocalizedMessage = fallback.map { "take “\($0.rawValue)” instead" } ?? "get the error dataNotFound"
    return ClientEffect(
      native.intersection(ClientSet.princeIOSFrom4), "cannot use any configuration under “\(key.rawValue)” and \(end)",
      .unreadable)
  }

  /// Effects on Android apps of a required system that is no system. In release 4.0.0 only the builder brings a checker
  /// for it, and a requirement without one holds. [prince-system-always, prince-unknown-requirement]
  func withoutSystem(besides others: ClientSet = .empty) -> [ClientEffect] {
    let clients = readers.subtracting(others)
    return [
      ClientEffect(clients.subtracting(.princeUnknownHolds), "never choose the configuration", .neverSeen),
      ClientEffect(
        clients.intersection(.princeUnknownHolds),
        "take the configuration for every system, or never choose it if they use the builder of the library",
        .valueIgnored),
    ]
  }

  /// Errors of releases before 4 that fail: only some of them name the reason so. [prince-one-error, prince-rewritten]
  func oldErrors(_ words: LocalizedMessage, among clients: ClientSet) -> [ClientEffect] {
    let naming = PrinceChange.oneErrorName.releases | PrinceChange.rewritten.releases
    return [
      ClientEffect(clients.intersection(naming), words), ClientEffect(clients.subtracting(naming), "get an error"),
    ]
  }

  /// The loss, on some releases only.
  func loss(on clients: ClientSet) -> ClientEffect {
    ClientEffect(loss.clients.intersection(clients), loss.words, loss.effect)
  }
}

extension Inspection {
  /// Keys in configurations that Apple's native library reads in camel case, or would read so, and nobody else.
  func camelCaseKeys(
    in prince: PrinceSections
  ) -> [(section: PrinceSection, configuration: PrinceConfigurationNode, pair: Tree.Pair, right: String)] {
    prince.configurations.flatMap { section, configuration in
      configuration.pairs.compactMap { pair in
        PrinceMember.renamed(document.tree.text(pair.key), on: section.platform)
          .map { (section, configuration, pair, $0) }
      }
    }
  }
}

extension Inspection {
  /// Every version text of the platforms whose versions are texts. One with a fault in it does not count: clients give
  /// up on the text before there is a version.
  func versionTexts(in prince: PrinceSections) -> [VersionText] {
    let tree = document.tree
    var result: [VersionText] = []
    for (section, configuration) in prince.configurations where section.platform != .android {
      for name in PrinceMember.versions {
        guard let pair = configuration.member(name), tree.kind(pair.value) == .string else { continue }
        let span = tree.span(tree.resolved(pair.value))
        if tree.faults.contains(where: { span.contains($0.span) }) { continue }
        result.append(VersionText(section: section, name: name, pair: pair, text: tree.text(pair.value)))
      }
    }
    return result
  }

  /// The two versions of every configuration that has both, readable.
  func versionPairs(in prince: PrinceSections) -> [VersionPair] {
    prince.configurations.compactMap { section, configuration in
      let tree = document.tree
      guard
        let required = ConfiguredVersion.of(tree, "required_version", of: configuration, on: section.platform),
        let last = ConfiguredVersion.of(tree, "last_version_available", of: configuration, on: section.platform)
      else { return nil }
      return VersionPair(section: section, required: required, last: last)
    }
  }
}
