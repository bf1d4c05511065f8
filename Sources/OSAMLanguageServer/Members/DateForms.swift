import OSAMFormats
import OSAMSyntax

/// The dates and durations of an authored document, written another way.
package enum DateForms {
  package enum Form: Sendable, CaseIterable {
    /// `2026-12-03 09:00`
    case written
    /// `1796284800000`
    case milliseconds
  }

  /// The edits that write all dates of a document in a form; nil where all are in it, or one of them cannot be.
  package static func edits(_ document: Document, as form: Form) -> [TextEdit]? {
    guard document.role == .authored else { return nil }
    var changes: [Change] = []
    for (row, member) in document.kind.members.enumerated() {
      guard case .instant = member.type, let pair = document.pair(row: row), document.tree.kind(pair.value) != .null
      else { continue }
      let reading = document.reading(row: row, value: pair.value)
      guard let value = reading.commonValue else { return nil }
      switch (form, reading.form) {
      case (.written, .plain):
        guard let text = written(value, member, document.zone) else { return nil }
        changes.append(.set(pair.value, .string(text)))
      case (.milliseconds, .written): changes.append(.set(pair.value, .integer(value)))
      default: break
      }
    }
    return changes.isEmpty ? nil : document.tree.edits(for: changes)
  }

  /// The shortest way to write a moment: a day where that means it.
  private static func written(_ value: Instant, _ member: Member, _ zone: Zone) -> String? {
    guard let text = zone.localText(value) else { return nil }
    return [String(text.prefix(10)), text].first {
      WrittenDate($0, in: zone, endOfDay: member.name == "endDate")?.instant == value
    }
  }
}
