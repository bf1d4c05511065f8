import OSAMFormats

/// Makes documents of each kind: right ones, and ones with a few mistakes in members, keys, values, wrapper and text.
package struct NearDocuments {
  private var random: Seeded

  package init(seed: UInt64) { random = Seeded(state: seed) }

  package mutating func document(_ kind: DocumentKind) -> NearDocument {
    var body = body(kind)
    // One in five is right.
    for _ in 0..<random.choose([0, 1, 1, 2, 3]) { damage(&body) }
    let isYAML = random.once(in: 5)
    var value = body
    if let wrapper = kind.wrapper {
      value = .object([.init(key: "\"\(wrapper)\"", value: body)])
      if isYAML, random.once(in: 2) { value = body }
      if random.once(in: 10) { damageWrapper(&value, body) }
    }
    return NearDocument(
      kind: kind, value: value, isYAML: isYAML, damage: random.once(in: 4) ? TextDamage(&random) : nil)
  }

  // MARK: Sound ones

  private mutating func body(_ kind: DocumentKind) -> NearValue {
    let members: [NearSlot]
    switch kind {
    case .osamVersion: members = NearSlot.version
    case .osamRating: members = NearSlot.rating
    case .controlDeVersions: members = NearSlot.olderVersion
    case .valoracions: members = NearSlot.olderRating
    default: return prince()
    }
    var body: [NearValue.Member] = []
    for slot in members {
      if slot.isOptional, random.once(in: 3) { continue }
      // A value at the edge of what is right comes once in twenty.
      let json = random.once(in: 20) ? random.choose(slot.edge) : random.choose(slot.right)
      body.append(.init(key: "\"\(slot.name)\"", value: NearValue(json)))
    }
    return .object(body)
  }

  private mutating func prince() -> NearValue {
    var members: [NearValue.Member] = []
    func add(_ key: String, _ value: NearValue) { members.append(.init(key: "\"\(key)\"", value: value)) }
    let generations = random.choose([["2"], [""], ["", "2"]])
    let systems = random.choose([["ios"], ["android"], ["ios", "android"], ["ios", "macos", "android"], ["jvm"]])
    for system in systems {
      for generation in generations {
        if system == "jvm" {
          if generation == generations[0] { add("jvm", configurations(system)) }
        } else if generation == "", generations.count == 2 || random.once(in: 4) {
          add(system, oldObject(system))
        } else if random.once(in: 12) {
          add(system + generation, configuration(system, isLast: true))
        } else {
          add(system + generation, configurations(system))
        }
      }
    }
    if random.once(in: 4) { add("meta", NearValue(#"{"a": "x", "b": 1, "c": true}"#)) }
    return .object(members)
  }

  private mutating func configurations(_ system: String) -> NearValue {
    let count = random.choose([1, 1, 2, 3])
    return .list((1...count).map { configuration(system, isLast: $0 == count) })
  }

  private mutating func configuration(_ system: String, isLast: Bool) -> NearValue {
    let slots = NearSlot.configuration(system)
    let which = random.next() % 3
    var members: [NearValue.Member] = []
    for slot in slots {
      switch slot.name {
      case "required_version" where which == 0, "last_version_available" where which == 1: continue
      case "requirements" where isLast && !random.once(in: 4): continue
      case "meta" where !random.once(in: 4): continue
      case "notify_last_version_frequency" where random.once(in: 4): continue
      default: break
      }
      let json = random.once(in: 16) ? random.choose(slot.edge) : random.choose(slot.right)
      members.append(.init(key: "\"\(slot.name)\"", value: NearValue(json)))
    }
    return .object(members)
  }

  private mutating func oldObject(_ system: String) -> NearValue {
    var members: [NearValue.Member] = []
    for slot in NearSlot.oldObject(isAndroid: system == "android") {
      if slot.isOptional, random.once(in: 3) { continue }
      let json = random.once(in: 16) ? random.choose(slot.edge) : random.choose(slot.right)
      members.append(.init(key: "\"\(slot.name)\"", value: NearValue(json)))
    }
    return .object(members)
  }

  // MARK: Damage

  private mutating func damage(_ value: inout NearValue) {
    let paths = value.paths
    guard !paths.isEmpty else { return }
    // The higher a member stands, the more often it is hit.
    let tops = paths.filter { $0.count == 1 }
    let path = random.once(in: 2) ? random.choose(tops) : random.choose(paths)
    let key = value.key(path)
    let old = value[path]
    switch random.next() % 12 {
    case 0, 1, 2: value.replace(path, with: .raw(random.choose(NearSlot.wrong)))
    case 3: value.replace(path, with: .raw("null"))
    case 4: value.remove(path)
    case 5: if let key { value.rename(path, "\"\(misspelt(key))\"") }
    case 6:
      let wrong = NearValue.raw(random.choose(NearSlot.wrong))
      let other = random.once(in: 2) ? old : wrong
      if random.once(in: 2) { value.replace(path, with: wrong) }
      value.insert(.init(key: "\"\(key ?? "x")\"", value: other), behind: path)
    case 7: value.replace(path, with: value[random.choose(paths)])
    case 8:
      value.insert(
        .init(key: "\"\(random.choose(NearSlot.strangers))\"", value: .raw(random.choose(NearSlot.wrong))), behind: path
      )
    case 9: value.replace(path, with: random.once(in: 2) ? .list([old]) : .object([.init(key: "\"x\"", value: old)]))
    case 10:
      guard case .raw(let text) = old else { return }
      // A text becomes a bare word, a number a text.
      value.replace(path, with: .raw(text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : "\"\(text)\""))
    default:
      guard case .raw(let text) = old, text.hasPrefix("\"") else { return }
      value.replace(path, with: .raw("\"" + random.choose(NearSlot.inTexts) + text.dropFirst()))
    }
  }

  private mutating func misspelt(_ key: String) -> String {
    switch random.next() % 8 {
    case 0: return key.uppercased()
    case 1: return key.lowercased()
    case 2: return key + random.choose([" ", "_", "2", "s", "\\u0000"])
    case 3: return " " + key
    case 4 where key.count > 2: return String(key.dropFirst(2))
    case 5 where key.contains("_"):
      let words = key.split(separator: "_")
      return (words.first.map(String.init) ?? "")
        + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    case 6: return key.replacing("i", with: "\\u0069")
    default: return key.isEmpty ? "x" : key.prefix(1).uppercased() + key.dropFirst()
    }
  }

  private mutating func damageWrapper(_ value: inout NearValue, _ body: NearValue) {
    func wrapped(_ key: String, _ value: NearValue) -> NearValue { .object([.init(key: "\"\(key)\"", value: value)]) }
    switch random.next() % 9 {
    case 0: value = body
    case 1: value = wrapped("Data", body)
    case 2: value = wrapped("data ", body)
    case 3: value = wrapped("data", .list([body]))
    case 4: value = wrapped("data", wrapped("data", body))
    case 5: value = .list([value])
    case 6: value = wrapped("result", body)
    case 7: value.insert(.init(key: "\"data\"", value: .raw(random.choose(NearSlot.wrong))), behind: [0])
    default: value = wrapped("data", .raw(random.choose(NearSlot.wrong)))
    }
  }
}
