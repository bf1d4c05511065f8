import OSAMDecisions
import OSAMFormats
import Testing

/// Alerts as they are shown, and the answer of each button [module-buttons, module-texts-as-received].
@Suite struct AlertTests {
  private func alert(
    _ mode: VersionConfig.Mode, _ release: String, _ platform: Platform = .android, _ language: Language = .es
  ) throws -> Alert {
    let decision = VersionDecision.decide(
      .decoded(try edited { $0.mode = mode }), versionCode: nil, on: try phone(release, platform))
    return try #require(decision?.alert[language])
  }

  private func buttons(_ mode: VersionConfig.Mode, _ release: String, _ platform: Platform) throws -> [String] {
    try alert(mode, release, platform).buttons.map { "\($0.text) \($0.result) \($0.opens ?? "-")" }
  }

  @Test(arguments: releases(1...11), Platform.allCases)
  func buttonsByMode(_ release: String, _ platform: Platform) throws {
    let open = "https://example.org/app"
    #expect(try buttons(.force, release, platform) == ["Actualizar ACCEPTED \(open)"])
    #expect(try buttons(.lazy, release, platform) == ["Actualizar ACCEPTED \(open)", "Ahora no CANCELLED -"])
    // OK on INFO: ACCEPTED up to 2.2.2, DISMISSED from 2.2.3 on, and no address is opened.
    let isEarly = releases(1...4).contains(release)
    #expect(try buttons(.info, release, platform) == ["Actualizar \(isEarly ? "ACCEPTED" : "DISMISSED") -"])
  }

  @Test(arguments: releases(1...11))
  func leavingWithoutAButton(_ release: String) throws {
    #expect(try alert(.force, release).resultOfLeaving == nil)
    for mode in [VersionConfig.Mode.lazy, .info] {
      #expect(try alert(mode, release).resultOfLeaving == "DISMISSED")
      // By the X, since 3.2.0.
      #expect(try alert(mode, release, .ios).resultOfLeaving == (release == "3.2.0" ? "DISMISSED" : nil))
    }
  }

  @Test func checkbox() throws {
    for (mode, hasBox) in [(VersionConfig.Mode.force, false), (.lazy, true), (.info, true)] {
      #expect(try alert(mode, "3.0.1").hasCheckbox == hasBox)
    }
    let without = try edited { $0.hasCheckbox = false }
    let decision = VersionDecision.decide(.decoded(without), versionCode: nil, on: try phone("3.0.1"))
    #expect(decision?.alert[.ca]?.hasCheckbox == false)
  }

  @Test func everyLanguageHasItsOwnTexts() throws {
    let expected: [(Language, String, String)] = [
      (.ca, "C", "Actualitza"), (.es, "E", "Actualizar"), (.en, "N", "Update"),
    ]
    for (language, title, ok) in expected {
      let alert = try alert(.lazy, "3.0.1", .ios, language)
      #expect(alert.title == title && alert.message == title && alert.buttons.first?.text == ok)
    }
  }

  /// No other language stands in for an empty text.
  @Test func emptyTextsStayEmpty() throws {
    let empty = try edited { $0.title[.ca] = "" }
    let decision = VersionDecision.decide(.decoded(empty), versionCode: nil, on: try phone("3.0.1"))
    #expect(decision?.alert[.ca]?.title == "")
    #expect(decision?.alert[.es]?.title == "E")
  }

  @Test func nothingShownHasNoAlert() throws {
    let none = try edited { $0.mode = .none }
    let decision = try #require(VersionDecision.decide(.decoded(none), versionCode: nil, on: try phone("3.0.1")))
    #expect(decision.alert.isEmpty)
  }

  /// Up to 2.1.6 the kept Catalan OK text is the cancel text.
  @Test func keptCatalanTexts() throws {
    let kept = VersionDevice.Cached(config: try baseConfig(), installed: 2_022_010_000)
    for (release, text) in [
      ("1.0.11", "Ara no"), ("2.1.6", "Ara no"), ("2.1.7", "Actualitza"), ("3.0.1", "Actualitza"),
    ] {
      let offline = try phone(release) { ($0.isOffline, $0.cached) = (true, kept) }
      let decision = VersionDecision.decide(.undecodable, versionCode: nil, on: offline)
      #expect(decision?.alert[.ca]?.buttons.first?.text == text, "\(release)")
      #expect(decision?.alert[.es]?.buttons.first?.text == "Actualizar", "\(release)")
    }
  }
}
