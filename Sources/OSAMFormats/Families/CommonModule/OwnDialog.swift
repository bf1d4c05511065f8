/// How high the alert is that the module draws itself, on a small telephone. Lengths are density-independent pixels, and
/// numbers of letters a guess. [module-own-dialog, choice-small-screen]
package struct OwnDialog: Sendable {
  /// Of the screen, without the bar of the system.
  static let screen = 616
  private static let padding = (top: 16, bottom: 24)
  private static let icon = 72
  private static let gap = 8
  private static let button = 48
  /// Of the row with the X, and of the one with the box.
  private static let row = 40
  private static let title = (letters: 23, line: 26)
  private static let message = (letters: 35, line: 19)

  private let buttons: Int
  private let rows: Int

  /// With so many buttons, an X and a box.
  package init(buttons: Int, hasX: Bool, hasBox: Bool) {
    self.buttons = buttons
    rows = (hasX ? 1 : 0) + (hasBox ? 1 : 0)
  }

  /// Lines of a message that leave the last button in sight, below a title.
  package func mostLines(below title: ArraySlice<UInt8>) -> Int {
    let fixed =
      Self.padding.top + Self.padding.bottom + Self.icon + buttons * (Self.button + Self.gap) + rows * Self.row
    let titleHeight = Self.lines(title, Self.title.letters) * Self.title.line + 2 * Self.gap
    return max(0, (Self.screen - fixed - titleHeight) / Self.message.line)
  }

  /// Lines of a message.
  package static func lines(ofMessage text: ArraySlice<UInt8>) -> Int { lines(text, message.letters) }

  /// Letters of a line of a message.
  package static var lettersOfLine: Int { message.letters }

  /// A text in UTF-8; each byte that does not go on with a letter is one.
  private static func lines(_ text: ArraySlice<UInt8>, _ letters: Int) -> Int {
    var (lines, length) = (0, 0)
    for byte in text {
      if byte == UInt8(ascii: "\n") {
        lines += max(1, (length + letters - 1) / letters)
        length = 0
      } else if byte & 0xC0 != 0x80 {
        length += 1
      }
    }
    return lines + max(1, (length + letters - 1) / letters)
  }
}
