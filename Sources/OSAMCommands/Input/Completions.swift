import ArgumentParser

extension CompletionKind {
  /// The words of an option.
  static func words(_ words: Words<some Sendable>) -> CompletionKind { .list(words.values.map(\.word)) }
}
