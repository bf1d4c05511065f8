import OSAMSyntax

/// The cells of a format in the tables of docs/output.md, in Markdown. No part has a default: a format without one does
/// not compile.
package struct FormatFacts: Sendable {
  /// The readers of the format.
  package let purpose: String
  /// The form that a file has which could not be checked.
  package let uncheckedFile: String
  /// The place that names releases whose source was not read.
  package let unreadReleases: String
  /// Nil where the format has no columns.
  package let columns: Columns?

  package struct Columns: Sendable {
    package let unit: ColumnUnit
    /// A platform that does not say what it counts. [platform]
    package let doubtedBy: String?
    /// The format has the end of a finding as well, the place after its last character.
    package let hasEnd: Bool

    init(_ unit: ColumnUnit, doubtedBy: String? = nil, hasEnd: Bool) {
      self.unit = unit
      self.doubtedBy = doubtedBy
      self.hasEnd = hasEnd
    }
  }
}
