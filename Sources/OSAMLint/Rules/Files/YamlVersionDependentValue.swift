import OSAMFormats
import OSAMSyntax

extension Rule {
  /// An unquoted YAML value that YAML 1.1 reads differently.
  static let yamlVersionDependentValue = Rule(
    id: "yaml-version-dependent-value",
    title: "an unquoted YAML value that YAML 1.1 reads differently",
    group: .files,
    effects: [.probablyNotMeant],
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
      ).finds("warning, every release"),
      Example("packageName: cat.bcn.bus\nplatform: IOS\nminutes: ⟦0600⟧\nnumAperture: 5\n", syntax: .yaml).finds(
        "warning, every release"),
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
  let document = inspection.document
  guard document.tree.syntax == .yaml, let body = document.body else { return }
  var values: [(node: Int, isDate: Bool)] = []
  document.tree.forEachPair(of: body) { pair in
    var isDate = false
    if let row = document.kind.row(document.tree, pair.key), case .instant = document.kind.members[row].type {
      isDate = true
    }
    values.append((pair.place, isDate))
    document.tree.forEachPair(of: pair.value) { values.append(($0.place, false)) }
  }
  for (node, isDate) in values where document.tree.nodes[node].flags.contains(.plain) {
    let bytes = document.tree.textBytes(node)
    // A date is what a date member wants.
    guard YAMLCore.mayDifferIn11(bytes), !(isDate && YAMLCore.isDate(bytes)) else { continue }
    let text = document.tree.text(node)
    guard let other = YAMLCore.differentIn11(text) else { continue }
    let isText = document.tree.kind(node) == .string && document.role == .authored
    inspection.report(
      "YAML 1.1 readers take \(quoted(text)) without quotes as \(words(other))",
      so: "another tool may serve something else",
      help: "Put it in quotes if it is a text, or write it in a form both agree on.", at: node,
      repair: isText ? Repair("Put it in quotes", .none, .set(node, .string(text))) : nil)
  }
}

/// What a value is to YAML 1.1: a number with how it is written, or a sentence's end.
private func words(_ other: String) -> Words {
  let octal = ", an octal number"
  if other.hasSuffix(octal) { return "\(String(other.dropLast(octal.count))), an octal number" }
  return Words(said: other)
}
