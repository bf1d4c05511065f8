import OSAMFormats
import OSAMSyntax

extension Subject {
  /// Where the checks of a decision turn, those that no step shows among them.
  package func thresholds(of decision: Decision) -> [Threshold] {
    var thresholds = thresholds(of: decision.checks)
    // A text that is looked up may be another for each language.
    if decision.looksAtLanguage, let axis = index(of: .language) {
      thresholds.append(Threshold(axis, .everyName))
    }
    return thresholds
  }

  func thresholds(of checks: [DeviceCheck]) -> [Threshold] {
    var thresholds: [Threshold] = []
    for check in checks { add(check, to: &thresholds) }
    return thresholds
  }

  /// Adds the thresholds of a check that was made at a stage.
  func add(_ check: DeviceCheck, at stage: Stage = .start, to thresholds: inout [Threshold]) {
    guard let axis = check.axis.flatMap(index) else { return }
    // Nothing depends on why a requirement is not satisfied.
    if case .checker(_, let value, _, let counts) = check {
      let place = named(axis) { accepts($0, value, axis) ?? counts }
      thresholds.append(Threshold(axis, place, at: stage))
      return
    }
    for bound in check.bounds {
      switch bound {
      case .number(let number): thresholds.append(Threshold(axis, .number(number), at: stage))
      case .version(_, let cut): thresholds.append(Threshold(axis, .version(cut), at: stage))
      case .value(let text): thresholds.append(Threshold(axis, named(axis) { $0 == .text(text) }, at: stage))
      case .values(let texts):
        let known = Set(texts.map { ByteText($0) })
        thresholds.append(
          Threshold(axis, named(axis) { $0.text.map { known.contains(ByteText($0)) } ?? false }, at: stage))
      // Such texts stand to others each in its own way.
      case .readable: thresholds.append(Threshold(axis, .everyName, at: stage))
      case .presence: thresholds.append(Threshold(axis, named(axis) { $0 == .absent || $0 == .off }, at: stage))
      // A checker's, which is told apart above.
      case .accepting: break
      }
    }
  }

  private func accepts(_ name: NamedValue, _ value: String?, _ axis: Int) -> Bool? {
    name.text.map { RequirementChecker($0).accepts(value, canonically: axes[axis].comparesCanonically) }
  }

  private func named(_ axis: Int, _ isMeant: (NamedValue) -> Bool) -> Threshold.Place {
    .names(NameSet(axes[axis].names.indices.filter { isMeant(axes[axis].names[$0]) }))
  }
}
