import OSAMFormats
import OSAMSyntax

extension Rule {
  /// the same key twice in one object.
  static let duplicateKey = Rule(
    id: "duplicate-key",
    title: "the same key twice in one object",
    group: .shape,
    effects: [.conflictingValues, .probablyNotMeant],
    kinds: .everyKind,
    why: """
      Apps with the common module read every occurrence and keep the last; texts of several languages are replaced as
      a whole, not merged. Android apps with the other libraries keep the last as well. iOS apps with osam-valoracions
      and Prince of Versions may keep the first, and KMP on a JVM may refuse the document. An earlier value that
      cannot be read loses the document all the same. Two equal values are only a warning.
      """,
    repair: .depends(
      """
      Removes the later of two members with equal values. Two different values stay: nobody knows which was meant.
      Of a second document in a YAML file nothing is removed; the unsafe fix writes the line `---` above it.
      """),
    evidence: [
      "module-duplicate-key", "older-duplicate-key", "older-apple-json", "prince-apple-json", "prince-jvm-json",
    ],
    bad: [
      Example("{\"data\": {\"versionCode\": 1, \"comparisonMode\": \"NONE\", \"url\": \"a\", ⟦\"versionCode\"⟧: 2}}")
        .finds("error, every release").says(
          """
          “versionCode” is there more than once
          = apps keep the last value, other programs may keep the first
          = help: Keep one of them.
          """),
      .version(["ok": #"{"ca": "Actualitza", "es": "Actualizar", "en": "Update", ⟦"ca"⟧: "Actualitza"}"#]).finds(
        "warning, every release"
      ).says(
        """
        “ca” is there more than once
        = apps keep the last value, other programs may keep the first
        = help: Keep one of them.
        """),
      .version(["title": #"{"ca": "Hola", ⟦"ca"⟧: "Nova versió", "es": "Nueva versión", "en": "New version"}"#]).finds(
        "error, every release"),
      Example(
        Example.authored + Example.authored.exchanging("packageName", for: "⟦packageName⟧"), syntax: .yaml
      ).finds("error, every release").says(
        """
        another document begins with this “packageName”, and no line “---” above it parts the two
        = apps keep the last value, other programs may keep the first
        = help: Write --- on a line of its own above this one.
        """),
    ].asking(for: .meaning),
    good: [
      .version()
    ],
    check: .observed(checkDuplicateKey)
  )
}

/// Which of the values each library keeps. [older-duplicate-key, older-apple-json, prince-apple-json]
private func kept(_ kind: DocumentKind) -> LocalizedMessage {
  switch kind {
  case .controlDeVersions: "Android keeps the last value, and iOS may do so"
  case .valoracions: "Android keeps the last value, and iOS may keep the first"
  case .princeOfVersions: "Android keeps the last value, iOS may keep the first, and a JVM may refuse the file"
  default: "apps keep the last value, other programs may keep the first"
  }
}

private func checkDuplicateKey(_ inspection: Inspection) {
  let observations = inspection.observations(.duplicateKey)
  let pasted = PastedDocuments(observations, inspection.document)
  for observation in observations {
    if inspection.isFull { return }
    if let pasted, pasted.keys.contains(observation.node) {
      if pasted.starts.contains(observation.node) { report(observation, startingIn: inspection) }
      continue
    }
    let isCopy = isCopy(observation, inspection.document.tree)
    inspection.report(
      observation.words(in: inspection.document), so: kept(inspection.document.kind), help: "Keep one of them.",
      at: observation, effect: isCopy == false ? .conflictingValues : .probablyNotMeant,
      related: observation.related.map { [RelatedPlace($0, "the first one")] } ?? [],
      repair: isCopy == true ? removing(observation, inspection.document.tree) : nil)
  }
}

/// True if the second value is the first once more; nil where the object is too large to look for the first.
private func isCopy(_ observation: Observation, _ tree: Tree) -> Bool? {
  let key = observation.node
  guard let object = tree.smallObject(around: key) else { return nil }
  var earlier: NodeID?
  var own: NodeID?
  tree.forEachPair(of: object) { pair in
    if tree.span(pair.key) == observation.related { earlier = pair.place }
    if pair.key == key { own = pair.place }
  }
  guard let earlier, let own else { return nil }
  return tree.isSame(earlier, own)
}

/// One finding for all members of the document, whatever they hold: people pasted it, and forgot a line.
private func report(_ observation: Observation, startingIn inspection: Inspection) {
  let key = quoted(inspection.document.tree.text(observation.node))
  inspection.report(
    "another document begins with this \(key), and no line “---” above it parts the two",
    so: kept(inspection.document.kind), help: "Write --- on a line of its own above this one.", at: observation,
    effect: .conflictingValues, related: observation.related.map { [RelatedPlace($0, "the first one")] } ?? [],
    repair: Repair("Write --- above it", .guess, .startDocument(key: observation.node)))
}

private func removing(_ observation: Observation, _ tree: Tree) -> Repair? {
  tree.smallObject(around: observation.node).map { object in
    Repair("Remove the second one", .none, .remove(key: observation.node, from: object))
  }
}
