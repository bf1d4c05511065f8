import OSAMFormats
import OSAMSyntax

/// The answer for a device: a decision without the steps that led to it.
package struct DeviceAnswer: Equatable, Sendable {
  /// The library's word.
  package var outcome: String
  package var plain: Plain
  package var result: String?
  package var reported: Reported?
  package var alert: PerLanguage<Alert>
  package var olderAlert: OlderAlert?
  /// Values that a library hands to the app beside it, by key; none where they do not count.
  package var metadata: [ReadValue.Member] = []

  /// The version that the library reports to the app.
  package enum Reported: Equatable, Sendable {
    /// The one that is installed, as the library writes it.
    case installed
    case version(ByteText)
  }

  package init(_ decision: Decision) {
    outcome = decision.outcome
    plain = decision.plain
    result = decision.result
    reported = decision.reportsInstalled ? .installed : decision.updateVersion.map { .version(ByteText($0)) }
    alert = decision.alert
    olderAlert = decision.olderAlert
  }
}
