import OSAMDecisions
import OSAMFormats

extension Rule {
  /// A package name that no app of its platform can have.
  static let packageNameShape = Rule(
    id: "package-name-shape",
    title: "packageName cannot be the id of an app",
    group: .versions,
    effects: [.probablyNotMeant],
    kinds: .having(.app),
    why: """
      Apps ask the service for their document by their own id, so `packageName` should be that id, letter
      by letter. Clients read it and compare it with nothing. An Android application id has at least two
      parts between dots, each beginning with a letter, of the letters A to Z, digits and underscores. An
      iOS bundle id has the letters A to Z, digits, hyphens and dots. An id for both has letters, digits
      and dots only. A name that fits neither was probably mistyped, and the service may not find the
      document for any app.
      """,
    evidence: ["platform-application-ids", "module-service-chooses"],
    bad: [
      .version(["packageName": #"⟦"cat.bcn.bus-app"⟧"#]).finds("warning, every release").says(
        """
        “cat.bcn.bus-app” is no Android app id: it has “-”
        = the service may not find this document for any app
        = help: Write the id as the app's project has it.
        """),
      .version(["packageName": #"⟦"bus"⟧"#]).finds("warning, every release").says(
        """
        “bus” is no Android app id: it has no dot
        = the service may not find this document for any app
        = help: Write the id as the app's project has it.
        """),
      .version(["packageName": #"⟦"cat.bcn.3bus"⟧"#]).finds("warning, every release").says(
        """
        “cat.bcn.3bus” is no Android app id: a part does not begin with a letter
        = the service may not find this document for any app
        = help: Write the id as the app's project has it.
        """),
      .version(["packageName": #"⟦"cat.bcn..bus"⟧"#]).finds("warning, every release").says(
        """
        “cat.bcn..bus” is no Android app id: a part between dots is empty
        = the service may not find this document for any app
        = help: Write the id as the app's project has it.
        """),
      .version(["packageName": #"⟦"cat.bcn.bus_app"⟧"#, "platform": #""IOS""#]).finds("warning, every release").says(
        """
        “cat.bcn.bus_app” is no iOS bundle id: it has “_”
        = the service may not find this document for any app
        = help: Write the id as the app's project has it.
        """),
      .version(["packageName": #"⟦" cat.bcn.bus"⟧"#]).finds("warning, every release").says(
        """
        “ cat.bcn.bus” is no Android app id: it has a space
        = the service may not find this document for any app
        = help: Write the id as the app's project has it.
        """),
      .version(["packageName": #"⟦""⟧"#, "platform": #""IOS""#]).finds("warning, every release").says(
        """
        “” is no iOS bundle id: it is empty
        = the service may not find this document for any app
        = help: Write the id as the app's project has it.
        """),
      .rating(["packageName": #"⟦"cat.bcn.autobús"⟧"#]).finds("warning, every release"),
      .rating(["packageName": #"⟦"https://play.google.com/store/apps/details?id=cat.bcn.bus"⟧"#]).finds(
        "warning, every release"),
    ].asking(for: .version),
    good: [
      .version(["packageName": #""cat.bcn.bus_app""#]),
      .version(["packageName": #""cat.bcn.bus-app""#, "platform": #""IOS""#]),
      .version(["packageName": #""cat.bcn.3bus""#, "platform": #""IOS""#]),
      .version(["packageName": #""Cat.Bcn.B2""#]),
      // Without a readable platform an id of either will do.
      .version(["packageName": #""cat.bcn.bus-app""#, "platform": #""WEB""#]),
    ],
    check: .document(checkName)
  )
}

private func checkName(_ inspection: Inspection) {
  guard let name = inspection.document.text("packageName"), !isPlain(name) else { return }
  let platforms = inspection.platform.map { [$0] } ?? Platform.allCases
  let flaws = platforms.compactMap { flaw(of: name, on: $0) }
  guard flaws.count == platforms.count, let flaw = flaws.first else { return }
  let id: LocalizedMessage =
    switch inspection.platform {
    case .android: "no Android app id"
    case .ios: "no iOS bundle id"
    case nil: "no id of an app"
    }
  inspection.report(
    "\(quoted(name)) is \(id): \(flaw)", so: "the service may not find this document for any app",
    help: "Write the id as the app's project has it.", at: .member("packageName"))
}

/// A quick look at the bytes: small letters in at least two parts, an id on both platforms.
private func isPlain(_ name: String) -> Bool {
  var parts = 0
  var previous = UInt8(ascii: ".")
  for byte in name.utf8 {
    if byte == UInt8(ascii: "."), previous != byte { parts += 1 } else if !(0x61...0x7A).contains(byte) { return false }
    previous = byte
  }
  return parts > 0 && previous != UInt8(ascii: ".")
}

/// The flaw that keeps a name from being an id, in words, or nil. [platform-application-ids]
private func flaw(of name: String, on platform: Platform) -> LocalizedMessage? {
  let extra: Unicode.Scalar = platform == .android ? "_" : "-"
  if name.isEmpty { return "it is empty" }
  if let stranger = name.unicodeScalars.first(where: { !isLetterOrDigit($0) && $0 != "." && $0 != extra }) {
    return stranger == " " ? "it has a space" : "it has \(quoted(String(Character(stranger))))"
  }
  guard platform == .android else { return nil }
  let parts = name.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
  if parts.count < 2 { return "it has no dot" }
  if parts.contains(where: { $0.isEmpty }) { return "a part between dots is empty" }
  let isWrong = parts.contains { part in part.first.map { !isLetterOrDigit($0) || ("0"..."9").contains($0) } ?? true }
  return isWrong ? "a part does not begin with a letter" : nil
}

private func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
  ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
}
