import OSAMFormats
import OSAMSyntax

extension Rule {
  /// An unquoted YAML value that YAML 1.1 reads differently.
  static let yamlVersionDependentValue = Rule(
    id: "yaml-version-dependent-value",
    title: "an unquoted YAML value that YAML 1.1 reads differently",
    group: .files,
    effects: [.probablyNotMeant],
    kinds: .everyKind,
    why: """
      YAML 1.1 and 1.2 disagree about some unquoted values: `no` is a boolean or a text, `010` is 8 or 10,
      `1e3` is a text or a number. This tool reads YAML 1.2; a service that turns the same file into JSON
      with another library would serve something else. Dates in date members are not reported.
      """,
    repair: .safe(
      """
      Puts what is a text to this tool, such as `no` or `on`, in quotes: then it is one to all. A number in another notation stays.
      """),
    evidence: ["yaml-versions"],
    bad: [
      Example(
        "packageName: cat.bcn.bus\ncomparisonMode: NONE\nversionCode: 2026030001\nversionName: ⟦12:30⟧\ntitle: {ca: ⟦no⟧, es: \"no\", en: ⟦off⟧}\n",
        syntax: .yaml
      ).finds("warning, every release").says(
        """
        YAML 1.1 readers take “no” without quotes as false
        = another tool may serve something else
        = help: Put it in quotes if it is a text, or write it in a form both agree on.
        """
      ).says(
        """
        YAML 1.1 readers take “12:30” without quotes as a number in base 60
        = another tool may serve something else
        = help: Put it in quotes if it is a text, or write it in a form both agree on.
        """),
      Example("packageName: cat.bcn.bus\nplatform: IOS\nminutes: ⟦0600⟧\nnumAperture: 5\n", syntax: .yaml).finds(
        "warning, every release"
      ).says(
        """
        YAML 1.1 readers take “0600” without quotes as 384, an octal number
        = another tool may serve something else
        = help: Put it in quotes if it is a text, or write it in a form both agree on.
        """
      ).helped(writing: "600"),
      Example(
        "version: 3.2.1\ncomparisonMode: 0\ntitle: {cat: App nova, ca: App nova, es: App nueva, en: New app}\nokButtonTitle: {cat: Sí, ca: Sí, es: Sí, en: ⟦Yes⟧}\n",
        syntax: .yaml
      ).finds("warning, every release").says(
        """
        YAML 1.1 readers take “Yes” without quotes as true
        = another tool may serve something else
        = help: Put it in quotes if it is a text, or write it in a form both agree on.
        """),
      Example(
        "ios2:\n  - required_version: 1.2.0\n    last_version_available: 1.4.0\n    notify_last_version_frequency: ONCE\n    meta: {beta: ⟦off⟧}\n",
        syntax: .yaml
      ).finds("warning, pov-ios from 4.0.0 and pov-android from 4.0.0 and pov-kmp"),
      Example(
        "tmin: 7\nnum_apert: ⟦012⟧\nmessages: [{languaje: ca, content: T'agrada?}, {languaje: es, content: ¿Te gusta?}]\n",
        syntax: .yaml
      ).finds("warning, every release").helped(writing: "12"),
    ],
    good: [
      Example(
        "packageName: cat.bcn.bus\ncomparisonMode: NONE\nversionCode: 2026030001\nstartDate: 2026-03-01\nendDate: 2026-03-31 12:00:00\n",
        syntax: .yaml)
    ],
    check: .document(checkYamlVersionDependentValue)
  )
}

private func checkYamlVersionDependentValue(_ inspection: Inspection) {
  let tree = inspection.document.tree
  guard tree.syntax == .yaml, let body = inspection.document.body else { return }
  // A value that several places share is looked at once, at its own place.
  var seen: Set<NodeID> = []
  func look(at place: NodeID, of key: NodeID?) {
    let node = tree.resolved(place)
    if tree.nodes[node].isContainer {
      if tree.hasAliases, !seen.insert(node).inserted { return }
      tree.forEachPair(of: node) { look(at: $0.place, of: nil) }
      tree.forEachItem(of: node) { look(at: $0, of: nil) }
    } else if node == place, tree.nodes[node].flags.contains(.plain) {
      check(node, of: key, inspection)
    }
  }
  tree.forEachPair(of: body) { look(at: $0.place, of: $0.key) }
}

/// `key` is that of a member of the document; nil further inside.
private func check(_ node: NodeID, of key: NodeID?, _ inspection: Inspection) {
  let document = inspection.document
  let bytes = document.tree.textBytes(node)
  guard YAMLCore.mayDifferIn11(bytes) else { return }
  // A date is what a date member wants.
  if YAMLCore.isDate(bytes), let key, let row = document.kind.row(document.tree, key),
    case .instant = document.kind.members[row].type
  {
    return
  }
  let text = document.tree.text(node)
  guard let other = YAMLCore.differentIn11(text) else { return }
  // A value that is no text in quotes either is another rule's.
  if let row = key.flatMap({ document.kind.row(document.tree, $0) }), case .boolean = document.kind.members[row].type {
    return
  }
  let isText = document.tree.kind(node) == .string && document.role == .authored
  inspection.report(
    "YAML 1.1 readers take \(quoted(text)) without quotes as \(words(other))",
    so: "another tool may serve something else",
    help: "Put it in quotes if it is a text, or write it in a form both agree on.", at: node,
    repair: isText ? Repair("Put it in quotes", .none, .set(node, .string(text))) : nil)
}

/// The reading of a value in YAML 1.1: a number with how it is written, or a sentence's end.
private func words(_ other: String) -> LocalizedMessage {
  let octal = ", an octal number"
  if other.hasSuffix(octal) { return "\(String(other.dropLast(octal.count))), an octal number" }
  return LocalizedMessage(said: other)
}
