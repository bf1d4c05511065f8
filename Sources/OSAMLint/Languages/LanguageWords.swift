/// Words that tell Catalan, Spanish and English apart, for texts that may be in the wrong place.
///
/// Articles, pronouns, prepositions, common forms of verbs, and what alerts speak of; nothing that is a name. A word of
/// two languages tells them from the third. `tools/check-languages.py` measures what the list is good for.
enum LanguageWords {
  private struct Group {
    let languages: LanguageMark
    /// Proper names are full of these words, so they alone say little.
    let inNames: Bool
    /// In lower case, sorted by their bytes; an elided word has its apostrophe.
    let words: StaticString

    init(_ languages: LanguageMark, inNames: Bool, _ words: StaticString) {
      self.languages = languages
      self.inNames = inNames
      self.words = words
    }
  }

  private static let groups: [Group] = [
    Group(
      .ca, inNames: false,
      """
      abans actualitza actualització actualitzar actualitzat actualitzeu adreça afegeix afegir afegiu ahir així això
      algun algunes alguns allà allò altra altre altres amb aneu anys aplicació aquell aquelles aquells aquest
      aquesta aquestes aquests ara avui benvinguda benvingut benvinguts cal calen clau clica com comprova comproveu
      compte configuració connexió contrasenya correccions correu darrer darrera darrere davant demà des descarrega
      descarregueu descobreix descobriu després deu dia dins dintre dispositiu doncs durant elles ells encara enllaç
      ens eren estan estat estigueu estigui està estàs fer fes fet fora gaudeix gaudiu gràcies haver havia hem heu
      ho informació introdueix introduïu lloc mai massa mentre menys millores missatge mitjançant molt moltes més
      ningú nit nom només nosaltres nostra nostre nostres nou nous noves novetats obre obriu pel perquè però plau
      poc poca pocs podem poden podeu podreu podrà podràs pogut pots prem premeu primer proveu pugui puguin puguis
      qual quals quan quant quants qui quin quina quines quins què rebre rebreu rebràs res segons sempre setmana seu
      seus seva seves sigui siguin som sota sou són també tanca tanqueu tenen tenim teu teus teva teves tingui
      tinguis torna tornar torneu tota totes tothom tots tria trieu trobada trobar trobareu trobaràs trobat té unes
      uns usuari utilitza utilitzar utilitzeu vam vau versió veure veureu veuràs veus voldries voleu vols vosaltres
      vostra vostre vostres vulgueu vulgui vulguis vés xarxa és últim
      """),
    Group(
      .es, inNames: false,
      """
      abra abre actualice actualiza actualización actualizado actualizar ahora algunas alguno algunos algún allí
      antes aplicación aquel aquellas aquellos archivo así ayer añada añade añadir año años aún bienvenida
      bienvenido bienvenidos cierra clave como comprueba compruebe conexión configuración contraseña correcciones
      correo cual cualquier cuando cuenta cuál cuándo código cómo debe deben debes descarga descargue descubre desde
      desea deseas desee después dirección disfruta dispositivo donde durante día días dónde elige elija ellas ellos
      encontrado encontrar encontrarás enlace entidad eran eres esa esas ese eso esos esta estamos estar estas este
      esto estos está están estás esté estén fue fueron gracias haber había hace hacen hacer hacia haga hasta haya
      hayan haz hecho hemos hoy información introduce introduzca inténtalo ir lista lo luego mañana mediante mejoras
      menos mensaje mi mientras mis mucha muchas mucho muchos muy más necesita necesitas ninguna ninguno ningún
      noche nombre nos nosotros novedades nuestra nuestras nuestro nuestros nueva nuevas nuevo nuevos nunca otra
      otras otro otros para pero poco pocos podemos podrá podrás podréis podéis por porque primero prueba pudo pueda
      puedan puedas puede pueden puedes pulsa pulse queréis quien quiere quieren quieres quién qué recibir recibirás
      sean según semana será serán sido siempre siendo somos su sus sólo también tenemos tener tenga tengas tiempo
      tiene tienen tienes toda todas todavía todo todos tus uno usar usted ustedes usuario utilice utiliza utilizar
      vea ver versión verás volver vosotros vuelva vuelve vuestra vuestras vuestro vuestros ya yo él última último
      """),
    Group(
      .en, inNames: false,
      """
      about account add added address after again all allow already also an another are as at available be because
      been before being between both but by cannot change changes check choose click close could day days did
      discover do does done download during each enable enabled enjoy enter every features find first fixes for
      found from get give had have having her here his how if improvements install into is it its just keep know
      last latest learn less let make many may message might more most much must my name need needs new not now off
      only other our out password please press read remove removed same see select service services she should show
      shows since so some take tap than thank thanks that their them then there these they this those through time
      to today try under until up update updated updates used user users using version want was we week welcome were
      what when where which while who why will with without would year you your yours
      """),
    Group(
      LanguageMark.ca.and(.es), inNames: false,
      """
      alguna aquella aquí cada ciudadx clic consulta contra dos ella entre era ha han hola holax hora mes millorax
      nox primera pruebax ser si sobre son sux te tres tu
      """),
    Group(
      LanguageMark.ca.and(.en), inNames: false,
      """
      any cap dies em et fan fins per pot qualityx sense set temps tens us vanx
      """),
    Group(
      LanguageMark.es.and(.en), inNames: false,
      """
      con favor hasx hay oncex sea sin solo use
      """),
    Group(
      .ca, inNames: true,
      """
      ajuntament als carrer ciutat d' dels els l' m' n' pels s' servei serveis t'
      """),
    Group(
      .es, inNames: true,
      """
      ayuntamiento calle ciudad las los servicio servicios y
      """),
    Group(
      .en, inNames: true,
      """
      and city of open street the
      """),
    Group(
      LanguageMark.ca.and(.es), inNames: true,
      """
      al de del el es la les que se un una
      """),
    Group(
      LanguageMark.ca.and(.en), inNames: true,
      """
      can hi i on or
      """),
  ]

  /// The words of each group, for tests.
  static var all: [[String]] {
    groups.map { $0.words.description.split { $0 == " " || $0 == "\n" }.map(String.init) }
  }

  /// Mark of a word, or nil.
  static func mark(of word: PackedWord) -> LanguageMark? { table[word] }

  private static let table: Table = {
    var table = Table()
    for group in groups {
      let marks = group.inNames ? group.languages.and(.inNames) : group.languages
      group.words.withUTF8Buffer { bytes in
        var word = PackedWord()
        for byte in bytes {
          if byte > 0x20 {
            word.append(byte)
          } else if word.count > 0 {
            table.insert(word, marks)
            word = PackedWord()
          }
        }
        if word.count > 0 { table.insert(word, marks) }
      }
    }
    return table
  }()

  /// Open addressing; the list is fixed, and every text of some length asks for a few words.
  private struct Table {
    private static let size = 2048
    private var keys: [UInt128] = Array(repeating: 0, count: size)
    private var marks: [LanguageMark] = Array(repeating: .none, count: size)

    private func place(of word: PackedWord) -> Int {
      var index = word.hash & (Self.size - 1)
      while keys[index] != word.bytes, keys[index] != 0 { index = (index + 1) & (Self.size - 1) }
      return index
    }

    mutating func insert(_ word: PackedWord, _ marks: LanguageMark) {
      let place = place(of: word)
      keys[place] = word.bytes
      self.marks[place] = marks
    }

    subscript(word: PackedWord) -> LanguageMark? {
      if word.count > PackedWord.longest { return nil }
      let place = place(of: word)
      return keys[place] == 0 ? nil : marks[place]
    }
  }
}

/// Languages that a word is of.
///
/// No `OptionSet`: a literal of one is made by way of generic code, and there is one for every word of every text.
struct LanguageMark: Equatable, Sendable {
  let rawValue: UInt8

  static let none = LanguageMark(rawValue: 0)
  static let ca = LanguageMark(rawValue: 1)
  static let es = LanguageMark(rawValue: 2)
  static let en = LanguageMark(rawValue: 4)
  /// Proper names have it too.
  static let inNames = LanguageMark(rawValue: 8)

  /// True if it has all that the other one has.
  func contains(_ other: LanguageMark) -> Bool { rawValue & other.rawValue == other.rawValue }
  /// Everything that either of the two marks has.
  func and(_ other: LanguageMark) -> LanguageMark { LanguageMark(rawValue: rawValue | other.rawValue) }
}

/// The last bytes of a word as one number.
struct PackedWord {
  /// Bytes of a word that the table may hold.
  static let longest = 16

  private(set) var bytes: UInt128 = 0
  private(set) var count = 0

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    bytes = bytes << 8 | UInt128(byte)
    count += 1
  }

  /// Where a table begins to look for it.
  var hash: Int {
    let mixed =
      (UInt64(truncatingIfNeeded: bytes) ^ UInt64(truncatingIfNeeded: bytes >> 61)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 48)
  }

  /// True if its last byte is one of those that the endings have.
  var mayHaveEnding: Bool {
    switch UInt8(truncatingIfNeeded: bytes) {
    case UInt8(ascii: "n"), UInt8(ascii: "s"), 0xB3: true
    default: false
    }
  }

  /// True if it ends in these bytes, at most eight, and has some before them.
  func ends(in ending: StaticString) -> Bool {
    guard count > ending.utf8CodeUnitCount else { return false }
    return ending.withUTF8Buffer { buffer in
      var rest = bytes
      for byte in buffer.reversed() {
        if UInt8(truncatingIfNeeded: rest) != byte { return false }
        rest >>= 8
      }
      return true
    }
  }
}
