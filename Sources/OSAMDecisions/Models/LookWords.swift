import OSAMFormats

extension Look {
  /// What was compared and what came out, for people.
  package func words(holds: Bool) -> String {
    switch self {
    case .isBelow(let installed, let bound, _): "installed \(installed) is \(holds ? "" : "not ")lower than \(bound)"
    case .isAbove(let installed, let bound, _): "installed \(installed) is \(holds ? "" : "not ")above \(bound)"
    case .reaches(let system, let bound, _): Self.reaching(system, bound, holds)
    case .reachesFloat(let system, let asked?, let needed):
      Self.reaching(Self.counted(system), "\(asked), which counts as \(needed)", holds)
    case .reachesFloat(_, nil, _): "no system is asked for"
    case .stands(let installed, let order, let bound, _, let wanted, let mode):
      "installed \(installed) is \(order == .equal ? "equal to" : "\(order) than") \(bound); mode \(mode) is for \(wanted)"
    case .announced(let version, let isKnown, let frequency):
      isKnown ? "\(version) was announced already, frequency \(frequency.rawValue)" : "\(version) was not announced yet"
    case .checker(let key, let value, let accepts, let counts):
      accepts.map { "the app's checker \($0 ? "accepts" : "refuses") \(value ?? "null")" }
        ?? "the app has no checker for \(key)" + (counts ? ", which counts as satisfied" : "")
    case .answered(let words): words
    case .launches(_, let needed, _): "\(passed), \(needed) needed"
    case .days(_, let needed, _): "\(passed), \(needed) needed"
    case .isFirstPrompt: "never prompted before"
    case .isReadable(_, let version, .paddedIntegers), .isReadable(_, let version, .textCompare):
      "installed \(version) is made of digits and dots"
    case .isReadable(_, let version, _): "version \(version) can be read"
    case .isThere: holds ? "there is one" : "there is none"
    }
  }

  /// The values as they are compared, for machines.
  package func formula(holds: Bool) -> String {
    switch self {
    case .isBelow(let installed, let bound, _): "installed \(installed) < \(bound)"
    case .isAbove(let installed, let bound, _): "installed \(installed) > \(bound)"
    case .reaches(let system, let bound, _): "system \(system) >= \(bound)"
    case .reachesFloat(let system, let asked, let needed):
      "system \(Self.counted(system)) >= \(asked.map { "\($0), which counts as \(needed)" } ?? "nothing asked for")"
    case .launches(_, let needed, _), .days(_, let needed, _): "\(needed) <= \(passed)"
    default: words(holds: holds)
    }
  }

  /// What the client counted, and since when.
  private var passed: String {
    switch self {
    case .launches(let counted, _, let isSincePrompt):
      return "\(counted) \(counted == 1 ? "launch" : "launches")\(isSincePrompt ? " since the last prompt" : "")"
    case .days(let passed, _, let since):
      let days = "\(Int64(exactly: passed).map { "\($0)" } ?? "\(passed)") \(passed == 1 ? "day" : "days")"
      return "\(days) since \(since.words)"
    default: return ""
    }
  }

  private static func reaching(_ system: String, _ bound: String, _ holds: Bool) -> String {
    "system \(system) \(holds ? "reaches" : "does not reach") \(bound)"
  }

  private static func counted(_ system: String) -> String {
    "\(system), which counts as \(SystemFloat.value(system)),"
  }
}

extension Look.Since {
  fileprivate var words: String {
    switch self {
    case .firstLaunch: "the first launch"
    case .firstLaunchOfBuild: "the first launch of this build"
    case .lastPrompt: "the last prompt"
    }
  }
}
