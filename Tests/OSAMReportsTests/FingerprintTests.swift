import OSAMFormats
import OSAMLint
import OSAMSyntax
import Testing

@testable import OSAMReports

/// Marks by which findings are recognised from run to run.
@Suite struct FingerprintTests {
  /// [draft-eastlake-fnv, test vectors of FNV-1a with 128 bits]
  @Test func stableHash() {
    for (text, expected) in [
      ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
      ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
    ] {
      var hash = StableHash()
      hash.add(text.utf8)
      #expect(hash.text == expected)
    }
  }

  private static func names(_ file: FileReport) -> [String] {
    var fingerprints = Fingerprints(file, path: file.path.plain)
    return file.findings.map { fingerprints.next($0) }
  }

  private static func report(_ text: String, path: FilePath = "a.json") -> FileReport {
    let linter = Linter(context: CheckContext(now: Example.date))
    return linter.check(FileInput(path: path, bytes: Array(text.utf8), syntax: .json, isNamed: true))
  }

  private static let document = """
    {"data": {"id": 74, "appId": 401, "packageName": "cat.bcn.biblioteca", "platform": "ANDROID",
      "minutes": "1440", "minutes": "1440", "extra": 1, "Minutes": 5,
      "message": {"ca": "lorem ipsum", "es": "lorem ipsum", "en": "lorem ipsum", "cat": "x"}}}
    """

  @Test func areUnique() {
    let names = Self.names(Self.report(Self.document))
    #expect(names.count >= 5)
    #expect(Set(names).count == names.count, "\(names)")
  }

  /// Lines put in above, other line ends and other blanks change none.
  @Test func areStable() {
    let names = Self.names(Self.report(Self.document))
    let moved = [
      "\n\n" + Self.document, Self.document.replacing("\n", with: "\r\n"),
      Self.document.replacing(",\n", with: ",\n\n    "),
      Self.document.replacing("\"appId\"", with: "\n  \"appId\""),
    ]
    for text in moved { #expect(Self.names(Self.report(text)) == names, "\(text)") }
    #expect(Self.names(Self.report(Self.document, path: "./a.json")) == names)
  }

  @Test func tellFindingsApart() {
    let text = "one two"
    let first = Made.finding(SourceSpan(0, 3))
    func name(_ finding: Finding, _ path: FilePath = "a.json") -> String {
      Self.names(Made.file(text, [finding], path: path))[0]
    }
    var others: [String] = [name(first), name(first, "b.json")]
    others.append(name(Made.finding(SourceSpan(0, 3), rule: "other-rule")))
    others.append(name(Made.finding(SourceSpan(0, 3), pointer: "/data/b")))
    others.append(name(Made.finding(SourceSpan(0, 3), pointer: nil)))
    others.append(name(Made.finding(SourceSpan(4, 7))))
    #expect(Set(others).count == others.count)
    // Severity and words may change without it being another finding.
    #expect(name(Made.finding(SourceSpan(0, 3), .info, message: Message("otherwise"))) == name(first))
  }

  /// Documents of a stream or a list are told apart by what they are about, not by how many are before them.
  @Test func anotherDocumentInFrontChangesNone() throws {
    func rating(_ package: String) -> String {
      "{packageName: \(package), platform: ANDROID, minutes: \"1440\", numAperture: 5, extra: 1}"
    }
    func names(_ documents: [String], isList: Bool) -> [String] {
      let text = documents.map { isList ? "- \($0)\n" : "---\n\($0)\n" }.joined()
      let linter = Linter(context: CheckContext(now: Example.date))
      let input = FileInput(path: "a.yaml", bytes: Array(text.utf8), syntax: .yaml, isNamed: true)
      return Self.names(linter.check(input))
    }
    let (bus, metro, bike) = (rating("cat.bcn.bus"), rating("cat.bcn.metro"), rating("cat.bcn.bike"))
    for isList in [false, true] {
      let before = names([bus, metro], isList: isList)
      let after = names([bike, bus, metro], isList: isList)
      #expect(before.count >= 4 && Set(before).count == before.count)
      #expect(after.count == before.count / 2 * 3 && Set(after).count == after.count)
      #expect(Array(after.suffix(before.count)) == before)
      #expect(names([metro, bus], isList: isList).sorted() == before.sorted())
      #expect(!before.contains { $0.contains("-") })
    }
  }

  @Test func repeatsAreNumbered() {
    let finding = Made.finding(SourceSpan(0, 3))
    let names = Self.names(Made.file("one", [finding, finding, finding]))
    #expect(names == [names[0], names[0] + "-2", names[0] + "-3"])
  }

  // MARK: primaryLocationLineHash

  /// Inputs and hashes of the tests of the upload action. [github/codeql-action src/fingerprints.test.ts]
  private static let published: [(text: String, hashes: [String])] = [
    ("", ["c129715d7a2bc9a3:1"]),
    (" a\nb\n  \t\tc\n d", ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]),
    (
      " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End",
      [
        "8b7cf3e952e7aeb2:1", "b1ae1287ec4718d9:1", "bff680108adb0fcc:1", "c6805c5e1288b612:1", "b86d3392aea1be30:1",
        "e6ceba753e1a442:1",
      ]
    ),
    (" hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n", greetings),
    (" hello; \t\nworld!!!\r\r\r  \t\tGreetings\r End\r", greetings),
    (" hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n", greetings),
    (" hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n", greetings),
    (
      String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
      [
        "a7f2ff13bc495cf2:1", "a7f2ff13bc495cf2:2", "a7f2ff13bc495cf2:3", "a7f2ff13bc495cf2:4", "a7f2ff13bc495cf2:5",
        "a7f2ff13bc495cf2:6", "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1",
        "c129715d7a2bc9a3:1",
      ]
    ),
    (
      "x = 2\nx = 1\nprint(x)\nx = 3\nprint(x)\nx = 4\nprint(x)\n",
      [
        "e54938cc54b302f1:1", "bb609acbe9138d60:1", "1131fd5871777f34:1", "5c482a0f8b35ea28:1", "54517377da7028d2:1",
        "2c644846cb18d53e:1", "f1b89f20de0d133:1", "c129715d7a2bc9a3:1",
      ]
    ),
  ]

  private static let greetings = [
    "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1", "b3edc88f2938467e:1",
    "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
  ]

  @Test func lineHashesAreThoseOfTheUploadAction() {
    for item in Self.published {
      let bytes = Array(item.text.utf8)
      let lines = LineMap(bytes).lineCount
      #expect(lines == item.hashes.count)
      let hashes = LineHashes.of(bytes, lines: Set(1...lines))
      #expect((1...lines).map { hashes[$0] } == item.hashes, "\(item.text)")
      // Asked for alone, a line has the same one.
      for line in 1...lines { #expect(LineHashes.of(bytes, lines: [line]) == [line: item.hashes[line - 1]]) }
    }
  }

  /// The hashes of `LineHashes`, computed for each line anew from their definition.
  private static func reference(_ text: String) -> [String] {
    var units: [UInt16] = []
    var starts: [Int] = []
    var begins = true
    let unified = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    for unit in Array(unified.utf16) + [65535] where unit != 0x20 && unit != 0x09 {
      if begins { starts.append(units.count) }
      units.append(unit)
      begins = unit == 0x0A
    }
    units += [UInt16](repeating: 0, count: 100)
    var counts: [UInt64: Int] = [:]
    return starts.map { start in
      let hash = units[start..<start + 100].reduce(UInt64(0)) { $0 &* 37 &+ UInt64($1) }
      counts[hash, default: 0] += 1
      return "\(String(hash, radix: 16)):\(counts[hash] ?? 0)"
    }
  }

  @Test func lineHashesOfOtherTexts() {
    let long = String(repeating: "é😀 …\t", count: 60)
    for text in [
      long, "\(long)\r\n\(long)\n\n\(long)", "\u{FEFF}{\n}\n", String(repeating: "\n", count: 250), "a\u{2028}b\nc",
      String(repeating: "x", count: 99) + "\n" + String(repeating: "y", count: 100) + "\nz",
    ] {
      let expected = Self.reference(text)
      let hashes = LineHashes.of(Array(text.utf8), lines: Set(1...expected.count))
      #expect((1...expected.count).map { hashes[$0] } == expected, "\(text)")
    }
  }
}
