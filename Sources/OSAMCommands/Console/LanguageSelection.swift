import OSAMFormats
import OSAMLint
import OSAMSyntax

/// The language of a run: the one of the command line, else of the environment, else of the settings, else of the editor;
/// on a terminal else that of the machine; else English. Logs and files do not depend on the machine.
package struct LanguageSelection: Sendable {
  private let catalogues: Catalogues
  /// By `--lang`.
  private let asked: Language?
  /// By the variable.
  private let usual: Language?
  /// By the setting of the machine: `LANG` and its like.
  private let ofMachine: Language?
  /// By the editor that a language server speaks to.
  private var ofEditor: Language?

  package static let english = LanguageSelection(.none, asked: nil, usual: .en)

  init(_ catalogues: Catalogues, asked: Language?, usual: Language?, ofMachine: Language? = nil) {
    self.catalogues = catalogues
    self.asked = asked
    self.usual = usual
    self.ofMachine = ofMachine
  }

  /// The selection for a person whose editor speaks a language, such as `ca` or `es-ES`.
  func speaking(_ locale: String?) -> LanguageSelection {
    var selection = self
    selection.ofEditor = locale.flatMap { Language(locale: $0) }
    return selection
  }

  /// For texts for people; settings count where neither a command line nor an environment says anything, and the
  /// machine where a person looks at a terminal.
  func formatter(else settings: @autoclosure () -> Language?, onTerminal: Bool = false) -> MessageFormatter {
    var formatter = MessageFormatter(
      catalogues[asked ?? usual ?? settings() ?? ofEditor ?? (onTerminal ? ofMachine : nil) ?? .en])
    formatter.isPlain = true
    return formatter
  }

  /// For texts for machines.
  var machineFormatter: MessageFormatter { MessageFormatter(catalogues[asked ?? .en]) }
}

extension Language {
  /// The language of `ca`, `ca_ES.UTF-8`, `es-ES`; nil for all others.
  init?(locale: String) {
    let code = locale.utf8.prefix { !"_-.@".utf8.contains($0) }.map(\.lowerASCII)
    guard let language = Self.allCases.first(where: { $0.rawValue.utf8.elementsEqual(code) }) else { return nil }
    self = language
  }

  /// The language that the settings of a machine name for messages: `LC_ALL`, else `LC_MESSAGES`, else `LANG`. Nil where
  /// `CI` is set: nobody sits before it.
  init?(of system: any System) {
    func value(_ name: String) -> String? { system.environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    guard value("CI") == nil, let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(value).first else {
      return nil
    }
    self.init(locale: locale)
  }
}
