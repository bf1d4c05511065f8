import OSAMDecisions
import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMCommands

/// Ranges on a command line, and what they leave of the devices there are.
@Suite struct RestrictionTests {
  /// A command that has nothing but restrictions.
  private struct Asking: ConsoleCommand {
    static let name = "ask"
    var given = RestrictionOptions()
    var paths: [FilePath] = []

    static func row(_ kinds: Kinds) -> CommandRow {
      CommandRow(
        Self.self, title: "Asks.", operands: [.paths("path", "Files.") { $0.paths.append($1) }],
        options: [RestrictionOptions.options(.released).within { $1(&$0.given) }], foreign: RestrictionOptions.foreign)
    }

    func run(on console: Console) throws(Failure) -> OSAMCommands.ExitStatus { .clean }
  }

  private static let now = MemorySystem.usualNow

  private func asked(_ line: [String]) throws(Failure) -> Asking {
    let row = Asking.row(.released)
    let bytes = line.map { Array($0.utf8) }
    guard let pieces = try Splitter.pieces(of: bytes[...], for: row), let asked = try row.command(pieces) as? Asking
    else { throw Failure("help") }
    return asked
  }

  private func read(_ line: String...) throws(Failure) -> Restrictions {
    try asked(line).given.restrictions(.released, now: Self.now, zone: .madrid)
  }

  private func moment(_ text: String) throws -> Instant { try #require(WrittenDate(text, in: .utc)).instant }

  private func misuse(_ line: String...) -> String? {
    do throws(Failure) { _ = try asked(line).given.restrictions(.released, now: Self.now, zone: .madrid) } catch {
      #expect(error.status == .misuse, "\(line)")
      return error.words.text
    }
    return nil
  }

  @Test func nothingRestrictsNothing() throws { #expect(try read() == Restrictions()) }

  private static let ranges: [(String, Int64?, Int64?)] = [
    ("7", 7, 7), ("3..7", 3, 7), ("3..<7", 3, 6), ("3..", 3, nil), ("..7", nil, 7), ("..<7", nil, 6), ("..", nil, nil),
    ("7..7", 7, 7), ("6..<7", 6, 6),
  ]

  @Test(arguments: ranges)
  func numbersHaveEnds(_ text: String, _ from: Int64?, _ to: Int64?) throws {
    let range = NumberRange(from: from, to: to)
    #expect(try read("--opens", text).opens == range)
    #expect(try read("--minutes-since-prompt=" + text).minutesSincePrompt == range)
    #expect(try read("--days-since-first", text).daysSinceFirst == range)
    #expect(try read("--days-since-prompt", text).daysSincePrompt == LinePart(line: range, takesOther: false))
    let version = try #require(try read("--version", text).version?.line)
    #expect(version.numbers == range)
  }

  @Test(arguments: ["7..3", "7..<7", "3..<", "..<", "3...7", "3..4..5", "", "x", "3..x", "+3", "0", "1.5", "3-7"])
  func noNumbers(_ text: String) throws {
    #expect(misuse("--opens", text) != nil)
  }

  @Test func datesHaveEnds() throws {
    func date(_ text: String) throws -> NumberRange? { try read("--date", text).date }
    let december = try NumberRange(from: moment("2026-11-30T23:00:00Z"), to: moment("2026-12-31T22:59:59.999Z"))
    #expect(try date("2026-12-01..2026-12-31") == december)
    #expect(try date("2026-12-01..<2027-01-01") == december)
    // A day alone is what simulate takes: its first instant.
    #expect(try date("2026-12-01") == NumberRange(from: december.from, to: december.from))
    #expect(try date("..2026-12-31") == NumberRange(from: nil, to: december.to))
    #expect(try date("now..+1d") == NumberRange(from: Self.now, to: Self.now + Calendar.millisecondsPerDay))
    #expect(try date("-2h..now") == NumberRange(from: Self.now - 7_200_000, to: Self.now))
    #expect(try date("2026-12-01T09:00:00Z..").map(\.from) == moment("2026-12-01T09:00:00Z"))
    #expect(try date("-5..5") == NumberRange(from: -5, to: 5))
    // A day from its first to its last millisecond.
    #expect(try date("2026-12-01..2026-12-01").map { ($0.to ?? 0) - ($0.from ?? 0) } == Calendar.millisecondsPerDay - 1)
    for text in ["2026-12-02..2026-12-01", "2026-12-01..<2026-12-01", "yesterday", "2026-12-01..x", "..<\(Int64.min)"] {
      #expect(misuse("--date", text) != nil, "\(text)")
    }
  }

  @Test func versionsAreTexts() throws {
    func version(_ text: String) throws -> VersionRange? { try read("--os-version", text).osVersion }
    #expect(try version("14.2") == VersionRange(from: "14.2", to: "14.2"))
    #expect(try version("1.0-3..<2.0") == VersionRange(from: "1.0-3", to: "2.0", hasUpperEnd: false))
    // Which of the two is behind the other depends on who compares.
    for text in ["14.10..14.2", "14.2..14.10", "1.2-beta..1.1", "2.0..2.0", "2..2.0"] {
      #expect(try version(text) != nil, "\(text)")
    }
    for text in ["2.0..1.9", "10..9.9", "1.2.4..1.2.3", "2.0..<2.0", "beta", "1.0..beta", "30..29"] {
      #expect(misuse("--os-version", text) != nil, "\(text)")
    }
    #expect(try read("--version", "unreadable").version == LinePart(line: nil, takesOther: true))
    #expect(
      try read("--version", "1.0..,unreadable").version == LinePart(line: VersionRange(from: "1.0"), takesOther: true))
    #expect(misuse("--version", "1.0,2.0")?.contains("one range") == true)
    #expect(VersionRange(from: "1.0", to: nil).numbers == nil)
    #expect(try read("--days-since-prompt", "never").daysSincePrompt == LinePart(line: nil, takesOther: true))
    #expect(
      try read("--days-since-prompt", "7..,never").daysSincePrompt
        == LinePart(line: NumberRange(from: 7), takesOther: true))
  }

  @Test func flagsMayBeDenied() throws {
    for (name, path) in [
      ("--offline", \Restrictions.isOffline), ("--builder", \.usesBuilder), ("--dont-ask", \.isRefusedForEver),
      ("--answered", \.isAnswered),
    ] {
      #expect(try read()[keyPath: path] == nil)
      #expect(try read(name)[keyPath: path] == true)
      #expect(try read(name + "=yes")[keyPath: path] == true)
      #expect(try read(name + "=no")[keyPath: path] == false)
      #expect(misuse(name, name + "=no")?.contains("2 times") == true)
      #expect(misuse(name + "=perhaps")?.contains("yes or no") == true)
      #expect(misuse(name + "=") != nil)
    }
    // A word behind such a flag is no value of it.
    let asked = try asked(["--offline", "no", "--answered", "--", "yes"])
    #expect(asked.paths == ["no", "yes"])
    #expect(asked.given.offline == true)
    let offline = try #require(Asking.row(.released).options.first { $0.name == "--offline" })
    #expect(offline.written == "--offline[=<yes|no>]")
    #expect(HelpPage.text(of: Asking.row(.released), width: 80, in: .english).contains("--offline[=<yes|no>]"))
  }

  @Test func whatDevicesRememberHasParts() throws {
    func parts(_ text: String) throws -> [DevicePart]? { try read("--device", text).device }
    #expect(try parts("new,seen,ticked") == [.new, .seen, .ticked])
    #expect(try parts("ok") == [.ok(NumberRange())])
    #expect(try parts("ok:2h") == [.ok(NumberRange(from: 7_200_000, to: 7_200_000))])
    #expect(try parts("ok:..<1h,ticked") == [.ok(NumberRange(from: nil, to: 3_599_999)), .ticked])
    #expect(try parts("ok:-1ms..1500ms") == [.ok(NumberRange(from: -1, to: 1500))])
    for text in ["", "new,", "ok:", "ok:1", "ok:2h..1h", "old", "new seen"] {
      #expect(misuse("--device", text) != nil, "\(text)")
    }
  }

  @Test func valuesAreNamed() throws {
    #expect(try read("--language", "ca,none").languages == [.exactly("ca"), .absent])
    #expect(misuse("--language", "ca,") != nil)
    #expect(try read("--remembered", "none").remembered == .absent)
    #expect(try read("--remembered", "2.4.5-0").remembered == .exactly("2.4.5-0"))
    let requirements = try read(
      "--requirement", "a=1", "--requirement", "a=2*", "--requirement", "b", "--requirement", "c=none",
      "--requirement", "d=x=y"
    ).requirements
    #expect(
      requirements == [
        "a": [.exactly("1"), .beginning("2")], "b": [.anything], "c": [.absent], "d": [.exactly("x=y")],
      ])
    #expect(misuse("--requirement", "=1") != nil)
  }

  @Test func onlyTheClientsNamedAreLeft() throws {
    func names(_ text: String) throws -> [String]? { try read("--clients", text).clients?.clients.map(\.name) }
    #expect(try names("3.0.1")?.count == 1)
    let range = try #require(try names("2.0.0..3.0.1"))
    #expect(range.count > 2)
    #expect(range.allSatisfy { $0.hasPrefix("osam") })
    #expect(try names("3.0.1,pov-ios:4.0.8")?.count == 2)
    #expect(misuse("--clients", "99.0") != nil)
    #expect(misuse("--clients", "3.0.1..2.0.0") != nil)
  }

  /// An option of `simulate` that these commands do not have is not only unknown.
  @Test func optionsOfSimulateAreExplained() {
    for name in ["--opens-per-day", "--days", "--last-ok", "--cached"] {
      do throws(Failure) {
        _ = try asked([name, "1"])
        Issue.record("\(name) was taken")
      } catch {
        #expect(error.words == "unknown option “\(name)”")
        #expect(error.hint?.text.contains("--help") == false, "\(name)")
      }
    }
  }
}
