/// What devices differ in, by the option of `simulate` that says it.
package enum AxisName: Hashable, Sendable {
  case version
  case date
  case osVersion
  case language
  case offline
  case device
  /// The checker that the app registers for a requirement, by its key.
  case requirement(String)
  case remembered
  case opens
  case minutesSincePrompt
  case dontAsk
  case daysSinceFirst
  case daysSincePrompt
  case answered
  case builder
}
