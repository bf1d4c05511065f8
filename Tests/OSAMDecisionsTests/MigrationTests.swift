import OSAMDecisions
import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

/// Migrations of older alerts, by hand [older-kinds, older-texts, older-language-lookup].
@Suite struct MigrationTests {
  private static func document(_ json: String) throws -> Document {
    let tree = Tree.read(Array(json.utf8), as: .json)
    return try #require(Recognition(tree, .init(kind: .controlDeVersions)).documents.first)
  }

  private static func toOSAM(
    _ json: String, _ platform: Platform? = nil, languages: [Language] = [], code: Int64? = nil
  ) throws -> Migration {
    let wishes = MigrationWishes(platform: platform, languages: languages, versionCode: code)
    return .toOSAM(OlderSource(try document(json), platform: platform), wishes)
  }

  private static func toPrince(_ json: String, _ platform: Platform? = nil, code: Int64? = nil) throws -> Migration {
    .toPrince(
      OlderSource(try document(json), platform: platform), MigrationWishes(platform: platform, versionCode: code))
  }

  /// The new document as one line of JSON, blanks null.
  private static func written(_ migration: Migration) throws -> String {
    let tree = Tree.read(Array(migration.text.text().utf8), as: .yaml)
    #expect(tree.faults == [])
    return JSONValue(tree, try #require(tree.roots.first)).text(pretty: false)
  }

  private static func lines(_ lines: [MigrationComparison.Line]) -> [String] {
    lines.map { "\($0.devices): \($0.words)" }
  }

  // MARK: The document

  @Test func aWholeAlert() throws {
    let migration = try Self.toOSAM(OlderAlertText.json(), .ios, code: 2_026_110_001)
    #expect(
      try Self.written(migration)
        == #"{"packageName":null,"versionCode":2026110001,"versionName":"4.1.3","platform":"IOS","comparisonMode":"LAZY","#
        + #""title":{"ca":"Versió nova","es":"Versión nueva","en":"New version"},"#
        + #""message":{"ca":"Ja és aquí.","es":"Ya está aquí.","en":"It is here."},"#
        + #""ok":{"ca":"Actualitza","es":"Actualizar","en":"Update"},"#
        + #""cancel":{"ca":"Ara no","es":"Ahora no","en":"Not now"},"#
        + #""url":"https://www.barcelona.cat/bus","checkBoxDontShowAgain":false,"dialogDisplayDuration":0}"#)
    #expect(migration.lost == [])
    #expect(migration.blanks.map(\.name.text) == ["packageName"])
  }

  /// 1.5: the kind of alert by its buttons; an empty title is no button on iOS, and one on Android.
  @Test(arguments: [
    (OlderAlertText.ok, OlderAlertText.cancel, "LAZY", "LAZY"), (OlderAlertText.ok, nil, "FORCE", "FORCE"),
    (nil, OlderAlertText.cancel, "INFO", "INFO"), (nil, nil, "-", "-"),
    (OlderAlertText.ok, #""""#, "FORCE", "LAZY"), (#""""#, OlderAlertText.cancel, "INFO", "LAZY"),
    (#"{"ca": "", "es": "", "en": ""}"#, #""""#, "-", "LAZY"),
    (OlderAlertText.ok, #"{"ca": "", "es": "Ahora no", "en": "Not now"}"#, "-", "LAZY"),
  ])
  func kinds(_ ok: String?, _ cancel: String?, _ iOS: String, _ android: String) throws {
    let json = OlderAlertText.json(ok: ok, cancel: cancel)
    for (platform, expected) in [(Platform.ios, iOS), (.android, android)] {
      let written = try Self.written(try Self.toOSAM(json, platform))
      let mode = expected == "-" ? "null" : "\"\(expected)\""
      #expect(written.contains("\"comparisonMode\":\(mode)"), "\(platform): \(written)")
    }
    let both = try Self.written(try Self.toOSAM(json))
    #expect(both.contains("\"comparisonMode\":null") == (iOS != android || iOS == "-"))
  }

  /// INFO's only button is the older alert's cancel; what FORCE and INFO do not show is there all the same.
  @Test func labelsGoWhereTheyAreShown() throws {
    let info = try Self.written(try Self.toOSAM(OlderAlertText.json(ok: nil, url: nil), .ios))
    #expect(
      info.contains(#""ok":{"ca":"Ara no","es":"Ahora no","en":"Not now"},"cancel":{"ca":"","es":"","en":""},"url":"""#)
    )
    let force = try Self.written(try Self.toOSAM(OlderAlertText.json(cancel: nil), .ios))
    #expect(
      force.contains(#""ok":{"ca":"Actualitza","es":"Actualizar","en":"Update"},"cancel":{"ca":"","es":"","en":""},"#))
  }

  /// 1.6: `cat` is Catalan; where it and `ca` differ nobody says which is meant.
  @Test(arguments: [
    (#"{"cat": "a", "es": "b", "en": "c"}"#, #"{"ca":"a","es":"b","en":"c"}"#),
    (#"{"cat": "a", "ca": "a", "es": "b"}"#, #"{"ca":"a","es":"b","en":null}"#),
    (#"{"cat": "a", "ca": "A", "es": "b", "en": "c"}"#, #"{"ca":null,"es":"b","en":"c"}"#),
    (#"{"CA": "a", "esp": "b", "en": "c"}"#, #"{"ca":null,"es":null,"en":"c"}"#),
    (#"{"ca": null, "es": 5, "en": ""}"#, #"{"ca":null,"es":null,"en":""}"#),
    (#""a""#, #"{"ca":null,"es":null,"en":null}"#), ("5", #"{"ca":null,"es":null,"en":null}"#),
  ])
  func languages(_ title: String, _ expected: String) throws {
    let migration = try Self.toOSAM(OlderAlertText.json(title: title), .android)
    #expect(try Self.written(migration).contains("\"title\":\(expected)"))
    let blanks = migration.blanks.filter { $0.name.text.hasPrefix("title.") }.count
    #expect(blanks == expected.split(separator: "null", omittingEmptySubsequences: false).count - 1)
  }

  @Test func oneTextIsOfTheLanguageThatIsNamed() throws {
    let json = OlderAlertText.json(title: #""a""#)
    let es = try Self.written(try Self.toOSAM(json, languages: [.es]))
    #expect(es.contains(#""title":{"ca":null,"es":"a","en":null}"#))
    let all = try Self.written(try Self.toOSAM(json, languages: Language.allCases))
    #expect(all.contains(#""title":{"ca":"a","es":"a","en":"a"}"#))
  }

  /// Whatever is not carried over is named with its place.
  @Test func losses() throws {
    let json = OlderAlertText.json(
      mode: "1", system: #""11.0""#, title: #"{"ca": "a", "es": "b", "en": "c", "fr": "d"}"#,
      others: [#""legalURL": "https://a.cat""#, #""colour": 5"#])
    let migration = try Self.toOSAM(json, .android)
    #expect(
      migration.lost.map(\.name.text) == ["comparisonMode", "minSystemVersion", "title.fr", "legalURL", "colour"])
    let tree = Tree.read(Array(json.utf8), as: .json)
    #expect(migration.lost.map { $0.node.map(tree.text) } == ["1", "11.0", "d", "https://a.cat", "5"])
  }

  /// An alert that says nothing is an error in the new document.
  @Test func titleAndMessageAreNotBothEmpty() throws {
    let json = OlderAlertText.json(
      title: #"{"ca": "", "es": "", "en": "New version"}"#, message: #"{"ca": "", "es": "Ya está aquí.", "en": ""}"#)
    let migration = try Self.toOSAM(json, .android)
    #expect(try Self.written(migration).contains(#""message":{"ca":null,"es":"Ya está aquí.","en":""}"#))
    #expect(migration.blanks.filter { $0.name.text.hasPrefix("message.") }.map(\.name.text) == ["message.ca"])
    let single = try Self.toOSAM(
      OlderAlertText.json(title: #""""#, message: #""""#), .android, languages: Language.allCases)
    #expect(try Self.written(single).contains(#""message":{"ca":null,"es":null,"en":null}"#))
  }

  @Test func longTextsStandWholeInComments() throws {
    let (one, two) = (String(repeating: "a", count: 900) + "y", String(repeating: "b", count: 900) + "z")
    let several = try Self.toOSAM(OlderAlertText.json(message: #"{"cat": "\#(one)", "ca": "\#(two)"}"#), .ios)
    #expect(several.text.text().contains("The older document says for cat:\n  # \(one)\n"))
    #expect(several.text.text().contains("The older document says for ca:\n  # \(two)\n"))
    let single = try Self.toOSAM(OlderAlertText.json(message: "\"\(one)\""), .ios)
    #expect(single.text.text().contains("The older document says this, in one language:\n# \(one)\n"))
  }

  @Test(arguments: [
    ("1", "1 shows the alert when the versions are equal; "), ("2", "2 shows the alert above the version; "),
    ("3", "3 never shows the alert; "),
  ])
  func whatModesDo(_ mode: String, _ words: String) throws {
    let lost = try Self.toOSAM(OlderAlertText.json(mode: mode), .ios).lost
    #expect(lost.map(\.name.text) == ["comparisonMode"])
    #expect(lost.first?.words.text.hasPrefix(words) == true)
  }

  /// The version is carried over when all clients take it for the same one, and for the highest below the alert.
  @Test(
    arguments: [
      (#""4.1.3""#, "0", #""4.1.3""#, #""4.1.3""#), (#""1.2-beta""#, "0", "null", "null"),
      ("4.10", "0", "null", #""4.10""#),
      (#""4.1.3""#, "1", "null", "null"), (#""4.1.3""#, "2", "null", "null"), (#""4.1.3""#, nil, #""4.1.3""#, "null"),
      (#""99999999999""#, "0", "null", "null"), (nil, "0", "null", "null"),
      (#""4.1.3""#, #""0""#, #""4.1.3""#, #""4.1.3""#),
      (#""4.1.3""#, #""x""#, #""4.1.3""#, "null"),
    ] as [(String?, String?, String, String)])
  func versionNames(_ version: String?, _ mode: String?, _ iOS: String, _ android: String) throws {
    let json = OlderAlertText.json(version: version, mode: mode)
    for (platform, expected) in [(Platform.ios, iOS), (.android, android)] {
      #expect(try Self.written(try Self.toOSAM(json, platform)).contains("\"versionName\":\(expected)"), "\(platform)")
    }
  }

  /// 1.5: Android puts http:// before other schemes; brackets open nothing on older iOS.
  @Test(
    arguments: [
      (#""https://a.cat/x""#, #""https://a.cat/x""#, #""https://a.cat/x""#), (#""http://a.cat <b>""#, "null", "null"),
      (#""market://details?id=a""#, #""market://details?id=a""#, "null"), (#""a.cat""#, "null", "null"),
      (nil, "null", "null"),
      (#""""#, "null", "null"), ("7", "null", "null"),
    ] as [(String?, String, String)])
  func addresses(_ url: String?, _ iOS: String, _ android: String) throws {
    for (platform, expected) in [(Platform.ios, iOS), (.android, android)] {
      let written = try Self.written(try Self.toOSAM(OlderAlertText.json(url: url), platform))
      #expect(written.contains("\"url\":\(expected)"), "\(platform): \(written)")
    }
  }

  // MARK: Prince of Versions

  @Test func listsOfConfigurations() throws {
    let json = OlderAlertText.json(system: #""11.0""#)
    #expect(
      try Self.written(try Self.toPrince(json, code: 413))
        == #"{"ios2":[{"last_version_available":"4.1.3","notify_last_version_frequency":"ALWAYS","#
        + #""requirements":{"required_os_version":"11.0"}}],"#
        + #""android2":[{"last_version_available":413,"notify_last_version_frequency":"ALWAYS","#
        + #""requirements":{"required_os_version":null}}]}"#)
    #expect(
      try Self.written(try Self.toPrince(OlderAlertText.json(cancel: nil), .ios))
        == #"{"ios2":[{"required_version":"4.1.3"}]}"#)
    for blank in [
      OlderAlertText.json(ok: nil), OlderAlertText.json(ok: nil, cancel: nil), OlderAlertText.json(mode: "1"),
      OlderAlertText.json(mode: "2"), OlderAlertText.json(version: #""1.2.3.4""#),
    ] {
      #expect(try Self.written(try Self.toPrince(blank, .ios)) == #"{"ios2":[{"last_version_available":null}]}"#)
    }
  }

  @Test func textsHaveNoPlaceThere() throws {
    let lost = try Self.toPrince(OlderAlertText.json(), .ios).lost.map(\.name.text)
    #expect(lost == ["title", "message", "okButtonTitle", "cancelButtonTitle", "okButtonActionURL"])
  }

  // MARK: Outcomes

  @Test func everySystemGetsTheAlertOfTheCommonModule() throws {
    let outcomes = try Self.toOSAM(OlderAlertText.json(system: #""11.0""#)).comparison.outcomes
    #expect(
      Self.lines(outcomes) == [
        "iOS and Android, system below 11.0, installed below 4.1.3: changes from nothing to may-update",
        "iOS and Android, system below 11.0, installed 4.1.3 or above: stays the same (nothing)",
        "iOS and Android, system 11.0 or above, installed below 4.1.3: stays the same (may-update)",
        "iOS and Android, system 11.0 or above, installed 4.1.3 or above: stays the same (nothing)",
      ])
    #expect(outcomes.map(\.isSame) == [false, true, true, true])
  }

  /// 1.3: 4.1 is lower than 4.1.0 on iOS, and equal on Android; Prince of Versions takes them for equal.
  @Test func zerosAtTheEnd() throws {
    let json = OlderAlertText.json(version: #""4.1.0""#)
    let expected = [
      "iOS, installed below 4.1.0: stays the same (may-update)",
      "iOS, installed 4.1: changes from may-update to nothing",
      "iOS, installed 4.1.0 or above: stays the same (nothing)",
      "Android, installed below 4.1.0: stays the same (may-update)",
      "Android, installed 4.1, 4.1.0 or above: stays the same (nothing)",
    ]
    #expect(Self.lines(try Self.toOSAM(json).comparison.outcomes) == expected)
    #expect(Self.lines(try Self.toPrince(json).comparison.outcomes) == expected)
  }

  /// 1.3: iOS takes minSystemVersion for a number, so 13.10 is 13.1; Prince of Versions counts its parts.
  @Test func systemsAsNumbersAndAsParts() throws {
    let lines = Self.lines(
      try Self.toPrince(OlderAlertText.json(system: #""13.2""#, cancel: nil), .ios).comparison.outcomes)
    #expect(
      lines == [
        "iOS, system below 13.2: changes from nothing to the error requirementsNotSatisfied",
        "iOS, system 13.2 or 13.3 to 13.9, installed below 4.1.3: stays the same (must-update)",
        "iOS, system 13.2 or 13.3 to 13.9, installed 4.1.3 or above: stays the same (nothing)",
        "iOS, system 13.10 to 13.19, installed below 4.1.3: changes from nothing to must-update",
        "iOS, system 13.10 to 13.19, installed 4.1.3 or above: stays the same (nothing)",
        "iOS, system 14.0 or above, installed below 4.1.3: stays the same (must-update)",
        "iOS, system 14.0 or above, installed 4.1.3 or above: stays the same (nothing)",
      ])
  }

  /// 1.2: iOS goes by the number at the front of minSystemVersion, and takes a text without one for no condition.
  @Test(arguments: ["9 ", "9,5", " 9", "9 beta"])
  func systemWithMoreThanANumber(_ system: String) throws {
    let migration = try Self.toPrince(OlderAlertText.json(system: "\"\(system)\"", cancel: nil), .ios)
    #expect(!migration.lost.contains { $0.name.text == "minSystemVersion" })
    #expect(
      Self.lines(migration.comparison.outcomes) == [
        "iOS, system below 9: changes from nothing to the error requirementsNotSatisfied",
        "iOS, system 9 or above, installed below 4.1.3: stays the same (must-update)",
        "iOS, system 9 or above, installed 4.1.3 or above: stays the same (nothing)",
      ])
    let none = try Self.toPrince(OlderAlertText.json(system: #""iOS 9""#, cancel: nil), .ios)
    #expect(none.lost.contains { $0.name.text == "minSystemVersion" })
  }

  /// 1.4: equal and greater have no counterpart.
  @Test func otherModes() throws {
    #expect(
      Self.lines(try Self.toOSAM(OlderAlertText.json(mode: "1"), .ios).comparison.outcomes) == [
        "iOS, installed below 4.1.3: changes from nothing to may-update",
        "iOS, installed 4.1.3: changes from may-update to nothing",
        "iOS, installed above 4.1.3: stays the same (nothing)",
      ])
    #expect(
      Self.lines(try Self.toPrince(OlderAlertText.json(mode: "2"), .android).comparison.outcomes) == [
        "Android, installed up to 4.1.3: was nothing; what it becomes depends on the version that is filled in",
        "Android, installed above 4.1.3: was may-update; what it becomes depends on the version that is filled in",
      ])
  }

  /// 1.5: an alert that has OK alone cannot be got past, except on iOS without title or message. FORCE closes on OK
  /// [module-force-closes].
  @Test func aLockThatOKOpens() throws {
    #expect(
      Self.lines(try Self.toOSAM(OlderAlertText.json(cancel: nil)).comparison.outcomes) == [
        "iOS and Android, installed below 4.1.3: changes from must-update to must-update that OK gets past",
        "iOS and Android, installed 4.1.3 or above: stays the same (nothing)",
      ])
    let json = OlderAlertText.json(title: nil, cancel: nil)
    #expect(
      Self.lines(try Self.toOSAM(json).comparison.outcomes) == [
        "iOS, installed below 4.1.3: stays the same (must-update that OK gets past)",
        "iOS, installed 4.1.3 or above: stays the same (nothing)",
        "Android, installed below 4.1.3: changes from must-update to must-update that OK gets past",
        "Android, installed 4.1.3 or above: stays the same (nothing)",
      ])
  }

  /// 1.2: a comma too many is an error to Android alone.
  @Test func textsThatOnePlatformCannotRead() throws {
    let json = OlderAlertText.json().dropLast() + ",}"
    #expect(
      Self.lines(try Self.toOSAM(String(json)).comparison.outcomes) == [
        "iOS, installed below 4.1.3: stays the same (may-update)",
        "iOS, installed 4.1.3 or above: stays the same (nothing)",
        "Android, installed below 4.1.3: changes from the error onFailure to may-update",
        "Android, installed 4.1.3 or above: changes from the error onFailure to nothing",
      ])
  }

  // MARK: Texts

  @Test func textsStayTheSameInEveryLanguageThatIsThere() throws {
    #expect(
      Self.lines(try Self.toOSAM(OlderAlertText.json()).comparison.texts) == [
        "iOS and Android, asking for ca, es, en or cat: title, message, buttons and address stay the same"
      ])
    let some = OlderAlertText.json(title: #"{"ca": "a", "fr": "b"}"#, ok: #""OK""#, cancel: nil)
    #expect(
      Self.lines(try Self.toOSAM(some, .android, languages: Language.allCases).comparison.texts) == [
        // The first entry of the file is taken for cat.
        "Android, asking for ca or cat: title, message, buttons and address stay the same",
        "Android, asking for es or en: message, buttons and address stay the same; title is to be filled in",
        "asking for fr: the common module has no texts for that",
      ])
  }

  /// [module-app-opens-url]: code of the app encodes the address once more on iOS, unless it is INFO, which opens none.
  @Test(
    arguments: [
      ("https://x.org/%20#a", "https://x.org/%2520%23a"), ("https://x.org/à", "https://x.org/%C3%A0"),
      ("https://x.org/a?b=c&d", nil),
    ] as [(String, String?)])
  func addressesThatAreEncodedOnceMore(_ url: String, _ opened: String?) throws {
    let line = "iOS apps open the address as it stands; those whose code encodes it as the README shows open "
    func lines(_ json: String, _ platform: Platform?) throws -> [String] {
      try Self.toOSAM(json, platform).comparison.assumptions.map(\.text).filter { $0.contains("README") }
    }
    let json = OlderAlertText.json(url: "\"\(url)\"")
    let expected = opened.map { ["\(line)“\($0)”."] } ?? []
    #expect(try lines(json, .ios) == expected)
    #expect(try lines(json, nil) == expected)
    #expect(try lines(OlderAlertText.json(cancel: nil, url: "\"\(url)\""), .ios) == expected)
    #expect(try lines(json, .android) == [])
    #expect(try lines(OlderAlertText.json(ok: nil, url: "\"\(url)\""), .ios) == [])
  }

  @Test func buttonsArePlural() throws {
    let json = OlderAlertText.json(title: nil, message: nil, ok: #""OK""#, cancel: #""No""#, url: nil)
    #expect(
      Self.lines(try Self.toOSAM(json, .android, languages: Language.allCases).comparison.texts) == [
        "Android, asking for ca, es or en: buttons stay the same; title, message and address are to be filled in"
      ])
    let label = OlderAlertText.json(ok: #""OK""#, cancel: #""No""#)
    #expect(
      Self.lines(try Self.toOSAM(label, .android).comparison.texts) == [
        "Android, asking for ca, es, en or cat: title, message and address stay the same; buttons are to be filled in"
      ])
  }

  // MARK: Property

  /// Whatever some device does before and after, a line says it. Devices are drawn by lot and put before the
  /// simulators without the comparison's help.
  @Test func noDeviceIsLeftOut() throws {
    var random = Seeded(state: 11)
    var dice = Seeded(state: 12)
    var compared = 0
    let rounds = Effort.rounds(40, long: 400)
    for _ in 0..<rounds {
      let json = OlderAlertText.random(&random)
      for platform in [Platform.ios, .android] {
        let source = OlderSource(try Self.document(json), platform: platform)
        let wishes = MigrationWishes(platform: platform, versionCode: 500)
        for migration in [Migration.toOSAM(source, wishes), .toPrince(source, wishes)] {
          let told = Set(migration.comparison.outcomes.map(\.words.text))
          if told.contains(where: { $0.hasPrefix("was ") }) { continue }
          let tree = Tree.read(Array(migration.text.text(filled: true).utf8), as: .yaml)
          for _ in 0..<40 {
            guard let device = ReferenceDevice(json, platform, &dice) else { continue }
            let words = try device.words(tree)
            #expect(told.contains(words), "\(device), \(json): \(words) is not in \(told)")
            compared += 1
          }
        }
      }
    }
    #expect(compared > rounds * 36)
  }

  /// Each answer that the older document has for some device stands in a line, where its versions are numbers with dots
  /// and it asks for a language that is known.
  @Test func noAnswerOfTheOlderDocumentIsLeftOut() throws {
    var random = Seeded(state: 13)
    for _ in 0..<Effort.rounds(150, long: 3_000) {
      let json = OlderAlertText.random(&random)
      let document = try Self.document(json)
      for platform in Platform.allCases {
        let told = Migration.toPrince(OlderSource(document, platform: platform), .init(platform: platform))
          .comparison.outcomes.map(\.words.text)
        let library: Library = platform == .ios ? .controlDeVersionsIOS : .controlDeVersionsAndroid
        let client = try #require(ClientSet(library).clients.last)
        let answer = document.older(for: client)
        let languages = ["ca", "es", "en"] + OlderVersionSubject.languages(answer)
        let subject = OlderVersionSubject(answer, client: client, names: .init(languages: .languages(languages)))
        let region = try #require(
          subject.region([
            .version: .versions(from: nil, to: nil, isBelow: false),
            .osVersion: .versions(from: "1", to: nil, isBelow: false),
            .language: .names(languages.map { .text($0) }),
          ]))
        let cells = try Cells(subject, in: region, limit: 10_000)
        for cell in cells.cells {
          let point = cells.ordinaryWitness(of: cell.region, today: 0)
          guard point.allSatisfy({ if case .version(let text) = $0 { DottedParts.areWellFormed(text) } else { true } })
          else { continue }
          let decision = subject.decide(point)
          let words = ReferenceDevice.words(decision, false)
          #expect(
            told.contains { line in
              ["(\(words))", "from \(words) to ", "was \(words);"].contains { line.contains($0) }
            }, "\(platform): \(words) for \(point) is not in \(told)\n\(json)")
        }
      }
    }
  }
}

/// A device with a version near the document's, and what it does with both documents.
private struct ReferenceDevice {
  var json: String
  var platform: Platform
  var installed: String
  var code: Int
  var system: String
  /// As a system with the API level that is filled in would be, or one below it.
  var level: String
  var language: String

  /// Nil where the document's version is no row of numbers: then it is not clear which versions are near.
  init?(_ json: String, _ platform: Platform, _ dice: inout Seeded) {
    let version = Self.member("version", json)
    let numbers = version.split(separator: ".", omittingEmptySubsequences: false).compactMap { Int32($0).map(Int.init) }
    guard version.split(separator: ".", omittingEmptySubsequences: false).count == numbers.count else { return nil }
    var name = numbers.map { max(0, $0 + dice.choose([-1, 0, 0, 1])) }
    if dice.once(1, in: 4), name.count > 1 { name.removeLast() }
    if dice.once(1, in: 4) { name.append(0) }
    let least = Self.member("minSystemVersion", json).split(separator: ".").compactMap { Int($0) }
    let major = (least.first ?? 11) + dice.choose([-1, 0, 0, 0, 1])
    let system = [major] + (dice.once(1, in: 4) ? [] : [dice.choose(Array(0...20))])
    self.json = json
    self.platform = platform
    installed = name.map(String.init).joined(separator: ".")
    code = 500 + Self.order(name, numbers)
    self.system = system.map(String.init).joined(separator: ".")
    level = String(30 + Self.order(system, least))
    language = dice.choose(["ca", "es", "en"])
  }

  private static func member(_ name: String, _ json: String) -> String {
    let tree = Tree.read(Array(json.utf8), as: .json)
    var text = ""
    tree.forEachPair(of: 0) { if tree.text($0.key) == name { text = tree.text($0.value) } }
    return text
  }

  private static func order(_ one: [Int], _ other: [Int]) -> Int {
    for index in 0..<10 {
      let (left, right) = (index < one.count ? one[index] : 0, index < other.count ? other[index] : 0)
      if left != right { return left < right ? -1 : 1 }
    }
    return 0
  }

  /// The words of the line that this device belongs to.
  func words(_ tree: Tree) throws -> String {
    let isOSAM = tree.text(1) == "packageName"
    let library = platform == .ios ? "controldeversions-ios" : "controldeversions-android"
    let client = try #require(Client.all.last { $0.library.id == library })
    let device = OlderVersionDevice(client: client, installed: installed, system: system, language: language)
    let before = try #require(OlderVersionDecision.decide(Array(json.utf8), on: device))
    let after = isOSAM ? try onOSAM(tree) : try onPrince(tree)
    let (one, two) = (Self.words(before, isOSAM), Self.words(after, isOSAM))
    return one == two ? "stays the same (\(one))" : "changes from \(one) to \(two)"
  }

  private func onOSAM(_ tree: Tree) throws -> Decision {
    let document = Document(
      tree: tree, kind: .osamVersion, role: .authored, number: 0, root: 0, rootPointer: "", zone: .madrid)
    let newest = try client("3.0.1")
    let config = try #require(VersionConfig(Decoding(document), for: newest))
    let phone = VersionDevice(client: newest, platform: platform, installed: Int64(code), now: noon)
    return try #require(VersionDecision.decide(.decoded(config), versionCode: 500, on: phone))
  }

  private func onPrince(_ tree: Tree) throws -> Decision {
    let isIOS = platform == .ios
    let newest = try #require(Client.all.last { $0.library.id == (isIOS ? "pov-ios" : "pov-android") })
    let phone = PrinceDevice(
      client: newest, platform: isIOS ? .ios : .android, installed: isIOS ? installed + "-7" : String(code),
      system: isIOS ? system : level)
    return try #require(PrinceDecision.decide(ReadValue(tree, 0), on: phone))
  }

  static func words(_ decision: Decision, _ isOSAM: Bool) -> String {
    switch decision.plain {
    case .crash: decision.olderFault?.isUnverified == true ? "a crash, perhaps" : "a crash"
    case .error: "the error " + decision.outcome.replacing("error:", with: "")
    case .mustUpdate where isOSAM && !(decision.olderAlert?.blocks ?? false): "must-update that OK gets past"
    default: decision.plain.rawValue
    }
  }
}
