extension Rule {
  /// Every rule, by id. A house test keeps this list sorted and complete.
  package static let all: [Rule] = [
    .calendarDigitsAsDate,
    .checkboxLostOnCancel,
    .clockChangeTime,
    .dateInSeconds,
    .dateTooLarge,
    .displayDurationHidesAlert,
    .displayDurationInMilliseconds,
    .endAtMidnight,
    .endDateIn1970,
    .forceWithoutEnd,
    .ignoredAppStoreIdentifier,
    .minutesLongerThanAYear,
    .openingsOutOfReach,
    .packageNameShape,
    .promptAtFirstOpening,
    .serverDateOutsideWindow,
    .staleServerDate,
    .unreadableDate,
    .unusedDisplayDuration,
    .versionCodeShape,
    .versionCodeTooLarge,
    .windowClosesBeforeItOpens,
    .windowOfOneInstant,
    .zeroDisplayDuration,
  ]
}
