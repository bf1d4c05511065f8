/// Which releases show a text to users at all, whatever the mode. [module-texts-as-received, module-rating-store]
package enum TextFacts {
  /// The clients that show a text member of this kind of document.
  package static func shownBy(_ member: Member, of kind: DocumentKind) -> ClientSet {
    guard kind == .osamRating else { return member.readBy }
    return member.readBy.intersection(ownRatingDialog)
  }

  /// Releases with a rating dialog of their own, on Android only; later ones call the store's.
  /// [module-rating-own-dialog, module-rating-store]
  package static let ownRatingDialog = ModuleChange.asksStore.missing

  /// The words beside the box for don't-show-again, where the module draws it itself. [module-checkbox-words]
  package static let checkboxWords: [Language: String] = [
    .ca: "No mostrar de nou", .es: "No mostrar de nuevo", .en: "Don't show again",
  ]
}
