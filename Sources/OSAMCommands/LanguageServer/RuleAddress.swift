import OSAMFormats
import OSAMSyntax

/// Where the page of each rule is: an address with a place for the rule's id.
struct RuleAddress {
  static let place = "{rule}"

  private let template: String

  init(_ template: String) throws(Failure) {
    guard template.has(Self.place) else {
      throw Failure(
        "“\(Quote.shortened(template))” does not say where the id of a rule stands",
        hint: "Write https://example.org/rules/\(Self.place).html.")
    }
    self.template = template
  }

  func page(of rule: String) -> String {
    template.exchanging(Self.place, for: rule)
  }
}
