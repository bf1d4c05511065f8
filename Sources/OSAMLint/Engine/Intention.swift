import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Rules whose findings say what was meant where they have a repair. Such a slip is as grave as what it changes for
  /// people.
  static let ofSlips: Set<String> = Set(
    [
      // Names
      Rule.unknownKey, .wrongKeyCase, .camelCaseKey, .missingDataWrapper,
      // Words
      .unknownValue, .wrongLetterCase, .wrongType, .frequencyLetterCase, .unknownFrequency, .oldNotificationLetterCase,
      // Units
      .dateInSeconds, .calendarDigitsAsDate, .dateTooLarge, .displayDurationInMilliseconds,
    ].map { $0.id })
}

/// The document as its author meant it, where its slips leave no doubt about that: with all of them corrected. Each is
/// held against it by itself, as one that was forgotten.
struct Intention {
  private let document: Document
  private let context: CheckContext

  /// Slips of one document that are asked about; the others are as grave as their rules say.
  static let mostQuestions = 16
  /// A YAML text, which is read as a whole, is not read again when it is larger. Of JSON the document alone is.
  private static let mostBytes = 1 << 16

  init(_ document: Document, _ context: CheckContext) {
    self.document = document
    self.context = context
  }

  /// Slips of one name, or one word, in one document: one question.
  private struct Slip {
    var places: [Int]
    var edits: [TextEdit]
  }

  /// The findings, those about slips as grave as what they change for people; never milder than they were.
  func judged(_ findings: [Finding]) -> [Finding] {
    let slips = slips(in: findings)
    let open = slips.indices.filter { slips[$0].places.contains { findings[$0].severity < .error } }
    if open.isEmpty { return findings }
    let meant = corrected(slips.flatMap { $0.edits })
    var findings = findings
    for (question, number) in open.enumerated() {
      var divergences: [Divergence]?
      if question < Self.mostQuestions, let meant {
        divergences = self.divergences(leaving: number, of: slips, meant: meant)
      }
      let rule = slips[number].places.first.flatMap { Rule.named(findings[$0].rule) }
      let worst = divergences.flatMap { self.worst(of: $0, rule?.effects ?? []) }
      for place in slips[number].places where findings[place].severity < worst?.effect.severity ?? .error {
        if let worst {
          findings[place] = findings[place].judged(
            worst.effect, worst.divergence.clients, so: worst.divergence.words(of: document.kind, in: context.zone))
        } else if divergences == nil {
          findings[place] = findings[place].notJudged
        }
      }
    }
    return findings
  }

  /// Changes by one slip where all others are corrected; nil where they are not worked out.
  private func divergences(leaving number: Int, of slips: [Slip], meant: Document) -> [Divergence]? {
    var others = slips
    others.remove(at: number)
    // Read from the same piece of the file as the other one: what stands around it is another mistake.
    return corrected(others.flatMap { $0.edits }).flatMap { Divergence.all(of: $0, meant: meant, terms(for: meant)) }
  }

  private func slips(in findings: [Finding]) -> [Slip] {
    struct Name: Hashable {
      var rule: String
      var written: [UInt8]
    }
    var numbers: [Name: Int] = [:]
    var slips: [Slip] = []
    for (place, finding) in findings.enumerated() where Rule.ofSlips.contains(finding.rule) {
      guard let fix = finding.fix else { continue }
      let name = Name(rule: finding.rule, written: Array(document.tree.bytes[finding.span.range]))
      if let number = numbers[name] {
        slips[number].places.append(place)
        slips[number].edits += fix.edits
      } else {
        numbers[name] = slips.count
        slips.append(Slip(places: [place], edits: fix.edits))
      }
    }
    return slips
  }

  // MARK: The document after corrections

  private func corrected(_ edits: [TextEdit]) -> Document? {
    guard let edits = edits.inOrder else { return nil }
    let tree = document.tree
    if tree.syntax == .yaml {
      guard tree.bytes.count <= Self.mostBytes else { return nil }
      return read(edits.applied(to: tree.bytes), .yaml) { found in
        found.pointer == document.rootPointer && found.stream == tree.stream(of: document.root)
      }
    }
    let span = tree.span(document.root)
    let inside = edits.map { edit in
      TextEdit(SourceSpan(edit.span.start - span.start, edit.span.end - span.start), edit.text)
    }
    guard inside.allSatisfy({ $0.span.start >= 0 && $0.span.end <= span.end - span.start }) else { return nil }
    return read(inside.applied(to: Array(tree.bytes[span.range])), .json) { _ in true }
  }

  private func read(
    _ bytes: [UInt8], _ syntax: Tree.Syntax, _ isMeant: ((pointer: String, stream: Int?)) -> Bool
  ) -> Document? {
    let tree = Tree.read(bytes, as: syntax)
    let options = Recognition.Options(context.kinds, role: document.role, kind: document.kind, zone: document.zone)
    let recognition = Recognition(tree, options)
    return recognition.found.first { isMeant(($0.pointer, tree.stream(of: $0.root))) }.map(recognition.document)
  }

  // MARK: The gravest effect

  /// Of the clients that matter for the document as it was meant. With `androidd` alone no release before 4 of the
  /// Android library would.
  private func terms(for meant: Document) -> QuestionTerms {
    let usual = QuestionTerms.usualClock
    let today = min(max(context.now, usual.lowerBound), usual.upperBound)
    return QuestionTerms(
      context.models, clients: context.targets(for: meant).intersection(document.kind.clients),
      clock: today...usual.upperBound,
      today: today)
  }

  /// The gravest of those that are certain; of some that are alike all clients together.
  private func worst(of divergences: [Divergence], _ effects: [Effect]) -> (effect: Effect, divergence: Divergence)? {
    var worst: (effect: Effect, divergence: Divergence)?
    for var one in divergences where one.isCertain {
      one.clients = one.clients.subtracting(DevicePlatform.unproven(on: one.platform))
      guard !one.clients.isEmpty, let effect = effect(of: one, effects) else { continue }
      guard let known = worst, effect.severity <= known.effect.severity else {
        worst = (effect, one)
        continue
      }
      if effect == known.effect, one.isAlike(known.divergence, for: document.kind) {
        worst?.divergence.clients = known.divergence.clients | one.clients
      }
    }
    return worst
  }

  /// The effect of something else than was meant; nil where people only read other words.
  private func effect(of divergence: Divergence, _ effects: [Effect]) -> Effect? {
    let (stands, meant) = divergence.strengths
    let effect: Effect
    if stands == meant {
      guard isBlocked(divergence.asItStands, divergence.platform),
        !isBlocked(divergence.asMeant, divergence.platform)
      else { return nil }
      effect = .neverLeft
    } else {
      effect = stands == .crash ? .crash : stands == .error ? .unreadable : .valueIgnored
    }
    // A rule that knows no such effect says the same of it: what decides counts for something else.
    return effects.contains(effect) ? effect : .valueIgnored
  }

  private func isBlocked(_ answer: DeviceAnswer?, _ platform: DevicePlatform) -> Bool {
    answer.map { OutcomePattern.blocked.matches($0, for: LinkUser(of: document, on: platform)) } ?? false
  }
}

extension Tree {
  /// The document of a YAML stream that a node is in.
  fileprivate func stream(of node: NodeID) -> Int? { roots.lastIndex { $0 <= node } }
}
