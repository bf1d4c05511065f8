import OSAMFormats

/// An ordinary device is online, was never shown the alert, and has a new system, a version that its library can read
/// and no checkers.
extension Axis {
  /// The part of the axis that an ordinary device has; nil for the axes on which ordinary devices are told apart.
  package var ordinary: Extent? {
    switch name {
    case .version where !names.isEmpty: readable
    case .version, .date, .model, .opens, .minutesSincePrompt, .daysSinceFirst: nil
    case .osVersion: newest
    default: names.isEmpty ? nil : Extent(names: NameSet([0]))
    }
  }

  /// All that stands in its order.
  var readable: Extent? { line.map { Extent(line: $0.whole) } }

  /// A system newer than any that documents ask for.
  private var newest: Extent? {
    switch line {
    case .numbers(let range): Extent(line: .numbers(range.upperBound...range.upperBound))
    case .versions(let scheme):
      Extent(line: .versions(VersionInterval(scheme: scheme, low: VersionCut("9999", isBehind: false))))
    case nil: nil
    }
  }
}

extension ModuleChange {
  /// It can change what an ordinary device shows. Others are about memories, devices without a network, a second
  /// alert, and what the app's code is told.
  package var concernsOrdinaryDevices: Bool {
    switch self {
    case .fallsBackOnCache, .staysSilentOnFailure, .comparesDates, .takesBuildsOf32Bits, .remembersAnswers,
      .filtersDevices,
      .skipsWindowWithoutClock, .startsQuietTimeAtAnswer:
      true
    case .callsBackTwice, .refusesSecondAlert, .letsAppOpenURL, .keepsCatalanOK, .infoIsDismissed, .checksNetworkOnIOS,
      .keepsForOneVersion, .callsBackWhenQuiet, .comparesVersionName, .remembersEveryAnswer, .closesByXOnIOS,
      .drawsOwnDialog, .mayAnswerFromCache:
      false
    // Of ratings, where an opening more or less decides.
    case .staysSilentWithoutPrompt, .sharesRatingCode, .readsDialogTexts, .countsBeforeFetch, .asksStore,
      .callsBackAfterStore:
      true
    }
  }
}
