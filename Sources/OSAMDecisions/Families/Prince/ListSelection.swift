import OSAMFormats
import OSAMPlatform

/// Which configurations of a list devices come to, for all of them in one pass over the list.
///
/// A configuration is asked about with the devices that have just what it asks for: checkers that accept its values and
/// nothing else. Any other device that fits it fits no fewer of those in front of it. So where none of these comes to
/// it, no device does. [prince-selection]
///
/// A requirement holds always, never, where a checker accepts its value, or from a system on. So a configuration has a
/// rank, the first part of the line of systems in which it can hold, and the values that it needs. Configurations that
/// need the same form a group. In a group those alone can be chosen that have a lower rank than all before them.
package struct ListSelection: Sendable {
  /// Devices whose checkers accept nothing fit nothing, whatever their system is.
  package private(set) var leavesOutEverySystem = false
  /// How many values and configurations were looked at.
  package private(set) var steps = 0
  private var earlier: [Int: Int] = [:]

  /// Nil when the client has no list of what it reads.
  package init?(_ subject: PrinceSubject) {
    guard case .success(let content) = subject.content, case .configurations(let read) = content.body else {
      return nil
    }
    let elements = read.map { try? $0.get() }
    let readable = elements.prefix { $0 != nil }.count
    let devices = SelectionConditions.ways(of: subject)
    let ways = devices.map { SelectionWay(elements, subject, $0) }
    leavesOutEverySystem =
      readable == elements.count && readable > 0
      && zip(devices, ways).allSatisfy { !$0.hasCheckers || $1.free == nil }
    var chosen: [[SelectionChoice]] = []
    for way in ways {
      let (choices, steps) = way.choices(readable)
      chosen.append(choices)
      self.steps += steps
    }
    for (index, element) in elements.enumerated() {
      guard case .number(let number)? = element?.path.last else { continue }
      let choices = chosen.map { $0[index] }
      if choices.contains(.itself) { continue }
      let first = choices.lazy.compactMap { if case .earlier(let index) = $0 { index } else { nil } }.first
      guard case .number(let other)? = first.flatMap({ elements[$0]?.path.last }) else { continue }
      self.earlier[number] = other
    }
  }

  /// The configuration in front of an item of the list that devices choose which fit the item, those with the oldest
  /// systems; nil when some device comes to the item, and when nobody chooses any.
  package func earlier(than number: Int) -> Int? { earlier[number] }
}

/// The choice of devices that have just what a configuration asks for.
private enum SelectionChoice: Equatable {
  case itself
  /// One of those in front of it; of several that of the oldest systems.
  case earlier(Int)
  case nothing
}

/// A value that a checker has to accept.
private struct CheckedValue: Hashable {
  var key: String
  /// Nil is the value null.
  var value: [UInt8]?
  /// On iOS a checker gets the value itself, and can tell 5 from "5".
  var isText: Bool
}

/// When a configuration holds.
private struct SelectionConditions {
  /// Some requirement never holds.
  var never = false
  /// Some requirement holds from a system on.
  var systems: [Threshold.Place] = []
  var values: [CheckedValue] = []

  /// The devices that differ in more than their system and their checkers.
  static func ways(of subject: PrinceSubject) -> [PrinceDevice] {
    var device = PrinceDevice(client: subject.client, platform: subject.platform, installed: "1", system: "1")
    guard device.asksForBuilder else { return [device] }
    device.usesBuilder = true
    return [PrinceDevice(client: subject.client, platform: subject.platform, installed: "1", system: "1"), device]
  }

  init(_ configuration: PrinceConfiguration, _ subject: PrinceSubject, _ device: PrinceDevice, withCheckers: Bool) {
    let own = subject.platform.builtInRequirements
    var device = device
    for requirement in configuration.requirements where !own.contains(requirement.key) {
      device.checkers[requirement.key] = .nothing
    }
    var run = PrinceRun(device: device)
    for requirement in configuration.requirements {
      let (holds, check) = run.check(requirement, withCheckers: withCheckers)
      switch check {
      case .checker(let key, let value, .some, _):
        var isText = true
        if case .typed(let typed) = requirement.value {
          if case .text = typed.content {} else { isText = false }
        }
        values.append(CheckedValue(key: key, value: value.map { Array($0.utf8) }, isText: isText))
      // No app has a checker for what the library checks, and none where it can register none.
      case .checker: if !holds { never = true }
      default:
        let places = subject.thresholds(of: [check]).filter { subject.axes[$0.axis].name == .osVersion }.map {
          $0.place
        }
        if places.isEmpty, !holds { never = true }
        systems += places
      }
    }
  }
}

/// The list as devices go through it that are alike but for their systems and checkers.
private struct SelectionWay {
  private struct Item {
    var rank: Int
    /// Values that a device needs, and those that a device made for the item has; numbers in their order.
    var needed: [Int]
    var had: Set<Int>
  }

  /// Nil for an element that the client cannot read, and for one that never holds.
  private var items: [Item?]
  /// The number of parts of the line of systems.
  private let parts: Int
  /// How many configurations ask for each value.
  private var uses: [Int]
  /// The rank of the first that needs no checker's word, of those in front of an element that cannot be read.
  let free: Int?
  /// No device gets past the validation of the document below this rank. [prince-validates-first]
  private let validated: Int?

  init(_ elements: [PrinceConfiguration?], _ subject: PrinceSubject, _ device: PrinceDevice) {
    func conditions(withCheckers: Bool) -> [SelectionConditions?] {
      elements.map { $0.map { SelectionConditions($0, subject, device, withCheckers: withCheckers) } }
    }
    let all = conditions(withCheckers: true)
    let ranks = SystemRanks(
      all.flatMap { $0?.systems ?? [] }, PrinceOrder(subject.client, subject.platform).systems)
    parts = ranks.count
    var numbers: [CheckedValue: Int] = [:]
    var uses: [Int] = []
    func number(_ value: CheckedValue) -> Int {
      if let number = numbers[value] { return number }
      numbers[value] = uses.count
      uses.append(0)
      return uses.count - 1
    }
    items = all.map { conditions in
      guard let conditions, !conditions.never, let rank = ranks.first(conditions.systems) else { return nil }
      let needed = Set(conditions.values.map(number))
      for value in needed { uses[value] += 1 }
      // A checker of one key accepts one value, the last one.
      let had = Dictionary(pairs: conditions.values.map { ($0.key, $0) }, choosing: { $1 })
      return Item(rank: rank, needed: needed.sorted(), had: Set(had.values.map(number)))
    }
    self.uses = uses
    let readable = elements.prefix { $0 != nil }.count
    free = items.prefix(readable).compactMap { $0?.needed.isEmpty == true ? $0?.rank : nil }.min()
    guard subject.client.isPrince(.validatesFirst) else {
      validated = 0
      return
    }
    validated = conditions(withCheckers: false).prefix(readable).compactMap { conditions in
      conditions.flatMap { $0.never ? nil : ranks.first($0.systems) }
    }.min()
  }

  /// The choices of devices that are made for each element, and the number of steps that took. Nobody comes to an
  /// element behind the first `readable` ones.
  func choices(_ readable: Int) -> (choices: [SelectionChoice], steps: Int) {
    var front = SelectionFront(uses)
    var choices: [SelectionChoice] = []
    for (index, item) in items.enumerated() {
      choices.append(item.map { choice($0, isReadable: index < readable, &front) } ?? .nothing)
      if index < readable, let item { front.add(index, rank: item.rank, needed: item.needed) }
    }
    return (choices, front.steps)
  }

  private func choice(_ item: Item, isReadable: Bool, _ front: inout SelectionFront) -> SelectionChoice {
    guard let validated, item.had.isSuperset(of: item.needed) else { return .nothing }
    let rank = max(item.rank, validated)
    guard rank < parts else { return .nothing }
    let groups = front.groups(for: item.had)
    if let index = front.first(of: groups, upTo: rank) { return .earlier(index) }
    if isReadable { return .itself }
    return front.lowestRank(of: groups).flatMap { front.first(of: groups, upTo: $0) }.map { .earlier($0) } ?? .nothing
  }
}

/// The configurations in front of one, in groups that need the same.
private struct SelectionFront {
  private struct Group {
    var needed: [Int]
    /// Those that devices can choose in this group: each has a lower rank than the one before.
    var chosen: [(index: Int, rank: Int)] = []
  }

  private let uses: [Int]
  private var groups: [Group] = []
  private var numbers: [[Int]: Int] = [:]
  /// The group that needs nothing.
  private var free: [Int] = []
  /// The others, by the value of theirs that the fewest configurations ask for.
  private var byValue: [Int: [Int]] = [:]
  private(set) var steps = 0

  init(_ uses: [Int]) { self.uses = uses }

  mutating func add(_ index: Int, rank: Int, needed: [Int]) {
    steps += 1 + needed.count
    let number = numbers[needed] ?? groups.count
    if number == groups.count {
      numbers[needed] = number
      groups.append(Group(needed: needed))
      if let rarest = needed.min(by: { uses[$0] < uses[$1] }) {
        byValue[rarest, default: []].append(number)
      } else {
        free.append(number)
      }
    }
    if groups[number].chosen.last.map({ rank < $0.rank }) ?? true { groups[number].chosen.append((index, rank)) }
  }

  /// The groups that need no more than these values.
  mutating func groups(for values: Set<Int>) -> [Int] {
    var found = free
    for value in values {
      steps += 1
      for number in byValue[value] ?? [] {
        let needed = groups[number].needed
        steps += 1
        if needed.allSatisfy({ values.contains($0) }) { found.append(number) }
      }
    }
    return found
  }

  /// The first configuration that devices fit in this part of the line of systems.
  mutating func first(of found: [Int], upTo rank: Int) -> Int? {
    var first: Int?
    for number in found {
      let chosen = groups[number].chosen
      var (low, high) = (0, chosen.count)
      while low < high {
        steps += 1
        let middle = (low + high) / 2
        if chosen[middle].rank <= rank { high = middle } else { low = middle + 1 }
      }
      if low < chosen.count { first = min(first ?? .max, chosen[low].index) }
    }
    return first
  }

  func lowestRank(of found: [Int]) -> Int? { found.compactMap { groups[$0].chosen.last?.rank }.min() }
}

/// The line of systems in the parts that requirements tell apart, each with a device in it.
private struct SystemRanks {
  /// The part that begins at a place; nil when no device lies behind it.
  private var ranks: [Threshold.Place: Int?] = [:]
  private(set) var count = 1

  init(_ places: [Threshold.Place], _ axis: Axis) {
    var rest = axis.whole
    for place in Set(places).sorted(by: axis.line?.precedes ?? { _, _ in false }) {
      let parts = rest.parts(at: place)
      if parts.count > 1 {
        rest = parts[1]
        count += 1
        ranks[place] = count - 1
      } else {
        ranks[place] = .some(Self.lies(rest, behind: place) ? count - 1 : nil)
      }
    }
  }

  /// The first part behind all of these places; nil when no device lies there.
  func first(_ places: [Threshold.Place]) -> Int? {
    var first = 0
    for place in places {
      guard let rank = ranks[place] ?? nil else { return nil }
      first = max(first, rank)
    }
    return first
  }

  private static func lies(_ extent: Extent, behind place: Threshold.Place) -> Bool {
    switch (extent.witness(), place) {
    case (.number(let number), .number(let least)): number >= least
    case (.version(let version), .version(let cut)):
      if case .versions(let interval) = extent.line { cut.isBelow(version, by: interval.scheme) } else { false }
    default: false
    }
  }
}

extension Line {
  /// Which of two places of the line comes first.
  fileprivate func precedes(_ left: Threshold.Place, _ right: Threshold.Place) -> Bool {
    switch (self, left, right) {
    case (.numbers, .number(let one), .number(let other)): one < other
    case (.versions(let scheme), .version(let one), .version(let other)):
      scheme.order(one.version, other.version) == .lower
    default: false
    }
  }
}
