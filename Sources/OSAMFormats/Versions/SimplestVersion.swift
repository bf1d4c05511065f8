extension VersionScheme {
  /// The plainest way to write the version that the library takes a text for; nil when it cannot read it. What it compares
  /// as equal is found by asking it, so nothing is said here of how it reads.
  package func simplest(equalTo text: String) -> String? {
    guard canRead(text) else { return nil }
    return Self.plainer(text).first { canRead($0) && order(text, $0) == .equal } ?? text
  }

  /// Texts that a version may be taken for, the shortest first: fewer parts, no zeros in front, nothing behind a hyphen.
  private static func plainer(_ text: String) -> [String] {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      let digits = part.prefix { ("0"..."9").contains($0) }
      let trimmed = digits.drop { $0 == "0" }
      return trimmed.isEmpty ? "0" : String(trimmed)
    }
    return (1...max(numbers.count, 1)).map { numbers.prefix($0).joined(separator: ".") }
  }
}
