import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Values that the command line gives for members that documents leave out.
struct SuppliedValues {
  /// One of `--set` and `--server-date`.
  private struct Given {
    var option: String
    var name: String
    var text: String
    /// It says another moment on every run.
    var isByTheClock: Bool
  }

  /// By kind, then by row.
  private var values: [String: [Int: SuppliedValue]] = [:]

  static let setForm: LocalizedMessage = "member=value, such as appId=400"

  /// Reads the options for the kinds of document that there are.
  init(
    set: [String], serverDate: String?, kinds: [DocumentKind], now: Instant, zone: Zone
  ) throws(Failure) {
    for given in try Self.given(set, serverDate) {
      var isKnown = given.option == "--server-date"
      for kind in kinds {
        guard let row = kind.index(of: given.name) else { continue }
        isKnown = true
        let json = try Self.value(given, kind.members[row], now: now, zone: zone)
        values[kind.id, default: [:]][row] = SuppliedValue(
          option: given.option, json: json, isByTheClock: given.isByTheClock)
      }
      if isKnown { continue }
      let near = Nearest.match(given.name, in: kinds.flatMap { $0.members.map(\.name) })
      throw Failure(
        "“\(Quote.shortened(given.name))” is no member of \(kinds.map(\.id).joined(separator: " or "))",
        hint: near.map { "Did you mean \($0)?" })
    }
  }

  /// The values for a kind, by row.
  func values(for kind: DocumentKind) -> [Int: SuppliedValue] { values[kind.id] ?? [:] }

  // MARK: Reading

  private static func given(_ set: [String], _ serverDate: String?) throws(Failure) -> [Given] {
    var all: [Given] = []
    for text in set {
      let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard halves.count == 2, !halves[0].isEmpty else {
        throw Failure("“\(Quote.shortened(text))” gives no member a value", hint: "Write \(setForm).")
      }
      all.append(Given(option: "--set", name: halves[0], text: halves[1], isByTheClock: isByTheClock(halves[1])))
    }
    if let serverDate {
      all.append(
        Given(
          option: "--server-date", name: "serverDate", text: serverDate, isByTheClock: isByTheClock(serverDate)))
    }
    for (index, given) in all.enumerated() where all[..<index].contains(where: { $0.name == given.name }) {
      throw Failure("“\(Quote.shortened(given.name))” is given a value twice", hint: "Keep one of them.")
    }
    return all
  }

  private static func isByTheClock(_ text: String) -> Bool {
    text == "now"
      || (text.hasPrefix("+") || text.hasPrefix("-")) && WrittenDuration.seconds(String(text.dropFirst())) != nil
  }

  private static func value(
    _ given: Given, _ member: Member, now: Instant, zone: Zone
  ) throws(Failure) -> JSONValue {
    switch member.type {
    case .instant:
      if member.name == "endDate", let day = WrittenDate(anySpelling: given.text, in: zone, endOfDay: true),
        day.form == .day
      {
        return .integer(day.instant)
      }
      return .integer(try Moment.parse(given.text, now: now, zone: zone))
    case .integer(let width):
      if let number = plain(given.text), width.range.contains(number) { return .integer(number) }
      throw unreadable(given, "a whole number of \(width.bits) bits")
    case .duration:
      if let seconds = plain(given.text) ?? WrittenDuration.seconds(given.text) { return .integer(seconds) }
      throw unreadable(given, "seconds, or a duration such as 1h")
    case .boolean:
      if ["true", "false"].contains(given.text) { return .bool(given.text == "true") }
      throw unreadable(given, "true or false")
    case .oneOf(let choices):
      if choices.contains(where: { $0.name == given.text }) { return .string(given.text) }
      throw unreadable(given, LocalizedMessage(value: choices.map(\.name).joined(separator: ", ")))
    case .text, .link, .shaped(_, .textOrTexts): return .string(given.text)
    case .texts, .names, .shaped, .unread:
      throw Failure(
        "“\(member.name)” cannot be given on the command line", hint: "Write it in the document.")
    }
  }

  /// Digits, and a sign before them where it is negative.
  private static func plain(_ text: String) -> Int64? {
    text.utf8.first == UInt8(ascii: "+") ? nil : Int64(text)
  }

  private static func unreadable(_ given: Given, _ forms: LocalizedMessage) -> Failure {
    Failure("“\(given.name)” takes \(forms), and “\(Quote.shortened(given.text))” is not that")
  }
}
