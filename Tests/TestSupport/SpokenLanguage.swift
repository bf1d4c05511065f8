import OSAMFormats
import OSAMLint
import Synchronization

/// A language that the program speaks in a test, which writes down each sentence that is said.
package final class SpokenLanguage: Sendable {
  package static let variable = "OSAM_LINT_LANG"

  /// A sentence that was said.
  package struct Said: Sendable {
    /// Where it was met first: the id of a rule, a command.
    package var group: String
    /// It with something in its gaps, in English.
    package var example: String
    package var translation: String?
  }

  private struct State {
    var group = ""
    var said: [String: Said] = [:]
    var values: [String: Set<String>] = [:]
  }

  package let language: Language
  private let state = Mutex(State())

  package init(_ language: Language) { self.language = language }

  /// By the English sentence.
  package var said: [String: Said] { state.withLock { $0.said } }

  /// Texts that stood in gaps as they are, without quotation marks around them, with the sentences they stood in.
  package var values: [String: Set<String>] { state.withLock { $0.values } }

  /// Sentences from now on belong to this group.
  package func enter(_ group: String) { state.withLock { $0.group = group } }

  package var catalogues: Catalogues { Catalogues { [self] in $0 == language ? catalogue : nil } }

  package var formatter: MessageFormatter { MessageFormatter(catalogue, isInFull: true) }

  private var catalogue: Catalogue? {
    Catalogues.compiled[language]?.watched { [self] template, words, translation in
      state.withLock { state in
        for value in words.bareValues { state.values[value, default: []].insert(template.text) }
      }
      if !words.hasLetters { return }
      state.withLock { state in
        if state.said[template.text] != nil { return }
        state.said[template.text] = Said(group: state.group, example: words.text, translation: translation)
      }
    }
  }
}
