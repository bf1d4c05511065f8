/// Values as Gson puts them into the fields of a Java class. [older-gson, older-rating-android]
enum GsonFields {
  /// A `String`: texts, numbers as written, booleans as words; nil for null. Fails with the value's kind.
  static func text(_ value: ReadValue) -> Result<String?, Mismatch> {
    switch value.content {
    case .null: .success(nil)
    case .boolean(let value): .success(value ? "true" : "false")
    case .number(let text), .text(let text): .success(text)
    case .list, .object, .unreadable: .failure(Mismatch(words: "is \(value.kindWords)"))
    }
  }

  /// An `Integer` or `int`: whole numbers of 32 bits, also with a fraction of zero, and their texts; nil for null.
  static func integer(_ value: ReadValue) -> Result<Int32?, Mismatch> {
    switch value.content {
    case .null: return .success(nil)
    case .number(let text), .text(let text):
      if let integer = JavaNumber.integer(text) { return .success(integer) }
      guard let double = JavaNumber.parsedDouble(text) else {
        return .failure(Mismatch(words: text.isEmpty ? "is an empty text" : "is not a number"))
      }
      if let integer = Int32(exactly: double) { return .success(integer) }
      let isWhole = double.rounded(.towardZero) == double
      return .failure(Mismatch(words: isWhole ? "is beyond 32 bits" : "is not a whole number"))
    default: return .failure(Mismatch(words: "is \(value.kindWords)"))
    }
  }

  struct Mismatch: Error {
    var words: LocalizedMessage
  }

  /// The value a field of an object ends with: each occurrence is read, and the last one stays. Nil when the field
  /// is missing or null. A null leaves an `int` as it was.
  static func field<Value>(
    _ taken: [Taken], keepsOnNull: Bool = false, _ outcome: ClientAnswer.Failure.Outcome,
    evidence: OlderFault.Evidence = .measured, _ read: (ReadValue) -> Result<Value?, Mismatch>
  ) -> Result<Value?, OlderFault> {
    var result: Value?
    for one in taken {
      guard let value = one.value else { continue }
      switch read(value) {
      case .success(let read): result = read ?? (keepsOnNull ? result : nil)
      case .failure(let mismatch):
        return .failure(OlderFault(one.path, at: value.place, mismatch.words, outcome, .reading, evidence))
      }
    }
    return .success(result)
  }
}
