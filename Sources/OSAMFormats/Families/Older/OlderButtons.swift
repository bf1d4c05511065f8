/// The kinds of alert of osam-controldeversions, which follow from the buttons that have a title.
/// [older-kinds]
package struct OlderButtons: Sendable, Equatable {
  package var hasOK: Bool
  package var hasCancel: Bool
  package var title: String
  package var meaning: String
  /// The mode of the common module that shows such an alert; nil when none does: FORCE always has an OK button.
  package var mode: VersionConfig.Mode?

  package static let none = OlderButtons(
    hasOK: false, hasCancel: false, title: "Without buttons", meaning: "Blocks the app, and offers nothing.")
  package static let ok = OlderButtons(
    hasOK: true, hasCancel: false, title: "With okButtonTitle alone",
    meaning: "Blocks the app: OK opens the address.", mode: .force)
  package static let both = OlderButtons(
    hasOK: true, hasCancel: true, title: "With okButtonTitle and cancelButtonTitle",
    meaning: "Offers the update: OK opens the address, cancel closes the alert.", mode: .lazy)
  package static let cancel = OlderButtons(
    hasOK: false, hasCancel: true, title: "With cancelButtonTitle alone",
    meaning: "Informs: cancel closes the alert.", mode: .info)

  package static let all = [none, ok, both, cancel]

  package static func of(ok hasOK: Bool, cancel hasCancel: Bool) -> Self {
    hasOK ? (hasCancel ? both : ok) : (hasCancel ? cancel : none)
  }
}
