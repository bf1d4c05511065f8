import OSAMFormats
import OSAMSyntax

/// A short text that two languages share and that one word shows to be of one of them.
///
/// Too short for `LanguageGuess`, which knows no context; here the same text in the place of its own language is a second
/// witness. Only words of buttons and of alerts about updates count, none of which is a name. “OK” is nobody's.
struct CopiedText {
  /// The language it is in.
  var language: Language
  /// The word that tells so, as it stands in the text.
  var word: String
  /// Where the same text stands in its own language.
  var twin: NodeID

  /// Bytes and characters of the longest one in two languages, and characters of the longest one in all of them. What is
  /// longer is same-text-in-two-languages' or same-text-in-all-languages' to tell. Our choice, [choice-same-text].
  private static let (longestInBytes, longestInTwo, longestInAll) = (60, 30, 20)

  /// Members that are the labels of buttons.
  private static let labels: Set = ["ok", "cancel", "neutral", "okButtonTitle", "cancelButtonTitle"]

  /// Nil for a text that may be in the language it should be in.
  init?(_ entry: TextEntry, among twins: () -> TextTwins) {
    let copies = entry.bytes.count > Self.longestInBytes ? [] : twins().others(than: entry)
    if copies.isEmpty { return nil }
    let isLabel = Self.labels.contains(entry.member)
    var found: (language: Language, word: String)?
    for word in entry.text.split(whereSeparator: { !$0.isLetter && $0 != "·" }) {
      guard let language = CopiedWords.language(of: word.lowercased(), inLabel: isLabel) else { continue }
      if let found, found.language != language { return nil }
      found = found ?? (language, String(word))
    }
    guard let found else { return nil }
    let isInAll = copies.count > 1
    guard entry.text.count <= (isInAll ? Self.longestInAll : Self.longestInTwo),
      let own = copies.first(where: { $0.language == found.language })
    else { return nil }
    (language, word, twin) = (found.language, found.word, own.node)
  }
}

/// Words of one language that no name has.
private enum CopiedWords {
  /// Of titles, messages and buttons.
  private static let ofAlerts: [Language: Set<String>] = [
    .ca: [
      "actualitza", "actualitzi", "actualitzar", "actualitzeu", "actualització", "actualitzacions", "aplicació",
      "benvinguda", "benvingut", "benvinguts", "descarrega", "descarregar", "descarregueu", "gràcies", "instal·la",
      "instal·lar", "missatge", "novetats", "versió",
    ],
    .es: [
      "actualiza", "actualice", "actualizar", "actualización", "actualizaciones", "aplicación", "bienvenida",
      "bienvenido", "bienvenidos", "descargar", "descargue", "gracias", "instala", "instalar", "mensaje", "novedades",
      "versión",
    ],
    .en: ["application", "download", "install", "message", "thanks", "update", "updates", "version", "welcome"],
  ]

  /// Of buttons alone.
  private static let ofLabels: [Language: Set<String>] = [
    .ca: [
      "accepta", "acceptar", "acord", "ara", "cancel·la", "cancel·lar", "entesos", "més", "sortir", "surt", "tanca",
      "tancar", "tard",
    ],
    .es: [
      "acepta", "aceptar", "acuerdo", "ahora", "cancela", "cancelar", "cerrar", "cierra", "entendido", "luego", "más",
      "salir", "tarde",
    ],
    .en: ["accept", "cancel", "close", "dismiss", "exit", "later", "not", "now", "skip"],
  ]

  static func language(of word: String, inLabel isLabel: Bool) -> Language? {
    Language.allCases.first { language in
      ofAlerts[language]?.contains(word) == true || isLabel && ofLabels[language]?.contains(word) == true
    }
  }
}
