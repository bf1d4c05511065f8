import OSAMFormats
import Testing

/// Forms that each language by itself gives to lists, numbers, dates and marks.
@Suite struct LanguageFormsTests {
  /// A catalogue without a sentence: what needs none is seen alone.
  private static func formatter(_ language: Language, _ texts: [String: String] = [:]) -> MessageFormatter {
    language == .en ? .english : MessageFormatter(Catalogue(language) { template, _ in texts[template.text] })
  }

  @Test(arguments: [
    (Language.en, ["a", "b", "c"], "a, b and c", "a, b or c"),
    (.ca, ["a", "b", "c"], "a, b i c", "a, b o c"),
    (.es, ["a", "b", "c"], "a, b y c", "a, b o c"),
    (.ca, ["iOS", "idea"], "iOS i idea", "iOS o idea"),
    (.es, ["Android", "iOS"], "Android e iOS", "Android o iOS"),
    (.es, ["a", "«hilo»"], "a e «hilo»", "a o «hilo»"),
    (.es, ["nieve", "hielo"], "nieve y hielo", "nieve o hielo"),
    (.es, ["siete", "ocho"], "siete y ocho", "siete u ocho"),
    (.es, ["7", "8"], "7 y 8", "7 u 8"), (.es, ["10", "11"], "10 y 11", "10 u 11"),
    (.es, ["10", "110"], "10 y 110", "10 o 110"), (.es, ["a", "hora"], "a y hora", "a u hora"),
    (.es, ["x"], "x", "x"),
  ])
  func lists(_ language: Language, _ items: [String], _ all: String, _ any: String) {
    let words = items.map { LocalizedMessage(value: $0) }
    #expect(Self.formatter(language).text("\(list: words)") == all)
    #expect(Self.formatter(language).text("\(any: words)") == any)
  }

  @Test func counts() {
    let texts = ["file": "fitxer", "files": "fitxers"]
    func said(_ count: Int, _ language: Language) -> String {
      Self.formatter(language, texts).text("\(count, one: "file", many: "files")")
    }
    #expect(said(1, .en) == "1 file" && said(120_000, .en) == "120000 files")
    #expect(said(1, .ca) == "1 fitxer" && said(0, .ca) == "0 fitxers")
    #expect(said(9999, .ca) == "9999 fitxers")
    #expect(
      said(120_000, .ca) == "120\u{202F}000 fitxers" && said(-1_234_567, .ca) == "-1\u{202F}234\u{202F}567 fitxers")
  }

  /// Words that have no plural stand behind a sign.
  @Test func times() {
    let texts = ["crash": "tancament inesperat"]
    #expect(Self.formatter(.en).text("\(5, times: "crash")") == "5 crash")
    #expect(Self.formatter(.ca, texts).text("\(5, times: "crash")") == "5 × tancament inesperat")
  }

  @Test(arguments: [
    (1, "1st", "1a", "1.ª"), (2, "2nd", "2a", "2.ª"), (3, "3rd", "3a", "3.ª"), (4, "4th", "4a", "4.ª"),
    (11, "11th", "11a", "11.ª"), (12, "12th", "12a", "12.ª"), (13, "13th", "13a", "13.ª"), (21, "21st", "21a", "21.ª"),
    (112, "112th", "112a", "112.ª"), (12_003, "12003rd", "12\u{202F}003a", "12\u{202F}003.ª"),
  ])
  func ordinals(_ place: Int64, _ english: String, _ catalan: String, _ spanish: String) {
    #expect(Self.formatter(.en).text("\(ordinal: place)") == english)
    #expect(Self.formatter(.ca).text("\(ordinal: place)") == catalan)
    #expect(Self.formatter(.es).text("\(ordinal: place)") == spanish)
  }

  /// 1 December 2025, midnight in Barcelona, and months whose name is cut, or is not.
  @Test func shortMoments() {
    let instant: Instant = 1_764_543_600_000
    #expect(Self.formatter(.en).text("\(short: instant, in: .madrid, withTime: false)") == "1 Dec 2025")
    #expect(Self.formatter(.ca).text("\(short: instant, in: .madrid, withTime: true)") == "1 des. 2025, 00:00")
    #expect(
      Self.formatter(.es).text("\(short: instant - 1, in: .madrid, withTime: true)") == "30 nov 2025, 23:59:59.999")
    let september: Instant = 1_756_677_600_000
    #expect(Self.formatter(.es).text("\(short: september, in: .madrid, withTime: false)") == "1 sept 2025")
    #expect(Self.formatter(.ca).text("\(short: september, in: .madrid, withTime: false)") == "1 set. 2025")
    #expect(Self.formatter(.en).text("\(short: Instant.max, in: .madrid, withTime: true)") == "9223372036854775807 ms")
  }

  /// A name that has a capital letter inside stays as it is where a sentence begins with it.
  @Test func sentencesBeginWithACapital() {
    let formatter = Self.formatter(.en)
    #expect(
      formatter.sentence("versions below 4") == "Versions below 4" && formatter.sentence("à la carte") == "À la carte")
    #expect(formatter.sentence("iOS: all") == "iOS: all" && formatter.sentence("serverDate is") == "serverDate is")
    #expect(formatter.sentence("") == "" && formatter.sentence("“a” is B") == "“a” is B")
  }

  @Test func moments() {
    let instant: Instant = 1_764_543_600_000
    #expect(Self.formatter(.en).text("\(instant, in: .madrid)") == "2025-12-01 00:00")
    #expect(Self.formatter(.ca).text("\(instant, in: .madrid)") == "01/12/2025 00:00")
    #expect(Self.formatter(.es).text("\(instant, in: .madrid, named: true)") == "01/12/2025 00:00 Europe/Madrid")
    #expect(Self.formatter(.ca).text("\(dayOf: instant, in: .madrid)") == "01/12/2025")
    #expect(Self.formatter(.ca).text("\(instant + 1001, in: .utc)") == "30/11/2025 23:00:01.001")
    for (language, text) in [
      (Language.en, "9223372036854775807 ms"), (.ca, "moment 9223372036854775807 ms"),
      (.es, "momento 9223372036854775807 ms"),
    ] {
      #expect(Self.formatter(language).text("\(Instant.max, in: .madrid, named: true)") == text)
    }
  }

  /// A day as the day on which something happens, and by the name of its month: *el 2*, but *l'1* and *l'11*.
  @Test(arguments: [
    (Language.en, "2025-12-01", "1 December 2025", "2 December 2025 08:00"),
    (.ca, "el 01/12/2025", "l'1 de desembre de 2025", "el 2 de desembre de 2025 08:00"),
    (.es, "el 01/12/2025", "el 1 de diciembre de 2025", "el 2 de diciembre de 2025 08:00"),
  ])
  func daysInSentences(_ language: Language, _ onDay: String, _ long: String, _ withTime: String) {
    let instant: Instant = 1_764_543_600_000
    let formatter = Self.formatter(language)
    #expect(formatter.text("\(onDay: instant, in: .madrid)") == onDay)
    #expect(formatter.text("\(long: instant, in: .madrid, withTime: false)") == long)
    #expect(formatter.text("\(long: instant + 32 * 3_600_000, in: .madrid, withTime: true)") == withTime)
    if language == .ca {
      let eleventh = formatter.text("\(long: instant + 10 * 24 * 3_600_000, in: .madrid, withTime: false)")
      #expect(eleventh == "l'11 de desembre de 2025")
    }
  }

  /// The time before a midnight is that up to the day before it.
  @Test(arguments: [
    (Language.en, "before 2025-12-01 00:00", "before 2025-12-01 10:30"),
    (.ca, "fins al 30/11/2025 inclòs", "abans del 01/12/2025 10:30"),
    (.es, "hasta el 30/11/2025 inclusive", "antes del 01/12/2025 10:30"),
  ])
  func timeBefore(_ language: Language, _ midnight: String, _ other: String) {
    let instant: Instant = 1_764_543_600_000
    #expect(Self.formatter(language).text("\(before: instant, in: .madrid)") == midnight)
    #expect(Self.formatter(language).text("\(before: instant + 630 * 60_000, in: .madrid)") == other)
  }

  /// A version has an article where it is a number, and a library has one in a sentence and none in a label.
  @Test(arguments: [
    (
      Language.en, "below 4.1.3", "below Android 13", "apps with library 3.0.0–3.0.1", "library 3.0.0–3.0.1",
      "for 3.0.0–3.0.1", "for 3.0.1"
    ),
    (
      .ca, "anteriors a la 4.1.3", "anteriors a Android 13", "apps amb la biblioteca 3.0.0–3.0.1",
      "biblioteca 3.0.0–3.0.1", "per a les versions 3.0.0–3.0.1", "per a la versió 3.0.1"
    ),
    (
      .es, "anteriores a la 4.1.3", "anteriores a Android 13", "apps con la biblioteca 3.0.0–3.0.1",
      "biblioteca 3.0.0–3.0.1", "para las versiones 3.0.0–3.0.1", "para la versión 3.0.1"
    ),
  ])
  func versionsAndLibraries(
    _ language: Language, _ number: String, _ name: String, _ inSentence: String, _ label: String, _ releases: String,
    _ release: String
  ) {
    let texts: [Language: [String: String]] = [
      .ca: [
        "below {1}": "anteriors a {1}", "apps with {1}": "apps amb {1}", "for {1}": "per a {1}",
        "library {1}": "biblioteca {1}",
      ],
      .es: [
        "below {1}": "anteriores a {1}", "apps with {1}": "apps con {1}", "for {1}": "para {1}",
        "library {1}": "biblioteca {1}",
      ],
    ]
    let formatter = Self.formatter(language, texts[language] ?? [:])
    let two = ClientSet(.osam, from: "3.0.0", to: "3.0.1")
    let one = ClientSet(.osam, from: "3.0.1", to: "3.0.1")
    #expect(formatter.text("below \(version: "4.1.3")") == number)
    #expect(formatter.text("below \(version: "Android 13")") == name)
    #expect(formatter.text("apps with \(two)") == inSentence)
    #expect(formatter.text("\(label: two)") == label)
    #expect(formatter.text("for \(releases: two)") == releases && formatter.text("for \(releases: one)") == release)
    let named = ClientSet(.princeIOS, from: "4.0.8", to: "4.0.8")
    #expect(formatter.text("\(named)") == "pov-ios 4.0.8" && formatter.text("\(releases: named)") == "pov-ios 4.0.8")
  }

  /// Quotation marks of a text are its own; those of a sentence are the language's, with a translation and without.
  @Test func marks() {
    let words: LocalizedMessage = "“\("a “b”")”"
    #expect(Self.formatter(.ca).text(words) == "«a “b”»" && words.text == "“a “b””")
    #expect(Self.formatter(.es).text("“\("a")”: \("b")") == "«a»: b")
    #expect(Self.formatter(.ca, ["say “{1}”": "digueu «{1}»"]).text("say “\("x")”") == "digueu «x»")
    // A sentence that nobody translated stays whole.
    #expect(Self.formatter(.ca).text("say “\("x")”") == "say “x”")
  }

  /// Gaps may change places; any other brace is one.
  @Test func gaps() {
    let texts = ["{1} of {2}": "{2}: {1}", "a closing } is missing": "falta una } final", "{1}{2}": "{2}{1}", "b": "B"]
    let formatter = Self.formatter(.ca, texts)
    #expect(formatter.text("\("1") of \("2")") == "2: 1")
    #expect(formatter.text("a closing } is missing") == "falta una } final")
    #expect(formatter.text("\("x") of \("b" as LocalizedMessage)") == "B: x")
    #expect(formatter.text(LocalizedMessage("\("1") of \("2")") + " b") == "2: 1 b")
  }

  /// Words that are added to others are sentences of their own.
  @Test func sums() {
    let formatter = Self.formatter(.ca, ["one": "un", ", two": ", dos"])
    #expect(formatter.text("one" + ", two") == "un, dos")
    var words: LocalizedMessage = ""
    words += "one"
    #expect(words == "one" && formatter.text(words) == "un")
    words += ", two"
    words += ""
    #expect(formatter.text(words) == "un, dos" && words.text == "one, two")
  }

  /// Words kept for reports of two languages are there in both, and the text made of them is not asked for again.
  @Test func keptInTwoLanguages() {
    let catalan = Self.formatter(.ca, ["one": "un"])
    var formatters = MessageFormatters(.english)
    formatters.add(catalan)
    var speeches = MessageTexts(formatters)
    let kept = speeches.kept("one", isShared: true)
    #expect(kept.text == "one" && catalan.text(kept) == "un" && Self.formatter(.es).text(kept) == "one")
  }
}
