import Foundation
import OSAMDecisions
import OSAMFormats
import TestSupport
import Testing

/// Version control of the older libraries, by hand [older-decision, older-kinds, older-language-lookup].
@Suite struct OlderVersionDecisionTests {
  private static let ios = "controldeversions-ios"
  private static let android = "controldeversions-android"

  private func decide(
    _ text: String, _ library: String, _ release: String? = nil, installed: String = "1.0", system: String = "13",
    language: String? = "es", afterForced: Bool = false
  ) throws -> Decision {
    let client = try #require(
      release.map { Client.named(library, $0) } ?? Client.all.last { $0.library.id == library })
    var device = OlderVersionDevice(client: client, installed: installed, system: system, language: language)
    device.hasShownForcedAlert = afterForced
    return try #require(OlderVersionDecision.decide(Array(text.utf8), on: device))
  }

  private func document(
    version: String? = #""2.0""#, mode: String? = "0", system: String? = nil, title: String? = #""T""#,
    message: String? = #""M""#, ok: String? = nil, cancel: String? = nil, url: String? = #""https://example.org""#
  ) -> String {
    let members = [
      ("version", version), ("comparisonMode", mode), ("minSystemVersion", system), ("title", title),
      ("message", message), ("okButtonTitle", ok), ("cancelButtonTitle", cancel), ("okButtonActionURL", url),
    ]
    return "{" + members.compactMap { name, value in value.map { "\"\(name)\": \($0)" } }.joined(separator: ", ") + "}"
  }

  // MARK: 1.3 and 1.4

  /// 1.3: installed, `version`, and what the comparison comes to on iOS, on Android from 1.5.1, and before.
  @Test(arguments: [
    ("1.2", "1.2.0", "lower", "equal", "equal"), ("1.2.0", "1.2", "greater", "equal", "equal"),
    ("1.0.0", "1", "greater", "equal", "equal"), ("1.2.10", "1.2.9", "greater", "greater", "lower"),
    ("10", "9", "greater", "greater", "lower"), ("1.02", "1.2", "equal", "equal", "lower"),
    ("01.2", "1.2", "equal", "equal", "lower"), ("1.2", "1.2-beta", "lower", "crash", "crash"),
    ("1.2", "v1.2", "lower", "crash", "crash"), ("1.2a", "1.2", "greater", "own", "own"),
    ("1.2-beta", "1.2", "greater", "own", "own"), ("1.2", "1.2 ", "lower", "crash", "crash"),
    ("1.2", "1.2.", "lower", "crash", "crash"), ("1.2", "99999999999", "lower", "crash", "lower"),
    ("1.2", "2021040000", "lower", "lower", "lower"),
  ])
  func versions(_ installed: String, _ version: String, _ iOS: String, _ new: String, _ old: String) throws {
    let columns = [
      (Self.ios, ["2.1", "2.10", "1.3.4"], iOS), (Self.android, ["1.5.1", "1.5.7", "1.5.8"], new),
      (Self.android, ["1.4.6", "1.5.0"], old),
    ]
    for (library, releases, expected) in columns {
      for release in releases {
        for (mode, order) in ["lower", "equal", "greater"].enumerated() {
          let text = document(version: "\"\(version)\"", mode: "\(mode)")
          let decision = try decide(text, library, release, installed: installed)
          let outcome =
            switch expected {
            case "crash": "crash"
            case "own": "inform"
            default: order == expected ? "must-update" : "nothing"
            }
          #expect(decision.outcome == outcome, "\(library) \(release): \(installed) vs \(version), mode \(mode)")
          #expect((decision.olderAlert?.title == .own) == (expected == "own"))
        }
      }
    }
  }

  /// 1.3: the system that the document asks for, the device's, and if iOS, and Android from 1.5.1, find it new enough.
  @Test(
    arguments: [
      (#""13.10""#, "13.2", "yes", "no"), (#""13.2""#, "13.10", "no", "yes"), (#""13.2.3""#, "13.2", "yes", "no"),
      (#""9.10""#, "9.1", "yes", "no"), (#""iOS 9""#, "8.4", "yes", "crash"), (#""11.0""#, "11", "yes", "yes"),
      (#""11.0.1""#, "11", "yes", "no"), (#""""#, "9", "yes", "crash"), ("null", "9", "crash", "yes"),
      ("12", "11", "no", "no"), ("12", "12.1", "yes", "yes"), (nil, "1", "yes", "yes"), (#""9""#, "R", "no", "crash"),
      // A dot at the end, and a letter after a difference, are not noticed.
      (#""9.""#, "9", "yes", "yes"), (#""12.x""#, "11", "no", "no"),
    ] as [(String?, String, String, String)])
  func systems(_ asked: String?, _ system: String, _ iOS: String, _ android: String) throws {
    for (library, expected) in [(Self.ios, iOS), (Self.android, android)] {
      let outcome = ["yes": "must-update", "no": "nothing", "crash": "crash"][expected]
      let decision = try decide(document(system: asked), library, system: system)
      #expect(decision.outcome == outcome, "\(library): \(asked ?? "-") on \(system)")
    }
  }

  /// iOS looks at `minSystemVersion` only when the versions say that the alert is due.
  @Test func systemIsComparedLastOnIOS() throws {
    #expect(try decide(document(system: "null"), Self.ios, installed: "3").outcome == "nothing")
    #expect(try decide(document(system: "null"), Self.ios, installed: "1").outcome == "crash")
  }

  /// 1.2 and 1.4: `comparisonMode` on an installed version that is lower, iOS and Android.
  @Test(
    arguments: [
      ("0", "must-update", "must-update"), ("1", "nothing", "nothing"), ("3", "nothing", "nothing"),
      ("-1", "nothing", "nothing"), (nil, "must-update", "nothing"), (#""a""#, "must-update", "error:onFailure"),
      (#""""#, "must-update", "error:onFailure"), (#""1.7""#, "nothing", "error:onFailure"),
      ("0.5", "must-update", "error:onFailure"), ("true", "nothing", "error:onFailure"),
      ("false", "must-update", "error:onFailure"), ("0.0", "must-update", "must-update"),
      (#""0.0""#, "must-update", "must-update"), ("null", "crash", "nothing"), ("[]", "crash", "error:onFailure"),
      ("{}", "crash", "error:onFailure"),
    ] as [(String?, String, String)])
  func modes(_ mode: String?, _ iOS: String, _ android: String) throws {
    #expect(try decide(document(mode: mode), Self.ios).outcome == iOS)
    #expect(try decide(document(mode: mode), Self.android).outcome == android)
  }

  @Test func versionMissing() throws {
    let iOS = try decide(document(version: nil), Self.ios)
    #expect(iOS.plain == .crash && iOS.olderFault?.isUnverified == true)
    let android = try decide(document(version: nil), Self.android)
    #expect(android.plain == .nothing && android.result == "onSuccess(false)")
  }

  /// A wrong form is noticed whatever the mode, but not without one, nor on an old system.
  @Test func whenTheFormOfTheVersionMatters() throws {
    let beta = #""1.2-beta""#
    #expect(try decide(document(version: beta, mode: "7"), Self.android).outcome == "crash")
    #expect(try decide(document(version: beta, mode: nil), Self.android).outcome == "nothing")
    #expect(try decide(document(version: beta, system: #""14""#), Self.android).outcome == "nothing")
    #expect(try decide(document(version: #""2.99999999999""#), Self.android).outcome == "must-update")
  }

  @Test func callbacks() throws {
    #expect(try decide(document(), Self.android).result == "onSuccess(true)")
    #expect(try decide(document(), Self.android, installed: "3").result == "onSuccess(false)")
    #expect(try decide(document(), Self.ios).result == nil)
    #expect(try decide(document(), Self.ios, installed: "3").result == "completion(nil)")
    #expect(try decide("", Self.android).result == "onSuccess(false)")
    #expect(try decide("null", Self.android).outcome == "nothing")
    #expect(try decide("", Self.ios).outcome == "error:Error parsing data")
    #expect(try decide("[]", Self.android).outcome == "error:onFailure")
    #expect(try decide(document() + "x", Self.android).outcome == "error:onFailure")
  }

  // MARK: 1.5

  private func buttons(_ decision: Decision) -> [String] {
    decision.olderAlert?.buttons.map { button in
      let text = if case .text(let text) = button.text { text } else { "?" }
      return "\(text): \(button.opens ?? "-"), \(button.then.rawValue), \(button.result ?? "-")"
    } ?? []
  }

  @Test func noButtons() throws {
    for library in [Self.ios, Self.android] {
      let decision = try decide(document(), library)
      #expect(decision.outcome == "must-update" && decision.olderAlert?.blocks == true && buttons(decision).isEmpty)
    }
  }

  @Test func okAlone() throws {
    let text = document(ok: #""OK""#)
    let iOS = try decide(text, Self.ios)
    #expect(iOS.outcome == "must-update" && iOS.olderAlert?.blocks == true)
    #expect(buttons(iOS) == ["OK: https://example.org, comes back, -"])
    let android = try decide(text, Self.android)
    #expect(android.outcome == "must-update" && android.olderAlert?.blocks == true)
    #expect(buttons(android) == ["OK: https://example.org, stays, -"])
  }

  /// iOS comes back only when there are title and message.
  @Test(arguments: [(nil, #""M""#), (#""T""#, nil), ("1", #""M""#), (#""T""#, "[]")] as [(String?, String?)])
  func okAloneWithoutATextOnIOS(_ title: String?, _ message: String?) throws {
    let decision = try decide(document(title: title, message: message, ok: #""OK""#), Self.ios)
    #expect(decision.outcome == "must-update" && decision.olderAlert?.blocks == false)
    #expect(buttons(decision) == ["OK: https://example.org, closes, -"])
    #expect(decision.notes.contains { $0.text.contains("completion is never called") })
  }

  @Test func emptyTextsAreTexts() throws {
    let decision = try decide(document(title: #""""#, ok: #""OK""#), Self.ios)
    #expect(buttons(decision) == ["OK: https://example.org, comes back, -"])
  }

  @Test func okAndCancel() throws {
    let text = document(ok: #""OK""#, cancel: #""No""#)
    let iOS = try decide(text, Self.ios)
    #expect(iOS.outcome == "may-update" && iOS.olderAlert?.blocks == false)
    #expect(buttons(iOS) == ["OK: https://example.org, closes, completion(nil)", "No: -, closes, completion(nil)"])
    let android = try decide(text, Self.android)
    #expect(android.outcome == "may-update" && android.olderAlert?.blocks == false)
    #expect(buttons(android) == ["OK: https://example.org, stays, -", "No: -, closes, onAlertDialogDismissed"])
  }

  /// The flag of a forced alert is never reset in the process.
  @Test func okAndCancelAfterAForcedAlert() throws {
    let decision = try decide(document(ok: #""OK""#, cancel: #""No""#), Self.ios, afterForced: true)
    #expect(decision.outcome == "may-update")
    #expect(buttons(decision) == ["OK: https://example.org, comes back, -", "No: -, closes, completion(nil)"])
  }

  @Test func cancelAlone() throws {
    let text = document(cancel: #""No""#)
    let iOS = try decide(text, Self.ios)
    #expect(iOS.outcome == "inform" && buttons(iOS) == ["No: -, closes, completion(nil)"])
    let android = try decide(text, Self.android)
    #expect(android.outcome == "inform" && buttons(android) == ["No: -, closes, onAlertDialogDismissed"])
  }

  /// "" is no button on iOS and one on Android.
  @Test func emptyTitles() throws {
    let cancel = document(ok: #""OK""#, cancel: #""""#)
    #expect(try decide(cancel, Self.ios).outcome == "must-update")
    #expect(try decide(cancel, Self.android).outcome == "may-update")
    let ok = document(ok: #""""#, cancel: #""No""#)
    #expect(try decide(ok, Self.ios).outcome == "inform")
    #expect(try decide(ok, Self.android).outcome == "may-update")
    #expect(try decide(ok, Self.android).notes.contains { $0.text.contains("may not be usable") })
  }

  /// The address that OK opens, on iOS and on Android.
  @Test(
    arguments: [
      (nil, "-", "-"), (#""""#, "-", "http://"),
      (#""market://details?id=x""#, "market://details?id=x", "http://market://details?id=x"),
      (#""www.example.org""#, "www.example.org", "http://www.example.org"),
      (#""http://example.org""#, "http://example.org", "http://example.org"), ("1", "crash", "http://1"),
    ] as [(String?, String, String)])
  func addresses(_ url: String?, _ iOS: String, _ android: String) throws {
    for (library, expected) in [(Self.ios, iOS), (Self.android, android)] {
      let button = try #require(try decide(document(ok: #""OK""#, url: url), library).olderAlert?.buttons.first)
      #expect((button.crashes ? "crash" : button.opens ?? "-") == expected, "\(library)")
    }
  }

  // MARK: 1.6

  @Test(
    arguments: [
      ("es", #"{"ca": "C", "es": "E"}"#, OlderText.text("E"), OlderText.text("E")),
      ("en", #"{"ca": "C", "es": "E"}"#, .anyOf(["C", "E"]), .text("C")),
      ("ES", #"{"ca": "C", "es": "E"}"#, .anyOf(["C", "E"]), .text("C")),
      ("es-ES", #"{"ca": "C"}"#, .text("C"), .text("C")),
      (nil, #"{"ca": "C", "es": "E"}"#, .anyOf(["C", "E"]), .text("C")),
      ("", #"{"": "leer", "es": "E"}"#, .anyOf(["leer", "E"]), .text("leer")),
      ("en", #"{"ca": "X", "es": "X"}"#, .text("X"), .text("X")),
      ("es", #""plain""#, .text("plain"), .text("plain")), ("es", "1", .absent, .absent), ("es", nil, .absent, .absent),
    ] as [(String?, String?, OlderText, OlderText)])
  func languages(_ language: String?, _ title: String?, _ iOS: OlderText, _ android: OlderText) throws {
    #expect(try decide(document(title: title), Self.ios, language: language).olderAlert?.title == iOS)
    #expect(try decide(document(title: title), Self.android, language: language).olderAlert?.title == android)
  }

  @Test func undefinedOrderIsSaid() throws {
    let decision = try decide(document(title: #"{"ca": "C", "es": "E"}"#), Self.ios, language: "en")
    #expect(decision.notes.map(\.text).contains("title: no text for en, and which entry is taken is not defined."))
  }

  @Test func nullForTheLanguage() throws {
    let text = document(ok: #"{"ca": "OK", "es": null}"#)
    let iOS = try decide(text, Self.ios)
    #expect(iOS.outcome == "crash" && iOS.olderFault?.isUnverified == true)
    #expect(iOS.olderFault?.path == [.name("okButtonTitle"), .name("es")])
    let android = try decide(text, Self.android)
    #expect(android.outcome == "must-update" && android.olderAlert?.buttons == [])
    #expect(try decide(text, Self.android, language: "ca").olderAlert?.buttons.count == 1)
  }

  @Test func notATextForTheLanguage() throws {
    let text = document(message: #"{"ca": "C", "es": 1}"#)
    for library in [Self.ios, Self.android] {
      #expect(try decide(text, library).outcome == "crash", "\(library)")
      #expect(try decide(text, library, language: "ca").outcome == "must-update", "\(library)")
    }
    #expect(try decide(text, Self.android).olderFault?.isUnverified == false)
    // On Android even where the alert would not be shown.
    #expect(try decide(text, Self.android, installed: "3").outcome == "crash")
    #expect(try decide(text, Self.ios, installed: "3").outcome == "nothing")
    let risk = try decide(text, Self.ios, language: "en")
    #expect(risk.outcome == "must-update" && risk.notes.contains { $0.text.contains("message.es is a number") })
  }

  @Test func emptyMap() throws {
    for name in ["title", "message", "okButtonTitle", "cancelButtonTitle"] {
      let text = #"{"version": "2.0", "comparisonMode": 0, "\#(name)": {}}"#
      #expect(try decide(text, Self.ios).outcome == "must-update")
      #expect(try decide(text, Self.android).outcome == "crash")
      #expect(try decide(text, Self.android, installed: "3").outcome == "crash")
    }
  }

  /// A blank body is an empty document to Android, and nothing that iOS can read. [measured]
  @Test(arguments: ["", " ", "\n", " \t\r\n ", "\u{FEFF}", "// c", "/* c */ ", "null"])
  func blankBodies(_ text: String) throws {
    for release in ["1.4.6", "1.5.8"] {
      let decision = try decide(text, Self.android, release)
      #expect(decision.outcome == "nothing" && decision.result == "onSuccess(false)", "\(text.debugDescription)")
    }
    #expect(try decide(text, Self.ios).plain == .error, "\(text.debugDescription)")
  }

  /// The effect of a missing version on iOS is not defined: it "may" crash.
  @Test(arguments: [("0", "nothing may be shown"), ("1", "nothing may be shown"), ("2", "the alert may be shown")])
  func missingVersion(_ mode: String, _ instead: String) throws {
    let decision = try decide(document(version: nil, mode: mode), Self.ios)
    #expect(decision.outcome == "crash" && decision.olderFault?.isUnverified == true)
    #expect(decision.notes.contains { $0.text.contains("the app may crash, or \(instead)") })
    #expect(try decide(document(version: nil, mode: mode), Self.android).result == "onSuccess(false)")
  }

  // MARK: Traces and other clients

  @Test func traceHasTheValues() throws {
    let decision = try decide(document(system: #""13.10""#), Self.ios, installed: "1.2.10", system: "13.2")
    #expect(
      decision.trace.dropFirst().map { "\($0.member ?? "") \($0.words(in: .utc)) \($0.holds)" } == [
        "version installed 1.2.10 is lower than 2.0; mode 0 is for lower true",
        "minSystemVersion system 13.2, which counts as 13.2, reaches 13.10, which counts as 13.1 true",
      ])
    let android = try decide(document(system: #""11.0.1""#), Self.android, system: "11")
    #expect(
      android.trace.dropFirst().map { "\($0.member ?? "") \($0.words(in: .utc)) \($0.holds)" } == [
        "minSystemVersion system 11 does not reach 11.0.1 false"
      ])
  }

  @Test func otherLibraries() throws {
    let client = try #require(Client.named("osam", "3.0.1"))
    let device = OlderVersionDevice(client: client, installed: "1", system: "1", language: nil)
    #expect(OlderVersionDecision.decide(Array("{}".utf8), on: device) == nil)
  }

  // MARK: The document of the library's own description

  @Test(
    .enabled(if: SharedFiles.has("seeds/002_7dfbcf86ddfb5155.txt"), "reads reference material beside the repository"))
  func seed() throws {
    let file = try SharedFiles.url("seeds/002_7dfbcf86ddfb5155.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.trimmingCharacters(in: .whitespaces) == "{" })
    let end = try #require(
      lines[start...].firstIndex { $0.hasPrefix("   }") && $0.trimmingCharacters(in: .whitespaces) == "}" })
    let text = lines[start...end].joined(separator: "\n")
    let iOS = try decide(text, Self.ios, installed: "2.1.0", language: "cat")
    #expect(iOS.outcome == "may-update" && iOS.olderAlert?.title == .text("Títol de la alerta"))
    #expect(iOS.olderAlert?.buttons.first?.mayOpenNothing == true)
    #expect(try decide(text, Self.android, installed: "2.1.0", language: "cat").outcome == "may-update")
    // `ca`, which the systems give, is not `cat`.
    #expect(
      try decide(text, Self.android, installed: "2.1.0", language: "ca").olderAlert?.title
        == .text("Título de la alerta")
    )
    if case .anyOf? = try decide(text, Self.ios, installed: "2.1.0", language: "ca").olderAlert?.title {
    } else {
      Issue.record("the title for ca is defined")
    }
    for library in [Self.ios, Self.android] {
      #expect(try decide(text, library, installed: "2.1.1").outcome == "nothing")
      #expect(try decide(text, library, installed: "2.0", system: "4.4").outcome == "nothing")
    }
  }
}
