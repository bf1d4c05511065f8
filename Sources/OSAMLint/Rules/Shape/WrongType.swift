import OSAMFormats
import OSAMSyntax

extension Rule {
  /// a value of a type that clients cannot read.
  static let wrongType = Rule(
    id: "wrong-type",
    title: "a value of a type that clients cannot read",
    group: .shape,
    effects: [.unreadable, .crash, .platformDependent, .valueIgnored],
    why: """
      A number where a text belongs, a list where a number belongs: one such value and the whole document
      cannot be read. Releases 2.1.1 and 2.1.2 are lenient about texts without quotes; all others are not.

      The older libraries differ from member to member and from platform to platform. A `version` without quotes is
      read on Android and may crash the app on iOS; a list or an object where Android expects something else is
      an error or a crash; a title, message or label of another type than text is dropped without a word.
      """,
    repair: .unsafe(
      """
      Writes `true` or `false` for a word that says so, such as `no` or `sí`, and a list around one name where a list belongs. Apps that could not read the document show its alert then.
      """),
    evidence: [
      "module-all-or-nothing", "module-scalar-texts", "older-version-ios", "older-texts", "older-language-values",
      "older-rating-android", "older-rating-messages",
    ],
    bad: [
      .version(["versionName": "⟦3.2⟧"]).finds("error, osam up to 2.0.16 and osam from 2.1.3").says(
        """
        “versionName” is the number 3.2 where a text belongs
        = apps with library 1.0.0–2.0.16 and 2.1.3–{newest} cannot read this and do not show the alert
        = help: Put it in quotes: "3.2".
        """
      ).helped(
        writing: #""3.2""#),
      .version(["platform": #"⟦["ANDROID", "IOS"]⟧"#]).finds("error, every release").says(
        """
        “platform” is a list where ANDROID or IOS belongs
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Write a document for each platform, in a file of its own.
        """
      ).helped(writing: #""ANDROID""#),
      .version(["versionCode": "⟦[2026030001]⟧"]).finds("error, every release").says(
        """
        “versionCode” is a list where a whole number belongs
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Write 2021050000, for example.
        """),
      .version(["checkBoxDontShowAgain": #"⟦"sí"⟧"#]).finds("error, osam from 3.0.0").says(
        """
        “checkBoxDontShowAgain” is the text “sí” where true or false belongs
        = apps with library 3.0.0–{newest} cannot read this and do not show the alert
        = help: Write true.
        """),
      .version(["dialogDisplayDuration": "⟦true⟧"]).finds("error, osam from 3.0.0").says(
        """
        “dialogDisplayDuration” is true where a whole number belongs
        = apps with library 3.0.0–{newest} cannot read this and do not show the alert
        = help: Write 3600, for example.
        """),
      .version(["title": #"{"ca": "Nova versió", "es": ⟦5⟧, "en": "New version"}"#]).finds(
        "error, osam up to 2.0.16 and osam from 2.1.3"
      ).says(
        """
        the Spanish text of “title” is the number 5
        = apps with library 1.0.0–2.0.16 and 2.1.3–{newest} cannot read this and do not show the alert
        = help: Write a text in quotes.
        """
      ).helped([#""es": 5"#: #""es": "Nueva versión""#]),
      .version(["osVersionComparisonMode": "2", "osVersion": "⟦13⟧"]).finds("error, osam from 3.1.0").says(
        """
        “osVersion” is the number 13 where a text belongs
        = apps with library 3.1.0–{newest} cannot read this and do not show the alert
        = help: Put it in quotes: "13".
        """
      ).helped(writing: #""13""#),
      .version(["modelComparisonMode": "1", "models": #"⟦"SM-A536B"⟧"#]).finds("error, osam from 3.1.0").says(
        """
        “models” is the text “SM-A536B” where a list of texts belongs
        = apps with library 3.1.0–{newest} cannot read this and do not show the alert
        = help: Write ["SM-A536B"].
        """
      ).helped(writing: #"["SM-A536B"]"#),
      .version(["models": #"["SM-A536B", ⟦5⟧]"#, "modelComparisonMode": "0"]).finds("error, osam from 3.1.0").says(
        """
        a name in “models” is the number 5
        = apps with library 3.1.0–{newest} cannot read this and do not show the alert
        = help: Write a text in quotes, or remove it.
        """
      ).helped([#"", 5]"#: #"", "SM-A546B"]"#]),
      .olderVersion(["version": "⟦3.2⟧"]).finds("warning, controldeversions-ios").says(
        """
        “version” is the number 3.2, not a text
        = apps with controldeversions-ios 2.1–1.3.4 may crash when they look at it
        = help: Put it in quotes: "3.2".
        """
      ).helped(writing: #""3.2""#),
      .olderVersion(["version": "⟦true⟧", "comparisonMode": "⟦true⟧", "okButtonActionURL": "⟦5⟧"]).finds(
        "warning, controldeversions-ios", "error, every release", "error, controldeversions-ios"
      ).says(
        """
        “okButtonActionURL” is the number 5, not a text
        = apps with controldeversions-ios 2.1–1.3.4 crash when the user touches OK
        = help: Write "https://apps.apple.com/app/id1465234509", for example.
        """
      ).says(
        """
        “comparisonMode” is true, not a whole number
        = apps with controldeversions-android 1.4.6–1.5.8 get the error onFailure; apps with \
        controldeversions-ios 2.1–1.3.4 take it for 1
        = help: Write 0, for example.
        """
      ).says(
        """
        “version” is true, not a text
        = apps with controldeversions-ios 2.1–1.3.4 may crash when they look at it
        = help: Write it as in "1.2.3".
        """
      ).helped([
        #""version": true"#: #""version": "1.2.3""#, #""comparisonMode": true"#: #""comparisonMode": 0"#,
        #""okButtonActionURL": 5"#: #""okButtonActionURL": "https://www.barcelona.cat/apps/bus""#,
      ]),
      .olderVersion(["title": "⟦5⟧", "okButtonTitle": #"⟦["OK"]⟧"#]).finds("error, every release").says(
        """
        “okButtonTitle” is a list, neither a text nor one in each language
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 show the alert \
        without the button
        = help: Write a text in quotes, or an object with one for each language.
        """
      ).says(
        """
        “title” is the number 5, neither a text nor one in each language
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 show the alert \
        without it
        = help: Write a text in quotes, or an object with one for each language.
        """
      ).helped([
        #""title": 5"#: #""title": "Nova versió""#, #"["OK"]"#: #""OK""#,
      ]),
      .olderVersion(["message": #"{"ca": "Hola", "cat": "Hola", "es": ⟦5⟧, "en": ⟦["Hello"]⟧}"#]).finds(
        "error, every release"
      ).says(
        """
        the text of “message” for “en” is a list
        = apps with controldeversions-android 1.4.6–1.5.8 crash where they take the text for “en”; apps with \
        controldeversions-ios 2.1–1.3.4 may crash when they show the alert where they take the text for “en”
        = help: Write a text in quotes.
        """
      ).says(
        """
        the text of “message” for “es” is the number 5
        = apps with controldeversions-android 1.4.6–1.5.8 crash where they take the text for “es”; apps with \
        controldeversions-ios 2.1–1.3.4 may crash when they show the alert where they take the text for “es”
        = help: Write a text in quotes.
        """
      ).helped([#""es": 5"#: #""es": "Hola""#, #"["Hello"]"#: #""Hello""#]),
      .olderRating(["messages": #"⟦{"languaje": "ca", "content": "T'agrada l'app?"}⟧"#]).finds(
        "error, valoracions-android"
      ).says(
        """
        “messages” is an object, not a list of texts, each with its language
        = apps with valoracions-android 1.3.0–1.4.0 crash
        = help: Write [{"languaje": "ca", "content": "T'agrada l'app?"}, {"languaje": "es", "content": "¿Te \
        gust…, for example.
        """
      ).helped(writing: #"[{"languaje": "ca", "content": "T'agrada l'app?"}]"#),
      .olderRating(["messages": #"[⟦"T'agrada l'app?"⟧]"#, "tmin": "⟦true⟧"]).finds(
        "error, every release", "error, valoracions-android"
      ).says(
        """
        “tmin” is true, not a whole number
        = apps with valoracions-ios 1.0.0–1.0.1 get the error failure; apps with valoracions-android \
        1.3.0–1.4.0 crash
        = help: Write 5, for example.
        """
      ).says(
        """
        entry 1 of “messages” is the text “T'agrada l'app?”
        = apps with valoracions-android 1.3.0–1.4.0 crash
        = help: Write an object with “languaje” and “content”.
        """
      ).helped([
        #"["T'agrada l'app?"]"#: #"[{"languaje": "ca", "content": "T'agrada l'app?"}]"#,
        #""tmin": true"#: #""tmin": 5"#,
      ]),
      .authored(title: "\n  ca:⟦⟧\n  es: Nueva versión\n  en: New version").finds("error, every release").says(
        """
        the Catalan text of “title” is left empty
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Write it after “ca:”.
        """
      ).helped(["  ca:\n": "  ca: Nova versió\n"]),
    ],
    good: [
      .version(),
      .olderVersion(["title": #""New version""#, "minSystemVersion": "9"]),
    ],
    check: .observed(checkWrongType), older: checkOlder
  )
}

private func checkWrongType(_ inspection: Inspection) {
  let tree = inspection.document.tree
  for observation in inspection.observations(.wrongType, .languageNotText, .nameNotText) {
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
      } ?? enclosing(observation, inspection.document))
  }
}

/// A list of the one name that stands where a list belongs.
private func enclosing(_ observation: Observation, _ document: Document) -> Repair? {
  loneName(observation, document).map { name in
    Repair("Make it a list", .guess, .set(observation.node, .array([.string(name)])))
  }
}

private func loneName(_ observation: Observation, _ document: Document) -> String? {
  guard observation.code == .wrongType, let row = observation.member, case .names = document.kind.members[row].type,
    document.tree.kind(observation.node) == .string
  else { return nil }
  return document.tree.textAsRead(observation.node)
}

private func help(for observation: Observation, _ inspection: Inspection) -> LocalizedMessage? {
  guard let row = observation.member else { return nil }
  let member = inspection.document.kind.members[row]
  if let meant = observation.suggestion { return "Write \(meant)." }
  if let help = inspection.helpForChoice(observation) { return help }
  if observation.code == .nameNotText { return "Write a text in quotes, or remove it." }
  if let name = loneName(observation, inspection.document) { return "Write [\"\(Quote.shortened(name))\"]." }
  if let language = observation.language {
    return inspection.helpForBlank(observation, of: language.rawValue) ?? "Write a text in quotes."
  }
  // The number that stands there is most likely the text that is meant: 5.1 is a version's name without its quotes.
  if case .text = member.type, inspection.document.tree.kind(observation.node) == .number {
    return "Put it in quotes: \"\(Quote.shortened(inspection.document.tree.text(observation.node)))\"."
  }
  return "Write \(Quote.shortened(member.example, limit: 90)), for example."
}

private func checkOlder(_ inspection: Inspection, _: OlderReadings) {
  let document = inspection.document
  for fault in inspection.olderMistakes(.wrongType) {
    let member = fault.path.count == 1 ? fault.name.flatMap { document.kind.member($0) } : nil
    let other: LocalizedMessage = member.map { ", not \($0.expected)" } ?? ""
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

private func help(for fault: OlderMistake, in document: Document) -> LocalizedMessage {
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
