import OSAMDecisions
import OSAMFormats

extension Restrictions {
  /// The question about what they leave.
  func terms(_ models: DecisionModels, targets: ClientSet, applies: Applies, today: Instant) -> QuestionTerms {
    let usual = QuestionTerms.usualClock
    let from = date?.from ?? min(usual.lowerBound, date?.to ?? .max)
    let to = date?.to ?? max(usual.upperBound, from)
    return QuestionTerms(
      models, clients: clients ?? targets, platform: platform, applies: applies, clock: from...to, today: today,
      narrowings: narrowings)
  }

  /// The part that is left of each axis that is restricted. The clock is a matter of the terms of the question.
  var narrowings: [AxisName: Narrowing] {
    var all: [AxisName: Narrowing] = [:]
    all[.version] = version.map { part in
      .either((part.line.map { [$0.narrowing] } ?? []) + (part.takesOther ? [.names([.unreadable("")])] : []))
    }
    all[.osVersion] = osVersion?.narrowing
    all[.model] = models.map { .names($0.map(\.named)) }
    all[.language] = languages.map { .names($0.map(\.named)) }
    all[.offline] = isOffline.map(Self.narrowing)
    all[.device] = device.map { .either($0.map(\.narrowing)) }
    for (key, parts) in requirements { all[.requirement(key)] = .names(parts.map(\.named)) }
    all[.remembered] = remembered.map { .names([$0.named]) }
    all[.opens] = opens?.narrowing
    all[.minutesSincePrompt] = minutesSincePrompt?.narrowing
    all[.dontAsk] = isRefusedForEver.map(Self.narrowing)
    all[.daysSinceFirst] = daysSinceFirst?.narrowing
    all[.daysSincePrompt] = daysSincePrompt.map { part in
      .either((part.line.map { [$0.narrowing] } ?? []) + (part.takesOther ? [.names([.absent])] : []))
    }
    all[.answered] = isAnswered.map(Self.narrowing)
    all[.builder] = usesBuilder.map(Self.narrowing)
    return all
  }

  private static func narrowing(_ isOn: Bool) -> Narrowing { .names([isOn ? .on : .off]) }
}

extension NumberRange {
  fileprivate var narrowing: Narrowing { .numbers(from: from, to: to) }
}

extension VersionRange {
  fileprivate var narrowing: Narrowing { .versions(from: from, to: to, isBelow: !hasUpperEnd) }
}

extension ValuePart {
  fileprivate var named: NamedValue {
    switch self {
    case .absent: .absent
    case .exactly(let text): .text(text)
    case .beginning(let text): .text(text + "*")
    case .anything: .text("*")
    }
  }
}

extension DevicePart {
  fileprivate var narrowing: Narrowing {
    switch self {
    case .new: .names([.text("new")])
    case .seen: .names([.text("seen")])
    case .ticked: .names([.text("ticked")])
    case .ok(let range): range.narrowing
    }
  }
}
