import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMLint

/// Words about apps whose client cannot use a document. [module-releases, module-window]
@Suite struct FailureEffectTests {
  private let all = ClientSet(.osam, from: "1.0.0", to: "\(newestRelease)").verified
  private let newer = ClientSet(.osam, from: "2.0.0", to: "\(newestRelease)").verified

  private func said(
    _ clients: ClientSet, _ kind: DocumentKind, endless: ClientSet = .empty, isInFull: Bool
  ) -> String {
    let formatter = MessageFormatter(isInFull: isInFull)
    return formatter.text(ClientEffect.cannotRead(clients, kind, endless: endless).sentence)
  }

  @Test func whatUsersSee() {
    #expect(
      said(all, .osamVersion, isInFull: false)
        == "apps with library 1.0.0–\(newestRelease) cannot read this; nobody sees the alert")
    #expect(
      said(newer, .osamRating, isInFull: false)
        == "apps with library 2.0.0–\(newestRelease) cannot read this and ask nobody for a rating")
  }

  /// Effects on some releases are not claimed for everybody, and the earliest may ask by a document they had.
  @Test func nothingIsSaidOfOthers() {
    #expect(
      said(newer, .osamVersion, isInFull: false)
        == "apps with library 2.0.0–\(newestRelease) cannot read this and do not show the alert")
    #expect(
      said(all, .osamRating, isInFull: false)
        == "apps with library 1.0.0–\(newestRelease) cannot read this and do not go by it")
  }

  /// The answer of each release, for who asks for every detail.
  @Test func whatReleasesAnswer() {
    #expect(
      said(newer, .osamVersion, isInFull: true)
        == "apps with library 2.0.0–\(newestRelease) cannot read this and do not show the alert (they answer ERROR)")
    let words = said(all, .osamVersion, isInFull: true)
    #expect(words.contains("(1.0.9–\(newestRelease) answer ERROR, "), "\(words)")
    #expect(words.contains("never call back"), "\(words)")
    #expect(words.contains(" and 1.0.0–1.0.6 go on with the document they had)"), "\(words)")
  }

  /// Who never comes back from reading it does not go on with the document before either. [module-endless-value]
  @Test func whoNeverComesBack() {
    let oldest = ClientSet(.osam, from: "1.0.0", to: "1.0.5")
    let words = said(all, .osamVersion, endless: oldest, isInFull: true)
    #expect(words.contains("1.0.0–1.0.5 and 1.0.7–1.0.8 never call back"), "\(words)")
    #expect(words.contains(" 1.0.6 go on with the document they had"), "\(words)")
    let text = #"{"data": {"packageName": "cat.bcn.bus", "platform": "IOS", "minutes": 5, "numAperture": 3, "x": ["#
    let input = FileInput(path: "a", bytes: Array(text.utf8), syntax: .json, isNamed: true)
    let found = Linter(context: CheckContext(now: 0)).check(input).findings.map { finding in
      finding.message.effect.map { MessageFormatter(isInFull: true).text($0) } ?? ""
    }
    #expect(found.contains { $0.contains("1.0.0–1.0.5 and 1.0.7–1.0.8 never call back") }, "\(found)")
  }

  /// A value is named as it stands: a blank is no null.
  @Test(arguments: [
    (
      #"{"data": {"packageName": "a.b", "platform": "IOS", "minutes": "a", "numAperture": 5}}"#, Tree.Syntax.json,
      "“minutes” is the text “a” where a whole number belongs"
    ),
    (
      #"{"data": {"packageName": "a.b", "platform": "IOS", "minutes": true, "numAperture": 5}}"#, .json,
      "“minutes” is true where a whole number belongs"
    ),
    (
      #"{"data": {"packageName": "a.b", "platform": "IOS", "minutes": null, "numAperture": 5}}"#, .json,
      "“minutes” is null"
    ),
    ("packageName: a.b\nplatform: IOS\nminutes:\nnumAperture: 5\n", .yaml, "“minutes” is left empty"),
    (
      "packageName: a.b\nplatform: IOS\nminutes: 5\nnumAperture: 5\nmessage: Valora\n", .yaml,
      "“message” is the text “Valora”, not one text per language"
    ),
    ("tmin:\nnum_apert: 5\nmessages: []\n", .yaml, "“tmin” is left empty"),
  ])
  func whatIsWrong(_ text: String, _ syntax: Tree.Syntax, _ what: String) {
    let input = FileInput(path: "a", bytes: Array(text.utf8), syntax: syntax, isNamed: true)
    let found = Linter(context: CheckContext(now: 0)).check(input).findings.map(\.message.what.text)
    #expect(found.contains(what), "\(found)")
  }
}
