import OSAMSyntax

/// Both formats as the library for Kotlin Multiplatform reads them. [prince-kmp-on-ios]
///
/// The `2` key is taken whenever it is there, also when it is null.
struct PrinceKMP: PrinceOneByOne {
  let platform: DevicePlatform

  private var isIOS: Bool { platform == .ios }
  var missingKey: String { isIOS ? "ConfigurationException" : "IllegalStateException" }
  var emptyList: String { isIOS ? "ConfigurationException" : "IllegalArgumentException" }
  var stepsOver: Bool { isIOS }

  func body(of section: Taken, in reading: PrinceReading) throws(PrinceFault) -> PrinceContent.Body {
    if let old = reading.oldObject(of: section) { return .old(oldObject(old)) }
    let words: LocalizedMessage =
      "\(PathStep.last(section.path)) is \((section.value ?? .null).kindWords), neither a list nor an object"
    throw PrinceFault("IllegalArgumentException", section.path, words)
  }

  /// iOS and the JVM leave null out, Android hands it to the checker. [prince-null-requirement]
  func requirement(_ value: ReadValue) -> PrinceRequirement.Value? {
    if value == .null { return platform == .android ? .text(nil) : nil }
    return .text(text(value))
  }

  func meta(_ value: ReadValue) -> ReadValue? {
    if value == .null { return platform == .android ? .null : nil }
    return .text(text(value))
  }

  func values(of configuration: PrinceObject) throws(PrinceFault) -> PrinceConfiguration.Values {
    var values = PrinceConfiguration.Values(
      required: try version(configuration["required_version"]),
      last: try version(configuration["last_version_available"]))
    let taken = configuration["notify_last_version_frequency"]
    if let frequency = taken.value, frequency != .null {
      guard case .text(let word) = frequency.content else {
        let error = isIOS ? "ConfigurationException" : "IllegalArgumentException"
        throw PrinceFault(error, taken.path, "\(taken.name) is \(frequency.kindWords), not a text")
      }
      let isAlways = platform == .jvm ? JavaText.equalsAlways(word) : JavaText.isAlways(word)
      values.frequency = isAlways ? .always : .once
    }
    return values
  }

  private func version(_ taken: Taken) throws(PrinceFault) -> PrinceValue? {
    if platform != .android { return anyText(taken) }
    guard let value = taken.value, value != .null else { return nil }
    guard let code = Self.long(value) else {
      throw PrinceFault("IllegalArgumentException", taken.path, "\(taken.name) is \(value.kindWords), not a number")
    }
    return PrinceValue(.code(code), at: taken.path)
  }

  /// Anything but null, as text.
  private func anyText(_ taken: Taken) -> PrinceValue? {
    guard let value = taken.value, value != .null else { return nil }
    return PrinceValue(.text(text(value)), at: taken.path)
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
  private func oldObject(_ object: PrinceObject) -> PrinceOldObject {
    var old = PrinceOldObject(path: object.path)
    old.minimum = anyText(object["minimum_version"])
    let latest = object.inside(object.holder)
    old.latest = anyText(latest["version"])
    old.frequency = PrinceFrequency(latest["notification_type"]) { JavaText.isAlways(text($0)) }
    return old
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

  /// A number as Foundation writes it: whole ones without a fraction.
  private static func foundation(_ text: String) -> String {
    if Int64(text) != nil || UInt64(text) != nil { return text }
    guard let number = Double(text) else { return text }
    return Int64(exactly: number).map { String($0) } ?? "\(number)"
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
