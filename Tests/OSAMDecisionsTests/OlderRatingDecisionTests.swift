import Foundation
import OSAMDecisions
import OSAMFormats
import TestSupport
import Testing

/// The rating prompt of the older libraries, by hand [older-rating-ios, older-rating-android, older-rating-zero].
@Suite struct OlderRatingDecisionTests {
  private static let ios = "valoracions-ios"
  private static let android = "valoracions-android"

  private func decide(
    _ text: String, _ library: String, _ release: String? = nil, opens: Int64 = 1, since: Double = 0,
    prompted: Double? = nil, opensSince: Int64? = nil, answered: Bool = false, language: String? = nil
  ) throws -> Decision {
    let client = try #require(
      release.map { Client.named(library, $0) } ?? Client.all.last { $0.library.id == library })
    var device = OlderRatingDevice(
      client: client, opens: opens, daysSinceFirst: since, daysSincePrompt: prompted, isAnswered: answered,
      language: language)
    device.opensSincePrompt = opensSince
    return try #require(OlderRatingDecision.decide(Array(text.utf8), on: device))
  }

  private func document(_ tmin: Int, _ launches: Int, _ messages: String = "[]") -> String {
    #"{"tmin": \#(tmin), "num_apert": \#(launches), "messages": \#(messages)}"#
  }

  /// A blank body is an empty document to Android: `handleNeutral`. [measured]
  @Test(arguments: ["", " ", "\n", " \t\r\n ", "\u{FEFF}", "null"])
  func blankBodies(_ text: String) throws {
    for release in ["1.3.0", "1.3.1", "1.4.0"] {
      let decision = try decide(text, Self.android, release)
      #expect(decision.outcome == "nothing" && decision.result == "handleNeutral", "\(text.debugDescription)")
    }
    #expect(try decide(text, Self.ios).plain == .error, "\(text.debugDescription)")
  }

  /// Days, launches, the device's days and launches, then true if iOS prompts, and true if Android does.
  @Test(
    arguments: [
      (0, 1, 0.0, 1, true, true), (0, 0, 0, 1, true, false), (0, -1, 0, 1, true, false), (-5, 1, 0, 1, true, true),
      (3, 2, 3, 1, false, false), (3, 2, 2.9, 2, false, false), (3, 2, 3, 2, true, true), (3, 2, 30, 20, true, true),
    ] as [(Int, Int, Double, Int64, Bool, Bool)])
  func first(_ tmin: Int, _ launches: Int, _ since: Double, _ opens: Int64, _ iOS: Bool, _ android: Bool) throws {
    let text = document(tmin, launches)
    #expect(try decide(text, Self.ios, opens: opens, since: since).outcome == (iOS ? "prompt" : "nothing"))
    #expect(try decide(text, Self.android, opens: opens, since: since).outcome == (android ? "prompt" : "nothing"))
  }

  /// Android prompts again by the same numbers, counted from the last prompt.
  @Test(
    arguments: [
      (3.0, 2, true), (2.9, 2, false), (3, 1, false), (0, 9, false), (9, 9, true),
    ] as [(Double, Int64, Bool)])
  func again(_ days: Double, _ opens: Int64, _ prompts: Bool) throws {
    let decision = try decide(document(3, 2), Self.android, opens: 50, since: 50, prompted: days, opensSince: opens)
    #expect(decision.outcome == (prompts ? "prompt" : "nothing"))
  }

  @Test func againOnEveryLaunch() throws {
    #expect(
      try decide(document(0, 1), Self.android, opens: 7, since: 0, prompted: 0, opensSince: 1).outcome == "prompt")
    // iOS does not look at the last prompt, only at whether this build has asked.
    #expect(try decide(document(9, 1), Self.ios, opens: 7, since: 9, prompted: 0).outcome == "prompt")
  }

  @Test func answered() throws {
    // Nothing is downloaded, so a broken document does no harm.
    let iOS = try decide("x", Self.ios, answered: true)
    #expect(iOS.outcome == "nothing" && iOS.result == "success(false)")
    let android = try decide("x", Self.android, answered: true)
    #expect(android.outcome == "nothing" && android.result == "handlePositive")
  }

  @Test func callbacks() throws {
    #expect(try decide(document(0, 1), Self.ios).result == "success(true)")
    #expect(try decide(document(0, 2), Self.ios).result == "success(false)")
    #expect(try decide(document(0, 1), Self.android).result == nil)
    #expect(try decide(document(0, 2), Self.android).result == "handleNeutral")
  }

  @Test func failures() throws {
    let noMessages = #"{"tmin": 0, "num_apert": 1}"#
    #expect(try decide(noMessages, Self.ios).outcome == "prompt")
    #expect(try decide(noMessages, Self.android).outcome == "crash")
    #expect(try decide("<html>", Self.ios).outcome == "error:failure")
    #expect(try decide("<html>", Self.android).outcome == "crash")
    #expect(try decide("", Self.ios).outcome == "error:failure")
    #expect(try decide("", Self.android).outcome == "nothing")
    #expect(try decide(#"{"tmin": 0, "num_apert": 1,}"#, Self.ios).outcome == "prompt")
    #expect(try decide(#"{"tmin": 0, "num_apert": 1, "messages": [],}"#, Self.android).outcome == "crash")
    // The first of two counts on iOS, the last on Android.
    let twice = #"{"tmin": 0, "tmin": 9, "num_apert": 1, "messages": []}"#
    #expect(try decide(twice, Self.ios).outcome == "prompt")
    #expect(try decide(twice, Self.android).outcome == "nothing")
  }

  /// Seconds beyond 64 bits: the app crashes, once there are launches enough.
  @Test func tooManyDays() throws {
    let text = #"{"tmin": 106751991167301, "num_apert": 2}"#
    #expect(try decide(text, Self.ios, opens: 1).outcome == "nothing")
    #expect(try decide(text, Self.ios, opens: 2).outcome == "crash")
  }

  /// The text for a language in 1.4.0, and in 1.3.x.
  @Test(
    arguments: [
      ("ca", OlderText.text("C"), OlderText.text("C")), ("CA", .own, .text("C")), ("cat", .own, .own),
      ("es", .own, .own),
      (nil, .own, .own), ("en", .text("N"), .text("N")),
    ] as [(String?, OlderText, OlderText)])
  func texts(_ language: String?, _ new: OlderText, _ old: OlderText) throws {
    let messages =
      #"[{"languaje": "Ca", "content": "x"}, {"languaje": "CA", "content": "C"}, {"languaje": "es"}, {"languaje": "en", "content": "N"}]"#
    for (release, expected) in [("1.4.0", new), ("1.3.1", old), ("1.3.0", old)] {
      let decision = try decide(document(0, 1, messages), Self.android, release, language: language)
      #expect(decision.olderAlert?.message == expected, "\(release)")
    }
  }

  @Test func traceHasTheValues() throws {
    let decision = try decide(document(3, 2), Self.android, opens: 5, since: 4, prompted: 1, opensSince: 2)
    #expect(
      decision.trace.dropFirst(2).map { "\($0.member ?? "") \($0.words(in: .utc)) \($0.holds)" } == [
        "num_apert the prompt is on true", "num_apert 5 launches, 2 needed true",
        "tmin 4 days since the first launch, 3 needed true",
        "num_apert 2 launches since the last prompt, 2 needed true",
        "tmin 1 day since the last prompt, 3 needed false",
      ])
  }

  /// The example in the library's own description crashes Android.
  @Test(
    .enabled(if: SharedFiles.has("seeds/003_de3dbb0c5b21a18a.txt"), "reads reference material beside the repository"))
  func seed() throws {
    let file = try SharedFiles.url("seeds/003_de3dbb0c5b21a18a.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.trimmingCharacters(in: .whitespaces) == "{" })
    let text = lines[start...(start + 3)].joined(separator: "\n")
    #expect(text.contains("num_apert"))
    #expect(try decide(text, Self.ios).outcome == "prompt")
    #expect(try decide(text, Self.android).olderFault?.path == [.name("messages")])
  }
}
