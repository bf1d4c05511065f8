import OSAMFormats
import OSAMSyntax
import Testing

@testable import OSAMLint

/// The net under the rules: what a library refuses is never silent, even when no rule has a name for it.
@Suite struct RefusedDocumentTests {
  private func findings(_ text: String, _ rules: [Rule]) -> [String] {
    let linter = Linter(context: CheckContext(now: 0), rules: rules)
    let input = FileInput(path: "a.json", bytes: Array(text.utf8), syntax: .json, isNamed: true)
    return linter.check(input).findings.map { "\($0.rule) \($0.severity.rawValue): \($0.message.text)" }
  }

  private let twoMembers = #"{"tmin": 5, "num_apert": 3}"#

  @Test func whatNoRuleNamesIsSaid() {
    #expect(
      findings(twoMembers, [.refusedDocument]) == [
        "refused-document error: “messages” is missing: apps with valoracions-android 1.3.0–1.4.0 crash"
      ])
    #expect(
      findings(#"{"ios": {"required_version": "1.0"}}"#, [.refusedDocument]).contains {
        $0.hasSuffix("apps with pov-ios 4.0.0–4.0.8 get the error dataNotFound")
      })
  }

  /// Behaviour that was read and not run is a warning, and says may.
  @Test func unverifiedIsAWarning() {
    let found = findings(#"{"ios2": [{"required_version": "1.2 3"}]}"#, [.refusedDocument])
    #expect(!found.isEmpty && found.allSatisfy { $0.contains(" warning: ") && $0.contains(" may ") }, "\(found)")
    // On the JVM the same library was run. [prince-kmp-on-ios]
    let measured = findings(#"{"jvm": [{"required_version": "x"}]}"#, [.refusedDocument])
    #expect(!measured.isEmpty && measured.allSatisfy { $0.contains(" error: ") }, "\(measured)")
  }

  @Test func whatIsNamedIsNotSaidTwice() {
    let found = findings(twoMembers, Rule.all)
    #expect(!found.isEmpty && !found.contains { $0.hasPrefix("refused-document") }, "\(found)")
  }

  /// Whoever reads on behind a break of the text, and cannot use what is left, is named where it breaks.
  @Test func theBreakNamesAllWhomItCosts() {
    let text = #"{version": "3.2", "comparisonMode": "a", "title": "Hola", "okButtonTitle": "D'acord"}"#
    var context = CheckContext(now: 0)
    context.kind = .controlDeVersions
    let input = FileInput(path: "a.json", bytes: Array(text.utf8), syntax: .json, isNamed: true)
    let errors = Linter(context: context).check(input).findings.filter { $0.severity == .error }
    let named = errors.reduce(ClientSet.empty) { $0 | $1.clients }
    #expect(ClientSet(.controlDeVersionsAndroid).isSubset(of: named), "\(errors.map(\.message.text))")
    #expect(ClientSet(.controlDeVersionsIOS).isSubset(of: named))
  }

  /// A list around a document that is otherwise whole is what is wrong with it.
  @Test func theReasonNamesTheList() throws {
    let text = #"[{"data": {"comparisonMode": "FORCE", "a": 1}}]"#
    let input = FileInput(path: "a.json", bytes: Array(text.utf8), syntax: .json, isNamed: true)
    let first = try #require(Linter(context: CheckContext(now: 0)).check(input).findings.first)
    #expect(first.message.text.contains("stands inside “data”, in a list: "), "\(first.message.text)")
  }
}
