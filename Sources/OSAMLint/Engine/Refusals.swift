import OSAMFormats
import OSAMSyntax

/// Reasons that keep a document from being built although no rule calls them an error.
extension Linter {
  /// Members that the service adds, that targeted clients need, and that neither the document nor anyone else gives.
  package func unsupplied(_ document: Document, supplied: Set<Int>) -> [Finding] {
    guard let body = document.body else { return [] }
    let targets = context.targets(for: document)
    return document.kind.members.enumerated().compactMap { row, member in
      let hurt = member.requiredBy.intersection(targets)
      guard member.suppliedByService, !hurt.isEmpty, !supplied.contains(row), document.pair(row: row) == nil else {
        return nil
      }
      let option = member.name == "serverDate" ? "--server-date now" : "--set \(member.name)=\(member.example)"
      return Finding(
        rule: Rule.missingMember.id, effect: .unreadable,
        message: Message(
          "“\(member.name)” is missing, which the service adds",
          so: ClientEffect.cannotRead(hurt, document.kind, endless: .empty).sentence,
          help: "Give it with \(option), or write it in the document."),
        span: document.placeOfMissing(in: body), pointer: document.pointer(of: member.name), related: [], clients: hurt,
        document: document.number, kind: document.kind, role: document.role)
    }
  }

  /// Targeted clients that certainly cannot use the document, and why; the rules may have called it a warning. Faults
  /// of the text of an authored document are not looked at: no client reads that text.
  package func unusable(_ document: Document) -> [Finding] {
    let decoding = Decoding(document)
    return decoding.failures.compactMap { failure in
      let hurt = failure.clients.intersection(context.targets(for: document, on: failure.platform))
      guard failure.isCertain, !hurt.isEmpty else { return nil }
      if case .fault = failure.reason, document.role == .authored { return nil }
      let effect =
        if case .answer(let answer) = failure.reason {
          ClientEffect(answer, on: hurt)
        } else {
          ClientEffect.cannotRead(hurt, document.kind, endless: decoding.endlessTo)
        }
      return Finding(
        rule: Rule.refusedDocument.id, effect: .unreadable,
        message: Message(failure.words(in: document), so: effect.sentence), span: failure.span,
        pointer: failure.pointer, related: [], clients: hurt, document: document.number, kind: document.kind,
        role: document.role)
    }
  }

  /// A number in the place of the version that an older library compares. How that library's iOS apps treat one was
  /// read and not measured, and `4.10` is 4.1 to most that convert YAML. [older-version-android, yaml-versions]
  package func mistyped(_ document: Document) -> [Finding] {
    let hurt = context.targets(for: document).intersection(ClientSet(.controlDeVersionsIOS))
    guard document.kind == .controlDeVersions, !hurt.isEmpty, let pair = document.pair("version"),
      document.tree.kind(pair.value) == .number
    else { return [] }
    return [
      Finding(
        rule: Rule.wrongType.id, effect: .unreadable,
        message: Message(
          "“version” is the number \(Quote.shortened(document.tree.text(pair.value))) where a text belongs",
          so: ClientEffect.crash(hurt, " on it", isCertain: false).sentence, help: "Put it in quotes."),
        span: document.span(pair.place), pointer: document.pointer(to: pair.place), related: [], clients: hurt,
        document: document.number, kind: document.kind, role: document.role)
    ]
  }

  /// Android lists of a Prince of Versions document where releases before 4 are named and have no object to read.
  /// Nobody can make one of the list: it has version codes, and they compare version names.
  /// [prince-version-ios, prince-old-format]
  package func underivable(_ document: Document) -> [Finding] {
    guard document.kind == .princeOfVersions, context.namedLibraries.contains(Library.princeAndroid.id) else {
      return []
    }
    let targets = context.targets(for: document)
    let hurt = targets.intersection(.princeAndroidBefore4)
    let layout = PrinceSections(document, targets)
    guard !hurt.isEmpty, layout[.android]?.oldObject == nil,
      let list = layout.all.first(where: { $0.platform == .android && $0.isList })
    else { return [] }
    return [
      Finding(
        rule: Rule.listUnderPlainKey.id, effect: .unreadable,
        message: Message(
          "“\(list.key.rawValue)” has version codes",
          so: "apps with \(hurt) compare version names, so their object cannot be made of it",
          help: list.key == .android
            ? "Write it by hand under “android” and the list under “android2”: minimum_version and the version in latest_version are version names such as 2.4.0."
            : "Write it by hand under “android”: minimum_version and the version in latest_version are version names such as 2.4.0."
        ),
        span: document.placeOfMissing(in: list.pair.value), pointer: document.pointer(to: list.pair.value), related: [],
        clients: hurt, document: document.number, kind: document.kind, role: document.role)
    ]
  }
}

extension Finding {
  /// True if what would be built is a guess: the moment of a time that the clocks skip, or show twice.
  package var leavesAGuess: Bool { rule == Rule.clockChangeTime.id }

  /// A value that is supplied for its member settles it.
  package var lacksAValue: Bool { rule == Rule.missingMember.id || rule == Rule.refusedDocument.id }

  /// A finding for something that cannot be built, for a reason that lies in JSON itself.
  package init(_ obstacle: WireForm.Obstacle, in document: Document) {
    self.init(
      rule: Rule.refusedDocument.id, effect: .unreadable,
      message: Message("\(obstacle.words)", so: "this cannot be built"), span: obstacle.span,
      pointer: document.rootPointer, related: [], clients: document.kind.clients, document: document.number,
      kind: document.kind, role: document.role)
  }
}

extension FileReport {
  /// The findings because of which a file was refused.
  package init(refusing path: FilePath, _ bytes: [UInt8], _ findings: [Finding]) {
    self.init(
      path: path, kinds: [],
      findings: findings.sorted(by: Finding.isBefore),
      bytes: bytes, isPassedOver: false)
  }
}
