import OSAMSyntax

/// The format before 4 as the native library on iOS and macOS read it. [prince-old-format]
enum PrinceOldApple {
  static func read(
    _ root: ReadValue, _ client: Client, _ platform: DevicePlatform
  ) -> Result<PrinceContent, PrinceFault> {
    do throws(PrinceFault) {
      return .success(try read(root, platform.keys(for: client)[0], client))
    } catch {
      var fault = error
      // Up to 1.2.0 each error keeps its own name.
      if client.isPrince(.oneErrorName) { fault.name = "invalidJsonData" }
      return .failure(fault)
    }
  }

  private static func read(_ root: ReadValue, _ key: String, _ client: Client) throws(PrinceFault) -> PrinceContent {
    guard root.isObject else {
      throw PrinceFault("invalidJsonData", [], "the document is \(root.kindWords), not an object")
    }
    guard let value = root[key] else { throw PrinceFault("invalidJsonData", [], "there is no \(key)") }
    guard value.isObject else {
      throw PrinceFault("invalidJsonData", [.name(key)], "\(key) is \(value.kindWords), not an object")
    }
    var old = PrinceOldObject(path: [.name(key)])
    let minimum = version("minimum_version", of: value)
    old.minimum = minimum
    if minimum != nil { old.minimumPath = [.name(key), .name("minimum_version")] }
    let latestPath: [PathStep] = [.name(key), .name("latest_version")]
    guard let latest = value["latest_version"] else {
      throw PrinceFault("invalidLatestVersion", [.name(key)], "\(key) has no latest_version")
    }
    guard latest.isObject else {
      throw PrinceFault("invalidLatestVersion", latestPath, "latest_version is \(latest.kindWords), not an object")
    }
    // Exactly ALWAYS. [prince-old-notification]
    if case .text("ALWAYS")? = latest["notification_type"]?.content { old.frequency = .always }
    guard case .text(let text)? = latest["version"]?.content else {
      let words = latest["version"].map { "version is \($0.kindWords), not a text" } ?? "latest_version has no version"
      let path = latest["version"] == nil ? latestPath : latestPath + [.name("version")]
      throw PrinceFault("invalidLatestVersion", path, words)
    }
    old.latestPath = latestPath + [.name("version")]
    guard let number = PrinceVersion(text) else {
      throw PrinceFault("invalidMajorVersion", old.latestPath, "version is no readable version")
    }
    old.latest = .apple(number)
    if client.isPrince(.lowestSystem) {
      old.minimumSystem = version("minimum_version_min_sdk", of: value)
      old.latestSystem = version("min_sdk", of: latest)
    }
    var content = PrinceContent(key: key, body: .old(old))
    // Any JSON, types kept. [prince-old-meta]
    if let meta = root["meta"], meta.isObject {
      content.meta = meta.members
      content.hasMeta = true
    }
    return content
  }

  /// What is no text, or unreadable, is silently absent.
  private static func version(_ name: String, of object: ReadValue) -> PrinceValue? {
    guard case .text(let text)? = object[name]?.content else { return nil }
    return PrinceVersion(text).map { .apple($0) }
  }
}

/// The format before 4 as the native library on Android read it. [prince-old-format]
enum PrinceOldAndroid {
  /// Before 3.0.0 the only name for an error of the document.
  static let wrongVersion = "WRONG_VERSION"

  static func read(_ root: ReadValue, _ client: Client) -> Result<PrinceContent, PrinceFault> {
    do throws(PrinceFault) {
      let reader = Reader(client: client)
      return .success(try client.isPrince(.rewritten) ? reader.rewritten(root) : reader.first(root))
    } catch {
      var fault = error
      if !client.isPrince(.rewritten) { fault.name = wrongVersion }
      return .failure(fault)
    }
  }

  private struct Reader {
    var client: Client

    /// 3.0.0. Versions are read when they are compared.
    func rewritten(_ root: ReadValue) throws(PrinceFault) -> PrinceContent {
      let android = try platform(root)
      var old = PrinceOldObject(path: [.name("android")])
      (old.minimum, old.minimumPath) = text("minimum_version", android, old.path)
      var minimumSystem: Int64 = 1
      if let system = try lowestSystem("minimum_version_min_sdk", android, old.path) { minimumSystem = system }
      var latestSystem: Int64 = 1
      if let latest = try latestObject(android, "latest_version") {
        let path = old.path + [.name("latest_version")]
        (old.latest, old.latestPath) = text("version", latest, path)
        if let system = try lowestSystem("min_sdk", latest, path) { latestSystem = system }
        if let frequency = latest["notification_type"], JavaText.equalsAlways(JavaText.text(frequency)) {
          old.frequency = .always
        }
      }
      // A lowest system of 0 or less takes its version away.
      if minimumSystem <= 0 { old.minimum = nil }
      if latestSystem <= 0 { old.latest = nil }
      old.minimumSystem = .code(minimumSystem)
      old.latestSystem = .code(latestSystem)
      return content(old, root)
    }

    /// Up to 2.1.0. Versions are read with the document; ALWAYS is the default.
    func first(_ root: ReadValue) throws(PrinceFault) -> PrinceContent {
      var old = PrinceOldObject(path: [.name("android")], frequency: .always)
      let isOptional = client.isPrince(.optionalMinimum)
      if isOptional, root.isObject, root["android"] == nil {
        throw PrinceFault("", [], "there is no android")
      }
      let android = try platform(root)
      if let minimum = android["minimum_version"] {
        old.minimumPath = old.path + [.name("minimum_version")]
        let text = JavaText.text(minimum)
        if !isOptional || text != "null" { old.minimum = .text(try semantic(text, old.minimumPath)) }
      } else if !isOptional {
        throw PrinceFault("", old.path, "android has no minimum_version")
      }
      if client.isPrince(.versionCodes) { try code("minimum_version_code", android, old.path) }
      let name = client.isPrince(.latestVersion) ? "latest_version" : "optional_update"
      let path = old.path + [.name(name)]
      if let latest = try latestObject(android, name) {
        if let version = latest["version"] {
          old.latestPath = path + [.name("version")]
          let text = JavaText.text(version)
          if !isOptional || text != "null" { old.latest = .text(try semantic(text, old.latestPath)) }
        } else if !isOptional {
          throw PrinceFault("", path, "\(name) has no version")
        }
        if client.isPrince(.versionCodes) { try code("version_code", latest, path) }
        if let frequency = latest["notification_type"] {
          old.frequency = JavaText.equalsAlways(JavaText.text(frequency)) ? .always : .once
        }
        if client.isPrince(.lowestSystem) { old.latestSystem = lenientSystem("min_sdk", latest) }
      }
      if old.minimum == nil, old.latest == nil {
        throw PrinceFault("", old.path, "there is neither a minimum nor a latest version")
      }
      if client.isPrince(.lowestSystem) {
        old.minimumSystem = lenientSystem("minimum_version_min_sdk", android)
        // 2.1.0 keeps a lowest system only where both versions are there.
        if old.minimum == nil || old.latest == nil { (old.minimumSystem, old.latestSystem) = (nil, nil) }
      }
      return content(old, root)
    }

    private func content(_ old: PrinceOldObject, _ root: ReadValue) -> PrinceContent {
      var content = PrinceContent(key: "android", body: .old(old))
      guard let meta = root["meta"], meta.isObject else { return content }
      content.hasMeta = true
      content.meta = meta.members.compactMap { member in
        // Text values only; before 2.0.3 everything as text. [prince-old-meta]
        if case .text = member.value.content { return member }
        return client.isPrince(.optionalMinimum) ? nil : .init(member.name, .text(JavaText.text(member.value)))
      }
      return content
    }

    private func platform(_ root: ReadValue) throws(PrinceFault) -> ReadValue {
      guard root.isObject else {
        throw PrinceFault("JSONException", [], "the document is \(root.kindWords), not an object")
      }
      guard let android = root["android"] else {
        throw PrinceFault("IllegalStateException", [], "there is no android")
      }
      guard android.isObject else {
        throw PrinceFault("JSONException", [.name("android")], "android is \(android.kindWords), not an object")
      }
      return android
    }

    private func latestObject(_ android: ReadValue, _ name: String) throws(PrinceFault) -> ReadValue? {
      guard let latest = android[name] else { return nil }
      guard latest.isObject else {
        throw PrinceFault(
          "JSONException", [.name("android"), .name(name)], "\(name) is \(latest.kindWords), not an object")
      }
      return latest
    }

    /// Anything as text; blanks and "null" count as absent. [prince-rewritten]
    private func text(_ name: String, _ object: ReadValue, _ path: [PathStep]) -> (PrinceValue?, [PathStep]) {
      guard let value = object[name] else { return (nil, []) }
      let text = JavaText.text(value)
      let trimmed = JavaText.trimmed(text)
      if trimmed.isEmpty || trimmed.lowercased() == "null" { return (nil, []) }
      return (.text(text), path + [.name(name)])
    }

    private func semantic(_ text: String, _ path: [PathStep]) throws(PrinceFault) -> String {
      do throws(SemanticVersion.Failure) {
        return try SemanticVersion(text).description
      } catch {
        throw PrinceFault(error.rawValue, path, "\(PathStep.last(path)) is no semantic version")
      }
    }

    private func lowestSystem(
      _ name: String, _ object: ReadValue, _ path: [PathStep]
    ) throws(PrinceFault) -> Int64? {
      guard let value = object[name] else { return nil }
      guard let number = JavaText.int(value) else {
        throw PrinceFault("JSONException", path + [.name(name)], "\(name) is \(value.kindWords), not a number")
      }
      return Int64(number)
    }

    /// 2.1.0: what is no number, or not above 0, counts as absent.
    private func lenientSystem(_ name: String, _ object: ReadValue) -> PrinceValue? {
      guard let value = object[name], let number = JavaText.int(value), number > 0 else { return nil }
      return .code(Int64(number))
    }

    private func code(_ name: String, _ object: ReadValue, _ path: [PathStep]) throws(PrinceFault) {
      guard let value = object[name], JavaText.int(value) == nil else { return }
      throw PrinceFault("JSONException", path + [.name(name)], "\(name) is \(value.kindWords), not a number")
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
