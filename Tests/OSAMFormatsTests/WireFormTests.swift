import OSAMFormats
import OSAMSyntax
import Testing

/// Changes to a document on its way to the wire.
@Suite struct WireFormTests {
  private func document(_ text: String, _ kind: DocumentKind, as syntax: Tree.Syntax = .yaml) throws -> Document {
    let tree = Tree.read(Array(text.utf8), as: syntax)
    return try #require(Recognition(tree, .init(role: .authored, kind: kind)).documents.first)
  }

  private func form(
    _ text: String, _ kind: DocumentKind, as syntax: Tree.Syntax = .yaml, supplied: [String: JSONValue] = [:]
  ) throws -> WireForm {
    let document = try document(text, kind, as: syntax)
    var rows: [Int: JSONValue] = [:]
    for (name, value) in supplied { rows[try #require(kind.index(of: name))] = value }
    return try WireForm(document, supplied: rows)
  }

  /// On one line, which shows order and types.
  private func line(
    _ text: String, _ kind: DocumentKind, as syntax: Tree.Syntax = .yaml, supplied: [String: JSONValue] = [:]
  ) throws -> String {
    try form(text, kind, as: syntax, supplied: supplied).value.text(pretty: false)
  }

  private func obstacle(_ text: String, _ kind: DocumentKind, as syntax: Tree.Syntax = .yaml) throws -> String {
    let document = try document(text, kind, as: syntax)
    do throws(WireForm.Obstacle) {
      return "built: " + (try WireForm(document).value.text(pretty: false))
    } catch {
      return "\(error.span.start) \(error.words)"
    }
  }

  // MARK: The common module

  @Test func membersStandInTheTablesOrderAndDatesAreNumbers() throws {
    let text = """
      dialogDisplayDuration: 1h
      endDate: 2026-12-31
      startDate: 2026-12-01 09:00
      versionCode: "2026120000"
      title: {en: C, ca: A, fr: D, es: B}
      packageName: cat.bcn.bus
      checkBoxDontShowAgain: "True"
      """
    #expect(
      try line(text, .osamVersion)
        == #"{"data":{"packageName":"cat.bcn.bus","versionCode":2026120000,"startDate":1796112000000,"endDate":1798757999999,"title":{"ca":"A","es":"B","en":"C","fr":"D"},"checkBoxDontShowAgain":true,"dialogDisplayDuration":3600}}"#
    )
  }

  @Test func theFileIsIndentedByTwoAndEnds() throws {
    #expect(
      try form("minutes: 5\nmodels: []\nplatform: IOS\n", .osamRating).text
        == "{\n  \"data\": {\n    \"platform\": \"IOS\",\n    \"minutes\": 5\n  }\n}\n")
  }

  @Test func aliasesMergesAndRepeatedKeysAreResolved() throws {
    let text = """
      title: &texts {ca: A, es: B, en: C}
      message: *texts
      ok: {<<: *texts, ca: D}
      url: first
      url: last
      """
    #expect(
      try line(text, .osamVersion)
        == #"{"data":{"title":{"ca":"A","es":"B","en":"C"},"message":{"ca":"A","es":"B","en":"C"},"ok":{"ca":"D","es":"B","en":"C"},"url":"last"}}"#
    )
  }

  /// Only for the dates null is like leaving out; elsewhere it stays, for the rules to refuse.
  @Test func nullIsLeftOutWhereClientsTakeItSo() throws {
    #expect(
      try line("startDate: ~\nurl: ~\nversionCode: 1\n", .osamVersion) == #"{"data":{"versionCode":1,"url":null}}"#)
    #expect(
      try line("startDate: ~\n", .osamVersion, supplied: ["startDate": 5, "endDate": 6])
        == #"{"data":{"startDate":5,"endDate":6}}"#)
    #expect(try line("startDate: 4\n", .osamVersion, supplied: ["startDate": 5]) == #"{"data":{"startDate":4}}"#)
  }

  @Test func whatNoClientKnowsIsDroppedAndWhatTheTableKnowsIsKept() throws {
    let form = try form(
      #"{"by": 1, "data": {"note": "x", "versionCode": 7, "osVersion": "14.0", "Title": {}, "models": ["a", 1.50]}}"#,
      .osamVersion, as: .json)
    #expect(form.value.text(pretty: false) == #"{"data":{"versionCode":7,"osVersion":"14.0","models":["a",1.50]}}"#)
    let tree = try document(
      #"{"by": 1, "data": {"note": "x", "versionCode": 7, "Title": {}}}"#, .osamVersion, as: .json
    ).tree
    #expect(form.dropped.count == 3 && tree.text(form.dropped[0]) == "by")
  }

  /// A number that YAML reads from 1.10 is not the text that somebody meant, and nobody makes one of it.
  @Test func nothingIsGuessed() throws {
    #expect(try line("versionName: 1.10\nminutes: 1.5\n", .osamVersion) == #"{"data":{"versionName":1.10}}"#)
    #expect(try line("minutes: 1.5\nplatform: ios\n", .osamRating) == #"{"data":{"platform":"ios","minutes":1.5}}"#)
    #expect(
      try line("title: Hola\nstartDate: soon\n", .osamVersion) == #"{"data":{"startDate":"soon","title":"Hola"}}"#)
  }

  // MARK: Libraries that are asked

  @Test func olderDocumentsKeepTheirShape() throws {
    let text = """
      extra: 1
      message: {es: B, cat: A}
      comparisonMode: 1.0
      minSystemVersion: 9.10
      version: "2.10"
      okButtonTitle: ~
      """
    #expect(
      try line(text, .controlDeVersions)
        == #"{"version":"2.10","comparisonMode":1,"minSystemVersion":9.10,"message":{"es":"B","cat":"A"},"okButtonTitle":null,"extra":1}"#
    )
    #expect(
      try line("num_apert: 1e1\nmessages: [{content: a, languaje: ca}]\ntmin: '5'\n", .valoracions)
        == #"{"tmin":5,"num_apert":10,"messages":[{"languaje":"ca","content":"a"}]}"#)
    // Not a whole number of 32 bits to any library.
    #expect(try line("tmin: 1.5\nnum_apert: 3e9\n", .valoracions) == #"{"tmin":1.5,"num_apert":3e9}"#)
  }

  @Test func configurationsStandInTheFormatsOrder() throws {
    let text = """
      meta: {b: 0x1F, a: .5}
      android2:
        - {meta: {x: ~}, last_version_available: +12, required_version: 0o12, own: 1, requirements: {z: 1, a: 2}}
      ios:
        latest_version: {min_sdk: "14.0", version: "2.0"}
        minimum_version: "1.0"
      """
    #expect(
      try line(text, .princeOfVersions)
        == #"{"ios":{"minimum_version":"1.0","latest_version":{"version":"2.0","min_sdk":"14.0"}},"android2":[{"required_version":10,"last_version_available":12,"requirements":{"z":1,"a":2},"meta":{"x":null},"own":1}],"meta":{"b":31,"a":0.5}}"#
    )
  }

  /// Apple's decoder takes the first of two names that it converts alike, so their order says something.
  @Test func namesThatAppleTakesForOneStayInOrder() throws {
    let text = #"{"ios2": [{"requiredVersion": "2.0", "meta": {}, "required_version": "1.0"}]}"#
    #expect(try line(text, .princeOfVersions, as: .json) == text.replacing(" ", with: ""))
  }

  // MARK: Documents that cannot be built

  @Test(arguments: [
    ("minutes: .inf\n", "9 JSON has no number .inf"),
    ("minutes: 1\nappStoreIdentifier: [1, -.NaN]\n", "built: "),
    ("minutes: 1\nappStoreIdentifier: [1, .nan]\n", "35 JSON has no number .nan"),
    ("minutes: 1\nappStoreIdentifier: &a [1, .inf]\nother: *a\n", "38 JSON has no number .inf"),
    ("[1]", "0 the document is not an object"),
  ])
  func jsonHasNoWordsForEverything(_ text: String, _ start: String) throws {
    let tree = Tree.read(Array(text.utf8), as: .yaml)
    let document = Document(
      tree: tree, kind: .osamRating, role: .authored, number: 0, root: tree.roots[0], rootPointer: "", zone: .madrid)
    do throws(WireForm.Obstacle) {
      let form = try WireForm(document)
      #expect(start == "built: ", "\(form.text)")
    } catch {
      #expect("\(error.span.start) \(error.words)" == start)
    }
  }

  @Test func faultsOfTheTextStopUnlessTheirReadingIsCertain() throws {
    let start = #"{"data": {"versionCode": 1"#
    #expect(try obstacle(start + #" "url": "a"}}"#, .osamVersion, as: .json).hasPrefix("built: "))
    #expect(try obstacle(start + ", \"url\": \"a\nb\"}}", .osamVersion, as: .json).contains(#""a\nb""#))
    #expect(try obstacle(start + #", "checkBoxDontShowAgain": TRUE}}"#, .osamVersion, as: .json).contains("true"))
    #expect(!(try obstacle(start + #", "url": a}}"#, .osamVersion, as: .json).hasPrefix("built: ")))
    #expect(!(try obstacle(start + #",}}"#, .osamVersion, as: .json).hasPrefix("built: ")))
    // UTF-8 cannot write half a character.
    #expect(!(try obstacle(start + #", "url": "\ud83d"}}"#, .osamVersion, as: .json).hasPrefix("built: ")))
    // The meaning of 010 depends on who reads it.
    #expect(
      !(try obstacle(#"{"android2": [{"required_version": 010}]}"#, .princeOfVersions, as: .json).hasPrefix("built: ")))
  }

  @Test func depthHasAnEnd() throws {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(try obstacle(#"{"ios2": [], "meta": \#(deep)}"#, .princeOfVersions, as: .json).contains("nested too deep"))
    #expect(try obstacle(#"{"data": {"models": \#(deep)}}"#, .osamVersion, as: .json).contains("nested too deep"))
  }
}
