import OSAMDecisions
import OSAMFormats

extension Rule {
  /// Two documents of one app that are open at the same time.
  static let overlappingWindows = Rule(
    id: "overlapping-windows",
    title: "two versions of an app have alerts at the same time",
    group: .collections,
    effects: [.worthKnowing],
    kinds: .having([.app, .window]),
    why: """
      Apps do not compare `versionCode` with their own version: they show what the service sends. Whether an
      installed version gets the document of exactly that version, or that of any newer one, is not public. In the
      second case an app may get either of two documents whose windows are open at the same time, an old alert
      after a new one, say.

      Compared are the documents of one run for the same package and platform, with different `versionCode`s and
      modes that show something: served ones with served ones, authored ones with authored ones. Files of the same
      name in different folders are taken for copies for different environments and are left out.
      """,
    evidence: ["module-window", "module-service-chooses"],
    bad: [
      .stream([[:], ["versionCode": "2026030002", "startDate": "⟦2026-03-20⟧", "endDate": "2026-04-30"]]).finds(
        "info, osam from 1.1.0"
      ).says(
        """
        this alert and that of version 2026030001 in this file are both open
        = from 2026-03-20 00:00 to 2026-03-31 23:59:59.999 Europe/Madrid apps may get either of them, as the \
        service decides
        = help: Let one close before the other opens, if the service does not tell them apart.
        """),
      // Both ends belong to a window, and what is left out leaves it open.
      .stream([
        ["startDate": "⟦2026-03-01⟧", "endDate": ""],
        ["versionCode": "2026030002", "startDate": "", "endDate": "2026-03-01 00:00"],
      ]).finds(
        "info, osam from 1.1.0"),
      .stream([["startDate": "", "endDate": ""], ["versionCode": "⟦2026030002⟧", "startDate": "", "endDate": ""]])
        .finds("info, osam from 1.1.0").says(
          """
          this alert and that of version 2026030001 in this file are both open
          = at any time apps may get either of them, as the service decides
          = help: Let one close before the other opens, if the service does not tell them apart.
          """),
      // Later releases cannot read the second one.
      .stream([[:], ["versionCode": "2026030002", "startDate": "⟦2026-03-20⟧", "checkBoxDontShowAgain": ""]]).finds(
        "info, osam 1.1.0–2.2.4"),
    ],
    good: [
      .stream([[:], ["versionCode": "2026030002", "startDate": "2026-04-01", "endDate": "2026-04-30"]]),
      .stream([[:], ["versionCode": "2026030002", "comparisonMode": "NONE"]]),
      .stream([[:], ["versionCode": "2026030002", "platform": "IOS"]]),
      // No moment lies in the second window; another rule says so.
      .stream([[:], ["versionCode": "2026030002", "startDate": "2026-03-21", "endDate": "2026-03-11"]]),
      .stream([[:], ["versionCode": "2026030002"]], clients: "1.0.0..1.0.11"),
      // Nobody is ever shown the second one; other rules say so.
      .stream([[:], ["versionCode": "2026030002", "checkBoxDontShowAgain": ""]], clients: "3.0.0..3.0.1"),
      .stream([[:], ["versionCode": "2026030002", "dialogDisplayDuration": "4200000000"]], clients: "3.0.0..3.0.1"),
    ],
    check: .across(Across(pick: pickOverlapping, tell: tellOverlapping))
  )
}

private func pickOverlapping(_ documents: AppDocuments) -> [DocumentPair] {
  Platform.allCases.flatMap { platform in
    let shown = documents.indices.filter {
      documents[$0].digest.platform == platform && documents[$0].digest.hasWindow
    }
    return pickOverlapping(documents, shown)
  }
}

/// Windows of one platform: those of a file with each other, then all that are no copies of each other.
private func pickOverlapping(_ documents: AppDocuments, _ shown: [Int]) -> [DocumentPair] {
  func window(_ index: Int, label: Int) -> WindowOverlaps.Window {
    let digest = documents[index].digest
    return .init(first: digest.first, last: digest.last, code: digest.versionCode, label: label)
  }
  var partners: [Int: Int] = [:]
  var start = 0
  while start < shown.count {
    let file = documents[shown[start]].file
    let end = shown[start...].firstIndex { documents[$0].file != file } ?? shown.count
    let ofFile = Array(shown[start..<end])
    for (later, earlier) in WindowOverlaps.find(ofFile.map { window($0, label: $0) }) {
      partners[ofFile[later]] = ofFile[earlier]
    }
    start = end
  }
  for (later, earlier) in WindowOverlaps.find(shown.map { window($0, label: documents[$0].name) }) {
    if partners[shown[later]] == nil { partners[shown[later]] = shown[earlier] }
  }
  return partners.sorted { $0.key < $1.key }.map { DocumentPair(later: $0.key, earlier: $0.value) }
}

private func tellOverlapping(_ comparison: Comparison) {
  let (here, there) = (comparison.here, comparison.there)
  guard let code = there.document.integer("versionCode") else { return }
  let windows = [here, there].map { inspection in
    VersionDecision.Window(
      start: inspection.document.integer("startDate"), end: inspection.document.integer("endDate"))
  }
  let both = VersionDecision.Window(start: windows.map { $0.start }.max(), end: windows.map { $0.end }.min())
  // Whoever is ever shown both is shown them at the last of these moments, when no quiet time since 1970 is left.
  let last = min(both.end, QuestionTerms.usualClock.upperBound)
  guard both.isOpen(at: last) else { return }
  comparison.report(
    "this alert and that of version \(code) \(comparison.otherPlace) are both open",
    so: "\(both.words(here.context.zone)) apps may get either of them, as the service decides",
    help: "Let one close before the other opens, if the service does not tell them apart.",
    at: comparison.places(of: "startDate", "endDate", "versionCode"), caption: "the other one",
    clients: here.versionClients(shownAt: last).intersection(there.versionClients(shownAt: last)))
}

extension Inspection {
  /// The clients that show the alert to a new device at a moment.
  fileprivate func versionClients(shownAt moment: Instant) -> ClientSet {
    versionClients(among: ModuleChange.comparesDates.releases) { config, device in
      var device = device
      (device.now, device.serverDate) = (moment, moment)
      return VersionDecision.decide(.decoded(config), versionCode: nil, on: device, withAlert: false)?.plain.isShown
        ?? false
    }
  }
}

extension VersionDecision.Window {
  /// "from … to …", "from … on", "until …" or "at any time".
  fileprivate func words(_ zone: Zone) -> LocalizedMessage {
    let always = VersionDecision.Window(start: nil, end: nil)
    switch (start <= always.start, end == always.end) {
    case (true, true): return "at any time"
    case (true, false): return "until \(end, in: zone, named: true)"
    case (false, true): return "from \(start, in: zone, named: true) on"
    case (false, false): return "from \(start, in: zone) to \(end, in: zone, named: true)"
    }
  }
}
