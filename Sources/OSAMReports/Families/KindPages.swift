import OSAMDecisions
import OSAMFormats

/// The words of answers and pages that are a kind's own: one value a kind, and nothing of it has a default.
package final class KindPages: Sendable {
  /// The documents of the kind, over a page about one: "Update alert".
  package let title: LocalizedMessage
  /// Half-sentences about people: an update that is required, and one that is not.
  let mustUpdate: LocalizedMessage
  let mayUpdate: LocalizedMessage
  /// A half-sentence for an app that gets an error.
  let error: LocalizedMessage
  /// The app's callback gets a word, which is said with what happens.
  let callsBack: Bool
  let answer: AnswerShape
  /// Assumptions of answers about all devices, from the tables of its documents.
  let assumptions: @Sendable (QuestionTerms, [OutcomeTable]) -> [LocalizedMessage]
  /// How a client's alerts look.
  let look: @Sendable (Client, DevicePlatform) -> AlertLook
  /// An answer that shows nothing, beside one that shows something: "no alert".
  let nothing: LocalizedMessage
  /// Why no alert is drawn where a document shows none.
  let withoutAlert: LocalizedMessage
  /// A matter that claims about locked-out people leave undecided; nil for none.
  let undecided: LocalizedMessage?
  /// Apps take a missing file for an error.
  let failsWithoutFile: Bool

  package init(
    title: LocalizedMessage, mustUpdate: LocalizedMessage, mayUpdate: LocalizedMessage, error: LocalizedMessage,
    callsBack: Bool,
    answer: AnswerShape,
    assumptions: @escaping @Sendable (QuestionTerms, [OutcomeTable]) -> [LocalizedMessage],
    look: @escaping @Sendable (Client, DevicePlatform) -> AlertLook, nothing: LocalizedMessage,
    withoutAlert: LocalizedMessage, undecided: LocalizedMessage?, failsWithoutFile: Bool
  ) {
    self.title = title
    self.mustUpdate = mustUpdate
    self.mayUpdate = mayUpdate
    self.error = error
    self.callsBack = callsBack
    self.answer = answer
    self.assumptions = assumptions
    self.look = look
    self.nothing = nothing
    self.withoutAlert = withoutAlert
    self.undecided = undecided
    self.failsWithoutFile = failsWithoutFile
  }

  /// How machines get the answer about one device.
  package enum AnswerShape {
    /// Its alert in every language, and what would happen with another answer of the service.
    case everyLanguage
    /// Its alert as this device has it.
    case oneDevice
  }
}
