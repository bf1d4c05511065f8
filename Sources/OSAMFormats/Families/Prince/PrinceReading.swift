import OSAMSyntax

/// How a client takes a document on one platform: all that decides it, so that clients of one manner take everything
/// alike. [prince-keys, prince-key-order]
struct PrinceManner: Hashable, Sendable {
  let platform: DevicePlatform
  /// The keys under which it looks, the one it takes first in front.
  let keys: [PrinceMember]
  let names: PrinceNames
  /// Takes the items of a list for configurations. [prince-lists]
  let takesLists: Bool
  /// Takes an object in place of a list of one. [prince-single-object]
  let takesOne: Bool
  /// Goes on to the next key where it cannot use the list of one; others use the first key whatever is there.
  /// [prince-whole-platform]
  let triesNext: Bool
  /// Null under a key counts as no key. [prince-null-is-absent]
  let nullIsAbsent: Bool
  /// The key under which it takes the object of before release 4, and what it looks for there. [prince-old-object-only]
  let oldKey: String?
  let old: [PrinceMember]

  private init(_ client: Client, _ platform: DevicePlatform) {
    let isApple = client.library.id == Library.princeIOS.id
    let isMultiplatform = client.library.id == Library.princeKMP.id
    takesLists = isMultiplatform || client.isPrince(.lists)
    takesOne = takesLists && !isApple
    triesNext = takesLists && isApple
    nullIsAbsent = client.isPrince(.nullIsAbsent)
    names = triesNext ? .inCamelCase : .asWritten
    let keys = platform.keys(for: client)
    let takesOld = !takesLists || isMultiplatform && platform == .ios
    self.platform = platform
    self.keys = keys.map { PrinceMember($0.rawValue) }
    oldKey = takesOld ? keys.first { !$0.isSecond }?.rawValue : nil
    old = takesOld ? PrinceMember.ofOldObject(for: client) : []
  }

  /// The manners there are, platform after platform, and who has them.
  static let all: [(clients: ClientSet, manner: PrinceManner)] = {
    var all: [(clients: ClientSet, manner: PrinceManner)] = []
    for platform in DevicePlatform.allCases {
      for client in DocumentKind.princeOfVersions.clients.clients where !platform.keys(for: client).isEmpty {
        let manner = PrinceManner(client, platform)
        if let known = all.firstIndex(where: { $0.manner == manner }) {
          all[known].clients.insert(client)
        } else {
          all.append((ClientSet([client]), manner))
        }
      }
    }
    return all
  }()

  static func of(_ client: Client, _ platform: DevicePlatform) -> PrinceManner {
    all.first { $0.manner.platform == platform && $0.clients.contains(client) }?.manner ?? Self(client, platform)
  }
}

/// A document as a release takes it on one platform, before it judges any of it: `PrinceContent` is made of it, rules
/// ask it. [prince-keys, prince-key-order, prince-random-comparison]
package struct PrinceReading: Sendable {
  private let manner: PrinceManner
  let root: PrinceObject
  /// The values under the platform's keys, in the order in which the client takes them up.
  package let sections: [Taken]

  /// `platform` is one on which the client runs.
  package init(_ root: ReadValue, _ client: Client, _ platform: DevicePlatform) {
    self.init(root, PrinceManner.of(client, platform))
  }

  fileprivate init(_ root: ReadValue, _ manner: PrinceManner) {
    let root = PrinceObject(root, [], manner.keys + [PrinceMember.meta], manner.names)
    self.manner = manner
    self.root = root
    sections = manner.keys.map { root[$0.name] }.filter { $0.value != nil }
  }

  package var platform: DevicePlatform { manner.platform }
  package var names: PrinceNames { manner.names }
  /// The client reads lists of configurations: releases from 4 on.
  package var takesLists: Bool { manner.takesLists }
  /// The names under which it looks, the one it takes first in front.
  var keys: [String] { manner.keys.map { $0.name } }

  /// The first key that counts; Apple's native library goes on to the next when it cannot use it.
  var first: Taken? { sections.first { !(manner.nullIsAbsent && $0.value == .null) } }

  /// The key whose configurations the client goes by, or loses. Apple's native library looks for a list.
  package var source: Taken? {
    (manner.triesNext ? sections.first { $0.value?.isList == true } : first) ?? sections.last
  }

  /// Configurations under a key as the client takes them: the items of a list, or an object in place of a list of one.
  /// [prince-single-object]
  package func configurations(of section: Taken) -> [PrinceObject] {
    guard manner.takesLists, let value = section.value else { return [] }
    func configuration(_ value: ReadValue, _ path: [PathStep]) -> PrinceObject {
      PrinceObject(value, path, PrinceMember.ofConfiguration, manner.names)
    }
    switch value.content {
    case .list(let items): return items.enumerated().map { configuration($1, section.path + [.number($0)]) }
    case .object where manner.takesOne && section.name != manner.oldKey: return [configuration(value, section.path)]
    default: return []
    }
  }

  /// The object of before release 4; the multiplatform library takes it under `ios`. [prince-kmp-on-ios]
  package func oldObject(of section: Taken) -> PrinceObject? {
    guard section.name == manner.oldKey, let value = section.value, value.isObject else { return nil }
    return PrinceObject(value, section.path, manner.old, manner.names)
  }

  /// Everything that the client looks for, in its order. A value under a key that it does not come to is passed over.
  package var taken: [Taken] {
    let source = source?.name
    var taken: [Taken] = []
    for var own in root.taken {
      let isSection = keys.contains(own.name) && own.use == .decides
      if isSection, own.value != nil, own.name != source { own.use = .passedOver }
      taken.append(own)
      guard isSection, manner.triesNext || own.name == source else { continue }
      taken += oldObject(of: own)?.taken ?? []
      taken += configurations(of: own).flatMap { $0.taken }
    }
    return taken
  }
}

// MARK: All clients

/// The ways in which clients take a document, each once.
package struct PrinceReadings: Sendable {
  package struct One: Sendable {
    package var clients: ClientSet
    package var reading: PrinceReading
  }

  /// Platform after platform, clients in the order of the catalogue.
  package let all: [One]

  /// The document as the tree has it, whatever a client's own reader makes of a text with faults; of an answer
  /// duplicates stay, as what is built of an authored document has none.
  package init(_ document: Document) {
    let isAnswer = document.isReadByClients
    let root = ReadValue(document.tree, document.root, keepsDuplicates: isAnswer)
    all = PrinceManner.all.map { One(clients: $0.clients, reading: PrinceReading(root, $0.manner)) }
  }

  /// The clients that take what stands under a key of the document for a platform's, by the place of that key.
  package func takers(of key: ReadPlace) -> (clients: ClientSet, platform: DevicePlatform)? {
    var found: (clients: ClientSet, platform: DevicePlatform)?
    for one in all where one.reading.sections.contains(where: { $0.key == key }) {
      found = ((found?.clients ?? .empty) | one.clients, one.reading.platform)
    }
    return found
  }

  /// Where the keys stand that some of these clients know, whether they count or not.
  package func keysTaken(by clients: ClientSet) -> Set<ReadPlace> {
    Set(readings.filter { !$0.clients.intersection(clients).isEmpty }.flatMap { $0.taken }.map { $0.key })
  }

  /// Everything that each of them looks for.
  package var readings: [Reading] {
    all.map { Reading(clients: $0.clients, platform: $0.reading.platform.rawValue, taken: $0.reading.taken) }
  }
}
