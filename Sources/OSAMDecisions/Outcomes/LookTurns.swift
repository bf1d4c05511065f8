import OSAMFormats

extension Subject {
  /// Where the looks of a decision turn, those that no step shows among them.
  func turns(of decision: Decision) -> [Turn] {
    var turns = turns(of: decision.looks)
    // A text that is looked up may be another for each language.
    if decision.looksAtLanguage, let axis = index(of: .language) {
      for name in axes[axis].names.indices { turns.append(Turn(axis, .names(NameSet([name])))) }
    }
    return turns
  }

  func turns(of looks: [Look]) -> [Turn] {
    var turns: [Turn] = []
    for look in looks { add(look, to: &turns) }
    return turns
  }

  private func add(_ look: Look, to turns: inout [Turn]) {
    guard let axis = index(of: look.axis) else { return }
    for bound in look.bounds {
      switch bound {
      case .number(let number): turns.append(Turn(axis, .number(number)))
      case .version(_, let cut): turns.append(Turn(axis, .version(cut)))
      case .value(let text): turns.append(Turn(axis, named(axis) { $0 == .text(text) }))
      case .readable: turns.append(Turn(axis, named(axis) { if case .unreadable = $0 { true } else { false } }))
      case .presence: turns.append(Turn(axis, named(axis) { $0 == .absent || $0 == .off }))
      case .accepting(let value):
        turns.append(Turn(axis, named(axis) { $0 == .absent }))
        turns.append(Turn(axis, named(axis) { accepts($0, value, axis) }))
      }
    }
  }

  private func accepts(_ name: NamedValue, _ value: String?, _ axis: Int) -> Bool {
    name.text.map { PrinceDevice.Checker($0).accepts(value, canonically: axes[axis].comparesCanonically) } ?? false
  }

  private func named(_ axis: Int, _ isMeant: (NamedValue) -> Bool) -> Turn.Place {
    .names(NameSet(axes[axis].names.indices.filter { isMeant(axes[axis].names[$0]) }))
  }
}
