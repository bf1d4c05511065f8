import OSAMPlatform
import OSAMSyntax

/// A document of osam-valoracions as its iOS library has it in hand. [older-rating-ios]
package struct OlderRatingIOS: Sendable {
  package let taken: [Taken]
  /// Days.
  package let tmin: Int64
  /// Launches.
  package let launches: Int64
  /// Elements that make it fail, in the client's order.
  private let readingFaults: [OlderFault]

  static let failure = ClientAnswer.Failure.Outcome.error("failure")

  /// Fails with the member that is missing or is no whole number.
  package static func decode(_ value: ReadValue, for client: Client) -> Result<Self, OlderFault> {
    read(value, for: client).flatMap { $0.readingFaults.first.map(Result.failure) ?? .success($0) }
  }

  /// `decode(_:for:)`, whatever the members are. Fails for anything but an object.
  package static func read(_ value: ReadValue, for client: Client) -> Result<Self, OlderFault> {
    guard case .object = value.content else {
      return .failure(
        OlderFault([], at: value.place, "is \(value.kindWords), not an object", failure, .reading, .measured))
    }
    return .success(Self(value, client))
  }

  private init(_ document: ReadValue, _ client: Client) {
    let search = OlderSearch(object: document, kind: .valoracions, client: client)
    // The first of several counts, and the client's reader leaves no other.
    let found = ["num_apert", "tmin"].map { search.take($0)[0] }
    let numbers = found.map { Self.integer($0, in: document) }
    taken = found
    launches = (try? numbers[0].get()) ?? 0
    tmin = (try? numbers[1].get()) ?? 0
    readingFaults = numbers.compactMap { if case .failure(let fault) = $0 { fault } else { nil } }
  }

  /// `tmin` in seconds; nil when that is beyond 64 bits. [older-rating-decision-ios]
  package var seconds: Int64? {
    let (seconds, isTooLarge) = tmin.multipliedReportingOverflow(by: 86_400)
    return isTooLarge ? nil : seconds
  }

  package var faults: [OlderFault] { readingFaults.isEmpty && seconds == nil ? [tooManyDays] : readingFaults }

  /// `tmin` in seconds is beyond 64 bits, on which the app crashes once there are launches enough.
  /// [older-rating-decision-ios]
  package var tooManyDays: OlderFault {
    OlderFault(
      [.name("tmin")], at: taken[1].value?.place ?? .nowhere, "is beyond 64 bits when counted in seconds", .crash,
      .comparing, .read)
  }

  /// A whole number of 64 bits, also with a fraction of zero or an exponent.
  private static func integer(_ found: Taken, in document: ReadValue) -> Result<Int64, OlderFault> {
    func fails(_ words: LocalizedMessage) -> Result<Int64, OlderFault> {
      .failure(
        OlderFault(
          found.path, at: found.value?.place ?? document.place, words, failure, .reading, .measured,
          isMissing: found.value == nil))
    }
    switch found.value?.content {
    case nil: return fails("is missing")
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

/// A document of osam-valoracions as its Android library has it in hand. [older-rating-android, older-rating-messages]
package struct OlderRatingAndroid: Sendable {
  package private(set) var taken: [Taken] = []
  /// Days; 0 when missing.
  package private(set) var tmin: Int32 = 0
  /// Launches; 0 when missing, which disables the prompt.
  package private(set) var launches: Int32 = 0
  /// The objects of `messages`, in the order of the list.
  package private(set) var entries: [Entry] = []
  /// Faults of elements that the client's reader refuses.
  private var reading: [OlderFault] = []
  /// Faults of elements that the library trips over.
  private var using: [OlderFault] = []

  package struct Message: Sendable, Equatable {
    package var language: String
    /// Nil is the built-in text.
    package var content: String?

    package init(language: String, content: String?) {
      self.language = language
      self.content = content
    }
  }

  /// An entry of `messages`, with what counts of it.
  package struct Entry: Sendable {
    package var place: ReadPlace
    package var language: Taken
    package var content: Taken
    /// Nil where the library trips over it.
    fileprivate var message: Message?

    /// The only keys that are read.
    package static let keys = ["languaje", "content"]
  }

  /// Null is an empty document: nothing in it, and no crash. Everything else that is wrong ends the app.
  package static func decode(_ value: ReadValue, for client: Client) -> Result<Self, OlderFault> {
    read(value, for: client).flatMap { ($0.reading + $0.using).first.map(Result.failure) ?? .success($0) }
  }

  /// `decode(_:for:)`, whatever the members are. Fails for anything but an object and null.
  package static func read(_ value: ReadValue, for client: Client) -> Result<Self, OlderFault> {
    switch value.content {
    case .object, .null: .success(Self(value, client))
    default:
      .failure(OlderFault([], at: value.place, "is \(value.kindWords), not an object", .crash, .reading, .measured))
    }
  }

  /// By language in lower case, the last of each.
  package private(set) var messages: [Message] = []
  /// Where in `messages` each language is.
  private var places: [ByteText: Int] = [:]

  /// The message of a language, as the library looks it up.
  package func message(in language: String) -> Message? { places[ByteText(language)].map { messages[$0] } }

  /// Every element on which the app crashes: first what its reader refuses, then what the library trips over.
  package var faults: [OlderFault] { reading + using }

  private init(_ value: ReadValue, _ client: Client) {
    let search = OlderSearch(object: value, kind: .valoracions, client: client)
    tmin = integer(search.take("tmin"))
    launches = integer(search.take("num_apert"))
    let lists = search.take("messages", use: .handedOn)
    taken += lists
    // An empty answer has nothing in it, and is no document that lacks something.
    guard case .object = value.content else { return }
    noteLists(lists, in: value)
    for (place, list) in lists.enumerated() {
      guard case .list(let elements)? = list.value?.content else { continue }
      for (number, element) in elements.enumerated() {
        note(element, [.name("messages"), .number(number)], isKept: place == lists.count - 1)
      }
    }
    var known: Set<ByteText> = []
    messages = entries.compactMap { $0.message }.reversed().filter { known.insert(ByteText($0.language)).inserted }
      .reversed()
    places = Dictionary(pairs: messages.enumerated().map { (ByteText($1.language), $0) })
  }

  private mutating func integer(_ found: [Taken]) -> Int32 {
    taken += found
    return noted(GsonFields.field(found, keepsOnNull: true, .crash, GsonFields.integer)) ?? 0
  }

  private mutating func noted<Read>(_ field: Result<Read?, OlderFault>) -> Read? {
    switch field {
    case .success(let read): return read
    case .failure(let fault):
      reading.append(fault)
      return nil
    }
  }

  private mutating func noteLists(_ lists: [Taken], in document: ReadValue) {
    for list in lists {
      switch list.value?.content {
      case nil, .list, .null: break
      case let content?:
        reading.append(
          OlderFault(
            list.path, at: list.value?.place ?? .nowhere, "is \(content.kindWords), not a list", .crash, .reading,
            .measured))
      }
    }
    note(absenceOf: lists, in: document)
  }

  /// A member that may not be missing, or null.
  private mutating func note(absenceOf found: [Taken], in holder: ReadValue) {
    guard let last = found.last, last.value == nil || last.value?.content == .null else { return }
    let isMissing = last.value == nil
    using.append(
      OlderFault(
        last.path, at: last.value?.place ?? holder.place, isMissing ? "is missing" : "is null", .crash, .reading,
        .measured, isMissing: isMissing))
  }

  /// Of several lists each one is decoded, and the last is kept. [older-rating-lists]
  private mutating func note(_ element: ReadValue, _ path: [PathStep], isKept: Bool) {
    if isKept { taken.append(Taken("messages", path, value: element, use: .handedOn)) }
    switch element.content {
    case .object: break
    case .null where !isKept: return
    case .null:
      using.append(OlderFault(path, at: element.place, "is null", .crash, .reading, .measured))
      return
    default:
      reading.append(
        OlderFault(path, at: element.place, "is \(element.kindWords), not an object", .crash, .reading, .read))
      return
    }
    let found = Entry.keys.map { name in
      let members = element.members(named: name)
      let steps = path + [.name(name)]
      return members.isEmpty
        ? [Taken(name, steps, value: nil, use: .handedOn)]
        : members.map { Taken(name, steps, key: $0.place, value: $0.value, use: .handedOn) }
    }
    if isKept { taken += found.joined() }
    let content = noted(GsonFields.field(found[1], .crash, evidence: .read, GsonFields.text))
    let language = GsonFields.field(found[0], .crash, evidence: .read, GsonFields.text)
    var entry = Entry(
      place: element.place, language: found[0][found[0].count - 1], content: found[1][found[1].count - 1])
    switch language {
    case .failure(let fault): reading.append(fault)
    case _ where !isKept: return
    case .success(nil): note(absenceOf: found[0], in: element)
    case .success(let language?): entry.message = Message(language: language.lowercased(), content: content)
    }
    entries.append(entry)
  }
}
