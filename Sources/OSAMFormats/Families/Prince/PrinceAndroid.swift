import OSAMSyntax

/// Format 4 as the native library on Android reads it. [prince-one-by-one]
///
/// Elements are read one by one up to the first whose requirements hold, and of the others only the requirements.
enum PrinceAndroid {
  static func read(_ root: ReadValue, _ client: Client) -> Result<PrinceContent, PrinceFault> {
    guard root.isObject else {
      return .failure(PrinceFault("JSONException", [], "the document is \(root.kindWords), not an object"))
    }
    let nullIsAbsent = client.isPrince(.nullIsAbsent)
    guard let section = PrinceReading(root, client, .android).first else {
      return .failure(PrinceFault("IllegalStateException", [], "there is neither android2 nor android"))
    }
    let (key, value) = (section.name, section.value)
    var content = PrinceContent(key: key, body: .nothing)
    let reader = Reader(nullIsAbsent: nullIsAbsent)
    switch value.content {
    case .list(let elements):
      // [prince-platform-value]
      if elements.isEmpty {
        return .failure(PrinceFault("IllegalArgumentException", [.name(key)], "\(key) is an empty list"))
      }
      content.body = .configurations(
        elements.enumerated().map { reader.element($1, [.name(key), .number($0)]) }, isList: true)
    case .object: content.body = .configurations([reader.element(value, [.name(key)])], isList: false)
    default: break
    }
    if let meta = root["meta"], meta.isObject {
      content.meta = reader.texts(meta)
      content.hasMeta = true
    }
    return .success(content)
  }

  private struct Reader {
    /// 4.0.3 on. Before, null is a value of a wrong type, and the text "null" elsewhere.
    var nullIsAbsent: Bool

    func element(_ element: ReadValue, _ path: [PathStep]) -> Result<PrinceConfiguration, PrinceFault> {
      guard element.isObject else {
        return .failure(
          PrinceFault("JSONException", path, "\(PathStep.last(path)) is \(element.kindWords), not an object"))
      }
      var requirements: [PrinceRequirement] = []
      // Anything but an object counts as no requirements. [prince-requirements-shape]
      for item in element["requirements"]?.members ?? [] where !(nullIsAbsent && item.value == .null) {
        requirements.append(
          PrinceRequirement(
            key: item.name, name: item.name, value: .text(JavaText.text(item.value)),
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
      if let frequency = present(name, element) {
        guard case .text(let word) = frequency.content else { throw fault(path, name, frequency, "a text") }
        values.frequency = JavaText.equalsAlways(word) ? .always : .once
      }
      if let meta = element["meta"], meta.isObject { values.meta = texts(meta) }
      return values
    }

    private func version(
      _ name: String, _ element: ReadValue, _ path: [PathStep]
    ) throws(PrinceFault) -> (PrinceValue?, [PathStep]) {
      guard let value = present(name, element) else { return (nil, []) }
      guard case .number(let text) = value.content, case .integer(let number) = JavaNumber.value(text),
        let code = Int32(exactly: number)
      else { throw fault(path, name, value, "a whole number of 32 bits") }
      return (.code(Int64(code)), path + [.name(name)])
    }

    private func present(_ name: String, _ element: ReadValue) -> ReadValue? {
      guard let value = element[name], !(nullIsAbsent && value == .null) else { return nil }
      return value
    }

    private func fault(_ path: [PathStep], _ name: String, _ value: ReadValue, _ wanted: String) -> PrinceFault {
      var words = value.kindWords
      if case .number(let text) = value.content { words = text }
      return PrinceFault("IllegalArgumentException", path + [.name(name)], "\(name) is \(words), not \(wanted)")
    }

    func texts(_ meta: ReadValue) -> [ReadValue.Member] {
      meta.members.map { member in
        .init(member.name, nullIsAbsent && member.value == .null ? .null : .text(JavaText.text(member.value)))
      }
    }
  }
}

extension JavaText {
  /// `always` in any letter case, by `lowercase`: KMP on Android.
  static func isAlways(_ word: String) -> Bool { word.lowercased() == "always" }

  /// The same by Java's `equalsIgnoreCase`, to which the long s is an s: native Android and KMP on the JVM.
  /// [prince-version-android]
  static func equalsAlways(_ word: String) -> Bool {
    isAlways(String(String.UnicodeScalarView(word.unicodeScalars.map { $0 == "\u{17F}" ? "s" : $0 })))
  }
}
