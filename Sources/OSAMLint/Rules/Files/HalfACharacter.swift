import OSAMFormats
import OSAMSyntax

extension Rule {
  /// An escape that is half a character.
  static let halfACharacter = Rule(
    id: "half-a-character",
    title: "an escape that is half a character",
    group: .files,
    effects: [.unreadable, .brokenText],
    why: """
      Emoji and rare characters are written as two escapes in JSON, and one of the two alone is no character. Apps
      with the common module and Android apps with the other libraries read on, and users see a replacement sign or
      nothing in its place. iOS apps with osam-controldeversions show no alert. iOS apps with Prince of Versions get
      an error; from release 4 on only where they read the text.
      """,
    evidence: ["module-escapes", "platform-json-text", "older-apple-json", "prince-apple-json"],
    bad: [
      Example(
        #"""
        {"data": {"versionCode": 2026030001, "comparisonMode": "NONE", "url": "⟦\ud83d⟧"}}
        """#
      ).finds("error, every release").says(
        """
        “\\ud83d” is half a character
        = apps read on, with a damaged character in the text
        = help: Write the character itself.
        """),
      Example(#"{"ios2": [{"required_version": "1.2.0⟦\ud83d⟧"}]}"#).finds("error, pov-kmp").says(
        """
        “\\ud83d” is half a character
        = apps with pov-kmp 0.1.0 may get the error ConfigurationException
        = help: Write the character itself.
        """),
    ].asking(for: .elsewhere),
    good: [
      Example(
        #"""
        {"data": {"versionCode": 2026030001, "comparisonMode": "NONE", "url": "\ud83d\ude8c"}}
        """#)
    ],
    check: .damaged(checkHalfACharacter)
  )
}

private func checkHalfACharacter(_ inspection: FileInspection) {
  for fault in inspection.faults(.loneSurrogate) {
    inspection.report(fault, help: "Write the character itself.")
  }
}
