import OSAMFormats
import OSAMSyntax

extension Subject {
  /// Where the checks of a decision turn, those that no step shows among them.
  package func turns(of decision: Decision) -> [Turn] {
    var turns = turns(of: decision.checks)
    // A text that is looked up may be another for each language.
    if decision.looksAtLanguage, let axis = index(of: .language) {
      turns.append(Turn(axis, .everyName))
    }
    return turns
  }

  func turns(of checks: [DeviceCheck]) -> [Turn] {
    var turns: [Turn] = []
    for check in checks { add(check, to: &turns) }
    return turns
  }

  /// Adds where a check turns that was made at a stage.
  func add(_ check: DeviceCheck, at stage: Stage = .start, to turns: inout [Turn]) {
    guard let axis = check.axis.flatMap(index) else { return }
    // Nothing depends on why a requirement is not satisfied.
    if case .checker(_, let value, _, let counts) = check {
      let place = named(axis) { accepts($0, value, axis) ?? counts }
      turns.append(Turn(axis, place, at: stage))
      return
    }
    for bound in check.bounds {
      switch bound {
      case .number(let number): turns.append(Turn(axis, .number(number), at: stage))
      case .version(_, let cut): turns.append(Turn(axis, .version(cut), at: stage))
      case .value(let text): turns.append(Turn(axis, named(axis) { $0 == .text(text) }, at: stage))
      case .values(let texts):
        let known = Set(texts.map { ByteText($0) })
        turns.append(Turn(axis, named(axis) { $0.text.map { known.contains(ByteText($0)) } ?? false }, at: stage))
      // Such texts stand to others each in its own way.
      case .readable: turns.append(Turn(axis, .everyName, at: stage))
      case .presence: turns.append(Turn(axis, named(axis) { $0 == .absent || $0 == .off }, at: stage))
      // A checker's, which is told apart above.
      case .accepting: break
      }
    }
  }

  private func accepts(_ name: NamedValue, _ value: String?, _ axis: Int) -> Bool? {
    name.text.map { RequirementChecker($0).accepts(value, canonically: axes[axis].comparesCanonically) }
  }

  private func named(_ axis: Int, _ isMeant: (NamedValue) -> Bool) -> Turn.Place {
    .names(NameSet(axes[axis].names.indices.filter { isMeant(axes[axis].names[$0]) }))
  }
}
