import OSAMFormats
import OSAMPlatform
import OSAMSyntax

/// A file as it was read for the documents in it that are compared. What was looked at once is not read again.
package final class ReadFile: Sendable {
  let recognition: Recognition
  /// Documents that were inspected for their digests. Those of a file that was read again are inspected when they are
  /// asked for.
  let inspected: [Inspection]
  private let counted = Lock<LineMap?>(nil)

  init(_ recognition: Recognition, inspected: [Inspection] = []) {
    self.recognition = recognition
    self.inspected = inspected
  }

  /// Of longer texts, in bytes, nothing is held: their nodes and what was decoded of them take ten times as much.
  package static let longest = 1 << 20

  /// Bytes of its text.
  var size: Int { recognition.tree.bytes.count }

  /// Its lines, counted when somebody asks for them, and once.
  var lines: LineMap {
    counted.withLock { counted in
      let map = counted ?? LineMap(recognition.tree.bytes)
      counted = map
      return map
    }
  }
}
