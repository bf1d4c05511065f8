import OSAMFormats
import OSAMSyntax

/// A file to which a link leads out of the checkout may be anything on the machine, and what is written of it is read
/// by others, as a log of CI is. Of such a file only rules and places are told.
extension FileReport {
  /// Takes away everything that is made of the text of the file.
  package mutating func withholdText() {
    isWithheld = true
    findings = findings.map { $0.withheld }
    bytes = bytes.map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
    (digests, identities, tested, taken) = ([], [:], nil, [])
    suppressed?.counts = [:]
  }
}

extension Finding {
  /// The finding with its rule and its place, but without a word of the file.
  fileprivate var withheld: Finding {
    let title = Rule.named(rule)?.title ?? rule
    return Finding(
      rule: rule, effect: effect,
      message: Message(
        LocalizedMessage(said: title),
        help: "Name the file itself to see more: a link leads to it out of the repository, so nothing of it is shown."),
      span: span, pointer: nil, clients: clients, document: document, kind: kind, role: role
    ).with(severity)
  }

  private func with(_ severity: Severity) -> Finding {
    var finding = self
    finding.severity = severity
    return finding
  }
}
