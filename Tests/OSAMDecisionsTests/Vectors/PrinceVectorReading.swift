import Testing

/// Prince of Versions a second time, written from the prose of its evidence on what Foundation reads: format 4
/// [prince-selection, prince-decision, prince-key-order], and the objects of before [prince-old-format,
/// prince-lowest-system, prince-rewritten]. It shares no code with the engine.
struct PrinceVectorReading {
  private let library: String
  private let release: Dotted
  private let platform: String
  private let installed: String
  private let system: String
  private let checkers: [String: String]
  private let remembered: String?
  private let usesBuilder: Bool

  init(_ line: VectorLine, _ release: String) throws {
    library = line.library
    self.release = try #require(Dotted(release))
    platform = line.platform
    func text(_ name: String) throws -> String {
      let value = try #require(line.device[name])
      return try value.text ?? String(#require(value.whole))
    }
    installed = try text("version")
    system = try text("os-version")
    remembered = line.device["remembered"]?.text
    usesBuilder = line.device["builder"]?.bool ?? false
    var checkers: [String: String] = [:]
    if case .object(let requirements)? = line.device["requirement"] {
      for (key, value) in requirements { checkers[key] = value.text }
    }
    self.checkers = checkers
  }

  /// Nil is a text that is no JSON.
  func reading(of document: PlainJSON?) throws -> VectorReading {
    guard let root = document, root.isObject else {
      if isApple { return .error("invalidJsonData") }
      if isKMP { return .error(platform == "ios" ? "ConfigurationException" : "JSONException") }
      return .error(isFrom("3.0.0") ? "JSONException" : "WRONG_VERSION")
    }
    switch library {
    case "pov-ios": return isBefore4 ? oldApple(root) : apple(root)
    case "pov-android": return isBefore4 ? oldAndroid(root) : try android(root)
    default: return try android(root)
    }
  }

  private var isApple: Bool { library == "pov-ios" }
  private var isKMP: Bool { library == "pov-kmp" }
  private var isBefore4: Bool { !isFrom("4.0.0") }
  private func isFrom(_ name: String) -> Bool { !(release < Dotted(name)!) }

  // MARK: Versions

  /// Up to four numbers; what is missing is 0.
  private struct Dotted: Comparable, CustomStringConvertible {
    var numbers: [Int]

    /// As native iOS reads it: the first number is needed, what else cannot be read is 0, the build follows a dash.
    init?(_ text: String) {
      let halves = text.split(separator: "-", omittingEmptySubsequences: false)
      let parts = halves[0].split(separator: ".", omittingEmptySubsequences: false)
      guard let major = Int(parts[0]) else { return nil }
      func number(_ place: Int) -> Int { parts.count > place ? Int(parts[place]) ?? 0 : 0 }
      numbers = [major, number(1), number(2), halves.count > 1 ? Int(halves[1]) ?? 0 : 0]
    }

    /// Three numbers without leading zeros, with nothing behind them.
    init?(semantic text: String) {
      guard text.wholeMatch(of: /(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)/) != nil else { return nil }
      self.init(text)
    }

    /// As KMP on iOS reads it.
    init?(kmp text: String) {
      guard text.wholeMatch(of: /[0-9]+(\.[0-9]+(\.[0-9]+)?)?(-[0-9]+)?/) != nil else { return nil }
      self.init(text)
    }

    /// Whole numbers between dots, as the JVM has it.
    init?(jvm text: String) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard !parts.isEmpty, parts.allSatisfy({ $0 != nil }) else { return nil }
      numbers = parts.map { $0 ?? 0 } + Array(repeating: 0, count: max(0, 4 - parts.count))
    }

    static func < (left: Self, right: Self) -> Bool { left.numbers.lexicographicallyPrecedes(right.numbers) }

    var description: String { "\(numbers[0]).\(numbers[1]).\(numbers[2])-\(numbers[3])" }
    var semantic: String { "\(numbers[0]).\(numbers[1]).\(numbers[2])" }
  }

  /// The checker of the app accepts a text; it refuses where there is none.
  private func accepts(_ key: String, _ value: String) -> Bool {
    guard let asked = checkers[key] else { return false }
    return asked.hasSuffix("*") ? value.hasPrefix(asked.dropLast()) : asked == value
  }

  // MARK: Native iOS and macOS from 4 on

  private func apple(_ root: PlainJSON) -> VectorReading {
    guard let list = elements(root[platform]) ?? elements(root[platform + "2"]) else { return .error("dataNotFound") }
    func versions(_ configuration: PlainJSON) -> (Dotted?, Dotted?) {
      (
        configuration["required_version"]?.text.flatMap { Dotted($0) },
        configuration["last_version_available"]?.text.flatMap { Dotted($0) }
      )
    }
    let isValidatedFirst = release.semantic == "4.0.1"
    if isValidatedFirst {
      // Before the app's checkers are applied.
      guard let first = list.first(where: { meets($0, withCheckers: false) }) else {
        return .error("requirementsNotSatisfied")
      }
      if versions(first) == (nil, nil) { return .error("missingConfigurationVersion") }
    }
    guard let chosen = list.first(where: { meets($0, withCheckers: true) }) else {
      return .error("requirementsNotSatisfied")
    }
    let (required, last) = versions(chosen)
    if !isValidatedFirst, required == nil, last == nil { return .error("missingConfigurationVersion") }
    guard let own = Dotted(installed) else { return .error("invalidCurrentVersion") }
    let reported: Dotted
    if let required, let last { reported = max(required, last) } else { reported = max(required ?? last ?? own, own) }
    if let required, own < required { return VectorReading("requiredUpdateNeeded", updateVersion: "\(reported)") }
    let isKnown = last.map { "\($0)" } == remembered.flatMap { Dotted($0) }.map { "\($0)" }
    let isAlways = chosen["notify_last_version_frequency"]?.text?.uppercased() == "ALWAYS"
    if let last, own < last, !isKnown || isAlways {
      return VectorReading("newUpdateAvailable", updateVersion: "\(reported)")
    }
    return VectorReading("noUpdateAvailable", updateVersion: "\(reported)")
  }

  /// The configurations under a key; nil where one of them cannot be decoded.
  private func elements(_ value: PlainJSON?) -> [PlainJSON]? {
    guard let list = value?.list, list.allSatisfy(isDecoded) else { return nil }
    return list
  }

  private func isDecoded(_ configuration: PlainJSON) -> Bool {
    guard configuration.isObject else { return false }
    for name in ["required_version", "last_version_available"] {
      guard let value = configuration[name] else { continue }
      if value.text.flatMap({ Dotted($0) }) == nil { return false }
    }
    if let frequency = configuration["notify_last_version_frequency"] {
      guard let text = frequency.text else { return false }
      if !["ONCE", "ALWAYS"].contains(isFrom("4.0.8") ? text.uppercased() : text) { return false }
    }
    guard let requirements = configuration["requirements"] else { return true }
    guard requirements.isObject else { return false }
    return isFrom("4.0.1") || requirements["required_os_version"]?.text.flatMap { Dotted($0) } != nil
  }

  private func meets(_ configuration: PlainJSON, withCheckers: Bool) -> Bool {
    guard case .object(let requirements)? = configuration["requirements"] else { return true }
    return requirements.allSatisfy { key, value in
      guard key == "required_os_version" else { return withCheckers && accepts(key, value.text ?? "") }
      guard let lowest = value.text.flatMap({ Dotted($0) }), let own = Dotted(system) else { return true }
      return !(own < lowest)
    }
  }

  // MARK: Android from 4 on, and KMP

  private func android(_ root: PlainJSON) throws -> VectorReading {
    let isOnIOS = platform == "ios"
    guard let value = (platform == "jvm" ? nil : root[platform + "2"]) ?? root[platform] else {
      return .error(isOnIOS ? "ConfigurationException" : "IllegalStateException")
    }
    if isOnIOS, value.isObject, root[platform + "2"] == nil {
      let latest = value["latest_version"]
      return try verdict(value["minimum_version"], latest?["version"], latest?["notification_type"])
    }
    let list = value.list ?? [value]
    if list.isEmpty { return .error(isOnIOS ? "ConfigurationException" : "IllegalArgumentException") }
    guard let chosen = list.first(where: satisfies) else { return .error("RequirementsNotSatisfiedException") }
    return try verdict(
      chosen["required_version"], chosen["last_version_available"], chosen["notify_last_version_frequency"])
  }

  private func satisfies(_ configuration: PlainJSON) -> Bool {
    guard case .object(let requirements)? = configuration["requirements"] else { return true }
    let needsBuilder = library == "pov-android" && !isFrom("4.0.2")
    let hasCheckers = usesBuilder || !needsBuilder
    let holdsWithout = library == "pov-android" && !isFrom("4.0.1")
    return requirements.allSatisfy { key, value in
      let isOwn = key == (platform == "jvm" ? "required_jvm_version" : "required_os_version")
      // In KMP the app's own checker comes first.
      if isOwn, hasCheckers, !isKMP || checkers[key] == nil {
        if platform == "ios" { return value.text.flatMap { Dotted($0) }.map { !(Dotted(system)! < $0) } ?? false }
        return value.whole.map { $0 <= Int64(system) ?? 0 } ?? false
      }
      guard hasCheckers, checkers[key] != nil else { return holdsWithout }
      // Its checkers get texts.
      return accepts(key, value.text ?? value.whole.map { "\($0)" } ?? "")
    }
  }

  private func verdict(_ required: PlainJSON?, _ last: PlainJSON?, _ frequency: PlainJSON?) throws -> VectorReading {
    let comparesCodes = platform == "android"
    if comparesCodes {
      for value in [required, last].compactMap({ $0 }) where value.whole == nil {
        return .error("IllegalArgumentException")
      }
    }
    if required == nil, last == nil { return .error("IllegalStateException") }
    func text(_ value: PlainJSON) -> String {
      // Foundation's text of a boolean is 1 or 0.
      if let flag = value.bool { return platform == "ios" ? flag ? "1" : "0" : "\(flag)" }
      return value.text ?? value.whole.map { "\($0)" } ?? ""
    }
    /// Nil where one of them cannot be read.
    func isLess(_ one: String, _ other: String) -> Bool? {
      let pair: [Dotted?] =
        comparesCodes || platform == "jvm"
        ? [Dotted(jvm: one), Dotted(jvm: other)] : [Dotted(kmp: one), Dotted(kmp: other)]
      guard let left = pair[0], let right = pair[1] else { return nil }
      return left < right
    }
    let words =
      isKMP
      ? ["MANDATORY", "OPTIONAL", "NO_UPDATE"]
      : ["REQUIRED_UPDATE_NEEDED", "NEW_UPDATE_AVAILABLE", "NO_UPDATE_AVAILABLE"]
    let unreadable = VectorReading.error("IllegalArgumentException")
    if let required = required.map(text) {
      guard let isOld = isLess(installed, required) else { return unreadable }
      if isOld {
        guard let last = last.map(text) else { return VectorReading(words[0], updateVersion: required) }
        guard let isLower = isLess(required, last) else { return unreadable }
        return VectorReading(words[0], updateVersion: isLower ? last : required)
      }
    }
    if let last = last.map(text) {
      guard let isOld = isLess(installed, last) else { return unreadable }
      if isOld {
        let isKnown = remembered == last && frequency?.text?.lowercased() != "always"
        return VectorReading(words[isKnown ? 2 : 1], updateVersion: last)
      }
    }
    return VectorReading(words[2], updateVersion: installed)
  }

  // MARK: Before 4

  private func oldApple(_ root: PlainJSON) -> VectorReading {
    // From 1.3.0 on every error has the same name.
    func error(_ own: String) -> VectorReading { .error(isFrom("1.3.0") ? "invalidJsonData" : own) }
    guard let object = root[platform], object.isObject else { return error("invalidJsonData") }
    guard let latest = object["latest_version"], let text = latest["version"]?.text else {
      return error("invalidLatestVersion")
    }
    guard let version = Dotted(text), let own = Dotted(installed), let running = Dotted(system) else {
      return error("invalidMajorVersion")
    }
    func fits(_ lowest: PlainJSON?) -> Bool {
      guard isFrom("1.1.0"), let lowest = lowest?.text.flatMap({ Dotted($0) }) else { return true }
      return !(running < lowest)
    }
    var isSatisfied = true
    if fits(object["minimum_version_min_sdk"]), let minimum = object["minimum_version"]?.text.flatMap({ Dotted($0) }) {
      isSatisfied = !(own < minimum)
    }
    let flag = "isMinimumVersionSatisfied=\(isSatisfied)"
    let isKnown = remembered.flatMap { Dotted($0) } == version && latest["notification_type"]?.text != "ALWAYS"
    if fits(latest["min_sdk"]), own < version, !isKnown {
      return VectorReading("newVersion", result: flag, updateVersion: "\(version)")
    }
    return VectorReading("noNewVersion", result: flag)
  }

  private func oldAndroid(_ root: PlainJSON) -> VectorReading {
    let isRewritten = isFrom("3.0.0")
    // Before 3.0.0 every error of the document has the same name.
    func error(_ own: String) -> VectorReading { .error(isRewritten ? own : "WRONG_VERSION") }
    guard let object = root["android"] else { return error("IllegalStateException") }
    if !object.isObject { return error("JSONException") }
    let holder = object[isFrom("2.0.0") ? "latest_version" : "optional_update"]
    let texts = (minimum: object["minimum_version"]?.text, latest: holder?["version"]?.text)
    if texts.minimum == nil, !isFrom("2.0.3") || texts.latest == nil { return error("IllegalStateException") }
    let minimum = texts.minimum.flatMap { Dotted(semantic: $0) }
    let latest = texts.latest.flatMap { Dotted(semantic: $0) }
    if !isRewritten, (minimum == nil) != (texts.minimum == nil) || (latest == nil) != (texts.latest == nil) {
      return error("")
    }
    let unreadable = error("UnexpectedCharacterException")
    guard let own = Dotted(semantic: installed) else { return unreadable }
    func fits(_ lowest: PlainJSON?) -> Bool {
      // 2.1.0 looks at them where both versions are there.
      guard isFrom("2.1.0"), isRewritten || (minimum != nil && latest != nil) else { return true }
      return lowest?.whole.map { $0 <= Int64(system) ?? 0 } ?? true
    }
    if texts.minimum != nil {
      guard let minimum else { return unreadable }
      if own < minimum, fits(object["minimum_version_min_sdk"]) {
        var reported = minimum
        if isFrom("1.0.1"), texts.latest != nil {
          guard let latest else { return unreadable }
          if minimum < latest, !isRewritten || fits(holder?["min_sdk"]) { reported = latest }
        }
        return VectorReading("MANDATORY", updateVersion: reported.semantic)
      }
    }
    if texts.latest != nil {
      guard let latest else { return unreadable }
      if own < latest, fits(holder?["min_sdk"]) {
        let frequency = holder?["notification_type"]?.text?.lowercased() ?? (isRewritten ? "once" : "always")
        let isKnown = remembered == latest.semantic && !(isFrom("2.0.2") && frequency == "always")
        if !isKnown { return VectorReading("OPTIONAL", updateVersion: latest.semantic) }
        return VectorReading("NO_UPDATE", updateVersion: isRewritten ? latest.semantic : nil)
      }
    }
    return VectorReading("NO_UPDATE", updateVersion: isRewritten ? own.semantic : nil)
  }
}

extension VectorReading {
  fileprivate static func error(_ name: String) -> VectorReading { VectorReading("error:\(name)") }
}
