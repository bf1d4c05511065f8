import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Points on which `check`, `compat` and `simulate` must agree, for any file.
///
/// Where `check` has no error that concerns a targeted release, `compat` says that it decodes, and no device tried
/// comes to an error or a crash that the document causes. Where `compat` says that a targeted release does not decode,
/// `check` has an error that concerns it. And `compat` and `simulate` say the same.
///
/// And `check` says that nobody can get past an alert for exactly those releases for which the tables of `prove` have a
/// device that must answer one whose buttons lead nowhere.
package enum Invariants {
  /// Why something that looks like a disagreement is none.
  package enum Excused: String, CaseIterable, Sendable {
    /// A release of Prince of Versions before 4 and a platform without the object it reads. The one place that says so
    /// is `Settings.targets(for:on:)`; of the common module `old-document-shape` only sums up what are errors.
    case olderRelease
    /// The device meets the requirements of no configuration.
    case noConfigurationFits
    /// The library cannot read the version of the app that is installed.
    case installedVersion
    /// It was only read, or follows from how a platform behaves.
    case mayBe
  }

  /// Two answers that do not go together.
  package struct Disagreement: Sendable {
    package enum Property: String, Sendable {
      case checkMissesWhatCompatSays, checkMissesWhatHappens, compatMissesWhatHappens, compatSaysWhatDoesNotHappen
      case checkMissesATrap, checkSeesATrapThatIsNone
    }

    package var property: Property
    package var client: Client
    package var words: String
    /// Words that it has in common with other disagreements of the same sort.
    package var sort: String { "\(property.rawValue) \(client.library.id)" }
  }

  /// The result for one file.
  package struct Outcome: Sendable {
    package var disagreements: [Disagreement] = []
    package var excused: [Excused: Int] = [:]
    /// True if `check` has an error.
    package var hasError = false
    /// Findings of `check`, by rule and severity.
    package var findings: [String] = []

    fileprivate mutating func excuse(_ excuse: Excused) { excused[excuse, default: 0] += 1 }
  }

  package static let now: Instant = 1_773_576_000_000

  /// Asks all three. `kind` nil leaves it to the keys what the file is.
  package static func ask(
    _ bytes: [UInt8], _ syntax: Tree.Syntax, _ kind: DocumentKind?, role: Role? = nil
  ) -> Outcome {
    var context = CheckContext(now: now)
    context.kind = kind
    context.role = role
    let input = FileInput(path: "a.\(syntax.rawValue)", bytes: bytes, syntax: syntax, isNamed: true)
    let report = Linter(context: context).check(input)
    let errors = report.findings.filter { $0.severity == .error }
    var outcome = Outcome(hasError: !errors.isEmpty)
    outcome.findings = report.findings.map { "\($0.severity.rawValue) \($0.rule)" }
    let recognition = Recognition(Tree.read(bytes, as: syntax), context.recognition(of: input))
    for document in recognition.documents.prefix(3) {
      let blamed = errors.filter { $0.document == nil || $0.document == document.number }
        .reduce(ClientSet.empty) { $0 | (isAboutText($1) ? document.kind.clients : $1.clients) }
      var question = Question(
        decoding: Decoding(document), context: context, blamed: blamed, outcome: outcome)
      question.ask()
      let ofDocument = report.findings.filter { $0.document == nil || $0.document == document.number }
      question.askAboutTraps(ofDocument)
      outcome = question.outcome
    }
    return outcome
  }

  /// Behind a break of the text nothing else is reported, so what breaks it is an error for all who read the document.
  private static func isAboutText(_ finding: Finding) -> Bool { Rule.named(finding.rule)?.group == .files }

  /// One document before the three.
  private struct Question {
    let decoding: Decoding
    let context: CheckContext
    /// Clients that some error of `check` is about.
    let blamed: ClientSet
    var outcome: Outcome

    mutating func ask() {
      let tried = TriedDevices(decoding)
      for platform in decoding.platforms {
        let targets = context.targets(for: decoding.document, on: platform)
        for row in CompatMatrix(decoding, targets: nil, platform: platform).rows {
          guard let library = Library.all.first(where: { $0.id == row.clients.library }) else { continue }
          for client in ClientSet(library, from: row.clients.from, to: row.clients.to).clients {
            guard row.decodes != nil else { continue }
            let isTargeted = targets.contains(client)
            compare(row, client, isTargeted)
            for answer in tried.answers(of: client, on: platform) { compare(answer, row, client, isTargeted) }
          }
        }
      }
    }

    mutating func askAboutTraps(_ findings: [Finding]) {
      let document = decoding.document
      // Behind a break nothing is said of the rest of a text.
      if document.tree.textBreak != nil { return }
      let terms = QuestionTerms(
        clients: context.targets(for: document).intersection(document.kind.clients), today: context.now)
      let (tables, leftOut) = OutcomeTable.found(of: ClientGroup.all(of: document, terms), terms)
      if !leftOut.isEmpty { return }
      func clients(where isMeant: (DeviceAnswer, LinkUser) -> Bool) -> ClientSet {
        tables.reduce(.empty) { found, table in
          let user = LinkUser(of: document, on: table.platform)
          return table.cells.answers.contains { isMeant($0, user) } ? found | table.clients : found
        }
      }
      // An alert without a button is a lock that may be meant.
      let trapping = clients { $0.hasNoWayOut(for: $1) && !$0.addresses.isEmpty }
      let mayTrap = clients { $0.hasNoWayOut(for: $1) }
      let told = findings.filter { $0.effect == .neverLeft }.reduce(ClientSet.empty) { $0 | $1.clients }
      if let client = trapping.subtracting(told).clients.last {
        add(.checkMissesATrap, client, "no finding says that nobody gets past the alert with \(client.name)")
      }
      // A finding about an older library names those as well that it traps nobody with, and says so in words.
      let isShared = document.kind == .controlDeVersions
      for finding in findings where finding.effect == .neverLeft {
        let wrongly = finding.clients.subtracting(mayTrap)
        if let client = wrongly.clients.last, !isShared || wrongly == finding.clients {
          add(.checkSeesATrapThatIsNone, client, "people can get past the alert with \(client.name)")
        }
      }
    }

    private mutating func compare(_ row: CompatMatrix.Row, _ client: Client, _ isTargeted: Bool) {
      if row.decodes != false || blamed.contains(client) { return }
      if !row.isCertain { return outcome.excuse(.mayBe) }
      if !isTargeted { return outcome.excuse(.olderRelease) }
      add(.checkMissesWhatCompatSays, client, "\(client.name) does not decode: \(row.reason ?? "")")
    }

    private mutating func compare(
      _ answer: TriedDevices.Answer, _ row: CompatMatrix.Row, _ client: Client, _ isTargeted: Bool
    ) {
      let words = "\(answer.device): \(answer.decision.outcome), \(answer.decision.notes.last ?? "")"
      switch answer.decision.cause {
      case nil:
        let isUsed = !["error", "crash"].contains(answer.decision.plain.rawValue)
        if row.decodes == false, row.isCertain, row.reach == .everyDevice, answer.isFetched || !isUsed {
          add(.compatSaysWhatDoesNotHappen, client, "\(words); compat: \(row.reason ?? "")")
        }
      case .noConfigurationFits: outcome.excuse(.noConfigurationFits)
      case .installedVersion: outcome.excuse(.installedVersion)
      case .document(let isCertain):
        if row.decodes == true { add(.compatMissesWhatHappens, client, words) }
        if blamed.contains(client) { return }
        if !isCertain { return outcome.excuse(.mayBe) }
        if !isTargeted { return outcome.excuse(.olderRelease) }
        add(.checkMissesWhatHappens, client, words)
      }
    }

    private mutating func add(_ property: Disagreement.Property, _ client: Client, _ words: String) {
      let new = Disagreement(property: property, client: client, words: words)
      if outcome.disagreements.contains(where: { $0.sort == new.sort }) { return }
      outcome.disagreements.append(new)
    }
  }
}
