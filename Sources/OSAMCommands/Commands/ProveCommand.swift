import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// `osam-lint prove [FILE…] --never must-update`
struct ProveCommand: ConsoleCommand {
  static let name = "prove"

  var files: [FilePath] = []
  var never: [String] = []
  var always: [String] = []
  var apart = false
  var asked = OutcomeOptions()
  var answer = AnswerOptions()

  static func row(_ kinds: Kinds) -> CommandRow {
    let (first, last): (LocalizedMessage, LocalizedMessage) = ("Claim", "Reading and writing")
    return CommandRow(
      Self.self, title: "Proves that something holds on every device, or shows a device on which it does not.",
      text: """
        The claims are about all devices and moments, and options restrict them. Exit status 0: every claim holds; 1: one \
        does not, and a simulate command shows where. \(RestrictionOptions.explanation)
        """,
      operands: [.paths("path", "Files and directories; - is standard input.") { $0.files.append($1) }],
      options: [
        [
          .values("--never", "outcome", group: first, "No device gets this: \(outcomes).", completion: choices(kinds)) {
            $0.never.append($1)
          },
          .values("--always", "outcome", group: first, "Every device gets this.", completion: choices(kinds)) {
            $0.always.append($1)
          },
          .flag(
            "--apart", group: first,
            "No two documents of one app and platform show something on one device at one moment."
          ) { $0.apart = true },
        ],
        OutcomeOptions.options(kinds).within { $1(&$0.asked) },
        AnswerOptions.options(group: last).within { $1(&$0.answer) },
      ],
      foreign: RestrictionOptions.foreign,
      examples: [
        Example("Prove that an alert locks nobody out:", "osam-lint prove alert.json --never blocked"),
        Example(
          "Prove that last year's apps are offered the update in December:",
          "osam-lint prove alert.json --always LAZY --version ..2025129999 --date 2026-12-01..2026-12-31 --device new"),
      ])
  }

  private static let outcomes: LocalizedMessage = """
    a word of the library such as FORCE, a plain word such as must-update, shown (any alert), or blocked (a crash, or an \
    update that must be made and that no button leads to)
    """
  private static func choices(_ kinds: Kinds) -> Completion { .choices { Choices.outcome(kinds).all } }

  func run(on console: Console) throws(Failure) -> ExitStatus {
    let claims = try claims(console.kinds)
    let format = try answer.chosenFormat()
    let usesColour = console.usesColour(try answer.colour(console))
    let finder = try asked.reading.settings(console)
    var question = try asked.question(finder, on: console)
    question.terms.leavesOutUnreadable = !claims.contains(where: \.claim.concernsUnreadable)
    let loaded = try asked.documents(files, finder, on: console)
    var status = loaded.status
    let answers = question.answers(loaded, &status, on: console)
    if loaded.files.isEmpty { return loaded.status(files, on: console) }
    // All of them were left out, and it was said why.
    if answers.all.isEmpty { return status }
    var proof = Proof(answers.all.map(\.outcomes), question.terms)
    for claim in claims { proof.examine(claim.claim, named: claim.name) }
    if apart { proof.examineApart() }
    if let misused = question.misusedRestriction(answers.all, console.kinds) ?? proof.hollow {
      throw Failure(misused.words, hint: misused.hint)
    }
    switch format {
    case .text: console.print(proof.text(width: console.width, in: console.formatter(on: .output)).painted(usesColour))
    case .json: console.print(proof.json(leftOut: answers.leftOut, in: console.machineFormatter))
    }
    return proof.holds ? status : max(status, .findings)
  }

  private func claims(_ kinds: Kinds) throws(Failure) -> [(name: String, claim: Claim)] {
    var claims: [(String, Claim)] = []
    for (option, names, quantifier) in [
      ("--never", never, Claim.Quantifier.never), ("--always", always, .always),
    ] {
      for name in names { claims.append(("\(option) \(name)", Claim(quantifier, try .of(name, option, kinds)))) }
    }
    if claims.isEmpty, !apart {
      throw Failure(
        "there is no claim to prove",
        hint: "Write --never OUTCOME, --always OUTCOME or --apart, such as --never blocked.")
    }
    return claims
  }
}
