import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Address {
  /// The url of a document, and its node, when the mode opens it on OK. An empty one is none.
  static func opened(_ document: Document, _ use: ModeUse?) -> (address: Address, node: NodeID)? {
    if document.kind.traits.contains(.olderReadings) {
      // The older libraries open it whenever there is the button.
      guard document.has("okButtonTitle"), let pair = document.pair("okButtonActionURL"),
        let text = document.text("okButtonActionURL"), !text.isEmpty
      else { return nil }
      return (Address(text), pair.value)
    }
    guard use?.opensURL == true, let pair = document.pair("url"), let text = document.text("url"), !text.isEmpty
    else { return nil }
    return (Address(text), pair.value)
  }
}
