import OSAMSyntax

/// How a client finds the members of an object, and which of several counts.
package enum PrinceNames: Sendable, Hashable {
  /// By the name as it is written; of several the last, which is the only one that most readers keep.
  case asWritten
  /// By the name in camel case, as `JSONDecoder` converts it; of several the first. [prince-snake-case]
  case inCamelCase

  /// The member that the client takes for one of the format's table.
  package func member(_ name: String, of object: ReadValue) -> ReadValue.Member? {
    switch self {
    case .asWritten: object.members.last { $0.name.utf8.elementsEqual(name.utf8) }
    case .inCamelCase: SnakeCase.member(Self.camel[name] ?? SnakeCase.converted(name), of: object)
    }
  }

  private static let camel = Dictionary(
    (PrinceMember.configuration + PrinceKey.allCases.map(\.rawValue)).map { ($0, SnakeCase.converted($0)) },
    uniquingKeysWith: { first, _ in first })

  /// The members of a configuration, or of the object of before release 4, by their names in the format's table.
  package func members(of object: ReadValue) -> [String: ReadValue.Member] {
    var found: [String: ReadValue.Member] = [:]
    for member in object.members {
      switch self {
      case .asWritten: found[member.name] = member
      case .inCamelCase:
        guard let name = PrinceMember.readByApple(member.name), found[name] == nil else { continue }
        found[name] = member
      }
    }
    return found
  }

  /// The members of `requirements`, each name once, as written.
  package func requirements(of object: ReadValue) -> [ReadValue.Member] {
    var known: [[UInt8]: Int] = [:]
    var result: [ReadValue.Member] = []
    for member in object.members {
      let name = Array(member.name.utf8)
      if let place = known[name] {
        if self == .asWritten { result[place] = member }
      } else {
        known[name] = result.count
        result.append(member)
      }
    }
    return result
  }

  /// The requirement that the client looks for under this name.
  package func requirement(_ name: String, of object: ReadValue) -> ReadValue.Member? {
    switch self {
    case .asWritten: member(name, of: object)
    case .inCamelCase: SnakeCase.member(SnakeCase.converted(name), of: object)
    }
  }

  /// Whether two names of requirements are one to the client.
  package func areOne(_ name: String, _ other: String) -> Bool {
    name == other || self == .inCamelCase && SnakeCase.converted(name) == SnakeCase.converted(other)
  }
}

/// What a release takes from a document on one platform, before it judges any of it: `PrinceContent` is made of it,
/// rules ask it. [prince-keys, prince-key-order, prince-random-comparison]
package struct PrinceReading: Sendable {
  package let root: ReadValue
  package let platform: DevicePlatform
  package let names: PrinceNames
  /// What stands under the platform's keys, in the order in which the client takes it up.
  package let sections: [ReadValue.Member]
  /// Null under a key counts as no key.
  private let nullIsAbsent: Bool
  private let isNew: Bool
  private let isApple: Bool
  private let isMultiplatform: Bool

  package init(_ root: ReadValue, _ client: Client, _ platform: DevicePlatform) {
    self.root = root
    self.platform = platform
    isApple = client.library.id == Library.princeIOS.id
    isMultiplatform = client.library.id == Library.princeKMP.id
    isNew = isMultiplatform || client.isPrince(.lists)
    nullIsAbsent = client.isPrince(.nullIsAbsent)
    let names = isApple && isNew ? PrinceNames.inCamelCase : .asWritten
    self.names = names
    sections = platform.keys(for: client).compactMap { names.member($0, of: root) }
  }

  /// The first key that counts; Apple's native library goes on to the next when it cannot use it.
  package var first: ReadValue.Member? { sections.first { !(nullIsAbsent && $0.value == .null) } }

  /// The key whose configurations the client goes by, or loses. Apple's native library looks for a list.
  package var source: ReadValue.Member? {
    (isApple && isNew ? sections.first { $0.value.isList } : first) ?? sections.last
  }

  package var meta: ReadValue.Member? { names.member("meta", of: root) }

  /// What the client takes for configurations of what stands under a key: the items of a list, or an object in place
  /// of a list of one. [prince-single-object]
  package func configurations(of section: ReadValue.Member) -> [ReadValue] {
    switch section.value.content {
    case _ where !isNew: []
    case .list(let items): items
    case .object where !isApple && !takesOldObject(section): [section.value]
    default: []
    }
  }

  /// The object of before release 4; the multiplatform library takes it under `ios`. [prince-kmp-on-ios]
  package func oldObject(of section: ReadValue.Member) -> ReadValue? {
    section.value.isObject && takesOldObject(section) ? section.value : nil
  }

  private func takesOldObject(_ section: ReadValue.Member) -> Bool {
    !isNew || isMultiplatform && platform == .ios && section.name == "ios"
  }
}

extension ReadValue {
  var isList: Bool { if case .list = content { true } else { false } }
}

// MARK: - All clients

/// The ways in which the releases from 4 on take a document, each once.
package struct PrinceReadings: Sendable {
  package struct One: Sendable {
    package var clients: ClientSet
    package var reading: PrinceReading
  }

  package let all: [One]

  /// The document as the tree has it, whatever a client's own reader makes of a text with faults; of an answer
  /// duplicates stay, as what is built of an authored document has none.
  package init(_ document: Document) {
    let isAnswer = document.role == .served && document.tree.syntax == .json
    let root = ReadValue(document.tree, document.root, keepsDuplicates: isAnswer)
    var manners: [Manner: Int] = [:]
    var all: [One] = []
    for platform in DevicePlatform.allCases {
      for client in (ClientSet.princeIOSFrom4 | .princeAndroidFrom4 | .princeKMP).clients
      where !platform.keys(for: client).isEmpty {
        let manner = Manner(
          library: client.library.id, nullIsAbsent: client.isPrince(.nullIsAbsent), platform: platform)
        if let known = manners[manner] {
          all[known].clients.insert(client)
        } else {
          manners[manner] = all.count
          all.append(One(clients: ClientSet([client]), reading: PrinceReading(root, client, platform)))
        }
      }
    }
    self.all = all
  }

  /// What decides how a document is taken, as far as releases from 4 on differ.
  private struct Manner: Hashable {
    var library: String
    var nullIsAbsent: Bool
    var platform: DevicePlatform
  }

  /// The clients that take what stands under a key of the document for a platform's, by the place of that key.
  package func takers(of key: ReadPlace) -> (clients: ClientSet, platform: DevicePlatform)? {
    var found: (clients: ClientSet, platform: DevicePlatform)?
    for one in all where one.reading.sections.contains(where: { $0.place == key }) {
      found = ((found?.clients ?? .empty) | one.clients, one.reading.platform)
    }
    return found
  }
}

// MARK: - As a list

extension PrinceReadings {
  /// Everything that each of them looks for.
  package var readings: [Reading] {
    all.map { Reading(clients: $0.clients, platform: $0.reading.platform.rawValue, taken: $0.reading.taken) }
  }
}

extension PrinceReading {
  /// Everything that the client looks for, in its order.
  package var taken: [Taken] {
    var taken: [Taken] = []
    for section in sections {
      let path = [PathStep.name(section.name)]
      let isSource = section.place == source?.place
      taken.append(
        Taken(section.name, path, key: section.place, value: section.value, use: isSource ? .decides : .passedOver))
      if let old = oldObject(of: section) { taken += self.taken(ofOld: old, path) }
      let isList = section.value.isList
      for (number, configuration) in configurations(of: section).enumerated() {
        taken += self.taken(of: configuration, isList ? path + [.number(number)] : path)
      }
    }
    taken.append(Taken("meta", [.name("meta")], key: meta?.place ?? .nowhere, value: meta?.value, use: .handedOn))
    return taken
  }

  private func taken(of configuration: ReadValue, _ path: [PathStep]) -> [Taken] {
    var taken: [Taken] = []
    let members = names.members(of: configuration)
    for name in PrinceMember.configuration {
      let member = members[name]
      let path = path + [.name(member?.name ?? name)]
      taken.append(
        Taken(
          name, path, key: member?.place ?? .nowhere, value: member?.value,
          otherwise: name == "notify_last_version_frequency" ? PrinceFrequency.once.rawValue : nil,
          use: name == "meta" ? .handedOn : .decides))
      guard name == "requirements", let member else { continue }
      for requirement in names.requirements(of: member.value) {
        taken.append(
          Taken(
            requirement.name, path + [.name(requirement.name)], key: requirement.place, value: requirement.value))
      }
    }
    return taken
  }

  private func taken(ofOld object: ReadValue, _ path: [PathStep]) -> [Taken] {
    var taken: [Taken] = []
    func take(_ names: [String], of object: ReadValue, _ path: [PathStep]) {
      for name in names {
        let member = self.names.member(name, of: object)
        taken.append(Taken(name, path + [.name(name)], key: member?.place ?? .nowhere, value: member?.value))
        guard let inner = member?.value, inner.isObject else { continue }
        take(PrinceMember.latestVersion, of: inner, path + [.name(name)])
      }
    }
    take(PrinceMember.oldObject.filter { $0 != "meta" }, of: object, path)
    return taken
  }
}
