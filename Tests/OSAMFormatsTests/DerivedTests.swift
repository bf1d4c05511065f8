import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMFormats

/// Texts made from the tables: example documents, schemas and pages.
@Suite struct DerivedTests {
  private func shapeRefusals(_ value: JSONValue, _ kind: DocumentKind, _ role: Role) -> ClientSet {
    guard let document = document(value.text(pretty: false), as: kind, role: role) else { return .commonModule }
    return document.observe().reduce(.empty) { $0 | $1.refusedBy }
  }

  @Test func examplesAreDecodedByEveryRelease() {
    for kind in DocumentKind.all {
      for role in Role.allCases {
        let example = kind.example(for: role)
        #expect(shapeRefusals(example, kind, role).isEmpty, "\(kind.id) \(role)")
        guard case .object(let members) = example else { continue }
        for member in kind.members where !member.readBy.isEmpty {
          let changed = JSONValue.object(
            members.filter { $0.0 != member.name } + [(member.name, member.exampleValue(for: role))])
          if role == .authored { #expect(shapeRefusals(changed, kind, role).isEmpty, "\(kind.id) \(member.name)") }
        }
      }
    }
  }

  @Test func authoredExamplesAreInWords() {
    let text = DocumentKind.osamVersion.example(for: .authored).text(pretty: false)
    #expect(text.contains(#""startDate":"2022-02-20 00:00""#))
    #expect(text.contains(#""dialogDisplayDuration":"1h""#))
    #expect(!text.contains("serverDate") && !text.contains("\"id\""))
  }

  @Test func schemasAreJSONAndNameEveryMember() {
    for kind in DocumentKind.all {
      for role in Role.allCases {
        let text = kind.jsonSchema(for: role)
        let tree = Tree.read(Array(text.utf8), as: .json)
        #expect(tree.faults.isEmpty)
        #expect(text.hasPrefix("{\n  \"$comment\": \"Generated"))
        #expect(text.hasSuffix("}\n") && text == kind.jsonSchema(for: role))
        for member in kind.members { #expect(text.contains("\"title\": \"\(member.name): ")) }
        if kind.family.table == nil { continue }
        for limit in SchemaLimit.all { #expect(text.contains("\"\(limit.name)\": ")) }
      }
    }
  }

  @Test func schemasRequireWhatSomePublishedReleaseRequires() {
    func required(_ kind: DocumentKind, _ role: Role) -> [String] {
      let tree = Tree.read(Array(kind.jsonSchema(for: role).utf8), as: .json)
      var path = ["$defs", "members", "required"]
      var node = NodeID.first
      while !path.isEmpty {
        let name = path.removeFirst()
        var next = node
        tree.forEachPair(of: node) { if tree.text($0.key) == name { next = $0.value } }
        node = next
      }
      var names: [String] = []
      tree.forEachItem(of: node) { names.append(tree.text($0)) }
      return names
    }
    #expect(
      required(.osamVersion, .served) == [
        "id", "appId", "packageName", "versionCode", "versionName", "serverDate", "platform", "comparisonMode", "title",
        "message", "ok", "cancel", "url", "checkBoxDontShowAgain", "dialogDisplayDuration",
      ])
    #expect(
      required(.osamVersion, .authored) == [
        "packageName", "versionCode", "versionName", "platform", "comparisonMode", "title", "message", "ok", "cancel",
        "url", "checkBoxDontShowAgain", "dialogDisplayDuration",
      ])
    #expect(
      required(.osamRating, .served) == ["id", "appId", "packageName", "platform", "minutes", "numAperture", "message"])
    #expect(required(.osamRating, .authored) == ["packageName", "platform", "minutes", "numAperture", "message"])
  }

  @Test func pagesNameEveryMemberChoiceAndFault() {
    for kind in DocumentKind.all {
      let page = kind.formatPage()
      #expect(page.hasPrefix("<!-- Generated"))
      for member in kind.members { #expect(page.contains("| `\(member.name)` | \(member.type.title) |")) }
      #expect(!page.contains("\n\n\n"))
      if kind.family.table == nil { continue }
      for fact in FaultFact.rows where fact.fault != .tooMany { #expect(page.contains(fact.note)) }
      for limit in SchemaLimit.all { #expect(page.contains("**\(limit.name)**")) }
      #expect(page.contains("| `20000000000000000000` | fails | 1553255926290448384 |"))
    }
    let page = DocumentKind.osamVersion.formatPage()
    for use in ModeUse.all { #expect(page.contains("| `\(use.mode)` | needed, ")) }
    #expect(ModeUse.all.map(\.mode) == VersionConfig.Mode.allCases.map(\.rawValue))
    #expect(
      page.contains(
        "| `INFO` | needed, shown | needed, shown | needed, shown | needed, not shown | needed, not opened |"))
    #expect(!DocumentKind.osamRating.formatPage().contains("What each mode uses"))
  }

  @Test func needsInWords() {
    let kind = DocumentKind.osamVersion
    func need(_ name: String) -> String? { kind.member(name)?.need(among: kind.clients).text }
    #expect(need("url") == "Required by every release up to \(newestRelease)")
    let older = DocumentKind.controlDeVersions
    #expect(
      older.member("version")?.need(among: older.clients).text == "Required by every release whose source was read")
    #expect(need("startDate") == "Optional for 1.1.0–\(newestRelease), ignored by 1.0.0–1.0.11")
    #expect(need("dialogDisplayDuration") == "Required by 3.0.0–\(newestRelease), ignored by 1.0.0–2.2.4")
    #expect(need("models") == "Optional for 3.1.0–\(newestRelease), ignored by 1.0.0–3.0.1")
  }

  @Test func markdownCellsAreEscaped() {
    #expect(Markdown.table(["a"], [["x|y\nz"]]) == "| a |\n| --- |\n| x\\|y z |\n")
    #expect(Markdown.code("a`b") == "`` a`b ``")
  }
}
