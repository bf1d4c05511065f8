import OSAMFormats
import OSAMSyntax

extension Rule {
  /// the members are not inside data.
  static let missingDataWrapper = Rule(
    id: "missing-data-wrapper",
    title: "the members are not inside data",
    group: .shape,
    effects: [.unreadable],
    kinds: .having(.wrapper),
    why: """
      Clients look for an object with a member `data` and read nothing else. Without it, or with `null` or
      a list in its place, nothing of the document is read: no alert, and no prompt.

      An authored document may leave the wrapper out; it is added when the exact JSON is made.
      """,
    repair: .safe(
      """
      Puts all members into `data`. No client reads the document before.
      """),
    evidence: ["module-wire-form"],
    bad: [
      Example("⟦{⟧\n  \"packageName\": \"cat.bcn.bus\", \"versionCode\": 2026030001, \"comparisonMode\": \"NONE\"\n}")
        .finds("error, every release").says(
          """
          the members are not inside “data”
          = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
          = help: Put all members into an object under “data”.
          """),
      Example(
        "{\"data\": ⟦null⟧, \"versionCode\": 1, \"comparisonMode\": \"NONE\", \"url\": \"\"}", kind: .osamVersion
      ).finds("error, every release").says(
        """
        “data” is null, not an object
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Put all members into an object under “data”.
        """),
      Example(
        "⟦{⟧\"result\": {\"packageName\": \"cat.bcn.bus\", \"platform\": \"IOS\", \"minutes\": 2880, \"numAperture\": 5, \"appId\": 1}}"
      ).finds("error, every release").says(
        """
        the members are inside “result” and not inside “data”
        = apps with library 1.0.0–{newest} cannot read this and do not go by it
        = help: Write “data” instead of “result”.
        """),
      Example(
        #"{"data": ⟦"{\"packageName\": \"cat.bcn.bus\", \"minutes\": 2880, \"numAperture\": 5}"⟧}"#, role: .served
      ).finds("error, every release").says(
        """
        “data” is the text “{"packageName": "cat…”, not an object
        = apps with library 1.0.0–{newest} cannot read this and do not go by it
        = help: Write the object itself: without quotation marks around it, and without backslashes in it.
        """),
      Example("⟦[{\"data\": {\"versionCode\": 2026030001, \"comparisonMode\": \"NONE\"}}]⟧").finds(
        "error, every release"
      ).says(
        """
        the document is a list, not an object
        = apps with library 1.0.0–{newest} cannot read this; nobody sees the alert
        = help: Serve one object; a list of documents is checked with --as authored.
        """),
    ].asking(for: .elsewhere),
    good: [
      .version(),
      Example("{\"versionCode\": 2026030001, \"comparisonMode\": \"NONE\"}", role: .authored),
    ],
    check: .observed(checkMissingDataWrapper)
  )
}

private func checkMissingDataWrapper(_ inspection: Inspection) {
  // The rule looks at no kind without one.
  if let wrapper = inspection.document.kind.wrapper {
    for observation in inspection.observations(.rootNotObject, .missingWrapper, .wrapperNotObject) {
      inspection.reportFailing(
        observation, help: help(for: observation, inspection.document, wrapper),
        repair: observation.code == .missingWrapper && inspection.document.strayBody == nil
          ? wrapping(inspection.document, wrapper) : nil)
    }
  }
}

private func help(for observation: Observation, _ document: Document, _ wrapper: String) -> LocalizedMessage {
  let tree = document.tree
  switch observation.code {
  case .rootNotObject: return "Serve one object; a list of documents is checked with --as authored."
  case .wrapperNotObject where tree.kind(observation.node) == .array:
    return "Serve one document: “\(wrapper)” is an object, without square brackets around it."
  case .wrapperNotObject where tree.kind(observation.node) == .string && tree.text(observation.node).contains("{"):
    return "Write the object itself: without quotation marks around it, and without backslashes in it."
  default:
    guard let body = document.strayBody else { return "Put all members into an object under “\(wrapper)”." }
    let names = tree.pointer(from: document.root, to: body).dropFirst().split(separator: "/").map(String.init)
    if names.count == 1 { return "Write “\(wrapper)” instead of “\(Quote.shortened(names[0]))”." }
    let place = Quote.shortened(names.joined(separator: "."))
    return "Serve what stands inside “\(place)” as “\(wrapper)”, and nothing around it."
  }
}

private func wrapping(_ document: Document, _ wrapper: String) -> Repair {
  Repair("Put all members into “\(wrapper)”", .read(by: document.kind.clients), .wrap(document.root, in: wrapper))
}
