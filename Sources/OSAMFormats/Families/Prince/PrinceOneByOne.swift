import OSAMSyntax

/// Configurations read one by one up to the first whose requirements hold, and of the others only the requirements: on
/// Android, and by the library for Kotlin Multiplatform. [prince-one-by-one]
protocol PrinceOneByOne {
  /// The library's names for the absence of a key of the platform, and for an empty list. [prince-no-platform,
  /// prince-empty-list]
  var missingKey: String { get }
  var emptyList: String { get }
  /// Steps over items of a list that are no objects. [prince-bad-element]
  var stepsOver: Bool { get }

  /// The body that the library makes of a value in which it finds no configurations. [prince-platform-value]
  func body(of section: Taken, in reading: PrinceReading) throws(PrinceFault) -> PrinceContent.Body
  /// The value that a checker gets; nil for a requirement that is left out.
  func requirement(_ value: ReadValue) -> PrinceRequirement.Value?
  /// Values that are read only of the configuration that is selected; its metadata are added.
  func values(of configuration: PrinceObject) throws(PrinceFault) -> PrinceConfiguration.Values
  /// The value of metadata as the app gets it; nil for one that is left out.
  func meta(_ value: ReadValue) -> ReadValue?
}

extension PrinceOneByOne {
  func content(of reading: PrinceReading) throws(PrinceFault) -> PrinceContent {
    guard let section = reading.first, let value = section.value else {
      let keys = reading.keys
      let words: LocalizedMessage =
        keys.count == 2 ? "there is neither \(keys[0]) nor \(keys[1])" : "there is no \(keys[0])"
      throw PrinceFault(missingKey, [], words)
    }
    let configurations = reading.configurations(of: section)
    let body: PrinceContent.Body
    if configurations.isEmpty {
      if value.isList { throw PrinceFault(emptyList, section.path, "\(PathStep.last(section.path)) is an empty list") }
      body = try self.body(of: section, in: reading)
    } else {
      let read = configurations.filter { !stepsOver || $0.value.isObject }
      body = .configurations(read.map(configuration))
    }
    return PrinceContent(section, body, meta: texts(reading.root["meta"]))
  }

  private func configuration(_ object: PrinceObject) -> Result<PrinceConfiguration, PrinceFault> {
    let (value, path) = (object.value, object.path)
    guard value.isObject else {
      return .failure(
        PrinceFault("JSONException", path, "\(PathStep.last(path)) is \(value.kindWords), not an object"))
    }
    // Requirements that are no object are none. [prince-requirements-shape]
    let requirements = object.requirements.compactMap { taken in
      taken.value.flatMap(requirement).map { value in
        PrinceRequirement(key: taken.name, value: value, path: taken.path)
      }
    }
    let values = Result { () throws(PrinceFault) in
      var values = try self.values(of: object)
      values.meta = texts(object["meta"]) ?? []
      return values
    }
    return .success(PrinceConfiguration(path: path, requirements: requirements, values: values))
  }

  /// Metadata that are no object are none. [prince-meta-shape]
  private func texts(_ taken: Taken) -> [ReadValue.Member]? {
    guard let value = taken.value, value.isObject else { return nil }
    return value.members.compactMap { member in meta(member.value).map { .init(member.name, $0) } }
  }
}
