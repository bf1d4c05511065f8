import OSAMFormats

extension Rule {
  /// a value of a type that clients cannot read.
  static let wrongType = Rule(
    id: "wrong-type",
    title: "a value of a type that clients cannot read",
    group: .shape,
    effects: [.unreadable, .crash, .platformDependent, .valueIgnored],
    kinds: DocumentKind.commonModule + [.controlDeVersions, .valoracions],
    why: """
      A number where a text belongs, a list where a number belongs: one such value and the whole document
      cannot be read. Releases 2.1.1 and 2.1.2 are lenient about texts without quotes; all others are not.

      The older libraries differ from member to member and from platform to platform. A `version` without quotes is
      read on Android and may crash the app on iOS; a list or an object where Android expects something else is
      an error or a crash; a title, message or label of another type than text is dropped without a word.
      """,
    repair: .unsafe(
      """
      Writes `true` or `false` for a word that says so, such as `no` or `sí`. Apps that could not read the document show its alert then.
      """),
    evidence: [
      "module-all-or-nothing", "module-scalar-texts", "older-version-ios", "older-texts", "older-language-values",
      "older-rating-android", "older-rating-messages",
    ],
    bad: [
      .version(["versionName": "⟦3.2⟧"]).finds("error, osam up to 2.0.16 and osam from 2.1.3").helped(
        writing: #""3.2""#),
      .version(["versionCode": "⟦[2026030001]⟧"]).finds("error, every release"),
      .version(["checkBoxDontShowAgain": #"⟦"sí"⟧"#]).finds("error, osam from 3.0.0"),
      .version(["dialogDisplayDuration": "⟦true⟧"]).finds("error, osam from 3.0.0"),
      .version(["title": #"{"ca": "Nova versió", "es": ⟦5⟧, "en": "New version"}"#]).finds(
        "error, osam up to 2.0.16 and osam from 2.1.3"
      ).helped([#""es": 5"#: #""es": "Nueva versión""#]),
      .olderVersion(["version": "⟦3.2⟧"]).finds("warning, controldeversions-ios").helped(writing: #""3.2""#),
      .olderVersion(["version": "⟦true⟧", "comparisonMode": "⟦true⟧", "okButtonActionURL": "⟦5⟧"]).finds(
        "warning, controldeversions-ios", "error, every release", "error, controldeversions-ios"
      ).helped([
        #""version": true"#: #""version": "1.2.3""#, #""comparisonMode": true"#: #""comparisonMode": 0"#,
        #""okButtonActionURL": 5"#: #""okButtonActionURL": "https://www.barcelona.cat/apps/bus""#,
      ]),
      .olderVersion(["title": "⟦5⟧", "okButtonTitle": #"⟦["OK"]⟧"#]).finds("error, every release").helped([
        #""title": 5"#: #""title": "Nova versió""#, #"["OK"]"#: #""OK""#,
      ]),
      .olderVersion(["message": #"{"ca": "Hola", "cat": "Hola", "es": ⟦5⟧, "en": ⟦["Hello"]⟧}"#]).finds(
        "error, every release"
      ).helped([#""es": 5"#: #""es": "Hola""#, #"["Hello"]"#: #""Hello""#]),
      .olderRating(["messages": #"⟦{"languaje": "ca", "content": "T'agrada l'app?"}⟧"#]).finds(
        "error, valoracions-android"
      ).helped(writing: #"[{"languaje": "ca", "content": "T'agrada l'app?"}]"#),
      .olderRating(["messages": #"[⟦"T'agrada l'app?"⟧]"#, "tmin": "⟦true⟧"]).finds(
        "error, every release", "error, valoracions-android"
      ).helped([
        #"["T'agrada l'app?"]"#: #"[{"languaje": "ca", "content": "T'agrada l'app?"}]"#,
        #""tmin": true"#: #""tmin": 5"#,
      ]),
    ],
    good: [
      .version(),
      .olderVersion(["title": #""New version""#, "minSystemVersion": "9"]),
    ],
    check: .observed(checkWrongType)
  )
}

private func checkWrongType(_ inspection: Inspection) {
  if inspection.older != nil { return checkOlder(inspection) }
  let tree = inspection.document.tree
  for observation in inspection.observations(.wrongType, .languageNotText) {
    // Missing or single quotes are a mistake of the syntax, and reported as such to all but the two
    // lenient releases.
    let isQuoting =
      tree.syntax == .json
      && (tree.kind(observation.node) == .word || tree.nodes[observation.node].flags.contains(.singleQuoted))
    if isQuoting, !inspection.targeted(observation.refusedBy).subtracting(.lenient).isEmpty { continue }
    inspection.reportFailing(
      observation, help: help(for: observation, inspection),
      repair: observation.suggestion.map { suggestion in
        Repair("Write \(suggestion)", .guess, .set(observation.node, .bool(suggestion == "true")))
      })
  }
}

private func help(for observation: Observation, _ inspection: Inspection) -> Words? {
  guard let row = observation.member else { return nil }
  let member = inspection.document.kind.members[row]
  if let meant = observation.suggestion { return "Write \(meant)." }
  if let language = observation.language {
    return inspection.isBlank(observation) ? "Write it behind “\(language.rawValue):”." : "Write a text in quotes."
  }
  // The number that stands there is most likely the text that is meant: 5.1 is a version's name without its quotes.
  if case .text = member.type, inspection.document.tree.kind(observation.node) == .number {
    return "Put it in quotes: \"\(Quote.shortened(inspection.document.tree.text(observation.node)))\"."
  }
  return "Write \(Quote.shortened(member.example, limit: 90)), for example."
}

private func checkOlder(_ inspection: Inspection) {
  let document = inspection.document
  for fault in inspection.olderMistakes(.wrongType) {
    let member = fault.path.count == 1 ? fault.name.flatMap { document.kind.member($0) } : nil
    let other: Words = member.map { ", not \($0.expected)" } ?? ""
    inspection.report(
      "\(inspection.olderSubject(fault.path)) is \(inspection.olderSort(fault.node))\(other)",
      fault.effects + inspection.olderModeOnIOS(fault), help: help(for: fault, in: document), at: fault.node)
  }
  for member in OlderLabel.ofAlert {
    guard let pair = document.pair(member), [.number, .boolean, .array].contains(document.tree.kind(pair.value)) else {
      continue
    }
    inspection.report(
      "“\(member)” is \(inspection.olderSort(pair.value)), neither a text nor one in each language",
      [.showWithout(member, OlderClients.versionIOS | OlderClients.versionAndroid, .valueIgnored)],
      help: "Write a text in quotes, or an object with one for each language.", at: pair.place)
  }
}

private func help(for fault: OlderMistake, in document: Document) -> Words {
  if case .number? = fault.path.last { return "Write an object with “languaje” and “content”." }
  let example = fault.path.count == 1 ? fault.name.flatMap { document.kind.member($0) }?.example : nil
  switch fault.name {
  case "version", "minSystemVersion":
    let text = document.tree.text(fault.node)
    return document.tree.kind(fault.node) == .number
      ? "Put it in quotes: \"\(Quote.shortened(text))\"." : "Write it as in \(example ?? "")."
  case _ where document.tree.kind(fault.node) == .number && fault.path.count > 1: return "Write a text in quotes."
  default: return example.map { "Write \(Quote.shortened($0, limit: 90)), for example." } ?? "Write a text in quotes."
  }
}
