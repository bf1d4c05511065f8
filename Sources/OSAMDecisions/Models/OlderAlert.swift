import OSAMFormats
import OSAMSyntax

/// An alert of an older library, as the device shows it. [older-kinds, older-texts]
package struct OlderAlert: Sendable, Equatable {
  package var title: OlderText
  package var message: OlderText
  /// OK comes before cancel, and "rate" before "later" and "no"; the system decides how they are laid out.
  package var buttons: [Button]
  /// No button lets the user go on with the app.
  package var blocks: Bool
  /// The result for the app's callback when the user leaves a dialog by the back key; nil where that is not possible.
  package var resultOfLeaving: String?

  package init(
    title: OlderText, message: OlderText, buttons: [Button], blocks: Bool, resultOfLeaving: String? = nil
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.blocks = blocks
    self.resultOfLeaving = resultOfLeaving
  }

  package struct Button: Sendable, Equatable {
    package var text: OlderText
    package var then: Then
    /// The address it opens, as the system gets it; nil when it opens none.
    @ByBytes package var opens: String?
    /// The address is of a form that some releases of the system do not open.
    package var mayOpenNothing = false
    /// The result for the app's callback; nil when it gets nothing.
    package var result: String?
    /// Touching it ends the app.
    package var crashes = false
  }

  /// The effect on the alert when a button is touched.
  package enum Then: String, Sendable {
    case closes
    /// It closes and is shown again at once.
    case comesBack = "comes back"
    case stays
  }
}
