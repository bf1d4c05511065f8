import OSAMFormats

/// Reads what `--date` and its like take.
enum Moment {
  static let forms: LocalizedMessage = "now, 2026-12-01, 2026-12-01T09:00:00Z, milliseconds, +7d or -2h"

  /// The row of `--date` among the options of a command.
  static func option<Options>(
    group: LocalizedMessage? = nil, take: @escaping (inout Options, String) -> Void
  ) -> Option<Options> {
    .value(
      "--date", "date", group: group, "The moment rules about the clock compare with: \(forms).", variable: .date,
      dashes: true, preset: "now", take: take)
  }

  /// The moment by an option, else by the environment.
  static func of(_ text: String?, _ console: Console, zone: Zone) throws(Failure) -> Instant {
    if text == nil, let named = console.variable(.date) {
      do throws(Failure) { return try parseAndNote(named, console, zone) } catch {
        var failure = error
        failure.words = "\(Variable.date.rawValue): \(error.words)"
        throw failure
      }
    }
    return try parseAndNote(text ?? "now", console, zone)
  }

  /// A date in another form than `2026-12-01` is told, so that nobody has to know the order of its numbers.
  private static func parseAndNote(_ text: String, _ console: Console, _ zone: Zone) throws(Failure) -> Instant {
    let moment = try parse(text, now: console.system.now, zone: zone)
    if let written = WrittenDate(anySpelling: text, in: zone), written.respelled != nil {
      console.note("note: \(text) is read as \(long: moment, in: zone, withTime: written.form != .day)")
    }
    return moment
  }

  /// `endOfDay` takes a day for its last millisecond, else it is its first.
  static func parse(_ text: String, now: Instant, zone: Zone, endOfDay: Bool = false) throws(Failure) -> Instant {
    if text == "now" { return now }
    if let sign = text.first, sign == "+" || sign == "-",
      let seconds = WrittenDuration.seconds(String(text.dropFirst()))
    {
      let (milliseconds, overflow) = seconds.multipliedReportingOverflow(by: 1000)
      let (moment, overflows) = now.addingReportingOverflow(sign == "-" ? -milliseconds : milliseconds)
      guard !overflow, !overflows else {
        throw Failure("“\(Quote.shortened(text))” is beyond what a clock can count", hint: "Write \(forms).")
      }
      return moment
    }
    if let milliseconds = Instant(text), !text.hasPrefix("+") { return milliseconds }
    guard let written = WrittenDate(anySpelling: text, in: zone, endOfDay: endOfDay) else {
      let words: LocalizedMessage = "“\(Quote.shortened(text))” is no date"
      let fault = DateSpelling.fault(text)
      let meant = DateSpelling.probable(text, isEnd: endOfDay)
      throw Failure(
        fault.map { words + ": " + $0.words } ?? words,
        hint: meant.map { "Write \($0)." } ?? fault?.help ?? "Write \(forms).")
    }
    switch written.reading {
    case .once(let instant): return instant
    case .skipped:
      throw Failure(
        "the clocks in \(zone.name) skip \(text)", hint: "Write the moment with its offset, such as \(text)+01:00.")
    case .twice:
      throw Failure(
        "the clocks in \(zone.name) show \(text) twice",
        hint: "Write the moment with its offset, +02:00 for the first or +01:00 for the second.")
    }
  }
}
