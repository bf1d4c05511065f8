import OSAMSyntax

/// Format 4 as the native library on Android reads it.
struct PrinceAndroid: PrinceOneByOne {
  /// 4.0.3 on. Before, null is a value of a wrong type, and the text "null" elsewhere. [prince-null-is-absent]
  let nullIsAbsent: Bool

  let missingKey = "IllegalStateException"
  let emptyList = "IllegalArgumentException"
  let stepsOver = false

  /// It goes on without versions.
  func body(of section: Taken, in reading: PrinceReading) -> PrinceContent.Body { .nothing }

  func requirement(_ value: ReadValue) -> PrinceRequirement.Value? { present(value).map { .text(JavaText.text($0)) } }

  func meta(_ value: ReadValue) -> ReadValue? { present(value).map { .text(JavaText.text($0)) } ?? .null }

  func values(of configuration: PrinceObject) throws(PrinceFault) -> PrinceConfiguration.Values {
    var values = PrinceConfiguration.Values(
      required: try version(configuration["required_version"]),
      last: try version(configuration["last_version_available"]))
    let taken = configuration["notify_last_version_frequency"]
    if let frequency = taken.value.flatMap(present) {
      guard case .text(let word) = frequency.content else { throw fault(taken, frequency, "a text") }
      values.frequency = JavaText.equalsAlways(word) ? .always : .once
    }
    return values
  }

  private func version(_ taken: Taken) throws(PrinceFault) -> PrinceValue? {
    guard let value = taken.value.flatMap(present) else { return nil }
    guard case .number(let text) = value.content, case .integer(let number) = JavaNumber.value(text),
      let code = Int32(exactly: number)
    else { throw fault(taken, value, "a whole number of 32 bits") }
    return PrinceValue(.code(Int64(code)), at: taken.path)
  }

  private func present(_ value: ReadValue) -> ReadValue? { nullIsAbsent && value == .null ? nil : value }

  private func fault(_ taken: Taken, _ value: ReadValue, _ wanted: LocalizedMessage) -> PrinceFault {
    var words = value.kindWords
    if case .number(let text) = value.content { words = LocalizedMessage(value: text) }
    return PrinceFault("IllegalArgumentException", taken.path, "\(taken.name) is \(words), not \(wanted)")
  }
}

extension JavaText {
  /// `always` in any letter case, by `lowercase`: KMP on Android.
  static func isAlways(_ word: String) -> Bool { word.lowercased() == "always" }

  /// `always` by Java's `equalsIgnoreCase`, to which the long s is an s: native Android and KMP on the JVM.
  /// [prince-version-android]
  static func equalsAlways(_ word: String) -> Bool {
    isAlways(String(String.UnicodeScalarView(word.unicodeScalars.map { $0 == "\u{17F}" ? "s" : $0 })))
  }
}
