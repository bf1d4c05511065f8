import Foundation
import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMLint

/// Documents that a rule looks at by its page are those it fires on: the samples, the examples of all rules and, for
/// what these do not show, documents of each kind with one mistake.
@Suite struct LooksAtTests {
  /// A file of the corpus.
  private struct Specimen {
    var text: String
    var syntax: Tree.Syntax
    var context: CheckContext
    var path: FilePath = "example"
    var bytes: [UInt8]?

    init(_ example: Example) {
      text = example.unmarked.text
      syntax = example.syntax
      context = RuleExampleTests.context(of: example)
      path = example.path
    }

    init(_ text: String, _ syntax: Tree.Syntax) {
      self.text = text
      self.syntax = syntax
      context = CheckContext(now: Example.date)
    }
  }

  /// The rules that fire on each specimen, with the kind of the document they fire on.
  private static func fires(_ specimen: Specimen) -> [(rule: String, kind: String)] {
    let input = FileInput(
      path: specimen.path, bytes: specimen.bytes ?? Array(specimen.text.utf8), syntax: specimen.syntax, isNamed: true)
    let report = Linter(context: specimen.context).checkAlone(input)
    // A document that could be of two kinds is checked as one of them, and the finding is about both.
    let recognition = Recognition(
      Tree.read(input.bytes, as: input.syntax), specimen.context.recognition(of: input))
    let doubtful = Array(recognition.ambiguous.values.joined())
    return report.findings.flatMap { finding in
      // A finding about a whole file is about its documents.
      let kinds = finding.rule == "ambiguous-kind" ? doubtful : finding.kind.map { [$0] } ?? report.kinds
      return kinds.map { (finding.rule, $0.id) }
    }
  }

  /// By rule, the kinds it fires on.
  private static func fired(on corpus: [Specimen]) -> [String: Set<String>] {
    var fired: [String: Set<String>] = [:]
    for specimen in corpus { for (rule, kind) in fires(specimen) { fired[rule, default: []].insert(kind) } }
    return fired
  }

  @Test func rulesLookAtWhatTheyFireOn() {
    let fired = Self.fired(on: Self.corpus)
    for rule in Rule.all {
      // A mistake in files of our own has no kind.
      if case .own = rule.check { continue }
      let claimed = Set(DocumentKind.all.filter(rule.looksAt).map(\.id))
      let seen = fired[rule.id] ?? []
      #expect(seen.subtracting(claimed).isEmpty, "\(rule.id) fires on these, and its page does not say so")
      #expect(claimed.subtracting(seen).isEmpty, "\(rule.id) is said to look at these, and nothing here shows it")
    }
  }

  /// Each text is faulty in a way that has one rule, and nothing but the text of a good document was touched.
  @Test func textsOfAllKindsHaveTheSameFaults() {
    let fired = Self.fired(on: Self.faulty)
    let rules = [
      "broken-json", "broken-yaml", "byte-order-mark", "comment-in-json", "duplicate-key", "empty-file",
      "half-a-character", "missing-comma", "raw-control-character", "single-quotes", "text-after-end", "trailing-comma",
      "typographic-quotes", "unquoted-text", "wrong-encoding",
    ]
    for rule in rules { #expect(fired[rule] == Set(DocumentKind.all.map(\.id)), "\(rule)") }
  }

  // MARK: The corpus

  private static var corpus: [Specimen] {
    samples + (Rule.all.flatMap { $0.bad + $0.good } + others).map(Specimen.init) + faulty
  }

  /// Cases that no example shows: one mistake in a document of a kind that the examples of its rule leave out.
  private static var others: [Example] {
    func messages(_ catalan: String, _ spanish: String, _ english: String) -> Example {
      let texts = [("ca", catalan), ("es", spanish), ("en", english)].map {
        "{\"languaje\": \"\($0)\", \"content\": \"\($1)\"}"
      }
      return .olderRating(["messages": "[\(texts.joined(separator: ", "))]"])
    }
    func question(_ languages: String) -> Example { .rating(["message": "{\(languages)}"], clients: "1.0.0..") }
    return [
      // ambiguous-kind
      Example(
        #"{"okButtonActionURL": "https://a.b", "version": "1.2", "comparisonMode": 0, "data": {"minutes": 5, "numAperture": 10, "packageName": "a.b"}}"#
      ),
      Example(
        #"{"ios2": [{"required_version": "1.0.0", "last_version_available": "1.0.0"}], "tmin": 5, "num_apert": 10}"#),
      // likely-document
      Example(#"{"settings": {"numAperture": 5}, "name": "bus"}"#),
      Example(#"{"okButtonActionURL": "https://www.barcelona.cat", "version": "1.2"}"#),
      Example(#"{"settings": {"ios2": [{"required_version": "1.0.0"}]}, "name": "bus"}"#),
      // extra-language, missing-language, wrong-language-code
      question(#""ca": "Hola", "es": "Buenas", "en": "Hello", "fr": "Salut""#),
      question(#""ca": "Hola", "es": "Buenas""#),
      question(#""cat": "Hola", "es": "Buenas", "en": "Hello""#),
      // not-worked-out
      .olderVersion(
        ["title": "{\((0..<10_001).map { "\"l\($0)\": \"Bus\"" }.joined(separator: ", "))}"],
        without: ["okButtonTitle", "cancelButtonTitle", "okButtonActionURL"], clients: "controldeversions-ios:1.3.4"),
      // html-entity-in-text
      question(#""ca": "Bus &amp; metro", "es": "Buenas", "en": "Hello""#),
      messages("Bus &amp; metro", "Autobús", "Bus"),
      // invisible-character
      messages("T'agrada l'a\u{200B}pp?", "¿Te gusta la app?", "Do you like the app?"),
      // missing-opening-mark
      .olderVersion(["message": #"{"cat": "Hola", "ca": "Hola", "es": "Te gusta la app?", "en": "Hello"}"#]),
      // same-text-in-two-languages, text-in-other-language
      .olderVersion([
        "message":
          #"{"ca": "Festa Major de Sants i Gràcia 2026", "es": "Festa Major de Sants i Gràcia 2026", "en": "The festival"}"#
      ]),
      messages("T'agrada l'app?", "Ja pots veure amb el mòbil quan arriba el teu bus.", "Do you like the app?"),
      // text-cut-by-yaml
      Example(
        "packageName: cat.bcn.bus\nplatform: IOS\nminutes: 5\nnumAperture: 5\nmessage: {ca: T'agrada, es: Te gusta, en: Like}\n"
          .replacing("ca: T'agrada,", with: "ca: !T'agrada la, "), syntax: .yaml, clients: "1.0.0.."),
      Example(
        "version: 3.2.1\ncomparisonMode: 0\ntitle:\n  ca: Versió #1 de la ciutat\nokButtonTitle: {ca: Hola}\n",
        syntax: .yaml),
      Example(
        "tmin: 5\nnum_apert: 10\nmessages:\n  - languaje: ca\n    content: Versió #1 de la ciutat\n", syntax: .yaml),
      // unknown-key, unknown-value, wrong-type
      .rating(["colour": "1"]), .rating(["platform": #""WEB""#]), .rating(["packageName": "5"]),
      // url-of-unlisted-host
      .olderVersion().with(settings: "store-hosts: [www.example.org]"),
      // refused-document
      .olderVersion(["version": "“3.2.1”"]), .olderRating(["tmin": "“5”"]),
    ]
  }

  private static var samples: [Specimen] {
    let folder = SharedFiles.packageRoot.appending(path: "samples")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".json") || $0.hasSuffix(".yaml") }.sorted().compactMap { name in
      (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)).map {
        Specimen($0, name.hasSuffix(".json") ? .json : .yaml)
      }
    }
  }

  /// A good document of each kind, with its parts apart: what stands before one of its members, that member's line
  /// without its end, and the rest.
  private static let good: [(kind: DocumentKind, head: String, member: String, rest: String)] = [
    .version(), .rating(), .olderVersion(), .olderRating(), .prince(),
  ].map { (example: Example) in
    let text = example.unmarked.text
    let start = text.range(of: #"  ""#, range: (text.range(of: "data")?.upperBound ?? text.startIndex)..<text.endIndex)!
    let end = text.range(of: "\n", range: start.upperBound..<text.endIndex)!.lowerBound
    let kind = Recognition(Tree.read(Array(text.utf8), as: .json), .init(role: .served)).found[0].kind
    return (kind, String(text[..<start.lowerBound]), String(text[start.lowerBound..<end]), String(text[end...]))
  }

  /// Each fault of a text in a good document of each kind.
  private static var faulty: [Specimen] {
    good.flatMap { kind, head, member, rest -> [Specimen] in
      let key = member.split(separator: "\"")[1]
      /// The member's line in another way.
      func with(_ line: String, _ syntax: Tree.Syntax = .json) -> Specimen { Specimen(head + line + rest, syntax) }
      /// Something inside of the last text.
      func withText(_ bytes: [UInt8]) -> Specimen {
        let text = head + member + rest
        let place = text.range(of: "\"}", options: .backwards)!.lowerBound
        var specimen = Specimen(text, .json)
        specimen.bytes = Array(text[..<place].utf8) + bytes + Array(text[place...].utf8)
        return specimen
      }
      func requoted(_ opening: String, _ closing: String) -> String {
        member.replacing("\"\(key)\"", with: opening + key + closing)
      }
      var nothing = Specimen("", .json)
      nothing.context.kind = kind
      return [
        with(String(member.dropLast())), with(member + ","), with(member + " // note"), with(requoted("'", "'")),
        with(requoted("", "")), with(requoted("“", "”")), with(member.replacing("\":", with: "\"")),
        with(member + "\n" + member), Specimen("\u{FEFF}" + head + member + rest, .json),
        Specimen(head + member + rest + "}", .json), withText([0x09]), withText(Array("\\ud83d".utf8)),
        withText([0xE9]),
        Specimen(head + member + rest + "@", .yaml), nothing,
      ]
    }
  }
}
