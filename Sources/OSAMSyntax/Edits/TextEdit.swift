/// Other bytes in place of some of a file's.
package struct TextEdit: Sendable, Equatable {
  /// The bytes that go; empty where something is only put in.
  package var span: SourceSpan
  /// The text that comes; empty where something is only taken out.
  package var text: String

  package init(_ span: SourceSpan, _ text: String) {
    self.span = span
    self.text = text
  }
}

extension [TextEdit] {
  /// The edits by position, or nil when two of them would change the same place, or one has none.
  package var inOrder: [TextEdit]? {
    if contains(where: { $0.span.start > $0.span.end }) { return nil }
    let sorted = self.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
    for (edit, next) in zip(sorted, sorted.dropFirst()) where edit.span.end >= next.span.start {
      // Two neighbours are told apart by what one of them takes out.
      if edit.span.end > next.span.start || edit.span.isEmpty || next.span.isEmpty { return nil }
    }
    return sorted
  }

  /// The bytes after these edits, which are by position and apart from each other.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + reduce(0) { $0 + $1.text.utf8.count })
    var next = 0
    for edit in self {
      result += bytes[next..<edit.span.start]
      result += edit.text.utf8
      next = edit.span.end
    }
    return result + bytes[next...]
  }
}
