import OSAMSyntax

/// A sort of lines that a machine obeys when it reads them in a log. Text not meant as one must not look like one.
package enum LogCommands: Sendable {
  /// Lines that begin with `::`, for the runner of GitHub Actions.
  case github
  /// Lines with `##vso[` in them, for the agent of Azure Pipelines.
  case azure

  /// Start of the lines that are meant as commands.
  package var start: String {
    switch self {
    case .github: "::"
    case .azure: "##vso["
    }
  }

  /// Text for a command: a percent sign, line ends and these characters as the machine reads them back. A control that
  /// it has no escape for is written in words.
  func escaped(_ text: String, and others: Set<Unicode.Scalar> = []) -> String {
    func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "%" || scalar == "\r" || scalar == "\n" || others.contains(scalar)
    }
    if !text.unicodeScalars.contains(where: { isEscaped($0) || Display.isInvisible($0) }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "%", self == .azure {
        result += "%AZP25"
      } else if isEscaped(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      } else {
        result += Display.escaped(scalar)
      }
    }
    return result
  }
}
