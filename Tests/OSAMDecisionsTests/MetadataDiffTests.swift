import OSAMDecisions
import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

/// Metadata for apps beside the answer of Prince of Versions is text that changes. [prince-meta, prince-meta-unmatched]
@Suite struct MetadataDiffTests {
  /// Lists for the newest releases of format 4, with `meta` of the document and of a configuration.
  private static func document(global: String, own: String, system: String = "") throws -> Document {
    func item(_ version: String, _ last: String, _ requirements: String) -> String {
      #"{"required_version": \#(version), "last_version_available": \#(last), "requirements": {\#(requirements)}, "meta": \#(own)}"#
    }
    let (ios, android) = system.isEmpty ? ("", "") : (#""required_os_version": "12.0""#, #""required_os_version": 21"#)
    let text = #"""
      {"ios2": [\#(item(#""2.0.0""#, #""3.0.0""#, ios))], "android2": [\#(item("200", "300", android))],
       "meta": \#(global)}
      """#
    var options = Recognition.Options()
    options.kind = .princeOfVersions
    return try #require(Recognition(Tree.read(Array(text.utf8), as: .json), options).documents.first)
  }

  /// `newUpdateAvailable note: A > B` for each change, for the newest release of a library.
  private static func told(_ library: ClientSet, _ old: Document, _ new: Document) throws -> [String] {
    let newest = ClientSet(library.verified.clients.suffix(1))
    let changes = try OutcomeChange.all(from: old, to: new, QuestionTerms(clients: newest, today: noon)).changes
    return changes.filter { $0.platform != .macos }.map { change in
      let texts = change.pair.texts.map { text -> String in
        guard case .metadata(let key) = text.member else { return text.member.words.text }
        return "\(key.text): \(text.before ?? "-") > \(text.after ?? "-")"
      }
      return "\(change.changeClass.rawValue) \(change.pair.after?.outcome ?? "-") \(texts.joined(separator: ", "))"
    }
  }

  @Test func everyAnswerHandsItOver() throws {
    let old = try Self.document(global: #"{"note": "A", "gone": "x"}"#, own: "{}")
    let new = try Self.document(global: #"{"note": "B", "more": "y"}"#, own: "{}")
    let edits = "gone: x > -, more: - > y, note: A > B"
    #expect(
      Set(try Self.told(ClientSet(.princeIOS), old, new)) == [
        "text requiredUpdateNeeded \(edits)", "text newUpdateAvailable \(edits)", "text noUpdateAvailable \(edits)",
      ])
    #expect(
      Set(try Self.told(ClientSet(.princeAndroid), old, new)) == [
        "text REQUIRED_UPDATE_NEEDED \(edits)", "text NEW_UPDATE_AVAILABLE \(edits)",
        "text NO_UPDATE_AVAILABLE \(edits)",
      ])
  }

  @Test func theConfigurationWins() throws {
    let own = #"{"note": "own"}"#
    let (old, new) = (
      try Self.document(global: #"{"note": "A"}"#, own: own), try Self.document(global: #"{"note": "B"}"#, own: own)
    )
    #expect(try Self.told(ClientSet(.princeIOS), old, new).isEmpty)
    #expect(try Self.told(ClientSet(.princeAndroid), old, new).isEmpty)
    // Without a configuration that fits, the document's alone are handed over.
    let (tight, other) = (
      try Self.document(global: #"{"note": "A"}"#, own: own, system: "new"),
      try Self.document(global: #"{"note": "B"}"#, own: #"{"note": "another"}"#, system: "new")
    )
    let told = Set(try Self.told(ClientSet(.princeIOS), tight, other))
    #expect(
      told == [
        "text error:requirementsNotSatisfied note: A > B", "text requiredUpdateNeeded note: own > another",
        "text newUpdateAvailable note: own > another", "text noUpdateAvailable note: own > another",
      ])
  }

  /// iOS keeps types; Android hands texts over, and 1.50 as the text 1.5.
  @Test func typesAreThoseOfTheLibrary() throws {
    func notes(_ library: ClientSet, _ old: String, _ new: String) throws -> Set<String> {
      let documents = try [old, new].map { try Self.document(global: #"{"n": \#($0)}"#, own: "{}") }
      let told = try Self.told(library, documents[0], documents[1])
      return Set(told.map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") })
    }
    let (ios, android) = (ClientSet(.princeIOS), ClientSet(.princeAndroid))
    #expect(try notes(ios, "5", #""5""#) == [#"n: 5 > "5""#])
    #expect(try notes(android, "5", #""5""#).isEmpty)
    #expect(try notes(ios, "5", "5.0").isEmpty)
    #expect(try notes(android, "1.50", "1.5").isEmpty)
    #expect(try notes(ios, "true", "false") == ["n: true > false"])
    #expect(try notes(android, "null", #""null""#) == [#"n: null > "null""#])
  }

  /// Where something else happens, that is told and no words.
  @Test func otherOutcomesAreToldAlone() throws {
    let old = try Self.document(global: #"{"note": "A"}"#, own: "{}")
    let none = try OutcomeChange.all(
      from: nil, to: old, QuestionTerms(clients: ClientSet(.princeIOS).verified, today: noon)
    ).changes
    #expect(!none.isEmpty && none.allSatisfy { $0.pair.texts.isEmpty && $0.changeClass != .text })
  }
}
