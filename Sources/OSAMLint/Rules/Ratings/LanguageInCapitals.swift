import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A language in capital letters, which is kept in small ones.
  static let languageInCapitals = Rule(
    id: "language-in-capitals",
    title: "the language of a message is written with capitals",
    group: .ratings,
    effects: [.worthKnowing],
    kinds: .having(.messages),
    why: """
      The Android library keeps the language of a message in small letters. Up to 1.3.1 it looks for the language of
      the device in small letters too. Since 1.4.0 it looks for the language that the app sets, as the app writes it:
      an app that sets “CA”, as the file has it, finds nothing and asks with the library's own words.
      """,
    evidence: ["older-language-as-given", "older-rating-content"],
    bad: [
      .olderRating(["messages": #"[{"languaje": ⟦"CA"⟧, "content": "T'agrada l'app?"}]"#]).finds(
        "info, valoracions-android from 1.4.0"
      ).says(
        """
        the language of a message is “CA”, with capital letters
        = apps with valoracions-android 1.4.0 keep it as “ca” and do not find it when they ask for “CA”
        = help: Write “ca”, and let the app ask for that.
        """)
    ],
    good: [
      .olderRating(),
      .olderRating(
        ["messages": #"[{"languaje": "CA", "content": "T'agrada l'app?"}]"#],
        clients: "valoracions-android:1.3.0..1.3.1"),
    ],
    check: .older(checkCapitals)
  )
}

private let asGiven = OlderOSAMChange.languageAsGiven.releases

private func checkCapitals(_ inspection: Inspection, _ older: OlderReadings) {
  let tree = inspection.document.tree
  for message in older.messages {
    guard let node = message.language?.value, tree.kind(node) == .string else { continue }
    let code = tree.text(node)
    if code == code.lowercased() { continue }
    let small = code.lowercased()
    inspection.report(
      "the language of a message is \(quoted(code)), with capital letters",
      [ClientEffect(asGiven, "keep it as \(quoted(small)) and do not find it when they ask for \(quoted(code))")],
      help: "Write \(quoted(small)), and let the app ask for that.", at: node)
  }
}
