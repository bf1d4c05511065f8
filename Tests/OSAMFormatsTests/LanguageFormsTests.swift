import OSAMFormats
import Testing

/// Forms that each language by itself gives to lists, numbers, dates and marks.
@Suite struct LanguageFormsTests {
  /// A catalogue without a sentence: what needs none is seen alone.
  private static func phrasing(_ language: Language, _ texts: [String: String] = [:]) -> Phrasing {
    language == .en ? .english : Phrasing(Catalogue(language) { template, _ in texts[template.text] })
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
    let words = items.map { Words(value: $0) }
    #expect(Self.phrasing(language).text("\(list: words)") == all)
    #expect(Self.phrasing(language).text("\(any: words)") == any)
  }

  @Test func counts() {
    let texts = ["file": "fitxer", "files": "fitxers"]
    func said(_ count: Int, _ language: Language) -> String {
      Self.phrasing(language, texts).text("\(count, one: "file", many: "files")")
    }
    #expect(said(1, .en) == "1 file" && said(120_000, .en) == "120000 files")
    #expect(said(1, .ca) == "1 fitxer" && said(0, .ca) == "0 fitxers")
    #expect(said(9999, .ca) == "9999 fitxers")
    #expect(
      said(120_000, .ca) == "120\u{202F}000 fitxers" && said(-1_234_567, .ca) == "-1\u{202F}234\u{202F}567 fitxers")
  }

  @Test func moments() {
    let instant: Instant = 1_764_543_600_000
    #expect(Self.phrasing(.en).text("\(instant, in: .madrid)") == "2025-12-01 00:00")
    #expect(Self.phrasing(.ca).text("\(instant, in: .madrid)") == "01/12/2025 00:00")
    #expect(Self.phrasing(.es).text("\(instant, in: .madrid, named: true)") == "01/12/2025 00:00 Europe/Madrid")
    #expect(Self.phrasing(.ca).text("\(dayOf: instant, in: .madrid)") == "01/12/2025")
    #expect(Self.phrasing(.ca).text("\(instant + 1001, in: .utc)") == "30/11/2025 23:00:01.001")
    for language in Language.allCases {
      #expect(Self.phrasing(language).text("\(Instant.max, in: .madrid, named: true)") == "9223372036854775807 ms")
    }
  }

  /// Quotation marks of a text are its own; those of a sentence are the language's, with a translation and without.
  @Test func marks() {
    let words: Words = "“\("a “b”")”"
    #expect(Self.phrasing(.ca).text(words) == "«a “b”»" && words.text == "“a “b””")
    #expect(Self.phrasing(.es).text("“\("a")”: \("b")") == "«a»: b")
    #expect(Self.phrasing(.ca, ["say “{1}”": "digueu «{1}»"]).text("say “\("x")”") == "digueu «x»")
    // A sentence that nobody translated stays whole.
    #expect(Self.phrasing(.ca).text("say “\("x")”") == "say “x”")
  }

  /// Gaps may change places; any other brace is one.
  @Test func gaps() {
    let texts = ["{1} of {2}": "{2}: {1}", "a closing } is missing": "falta una } final", "{1}{2}": "{2}{1}", "b": "B"]
    let phrasing = Self.phrasing(.ca, texts)
    #expect(phrasing.text("\("1") of \("2")") == "2: 1")
    #expect(phrasing.text("a closing } is missing") == "falta una } final")
    #expect(phrasing.text("\("x") of \("b" as Words)") == "B: x")
    #expect(phrasing.text(Words("\("1") of \("2")") + " b") == "2: 1 b")
  }

  /// Words that are added to others are sentences of their own.
  @Test func sums() {
    let phrasing = Self.phrasing(.ca, ["one": "un", ", two": ", dos"])
    #expect(phrasing.text("one" + ", two") == "un, dos")
    var words: Words = ""
    words += "one"
    #expect(words == "one" && phrasing.text(words) == "un")
    words += ", two"
    words += ""
    #expect(phrasing.text(words) == "un, dos" && words.text == "one, two")
  }

  /// Words kept for reports of two languages are there in both, and the text made of them is not asked for again.
  @Test func keptInTwoLanguages() {
    let catalan = Self.phrasing(.ca, ["one": "un"])
    var phrasings = Phrasings(.english)
    phrasings.add(catalan)
    var speeches = Speeches(phrasings)
    let kept = speeches.kept("one", isShared: true)
    #expect(kept.text == "one" && catalan.text(kept) == "un" && Self.phrasing(.es).text(kept) == "one")
  }
}
