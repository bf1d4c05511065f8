import Testing

@testable import OSAMFormats

@Suite struct CalendarTests {
  @Test func momentsStayWithinWhatCanBeCounted() {
    #expect(Instant(5).later(by: 7) == 12)
    #expect(Instant(5).later(by: -7) == -2)
    #expect((Instant.max - 1).later(by: 2) == .max)
    #expect((Instant.min + 1).later(by: -2) == .min)
    #expect(Instant.min.later(by: .max) == -1)
  }

  @Test func daysSince1970() {
    let days: [(Calendar.Day, Int64)] = [
      (.init(1970, 1, 1), 0), (.init(1969, 12, 31), -1), (.init(2000, 2, 29), 11_016), (.init(2000, 3, 1), 11_017),
      (.init(2022, 2, 20), 19_043), (.init(1900, 3, 1), -25_508), (.init(9999, 12, 31), 2_932_896),
      (.init(1, 1, 1), -719_162), (.init(0, 1, 1), -719_528),
    ]
    for (day, number) in days {
      #expect(Calendar.daysSince1970(day) == number)
      #expect(Calendar.day(number) == day)
    }
  }

  @Test func everyDayOfEightCenturiesThereAndBack() {
    var previous = Calendar.day(-150_001)
    for number in stride(from: Int64(-150_000), through: 150_000, by: 1) {
      let day = Calendar.day(number)
      guard Calendar.daysSince1970(day) == number, day.isValid, day != previous else {
        Issue.record("day \(number) is \(day)")
        return
      }
      previous = day
    }
  }

  @Test func leapYearsAndMonths() {
    #expect([1900, 1999, 2100, 2023].allSatisfy { !Calendar.isLeap($0) })
    #expect([1996, 2000, 2024, 2400].allSatisfy(Calendar.isLeap))
    #expect((1...12).map { Calendar.days(inMonth: $0, of: 2023) } == [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
    #expect(Calendar.days(inMonth: 2, of: 2024) == 29)
    #expect(
      !Calendar.Day(2022, 2, 30).isValid && !Calendar.Day(2022, 13, 1).isValid && !Calendar.Day(2022, 1, 0).isValid)
  }

  @Test func weekdays() {
    #expect(Calendar.weekday(0) == 4)  // a Thursday
    #expect(Calendar.weekday(Calendar.daysSince1970(.init(2026, 3, 29))) == 0)
    #expect(Calendar.weekday(Calendar.daysSince1970(.init(1969, 12, 28))) == 0)
    #expect(Calendar.weekday(Calendar.daysSince1970(.init(1899, 12, 31))) == 0)
  }
}

@Suite struct ZoneTests {
  private func utc(_ text: String) -> Instant { WrittenDate(text, in: .utc)?.instant ?? .min }

  /// The transitions of the time zone [time-madrid], all at 01:00 UTC.
  @Test func madridChangesItsClocks() {
    let toSummer = ["2025-03-30", "2026-03-29", "2027-03-28", "2030-03-31"]
    let toWinter = ["2025-10-26", "2026-10-25", "2027-10-31", "2030-10-27"]
    for day in toSummer {
      let change = utc("\(day)T01:00:00Z")
      #expect(Zone.madrid.offsetMinutes(at: change - 1) == 60, "\(day)")
      #expect(Zone.madrid.offsetMinutes(at: change) == 120, "\(day)")
    }
    for day in toWinter {
      let change = utc("\(day)T01:00:00Z")
      #expect(Zone.madrid.offsetMinutes(at: change - 1) == 120, "\(day)")
      #expect(Zone.madrid.offsetMinutes(at: change) == 60, "\(day)")
    }
    // The year begins and ends in winter on the zone's own clock as well.
    #expect(Zone.madrid.offsetMinutes(at: utc("2025-12-31T23:30:00Z")) == 60)
    #expect(Zone.madrid.offsetMinutes(at: utc("2026-01-01T00:00:00Z")) == 60)
  }

  @Test func gapAndOverlap() {
    func reading(_ text: String) -> Zone.Reading? { WrittenDate(text, in: .madrid)?.reading }
    #expect(reading("2026-03-29 01:59") == .once(utc("2026-03-29T00:59:00Z")))
    #expect(reading("2026-03-29 02:00") == .skipped(utc("2026-03-29T01:00:00Z")))
    #expect(reading("2026-03-29 02:30") == .skipped(utc("2026-03-29T01:30:00Z")))
    #expect(reading("2026-03-29 03:00") == .once(utc("2026-03-29T01:00:00Z")))
    #expect(reading("2026-10-25 01:59") == .once(utc("2026-10-24T23:59:00Z")))
    #expect(reading("2026-10-25 02:00") == .twice(utc("2026-10-25T00:00:00Z"), utc("2026-10-25T01:00:00Z")))
    #expect(reading("2026-10-25 02:30") == .twice(utc("2026-10-25T00:30:00Z"), utc("2026-10-25T01:30:00Z")))
    #expect(reading("2026-10-25 03:00") == .once(utc("2026-10-25T02:00:00Z")))
    // The moment taken: 03:30 summer time for the gap, the first of the two for the overlap.
    #expect(WrittenDate("2026-03-29 02:30", in: .madrid)?.instant == utc("2026-03-29T03:30:00+02:00"))
    #expect(WrittenDate("2026-10-25 02:30", in: .madrid)?.instant == utc("2026-10-25T02:30:00+02:00"))
    // Other zones have neither.
    #expect(WrittenDate("2026-03-29 02:30", in: .utc)?.reading == .once(utc("2026-03-29T02:30:00Z")))
    #expect(WrittenDate("2026-10-25 02:30", in: .fixed(minutes: 60))?.reading == .once(utc("2026-10-25T01:30:00Z")))
  }

  /// The hour that the clocks show twice is told apart, and read again as the same moment.
  @Test func bothHoursHaveTheirOffset() {
    let texts = [
      "2026-10-25 01:59", "2026-10-25 02:00+02:00", "2026-10-25 02:59:59.999+02:00", "2026-10-25 02:00+01:00",
      "2026-10-25 02:30+01:00", "2026-10-25 02:59:59.999+01:00", "2026-10-25 03:00",
    ]
    let moments: [Instant] = [
      1_792_886_340_000, 1_792_886_400_000, 1_792_889_999_999, 1_792_890_000_000, 1_792_891_800_000,
      1_792_893_599_999, 1_792_893_600_000,
    ]
    for (text, moment) in zip(texts, moments) {
      #expect(Zone.madrid.localText(moment) == text)
      #expect(WrittenDate(text, in: .madrid)?.reading == .once(moment), "\(text)")
    }
    #expect(Zone.utc.localText(1_792_886_400_000) == "2026-10-25 00:00")
    #expect(Zone.madrid.describe(1_792_886_400_000) == "2026-10-25 02:00+02:00 Europe/Madrid")
  }

  @Test func names() {
    #expect(Zone("Europe/Madrid") == .madrid)
    #expect(Zone("UTC") == .utc)
    #expect(Zone("Z") == .utc)
    #expect(Zone("+02:00") == .fixed(minutes: 120))
    #expect(Zone("-03:30") == .fixed(minutes: -210))
    #expect(Zone("-03:30")?.name == "-03:30")
    #expect(Zone.fixed(minutes: 345).name == "+05:45")
    for name in [
      "Europe/Paris", "europe/madrid", "+0200", "+2:00", "02:00", "+24:00", "+01:60", "+-1:00", "+01:-1", "",
    ] {
      #expect(Zone(name) == nil, "\(name)")
    }
  }

  @Test func describe() {
    #expect(Zone.madrid.describe(1_645_311_600_000) == "2022-02-20 00:00 Europe/Madrid")
    #expect(Zone.utc.describe(1_645_311_600_000) == "2022-02-19 23:00 UTC")
    #expect(Zone.utc.describe(1_645_788_600_000) == "2022-02-25 11:30 UTC")
    #expect(Zone.madrid.describe(1_645_788_661_000) == "2022-02-25 12:31:01 Europe/Madrid")
    #expect(Zone.utc.describe(1_645_788_600_007) == "2022-02-25 11:30:00.007 UTC")
    #expect(Zone.fixed(minutes: -210).describe(0) == "1969-12-31 20:30 -03:30")
    #expect(Zone.utc.describe(-1) == "1969-12-31 23:59:59.999 UTC")
    #expect(Zone.utc.describe(253_402_300_799_999) == "9999-12-31 23:59:59.999 UTC")
    #expect(Zone.utc.describe(253_402_300_800_000) == "253402300800000 ms")
    #expect(Zone.utc.describe(.max) == "9223372036854775807 ms")
    #expect(Zone.utc.describe(.min) == "-9223372036854775808 ms")
  }
}

@Suite struct WrittenDateTests {
  private func date(_ text: String, _ zone: Zone = .utc, endOfDay: Bool = false) -> Instant? {
    WrittenDate(text, in: zone, endOfDay: endOfDay)?.instant
  }

  @Test func forms() {
    #expect(WrittenDate("2022-02-20", in: .madrid)?.form == .day)
    #expect(date("2022-02-20", .madrid) == 1_645_311_600_000)
    #expect(WrittenDate("2022-02-25 12:30", in: .madrid)?.form == .local)
    for text in ["2022-02-25 12:30", "2022-02-25T12:30", "2022-02-25t12:30:00", "2022-02-25 12:30:00.000"] {
      #expect(date(text, .madrid) == 1_645_788_600_000, "\(text)")
    }
    for text in [
      "2022-02-25T11:30:00Z", "2022-02-25t11:30:00z", "2022-02-25 12:30:00+01:00", "2022-02-25T11:30Z",
      "2022-02-25T08:00:00.0-03:30", "2022-02-25T11:30:00-00:00",
    ] {
      #expect(WrittenDate(text, in: .madrid)?.form == .rfc3339, "\(text)")
      #expect(date(text, .madrid) == 1_645_788_600_000, "\(text)")
    }
    #expect(date("1970-01-01T00:00:00.5Z") == 500)
    #expect(date("1970-01-01T00:00:00.123456Z") == 123)
    #expect(date("1969-12-31T23:59:59.999Z") == -1)
    #expect(date("2024-02-29") != nil)
  }

  @Test func refused() {
    for text in [
      "2022-02-30", "2022-02-29", "2022-13-01", "2022-00-10", "2022-01-00", "2022-2-2", "22-02-20", "20220220",
      "2022-02-20T24:00:00Z", "2022-02-20 24:00", "2022-02-20 12:60", "2022-02-20T23:59:60Z", "2022-02-20 12:30:60",
      "2022-02-20T12:30:00+0100", "2022-02-20T12:30:00+01", "2022-02-20T12:30:00+1:00", "2022-02-20T12:30:00 Z",
      "2022-02-20T12", "2022-02-20T", "2022-02-20 ", " 2022-02-20", "2022-02-20Z", "2022-02-20T12:30:00.Z",
      "2022-02-20T12:30:", "2022-02-20T12:30:5", "2022-02-20x12:30", "2022/02/20", "today", "",
      "２０２２-02-20", "2022-02-20T12:30:00+24:00", "2022-02-20T12:30:00Zx",
    ] {
      #expect(date(text) == nil, "\(text)")
    }
  }

  @Test func endOfDay() {
    #expect(date("2022-02-20", .madrid, endOfDay: true) == 1_645_397_999_999)
    // Days on which the clocks change have 23 and 25 hours.
    #expect(date("2026-03-29", .madrid, endOfDay: true) == date("2026-03-29T21:59:59.999Z"))
    #expect(date("2026-10-25", .madrid, endOfDay: true) == date("2026-10-25T22:59:59.999Z"))
    // With a time of day it is that moment.
    #expect(date("2022-02-20 10:00", endOfDay: true) == date("2022-02-20 10:00"))
  }

  @Test func durations() {
    let right: [(String, Int64)] = [
      ("45s", 45), ("30m", 1800), ("1h", 3600), ("2d", 172_800), ("1h30m", 5400), ("1d2h3m4s", 93_784), ("0s", 0),
      ("90m", 5400),
    ]
    for (text, seconds) in right { #expect(WrittenDuration.seconds(text) == seconds, "\(text)") }
    for text in [
      "", "h", "1", "3600", "1h1h", "30m1h", "1 h", "1.5h", "-1h", "1H", "1w", "1h30", "9223372036854775807d",
      "９h", "99999999999999999999s",
    ] {
      #expect(WrittenDuration.seconds(text) == nil, "\(text)")
    }
    // Milliseconds only where they are asked for.
    #expect(WrittenDuration.seconds("500ms") == nil)
    #expect(WrittenDuration.milliseconds("1h500ms") == 3_600_500)
    #expect(WrittenDuration.milliseconds("-1s500ms") == -1500)
    for text in ["", "-", "--1s", "500ms1s", "1sms", "1 s", "9223372036854775808ms", "9223372036854775807s"] {
      #expect(WrittenDuration.milliseconds(text) == nil, "\(text)")
    }
    for number in [0, 1, -1, 1000, 3_600_500, .max, .min] as [Int64] {
      #expect(WrittenDuration.milliseconds(WrittenDuration.text(milliseconds: number)) == number)
    }
  }
}
