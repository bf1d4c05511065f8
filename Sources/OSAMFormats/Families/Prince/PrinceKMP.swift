import OSAMSyntax

/// Both formats as the library for Kotlin Multiplatform reads them. [prince-kmp-on-ios]
///
/// The `2` key is taken whenever it is there, also when it is null.
enum PrinceKMP {
  static func read(
    _ root: ReadValue, _ client: Client, _ platform: DevicePlatform
  ) -> Result<PrinceContent, PrinceFault> {
    let isIOS = platform == .ios
    let parserError = isIOS ? "ConfigurationException" : "JSONException"
    guard root.isObject else {
      return .failure(PrinceFault(parserError, [], "the document is \(root.kindWords), not an object"))
    }
    let reading = PrinceReading(root, client, platform)
    guard let section = reading.first else {
      let keys = platform.keys(for: client)
      let words = keys.count == 2 ? "there is neither \(keys[0]) nor \(keys[1])" : "there is no \(keys[0])"
      return .failure(PrinceFault(isIOS ? parserError : "IllegalStateException", [], words))
    }
    let (key, value) = (section.name, section.value)
    let reader = Reader(platform: platform)
    var content = PrinceContent(key: key, body: .nothing)
    switch value.content {
    case .list(let elements):
      if elements.isEmpty {
        let name = isIOS ? parserError : "IllegalArgumentException"
        return .failure(PrinceFault(name, [.name(key)], "\(key) is an empty list"))
      }
      var read: [Result<PrinceConfiguration, PrinceFault>] = []
      for (number, element) in elements.enumerated() {
        // iOS steps over elements that are no objects. [prince-bad-element]
        if isIOS, !element.isObject { continue }
        read.append(reader.element(element, [.name(key), .number(number)]))
      }
      content.body = .configurations(read, isList: true)
    case .object where reading.oldObject(of: section) != nil: content.body = .old(reader.oldObject(value, [.name(key)]))
    case .object: content.body = .configurations([reader.element(value, [.name(key)])], isList: false)
    default:
      return .failure(
        PrinceFault(
          "IllegalArgumentException", [.name(key)], "\(key) is \(value.kindWords), neither a list nor an object"))
    }
    if let meta = root["meta"], meta.isObject {
      content.meta = reader.texts(meta)
      content.hasMeta = true
    }
    return .success(content)
  }

  private struct Reader {
    var platform: DevicePlatform

    func element(_ element: ReadValue, _ path: [PathStep]) -> Result<PrinceConfiguration, PrinceFault> {
      guard element.isObject else {
        return .failure(
          PrinceFault("JSONException", path, "\(PathStep.last(path)) is \(element.kindWords), not an object"))
      }
      var requirements: [PrinceRequirement] = []
      for item in element["requirements"]?.members ?? [] {
        // iOS and the JVM leave null out, Android hands it to the checker. [prince-null-requirement]
        if item.value == .null, platform != .android { continue }
        requirements.append(
          PrinceRequirement(
            key: item.name, name: item.name, value: .text(item.value == .null ? nil : text(item.value)),
            path: path + [.name("requirements"), .name(item.name)]))
      }
      let values: Result<PrinceConfiguration.Values, PrinceFault>
      do throws(PrinceFault) {
        values = .success(try self.values(element, path))
      } catch {
        values = .failure(error)
      }
      return .success(PrinceConfiguration(path: path, requirements: requirements, values: values))
    }

    private func values(_ element: ReadValue, _ path: [PathStep]) throws(PrinceFault) -> PrinceConfiguration.Values {
      var values = PrinceConfiguration.Values()
      (values.required, values.requiredPath) = try version("required_version", element, path)
      (values.last, values.lastPath) = try version("last_version_available", element, path)
      let name = "notify_last_version_frequency"
      if let frequency = element[name], frequency != .null {
        guard case .text(let word) = frequency.content else {
          let error = platform == .ios ? "ConfigurationException" : "IllegalArgumentException"
          throw PrinceFault(error, path + [.name(name)], "\(name) is \(frequency.kindWords), not a text")
        }
        let isAlways = platform == .jvm ? JavaText.equalsAlways(word) : JavaText.isAlways(word)
        values.frequency = isAlways ? .always : .once
      }
      if let meta = element["meta"], meta.isObject { values.meta = texts(meta) }
      return values
    }

    private func version(
      _ name: String, _ element: ReadValue, _ path: [PathStep]
    ) throws(PrinceFault) -> (PrinceValue?, [PathStep]) {
      guard let value = element[name], value != .null else { return (nil, []) }
      let place = path + [.name(name)]
      if platform != .android { return (.text(text(value)), place) }
      guard let code = Self.long(value) else {
        throw PrinceFault("IllegalArgumentException", place, "\(name) is \(value.kindWords), not a number")
      }
      return (.code(code), place)
    }

    /// Android's `getLong`: fractions are cut off, texts are read as doubles.
    private static func long(_ value: ReadValue) -> Int64? {
      switch value.content {
      case .number(let text):
        switch JavaNumber.value(text) {
        case .integer(let number): return number
        case .double(let number): return cut(number)
        case nil: return nil
        }
      case .text(let text): return JavaNumber.parsedDouble(text).map(cut)
      default: return nil
      }
    }

    /// Java's conversion from double: NaN is 0, and what is too large becomes the largest.
    private static func cut(_ number: Double) -> Int64 {
      if number.isNaN { return 0 }
      return Int64(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
    }

    /// The object of the format before 4, with anything as text. [prince-old-object-only]
    func oldObject(_ value: ReadValue, _ path: [PathStep]) -> PrinceOldObject {
      var old = PrinceOldObject(path: path)
      if let minimum = value["minimum_version"], minimum != .null {
        old.minimum = .text(text(minimum))
        old.minimumPath = path + [.name("minimum_version")]
      }
      guard let latest = value["latest_version"], latest.isObject else { return old }
      if let version = latest["version"], version != .null {
        old.latest = .text(text(version))
        old.latestPath = path + [.name("latest_version"), .name("version")]
      }
      if let frequency = latest["notification_type"], JavaText.isAlways(text(frequency)) { old.frequency = .always }
      return old
    }

    func texts(_ meta: ReadValue) -> [ReadValue.Member] {
      meta.members.compactMap { member in
        if member.value == .null { return platform == .android ? .init(member.name, .null) : nil }
        return .init(member.name, .text(text(member.value)))
      }
    }

    /// Text as the platform's own classes give it. [prince-meta, prince-system-kmp]
    private func text(_ value: ReadValue) -> String {
      switch (platform, value.content) {
      case (.ios, .boolean(let value)): return value ? "1" : "0"
      case (.ios, .number(let text)): return Self.foundation(text)
      case (.jvm, .number(let text)): return text
      default: return JavaText.text(value)
      }
    }

    /// What Foundation writes for a number: whole ones without a fraction.
    private static func foundation(_ text: String) -> String {
      if Int64(text) != nil || UInt64(text) != nil { return text }
      guard let number = Double(text) else { return text }
      return Int64(exactly: number).map { String($0) } ?? "\(number)"
    }
  }
}

extension JavaText {
  /// Without the characters up to U+0020 at both ends.
  static func trimmed(_ text: String) -> String {
    let units = Array(text.utf8)
    guard let first = units.firstIndex(where: { $0 > 0x20 }), let last = units.lastIndex(where: { $0 > 0x20 }) else {
      return ""
    }
    return String(decoding: units[first...last], as: UTF8.self)
  }
}
