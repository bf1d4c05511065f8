import OSAMFormats

extension Look {
  /// What was compared and what came out, for people.
  package func words(holds: Bool) -> Words {
    switch self {
    case .isBelow(let installed, let bound, _):
      holds ? "installed \(installed) is lower than \(bound)" : "installed \(installed) is not lower than \(bound)"
    case .isAbove(let installed, let bound, _):
      holds ? "installed \(installed) is above \(bound)" : "installed \(installed) is not above \(bound)"
    case .reaches(let system, let bound, _): Self.reaching(Words(value: system), Words(value: bound), holds)
    case .reachesFloat(let system, let asked?, let needed):
      Self.reaching(Self.counted(system), "\(asked), which counts as \(needed)", holds)
    case .reachesFloat(_, nil, _): "no system is asked for"
    case .stands(let installed, let order, let bound, _, let wanted, let mode):
      switch order {
      case .equal: "installed \(installed) is equal to \(bound); mode \(mode) is for \(wanted.word)"
      case .lower: "installed \(installed) is lower than \(bound); mode \(mode) is for \(wanted.word)"
      case .greater:
        "installed \(installed) is greater than \(bound); mode \(mode) is for \(wanted.word)"
      }
    case .announced(let version, let isKnown, let frequency):
      isKnown ? "\(version) was announced already, frequency \(frequency.rawValue)" : "\(version) was not announced yet"
    case .checker(let key, let value, let accepts, let counts):
      switch accepts {
      case true?: "the app's checker accepts \(value ?? "null")"
      case false?: "the app's checker refuses \(value ?? "null")"
      case nil where counts: "the app has no checker for \(key), which counts as satisfied"
      case nil: "the app has no checker for \(key)"
      }
    case .answered(let words): words
    case .launches(_, let needed, _): "\(passed), \(needed) needed"
    case .days(_, let needed, _): "\(passed), \(needed) needed"
    case .isFirstPrompt: "never prompted before"
    case .isReadable(_, let version, .paddedIntegers), .isReadable(_, let version, .textCompare):
      holds
        ? "installed \(version) is made of digits and dots" : "installed \(version) is not made of digits and dots"
    case .isReadable(_, let version, _):
      holds ? "version \(version) can be read" : "version \(version) cannot be read"
    case .isThere: holds ? "there is one" : "there is none"
    }
  }

  /// The values as they are compared, for machines.
  package func formula(holds: Bool) -> Words {
    switch self {
    case .isBelow(let installed, let bound, _): "installed \(installed) < \(bound)"
    case .isAbove(let installed, let bound, _): "installed \(installed) > \(bound)"
    case .reaches(let system, let bound, _): "system \(system) >= \(bound)"
    case .reachesFloat(let system, let asked, let needed):
      "system \(Self.counted(system)) >= \(asked.map { "\($0), which counts as \(needed)" } ?? "nothing asked for" as Words)"
    case .launches(_, let needed, _), .days(_, let needed, _): "\(needed) <= \(passed)"
    default: words(holds: holds)
    }
  }

  /// What the client counted, and since when.
  private var passed: Words {
    switch self {
    case .launches(let counted, _, let isSincePrompt):
      let launches: Words = "\(Int(counted), one: "launch", many: "launches")"
      return isSincePrompt ? "\(launches) since the last prompt" : launches
    case .days(let passed, _, let since):
      let days: Words =
        Int(exactly: passed).map { "\($0, one: "day", many: "days")" } ?? "\(passed) days"
      return "\(days) since \(since.words)"
    default: return ""
    }
  }

  private static func reaching(_ system: Words, _ bound: Words, _ holds: Bool) -> Words {
    holds ? "system \(system) reaches \(bound)" : "system \(system) does not reach \(bound)"
  }

  private static func counted(_ system: String) -> Words {
    "\(system), which counts as \(SystemFloat.value(system)),"
  }
}

extension Look.Since {
  fileprivate var words: Words {
    switch self {
    case .firstLaunch: "the first launch"
    case .firstLaunchOfBuild: "the first launch of this build"
    case .lastPrompt: "the last prompt"
    }
  }
}
