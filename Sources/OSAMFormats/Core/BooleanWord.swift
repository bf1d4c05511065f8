/// Words for true and false as people write them where a document has a boolean: in English, Catalan, Spanish and
/// French, and as YAML 1.1 knows them.
package enum BooleanWord {
  private static let yes: Set<String> = [
    "true", "yes", "y", "on", "1", "sí", "si", "s", "cert", "vertader", "verdader", "verdadero", "cierto", "activat",
    "activado", "oui", "vrai",
  ]
  private static let no: Set<String> = [
    "false", "no", "n", "off", "0", "fals", "falso", "desactivat", "desactivado", "non", "faux",
  ]

  /// The boolean that a word stands for, in any letter case; nil where it is no such word.
  package static func value(_ text: String) -> Bool? {
    let word = text.trimmingBlanks().lowercased()
    return yes.contains(word) ? true : no.contains(word) ? false : nil
  }
}
