import OSAMFormats
import Testing

/// Effects of documents on the older libraries, by hand [older-version-android, older-language-values,
/// older-rating-messages].
@Suite struct OlderFaultTests {
  private static func base(_ changes: [String: String?]) -> String {
    var members = [
      "version": #""2.0""#, "comparisonMode": #""0""#, "minSystemVersion": #""5.0""#, "title": #""T""#,
      "message": #""M""#, "okButtonTitle": #""OK""#, "okButtonActionURL": #""https://example.org""#,
    ]
    for (name, value) in changes { members[name] = value }
    return "{" + members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
  }

  /// "path: words, effect, moment, evidence" of each fault.
  private func faults(_ text: String, _ library: String, _ release: String) throws -> [String] {
    let client = try #require(Client.named(library, release))
    return OlderReader.faults(Array(text.utf8), for: client).map { fault in
      let path = fault.path.map { step in
        switch step {
        case .name(let name): name
        case .number(let number): "\(number)"
        }
      }
      let effect = if case .error(let name) = fault.outcome { name } else { "crash" }
      let missing = fault.isMissing ? " missing" : ""
      return "\(path.joined(separator: ".")): \(fault.words), \(effect), \(fault.moment), \(fault.evidence)\(missing)"
    }
  }

  private func android(_ changes: [String: String?], _ release: String = "1.5.8") throws -> [String] {
    try faults(Self.base(changes), "controldeversions-android", release)
  }

  private func iOS(_ changes: [String: String?]) throws -> [String] {
    try faults(Self.base(changes), "controldeversions-ios", "1.3.4")
  }

  private func check(_ found: [String], _ expected: String?, _ what: String) {
    #expect(found == (expected.map { [$0] } ?? []), "\(what)")
  }

  @Test func theBaseIsFine() throws {
    for client in Client.all where client.library.id.hasPrefix("controldeversions") {
      #expect(OlderReader.faults(Array(Self.base([:]).utf8), for: client).isEmpty, "\(client.name)")
    }
  }

  /// 1.2, column Android.
  @Test(
    arguments: [
      ("version", "2.10", nil),
      ("version", "true", "is not digits with single dots between them, crash, comparing, measured"),
      ("version", nil, nil), ("version", "null", nil), ("version", "[]", "is a list, onFailure, reading, measured"),
      ("version", "{}", "is an object, onFailure, reading, measured"),
      ("version", #""1.2-beta""#, "is not digits with single dots between them, crash, comparing, measured"),
      ("version", #""1.2.""#, "is not digits with single dots between them, crash, comparing, measured"),
      ("version", #""""#, "is empty, crash, comparing, measured"),
      ("version", #""99999999999""#, "has a part above 2147483647, crash, comparing, measured"),
      ("comparisonMode", "1", nil), ("comparisonMode", "0.0", nil), ("comparisonMode", #""0.0""#, nil),
      ("comparisonMode", "null", nil), ("comparisonMode", nil, nil),
      ("comparisonMode", #""a""#, "is not a number, onFailure, reading, measured"),
      ("comparisonMode", #""""#, "is an empty text, onFailure, reading, measured"),
      ("comparisonMode", "0.5", "is not a whole number, onFailure, reading, measured"),
      ("comparisonMode", "true", "is true, onFailure, reading, measured"),
      ("comparisonMode", "[]", "is a list, onFailure, reading, measured"),
      ("comparisonMode", "2147483648", "is beyond 32 bits, onFailure, reading, measured"),
      ("minSystemVersion", "5", nil), ("minSystemVersion", nil, nil), ("minSystemVersion", "null", nil),
      ("minSystemVersion", #""""#, "has an empty part, crash, comparing, measured"),
      ("minSystemVersion", #""iOS 9""#, "is not digits with single dots between them, crash, comparing, measured"),
      ("title", nil, nil), ("title", "1", nil), ("title", "true", nil), ("title", "[]", nil), ("title", "null", nil),
      ("title", "{}", "is an empty object, crash, reading, measured"),
      ("okButtonActionURL", "1", nil), ("okButtonActionURL", nil, nil),
      ("okButtonActionURL", "{}", "is an object, onFailure, reading, measured"),
      ("okButtonActionURL", "[]", "is a list, onFailure, reading, measured"),
    ] as [(String, String?, String?)])
  func androidMember(_ name: String, _ value: String?, _ expected: String?) throws {
    check(try android([name: value]), expected.map { "\(name): \($0)" }, "\(name) \(value ?? "-")")
  }

  /// 1.2, column iOS.
  @Test(
    arguments: [
      ("version", nil, "is missing, crash, comparing, unverified missing"),
      ("version", "2.10", "is a number, crash, comparing, unverified"),
      ("version", "null", "is null, crash, comparing, unverified"),
      ("version", "[]", "is a list, crash, comparing, unverified"),
      ("version", #""v1 beta""#, nil),
      ("comparisonMode", nil, nil), ("comparisonMode", #""a""#, nil), ("comparisonMode", "true", nil),
      ("comparisonMode", "1.7", nil), ("comparisonMode", "null", "is null, crash, comparing, unverified"),
      ("comparisonMode", "[]", "is a list, crash, comparing, unverified"),
      ("comparisonMode", "{}", "is an object, crash, comparing, unverified"),
      ("minSystemVersion", nil, nil), ("minSystemVersion", #""iOS 9""#, nil), ("minSystemVersion", "9", nil),
      ("minSystemVersion", "null", "is null, crash, comparing, unverified"),
      ("title", nil, nil), ("title", "1", nil), ("title", "{}", nil), ("title", "[]", nil),
      ("okButtonActionURL", nil, nil), ("okButtonActionURL", "1", "is a number, crash, touchingOK, read"),
      ("okButtonActionURL", "{}", "is an object, crash, touchingOK, read"),
    ] as [(String, String?, String?)])
  func iOSMember(_ name: String, _ value: String?, _ expected: String?) throws {
    check(try iOS([name: value]), expected.map { "\(name): \($0)" }, "\(name) \(value ?? "-")")
  }

  /// 1.6.
  @Test func languages() throws {
    let null = #"{"ca": "T", "es": null}"#
    #expect(try android(["title": null]) == [])
    #expect(try iOS(["title": null]) == ["title.es: is null, crash, showing, unverified"])
    let number = #"{"ca": 1, "es": "T"}"#
    #expect(try android(["title": number]) == ["title.ca: is a number, crash, reading, measured"])
    #expect(try iOS(["title": number]) == ["title.ca: is a number, crash, showing, unverified"])
    let client = try #require(Client.named("controldeversions-android", "1.5.8"))
    #expect(OlderReader.faults(Array(Self.base(["title": number]).utf8), for: client).map(\.language) == ["ca"])
  }

  /// 1.1: legal conditions are read by some releases only; an empty map of theirs stops the alert too.
  @Test func legalConditions() throws {
    #expect(try android(["legalURL": "{}"], "1.5.8") == ["legalURL: is an empty object, crash, reading, measured"])
    #expect(try android(["legalURL": "{}"], "1.5.1") == [])
    #expect(try android(["legal_URL": "{}"], "1.5.0") == ["legal_URL: is an object, onFailure, reading, read"])
    #expect(try android(["legal_URL": "{}"], "1.4.6") == [])
    #expect(
      try android(["legal_version": #""a""#], "1.5.1") == ["legal_version: is not a number, onFailure, reading, read"])
    #expect(try android(["legal_version": #""a""#], "1.5.7") == [])
  }

  /// 1.1: the first releases compare texts, so no version is too large; its form is checked all the same.
  @Test func textComparingReleases() throws {
    for release in ["1.4.6", "1.5.0"] {
      #expect(try android(["version": #""99999999999""#], release) == [])
      #expect(try android(["minSystemVersion": #""iOS 9""#], release) == [])
      #expect(try android(["version": #""1.2-beta""#], release).count == 1)
    }
  }

  /// Each of two duplicates is read; the last one counts.
  @Test func duplicates() throws {
    let text = #"{"version": "1", "comparisonMode": "a", "comparisonMode": 0}"#
    #expect(try faults(text, "controldeversions-android", "1.5.8").count == 1)
    #expect(try faults(text, "controldeversions-ios", "1.3.4") == [])
  }

  /// Whole-file problems, 1.2 and 2.2: iOS and Android version control, iOS and Android rating.
  @Test(
    arguments: [
      ("<html></html>", "Error parsing data", "onFailure", "failure", "crash"),
      ("", "Error parsing data", nil, "failure", nil), ("null", "Error parsing data", nil, "failure", nil),
      ("[]", "Error parsing data", "onFailure", "failure", "crash"),
      (#"{"version": "1", "tmin": 1, "num_apert": 1, "messages": [],}"#, nil, "onFailure", nil, "crash"),
      (#"{version: "1", tmin: 1, num_apert: 1, messages: []}"#, "Error parsing data", nil, "failure", nil),
      (#"{'version': '1', 'tmin': 1, 'num_apert': 1, 'messages': []}"#, "Error parsing data", nil, "failure", nil),
      (
        #"{/* x */"version": "1", "tmin": 1, "num_apert": 1, "messages": []}"#, "Error parsing data", nil, "failure",
        nil
      ),
      (
        #"{"version": "1", "tmin": 1, "num_apert": 1, "messages": []} x"#, "Error parsing data", "onFailure", "failure",
        "crash"
      ),
      // The lines are put together first, so the comment swallows the rest.
      (
        "{// x\n\"version\": \"1\", \"tmin\": 1, \"num_apert\": 1, \"messages\": []}", "Error parsing data", nil,
        "failure", "crash"
      ),
      (
        #"{"version": 1, "version": "1", "tmin": "1", "tmin": 1, "num_apert": 1, "messages": []}"#, nil, nil, "failure",
        nil
      ),
    ] as [(String, String?, String?, String?, String?)])
  func wholeFile(_ text: String, _ iOS: String?, _ android: String?, _ ratingIOS: String?, _ rating: String?) throws {
    for (library, expected) in [
      ("controldeversions-ios", iOS), ("controldeversions-android", android), ("valoracions-ios", ratingIOS),
      ("valoracions-android", rating),
    ] {
      let client = try #require(Client.all.last { $0.library.id == library })
      let found = OlderReader.faults(Array(text.utf8), for: client).first.map { fault in
        if case .error(let name) = fault.outcome { name } else { "crash" }
      }
      #expect(found == expected, "\(library): \(text)")
    }
  }

  @Test func notUTF8() throws {
    let bytes = Array(#"{"version": "1", "title": "a"#.utf8) + [0xE9] + Array(#""}"#.utf8)
    let client = try #require(Client.named("controldeversions-ios", "1.3.4"))
    let fault = try #require(OlderReader.faults(bytes, for: client).first)
    #expect(fault.outcome == .crash && fault.isUnverified && fault.unread?.offset == 28)
    let android = try #require(Client.named("controldeversions-android", "1.5.8"))
    #expect(OlderReader.faults(bytes, for: android).isEmpty)
  }

  // MARK: Rating

  /// 2.2: a value of `tmin`, what iOS says and what Android says. `num_apert` is read alike.
  @Test(
    arguments: [
      ("1", nil, nil), ("1.0", nil, nil), ("1e2", nil, nil), ("-1", nil, nil), (#""1""#, "is a text", nil),
      ("1.5", "is not a whole number", "is not a whole number"), ("true", "is true", "is true"),
      ("null", "is null", nil),
      (nil, "is missing", nil), (#""""#, "is empty", "is an empty text"), ("2147483648", nil, "is beyond 32 bits"),
      ("[]", "is a list", "is a list"), (#""1.0""#, "is a text", nil),
      ("9223372036854775808", "is beyond 64 bits", "is beyond 32 bits"),
    ] as [(String?, String?, String?)])
  func numbers(_ value: String?, _ iOS: String?, _ android: String?) throws {
    for (name, other) in [("tmin", "num_apert"), ("num_apert", "tmin")] {
      let member = value.map { #""\#(name)": \#($0), "# } ?? ""
      let text = #"{\#(member)"\#(other)": 1, "messages": []}"#
      let missing = value == nil ? " missing" : ""
      check(
        try faults(text, "valoracions-ios", "1.0.1"),
        iOS.map { "\(name): \($0), failure, reading, measured\(missing)" },
        "iOS \(text)")
      check(
        try faults(text, "valoracions-android", "1.4.0"), android.map { "\(name): \($0), crash, reading, measured" },
        "Android \(text)")
    }
  }

  @Test(
    arguments: [
      (nil, "messages: is missing, crash, reading, measured missing"),
      ("null", "messages: is null, crash, reading, measured"),
      ("{}", "messages: is an object, not a list, crash, reading, measured"), ("[]", nil),
      ("[null]", "messages.0: is null, crash, reading, measured"),
      ("[{\"languaje\": \"ca\"},]", "messages.1: is null, crash, reading, measured"),
      (#"[{"language": "ca", "content": "x"}]"#, "messages.0.languaje: is missing, crash, reading, measured missing"),
      (#"[{"languaje": null}]"#, "messages.0.languaje: is null, crash, reading, measured"),
      (#"[{"languaje": 1}]"#, nil), (#"[{"languaje": "ca", "content": null}]"#, nil), (#"[{"languaje": "ca"}]"#, nil),
      (#"[{"languaje": "ca", "content": ""}]"#, nil),
      (#"[{"languaje": "ca", "content": {}}]"#, "messages.0.content: is an object, crash, reading, read"),
      (#"["ca"]"#, "messages.0: is a text, not an object, crash, reading, read"),
    ] as [(String?, String?)])
  func messages(_ value: String?, _ expected: String?) throws {
    let text = #"{"tmin": 1, "num_apert": 1\#(value.map { #", "messages": \#($0)"# } ?? "")}"#
    check(try faults(text, "valoracions-android", "1.4.0"), expected, text)
    if value?.hasSuffix(",]") == false || value == nil { #expect(try faults(text, "valoracions-ios", "1.0.1") == []) }
  }

  /// Every occurrence is decoded, and the last one is used. [measured]
  @Test(
    arguments: [
      (#""messages": ["x"], "messages": []"#, "messages.0: is a text, not an object, crash, reading, read"),
      (#""messages": [null], "messages": []"#, nil), (#""messages": [{}], "messages": []"#, nil),
      (#""messages": null, "messages": []"#, nil),
      (#""messages": [], "messages": [null]"#, "messages.0: is null, crash, reading, measured"),
      (#""messages": [{"languaje": []}], "messages": []"#, "messages.0.languaje: is a list, crash, reading, read"),
    ] as [(String, String?)])
  func repeatedMessages(_ members: String, _ expected: String?) throws {
    check(
      try faults(#"{"tmin": 1, "num_apert": 1, \#(members)}"#, "valoracions-android", "1.4.0"), expected, members)
  }

  @Test func messagesAreStoredInLowerCase() throws {
    let text =
      #"{"messages": [{"languaje": "CA", "content": "1"}, {"languaje": "es"}, {"languaje": "ca", "content": 2}]}"#
    let client = try #require(Client.named("valoracions-android", "1.4.0"))
    let value = try GsonJSON.read(Array(text.utf8)).get()
    let document = try OlderRatingAndroid.decode(value, for: client).get()
    #expect(document.tmin == 0 && document.launches == 0)
    #expect(document.messages == [.init(language: "es", content: nil), .init(language: "ca", content: "2")])
  }

  /// A null after a number leaves an `int` as it was.
  @Test func nullAfterANumber() throws {
    let client = try #require(Client.named("valoracions-android", "1.4.0"))
    let text = #"{"tmin": 5, "tmin": null, "messages": []}"#
    let answer = try #require(OlderReader.read(Array(text.utf8), for: client))
    #expect(try answer.flatMap { OlderRatingAndroid.decode($0, for: client) }.get().tmin == 5)
  }

  @Test func tooManyDays() throws {
    let text = #"{"tmin": 106751991167301, "num_apert": 1}"#
    #expect(
      try faults(text, "valoracions-ios", "1.0.1")
        == ["tmin: is beyond 64 bits when counted in seconds, crash, comparing, read"])
    #expect(try faults(#"{"tmin": 106751991167300, "num_apert": 1}"#, "valoracions-ios", "1.0.1") == [])
  }
}
