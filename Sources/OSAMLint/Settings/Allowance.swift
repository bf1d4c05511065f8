import OSAMFormats
import OSAMSyntax

/// An entry of a settings file that silences findings, with the reason.
package struct Allowance: Sendable {
  package let rule: String
  /// Seen from the settings' folder.
  package let path: PathGlob
  /// The finding's own place, or one it lies in; nil for the whole file.
  package let pointer: String?
  package let reason: String
  /// The last day on which it holds.
  package let expires: Located<String>?
  /// Where its rule is named.
  package let span: SourceSpan
  /// Its place in the list, from 0.
  package let number: Int

  /// True if its last day is over. Days are those of a time zone.
  package func isExpired(at now: Instant, in zone: Zone) -> Bool {
    lastMoment(in: zone).map { now > $0 } ?? false
  }

  /// The end of its last day; nil where it holds for ever.
  package func lastMoment(in zone: Zone) -> Instant? {
    expires.flatMap { WrittenDate($0.value, in: zone, endOfDay: true)?.instant }
  }

  /// Its rule is about locking users out: it is for one finding of one file, and no other may hide behind it.
  var isForOne: Bool { Rule.named(rule)?.silencing == .byEntry }

  fileprivate var words: LocalizedMessage { "the entry for “\(rule)” in \(path.text)" }

  /// True if it is about a file, seen from the settings' folder.
  func isAbout(_ path: FilePath) -> Bool { isForOne ? self.path.namesFile(path) : self.path.matches(path) }

  /// The findings it silences among those of a file, by their numbers. One that is for one finding silences the one at
  /// its pointer, or directly below it, and none where there are several: nobody could say which is meant.
  func silences(_ findings: [Finding]) -> [Int] {
    let covered = findings.indices.filter { covers(findings[$0]) }
    guard isForOne else { return covered }
    let places = Set(covered.map { "\(findings[$0].document ?? -1) \(findings[$0].pointer ?? "")" })
    return places.count == 1 ? covered : []
  }

  private func covers(_ finding: Finding) -> Bool {
    guard finding.rule == rule else { return false }
    if isForOne {
      let place = finding.pointer ?? ""
      let above = place.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(place[..<$0]) }
      guard let pointer else { return false }
      return place.sameBytes(as: pointer) || above?.sameBytes(as: pointer) ?? false
    }
    guard let pointer else { return true }
    guard let place = finding.pointer else { return pointer.isEmpty }
    return place.sameBytes(as: pointer) || place.utf8.starts(with: "\(pointer)/".utf8)
  }
}

extension SettingsFile {
  /// Entries whose last day is over.
  package func expired(at now: Instant, in zone: Zone) -> [Finding] {
    allowances.filter { $0.isExpired(at: now, in: zone) }.map { entry in
      Finding(
        .expiredSuppression,
        Message(
          "\(entry.words) held until \(entry.expires?.value ?? "")", so: "it silences nothing any more",
          help: "Correct what it was for and remove it, or give it a later day."),
        at: entry.expires?.span ?? entry.span, pointer: "/allow/\(entry.number)", fix: removing(entry))
    }
  }

  /// An entry that silenced nothing although its file was checked, or is not there.
  package func unused(_ entry: Allowance, isFileThere: Bool) -> Finding {
    let place: LocalizedMessage = entry.pointer.map { $0.isEmpty ? "" : " at \($0)" } ?? ""
    let reason: LocalizedMessage =
      if !isFileThere { "that file is not there" } else if entry.isForOne {
        "there is not exactly one such finding\(place)"
      } else {
        "there is no such finding\(place)"
      }
    let help: LocalizedMessage =
      isFileThere && entry.isForOne
      ? "Correct its pointer, or remove it; check --format json shows the pointer of each finding." : "Remove it."
    return Finding(
      .unusedSuppression, Message("\(entry.words) silences nothing", so: reason, help: help), at: entry.span,
      pointer: "/allow/\(entry.number)", fix: removing(entry))
  }

  /// The edits that take entries away, by their places in the list.
  package func removing(_ numbers: [Int]) -> [TextEdit]? {
    allowList.flatMap { tree.edits(for: [.removeItems(numbers, of: allowItems, in: $0)]) }
  }

  private func removing(_ entry: Allowance) -> Fix? {
    removing([entry.number]).map { Fix(title: "Remove the entry", isSafe: true, edits: $0) }
  }
}
