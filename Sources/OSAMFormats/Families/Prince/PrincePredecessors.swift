import OSAMSyntax

/// The configurations before one in a list, each found by one of its requirements: a list of a thousand is gone through
/// once, and not once for each of its configurations.
struct PrincePredecessors {
  private let client: Client
  private var byCondition: [Condition: [PrinceConfiguration]] = [:]
  /// Of those that require a system and nothing else, the lowest system.
  private var lowestSystems: [ComparedText: PrinceVersion] = [:]
  /// One of them has no requirements.
  private var holdsForAll = false

  /// Traits that equal requirements have in common.
  private struct Condition: Hashable {
    enum Value: Hashable {
      case system, null, other
      case boolean(Bool)
      case number(ByteText)
      case text(ByteText)
    }

    var key: ComparedText
    var value: Value

    init(_ requirement: PrinceRequirement, _ client: Client) {
      key = client.compared(requirement.key)
      switch requirement.value {
      case .system: value = .system
      case .text(let text): value = text.map { .text(ByteText($0)) } ?? .null
      case .typed(let typed):
        switch typed.content {
        case .null: value = .null
        case .boolean(let flag): value = .boolean(flag)
        case .number(let number): value = .number(ByteText(number))
        case .text(let text): value = .text(ByteText(text))
        case .list, .object, .unreadable: value = .other
        }
      case .skipped: value = .other
      }
    }
  }

  init(_ client: Client) { self.client = client }

  mutating func add(_ configuration: PrinceConfiguration) {
    let counting = configuration.requirements.filter { !$0.isSkipped }
    if counting.count == 1, case .system(let system) = counting[0].value {
      let key = client.compared(counting[0].key)
      lowestSystems[key] = lowestSystems[key].map { min($0, system) } ?? system
      return
    }
    let conditions = counting.map { Condition($0, client) }
    // Whichever has the fewest others beside it.
    guard let rarest = conditions.min(by: { (byCondition[$0]?.count ?? 0) < (byCondition[$1]?.count ?? 0) }) else {
      holdsForAll = true
      return
    }
    byCondition[rarest, default: []].append(configuration)
  }

  /// True if one of them fits every device that a later configuration fits.
  func cover(_ later: PrinceConfiguration) -> Bool {
    if holdsForAll { return true }
    if byCondition.isEmpty, lowestSystems.isEmpty { return false }
    let requirements = Dictionary(grouping: later.requirements) { client.compared($0.key) }
    return later.requirements.contains { requirement in
      if case .system(let system) = requirement.value,
        let lowest = lowestSystems[client.compared(requirement.key)], lowest <= system
      {
        return true
      }
      return byCondition[Condition(requirement, client)]?.contains { isMet($0, by: requirements) } == true
    }
  }

  private func isMet(
    _ earlier: PrinceConfiguration, by later: [ComparedText: [PrinceRequirement]]
  ) -> Bool {
    earlier.requirements.allSatisfy { requirement in
      requirement.isSkipped
        || later[client.compared(requirement.key)]?.contains { isMet(requirement.value, where: $0.value) } == true
    }
  }

  private func isMet(_ value: PrinceRequirement.Value, where other: PrinceRequirement.Value) -> Bool {
    if case (.system(let low), .system(let high)) = (value, other) { return low <= high }
    return value == other
  }
}

extension PrinceRequirement {
  /// The library passes it over.
  var isSkipped: Bool { if case .skipped = value { true } else { false } }
}
