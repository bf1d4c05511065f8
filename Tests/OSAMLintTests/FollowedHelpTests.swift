import OSAMFormats
import OSAMLint
import OSAMSyntax
import TestSupport
import Testing

/// Who does what a finding says is rid of it, and has no new one that is as grave.
@Suite struct FollowedHelpTests {
  @Test(arguments: RuleExampleTests.rulesUnderTest())
  func helpThatIsFollowedHelps(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    for example in rule.bad {
      let input = Input(example)
      let before = input.report.findings
      let own = before.filter { $0.rule == id }
      // Of one mistake people mend all places.
      let fixed = own.filter { $0.fix != nil }
      if let edits = fixed.flatMap({ $0.fix?.edits ?? [] }).inOrder, !edits.isEmpty {
        check(edits.applied(to: input.bytes), rids: fixed, of: input, "its fix")
      }
      let left = own.filter { $0.fix == nil }
      if let silent = left.first(where: { HelpTests.offer(of: $0) == nil }), example.helped.isEmpty,
        example.asked == nil
      {
        Issue.record(
          "the example says nothing of what follows from “\(silent.message.help?.text ?? "")”",
          sourceLocation: RuleExampleTests.location(example))
      }
      for pieces in example.helped {
        guard let text = written(pieces, in: example) else { continue }
        check(Array(text.utf8), rids: left, of: input, "\(pieces)")
      }
    }
  }

  /// Answers that the help of the rules in `asking` asks for: a document can show them for all others.
  @Test func onlyPeopleKnow() {
    for rule in Rule.all where rule.bad.contains(where: { $0.asked != nil }) {
      #expect(Self.asking.contains(rule.id), "\(rule.id) says that its help asks for what only a person knows")
    }
  }

  private static let asking: Set = [
    "broken-url",
    "blank-around-text", "date-in-seconds", "duplicate-key", "number-out-of-range", "old-object-without-list",
    "unknown-value", "unusable-test", "version-compared-as-text", "missing-frequency", "broken-json", "broken-yaml",
    "text-after-end", "url-without-scheme", "missing-data-wrapper", "missing-member",
    "alert-survives-update", "ambiguous-kind", "blocking-alert", "build-number-in-version", "camel-case-key",
    "clock-change-time", "configuration-not-an-object", "configuration-without-version", "custom-requirement",
    "date-too-large", "display-duration-hides-alert", "empty-alert-text", "empty-cancel-text",
    "empty-configuration-list", "empty-file", "empty-language-map", "empty-ok-text", "empty-url",
    "end-date-in-1970", "end-far-ahead", "force-without-end", "garbled-text", "half-a-character", "insecure-url",
    "legal-keys-by-release", "likely-document", "list-under-plain-key", "lists-under-both-keys", "long-text",
    "loosely-written-version", "lost-content", "lower-version-for-newer-system", "malformed-number",
    "message-without-content", "meta-of-two-types", "missing-language", "negative-number", "nested-meta",
    "nested-requirement", "no-catch-all", "no-platform-key", "null-date", "null-in-meta", "null-member",
    "null-requirement", "old-and-new-disagree", "old-document-shape", "old-min-sdk-wrong-type",
    "old-minimum-unreadable", "old-version-missing", "old-version-not-semantic", "only-custom-requirements",
    "openings-out-of-reach", "os-requirement-unreadable", "os-requirement-wrong-type", "package-name-shape",
    "partly-unreadable-version", "placeholder-text", "platform-not-a-list", "prerelease-label",
    "prompt-at-first-opening", "repeated-language", "required-above-last", "required-equals-last",
    "requirement-key-with-underscore", "requirements-without-os", "same-text-in-all-languages",
    "same-text-in-two-languages", "server-date-outside-window", "stale-server-date", "system-version-precision",
    "text-in-other-language", "trailing-zero-in-version", "unknown-setting", "unreachable-configuration",
    "unreadable-date", "unreadable-version", "unrecognised-document", "unusable-setting", "unusable-suppression",
    "unused-url", "url-needs-encoding", "url-of-other-app", "url-of-other-store", "url-of-private-host",
    "url-of-unlisted-host", "url-percent-encoded", "url-with-fragment", "url-with-other-scheme",
    "url-without-app-page", "version-code-shape", "version-code-too-large", "version-wrong-type",
    "window-in-the-past", "window-of-one-instant", "zero-display-duration", "zero-openings", "zero-server-date",
  ]

  private struct Input {
    let example: Example
    let bytes: [UInt8]
    let report: FileReport

    init(_ example: Example, _ bytes: [UInt8]? = nil) {
      self.example = example
      self.bytes = bytes ?? Array(example.unmarked.text.utf8)
      let input = FileInput(path: example.path, bytes: self.bytes, syntax: example.syntax, isNamed: true)
      var linter = Linter(context: RuleExampleTests.context(of: example))
      linter.tests = { .ofExamples }
      report = linter.check(input)
    }
  }

  private func check(_ bytes: [UInt8], rids findings: [Finding], of input: Input, _ what: String) {
    let after = Input(input.example, bytes).report.findings
    // Several can have one name.
    func count(_ findings: [Finding]) -> [String: Int] {
      findings.reduce(into: [:]) { counts, finding in counts[FixCheck.name(finding), default: 0] += 1 }
    }
    let (had, rid) = (count(input.report.findings), count(findings))
    let least = findings.map(\.severity).min() ?? .info
    let wasHidden = Tree.read(input.bytes, as: input.example.syntax).textBreak != nil
    for (name, number) in count(after) {
      let isStill = number > (had[name] ?? 0) - (rid[name] ?? 0)
      let isNew = had[name] == nil
      let grave = after.contains { FixCheck.name($0) == name && $0.severity >= least }
      #expect(
        !isStill || isNew && (wasHidden || !grave),
        "\(what) -> \(name): \(after.first { FixCheck.name($0) == name }?.message.text ?? "")\n\(String(decoding: bytes, as: UTF8.self))",
        sourceLocation: RuleExampleTests.location(input.example))
    }
  }

  private func written(_ pieces: [(piece: String, new: String)], in example: Example) -> String? {
    var text = example.unmarked.text
    for (piece, new) in pieces {
      let parts = text.ranges(of: piece)
      #expect(
        parts.count == 1, "“\(piece)” stands there \(parts.count) times",
        sourceLocation: RuleExampleTests.location(example))
      guard parts.count == 1 else { return nil }
      text.replaceSubrange(parts[0], with: new)
    }
    return text
  }
}
