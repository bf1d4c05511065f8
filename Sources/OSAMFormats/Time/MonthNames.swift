/// Names of the months from January on, as they stand inside a sentence.
enum MonthNames {
  static let english = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let catalan = [
    "gener", "febrer", "març", "abril", "maig", "juny", "juliol", "agost", "setembre", "octubre", "novembre",
    "desembre",
  ]
  static let spanish = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
    "diciembre",
  ]
  /// As the Unicode locale data (CLDR) shorten them beside a day.
  static let shortEnglish = english.map { String($0.prefix(3)) }
  static let shortCatalan = [
    "gen.", "febr.", "març", "abr.", "maig", "juny", "jul.", "ag.", "set.", "oct.", "nov.", "des.",
  ]
  static let shortSpanish = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"]
  static let all = [english, catalan, spanish]
}
