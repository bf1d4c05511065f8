/// A variable of the environment that an option's value can come from.
package enum Variable: String, CaseIterable, Sendable {
  case config = "OSAM_LINT_CONFIG"
  case format = "OSAM_LINT_FORMAT"
  case failOn = "OSAM_LINT_FAIL_ON"
  case colour = "OSAM_LINT_COLOR"
  case date = "OSAM_LINT_DATE"
  case language = "OSAM_LINT_LANG"
}
