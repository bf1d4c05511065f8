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

  @Test func moments() {
    let instant: Instant = 1_764_543_600_000
    #expect(Self.formatter(.en).text("\(instant, in: .madrid)") == "2025-12-01 00:00")
    #expect(Self.formatter(.ca).text("\(instant, in: .madrid)") == "01/12/2025 00:00")
    #expect(Self.formatter(.es).text("\(instant, in: .madrid, named: true)") == "01/12/2025 00:00 Europe/Madrid")
    #expect(Self.formatter(.ca).text("\(dayOf: instant, in: .madrid)") == "01/12/2025")
    #expect(Self.formatter(.ca).text("\(instant + 1001, in: .utc)") == "30/11/2025 23:00:01.001")
    for language in Language.allCases {
      #expect(Self.formatter(language).text("\(Instant.max, in: .madrid, named: true)") == "9223372036854775807 ms")
    }
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
