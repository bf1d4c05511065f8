import OSAMCommands
import TestSupport
import Testing

/// The alert as the library draws it, beside the one that the system drew before. [module-own-dialog, module-own-screen]
@Suite struct PreviewLooksTests {
  private func page(of text: String, at path: String = "a.yaml", _ options: String...) -> String {
    let system = MemorySystem()
    system.put(text, at: path)
    #expect(Program.run(["preview", path] + options, on: system) == 0)
    return system.takeOutput().output
  }

  /// Titles over the alerts, those of the newest releases first.
  private func titles(_ page: String) -> [String] {
    page.split(separator: "\n").filter { $0.contains(", approximate") }.map {
      String($0.replacing(/<[^>]*>/, with: ""))
    }
  }

  private static let offered = "an alert that offers the update"

  @Test func androidHasItsOwnFrom310() throws {
    let page = page(of: authoredAlert(platform: "ANDROID", mode: "LAZY", box: true))
    #expect(
      titles(page) == [
        "What people see (Android, library 3.1.0–\(newestRelease), approximate)",
        "Android, library 1.0.0–3.0.1, approximate: \(Self.offered)",
      ])
    let parts = page.components(separatedBy: "<details>")
    #expect(parts.count == 4)
    let own =
      #"<div class="alert own" lang="en"><p class="leave">✕</p><div class="icon"></div><p class="title"><bdi>Title</bdi>"#
    #expect(parts[0].contains(own))
    #expect(
      parts[0].contains(
        #"<p class="box">Don&#39;t show again</p><ul><li><bdi>Go</bdi></li><li class="cancel"><bdi>Not now</bdi></li></ul>"#
      ))
    #expect(parts[0].contains("The X closes the alert.") && !parts[0].contains("DISMISSED"))
    #expect(parts[3].contains("The X: the app is told DISMISSED"))
    #expect(parts[1].contains(#"<div class="alert android" lang="en"><p class="title">"#))
    #expect(!parts[1].contains("✕") && !parts[1].contains("icon") && !parts[1].contains("The X closes"))
  }

  /// On iOS 3.1.0 still leaves it to the system.
  @Test func iosHasItsOwnFrom320() throws {
    let page = page(of: authoredAlert(platform: "IOS", mode: "INFO", box: true))
    #expect(
      titles(page).map { $0.prefix { $0 != ":" } } == [
        "What people see (iOS, library \(newestRelease), approximate)", "iOS, library 1.0.0–3.1.0, approximate",
      ])
    #expect(page.contains(#"<div class="alert own switched" lang="ca"><p class="leave">✕</p>"#))
    #expect(page.contains(#"<p class="box">No mostrar de nou</p>"#))
  }

  @Test func forceHasNoXAndNoBox() {
    let page = page(of: authoredAlert(platform: "ANDROID", mode: "FORCE", box: true))
    #expect(page.contains(#"<div class="alert own" lang="ca"><div class="icon">"#))
    #expect(!page.contains("✕") && !page.contains(#"class="box""#))
  }

  /// Words that the library brings are ours, in italics and in our language; iOS has a switch, and Cancel is marked.
  @Test func wordsOfTheLibraryAreMarked() {
    let page = page(of: authoredAlert(platform: "IOS", mode: "LAZY", box: true), "--clients", "..3.0.1")
    #expect(page.contains(#"<div class="alert ios switched" lang="ca"><p class="title"><bdi>Títol</bdi>"#))
    #expect(page.contains(#"<p class="box"><i lang="en">(words of the library: do not show again)</i></p>"#))
    #expect(page.contains(#"<li><bdi>Vés-hi</bdi></li><li class="cancel"><bdi>Ara no</bdi></li>"#))
  }

  @Test func aButtonWithoutWordsIsDrawn() {
    let text = authoredAlert(platform: "ANDROID", mode: "LAZY", box: true).replacing(
      "ok: {ca: Vés-hi, es: Ir, en: Go}", with: #"ok: {ca: "", es: "", en: ""}"#)
    #expect(page(of: text, "--clients", "3.1.0..").contains(#"<li><i lang="en">(empty)</i></li>"#))
  }

  // MARK: What stands above the facts

  private static let lockedOut = "People are locked out: nothing closes the alert, and no button leads to an update."

  @Test func whoIsLockedOutComesFirst() throws {
    let page = page(
      of: authoredAlert(platform: "ANDROID", mode: "FORCE", box: true).replacing("https:", with: "htps:"), "--clients",
      "3.1.0..")
    let parts = page.components(separatedBy: #"<p class="note bad"><bdi>\#(Self.lockedOut)</bdi></p>"#)
    #expect(parts.count == 2)
    #expect(parts.first?.contains(#"<span class="badge must-update">locks people out</span></h1>"#) == true)
    #expect(parts.first?.contains("<dt>") == false && parts.last?.contains("nothing closes the alert") == true)
    let open = self.page(of: authoredAlert(platform: "ANDROID", mode: "FORCE", box: true), "--clients", "3.1.0..")
    #expect(!open.contains("locked out") && open.contains("an alert that only OK closes"))
    let offered = self.page(
      of: authoredAlert(platform: "ANDROID", mode: "LAZY", box: true).replacing("https:", with: "htps:"), "--clients",
      "3.1.0..")
    #expect(!offered.contains("locked out"))
  }

  /// The window is that of December 2026, and the file's clock the 5th.
  @Test func aClockOfTheFileIsSaidInRed() {
    func served(_ clock: String) -> String {
      """
      {"data": {"id": 1, "appId": 2, "packageName": "cat.bcn.bus", "versionCode": 2026110000, "versionName": "5.0.0",
      "platform": "ANDROID", "comparisonMode": "LAZY", "startDate": 1796079600000, "endDate": 1798757999999, \(clock)
      "title": {"ca": "a", "es": "a", "en": "a"}, "message": {"ca": "b", "es": "b", "en": "b"},
      "ok": {"ca": "c", "es": "c", "en": "c"}, "cancel": {"ca": "d", "es": "d", "en": "d"},
      "url": "https://www.barcelona.cat", "checkBoxDontShowAgain": false, "dialogDisplayDuration": 0}}
      """
    }
    let page = page(of: served(#""serverDate": 1796425200000,"#), at: "a.json", "--date", "2026-11-27")
    #expect(page.contains("a.json · as the service would serve it</bdi></p>"))
    #expect(page.contains(#"<p class="note bad"><bdi>As the file stands, its own serverDate, 2026-12-05 00:00"#))
    // With a clock at which the file does what the service would bring about nothing is red.
    let open = served(#""serverDate": 1796425200000,"#).replacing(#""endDate": 1798757999999, "#, with: "")
    let answered = self.page(of: open, at: "a.json", "--date", "2026-12-06")
    #expect(
      answered.contains("As the file stands") && !answered.contains(#"<p class="note bad"><bdi>As the file stands"#))
    // The service adds its clock to what is written without one.
    let written = self.page(of: authoredAlert(platform: "ANDROID", mode: "LAZY", box: true))
    #expect(!written.contains("as the service would serve it") && !written.contains("As the file stands"))
  }

  @Test func oneLookHasNoReleases() throws {
    for clients in ["3.1.0..", "..3.0.1"] {
      let page = page(of: authoredAlert(platform: "ANDROID", mode: "LAZY", box: true), "--clients", clients)
      #expect(titles(page) == ["What people see (Android, approximate)"], "\(clients)")
    }
  }
}
