/// A thing about a document's shape that JSON Schema cannot say. Where a schema and the shape rules
/// disagree, one of these must be the reason; `make check` sees to it.
package struct SchemaLimit: Sendable {
  package var name: String
  /// It is about whole numbers.
  var isOfNumbers = false
  package var explanation: String

  /// Those that documents of a kind can come to.
  static func all(of kind: DocumentKind) -> [SchemaLimit] {
    all.filter { !$0.isOfNumbers || kind.traits.contains(.numbers) }
  }

  package static let all: [SchemaLimit] = [
    .init(
      name: "not-json",
      explanation:
        "A schema is asked only about text that a strict reader could read. What is wrong with the text itself, and "
        + "what clients accept although it is no JSON, is beyond it."),
    .init(
      name: "duplicate-names",
      explanation:
        "A reader keeps one of two members of the same name before the schema sees them. Clients decode both, so an "
        + "invalid earlier one fails as well."),
    .init(
      name: "number-notation", isOfNumbers: true,
      explanation:
        "To JSON Schema 1.0 and 1e3 are whole numbers. Clients look at the characters: a fraction always fails, an "
        + "exponent up to 2.1.8."),
    .init(
      name: "wrapped-number", isOfNumbers: true,
      explanation:
        "From 1.0.6 on clients take some numbers beyond 64 bits for other numbers instead of failing. The schema "
        + "refuses them all; the shape rules report them without a refusal."),
    .init(
      name: "quoted-number-range", isOfNumbers: true,
      explanation: "A number in quotes is a text to the schema: its form is checked and its size is not."),
    .init(
      name: "quoted-exponent", isOfNumbers: true,
      explanation: "Whether a number with an exponent in quotes is whole and in range, in an authored document."),
    .init(
      name: "calendar", isOfNumbers: true,
      explanation: "A written date has the right form but there is no such day: 2022-02-30."),
    .init(
      name: "long-duration", isOfNumbers: true,
      explanation: "A written duration has the right form but does not fit 64 bits of seconds."),
  ]
}
