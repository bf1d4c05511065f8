import OSAMSyntax

/// Format 4 as the native library on iOS and macOS decodes it. [prince-whole-platform]
///
/// One bad configuration makes the whole list of its key unreadable, also one that would never be selected; then the
/// `2` key is tried.
enum PrinceApple {
  static func read(
    _ root: ReadValue, _ client: Client, _ platform: DevicePlatform
  ) -> Result<PrinceContent, PrinceFault> {
    guard root.isObject else {
      return .failure(PrinceFault("invalidJsonData", [], "the document is \(root.kindWords), not an object"))
    }
    let reading = PrinceReading(root, client, platform)
    let reader = PrinceApple.Reader(client: client, names: reading.names)
    var dropped: [PrinceFault] = []
    for member in reading.sections {
      do throws(PrinceFault) {
        let configurations = try reader.list(member.value, [.name(member.name)])
        var content = PrinceContent(key: member.name, body: .configurations(configurations, isList: true))
        content.dropped = dropped
        // Global metadata that is not all scalars is dropped as a whole. [prince-meta-shape]
        if let meta = reading.meta, let scalars = Reader.scalars(meta.value) {
          content.meta = scalars
          content.hasMeta = true
        }
        return .success(content)
      } catch {
        dropped.append(error)
      }
    }
    let keys = platform.keys(for: client)
    return .failure(dropped.first ?? PrinceFault("dataNotFound", [], "there is neither \(keys[0]) nor \(keys[1])"))
  }

  /// Every reason for which keys are passed over, for a document that no key of answers.
  static func dropped(_ root: ReadValue, _ client: Client, _ platform: DevicePlatform) -> [PrinceFault] {
    let reading = PrinceReading(root, client, platform)
    let reader = PrinceApple.Reader(client: client, names: reading.names)
    return reading.sections.compactMap { member in
      do throws(PrinceFault) {
        _ = try reader.list(member.value, [.name(member.name)])
        return nil
      } catch {
        return error
      }
    }
  }

  private struct Reader {
    var client: Client
    var names: PrinceNames

    func list(
      _ value: ReadValue, _ path: [PathStep]
    ) throws(PrinceFault) -> [Result<PrinceConfiguration, PrinceFault>] {
      guard case .list(let elements) = value.content else { throw fault(path, "is \(value.kindWords), not a list") }
      var configurations: [Result<PrinceConfiguration, PrinceFault>] = []
      for (number, element) in elements.enumerated() {
        configurations.append(.success(try configuration(element, path + [.number(number)])))
      }
      return configurations
    }

    private func configuration(_ element: ReadValue, _ path: [PathStep]) throws(PrinceFault) -> PrinceConfiguration {
      guard element.isObject else { throw fault(path, "is \(element.kindWords), not an object") }
      let members = names.members(of: element)
      var values = PrinceConfiguration.Values()
      (values.required, values.requiredPath) = try version(members["required_version"], path)
      (values.last, values.lastPath) = try version(members["last_version_available"], path)
      values.frequency = try frequency(members["notify_last_version_frequency"], path)
      let requirements = try requirements(members["requirements"], path)
      if let meta = members["meta"], meta.value != .null {
        let metaPath = path + [.name(meta.name)]
        guard meta.value.isObject else { throw fault(metaPath, "is \(meta.value.kindWords), not an object") }
        guard let scalars = Self.scalars(meta.value) else {
          let inner = meta.value.members.first { !Self.isScalar($0.value) }
          throw fault(metaPath + (inner.map { [.name($0.name)] } ?? []), "is \(inner?.value.kindWords ?? "nested")")
        }
        values.meta = scalars
      }
      return PrinceConfiguration(path: path, requirements: requirements, values: .success(values))
    }

    private func version(
      _ member: ReadValue.Member?, _ path: [PathStep]
    ) throws(PrinceFault) -> (PrinceValue?, [PathStep]) {
      guard let member, member.value != .null else { return (nil, []) }
      let path = path + [.name(member.name)]
      guard case .text(let text) = member.value.content else {
        throw fault(path, "is \(member.value.kindWords), not a text")
      }
      guard let version = PrinceVersion(text) else { throw fault(path, "is no readable version") }
      return (.apple(version), path)
    }

    private func frequency(
      _ member: ReadValue.Member?, _ path: [PathStep]
    ) throws(PrinceFault) -> PrinceFrequency {
      guard let member, member.value != .null else { return .once }
      let path = path + [.name(member.name)]
      guard case .text(let text) = member.value.content else {
        throw fault(path, "is \(member.value.kindWords), not a text")
      }
      let word = client.isPrince(.anyFrequencyCase) ? text.uppercased() : text
      guard let frequency = PrinceFrequency(rawValue: word) else {
        let isCase = PrinceFrequency(rawValue: text.uppercased()) != nil
        throw fault(path, isCase ? "is not in capital letters" : "is neither ONCE nor ALWAYS")
      }
      return frequency
    }

    private func requirements(
      _ member: ReadValue.Member?, _ path: [PathStep]
    ) throws(PrinceFault) -> [PrinceRequirement] {
      guard let member, member.value != .null else { return [] }
      let path = path + [.name(member.name)]
      guard case .object(let all) = member.value.content else {
        throw fault(path, "is \(member.value.kindWords), not an object")
      }
      var requirements: [PrinceRequirement] = []
      var seen: Set<String> = []
      for item in all {
        let key = SnakeCase.converted(item.name)
        // Of two keys that read alike after conversion the first counts.
        guard seen.insert(key).inserted else { continue }
        let place = path + [.name(item.name)]
        var value = PrinceRequirement.Value.typed(item.value)
        if key == Self.system {
          if case .text(let text) = item.value.content, let version = PrinceVersion(text) {
            value = .system(version)
          } else {
            let words =
              if case .text = item.value.content { "is no readable version" } else {
                "is \(item.value.kindWords), not a text"
              }
            guard client.isPrince(.optionalSystem) else { throw fault(place, words) }
            value = .skipped(words)
          }
        } else if !Self.isScalar(item.value) {
          value = .skipped("is \(item.value.kindWords)")
        }
        requirements.append(PrinceRequirement(key: key, name: item.name, value: value, path: place))
      }
      if !client.isPrince(.optionalSystem), !seen.contains(Self.system) {
        throw fault(path, "has no required_os_version")
      }
      return requirements
    }

    private static let system = "requiredOsVersion"

    static func isScalar(_ value: ReadValue) -> Bool {
      switch value.content {
      case .null, .boolean, .text: true
      case .number(let text): Double(text)?.isFinite ?? false
      case .list, .object, .unreadable: false
      }
    }

    /// The members of an object of scalars, their keys not converted; nil for anything else. Every value is decoded,
    /// also of a key that comes again, and the first one counts. [prince-meta-duplicate]
    static func scalars(_ value: ReadValue) -> [ReadValue.Member]? {
      guard case .object(let members) = value.content, members.allSatisfy({ isScalar($0.value) }) else { return nil }
      var seen: Set<String> = []
      return members.filter { seen.insert($0.name).inserted }
    }

    private func fault(_ path: [PathStep], _ words: String) -> PrinceFault {
      PrinceFault("dataNotFound", path, "\(PathStep.last(path)) \(words)")
    }
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
