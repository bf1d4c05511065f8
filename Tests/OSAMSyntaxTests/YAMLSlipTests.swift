import TestSupport
import Testing

@testable import OSAMSyntax

/// Slips of people where libyaml stops: the place, the cause, and the line as it was meant.
@Suite struct YAMLSlipTests {
  /// `⟦` stands where the finding is.
  static let slips: [(text: String, cause: YAMLCause, written: String, meant: String?)] = [
    ("ca: Novetat⟦: una versió\nes: Hola\n", .colonInText, "", #"ca: "Novetat: una versió""#),
    ("ca: Novetat⟦: una \"nova\"\n", .colonInText, "", #"ca: 'Novetat: una "nova"'"#),
    // Where a comment may follow, or the text goes on below, it is not certain what belongs to it.
    ("ca: Novetat⟦: una # nova\n", .colonInText, "", nil),
    ("ca: Novetat⟦: una\n  versió\n", .colonInText, "", nil),
    ("ca: 'L'⟦aplicació'\nes: Hola\n", .textBehindQuote, "'", #"ca: "L'aplicació""#),
    ("ca: \"La \"⟦nova\" versió\"\n", .textBehindQuote, "\"", #"ca: 'La "nova" versió'"#),
    ("ca: \"Nova\" ⟦versió\n", .textBehindQuote, "\"", #"ca: '"Nova" versió'"#),
    ("ok: {ca: 'D'⟦acord', es: Aceptar}\n", .textBehindQuote, "'", nil),
    ("\"platform\": \"ANDROID\"⟦,\nminutes: 5\n", .commaBehindQuote, "", #""platform": "ANDROID""#),
    ("ca: \"Nova\"⟦, versió,\n", .textBehindQuote, "\"", #"ca: '"Nova", versió,'"#),
    ("title: ⟦ca: Nova\n", .languagesOnOneLine, "", "title: {ca: Nova}"),
    (
      "title: ⟦ca: Nova, es: Nueva, en: New\nminutes: 5\n", .languagesOnOneLine, "",
      "title: {ca: Nova, es: Nueva, en: New}"
    ),
    // Which comma parts the languages is not certain.
    ("title: ⟦ca: Nova, i bona, es: Nueva\n", .languagesOnOneLine, "", nil),
    ("title: ⟦ca: \"Nova\"\n", .languagesOnOneLine, "", nil),
    ("title:\n  ca: Hola\n⟦\tes: Hola\n", .tabIndents, "", nil),
    ("title:\n⟦\tca: Hola\n", .tabIndents, "", nil),
    ("ca: ⟦@bus\n", .startNeedsQuotes, "@", #"ca: "@bus""#),
    ("ca: ⟦%50 menys\n", .startNeedsQuotes, "%", #"ca: "%50 menys""#),
    ("ca: ⟦`Nova`\n", .startNeedsQuotes, "`", #"ca: "`Nova`""#),
    ("ca: ⟦*Nova* versió\n", .startNeedsQuotes, "*", #"ca: "*Nova* versió""#),
    ("ca: ⟦*Nova versió\n", .startNeedsQuotes, "*", #"ca: "*Nova versió""#),
    ("ca: ⟦& més\n", .startNeedsQuotes, "&", #"ca: "& més""#),
    ("ca: ⟦!x!Nova\n", .startNeedsQuotes, "!", #"ca: "!x!Nova""#),
    ("ca: ⟦[Nova] versió\n", .startNeedsQuotes, "[", #"ca: "[Nova] versió""#),
    ("ca: ⟦{nom} hola\n", .startNeedsQuotes, "{", #"ca: "{nom} hola""#),
    ("ca: ⟦- Nova\n", .startNeedsQuotes, "- ", #"ca: "- Nova""#),
    ("ca: ⟦, Nova\n", .startNeedsQuotes, ",", #"ca: ", Nova""#),
    ("ca: ⟦| Nova\nes: Hola\n", .textBehindBlockSign, "|", #"ca: "| Nova""#),
    ("ca: ⟦> 3 versions\n", .textBehindBlockSign, ">", #"ca: "> 3 versions""#),
    ("ca: ⟦|x\n  Nova\n", .textBehindBlockSign, "|", nil),
    ("title:\n  ca: Hola\n ⟦es: Hola\n", .otherIndentation, "", nil),
    ("title:\n  ca: Hola\n   ⟦es: Hola\n", .otherIndentation, "", nil),
    ("title:\n  ca: Hola\n  ⟦es Hola\n  en: Hello\n", .missingColon, "", nil),
    ("title:\n  ca: Hola\n  ⟦es:Hola\n  en: Hello\n", .missingColon, "", "es: Hola"),
    ("⟦platform:IOS\nminutes: 5\n", .missingColon, "", "platform: IOS"),
    ("⟦title\n  ca: Hola\n", .missingColon, "", nil),
    // Not all line ends of libyaml are line ends to people: a blank more behind the colon would not help.
    ("⟦title: Nova\u{2028}versió\nminutes: 5\n", .missingColon, "", nil),
    ("platform:⟦\u{A0}IOS\nminutes: 5\n", .blankThatIsNone, "U+00A0", "platform: IOS"),
    ("platform:⟦\u{202F}\u{A0}IOS\nminutes: 5\n", .blankThatIsNone, "U+202F", "platform: IOS"),
    ("title:\n  ca: Hi ha\n⟦una versió\nminutes: 5\n", .textGoesOn, "", nil),
    ("ok: ⟦{ca: Hola, es: Hola\nurl: a\n", .unclosedBracket, "{", nil),
    ("a: ⟦[\n", .unclosedBracket, "[", nil),
    ("a: ⟦[1, 2\n", .unclosedBracket, "[", nil),
    ("ok: {ca: Hola, es: Hola en⟦: Hello}\n", .missingComma, ":", nil),
    ("ok: {ca: Hola}⟦}\nurl: a\n", .surplusBracket, "}", nil),
    ("ca: ⟦\"Nova\nes: Hola\n", .unclosedQuote, "\"", #"ca: "Nova""#),
    ("ca: ⟦'Nova\nes: 'Hola'\n", .unclosedQuote, "'", "ca: 'Nova'"),
    ("ca: \"a ⟦\\p b\"\n", .badEscape, "\\p", nil),
    ("ca: \"Bus ⟦\\ud83d\\ude8c nou\"\n", .halfACharacter, "\\ud83d\\ude8c", "🚌"),
    ("ca: \"Bus ⟦\\ud83d nou\"\n", .halfACharacter, "\\ud83d", nil),
    ("⟦%FOO bar\n---\nca: Hola\n", .badDirective, "", nil),
    ("%YAML 1.2\n⟦%YAML 1.2\n---\nca: Hola\n", .secondDirective, "", nil),
    ("⟦%YAML 3.0\n---\nca: Hola\n", .otherYAMLVersion, "", nil),
    ("ca: Hola⟦\u{8}\n", .notACharacter, "", nil),
  ]

  @Test(arguments: slips)
  func slip(_ marked: String, _ cause: YAMLCause, _ written: String, _ meant: String?) throws {
    let bytes = Array(marked.replacing("⟦", with: "").utf8)
    let tree = Tree.read(bytes, as: .yaml)
    let fault = try #require(tree.faults.first)
    #expect(tree.faults.count == 1)
    let slip = try #require(fault.slip)
    #expect((slip.cause, slip.written, slip.meant) == (cause, written, meant), "\(marked)")
    let before = marked.prefix { $0 != "⟦" }
    #expect(fault.span.start == before.utf8.count, "\(marked)")
    // The line as it was meant can be read.
    if let meant { #expect(Tree.read(Array(meant.utf8), as: .yaml).faults.isEmpty, "\(meant)") }
  }
}
