import OSAMCommands
import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Before a byte 0xFF stands the document, behind it what the device fetched before.
enum SimulateProbe {
  static func problem(_ bytes: [UInt8]) -> String? {
    var random = Seeded(bytes)
    let parts = bytes.split(separator: 0xFF, maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
    let system = MemorySystem(now: random.choose([0, 1_640_995_200_000, MemorySystem.usualNow]))
    system.put(parts[0], at: random.choose(["a/a.json", "a/a.json", "a/a.yaml"]))
    system.put(parts[parts.count - 1], at: "old.json")
    let question = random.choose(questions)

    let status = question.json(system)
    let (output, errors) = system.takeOutput()
    if status == 2, errors.contains("is beyond what a clock can count") { return nil }
    guard [0, 1, 3].contains(status) else { return "\(question.words): status \(status), \(errors)" }
    if status == 0, output.isEmpty { return "\(question.words): status 0 and no answer" }
    if !output.isEmpty, let problem = problem(inAnswer: Array(output.utf8)) { return "\(question.words): \(problem)" }
    // Asked again it answers the same; and so it does in text, which takes most of the time.
    if random.once(in: 8), question.json(system) != status || system.takeOutput() != (output, errors) {
      return "\(question.words): two different answers"
    }
    if !random.once(in: 3) { return nil }
    let second = question.text(system)
    return second == status ? nil : "\(question.words): status \(status) in JSON and \(second) in text"
  }

  // MARK: The question

  private struct Question {
    var words: String
    var json: (any System) -> Int32
    var text: (any System) -> Int32
  }

  /// Understanding a command line takes much longer than answering it, so these are understood once.
  nonisolated(unsafe) private static let questions: [Question] = (0..<400).map { number in
    var random = Seeded(state: UInt64(number))
    let arguments = ["simulate", "a"] + device(&random)
    guard let json = Program.prepare(arguments + ["--format", "json"]),
      let text = Program.prepare(arguments + ["--color", "always"])
    else { fatalError("no command line: \(arguments)") }
    return Question(words: arguments.joined(separator: " "), json: json, text: text)
  }

  private static let numbers = [
    "0", "1", "2021040000", "2026030001", "-1", "2147483648", "9223372036854775807", "-9223372036854775808", "1.2.3",
  ]
  private static let dates = [
    "now", "0", "-1", "1640995200000", "2022-02-20", "2026-12-01T09:00:00Z", "+7d", "-2h", "9223372036854775807",
    "-9223372036854775808", "253402300799999", "9999-12-31T23:59:59Z",
  ]

  private static func device(_ random: inout Seeded) -> [String] {
    var words: [String] = []
    func add(_ name: String, _ values: [String], _ times: UInt64) {
      // Each is drawn in any case, so that one choice does not shift the others.
      let (isThere, value) = (random.once(in: times), random.choose(values))
      if isThere { words += values == [""] ? [name] : ["\(name)=\(value)"] }
    }
    let clients = Client.all.filter(\.release.isVerified).map(\.name) + ["flutter:8.0.0"]
    add("--version", numbers, 2)
    add("--date", dates, 2)
    add("--clients", clients, 1)
    add("--platform", ["android", "ios", "macos", "jvm"], 2)
    add("--os-version", ["9.0", "14.10", "26", "x"], 3)
    add("--requirement", ["region=hr", "region=h*", "region", "a=b=c"], 3)
    add("--remembered", ["2.4.5-0", "245"], 3)
    add("--days-since-first", ["0", "7", "100000"], 3)
    add("--days-since-prompt", ["0", "7"], 4)
    add("--answered", [""], 6)
    add("--applies", Applies.allCases.map(\.rawValue), 2)
    add("--language", ["ca", "es", "en"], 4)
    add("--tz", ["UTC", "+14:00", "Europe/Madrid"], 4)
    add("--as", ["served", "authored"], 4)
    add("--kind", DocumentKind.all.map(\.id), 6)
    add("--expect", ["FORCE", "nothing"], 8)
    add("--cached", ["old.json"], 3)
    add("--last-ok", dates, 4)
    add("--dont-show-again", [""], 4)
    add("--offline", [""], 4)
    add("--opens", ["1", "5", "9223372036854775807"], 3)
    add("--minutes-since-prompt", ["0", "2880", "2147483647"], 3)
    add("--dont-ask", [""], 6)
    if random.once(in: 6) { words += ["--opens-per-day", random.choose(["1", "7"]), "--days", "30"] }
    let count = words.count
    add("--device", ["new", "seen", "ok:0s", "ok:1h30m", "ok:-1ms", "ok:9223372036854775807ms", "ticked"], 4)
    // It stands for three others, and beside them it is misuse.
    if words.count > count {
      words.removeAll { word in ["--cached", "--last-ok", "--dont-show-again"].contains { word.hasPrefix($0) } }
    }
    return words
  }

  // MARK: The answer

  private static let outcomes =
    ["FORCE", "LAZY", "INFO", "NONE", "PROMPT", "ERROR"]
    + ["requiredUpdateNeeded", "newUpdateAvailable", "noUpdateAvailable", "newVersion", "noNewVersion"]
    + ["REQUIRED_UPDATE_NEEDED", "NEW_UPDATE_AVAILABLE", "NO_UPDATE_AVAILABLE", "MANDATORY", "OPTIONAL", "NO_UPDATE"]
    + plainWords
  private static let plainWords = ["must-update", "may-update", "inform", "prompt", "nothing", "error", "crash"]

  private static func problem(inAnswer output: [UInt8]) -> String? {
    let answer = Tree.read(output, as: .json)
    if !answer.faults.isEmpty { return "the JSON answer is none: \(answer.faults.prefix(3))" }
    var problem: String?
    answer.forEachPair(of: 0) { list in
      guard answer.reads(list.key, "simulations") else { return }
      answer.forEachItem(of: list.value) { simulation in
        answer.forEachPair(of: simulation) { pair in
          let word = answer.text(pair.value)
          if answer.reads(pair.key, "outcome"), !outcomes.contains(word), !word.hasPrefix("error:") {
            problem = "outcome \(word)"
          }
          if answer.reads(pair.key, "plain"), !plainWords.contains(word) { problem = "plain \(word)" }
        }
      }
    }
    return problem
  }
}
