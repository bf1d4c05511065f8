import OSAMCommands
import OSAMFormats
import TestSupport
import Testing

/// Documents that `init` writes: refused as they are, clean once the blanks are filled in.
@Suite struct StarterTests {
  /// A value for each member that is left blank, as its author would write it.
  private static let values = [
    "packageName": "cat.bcn.bus", "versionCode": "2026110001", "versionName": #""5.1.0""#, "platform": "ANDROID",
    "comparisonMode": "LAZY", "url": "https://play.google.com/store/apps/details?id=cat.bcn.bus",
    "cat": "Nova versió", "ca": "Nova versió", "es": "Nueva versión", "en": "New version",
    "minutes": "2880", "numAperture": "5", "version": "5.1.0",
    "okButtonActionURL": "https://apps.apple.com/es/app/bus/id6400000011", "tmin": "7", "num_apert": "10",
    "content": "T'agrada?", "last_version_available": "5.1.0",
  ]

  private static func run(_ arguments: [String], on system: MemorySystem) -> (status: Int32, output: String) {
    let status = Program.run(arguments, on: system)
    return (status, system.takeOutput().output)
  }

  private static func starter(_ kind: DocumentKind) -> [String] {
    run(["init", kind.id], on: MemorySystem()).output.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Lines with a key and nothing below it, or with the mark of what is no text.
  private static func isBlank(_ lines: [String], _ number: Int) -> Bool {
    func depth(_ line: String) -> Int { line.prefix { " -".contains($0) }.count }
    let line = lines[number]
    if line.hasSuffix(": []") { return true }
    guard line.hasSuffix(":"), !line.contains("#") else { return false }
    let next = lines[(number + 1)...].first { !$0.drop { $0 == " " }.hasPrefix("#") } ?? ""
    return depth(next) <= depth(line)
  }

  /// The lines with a value in the place of each blank.
  private static func filled(_ lines: [String], _ kind: DocumentKind) throws -> [String] {
    try lines.indices.map { isBlank(lines, $0) ? try filled(lines[$0], below: lines[$0 - 1], kind) : lines[$0] }
  }

  private static func filled(_ line: String, below request: String, _ kind: DocumentKind) throws -> String {
    let colon = try #require(line.firstIndex(of: ":"))
    let key = String(line[..<colon].drop { " -".contains($0) })
    var value = try #require(values[key], "\(line)")
    if kind == .controlDeVersions, key == "comparisonMode" { value = "0" }
    if request.contains("version code") { value = "510" }
    return line[...colon] + " " + value
  }

  @Test(arguments: DocumentKind.all.map(\.id)) func checkRefusesEveryBlank(_ id: String) throws {
    let kind = try #require(DocumentKind.named(id))
    let lines = Self.starter(kind)
    let blanks = lines.indices.filter { Self.isBlank(lines, $0) }.map { $0 + 1 }
    #expect(!blanks.isEmpty)
    let system = MemorySystem()
    system.put(lines.joined(separator: "\n"), at: "a.yaml")
    let (status, output) = Self.run(["check", "a.yaml", "--format", "concise"], on: system)
    #expect(status == 1)
    let errors = output.split(separator: "\n").filter { $0.contains(": error[") }.compactMap { line in
      Int(line.split(separator: ":")[1])
    }
    #expect(Set(errors) == Set(blanks), "\(output)")
  }

  @Test(arguments: DocumentKind.all.map(\.id)) func filledInItIsClean(_ id: String) throws {
    let kind = try #require(DocumentKind.named(id))
    let system = MemorySystem()
    let lines = try Self.filled(Self.starter(kind), kind)
    system.put(lines.joined(separator: "\n"), at: "a.yaml")
    let (status, output) = Self.run(["check", "a.yaml", "--fail-on", "warning", "--format", "concise"], on: system)
    #expect(status == 0, "\(output)\n\(lines.joined(separator: "\n"))")
  }

  /// Whoever takes the marks away from the members that are commented out has a document all the same.
  @Test(arguments: DocumentKind.all.map(\.id)) func whatIsCommentedOutIsCleanToo(_ id: String) throws {
    let kind = try #require(DocumentKind.named(id))
    let names = kind.members.map(\.name) + PrinceMember.configuration
    var isOpen = false
    let lines = try Self.filled(Self.starter(kind), kind).map { line -> String in
      let bare = line.drop { $0 == " " }
      let indentation = line.prefix(line.count - bare.count)
      guard bare.hasPrefix("# ") else {
        isOpen = false
        return line
      }
      let rest = bare.dropFirst(2)
      isOpen = names.contains { rest.hasPrefix($0 + ":") } || isOpen && rest.hasPrefix("  ")
      return isOpen ? String(indentation + rest) : line
    }
    let system = MemorySystem()
    system.put(lines.joined(separator: "\n"), at: "a.yaml")
    let (status, output) = Self.run(["check", "a.yaml", "--format", "concise"], on: system)
    #expect(status == 0, "\(output)\n\(lines.joined(separator: "\n"))")
  }

  /// An editor finds the schema where the head says how to make it.
  @Test(arguments: DocumentKind.all.map(\.id)) func theHeadNamesTheSchema(_ id: String) throws {
    let kind = try #require(DocumentKind.named(id))
    let lines = Self.starter(kind)
    let file = try #require(lines.first?.split(separator: "=").last)
    let command = try #require(lines.first { $0.hasPrefix("#   osam-lint ") }?.split(separator: " ").dropFirst(2))
    #expect(command.last == file)
    let schema = Self.run(command.dropLast(2).map(String.init), on: MemorySystem())
    #expect(schema.status == 0 && schema.output == kind.jsonSchema(for: .authored))
  }

  /// Two whole months that come, whatever the day: also over the end of the year, and on the last evening of a month in
  /// UTC when it is the first of the next in Barcelona.
  @Test(arguments: [
    ("2026-11-22", "2026-12-01", "2027-01-31"), ("2027-12-31", "2028-01-01", "2028-02-29"),
    ("2027-05-31T22:30:00Z", "2027-07-01", "2027-08-31"),
  ]) func examplesLieAhead(_ date: String, _ start: String, _ end: String) {
    let text = Self.run(["init", "osam-version", "--date", date], on: MemorySystem()).output
    #expect(text.contains("# startDate: \(start)\n") && text.contains("# endDate: \(end)\n"), "\(text)")
  }

  /// The schema that `--with-schema` writes is the one that the head tells how to make.
  @Test func theSchemaIsWritten() {
    let system = MemorySystem()
    #expect(Self.run(["init", "osam-version", "a.yaml", "--with-schema"], on: system).status == 0)
    guard case .success(let bytes) = system.read("osam-version.authored.schema.json") else {
      Issue.record("no schema was written")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self) == DocumentKind.osamVersion.jsonSchema(for: .authored))
  }

  /// Whoever goes on behind the mark of a comment is told so, and one who writes before it is not.
  @Test func textBehindTheMarkOfACommentIsNone() throws {
    let lines = Self.starter(.osamVersion)
    let blank = try #require(lines.firstIndex(of: "packageName:"))
    for (written, isTold) in [
      ("packageName: # cat.bcn.bus", true), ("packageName:\t# cat.bcn.bus", true), ("packageName:", false),
    ] {
      var lines = lines
      lines[blank] = written
      let system = MemorySystem()
      system.put(lines.joined(separator: "\n"), at: "a.yaml")
      let (_, output) = Self.run(["check", "a.yaml"], on: system)
      #expect(output.contains("“packageName” is left empty"), "\(output)")
      #expect(output.contains("what stands after # is a comment") == isTold, "\(output)")
    }
  }

  /// Whoever takes every example as it stands has a document without findings on the day it is started, but that the id
  /// and the version code are examples: they are those of no app.
  @Test(arguments: DocumentKind.all.map(\.id)) func examplesAreClean(_ id: String) throws {
    let kind = try #require(DocumentKind.named(id))
    let system = MemorySystem()
    system.put(kind.starter(at: system.now, in: .english).text(filled: true), at: "a.yaml")
    let (_, output) = Self.run(["check", "a.yaml", "--fail-on", "info", "--format", "concise"], on: system)
    let findings = output.split(separator: "\n").filter { $0.hasPrefix("a.yaml:") }
    let named = ["“packageName”", "“versionCode”"].filter { name in
      findings.contains { $0.contains("warning[placeholder-text]: \(name)") }
    }
    #expect(findings.count == named.count, "\(output)")
    #expect(
      named
        == (kind == .osamVersion ? ["“packageName”", "“versionCode”"] : kind == .osamRating ? ["“packageName”"] : []),
      "\(output)")
  }
}
