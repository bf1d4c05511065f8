import OSAMFormats
import OSAMSyntax

/// A value that is given for a member where a document leaves it out.
package struct SuppliedValue: Sendable {
  /// What gives it, in the words of the command line.
  package var option: String
  package var json: JSONValue
  /// It says another moment on every run.
  package var isByTheClock: Bool

  package init(option: String, json: JSONValue, isByTheClock: Bool) {
    self.option = option
    self.json = json
    self.isByTheClock = isByTheClock
  }
}
