import OSAMCommands
import TestSupport
import Testing

/// The alert as the library draws it, beside the one that the system drew before. [module-own-dialog, module-own-screen]
@Suite struct PreviewLooksTests {
  private func page(of text: String, _ options: String...) -> String {
    let system = MemorySystem()
    system.put(text, at: "a.yaml")
    #expect(Program.run(["preview", "a.yaml"] + options, on: system) == 0)
    return system.takeOutput().output
  }

  private func document(_ platform: String, _ mode: String) -> String {
    """
    packageName: cat.bcn.bus
    versionCode: 2026110000
    versionName: 5.0.0
    platform: \(platform)
    comparisonMode: \(mode)
    title: {ca: Títol, es: Título, en: Title}
    message: {ca: Missatge, es: Mensaje, en: Message}
    ok: {ca: Vés-hi, es: Ir, en: Go}
    cancel: {ca: Ara no, es: Ahora no, en: Not now}
    url: "https://www.barcelona.cat/bus"
    checkBoxDontShowAgain: true
    dialogDisplayDuration: 1d
    """
  }

  private func titles(_ page: String) throws -> [String] {
    let tag = try Regex("<[^>]*>")
    return page.split(separator: "\n").filter { $0.hasPrefix("<h4>") }.map { String($0.replacing(tag, with: "")) }
  }

  private static let offered = "an alert that offers the update (approximate)"

  @Test func androidHasItsOwnFrom310() throws {
    let page = page(of: document("ANDROID", "LAZY"))
    #expect(
      try titles(page) == [
        "Android, library 3.1.0–\(newestRelease): \(Self.offered)", "Android, library 1.0.0–3.0.1: \(Self.offered)",
      ])
    let parts = page.components(separatedBy: #"<div class="scene older">"#)
    #expect(parts.count == 2)
    let own =
      #"<div class="alert own" lang="en"><p class="leave">✕</p><div class="icon"></div><p class="title"><bdi>Title</bdi>"#
    #expect(parts[0].contains(own))
    #expect(
      parts[0].contains(
        #"<p class="box">Don&#39;t show again</p><ul><li><bdi>Go</bdi></li><li><bdi>Not now</bdi></li></ul>"#))
    #expect(parts[0].contains("The X closes the alert; the app is told DISMISSED"))
    let older = parts.last?.components(separatedBy: "Who sees it").first ?? ""
    #expect(older.contains(#"<div class="alert android" lang="en"><p class="title">"#))
    #expect(!older.contains("✕") && !older.contains("icon") && !older.contains("The X closes"))
  }

  /// On iOS 3.1.0 still leaves it to the system.
  @Test func iosHasItsOwnFrom320() throws {
    let page = page(of: document("IOS", "INFO"))
    #expect(
      try titles(page).map { $0.prefix { $0 != ":" } } == ["iOS, library \(newestRelease)", "iOS, library 1.0.0–3.1.0"])
    #expect(page.contains(#"<div class="alert own switched" lang="ca"><p class="leave">✕</p>"#))
    #expect(page.contains(#"<p class="box">No mostrar de nou</p>"#))
  }

  @Test func forceHasNoXAndNoBox() {
    let page = page(of: document("ANDROID", "FORCE"))
    #expect(page.contains(#"<div class="alert own" lang="ca"><div class="icon">"#))
    #expect(!page.contains("✕") && !page.contains(#"class="box""#))
  }

  @Test func oneLookHasNoReleases() throws {
    for clients in ["3.1.0..", "..3.0.1"] {
      let page = page(of: document("ANDROID", "LAZY"), "--clients", clients)
      #expect(try titles(page) == ["Android: \(Self.offered)"], "\(clients)")
      #expect(!page.contains("scene older"))
    }
  }
}
