import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// An example as a file of a run.
extension Example {
  /// Settings of a run over the example.
  package func checkContext(_ models: DecisionModels) -> CheckContext {
    var made = CheckContext(models, now: Example.date)
    made.role = role ?? .usual(for: syntax)
    made.kind = kind
    let selection = ClientSelection(of: models.kinds.libraries)
    if let clients, case .success(let set) = selection.parse(clients) {
      made.targets = set
      made.substitutions = ReleaseSubstitutions(in: &made.targets)
      made.namedLibraries = selection.libraries(namedIn: clients)
    }
    if let settings {
      let file = SettingsFile(SettingsTable(models.kinds), path: "settings", bytes: Array(settings.utf8))
      made.choices = file.base.choices
      made.serverClock = file.base.serverClock?.value ?? .written
    }
    return made
  }

  /// Name of a file with the text of the example.
  package var path: FilePath {
    switch own {
    case .settings: ".osam-lint.yml"
    case .tests: "example.test.yaml"
    case nil: "example"
    }
  }

  /// The linter that checks the example.
  package func linter(_ context: CheckContext, rules: [Rule] = Rule.all) -> Linter {
    var linter = Linter(context: context, rules: rules)
    if own == .tests { linter.tests = { .ofExamples } }
    return linter
  }

  /// The file it is, in its own syntax or in another.
  package func input(as other: Tree.Syntax? = nil) -> FileInput {
    let text = unmarked.text
    return FileInput(
      path: path,
      bytes: isLatin1 ? text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } : Array(text.utf8),
      syntax: other ?? syntax, isNamed: true)
  }

  /// Findings of a rule in the example.
  package func findings(of rule: Rule, as syntax: Tree.Syntax? = nil, _ models: DecisionModels) -> [Finding] {
    undoubted(input(as: syntax), models).findings.filter { $0.rule == rule.id }
  }

  /// Report on a file made of the example where somebody says the kind: examples are short, and a fix is not unsafe for
  /// that.
  package func undoubted(_ input: FileInput, _ models: DecisionModels) -> FileReport {
    let report = linter(checkContext(models)).checkAlone(input)
    guard report.isUnproven, let kind = report.kinds.first, report.kinds.allSatisfy({ $0 == kind }) else {
      return report
    }
    var said = checkContext(models)
    said.kind = kind
    return linter(said).checkAlone(input)
  }
}

extension Rule {
  /// The finding whose message is shown on the page of the rule.
  package func shownFinding(_ models: DecisionModels) -> Finding? {
    switch shown {
    case .example(let example): example.findings(of: self, models).first
    case .message(let message): Finding(self, message, at: SourceSpan(0, 0), pointer: nil)
    case nil: nil
    }
  }
}
