import Foundation
import OSAMFormats
import OSAMLint

/// The newest release of the common module that was read. Expected words name it so where they mean no certain release: one
/// that changes nothing changes none of them.
package let newestRelease = Library.osam.newest

/// `{newest}` in recorded outputs and in the words of examples.
package enum NewestRelease {
  private static let placeholder = "{newest}"

  /// With the release in place of `{newest}`.
  package static func filled(_ text: String) -> String { text.replacing(placeholder, with: newestRelease) }

  /// With `{newest}` in place of the release, also at the end of a range.
  package static func hidden(_ text: String) -> String {
    let parts = text.components(separatedBy: newestRelease)
    return parts.dropFirst().reduce(into: parts[0]) { text, next in
      // 13.0.1 and 3.0.10 are other releases.
      let isWhole = !endsInNumber(text) && !beginsWithNumber(next)
      text += (isWhole ? placeholder : newestRelease) + next
    }
  }

  /// A digit, or a digit and a full stop.
  private static func endsInNumber(_ text: String) -> Bool {
    let end = text.utf8.suffix(2)
    guard let last = end.last else { return false }
    if last == UInt8(ascii: "."), end.count == 2, let digit = end.first { return isDigit(digit) }
    return isDigit(last)
  }

  /// A digit, or a full stop and a digit.
  private static func beginsWithNumber(_ text: String) -> Bool {
    let start = Array(text.utf8.prefix(2))
    guard let first = start.first else { return false }
    if first == UInt8(ascii: "."), start.count == 2 { return isDigit(start[1]) }
    return isDigit(first)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
