import OSAMFormats

/// Who draws an alert, and so how it looks.
package enum AlertLook: Sendable, Equatable {
  /// The system.
  case system
  /// The library itself, with these words beside the box. [module-own-dialog]
  case own(box: [Language: String])
}
