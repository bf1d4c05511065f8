import OSAMSyntax

/// How a client finds the members of an object, and which of several counts.
package enum PrinceNames: Sendable, Hashable {
  /// By the name as it is written; of several the last, which is the only one that most readers keep.
  case asWritten
  /// By the name in camel case, as `JSONDecoder` converts it; of several the first. [prince-snake-case]
  case inCamelCase

  /// The name by which the client knows a key that is written so.
  func known(_ key: String) -> String { self == .asWritten ? key : SnakeCase.converted(key) }

  /// Which of the members a key is taken for.
  fileprivate func row(_ key: String, in members: [PrinceMember]) -> Int? {
    let name = known(key)
    return members.firstIndex { member in
      (self == .asWritten ? member.name : member.inCamelCase).sameBytes(as: name)
    }
  }

  /// A name of a requirement as the client compares it with others.
  package func compared(_ name: String) -> ComparedText {
    ComparedText(known(name), canonically: self == .inCamelCase)
  }

  /// True if two names of requirements are one to the client.
  package func areOne(_ name: String, _ other: String) -> Bool { compared(name) == compared(other) }
}

/// An object, or what stands in the place of one, as a client takes its members from it.
package struct PrinceObject: Sendable {
  package let value: ReadValue
  /// From the root of the document down.
  package let path: [PathStep]
  private let members: [PrinceMember]
  private let names: PrinceNames
  /// One for each member that the client looks for, there or not.
  private let found: [Taken]
  /// Members of these names that come besides, and count for nothing.
  private let others: [Taken]

  init(_ value: ReadValue, _ path: [PathStep], _ members: [PrinceMember], _ names: PrinceNames) {
    self.value = value
    self.path = path
    self.members = members
    self.names = names
    var counting = [ReadValue.Member?](repeating: nil, count: members.count)
    var others: [Taken] = []
    for member in value.members {
      guard let row = names.row(member.name, in: members) else { continue }
      let earlier = counting[row]
      let isFirst = names == .inCamelCase && earlier != nil
      if let other = isFirst ? member : earlier {
        others.append(Taken(members[row].name, path, other, use: .passedOver))
      }
      if !isFirst { counting[row] = member }
    }
    self.others = others
    found = zip(members, counting).map { Taken($0.name, path, $1, otherwise: $0.otherwise, use: $0.use) }
  }

  /// A configuration, wherever it stands.
  package init(configuration value: ReadValue, _ names: PrinceNames) {
    self.init(value, [], PrinceMember.ofConfiguration, names)
  }

  /// The member of a name as the client takes it; without a value where that is missing, and where it does not look for
  /// one of this name.
  package subscript(name: String) -> Taken { found.first { $0.name == name } ?? Taken(name, path, nil) }

  /// The member that holds the latest version, before release 4. [prince-latest-version]
  var holder: Taken { found.first { PrinceMember.holders.contains($0.name) } ?? self[PrinceMember.holders[0]] }

  /// The inside of a member as the client takes it; nothing where that is no object.
  func inside(_ taken: Taken) -> PrinceObject {
    let member = members.first { $0.name == taken.name }
    guard case .members(let inside)? = member?.inside else { return PrinceObject(.null, taken.path, [], names) }
    return PrinceObject(taken.value ?? .null, taken.path, inside, names)
  }

  /// Members of `requirements`, each by the name that the client knows it by; of several the one that counts stands in
  /// its place, and the others behind all.
  package var conditions: [Taken] {
    let holder = self["requirements"]
    var counting: [Taken] = []
    var others: [Taken] = []
    var places: [ComparedText: Int] = [:]
    for member in holder.value?.members ?? [] {
      let name = names.known(member.name)
      let taken = Taken(name, holder.path, member)
      // Only Swift has camel case.
      let key = ComparedText(name, canonically: names == .inCamelCase)
      guard let place = places[key] else {
        places[key] = counting.count
        counting.append(taken)
        continue
      }
      others.append(names == .asWritten ? counting[place] : taken)
      if names == .asWritten { counting[place] = taken }
    }
    for index in others.indices { others[index].use = .passedOver }
    return counting + others
  }

  /// The conditions that count.
  var requirements: [Taken] { conditions.filter { $0.use == .decides } }

  /// Everything that the client looks for here and inside.
  package var taken: [Taken] {
    var taken: [Taken] = []
    for (member, own) in zip(members, found) {
      taken.append(own)
      switch member.inside {
      case .nothing: break
      case .members: if own.value?.isObject == true { taken += inside(own).taken }
      case .conditions: taken += conditions
      }
    }
    return taken + others
  }
}

extension Taken {
  /// A member of an object that stands at a path, as a client takes it.
  fileprivate init(
    _ name: String, _ path: [PathStep], _ member: ReadValue.Member?, otherwise: String? = nil, use: Use = .decides
  ) {
    self.init(
      name, path + [.name(member?.name ?? name)], key: member?.place ?? .nowhere, value: member?.value,
      otherwise: otherwise, use: use)
  }
}

extension ReadValue {
  var isObject: Bool { if case .object = content { true } else { false } }
  var isList: Bool { if case .list = content { true } else { false } }
  var members: [Member] { if case .object(let members) = content { members } else { [] } }
}
