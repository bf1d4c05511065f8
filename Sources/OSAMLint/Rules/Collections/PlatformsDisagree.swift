import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Rule {
  /// The two apps of one package treat their users differently.
  static let platformsDisagree = Rule(
    id: "platforms-disagree",
    title: "the ANDROID and the IOS document of an app disagree",
    group: .collections,
    effects: [.probablyNotMeant, .worthKnowing],
    kinds: .having(.app),
    why: """
      Most apps are there for both platforms, with a document for each. When one was changed and the other was not,
      users of one platform are asked to update and those of the other are not. Compared are the mode, the window and
      the texts that the mode shows, and of rating documents `minutes` and `numAperture`.

      A difference in mode or window is a warning when both documents have the same `versionCode`, else an info, as
      are other texts and other numbers of a rating document: the apps may differ on purpose.

      A document is compared with one of the same folder, `pre/android.json` with `pre/ios.json`; without any there,
      with one whose path differs in a single folder, `pre/android/alert.json` with `pre/ios/alert.json`. Files further
      apart may be for different environments. Of several it is the one with the same `versionCode`; when that does not
      leave one, or the other document has a nearer partner itself, nothing is compared. Served documents are compared
      with served ones, authored ones with authored ones.
      """,
    evidence: ["module-window", "module-buttons", "choice-platforms-agree"],
    bad: [
      .stream([["comparisonMode": "FORCE"], ["platform": "IOS", "comparisonMode": "⟦LAZY⟧"]]).finds(
        "warning, every release"
      ).says(
        """
        the mode of “cat.bcn.bus” is LAZY, and FORCE for ANDROID in this file
        = one platform's users get another alert than the other's
        = help: Make the two agree, unless the apps differ on purpose.
        """),
      .stream([["platform": "IOS"], ["endDate": "⟦2026-03-15⟧"]]).finds("warning, osam from 1.1.0").says(
        """
        the alert closes at 2026-03-15 23:59:59.999 for ANDROID; for IOS it closes at 2026-03-31 23:59:59.999
        = between the two only one platform's users see it
        = help: Make the two agree, unless the apps differ on purpose.
        """),
      .stream([["startDate": ""], ["platform": "IOS", "startDate": "⟦2026-03-01⟧"]]).finds("warning, osam from 1.1.0")
        .says(
          """
          the alert opens at 2026-03-01 00:00 for IOS; for ANDROID it is open from the beginning
          = between the two only one platform's users see it
          = help: Make the two agree, unless the apps differ on purpose.
          """),
      // Where there is no date, the platform stands for it.
      .stream([[:], ["platform": "⟦IOS⟧", "startDate": "", "endDate": ""]]).finds("warning, osam from 1.1.0").says(
        """
        the alert is open from the beginning for IOS; for ANDROID it opens at 2026-03-01 00:00
        = between the two only one platform's users see it
        = help: Make the two agree, unless the apps differ on purpose.
        """),
      .stream([
        [:], ["platform": "IOS", "message": "{ca: Ara amb avisos., es: ⟦Con avisos.⟧, en: Now with alerts.}"],
      ]).finds("info, every release").says(
        """
        the Spanish message differs from that for ANDROID in this file
        = help: Make the two agree, unless the apps differ on purpose.
        """),
      .stream([["endDate": ""], ["platform": "IOS", "endDate": "⟦2026-03-31⟧"]]).finds("warning, osam from 1.1.0").says(
        """
        the alert closes at 2026-03-31 23:59:59.999 for IOS; for ANDROID it never closes
        = between the two only one platform's users see it
        = help: Make the two agree, unless the apps differ on purpose.
        """),
      .stream([
        [:], ["platform": "IOS", "message": "{ca: Ara amb avisos., es: ⟦Con avisos.⟧, en: With alerts.}"],
      ]).finds("info, every release").says(
        """
        the Spanish message and 1 more text differ from those for ANDROID in this file
        = help: Make the two agree, unless the apps differ on purpose.
        """),
      // Other versions, and only one of each.
      .stream([[:], ["platform": "IOS", "versionCode": "2026030007", "comparisonMode": "⟦INFO⟧"]]).finds(
        "info, every release"
      ).says(
        """
        the mode of “cat.bcn.bus” is INFO, and LAZY for ANDROID in this file
        = one platform's users get another alert than the other's
        = help: Make the two agree, unless the apps differ on purpose.
        """),
      Example(
        """
        - {packageName: cat.bcn.bus, platform: IOS, minutes: 2880, numAperture: 5}
        - {packageName: cat.bcn.bus, platform: ANDROID, minutes: ⟦1440⟧, numAperture: 5}
        """, syntax: .yaml
      ).finds("info, every release").says(
        """
        “minutes” is 1440 for ANDROID, and 2880 for IOS in this file
        = users of one platform are asked sooner than those of the other
        = help: Make the two agree, unless the apps differ on purpose.
        """),
    ],
    good: [
      .stream([[:], ["platform": "IOS", "url": "https://apps.apple.com/es/app/bus/id6400000001"]]),
      .stream([["comparisonMode": "FORCE"], ["platform": "IOS", "packageName": "cat.bcn.metro"]]),
      // Which of the two is meant nobody knows.
      .stream([
        ["comparisonMode": "FORCE", "versionCode": "2026020001"], ["platform": "IOS"],
        ["comparisonMode": "FORCE", "versionCode": "2026010001"],
      ]),
      // Members that the mode does not show do not matter.
      .stream([
        ["comparisonMode": "NONE"],
        ["comparisonMode": "NONE", "platform": "IOS", "endDate": "", "title": "{ca: a, es: b, en: c}"],
      ]),
      .stream([
        ["comparisonMode": "FORCE"],
        ["comparisonMode": "FORCE", "platform": "IOS", "cancel": "{ca: No, es: No, en: No}"],
      ]),
    ],
    check: .across(Across(pick: pickDisagreeing, tell: tellDisagreement))
  )
}

// MARK: Pairs

/// The documents of a platform in one slot, and those of one version of them.
private struct Held: Hashable {
  var slot: AppDocuments.Slot
  var platform: Platform
  /// Nil for all versions.
  var code: Int64?
}

private func pickDisagreeing(_ documents: AppDocuments) -> [DocumentPair] {
  guard documents.indices.contains(where: { documents[$0].digest.platform != documents[0].digest.platform }) else {
    return []
  }
  var held: [Held: (count: Int, first: Int)] = [:]
  for index in documents.indices {
    let digest = documents[index].digest
    for slot in documents.slots(of: index) {
      for code in [nil, digest.versionCode] {
        held[Held(slot: slot, platform: digest.platform, code: code), default: (0, index)].count += 1
      }
    }
  }
  let partners = documents.indices.map { index -> Int? in
    let digest = documents[index].digest
    let other = digest.platform == .android ? Platform.ios : .android
    for slot in documents.slots(of: index) {
      guard let all = held[Held(slot: slot, platform: other)] else { continue }
      let same = held[Held(slot: slot, platform: other, code: digest.versionCode)] ?? all
      return same.count == 1 ? same.first : nil
    }
    return nil
  }
  return documents.indices.compactMap { index in
    guard let other = partners[index], other < index, partners[other] == index,
      differ(documents[index].digest, documents[other].digest)
    else { return nil }
    return DocumentPair(later: index, earlier: other)
  }
}

/// True if two documents may disagree; the documents themselves say in what.
private func differ(_ left: DocumentDigest, _ right: DocumentDigest) -> Bool {
  let areBounded = left.hasBounds && right.hasBounds
  if areBounded, left.isRating { return left.first != right.first || left.last != right.last }
  guard let mode = left.mode, let other = right.mode else { return false }
  if mode != other { return true }
  if mode == .none { return false }
  return left.texts != right.texts || areBounded && (left.first != right.first || left.last != right.last)
}

// MARK: Differences

private func tellDisagreement(_ comparison: Comparison) {
  guard let platform = comparison.here.platform?.rawValue, let other = comparison.there.platform?.rawValue else {
    return
  }
  if comparison.here.document.kind.traits.contains(.prompt) {
    tellNumbers(comparison, platform, other)
  } else if let mode = comparison.here.mode, let otherMode = comparison.there.mode, mode != otherMode {
    comparison.report(
      "the mode of \(comparison.app) is \(mode), and \(otherMode) for \(other) \(comparison.otherPlace)",
      so: "one platform's users get another alert than the other's", help: advice,
      at: comparison.places(of: "comparisonMode"), caption: "\(otherMode) for \(other)", effect: comparison.effect)
  } else if comparison.here.modeUse?.showsAlert == true, !tellWindows(comparison, platform, other) {
    tellTexts(comparison, other)
  }
}

private let advice: LocalizedMessage = "Make the two agree, unless the apps differ on purpose."

private func tellNumbers(_ comparison: Comparison, _ platform: String, _ other: String) {
  for member in ["minutes", "numAperture"] {
    guard let here = comparison.here.document.integer(member), let there = comparison.there.document.integer(member)
    else { return }
    if here == there { continue }
    return comparison.report(
      "“\(member)” is \(here) for \(platform), and \(there) for \(other) \(comparison.otherPlace)",
      so: "users of one platform are asked sooner than those of the other", help: advice,
      at: comparison.places(of: member), caption: "\(there) for \(other)", effect: .worthKnowing)
  }
}

/// True when the windows differ. Releases before 1.1.0 have none.
private func tellWindows(_ comparison: Comparison, _ platform: String, _ other: String) -> Bool {
  for member in ["startDate", "endDate"] {
    let (left, right) = (comparison.here.document, comparison.there.document)
    let here = DateOfWindow(left, member)
    let there = DateOfWindow(right, member)
    guard let here, let there, here != there else { continue }
    let zone = comparison.here.context.zone
    @Sendable func moment(_ instant: Instant) -> LocalizedMessage { "\(instant, in: zone)" }
    comparison.report(
      "the alert \(here.words(moment(here.value))) for \(platform); for \(other) it \(there.words(moment(there.value)))",
      so:
        "between the two only one platform's users see it",
      help: advice, at: comparison.places(of: member, member == "startDate" ? "endDate" : "startDate", "platform"),
      caption: "\(there.words("\(there.value, in: zone, named: true)")) for \(other)", effect: comparison.effect,
      clients: ModuleChange.comparesDates.releases)
    return true
  }
  return false
}

/// One end of a window.
private struct DateOfWindow: Equatable {
  var isStart: Bool
  var value: Instant

  /// Nil when the date is there and not all clients read the same.
  init?(_ document: Document, _ member: String) {
    let value = document.integer(member)
    if value == nil, document.form(of: member) != nil { return nil }
    isStart = member == "startDate"
    let window = VersionDecision.Window(start: isStart ? value : nil, end: isStart ? nil : value)
    self.value = isStart ? window.start : window.end
  }

  /// "opens at 2026-03-01 00:00", "never closes".
  func words(_ moment: LocalizedMessage) -> LocalizedMessage {
    let always = VersionDecision.Window(start: nil, end: nil)
    if isStart { return value <= always.start ? "is open from the beginning" : "opens at \(moment)" }
    return value == always.end ? "never closes" : "closes at \(moment)"
  }
}

private func tellTexts(_ comparison: Comparison, _ other: String) {
  let differing = comparison.here.texts.compactMap { here -> (here: TextEntry, there: TextEntry)? in
    guard comparison.here.modeUse?.shows(here.member) == true,
      let there = comparison.there.texts.last(where: { $0.member == here.member && $0.language == here.language }),
      !there.bytes.elementsEqual(here.bytes)
    else { return nil }
    return (here, there)
  }
  guard let (here, there) = differing.first else { return }
  let others = differing.count - 1
  let more: LocalizedMessage =
    others == 0 ? "differs from that" : "and \(others, one: "more text", many: "more texts") differ from those"
  comparison.report(
    "the \(here.language.title) \(here.member) \(more) for \(other) \(comparison.otherPlace)", help: advice,
    at: (here.node, there.node), caption: "the text for \(other)", effect: .worthKnowing)
}

extension Comparison {
  /// Documents of different versions may well differ.
  fileprivate var effect: Effect {
    here.document.integer("versionCode") == there.document.integer("versionCode") ? .probablyNotMeant : .worthKnowing
  }
}
