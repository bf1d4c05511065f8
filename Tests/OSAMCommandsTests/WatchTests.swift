import OSAMCommands
import TestSupport
import Testing

/// `check --watch` on a made-up machine, where things happen only while it sleeps.
@Suite struct WatchTests {
  private static let good = """
    {"data": {"id": 1, "appId": 401, "packageName": "cat.bcn.biblioteca", "platform": "ANDROID", "minutes": 2880,
    "numAperture": 5, "message": {"ca": "T'agrada?", "es": "¿Te gusta?", "en": "Do you like it?"}}}
    """
  private static let bad = good.replacing("2880", with: "\"soon\"")

  private typealias Event = @Sendable (MemorySystem) -> Void
  private static let nothing: Event = { _ in }
  /// The last look before a run sees what the one before saw.
  private static func then(_ event: @escaping Event) -> [Event] { [event, nothing] }

  private static func machine(_ files: [String: String]) -> MemorySystem {
    let system = MemorySystem()
    for (path, text) in files { system.put(text, at: path) }
    return system
  }

  /// Lines about a watch, and for each run what it found; the watch ends with the current directory.
  private static func watch(
    _ system: MemorySystem, _ arguments: [String], _ events: [Event], status: Int32 = 3
  ) -> [String] {
    system.whileAsleep(events)
    let ending = Program.run(["check", "--watch", "--format", "concise"] + arguments, on: system)
    #expect(ending == status)
    return system.takeOutput().errors.split(separator: "\n").compactMap { line in
      if line.contains(" document") || line.hasPrefix("osam-lint: no document") { return counts(line) }
      guard line.hasPrefix("osam-lint: "), !line.hasSuffix("the current directory is there no more") else { return nil }
      return line.hasSuffix("Ctrl-C ends it") ? "waits" : String(line.dropFirst("osam-lint: ".count))
    }
  }

  private static func watch(_ system: MemorySystem, _ events: [Event], status: Int32 = 3) -> [String] {
    watch(system, [], events, status: status)
  }

  /// Of the last line of a run how many files and errors there were.
  private static func counts(_ line: Substring) -> String {
    let numbers = line.split { !$0.isNumber }.map(String.init)
    return line.contains("error") ? "\(numbers[1]) checked, \(numbers[3]) wrong" : "nothing checked"
  }

  @Test func whatIsWrittenIsCheckedAgain() {
    let system = Self.machine(["a.json": Self.good])
    let lines = Self.watch(
      system, Self.then { $0.put(Self.bad, at: "a.json") } + Self.then { $0.put(Self.good, at: "a.json") })
    #expect(
      lines == [
        "1 checked, 0 wrong", "waits", "a.json changed", "1 checked, 1 wrong", "waits", "a.json changed",
        "1 checked, 0 wrong", "waits",
      ])
  }

  @Test func whileNothingChangesNothingIsDone() {
    let system = Self.machine(["a.json": Self.good])
    #expect(Self.watch(system, [Self.nothing, Self.nothing]) == ["1 checked, 0 wrong", "waits"])
    #expect(system.slept == [500, 500, 500])
  }

  /// Files of a walk come and go, and so does all of a folder.
  @Test func filesComeAndGo() {
    let system = Self.machine(["conf/a.json": Self.good, "conf/sub/b.json": Self.bad])
    let lines = Self.watch(
      system, ["conf"],
      Self.then { $0.put(Self.bad, at: "conf/c.json") } + Self.then { $0.remove("conf/sub") }
        + Self.then { $0.remove("conf") } + Self.then { $0.put(Self.good, at: "conf/d.json") })
    #expect(
      lines == [
        "2 checked, 1 wrong", "waits", "conf/c.json is new", "3 checked, 2 wrong", "waits", "conf/sub is gone",
        "2 checked, 1 wrong", "waits", "conf is gone", "conf could not be checked: there is no such file",
        "waits", "conf is new", "1 checked, 0 wrong", "waits",
      ])
  }

  /// A file that was named is missed, and checked when it is there again; other files do not matter.
  @Test func aNamedFileComesBack() {
    let system = Self.machine(["a.json": Self.good])
    let lines = Self.watch(
      system, ["a.json"],
      Self.then { $0.remove("a.json") } + [{ $0.put(Self.good, at: "b.json") }]
        + Self.then { $0.put(Self.bad, at: "a.json") })
    #expect(
      lines.filter { !$0.hasPrefix("nothing") } == [
        "1 checked, 0 wrong", "waits", "a.json is gone", "a.json could not be checked: there is no such file", "waits",
        "a.json is new", "1 checked, 1 wrong", "waits",
      ])
  }

  /// In a git repository a walk asks git.
  @Test func gitSaysWhatIsNew() {
    let system = Self.machine(["a.json": Self.good])
    system.setKnownToGit(["a.json"])
    let event: Event = { system in
      system.put(Self.bad, at: "b.json")
      system.setKnownToGit(["a.json", "b.json", "notes.txt"])
    }
    let ignored: Event = { $0.put(Self.bad, at: "ignored.json") }
    #expect(
      Self.watch(system, [ignored] + Self.then(event)) == [
        "1 checked, 0 wrong", "waits", "b.json is new", "2 checked, 1 wrong", "waits",
      ])
  }

  @Test func whatChangedSinceARevisionMayBecomeMore() {
    let system = Self.machine(["a.json": Self.good, "b.json": Self.bad])
    system.setChanged(.success(["a.json"]))
    #expect(
      Self.watch(
        system, ["--changed-since", "main"], Self.then { $0.setChanged(.success(["a.json", "b.json"])) }
      ) == ["1 checked, 0 wrong", "waits", "b.json is new", "2 checked, 1 wrong", "waits"])
  }

  /// It is waited until nobody writes any more, but not for ever.
  @Test func aFileThatIsBeingWrittenIsWaitedFor() {
    let system = Self.machine(["a.json": Self.good])
    let halves = (10...13).map { length -> Event in
      { $0.put(String(Self.bad.prefix(length)), at: "a.json") }
    }
    #expect(
      Self.watch(system, halves + Self.then { $0.put(Self.bad, at: "a.json") }) == [
        "1 checked, 0 wrong", "waits", "a.json changed", "1 checked, 1 wrong", "waits",
      ])
    #expect(system.slept == [500, 100, 100, 100, 100, 100, 500])

    let restless = Self.machine(["a.json": Self.good])
    let events = (0..<30).map { _ -> Event in { $0.put(Self.good, at: "a.json") } }
    #expect(
      Self.watch(restless, events + [Self.nothing]) == [
        "1 checked, 0 wrong", "waits", "a.json changed", "1 checked, 0 wrong", "waits",
      ] + ["a.json changed", "1 checked, 0 wrong", "waits"])
  }

  /// A change that somebody writes while a run reads is seen right after it.
  @Test func aChangeDuringARunIsNotMissed() {
    let system = Self.machine(["a.json": Self.good])
    system.change("a.json", afterReadingTo: Array(Self.bad.utf8))
    #expect(
      Self.watch(system, [Self.nothing, Self.nothing]) == [
        "1 checked, 0 wrong", "waits", "a.json changed", "1 checked, 1 wrong", "waits",
      ])
  }

  @Test func whatIsUndoneAtOnceIsNoChange() {
    let system = Self.machine(["a.json": Self.good])
    let lines = Self.watch(system, [{ $0.put(Self.good, at: "b.json") }, { $0.remove("b.json") }])
    #expect(lines == ["1 checked, 0 wrong", "waits"])
  }

  /// Settings and baselines count, also those that are not there yet; other files do not.
  @Test func settingsCount() {
    let system = Self.machine(["conf/a.json": Self.bad])
    let faulty: Event = { $0.put("rulez: {}\n", at: ".osam-lint.yml") }
    let lines = Self.watch(
      system, ["conf"],
      [{ $0.put("hola\n", at: "conf/notes.txt") }] + Self.then(faulty)
        + Self.then { $0.put("exclude: [conf/a.json]\n", at: ".osam-lint.yml") }
        + Self.then { $0.remove(".osam-lint.yml") })
    #expect(
      lines.filter { !$0.hasPrefix("nothing was done") } == [
        "1 checked, 1 wrong", "waits", ".osam-lint.yml is new", "waits", ".osam-lint.yml changed",
        "nothing was checked: “include” and “exclude” of the settings leave out 1 file", "waits",
        ".osam-lint.yml is gone", "1 checked, 1 wrong", "waits",
      ])
  }

  /// Settings that cannot be used may be mended; a command line may not.
  @Test func whatIsWrongFromTheStart() {
    let system = Self.machine(["a.json": Self.bad, ".osam-lint.yml": "rulez: {}\n"])
    #expect(
      Self.watch(system, Self.then { $0.remove(".osam-lint.yml") }).suffix(4) == [
        "waits", ".osam-lint.yml is gone", "1 checked, 1 wrong", "waits",
      ])
    for arguments in [["--jobs", "0"], ["-"], ["--files-from", "-"], ["--fix"], ["--diff"], ["pipe"]] {
      let system = Self.machine(["a.json": Self.bad])
      system.putSpecial("pipe")
      #expect(Program.run(["check", "--watch"] + arguments, on: system) == 2)
      #expect(system.slept == [])
    }
  }

  /// Its own reports are no reason to run again, wherever they are.
  @Test func ownReportsDoNotCount() {
    let outputs = ["json:conf/report.json", "sarif:conf/new/report.json", "junit:other/report.xml"]
    let system = Self.machine(["conf/a.json": Self.good])
    let lines = Self.watch(
      system, outputs.flatMap { ["--output", $0] } + ["conf"],
      [Self.nothing, Self.nothing] + Self.then { $0.put(Self.bad, at: "conf/a.json") } + [Self.nothing, Self.nothing])
    #expect(
      lines == ["1 checked, 0 wrong", "waits", "conf/a.json changed", "1 checked, 1 wrong", "waits"])
    #expect(system.bytes(of: "conf/new/report.json") != nil)
  }

  @Test func itEndsWhenNobodyReads() {
    let system = Self.machine(["a.json": Self.bad])
    let close: Event = { system in
      system.close(.output)
      system.put(Self.bad, at: "a.json")
    }
    #expect(
      Self.watch(system, Self.then(close), status: 1) == [
        "1 checked, 1 wrong", "waits", "a.json changed", "1 checked, 1 wrong",
      ])
  }

  /// On a terminal what was said stays, and a blank line parts it from what comes.
  @Test func onATerminalNothingIsCleared() {
    let system = Self.machine(["a.json": Self.good, "b.json": Self.good, "c.json": Self.good, "d.json": Self.good])
    system.setTerminals([.output, .error])
    system.whileAsleep(Self.then { system in for name in "abcd" { system.put(Self.bad, at: "\(name).json") } })
    #expect(Program.run(["check", "--watch", "--color", "never"], on: system) == 3)
    let (output, errors) = system.takeOutput()
    #expect(!(output + errors).contains("\u{1B}"))
    #expect(
      errors.contains("ends it\n\nosam-lint: a.json changed, b.json changed, c.json changed, 1 more\n"), "\(errors)")
  }

  @Test func quietIsQuiet() {
    let system = Self.machine(["a.json": Self.good])
    #expect(Self.watch(system, ["--quiet"], Self.then { $0.put(Self.bad, at: "a.json") }) == [])
  }
}
