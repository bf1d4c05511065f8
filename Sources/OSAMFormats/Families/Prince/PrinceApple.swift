import OSAMSyntax

/// Format 4 as the native library on iOS and macOS decodes it. [prince-whole-platform]
///
/// One bad configuration makes the whole list of its key unreadable, also one that would never be selected; then the
/// `2` key is tried.
enum PrinceApple {
  static func content(of reading: PrinceReading, _ client: Client) throws(PrinceFault) -> PrinceContent {
    var dropped: [PrinceFault] = []
    for section in reading.sections {
      switch configurations(reading, section, client) {
      case .failure(let fault): dropped.append(fault)
      case .success(let configurations):
        // Global metadata that is not all scalars is dropped as a whole. [prince-meta-shape]
        let meta = reading.root["meta"].value.flatMap(scalars)
        var content = PrinceContent(section, .configurations(configurations.map { .success($0) }), meta: meta)
        content.dropped = dropped
        return content
      }
    }
    throw dropped.first
      ?? PrinceFault("dataNotFound", [], "there is neither \(reading.keys[0]) nor \(reading.keys[1])")
  }

  /// Every reason for which keys are passed over, for a document that no key of answers.
  static func dropped(_ reading: PrinceReading, _ client: Client) -> [PrinceFault] {
    reading.sections.compactMap { section in
      if case .failure(let fault) = configurations(reading, section, client) { fault } else { nil }
    }
  }

  private static func configurations(
    _ reading: PrinceReading, _ section: Taken, _ client: Client
  ) -> Result<[PrinceConfiguration], PrinceFault> {
    guard let value = section.value, value.isList else { return .failure(fault(section, "not a list")) }
    return Result { () throws(PrinceFault) in
      try reading.configurations(of: section).map { object throws(PrinceFault) in try configuration(object, client) }
    }
  }

  private static func configuration(
    _ object: PrinceObject, _ client: Client
  ) throws(PrinceFault) -> PrinceConfiguration {
    guard object.value.isObject else { throw fault(object.path, "is \(object.value.kindWords), not an object") }
    var values = PrinceConfiguration.Values(
      required: try version(object["required_version"]), last: try version(object["last_version_available"]),
      frequency: try frequency(object["notify_last_version_frequency"], client))
    let requirements = try requirements(of: object, client)
    let meta = object["meta"]
    if let value = meta.value, value != .null {
      guard value.isObject else { throw fault(meta, "not an object") }
      guard let scalars = scalars(value) else {
        let inner = value.members.first { !isScalar($0.value) }
        throw fault(
          meta.path + (inner.map { [.name($0.name)] } ?? []), inner.map { "is \($0.value.kindWords)" } ?? "is nested")
      }
      values.meta = scalars
    }
    return PrinceConfiguration(path: object.path, requirements: requirements, values: .success(values))
  }

  private static func version(_ taken: Taken) throws(PrinceFault) -> PrinceValue? {
    guard let value = taken.value, value != .null else { return nil }
    guard case .text(let text) = value.content else { throw fault(taken, "not a text") }
    guard let version = PrinceVersion(text) else { throw fault(taken.path, "is no readable version") }
    return PrinceValue(.apple(version), at: taken.path)
  }

  private static func frequency(_ taken: Taken, _ client: Client) throws(PrinceFault) -> PrinceFrequency {
    guard let value = taken.value, value != .null else { return .once }
    guard case .text(let text) = value.content else { throw fault(taken, "not a text") }
    let word = client.isPrince(.anyFrequencyCase) ? text.uppercased() : text
    guard let frequency = PrinceFrequency(rawValue: word) else {
      let isCase = PrinceFrequency(rawValue: text.uppercased()) != nil
      throw fault(taken.path, isCase ? "is not in capital letters" : "is neither ONCE nor ALWAYS")
    }
    return frequency
  }

  private static func requirements(
    of object: PrinceObject, _ client: Client
  ) throws(PrinceFault) -> [PrinceRequirement] {
    let holder = object["requirements"]
    guard let value = holder.value, value != .null else { return [] }
    guard value.isObject else { throw fault(holder, "not an object") }
    let requirements = object.requirements.map(requirement)
    if !client.isPrince(.optionalSystem) {
      guard let own = requirements.first(where: { $0.key == system }) else {
        throw fault(holder.path, "has no required_os_version")
      }
      if case .skipped(let words) = own.value { throw fault(own.path, words) }
    }
    return requirements
  }

  /// A requirement that is no scalar is skipped, and so is a system that is no version. [prince-system-ios,
  /// prince-nested-requirement]
  private static func requirement(_ taken: Taken) -> PrinceRequirement {
    let item = taken.value ?? .null
    var value = PrinceRequirement.Value.typed(item)
    if taken.name == system {
      if case .text(let text) = item.content {
        value = PrinceVersion(text).map { .system($0) } ?? .skipped("is no readable version")
      } else {
        value = .skipped("is \(item.kindWords), not a text")
      }
    } else if !isScalar(item) {
      value = .skipped("is \(item.kindWords)")
    }
    return PrinceRequirement(key: taken.name, value: value, path: taken.path)
  }

  private static let system = "requiredOsVersion"

  private static func isScalar(_ value: ReadValue) -> Bool {
    switch value.content {
    case .null, .boolean, .text: true
    case .number(let text): Double(text)?.isFinite ?? false
    case .list, .object, .unreadable: false
    }
  }

  /// The members of an object of scalars, their keys not converted; nil for anything else. Every value is decoded,
  /// also of a key that comes again, and the first one counts. Keys are those of a dictionary of Swift, which compares
  /// canonically. [prince-meta-duplicate]
  private static func scalars(_ value: ReadValue) -> [ReadValue.Member]? {
    guard case .object(let members) = value.content, members.allSatisfy({ isScalar($0.value) }) else { return nil }
    var seen: Set<String> = []
    return members.filter { seen.insert($0.name).inserted }
  }

  private static func fault(_ taken: Taken, _ wanted: LocalizedMessage) -> PrinceFault {
    fault(taken.path, "is \((taken.value ?? .null).kindWords), \(wanted)")
  }

  private static func fault(_ path: [PathStep], _ words: LocalizedMessage) -> PrinceFault {
    PrinceFault("dataNotFound", path, "\(PathStep.last(path)) \(words)")
  }
}

extension PathStep {
  /// The last step as a sentence names it: `required_version`, `item 2 of ios`.
  static func last(_ path: [PathStep]) -> String {
    switch path.last {
    case nil: return "the document"
    case .name(let name): return name
    case .number(let number):
      return "item \(number + 1)" + (path.count > 1 ? " of \(last(Array(path.dropLast())))" : "")
    }
  }
}
