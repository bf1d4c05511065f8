import OSAMPage

/// Answers of the native build for the comparison with the module of the page.
enum PageQuestions {
  /// Questions, each behind its number of bytes (four, the lowest first), and so the answers; for what is no question the
  /// number is 2^32 - 1, and nothing follows. Nil where the input ends within a question.
  static func answers(_ bytes: [UInt8]) -> [UInt8]? {
    var answers: [UInt8] = []
    var at = 0
    while at < bytes.count {
      guard at + 4 <= bytes.count else { return nil }
      let count = (0..<4).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
      at += 4
      guard count <= bytes.count - at else { return nil }
      let answer = Page.answer(Array(bytes[at..<at + count]))
      at += count
      let length = answer.map { UInt32($0.count) } ?? .max
      answers += (0..<4).map { UInt8(truncatingIfNeeded: length >> UInt32(8 * $0)) }
      answers += answer ?? []
    }
    return answers
  }
}
