import OSAMFormats
import OSAMLint
import OSAMSyntax
import Testing

/// Values that several places of a YAML file share.
@Suite struct SharedValuesTests {
  private func findings(_ text: String, _ rule: String) -> [Finding] {
    var context = CheckContext(now: Example.date)
    context.kind = .osamVersion
    let input = FileInput(path: "a.yaml", bytes: Array(text.utf8), syntax: .yaml, isNamed: true)
    return Linter(context: context).check(input).findings.filter { $0.rule == rule }
  }

  /// Two members, three documents, one mistake.
  @Test func aValueIsReportedOnce() {
    let text = """
      - &one
        packageName: cat.bcn.bus
        versionCode: &code "abc"
        id: *code
        comparisonMode: FORCED
        title: &texts {ca: Nova, es: Nueva, cat: Nova}
        message: *texts
      - *one
      - <<: *one
        versionName: "3.0"

      """
    #expect(findings(text, "malformed-number").count == 1)
    #expect(findings(text, "unknown-value").count == 1)
    // English is missing in one map, whoever uses it.
    #expect(findings(text, "missing-language").map(\.pointer) == ["/0/title/en"])
    // Members that the second document lacks are missing in the first as well; the third has an object of its own.
    let names = findings(text, "missing-member").compactMap { $0.pointer }
    #expect(names.contains("/0/versionName"))
    #expect(names.contains("/0/url"))
    #expect(names.contains("/2/url"))
    #expect(!names.contains { $0.hasPrefix("/1/") })
  }

  /// One value written twice is two mistakes.
  @Test func whatIsWrittenTwiceIsReportedTwice() {
    let text = """
      - {packageName: cat.bcn.bus, versionCode: abc, id: abc, comparisonMode: FORCED, url: &u ""}
      - {packageName: cat.bcn.bus, versionCode: abc, id: abc, comparisonMode: FORCED, url: *u}

      """
    #expect(findings(text, "malformed-number").count == 4)
    #expect(findings(text, "unknown-value").count == 2)
  }
}
