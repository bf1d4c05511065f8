import OSAMReports

/// Keeps linted texts, names and messages from being taken for commands by the machine that reads a log.
///
/// The runner of GitHub Actions takes a line for a command when it begins with `::`, blanks before it not counted, or
/// when `##[` is anywhere in it; a lone CR ends a line too. [actions/runner: ActionCommand.TryParseV2 trims with
/// TrimStart, TryParse looks with IndexOf; ProcessInvoker reads with StreamReader.ReadLine.] Azure Pipelines looks
/// for `##vso[`.
enum LogGuard {
  /// True if a machine of that sort reads what a process writes.
  static func isNeeded(on system: any System) -> Bool {
    system.environment("GITHUB_ACTIONS") == "true" || system.environment("TF_BUILD")?.lowercased() == "true"
  }

  /// The text with nothing in it that is a command. Lines that begin as `commands` do stay: they are meant, and the
  /// format that wrote them answers for what is in them.
  ///
  /// The bracket is written as JSON writes it, so that JSON still says the same.
  static func disarmed(_ text: String, keeping commands: LogCommands? = nil) -> String {
    guard hasDoubled(text, [UInt8(ascii: "#"), UInt8(ascii: ":")]) else { return text }
    let scalars = text.unicodeScalars
    var result = ""
    var state = State.lineStart
    var isFirst = true
    var next = scalars.startIndex
    while next < scalars.endIndex {
      if isFirst, let start = commands?.start.unicodeScalars, scalars[next...].starts(with: start) {
        result.unicodeScalars.append(contentsOf: start)
        next = scalars.index(next, offsetBy: start.count)
        (state, isFirst) = (.inside, false)
        continue
      }
      let scalar = scalars[next]
      next = scalars.index(after: next)
      isFirst = scalar == "\n" || scalar == "\r"
      var shown: String?
      switch scalar {
      case "\n", "\r": state = .lineStart
      case ":" where state == .lineStart: state = .colon
      case ":" where state == .colon:
        shown = "\\u{3A}"
        state = .inside
      case "#": state = state == .hash || state == .word ? .word : .hash
      case "[" where state == .word:
        shown = "\\u005B"
        state = .inside
      case _ where state == .word && scalar.isASCII && scalar.properties.isAlphabetic: break
      case _ where state == .lineStart && scalar.properties.isWhitespace: break
      default: state = .inside
      }
      result += shown ?? String(scalar)
    }
    return result
  }

  private enum State {
    /// Nothing but blanks yet.
    case lineStart
    /// The first colon after them.
    case colon
    /// One `#`, and two with perhaps letters behind them.
    case hash, word
    case inside
  }

  /// True if one of these bytes stands twice in a row, so that there is something to look at more closely.
  private static func hasDoubled(_ text: String, _ bytes: [UInt8]) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == last, bytes.contains(byte) { return true }
      last = byte
    }
    return false
  }
}
