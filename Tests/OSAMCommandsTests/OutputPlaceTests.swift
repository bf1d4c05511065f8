import OSAMFormats
import OSAMReports
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMCommands

/// Where a report may be written.
@Suite struct OutputPlaceTests {
  private static let formats = ReportFormat.all.filter { $0.notation == .json }

  /// A report of an earlier run is never taken for a document, however much it says about documents.
  @Test(arguments: formats, ["lint.json", "lint.yaml"])
  func reportsAreReplaced(_ format: ReportFormat, _ name: String) {
    let system = MemorySystem()
    system.put(#"{"packageName": "cat.bcn.bus", "platform": "ANDROID", "minutes": "5", "minutes": 7}"#, at: "a.json")
    system.put("packageName: cat.bcn.bus\nversionCode: 1\ncomparisonMode: FORCE\nstartDate: x\n", at: "b.yaml")
    system.put(#"{"ios2": [{"required_version": "1.x", "last_version_available": 3}]}"#, at: "c.json")
    var reports: Set<[UInt8]?> = []
    for _ in 0..<3 {
      #expect(Program.run(["check", "--quiet", "--output", "\(format.name):\(name)", "."], on: system) == 1)
      reports.insert(system.bytes(of: name))
    }
    #expect(reports.count == 1 && reports.first??.isEmpty == false)
  }

  // MARK: Links

  /// A repository around the directory of the run, with one faulty document.
  private static func machine(git: String?) -> MemorySystem {
    let system = MemorySystem()
    system.put(
      #"{"packageName": "cat.bcn.bus", "platform": "ANDROID", "minutes": "5", "numAperture": 3}"#, at: "a.json")
    system.put(
      #"{"ios2": [{"required_version": "1.2.3", "last_version_available": "2.4.5"}]}"#, at: "pov.json")
    if let git { system.put("ref: refs/heads/main", at: git + "/HEAD") }
    return system
  }

  /// Commands, and where in the repository each of them writes.
  private static let commands: [(arguments: [String], path: String)] = [
    (["check", "--output", "json:out/r.txt", "a.json"], "out/r.txt"),
    (["check", "--output", "json:/work/out/r.txt", "a.json"], "out/r.txt"),
    (["check", "--output", "json:./out/../out//r.txt", "a.json"], "out/r.txt"),
    (["preview", "--output", "out/p.html", "a.json"], "out/p.html"),
    (["baseline", "--output", "out/b.json", "a.json"], "out/b.json"),
    (["baseline", "--output", "out/../out/b.json", "a.json"], "out/b.json"),
    (["baseline", "a.json"], ".osam-lint-baseline.json"),
    (["init", "osam-version", "out/new.yaml"], "out/new.yaml"),
    (["build", "--out", "out", "pov.json"], "out/pov.json"),
  ]

  /// True if a command writes to its place, and what it says and how it ends.
  private static func run(_ arguments: [String], _ path: String, on system: MemorySystem) -> (
    status: Int32, isWritten: Bool, errors: String
  ) {
    let status = Program.run(arguments, on: system)
    return (status, system.bytes(of: path) != nil, system.takeOutput().errors)
  }

  /// Neither the last name nor a folder on the way to it may be a link; the same without one is written.
  @Test(arguments: commands.indices)
  func outputsFollowNoLinksOfARepository(_ number: Int) {
    let (arguments, path) = Self.commands[number]
    #expect(Self.run(arguments, path, on: Self.machine(git: ".git")).isWritten)
    for link in Set([path, path.hasPrefix("out/") ? "out" : path]) {
      for git in [".git", nil] {
        let system = Self.machine(git: git)
        system.putLink(link, to: "../elsewhere")
        let (status, isWritten, errors) = Self.run(arguments, path, on: system)
        #expect(status == 3 && !isWritten, "\(arguments) \(link): \(errors)")
        #expect(errors.contains("a link to ../elsewhere"), "\(errors)")
      }
    }
  }

  /// Links outside of the repository are the user's own.
  @Test func outputsFollowLinksOutsideOfTheRepository() {
    for link in ["/home", "/home/reports"] {
      let system = Self.machine(git: ".git")
      system.putLink(link, to: "/mnt")
      _ = Program.run(["check", "--output", "json:/home/reports/r.txt", "a.json"], on: system)
      #expect(system.bytes(of: "/home/reports/r.txt") != nil, "\(system.takeOutput().errors)")
    }
  }

  /// A link to another repository does not make that one's folder the place that counts.
  @Test func aLinkToAnotherRepositoryIsALink() {
    let system = Self.machine(git: ".git")
    system.putLink("out", to: "/home/other")
    system.put("ref: refs/heads/main", at: "out/.git/HEAD")
    let (status, isWritten, errors) = Self.run(
      ["check", "--output", "json:out/r.txt", "a.json"], "out/r.txt", on: system)
    #expect(status == 3 && !isWritten, "\(errors)")
  }

  /// Nor is it read there, where the difference would show what is in it.
  @Test func buildComparesWithNothingBehindALink() {
    let system = Self.machine(git: ".git")
    system.put("a secret", at: "out/pov.json")
    #expect(Program.run(["build", "--check", "--out", "out", "pov.json"], on: system) == 1)
    #expect(system.takeOutput().output.contains("secret"))
    system.putLink("out/pov.json", to: "/etc/secret")
    #expect(Program.run(["build", "--check", "--out", "out", "pov.json"], on: system) == 3)
    #expect(!system.takeOutput().output.contains("a secret"))
  }

  @Test func fixFollowsLinks() {
    let system = Self.machine(git: ".git")
    system.putLink("a.json", to: "b.json")
    let before = system.bytes(of: "a.json")
    _ = Program.run(["fix", "a.json"], on: system)
    #expect(system.bytes(of: "a.json") != before, "\(system.takeOutput().errors)")
  }

  /// A path that is no regular file is written to, and goes on being what it is.
  @Test func streamsAreWrittenTo() {
    for (arguments, path) in [
      (["check", "--output", "json:/dev/null", "a.json"], "/dev/null"),
      (["check", "--output", "json:pipe", "a.json"], "pipe"),
      (["preview", "--output", "pipe", "a.json"], "pipe"),
      (["baseline", "--output", "/dev/null", "a.json"], "/dev/null"),
    ] {
      let system = Self.machine(git: ".git")
      system.putSpecial(path)
      let (status, isReplaced, errors) = Self.run(arguments, path, on: system)
      #expect(status != 3 && !isReplaced, "\(arguments): \(errors)")
      #expect(system.received(by: path)?.isEmpty == false, "\(arguments)")
    }
    // Also where the whole machine is a repository, in which no other link is followed.
    let system = Self.machine(git: "/.git")
    system.putLink("/dev/stdout", to: "/proc/self/fd/1")
    #expect(Self.run(["check", "--output", "json:/dev/stdout", "a.json"], "/dev/stdout", on: system).isWritten)
  }

  // MARK: Settings and baselines that were found

  @Test(arguments: ["/etc/b.json", "../b.json", "x/../../b.json"])
  func foundSettingsNameNoBaselineOutside(_ path: String) {
    for git in [".git", nil] {
      let system = Self.machine(git: git)
      system.put("# ours\nbaseline: \(path)\n", at: ".osam-lint.yml")
      for command in ["check", "baseline"] {
        #expect(Program.run([command, "a.json"], on: system) == 2)
        let errors = system.takeOutput().errors
        #expect(errors.contains(".osam-lint.yml:2:11") && errors.contains("“\(path)”"), "\(errors)")
      }
      // Somebody who names them answers for them.
      #expect(Program.run(["check", "--config", ".osam-lint.yml", "a.json"], on: system) == 1)
    }
  }

  /// In a folder of the repository `..` leads to another of its folders.
  @Test func aBaselineBesideTheFolderIsInTheRepository() {
    let system = Self.machine(git: ".git")
    system.put("baseline: ../b.json\n", at: "alerts/.osam-lint.yml")
    system.put(system.bytes(of: "a.json") ?? [], at: "alerts/a.json")
    #expect(Program.run(["check", "alerts"], on: system) == 1, "\(system.takeOutput().errors)")
  }

  @Test(arguments: [
    (".osam-lint.yml", "/etc/osam.yml", true), (".osam-lint.yml", "../osam.yml", true),
    (".osam-lint.yml", "lint/osam.yml", false), (".osam-lint-baseline.json", "/etc/b.json", true),
    (".osam-lint-baseline.json", "lint/../b.json", false), ("lint", "/etc", true), ("lint", "other", false),
  ])
  func whatIsFoundLeadsNowhereElse(_ link: String, _ target: String, _ isRefused: Bool) {
    let system = Self.machine(git: ".git")
    let baseline = #"{"osam-lint-baseline": 2, "findings": []}"#
    if link == "lint" {
      system.put("baseline: lint/b.json\n", at: ".osam-lint.yml")
      system.put(baseline, at: "lint/b.json")
    } else {
      system.put(link.hasSuffix(".json") ? baseline : "time-zone: Europe/Madrid\n", at: link)
    }
    system.putLink(link, to: FilePath(text: target))
    let status = Program.run(["check", "a.json"], on: system)
    let errors = system.takeOutput().errors
    #expect(status == (isRefused ? 3 : 1), "\(errors)")
    #expect(errors.contains("its link leads out of the repository") == isRefused, "\(errors)")
    #expect(errors.contains(link.hasSuffix(".yml") ? "--config" : "--baseline") == isRefused, "\(errors)")
  }
}
