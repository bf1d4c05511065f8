/// A document of osam-valoracions as its iOS library has it in hand. [formats/osam-legacy.md 2.2, measured]
package struct OldRatingIOS: Sendable, Equatable {
  /// Days.
  package var tmin: Int64
  /// Launches.
  package var launches: Int64

  static let failure = OldFault.Effect.error("failure")

  /// Fails with the member that is missing or is no whole number.
  package static func decode(_ value: ReadValue) -> Result<Self, OldFault> {
    if let fault = faults(value).first { return .failure(fault) }
    return .success(
      Self(
        tmin: (try? integer("tmin", value).get()) ?? 0, launches: (try? integer("num_apert", value).get()) ?? 0))
  }

  /// Every element that makes it fail, in the client's order.
  package static func faults(_ value: ReadValue) -> [OldFault] {
    guard case .object = value.content else {
      return [OldFault([], "is \(value.kindWords), not an object", failure, .reading, .measured)]
    }
    return ["num_apert", "tmin"].compactMap {
      if case .failure(let fault) = integer($0, value) { fault } else { nil }
    }
  }

  /// `tmin` in seconds; nil when that is beyond 64 bits. [src AppStoreRatings.swift 1.0.1 updateRatingStats]
  package var seconds: Int64? {
    let (seconds, isTooLarge) = tmin.multipliedReportingOverflow(by: 86_400)
    return isTooLarge ? nil : seconds
  }

  /// A whole number of 64 bits, also with a fraction of zero or an exponent.
  private static func integer(_ name: String, _ document: ReadValue) -> Result<Int64, OldFault> {
    func fails(_ words: String, isMissing: Bool = false) -> Result<Int64, OldFault> {
      .failure(OldFault([.key(name)], words, failure, .reading, .measured, isMissing: isMissing))
    }
    switch document[name]?.content {
    case nil: return fails("is missing", isMissing: true)
    case .number(let text):
      if let value = Int64(text) { return .success(value) }
      guard let number = Double(text), number.rounded(.towardZero) == number else {
        return fails("is not a whole number")
      }
      return Int64(exactly: number).map { .success($0) } ?? fails("is beyond 64 bits")
    case let content?: return fails("is \(content.kindWords)")
    }
  }
}

extension OldFault {
  /// iOS: `tmin` in seconds is beyond 64 bits, on which the app crashes once there are launches enough.
  /// [src AppStoreRatings.swift 1.0.1 updateRatingStats]
  package static let tooManyDays = OldFault(
    [.key("tmin")], "is beyond 64 bits when counted in seconds", .crash, .comparing, .read)
}

/// A document of osam-valoracions as its Android library has it in hand. [formats/osam-legacy.md 2.2]
package struct OldRatingAndroid: Sendable, Equatable {
  /// Days; 0 when missing.
  package var tmin: Int32
  /// Launches; 0 when missing, which disables the prompt.
  package var launches: Int32
  /// By language in lower case, the last of each; nil is the built-in text.
  package var messages: [Message]

  package struct Message: Sendable, Equatable {
    package var language: String
    package var content: String?

    package init(language: String, content: String?) {
      self.language = language
      self.content = content
    }
  }

  /// Null is an empty document: nothing in it, and no crash. Everything else that is wrong ends the app.
  package static func decode(_ value: ReadValue) -> Result<Self, OldFault> {
    if case .null = value.content { return .success(Self(tmin: 0, launches: 0, messages: [])) }
    if let fault = faults(value).first { return .failure(fault) }
    var messages: [Message] = []
    for element in list(value) {
      guard let language = try? text("languaje", element, []).get()?.lowercased() else { continue }
      let content = (try? text("content", element, []).get()) ?? nil
      messages.removeAll { $0.language.utf8.elementsEqual(language.utf8) }
      messages.append(Message(language: language, content: content))
    }
    return .success(
      Self(
        tmin: ((try? integer("tmin", value).get()) ?? nil) ?? 0,
        launches: ((try? integer("num_apert", value).get()) ?? nil) ?? 0, messages: messages))
  }

  /// Every element on which the app crashes: first what its reader refuses, then what the library trips over.
  package static func faults(_ value: ReadValue) -> [OldFault] {
    if case .null = value.content { return [] }
    guard case .object = value.content else {
      return [OldFault([], "is \(value.kindWords), not an object", .crash, .reading, .measured)]
    }
    var reading: [OldFault] = []
    var using: [OldFault] = []
    func note<Read>(_ field: Result<Read, OldFault>) {
      if case .failure(let fault) = field { reading.append(fault) }
    }
    note(integer("tmin", value))
    note(integer("num_apert", value))
    let all = value.all("messages")
    for messages in all {
      if case .list = messages.content { continue }
      if case .null = messages.content { continue }
      reading.append(OldFault([.key("messages")], "is \(messages.kindWords), not a list", .crash, .reading, .measured))
    }
    if all.isEmpty {
      using.append(OldFault([.key("messages")], "is missing", .crash, .reading, .measured, isMissing: true))
    } else if case .null? = all.last?.content {
      using.append(OldFault([.key("messages")], "is null", .crash, .reading, .measured))
    }
    for (index, element) in list(value).enumerated() {
      let path: [OldFault.Step] = [.key("messages"), .index(index)]
      switch element.content {
      case .object: break
      case .null:
        using.append(OldFault(path, "is null", .crash, .reading, .measured))
        continue
      default:
        reading.append(OldFault(path, "is \(element.kindWords), not an object", .crash, .reading, .read))
        continue
      }
      note(text("content", element, path))
      switch text("languaje", element, path) {
      case .failure(let fault): reading.append(fault)
      case .success(nil):
        let isMissing = element.all("languaje").isEmpty
        using.append(
          OldFault(
            path + [.key("languaje")], isMissing ? "is missing" : "is null", .crash, .reading, .measured,
            isMissing: isMissing))
      case .success: break
      }
    }
    return reading + using
  }

  private static func list(_ document: ReadValue) -> [ReadValue] {
    if case .list(let elements)? = document.last("messages")?.content { elements } else { [] }
  }

  private static func integer(_ name: String, _ document: ReadValue) -> Result<Int32?, OldFault> {
    GsonFields.field(name, of: document, keepsOnNull: true, .crash, GsonFields.integer)
  }

  private static func text(
    _ name: String, _ element: ReadValue, _ path: [OldFault.Step]
  ) -> Result<String?, OldFault> {
    GsonFields.field(name, of: element, .crash, evidence: .read, under: path, GsonFields.text)
  }
}
