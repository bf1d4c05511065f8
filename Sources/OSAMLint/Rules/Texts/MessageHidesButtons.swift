import OSAMDecisions
import OSAMFormats

extension Rule {
  /// A message so long that the buttons of the module's own alert may not be seen.
  static let messageHidesButtons = Rule(
    id: "message-hides-buttons",
    title: "a long message may push the buttons out of sight",
    group: .texts,
    effects: [.platformDependent],
    kinds: .having([.alert, .modes]),
    why: """
      From 3.1.0 on Android, and 3.2.0 on iOS, the library draws the alert itself, and nothing in it scrolls. On a small
      telephone, or with large letters, a long message may leave no room for the buttons below it. FORCE has no other way
      out then. How much fits is worked out for a screen of 360 by 640 and is a guess.
      """,
    evidence: ["module-own-dialog", "module-own-screen", "choice-small-screen"],
    bad: [
      .version([
        "comparisonMode": #""FORCE""#,
        "message":
          #"{"ca": "Nova", "es": ⟦"Cambios:\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n15\n16\n17\n18\n19\n20\n21\n22\n23\n24\n25"⟧, "en": "New"}"#,
      ]).finds("warning, osam from 3.1.0").says(
        """
        the Spanish message has 74 characters, some 26 lines
        = apps with library 3.1.0–{newest} may show no button on a small screen: the alert does not scroll, and with FORCE \
        people may be locked out
        = help: Shorten it to some 21 lines of 35 letters.
        """
      ).helped(writing: #""Canvis.""#),
      .version([
        "platform": #""IOS""#,
        "message":
          #"{"ca": ⟦"Canvis:\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n15\n16\n17\n18\n19\n20"⟧, "es": "Nueva", "en": "New"}"#,
        "url": #""https://apps.apple.com/es/app/bus/id1465234509""#,
      ]).finds("warning, osam from 3.2.0").says(
        """
        the Catalan message has 58 characters, some 21 lines
        = apps with library {newest} may show no button on a small screen: the alert does not scroll
        = help: Shorten it to some 16 lines of 35 letters.
        """
      ).helped(writing: #""Canvis.""#),
    ],
    good: [
      .version(["message": #"{"ca": "Canvis:\n1\n2\n3\n4\n5\n6\n7\n8\n9", "es": "Nueva", "en": "New"}"#]),
      .version(
        [
          "message":
            #"{"ca": "Canvis:\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n15\n16\n17\n18\n19\n20\n21\n22\n23\n24\n25", "es": "Nueva", "en": "New"}"#
        ], clients: "..3.0.1"),
      .version([
        "comparisonMode": #""NONE""#,
        "message":
          #"{"ca": "Canvis:\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n15\n16\n17\n18\n19\n20\n21\n22\n23\n24\n25", "es": "Nueva", "en": "New"}"#,
      ]),
    ],
    check: .document(checkMessages)
  )
}

private func checkMessages(_ inspection: Inspection) {
  guard let use = inspection.modeUse, use.showsAlert else { return }
  let document = inspection.document
  let clients = ClientSet.drawingAlerts(on: (inspection.platform ?? .android).device)
  let dialog = OwnDialog(
    buttons: use.showsCancel ? 2 : 1, hasX: !use.mustBeAccepted,
    hasBox: use.hasCheckbox && document.boolean("checkBoxDontShowAgain") == true)
  for text in inspection.texts where text.member == "message" {
    let title = inspection.texts.first { $0.member == "title" && $0.language == text.language }?.bytes ?? []
    let (lines, most) = (OwnDialog.lines(ofMessage: text.bytes), dialog.mostLines(below: title))
    if lines <= most { continue }
    inspection.report(
      "the \(text.name) has \(text.text.count) characters, some \(lines) lines",
      [
        ClientEffect(
          clients,
          use.mustBeAccepted
            ? "may show no button on a small screen: the alert does not scroll, and with \(use.mode) people may be locked out"
            : "may show no button on a small screen: the alert does not scroll", .platformDependent)
      ], help: "Shorten it to some \(most) lines of \(OwnDialog.lettersOfLine) letters.", at: text.node)
  }
}
