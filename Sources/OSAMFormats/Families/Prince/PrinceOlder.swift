import OSAMSyntax

extension PrinceReading {
  /// The object that a release before 4 goes by, and the key it stands under. [prince-list-for-old]
  fileprivate func oldObject(
    missing: String, wrong: String
  ) throws(PrinceFault) -> (section: Taken, object: PrinceObject) {
    guard let section = first, let value = section.value else {
      throw PrinceFault(missing, [], "there is no \(keys[0])")
    }
    guard let object = oldObject(of: section) else {
      throw PrinceFault(wrong, section.path, "\(section.name) is \(value.kindWords), not an object")
    }
    return (section, object)
  }
}

/// The format before 4 as the native library on iOS and macOS read it. [prince-old-format]
enum PrinceOldApple {
  static func content(of reading: PrinceReading, _ client: Client) throws(PrinceFault) -> PrinceContent {
    do throws(PrinceFault) {
      let (section, object) = try reading.oldObject(missing: "invalidJsonData", wrong: "invalidJsonData")
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
    old.minimum = version(object["minimum_version"])
    old.minimumSystem = version(object["minimum_version_min_sdk"])
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
    guard let number = PrinceVersion(text) else {
      throw PrinceFault("invalidMajorVersion", taken.path, "version is no readable version")
    }
    old.latest = PrinceValue(.apple(number), at: taken.path)
    old.latestSystem = version(latest["min_sdk"])
    return old
  }

  private static func invalid(_ path: [PathStep], _ words: LocalizedMessage) -> PrinceFault {
    PrinceFault("invalidLatestVersion", path, words)
  }

  /// A version that is no text, or unreadable, is silently absent.
  private static func version(_ taken: Taken) -> PrinceValue? {
    guard case .text(let text)? = taken.value?.content else { return nil }
    return PrinceVersion(text).map { PrinceValue(.apple($0), at: taken.path) }
  }
}

/// The format before 4 as the native library on Android read it. [prince-old-format]
enum PrinceOldAndroid {
  /// Before 3.0.0 the only name for an error of the document.
  static let wrongVersion = "WRONG_VERSION"

  static func content(of reading: PrinceReading, _ client: Client) throws(PrinceFault) -> PrinceContent {
    do throws(PrinceFault) {
      let (section, object) = try reading.oldObject(missing: "IllegalStateException", wrong: "JSONException")
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
    let minimumSystem = try lowestSystem(object["minimum_version_min_sdk"])
    let latest = try latest(of: object)
    let latestSystem = try lowestSystem(latest["min_sdk"])
    // A lowest system of 0 or less takes its version away.
    if minimumSystem.code > 0 { old.minimum = text(object["minimum_version"]) }
    if latestSystem.code > 0 { old.latest = text(latest["version"]) }
    old.minimumSystem = PrinceValue(.code(minimumSystem.code), at: minimumSystem.path)
    old.latestSystem = PrinceValue(.code(latestSystem.code), at: latestSystem.path)
    old.frequency = frequency(latest["notification_type"])
    return old
  }

  /// Up to 2.1.0. Versions are read with the document; ALWAYS is the default.
  private static func first(_ object: PrinceObject, _ client: Client) throws(PrinceFault) -> PrinceOldObject {
    var old = PrinceOldObject(path: object.path)
    let isOptional = client.isPrince(.optionalMinimum)
    old.minimum = try semantic(object["minimum_version"], of: object, isOptional: isOptional)
    try code(object["minimum_version_code"])
    let latest = try latest(of: object)
    if latest.value.isObject {
      old.latest = try semantic(latest["version"], of: latest, isOptional: isOptional)
      try code(latest["version_code"])
    }
    old.frequency = frequency(latest["notification_type"])
    if old.minimum == nil, old.latest == nil {
      throw PrinceFault("", old.path, "there is neither a minimum nor a latest version")
    }
    // 2.1.0 keeps a lowest system only where both versions are there.
    if old.minimum != nil, old.latest != nil {
      old.minimumSystem = lenientSystem(object["minimum_version_min_sdk"])
      old.latestSystem = lenientSystem(latest["min_sdk"])
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
  private static func text(_ taken: Taken) -> PrinceValue? {
    guard let text = taken.value.map(JavaText.text) else { return nil }
    let trimmed = JavaText.trimmed(text)
    return trimmed.isEmpty || trimmed.lowercased() == "null" ? nil : PrinceValue(.text(text), at: taken.path)
  }

  /// Anything as text, and "null" as absent where it may be left out. [prince-optional-minimum]
  private static func semantic(
    _ taken: Taken, of object: PrinceObject, isOptional: Bool
  ) throws(PrinceFault) -> PrinceValue? {
    guard let value = taken.value else {
      if isOptional { return nil }
      throw PrinceFault("", object.path, "\(PathStep.last(object.path)) has no \(taken.name)")
    }
    let text = JavaText.text(value)
    if isOptional, text == "null" { return nil }
    do throws(SemanticVersion.Failure) {
      return PrinceValue(.text(try SemanticVersion(text).description), at: taken.path)
    } catch {
      throw PrinceFault(error.rawValue, taken.path, "\(taken.name) is no semantic version")
    }
  }

  /// Without one, the lowest system there is.
  private static func lowestSystem(_ taken: Taken) throws(PrinceFault) -> (code: Int64, path: [PathStep]) {
    guard let value = taken.value else { return (taken.otherwise.flatMap { Int64($0) } ?? 0, taken.path) }
    guard let number = JavaText.int(value) else {
      throw PrinceFault("JSONException", taken.path, "\(taken.name) is \(value.kindWords), not a number")
    }
    return (Int64(number), taken.path)
  }

  /// 2.1.0: what is no number, or not above 0, counts as absent.
  private static func lenientSystem(_ taken: Taken) -> PrinceValue? {
    guard let number = taken.value.flatMap(JavaText.int), number > 0 else { return nil }
    return PrinceValue(.code(Int64(number)), at: taken.path)
  }

  private static func code(_ taken: Taken) throws(PrinceFault) {
    guard let value = taken.value, JavaText.int(value) == nil else { return }
    throw PrinceFault("JSONException", taken.path, "\(taken.name) is \(value.kindWords), not a number")
  }
}

extension PrinceFrequency {
  /// The frequency that a client makes of a member; without one, or where it passes it over, the one it goes on with
  /// then.
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
