import Foundation
import OSAMFormats
import OSAMLint
import OSAMSyntax
import TestSupport
import Testing

/// Every sample is certain to be of its kind, whatever one slip does to it: a member left out, a letter mistyped in a
/// name that tells, the text cut off, a wrong wrapper.
@Suite struct OwnDocumentTests {
  private static let linter = Linter(context: CheckContext(now: SampleTests.date))

  private static func report(_ text: String, _ syntax: Tree.Syntax) -> FileReport {
    linter.check(FileInput(path: "a", bytes: Array(text.utf8), syntax: syntax, isNamed: false))
  }

  /// A walk checks it as a document of its kind.
  private static func isCertain(_ text: String, _ syntax: Tree.Syntax, _ kind: String) -> Bool {
    let report = report(text, syntax)
    if !report.isPassedOver, report.kinds.isEmpty { return report.findings.contains { $0.severity == .error } }
    return !report.isPassedOver && Set(report.kinds.map(\.id)) == [kind]
  }

  /// By kind the names that tell.
  private static let telling: [String: [String]] = [
    "osam-version": ["comparisonMode", "checkBoxDontShowAgain", "dialogDisplayDuration", "serverDate"],
    "osam-rating": ["numAperture"],
    "controldeversions": [
      "comparisonMode", "minSystemVersion", "okButtonTitle", "cancelButtonTitle", "okButtonActionURL",
    ],
    "valoracions": ["num_apert"],
    "prince-of-versions": [
      "required_version", "last_version_available", "notify_last_version_frequency", "minimum_version",
    ],
  ]

  private static func text(_ sample: SampleTests.Sample) -> String { String(decoding: sample.bytes, as: UTF8.self) }

  // MARK: A letter

  private static func slips(_ name: String) -> [String] {
    let letters = Array(name)
    var slips: Set<String> = []
    for place in letters.indices {
      var missing = letters
      var wrong = letters
      var extra = letters
      var swapped = letters
      var cased = letters
      missing.remove(at: place)
      wrong[place] = "x"
      extra.insert("x", at: place)
      if place > 0 { swapped.swapAt(place, place - 1) }
      cased[place] = Character(letters[place].isUppercase ? letters[place].lowercased() : letters[place].uppercased())
      for slip in [missing, wrong, extra, swapped, cased] { slips.insert(String(slip)) }
    }
    slips.remove(name)
    return slips.sorted()
  }

  @Test(arguments: SampleTests.all)
  func aLetterInANameThatTells(_ sample: SampleTests.Sample) throws {
    let text = Self.text(sample)
    let turn = try #require(SampleTests.all.firstIndex { $0.description == sample.description })
    for name in try #require(Self.telling[sample.kind]) where text.contains(name) {
      let pieces = text.split(separator: try Regex("\\b\(name)\\b"), omittingEmptySubsequences: false)
      // Samples that follow each other take slips that follow each other.
      for slip in Effort.share(of: Self.slips(name), oneIn: 6, turn: turn) {
        let changed = pieces.joined(separator: slip)
        #expect(Self.isCertain(changed, sample.syntax, sample.kind), "\(name) → \(slip)\n\(changed)")
      }
    }
  }

  // MARK: A member

  /// Samples, each with a member without which nothing is left that tells.
  private static let emptied: Set<String> = [
    "prince-of-versions/bad/frequency-in-small-letters.json ios2", "prince-of-versions/bad/numbers-under-ios.json ios2",
    "prince-of-versions/bad/out-of-order.yaml ios2", "prince-of-versions/bad/texts-under-android.json android2",
    "valoracions/bad/without-messages.json num_apert", "valoracions/bad/without-messages.json tmin",
    "valoracions/good/built-in-words.yaml num_apert",
  ]

  @Test(arguments: SampleTests.all)
  func aMemberLeftOut(_ sample: SampleTests.Sample) throws {
    let tree = Tree.read(sample.bytes, as: sample.syntax)
    for document in Recognition(tree, .init()).documents {
      let body = try #require(document.body)
      var members: [(name: String, cut: Range<Int>)] = []
      tree.forEachPair(of: body) { pair in
        members.append((tree.text(pair.key), tree.span(pair.key).start..<tree.span(pair.place).end))
      }
      for member in members where !Self.emptied.contains("\(sample) \(member.name)") {
        // The comma or the end of the line stays; a name nobody knows takes the member's place.
        let cut = Array(sample.bytes[..<member.cut.lowerBound]) + Array(#""nobody": 0"#.utf8)
        let changed = String(decoding: cut + sample.bytes[member.cut.upperBound...], as: UTF8.self)
        #expect(Self.isCertain(changed, sample.syntax, sample.kind), "without \(member.name)\n\(changed)")
      }
    }
  }

  // MARK: A cut

  @Test(arguments: SampleTests.all)
  func cutOff(_ sample: SampleTests.Sample) throws {
    let text = Self.text(sample)
    // The older libraries are known by two names together.
    let needed = ["controldeversions": ["ButtonTitle", "comparisonMode"], "valoracions": ["tmin", "num_apert"]]
    let ends = try (needed[sample.kind] ?? [try Self.firstOfTelling(sample)]).map { name in
      try #require(text.firstRange(of: try Regex("\(name)\"?:"))).upperBound
    }
    guard let start = ends.max() else { return }
    let rest = text.distance(from: start, to: text.endIndex)
    // In YAML a name with nothing behind it is whole, and has no value.
    let parts = Array(sample.syntax == .json ? 0..<20 : 1..<20)
    let turn = try #require(SampleTests.all.firstIndex { $0.description == sample.description })
    for part in Effort.share(of: parts, oneIn: 4, turn: turn) {
      let changed = String(text[..<text.index(start, offsetBy: rest * part / 20)])
      #expect(Self.isCertain(changed, sample.syntax, sample.kind), "\(changed)")
      if sample.syntax == .json {
        #expect(Self.report(changed, .json).findings.contains { $0.severity == .error }, "\(changed)")
      }
    }
  }

  private static func firstOfTelling(_ sample: SampleTests.Sample) throws -> String {
    let names = try #require(telling[sample.kind])
    let text = text(sample)
    let first = names.compactMap { name in
      (try? Regex("\(name)\"?:")).flatMap(text.firstRange).map { (name, $0.lowerBound) }
    }
    .min { $0.1 < $1.1 }
    return try #require(first).0
  }

  // MARK: A wrapper

  private static let wrapped: [(name: String, text: @Sendable (String) -> String)] = [
    ("data and a blank", { #"{"data ": \#($0)}"# }),
    ("Data", { #"{"Data": \#($0)}"# }),
    ("result", { #"{"result": \#($0)}"# }),
    ("result and more", { #"{"status": "ok", "code": 200, "result": \#($0)}"# }),
    ("response.data", { #"{"response": {"data": \#($0)}}"# }),
    ("a list as data", { #"{"data": [\#($0)]}"# }),
    ("data as text", { #"{"data": \#(JSONValue.string($0).text(pretty: false))}"# }),
    ("a list", { "[\($0)]" }),
    ("a list of documents", { #"[{"data": \#($0)}, {"data": \#($0)}]"# }),
    ("none", { $0 }),
  ]

  @Test(arguments: SampleTests.all.filter { $0.syntax == .json }, OwnDocumentTests.wrapped.map(\.name))
  func aWrongWrapper(_ sample: SampleTests.Sample, _ name: String) throws {
    let tree = Tree.read(sample.bytes, as: .json)
    guard tree.faults.isEmpty else { return }
    let document = try #require(Recognition(tree, .init()).documents.first)
    let body = tree.span(try #require(document.body))
    let inner = String(decoding: sample.bytes[body.start..<body.end], as: UTF8.self)
    let changed = try #require(Self.wrapped.first { $0.name == name }).text(inner)
    // Without any wrapper the older documents are as they should be, and a document written as a text is of the
    // common module.
    if document.kind.wrapper == nil, ["none", "data as text"].contains(name) { return }
    #expect(Self.isCertain(changed, .json, sample.kind), "\(changed)")
    #expect(Self.report(changed, .json).findings.contains { $0.severity == .error }, "\(changed)")
  }
}
