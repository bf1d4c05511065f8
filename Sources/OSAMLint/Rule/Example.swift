import OSAMFormats
import OSAMSyntax

/// A document that shows a mistake or its absence: documentation and test at once.
///
/// `⟦` and `⟧` enclose the exact place of a finding; nothing between them marks the place where
/// something is missing.
package struct Example: Sendable {
  package var marked: String
  package var syntax: Tree.Syntax
  package var role: Role?
  package var kind: DocumentKind?
  /// The clients it is checked for, as `--clients` takes them.
  package var clients: String?
  /// Settings it is checked with.
  package var settings: String?
  /// Its bytes are those of Latin-1.
  package var isLatin1 = false
  /// It is no document but one of our own files.
  package var own: OwnFile?
  /// The findings at its marks, written by hand: `finds` says how.
  package var found: [String] = []
  /// All words of some of its findings, written by hand: `says` says how.
  package var said: [String] = []
  /// Other pieces of its text once its help was followed, for each choice that the help gives: `helped` says how.
  package var helped: [[(piece: String, new: String)]] = []
  /// Asked for by its help, and known to nobody but a person.
  package var asked: Asked?
  package var file: String
  package var line: Int

  /// A whole file as it stands.
  @inline(never)
  package init(
    _ marked: String, syntax: Tree.Syntax = .json, role: Role? = nil, kind: DocumentKind? = nil,
    clients: String? = nil, file: String = #fileID, line: Int = #line
  ) {
    self.marked = marked
    self.syntax = syntax
    self.role = role
    self.kind = kind
    self.clients = clients
    self.file = file
    self.line = line
  }

  /// Which of our own files an example can be.
  package enum OwnFile: Sendable { case settings, tests }

  /// A file of our own.
  @inline(never)
  package init(_ marked: String, own: OwnFile, file: String = #fileID, line: Int = #line) {
    self.init(marked, syntax: .yaml, file: file, line: line)
    self.own = own
  }

  /// A copy that is checked with settings.
  @inline(never)
  package func with(settings: String) -> Example {
    var example = self
    example.settings = settings
    return example
  }

  /// A copy in Latin-1, which has all its characters.
  @inline(never)
  package func inLatin1() -> Example {
    var example = self
    example.isLatin1 = true
    return example
  }

  /// How grave each finding is and which releases it concerns, in words, from the reference and not from the rule:
  /// `.finds("error, osam from 1.1.0")`. One text is for all findings; several are for them in the order of their
  /// places. Releases are those that were read: `every release` that is checked for, a whole library (`pov-ios`),
  /// `osam up to 1.0.11`, `osam from 1.1.0` (the newest is among them), `osam 1.0.7–1.0.11`; several with `and` between
  /// them. Where no release reads what is wrong, as in settings, the severity stands alone. `{newest}` and builds for
  /// release: as in `says`.
  @inline(__always)
  package func finds(_ found: String...) -> Example {
    guard Self.keepsWords else { return self }
    var example = self
    example.found = found
    return example
  }

  /// All words of one of its findings as a report has them: what is wrong, `= ` what happens, `= help: ` what to do,
  /// each on a line, from the reference and not from the rule. `{newest}` is the newest release of the common module
  /// that was read. Wherever what a rule says branches, some example says the words of the branch. Builds for release
  /// leave them out, which are half a thousand texts that only tests read.
  @inline(__always)
  package func says(_ words: @autoclosure () -> String) -> Example {
    guard Self.keepsWords else { return self }
    var example = self
    example.said.append(words())
    return example
  }

  /// True of builds that have the findings of examples and their words.
  @inline(__always)
  package static var keepsWords: Bool { _isDebugAssertConfiguration() }

  /// Its text after its help was followed: pieces of it, without marks, and what is written there instead.
  /// Each piece stands there once. Said once for each choice that the help gives; where a fix does it, or the help says
  /// what to write in the place of what was found, nothing need be said.
  @inline(never)
  package func helped(_ pieces: KeyValuePairs<String, String>) -> Example {
    var example = self
    example.helped.append(pieces.map { ($0, $1) })
    return example
  }

  /// One thing written in the place of all that is marked.
  @inline(never)
  package func helped(writing new: String) -> Example {
    var example = self
    let parts = marked.split(separator: "⟦", omittingEmptySubsequences: false).dropFirst()
    example.helped.append(parts.map { part in (String(part.prefix { $0 != "⟧" }), new) })
    return example
  }

  /// Things that only a person knows.
  package enum Asked: Sendable {
    /// A text that people are to read.
    case text
    /// A version, a number of one, an id.
    case version
    /// When something begins or ends.
    case date
    /// An address.
    case address
    /// Which of two things was meant, or whether the document is one of ours at all.
    case meaning
    /// A change outside of the document: in the service, in an app, in the file's encoding, in another file.
    case elsewhere
  }

  /// A clean version-control document as people write it, to put comments into.
  package static let authored = """
    packageName: cat.bcn.bus
    versionCode: 2026030001
    versionName: 3.2.0
    startDate: 2026-03-01 00:00
    endDate: 2026-03-31 23:59
    platform: ANDROID
    comparisonMode: LAZY
    title: {ca: Nova versió, es: Nueva versión, en: New version}
    message: {ca: Ja hi ha avisos., es: Ya hay avisos., en: Now with alerts.}
    ok: {ca: Actualitza, es: Actualizar, en: Update}
    cancel: {ca: Ara no, es: Ahora no, en: Not now}
    url: https://play.google.com/store/apps/details?id=cat.bcn.bus
    checkBoxDontShowAgain: false
    dialogDisplayDuration: 1d

    """

  /// That document with other texts, as they stand behind the colon, marks included.
  package static func authored(
    title: String = "{ca: Nova versió, es: Nueva versión, en: New version}",
    message: String = "{ca: Ja hi ha avisos., es: Ya hay avisos., en: Now with alerts.}", file: String = #fileID,
    line: Int = #line
  ) -> Example {
    let lines = authored.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      for (name, text) in [("title:", title), ("message:", message)] where line.utf8.starts(with: name.utf8) {
        // No blank at the end of a line.
        return name + (text.utf8.first == UInt8(ascii: "\n") ? "" : " ") + text
      }
      return String(line)
    }
    return Example(lines.joined(separator: "\n"), syntax: .yaml, file: file, line: line)
  }

  /// The moment at which every example is checked: 2026-03-15T12:00:00Z, also the `serverDate` of the
  /// documents below.
  package static let date: Instant = 1_773_576_000_000

  /// A clean version-control document in which these members, written as JSON with their marks,
  /// replace or follow the usual ones: `.version("comparisonMode": #"⟦"force"⟧"#)`. A key may carry
  /// marks too: `"⟦versioncode⟧"`.
  @inline(never)
  package static func version(
    _ members: KeyValuePairs<String, String> = [:], without: [String] = [], role: Role? = nil,
    clients: String? = nil, file: String = #fileID, line: Int = #line
  ) -> Example {
    Example(
      document(.osamVersion, versionMembers, members, without), role: role, kind: nil, clients: clients, file: file,
      line: line)
  }

  /// The counterpart of `version` for a rating document.
  @inline(never)
  package static func rating(
    _ members: KeyValuePairs<String, String> = [:], without: [String] = [], clients: String? = nil,
    file: String = #fileID, line: Int = #line
  ) -> Example {
    Example(document(.osamRating, ratingMembers, members, without), kind: nil, clients: clients, file: file, line: line)
  }

  /// A clean Prince of Versions document, for old and new releases, with these members instead of or after
  /// the usual ones.
  @inline(never)
  package static func prince(
    _ members: KeyValuePairs<String, String> = [:], without: [String] = [], clients: String? = nil,
    file: String = #fileID, line: Int = #line
  ) -> Example {
    Example(
      object(princeMembers, members, without, indent: ""), kind: .princeOfVersions, clients: clients, file: file,
      line: line)
  }

  /// A Prince of Versions document with one configuration under one key.
  @inline(never)
  package static func configuration(
    _ members: KeyValuePairs<String, String> = [:], without: [String] = [], under key: String = "ios2",
    clients: String? = nil, file: String = #fileID, line: Int = #line
  ) -> Example {
    let base = key.hasPrefix("android") ? codeMembers : textMembers
    let inner = object(base, members, without, indent: "    ").dropLast()
    return Example(
      "{\n  \"\(key)\": [\n    \(inner)\n  ]\n}\n", kind: .princeOfVersions, clients: clients, file: file, line: line)
  }

  private static let princeMembers: [(String, String)] = [
    (
      "ios",
      #"{"minimum_version": "1.2.0", "latest_version": {"version": "2.4.0", "notification_type": "ONCE"}}"#
    ),
    (
      "ios2",
      #"[{"required_version": "1.2.0", "last_version_available": "2.4.0", "notify_last_version_frequency": "ONCE"}]"#
    ),
    (
      "macos",
      #"{"minimum_version": "1.2.0", "latest_version": {"version": "2.4.0", "notification_type": "ONCE"}}"#
    ),
    (
      "macos2",
      #"[{"required_version": "1.2.0", "last_version_available": "2.4.0", "notify_last_version_frequency": "ONCE"}]"#
    ),
    (
      "android",
      #"{"minimum_version": "1.2.0", "latest_version": {"version": "2.4.0", "notification_type": "ONCE"}}"#
    ),
    (
      "android2",
      #"[{"required_version": 120, "last_version_available": 240, "notify_last_version_frequency": "ONCE"}]"#
    ),
  ]

  private static let textMembers: [(String, String)] = [
    ("required_version", #""1.2.0""#),
    ("last_version_available", #""2.4.0""#),
    ("notify_last_version_frequency", #""ONCE""#),
  ]

  private static let codeMembers: [(String, String)] = [
    ("required_version", "120"),
    ("last_version_available", "240"),
    ("notify_last_version_frequency", #""ONCE""#),
  ]

  /// A clean document of version control of the older libraries, altered in the same way.
  @inline(never)
  package static func olderVersion(
    _ members: KeyValuePairs<String, String> = [:], without: [String] = [], clients: String? = nil,
    file: String = #fileID, line: Int = #line
  ) -> Example {
    Example(object(olderVersionMembers, members, without, indent: ""), clients: clients, file: file, line: line)
  }

  /// A clean rating document of the older libraries, altered in the same way.
  @inline(never)
  package static func olderRating(
    _ members: KeyValuePairs<String, String> = [:], without: [String] = [], clients: String? = nil,
    file: String = #fileID, line: Int = #line
  ) -> Example {
    Example(object(olderRatingMembers, members, without, indent: ""), clients: clients, file: file, line: line)
  }

  private static let olderVersionMembers: [(String, String)] = [
    ("version", #""3.2.1""#),
    ("comparisonMode", "0"),
    ("minSystemVersion", #""9.0""#),
    (
      "title",
      #"{"cat": "Nova versió", "ca": "Nova versió", "es": "Nueva versión", "en": "New version"}"#
    ),
    (
      "message",
      #"{"cat": "Ja hi ha avisos.", "ca": "Ja hi ha avisos.", "es": "Ya hay avisos.", "en": "Now with alerts."}"#
    ),
    ("okButtonTitle", #"{"cat": "Actualitza", "ca": "Actualitza", "es": "Actualizar", "en": "Update"}"#),
    ("cancelButtonTitle", #"{"cat": "Ara no", "ca": "Ara no", "es": "Ahora no", "en": "Not now"}"#),
    ("okButtonActionURL", #""https://www.barcelona.cat/apps/bus""#),
  ]

  private static let olderRatingMembers: [(String, String)] = [
    ("tmin", "5"),
    ("num_apert", "10"),
    (
      "messages",
      #"[{"languaje": "ca", "content": "T'agrada l'app?"}, {"languaje": "es", "content": "¿Te gusta la app?"}, {"languaje": "en", "content": "Do you like the app?"}]"#
    ),
  ]

  /// A YAML stream of clean version-control documents as people write them, each altered in the same way.
  @inline(never)
  package static func stream(
    _ documents: [KeyValuePairs<String, String>], clients: String? = nil, file: String = #fileID, line: Int = #line
  ) -> Example {
    let texts = documents.map { changes in
      var members = authoredMembers
      for (name, value) in changes {
        if let index = members.firstIndex(where: { $0.0 == name }) {
          members[index].1 = value
        } else {
          members.append((name, value))
        }
      }
      return members.filter { !$0.1.isEmpty }.map { "\($0): \($1)\n" }.joined()
    }
    return Example(texts.joined(separator: "---\n"), syntax: .yaml, clients: clients, file: file, line: line)
  }

  private static let authoredMembers: [(String, String)] = [
    ("packageName", "cat.bcn.bus"),
    ("platform", "ANDROID"),
    ("versionCode", "2026030001"),
    ("versionName", "3.2.0"),
    ("startDate", "2026-03-01"),
    ("endDate", "2026-03-31"),
    ("comparisonMode", "LAZY"),
    ("title", "{ca: Nova versió, es: Nueva versión, en: New version}"),
    ("message", "{ca: Ara amb avisos., es: Ahora con avisos., en: Now with alerts.}"),
    ("ok", "{ca: Actualitza, es: Actualizar, en: Update}"),
    ("cancel", "{ca: Ara no, es: Ahora no, en: Not now}"),
    ("url", "https://www.barcelona.cat/apps/bus"),
    ("checkBoxDontShowAgain", "false"),
    ("dialogDisplayDuration", "1d"),
  ]

  private static let versionMembers: [(String, String)] = [
    ("id", "109"),
    ("appId", "400"),
    ("packageName", #""cat.bcn.bus""#),
    ("versionCode", "2026030001"),
    ("versionName", #""3.2.0""#),
    ("startDate", "1772319600000"),
    ("endDate", "1774994399999"),
    ("serverDate", "1773576000000"),
    ("platform", #""ANDROID""#),
    ("comparisonMode", #""LAZY""#),
    ("title", #"{"ca": "Nova versió", "es": "Nueva versión", "en": "New version"}"#),
    (
      "message",
      #"{"ca": "Ja pots veure quan passa el teu bus.", "es": "Ya puedes ver cuándo pasa tu bus.", "en": "You can now see when your bus comes."}"#
    ),
    ("ok", #"{"ca": "Actualitza", "es": "Actualizar", "en": "Update"}"#),
    ("cancel", #"{"ca": "Ara no", "es": "Ahora no", "en": "Not now"}"#),
    ("url", #""https://play.google.com/store/apps/details?id=cat.bcn.bus""#),
    ("checkBoxDontShowAgain", "false"),
    ("dialogDisplayDuration", "86400"),
  ]

  private static let ratingMembers: [(String, String)] = [
    ("id", "74"),
    ("appId", "400"),
    ("packageName", #""cat.bcn.bus""#),
    ("platform", #""ANDROID""#),
    ("minutes", "2880"),
    ("numAperture", "5"),
    ("message", #"{"ca": "T'agrada l'app?", "es": "¿Te gusta la app?", "en": "Do you like the app?"}"#),
  ]

  /// With what the table requires and the usual members lack, so that a new row concerns only the examples about it.
  private static func document(
    _ kind: DocumentKind, _ base: [(String, String)], _ changes: KeyValuePairs<String, String>, _ without: [String]
  ) -> String {
    let names = Set(base.map { $0.0 })
    let others = kind.members.filter { !names.contains($0.name) && !$0.requiredBy.isEmpty }
    let members = base + others.map { ($0.name, $0.example) }
    return "{\n  \"data\": " + object(members, changes, without, indent: "  ") + "}\n"
  }

  /// An object, one member on each line, its bracket on the current one.
  private static func object(
    _ base: [(String, String)], _ changes: KeyValuePairs<String, String>, _ without: [String], indent: String
  ) -> String {
    var members = base.filter { !without.contains($0.0) }
    for (key, value) in changes {
      let name = key.filter { $0 != "⟦" && $0 != "⟧" }
      if let index = members.firstIndex(where: { $0.0 == name }) {
        members[index] = (key, value)
      } else {
        members.append((key, value))
      }
    }
    // Marks of a key go around its quotes.
    let lines = members.map { key, value in
      indent + (key.hasPrefix("⟦") ? "  ⟦\"\(key.dropFirst().dropLast())\"⟧: \(value)" : "  \"\(key)\": \(value)")
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}\n"
  }

  /// The text without marks, and the places they enclose.
  package var unmarked: (text: String, spans: [SourceSpan]) {
    var text = ""
    var spans: [SourceSpan] = []
    var open: [Int] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": open.append(text.utf8.count)
      case "⟧": if let start = open.popLast() { spans.append(SourceSpan(start, text.utf8.count)) }
      default: text.unicodeScalars.append(scalar)
      }
    }
    return (text, spans.sorted { ($0.start, $0.end) < ($1.start, $1.end) })
  }
}

extension [Example] {
  /// The help of those of them of which nothing else is said asks for this, and no document can show it.
  func asking(for asked: Example.Asked) -> [Example] {
    map { example in
      var example = example
      if example.helped.isEmpty { example.asked = asked }
      return example
    }
  }
}
