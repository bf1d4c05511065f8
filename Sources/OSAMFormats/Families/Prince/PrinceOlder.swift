import OSAMSyntax

/// The format before 4 as the native library on iOS and macOS read it. [prince-old-format]
enum PrinceOldApple {
  static func content(of reading: PrinceReading, _ client: Client) throws(PrinceFault) -> PrinceContent {
    do throws(PrinceFault) {
      guard let section = reading.first, let value = section.value else {
        throw PrinceFault("invalidJsonData", [], "there is no \(reading.keys[0])")
      }
      guard let object = reading.oldObject(of: section) else {
        throw PrinceFault("invalidJsonData", section.path, "\(section.name) is \(value.kindWords), not an object")
      }
      // Any JSON, types kept. [prince-old-meta]
      let meta = reading.root["meta"].value.flatMap { $0.isObject ? $0.members : nil }
      return PrinceContent(section, .old(try old(object)), meta: meta)
    } catch {
      var fault = error
      // Up to 1.2.0 each error keeps its own name.
      if client.isPrince(.oneErrorName) { fault.name = "invalidJsonData" }
      throw fault
    }
  }

  private static func old(_ object: PrinceObject) throws(PrinceFault) -> PrinceOldObject {
    var old = PrinceOldObject(path: object.path)
    (old.minimum, old.minimumPath) = version(object["minimum_version"])
    (old.minimumSystem, old.minimumSystemPath) = version(object["minimum_version_min_sdk"])
    let holder = object.holder
    guard let inside = holder.value else {
      throw invalid(object.path, "\(PathStep.last(object.path)) has no \(holder.name)")
    }
    guard inside.isObject else { throw invalid(holder.path, "\(holder.name) is \(inside.kindWords), not an object") }
    let latest = object.inside(holder)
    // Exactly ALWAYS. [prince-old-notification]
    old.frequency = PrinceFrequency(latest["notification_type"]) { $0 == .text(PrinceFrequency.always.rawValue) }
    let taken = latest["version"]
    guard let value = taken.value else { throw invalid(holder.path, "\(holder.name) has no version") }
    guard case .text(let text) = value.content else {
      throw invalid(taken.path, "version is \(value.kindWords), not a text")
    }
    old.latestPath = taken.path
    guard let number = PrinceVersion(text) else {
      throw PrinceFault("invalidMajorVersion", taken.path, "version is no readable version")
    }
    old.latest = .apple(number)
    (old.latestSystem, old.latestSystemPath) = version(latest["min_sdk"])
    return old
  }

  private static func invalid(_ path: [PathStep], _ words: String) -> PrinceFault {
    PrinceFault("invalidLatestVersion", path, words)
  }

  /// What is no text, or unreadable, is silently absent.
  private static func version(_ taken: Taken) -> (PrinceValue?, [PathStep]) {
    guard case .text(let text)? = taken.value?.content, let version = PrinceVersion(text) else { return (nil, []) }
    return (.apple(version), taken.path)
  }
}

/// The format before 4 as the native library on Android read it. [prince-old-format]
enum PrinceOldAndroid {
  /// Before 3.0.0 the only name for an error of the document.
  static let wrongVersion = "WRONG_VERSION"

  static func content(of reading: PrinceReading, _ client: Client) throws(PrinceFault) -> PrinceContent {
    do throws(PrinceFault) {
      guard let section = reading.first, let value = section.value else {
        throw PrinceFault("IllegalStateException", [], "there is no \(reading.keys[0])")
      }
      guard let object = reading.oldObject(of: section) else {
        throw PrinceFault("JSONException", section.path, "\(section.name) is \(value.kindWords), not an object")
      }
      let old = try client.isPrince(.rewritten) ? rewritten(object) : first(object, client)
      return PrinceContent(section, .old(old), meta: meta(reading.root["meta"], client))
    } catch {
      var fault = error
      if !client.isPrince(.rewritten) { fault.name = wrongVersion }
      throw fault
    }
  }

  /// 3.0.0. Versions are read when they are compared.
  private static func rewritten(_ object: PrinceObject) throws(PrinceFault) -> PrinceOldObject {
    var old = PrinceOldObject(path: object.path)
    let minimumSystem: Int64
    let latestSystem: Int64
    (minimumSystem, old.minimumSystemPath) = try lowestSystem(object["minimum_version_min_sdk"])
    let latest = try latest(of: object)
    (latestSystem, old.latestSystemPath) = try lowestSystem(latest["min_sdk"])
    (old.minimum, old.minimumPath) = text(object["minimum_version"])
    (old.latest, old.latestPath) = text(latest["version"])
    old.frequency = frequency(latest["notification_type"])
    // A lowest system of 0 or less takes its version away.
    if minimumSystem <= 0 { old.minimum = nil }
    if latestSystem <= 0 { old.latest = nil }
    old.minimumSystem = .code(minimumSystem)
    old.latestSystem = .code(latestSystem)
    return old
  }

  /// Up to 2.1.0. Versions are read with the document; ALWAYS is the default.
  private static func first(_ object: PrinceObject, _ client: Client) throws(PrinceFault) -> PrinceOldObject {
    var old = PrinceOldObject(path: object.path)
    let isOptional = client.isPrince(.optionalMinimum)
    (old.minimum, old.minimumPath) = try semantic(object["minimum_version"], of: object, isOptional: isOptional)
    try code(object["minimum_version_code"])
    let latest = try latest(of: object)
    if latest.value.isObject {
      (old.latest, old.latestPath) = try semantic(latest["version"], of: latest, isOptional: isOptional)
      try code(latest["version_code"])
    }
    old.frequency = frequency(latest["notification_type"])
    if old.minimum == nil, old.latest == nil {
      throw PrinceFault("", old.path, "there is neither a minimum nor a latest version")
    }
    // 2.1.0 keeps a lowest system only where both versions are there.
    if old.minimum != nil, old.latest != nil {
      (old.minimumSystem, old.minimumSystemPath) = lenientSystem(object["minimum_version_min_sdk"])
      (old.latestSystem, old.latestSystemPath) = lenientSystem(latest["min_sdk"])
    }
    return old
  }

  /// Text values only; before 2.0.3 everything as text. [prince-old-meta]
  private static func meta(_ taken: Taken, _ client: Client) -> [ReadValue.Member]? {
    guard let value = taken.value, value.isObject else { return nil }
    return value.members.compactMap { member in
      if case .text = member.value.content { return member }
      return client.isPrince(.optionalMinimum) ? nil : .init(member.name, .text(JavaText.text(member.value)))
    }
  }

  /// The latest version with its notification; without members where there is none.
  private static func latest(of object: PrinceObject) throws(PrinceFault) -> PrinceObject {
    let holder = object.holder
    if let value = holder.value, !value.isObject {
      throw PrinceFault("JSONException", holder.path, "\(holder.name) is \(value.kindWords), not an object")
    }
    return object.inside(holder)
  }

  private static func frequency(_ taken: Taken) -> PrinceFrequency {
    PrinceFrequency(taken) { JavaText.equalsAlways(JavaText.text($0)) }
  }

  /// Anything as text; blanks and "null" count as absent. [prince-rewritten]
  private static func text(_ taken: Taken) -> (PrinceValue?, [PathStep]) {
    guard let value = taken.value else { return (nil, []) }
    let text = JavaText.text(value)
    let trimmed = JavaText.trimmed(text)
    if trimmed.isEmpty || trimmed.lowercased() == "null" { return (nil, []) }
    return (.text(text), taken.path)
  }

  /// Anything as text, and "null" as absent where it may be left out. [prince-optional-minimum]
  private static func semantic(
    _ taken: Taken, of object: PrinceObject, isOptional: Bool
  ) throws(PrinceFault) -> (PrinceValue?, [PathStep]) {
    guard let value = taken.value else {
      if isOptional { return (nil, []) }
      throw PrinceFault("", object.path, "\(PathStep.last(object.path)) has no \(taken.name)")
    }
    let text = JavaText.text(value)
    if isOptional, text == "null" { return (nil, taken.path) }
    do throws(SemanticVersion.Failure) {
      return (.text(try SemanticVersion(text).description), taken.path)
    } catch {
      throw PrinceFault(error.rawValue, taken.path, "\(taken.name) is no semantic version")
    }
  }

  /// Without one, the lowest system there is.
  private static func lowestSystem(_ taken: Taken) throws(PrinceFault) -> (Int64, [PathStep]) {
    guard let value = taken.value else { return (taken.otherwise.flatMap { Int64($0) } ?? 0, taken.path) }
    guard let number = JavaText.int(value) else {
      throw PrinceFault("JSONException", taken.path, "\(taken.name) is \(value.kindWords), not a number")
    }
    return (Int64(number), taken.path)
  }

  /// 2.1.0: what is no number, or not above 0, counts as absent.
  private static func lenientSystem(_ taken: Taken) -> (PrinceValue?, [PathStep]) {
    guard let number = taken.value.flatMap(JavaText.int), number > 0 else { return (nil, []) }
    return (.code(Int64(number)), taken.path)
  }

  private static func code(_ taken: Taken) throws(PrinceFault) {
    guard let value = taken.value, JavaText.int(value) == nil else { return }
    throw PrinceFault("JSONException", taken.path, "\(taken.name) is \(value.kindWords), not a number")
  }
}

extension PrinceFrequency {
  /// What a client makes of a member; without one, or where it passes it over, what it goes on with then.
  init(_ taken: Taken, isAlways: (ReadValue) -> Bool) {
    if let value = taken.value, taken.use != .passedOver {
      self = isAlways(value) ? .always : .once
    } else {
      self = taken.otherwise.flatMap(Self.init) ?? .once
    }
  }
}

extension JavaText {
  /// Android's `getInt`: doubles and texts are cut to whole numbers of 32 bits.
  static func int(_ value: ReadValue) -> Int32? {
    switch value.content {
    case .number(let text):
      switch JavaNumber.value(text) {
      case .integer(let number): return Int32(truncatingIfNeeded: number)
      case .double(let number): return cut(number)
      case nil: return nil
      }
    case .text(let text): return JavaNumber.parsedDouble(text).map(cut)
    default: return nil
    }
  }

  private static func cut(_ number: Double) -> Int32 {
    if number.isNaN { return 0 }
    return Int32(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}
