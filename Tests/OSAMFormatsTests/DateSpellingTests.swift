import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMFormats

/// Dates and durations that are not written as `2026-12-01` and `1h30m`.
@Suite struct DateSpellingTests {
  /// With the day first, always.
  private static let read: [(text: String, iso: String)] = [
    ("2026-12-1", "2026-12-01"), ("2026-1-02", "2026-01-02"), ("2026/12/01", "2026-12-01"),
    ("2026/2/3", "2026-02-03"), ("01/12/2026", "2026-12-01"), ("1/12/2026", "2026-12-01"),
    ("2/1/2026", "2026-01-02"), ("29/2/2028", "2028-02-29"), ("2026-12-01 9:00", "2026-12-01 09:00"),
    ("2026-12-01 9h", "2026-12-01 09:00"), ("1/12/2026 9h", "2026-12-01 09:00"), ("1/12/2026 23h", "2026-12-01 23:00"),
    ("1/12/2026 09:30", "2026-12-01 09:30"), ("2026/12/1T9:05:07.5", "2026-12-01 09:05:07.5"),
    ("2026-12-1T9:00Z", "2026-12-01 09:00Z"), ("1/12/2026 9:00+01:00", "2026-12-01 09:00+01:00"),
  ]

  @Test(arguments: read) func dayComesBeforeMonth(text: String, iso: String) {
    let date = WrittenDate(anySpelling: text, in: .madrid)
    #expect(date?.respelled == iso)
    #expect(date?.instant == WrittenDate(iso, in: .madrid)?.instant && date != nil)
    #expect(WrittenDate(text, in: .madrid) == nil, "it is no date where only one form is read")
  }

  @Test(arguments: [
    "", "1", "1/12", "12/2026", "1/12/26", "26/12/1", "0/12/2026", "1/0/2026", "12/13/2026", "31/11/2026", "29/2/2026",
    "1.12.2026", "1-12-2026", "2026/12-01", "2026-12/01", "1/12/2026 ", " 1/12/2026", "1/12/2026  9:00",
    "1/12/2026 24:00", "1/12/2026 24h", "1/12/2026 9", "1/12/2026 9h30", "1/12/2026 9H", "1/12/2026 9:0",
    "1/12/2026 900:00", "001/12/2026", "1/012/2026", "1/12/02026", "１/12/2026", "1/12/2026\u{301}", "-1/12/2026",
    "1//2026", "1/12/2026/3", "1 de desembre de 2026", "2026-12-01T", "+1/12/2026",
  ])
  func otherTextsAreNoDates(text: String) {
    #expect(WrittenDate(anySpelling: text, in: .madrid) == nil)
  }

  @Test func isoFormHasNoOtherSpelling() {
    for text in ["2026-12-01", "2026-12-01 09:00", "2026-12-01T09:00:00Z", "2026-12-01t09:00"] {
      #expect(WrittenDate(anySpelling: text, in: .utc)?.respelled == nil)
      #expect(WrittenDate(anySpelling: text, in: .utc) == WrittenDate(text, in: .utc))
    }
    #expect(WrittenDate(anySpelling: "1/12/2026", in: .utc, endOfDay: true)?.instant == 1_796_169_599_999)
  }

  /// Each spelling of each day of some years has the moment of that day, counted here.
  @Test func everyDayInEverySpelling() {
    var midnight: Int64 = 1_767_225_600_000
    for year in 2026...2028 {
      for (index, days) in [31, year == 2028 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
        for day in 1...days {
          let month = index + 1
          let long = "\(day < 10 ? "0" : "")\(day)/\(month < 10 ? "0" : "")\(month)/\(year)"
          for text in ["\(day)/\(month)/\(year)", long, "\(year)/\(month)/\(day)", "\(year)-\(month)-\(day)"] {
            #expect(WrittenDate(anySpelling: text, in: .utc)?.instant == midnight, "\(text)")
            #expect(WrittenDate(anySpelling: "\(text) 9h", in: .utc)?.instant == midnight + 32_400_000, "\(text)")
          }
          midnight += 86_400_000
        }
      }
    }
    #expect(midnight == 1_861_920_000_000, "2029-01-01")
  }

  @Test(arguments: [
    ("1.12.2026", "2026-12-01"), ("1-12-2026", "2026-12-01"), ("01.12.2026 9:30", "2026-12-01 09:30"),
    ("1 de desembre de 2026", "2026-12-01"), ("1 d'abril de 2026", "2026-04-01"), ("1 d’agost del 2026", "2026-08-01"),
    ("3 de marzo de 2026", "2026-03-03"), ("31 MARÇ 2026", "2026-03-31"), ("December 1, 2026", "2026-12-01"),
    ("1 December 2026", "2026-12-01"), ("the 1 of May 2026", "2026-05-01"), ("2026-12-31 24:00", "2027-01-01"),
    ("31/12/2026 24h", "2027-01-01"), ("28/2/2028 24:00:00", "2028-02-29"), ("2026-12-01", "2026-12-01"),
  ])
  func probableDates(text: String, iso: String) {
    #expect(DateSpelling.probable(text, isEnd: false) == iso)
  }

  @Test(arguments: ["2026-12-31 24:00", "31/12/2026 24h", "31.12.2026 24:00"])
  func anEndAtMidnightIsTheWholeDay(text: String) {
    #expect(DateSpelling.probable(text, isEnd: true) == "2026-12-31")
  }

  @Test(arguments: [
    "1 de desembre", "desembre de 2026", "32 de gener de 2026", "1 de gener de 26", "1 gen 2026", "12/13/2026",
    "31/11/2026",
    "demà", "1 2 2026", "31/11/2026 24:00",
    "2026-03-01 09:00 x", "1/12/2026 25:00", "1.12.2026 9:0",
  ])
  func othersAreNotProbable(text: String) { #expect(DateSpelling.probable(text, isEnd: false) == nil) }

  @Test func reasonsForWhichADateIsNone() {
    #expect(DateSpelling.fault("2026-11-31") == .shortMonth(.init(2026, 11, 31), days: 30))
    #expect(DateSpelling.fault("30/2/2028 9:00") == .shortMonth(.init(2028, 2, 30), days: 29))
    #expect(DateSpelling.fault("12/13/2026") == .monthFirst(month: 13, iso: "2026-12-13", .init(2026, 12, 13)))
    #expect(DateSpelling.fault("2026-13-12") == .monthFirst(month: 13, iso: "2026-12-13", .init(2026, 12, 13)))
    #expect(DateSpelling.fault("1/12/26") == .shortYear)
    for text in ["1/12", "1-12", "1 de desembre", "May 1"] { #expect(DateSpelling.fault(text) == .noYear, "\(text)") }
    for text in [
      "", "demà", "40/40/2026", "0/12/2026", "2026-12-00", "2026-12-01", "1/2/3/4", "a/b/2026", "2026-12", "1/12/026",
    ] {
      #expect(DateSpelling.fault(text) == nil, "\(text)")
    }
  }

  @Test(
    arguments: [
      ("1 dia", "1d"), ("2 dies", "2d"), ("1 día", "1d"), ("24 hores", "24h"), ("24h", nil), ("1D", "1d"), ("1H", "1h"),
      ("1h 30m", "1h30m"), ("1 hora 30 minuts", "1h30m"), ("1 Hour", "1h"), ("45 segundos", "45s"), ("30min", "30m"),
      ("1M", nil), ("1 M", nil), ("30m 1h", nil), ("1 week", nil), ("h", nil), ("1", nil), ("1 DIA", nil),
      ("1,5h", nil),
      ("-1 dia", nil), ("9223372036854775807 dies", nil), ("１h 3m", nil), ("1h30", nil), ("", nil), (" 1h", nil),
    ] as [(String, String?)])
  func durationsInWords(text: String, short: String?) {
    #expect(WrittenDuration.seconds(text) != nil || WrittenDuration.short(text) == short)
  }

  /// The patterns of the schema for people's documents take the texts that are read, and no others but days that do not
  /// exist.
  @Test func patternsOfTheSchemaAgree() throws {
    let schema = DocumentKind.osamVersion.jsonSchema(for: .authored)
    let lines = schema.split(separator: "\n").filter { $0.contains("\"pattern\"") }
    func pattern(_ sign: String) throws -> Regex<AnyRegexOutput> {
      let line = try #require(lines.first { $0.contains(sign) })
      let text = line.split(separator: "\"", maxSplits: 3)[3].dropLast(line.hasSuffix(",") ? 2 : 1)
      return try Regex(String(text.replacing("\\\\", with: "\\")))
    }
    let (date, duration) = (try pattern("[Tt ]"), try pattern("[dD]ia"))
    var random = Seeded(state: 20_261_201)
    func pick<Item>(_ items: [Item]) -> Item { items[Int(random.next() % UInt64(items.count))] }
    var taken = (dates: 0, durations: 0)
    for _ in 0..<Effort.rounds(4000, long: 40_000) {
      let parts = (0..<3).map { _ in pick(["1", "01", "12", "9", "28", "2026", "2026", "13", "0", "001"]) }
      let text =
        parts.joined(separator: pick(["/", "-", "/", "."]))
        + pick(["", "", " 9h", "T9:00", " 09:30:15.25", " 24:00", " 9h30", "t9:00Z", " 23:59+01:00", " ", " 9"])
      let isRead = WrittenDate(anySpelling: text, in: .utc) != nil
      #expect((text.wholeMatch(of: date) != nil) == isRead, "\(text)")
      if isRead { taken.dates += 1 }
      let units = (0..<2).map { _ in
        pick(["1", "30", "", "2 "]) + pick(["h", "D", "m", "M", " dia", "Hores", "min", "s", "DIA", ""])
      }
      let sum = units.joined(separator: pick(["", " ", "  "]))
      let isDuration = WrittenDuration.seconds(sum) != nil || WrittenDuration.short(sum) != nil
      #expect((sum.wholeMatch(of: duration) != nil) == isDuration, "\(sum)")
      if isDuration { taken.durations += 1 }
    }
    #expect(taken.dates > 100 && taken.durations > 100)
  }
}
