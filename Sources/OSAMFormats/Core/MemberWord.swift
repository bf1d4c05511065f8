import OSAMSyntax

/// Words by which people call a member where documents have a name for it: in English, Catalan, Spanish and French.
enum MemberWord: CaseIterable {
  case begin, end, title, message, accept, refuse, address

  /// Without marks above and below letters, and without what many names have in common (`fillers`).
  private var words: Set<String> {
    switch self {
    case .begin:
      [
        "begin", "begins", "beginning", "start", "starts", "from", "since", "inici", "inicia", "inicio", "comenca",
        "comienza", "comienzo", "desde", "debut", "depuis",
      ]
    case .end:
      [
        "end", "ends", "until", "till", "to", "expires", "expiry", "expiration", "fi", "fins", "final", "finaliza",
        "finalitza", "fin", "hasta", "caduca", "caducidad", "caducitat", "vence", "jusqua", "jusque",
      ]
    case .title: ["title", "titol", "titulo", "titre", "heading"]
    case .message: ["message", "missatge", "mensaje"]
    case .accept: ["ok", "accept", "accepta", "acceptar", "acepta", "aceptar", "accepter"]
    case .refuse: ["cancel", "cancela", "cancella", "cancelar", "cancellar", "annuler"]
    case .address: ["url", "link", "enllac", "enlace", "lien", "adreca", "direccion"]
    }
  }

  /// The names that members of that meaning have, in one kind of document or another.
  private var members: [String] {
    switch self {
    case .begin: ["startDate"]
    case .end: ["endDate"]
    case .title: ["title"]
    case .message: ["message"]
    case .accept: ["ok", "okButtonTitle"]
    case .refuse: ["cancel", "cancelButtonTitle"]
    case .address: ["url", "okButtonActionURL"]
    }
  }

  /// Other words of such names: sorts of things, and small words.
  private static let fillers: Set<String> = [
    "date", "data", "fecha", "day", "dia", "jour", "time", "hora", "hour", "moment", "at", "on", "of", "de", "del", "d",
    "des", "the", "el", "la", "le", "l", "valid", "visible", "alert", "alerta", "alerte", "avis", "aviso", "text",
    "texto", "texte", "label", "button", "boto", "boton", "bouton",
  ]

  private static let meanings: [String: MemberWord] = {
    var meanings: [String: MemberWord] = [:]
    for meaning in allCases { for word in meaning.words { meanings[word] = meaning } }
    return meanings
  }()

  /// The row of a kind that a key means, in words of another language or in another order: `dataFi` is the end. Nil where
  /// the key says anything besides, as `createdAt` and `okURL` do, and where the value is nothing of that sort.
  static func row(of kind: DocumentKind, _ key: String, value: NodeID, in tree: Tree) -> Int? {
    // The value first: most have none of these, and the words of a key cost more.
    guard isDate(value, in: tree) || holdsLanguages(value, in: tree) || isAddress(value, in: tree) else { return nil }
    let said = words(of: key).filter { !fillers.contains($0) }
    guard said.count == 1, let meaning = meanings[said[0]] else { return nil }
    guard let row = meaning.members.lazy.compactMap(kind.index).first else { return nil }
    return isValue(value, of: kind.members[row], in: tree) ? row : nil
  }

  private static func isValue(_ value: NodeID, of member: Member, in tree: Tree) -> Bool {
    switch member.type {
    case .instant: isDate(value, in: tree)
    case .texts, .shaped(_, .textOrTexts): holdsLanguages(value, in: tree)
    case .link: isAddress(value, in: tree)
    default: false
    }
  }

  /// A date as people write it, or milliseconds of this age.
  private static func isDate(_ value: NodeID, in tree: Tree) -> Bool {
    switch tree.kind(value) {
    case .string: DateSpelling.probable(tree.text(value), isEnd: false) != nil
    case .number: Int64(tree.text(value)).map(milliseconds.contains) ?? false
    default: false
    }
  }

  /// Numbers of 13 digits: the years 2001 to 2286. [time-magnitudes]
  private static let milliseconds: Range<Int64> = 1_000_000_000_000..<10_000_000_000_000

  private static func isAddress(_ value: NodeID, in tree: Tree) -> Bool {
    tree.kind(value) == .string && tree.text(value).has("://")
  }

  private static func holdsLanguages(_ value: NodeID, in tree: Tree) -> Bool {
    var count = 0
    if tree.kind(value) == .object {
      tree.forEachPair(of: value) { if Language(tree, $0.key) != nil { count += 1 } }
    }
    return count >= 2
  }

  // MARK: The words of a name

  /// Longer names are no names.
  private static let longest = 64

  /// `dataFi`, `data_fi`, `Data de fi`: data, fi. In lower case, without marks.
  private static func words(of key: String) -> [String] {
    guard key.utf8.count <= longest else { return [] }
    var words: [String] = []
    var word = ""
    var wasLower = false
    for scalar in key.unicodeScalars {
      let isUpper = scalar.properties.isUppercase
      if isUpper && wasLower || separators.contains(scalar) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      wasLower = !isUpper
      if separators.contains(scalar) || left.contains(scalar) { continue }
      for lower in scalar.properties.lowercaseMapping.unicodeScalars {
        word.unicodeScalars.append(plain[lower] ?? lower)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static let separators: Set<Unicode.Scalar> = [" ", "_", "-", ".", "'", "’"]
  /// The middle dot of *l·l*, and marks written apart from their letter.
  private static let left: Set<Unicode.Scalar> = ["·", "\u{300}", "\u{301}", "\u{308}", "\u{327}"]

  private static let plain: [Unicode.Scalar: Unicode.Scalar] = [
    "à": "a", "á": "a", "â": "a", "è": "e", "é": "e", "ê": "e", "í": "i", "ï": "i", "î": "i", "ò": "o", "ó": "o",
    "ô": "o", "ú": "u", "ü": "u", "û": "u", "ç": "c", "ñ": "n",
  ]
}
