import OSAMCommands
import TestSupport
import Testing

/// The output of `simulate` says first what happens, and fits where it is read.
@Suite struct SimulateWidthTests {
  private static let alert = """
    {"data": {"id": 1, "appId": 1, "packageName": "cat.bcn.bus", "versionName": "3.2.0", "versionCode": 2026110000,
     "platform": "ANDROID",
     "comparisonMode": "LAZY", "serverDate": 1796252400000, "startDate": 1793487600000, "endDate": 1798757999999,
     "title": {"ca": "Nova versió", "es": "Nueva versión", "en": "New version"},
     "message": {"ca": "Ja pots veure quan passa el teu bus i a quina hora arriba a la teva parada, també sense connexió.",
      "es": "Hola", "en": "Hello"},
     "ok": {"ca": "Actualitza", "es": "Actualizar", "en": "Update"},
     "cancel": {"ca": "Ara no", "es": "Ahora no", "en": "Not now"},
     "url": "https://play.google.com/store/apps/details?id=cat.bcn.bus",
     "checkBoxDontShowAgain": false, "dialogDisplayDuration": 3600}}
    """
  private static let prince = """
    {"ios": [{"required_version": "2", "requirements": {"required_os_version": "14.1-5"}},
     {"last_version_available": "2.4.5"}]}
    """

  private func lines(_ text: String, _ arguments: [String], columns: Int?) -> [String] {
    let system = MemorySystem()
    system.put(text, at: "a.json")
    if let columns {
      system.setTerminals([.output])
      system.setEnvironment(["NO_COLOR": "1"])
      system.setColumns(columns)
    }
    #expect(Program.run(["simulate", "a.json"] + arguments, on: system) == 0)
    return system.takeOutput().output.split(separator: "\n").map(String.init)
  }

  private static let asked: [(text: String, arguments: [String])] = [
    (alert, ["--version", "2021040000", "--language", "ca", "--date", "2026-12-03"]),
    (prince, ["--version", "1.0.0", "--os-version", "14.1", "--remembered", "2.4.5"]),
  ]

  @Test(arguments: asked.indices, [nil, 40, 60, 80, 200])
  func noLineIsWider(_ number: Int, _ columns: Int?) {
    let (text, arguments) = Self.asked[number]
    let folded = lines(text, arguments, columns: columns)
    let addresses = ["https://", "required_os_version", "last_version_available"]
    for line in folded where !addresses.contains(where: line.contains) {
      #expect(line.count <= columns ?? 80, "\(line)")
    }
    #expect(!folded.contains { $0.hasSuffix(" ") })
    // Words stay the same, wherever lines end.
    func words(_ lines: [String]) -> [Substring] { lines.flatMap { $0.split(separator: " ") } }
    #expect(words(folded) == words(lines(text, arguments, columns: 1000)))
  }

  @Test func whatHappensComesFirst() {
    #expect(
      lines(Self.alert, Self.asked[0].arguments, columns: nil).prefix(4) == [
        "LAZY (may-update): installed version 2021040000 is below 2026110000, until", "  2026-12-31 23:59:59.999",
        "an alert that offers the update",
        "a.json: osam-version, cat.bcn.bus on Android, versionCode 2026110000",
      ])
  }

  @Test func aReasonIsASentence() {
    let bare = #"{"versionCode": 2026110000, "comparisonMode": "LAZY"}"#
    let text = lines(bare, [], columns: nil).joined(separator: "\n")
    #expect(
      text.hasPrefix("ERROR (error): It cannot be read because the members are not inside “data”\n  (1:1).\n"),
      "\(text)")
  }

  @Test func peopleReadWordsAndMachinesValues() {
    let text = lines(Self.alert, Self.asked[0].arguments, columns: 200).joined(separator: "\n")
    #expect(text.contains("OK was not pressed yet, so no quiet time runs"))
    #expect(!text.contains("<=") && !text.contains(">="))
    let json = lines(Self.alert, Self.asked[0].arguments + ["--format", "json"], columns: nil).joined()
    #expect(json.contains(#""compared":"installed 2021040000 < 2026110000""#))
    let older = lines(Self.alert, Self.asked[0].arguments + ["--format", "json", "--clients", "3.0.1"], columns: nil)
    #expect(older.joined().contains(" s since 1970 >= 3600 s"))
  }
}
