extension Statements {
  /// When the common module asks for a rating. [module-rating-decision, module-rating-counter]
  package static var osamRating: Statements {
    Statements(
      "When the app asks",
      words: "An *opening* is a call of the library by the app.",
      boundaries: [countsFirst, asksStore], whenAsked + whoAsks + whatEditsDo + withoutLimits)
  }

  private static var countsFirst: ClientSet { ModuleChange.countsBeforeFetch.releases }
  private static var asksStore: ClientSet { ModuleChange.asksStore.releases }
  private static var fallsBack: ClientSet { ModuleChange.fallsBackOnCache.releases }

  private static var whenAsked: [Statement] {
    [
      Statement(
        "openings",
        "The app asks when `minutes` have passed and `numAperture` openings are counted, this one included.",
        countsFirst, "module-rating-decision", "module-rating-counter"),
      Statement(
        "openings-before",
        "The app asks when `minutes` have passed and `numAperture` openings were counted before this one. Then the count "
          + "starts again, whether the app asks or not.",
        ModuleChange.countsBeforeFetch.missing, "module-rating-decision", "module-rating-early-counter"),
      Statement(
        "restart", "Both limits start again whenever the app asks, and not before.", countsFirst,
        "module-rating-counter"),
      Statement(
        "minutes", "The minutes run from the last question, or from the first opening. A limit of 0 or less is none.",
        .commonModule, "module-rating-decision", "module-rating-units"),
    ]
  }

  private static var whoAsks: [Statement] {
    [
      Statement(
        "store",
        "The store's own dialog asks, and the system decides whether it appears. The user's answer changes nothing.",
        asksStore, "module-rating-store"),
      Statement(
        "own-dialog",
        "On Android the library's own dialog asks. Its button that refuses stops the question for good; its other buttons "
          + "and the back key do not. On iOS the system's dialog asks.",
        ModuleChange.asksStore.missing, "module-rating-own-dialog"),
      Statement(
        "refused", "A user who refused for good is not asked again, whatever release the app has now.", .commonModule,
        "module-rating-decision"),
    ]
  }

  private static var whatEditsDo: [Statement] {
    [
      Statement(
        "edited", "An edit counts from the next opening on, and starts no limit again.", .commonModule,
        "module-rating-decision"),
      Statement(
        "edited-below",
        "If an edit lowers `numAperture` below the count, the count never starts again: `minutes` alone decide.",
        ModuleChange.countsBeforeFetch.missing, "module-rating-early-counter"),
    ]
  }

  private static let failing = "If the fetch fails or the document cannot be read"

  private static var withoutLimits: [Statement] {
    let silent = ModuleChange.staysSilentOnFailure.releases
    return [
      Statement(
        "cached-on-failure",
        "\(failing), the limits fetched before decide, or else those built in.", fallsBack,
        "module-falls-back-on-cache"),
      Statement(
        "not-counted-on-failure", "\(failing), the app does not ask and the opening is not counted.",
        silent.subtracting(countsFirst), "module-stays-silent", "module-rating-early-counter"),
      Statement(
        "counted-on-failure", "\(failing), the app does not ask, but the opening is counted.", countsFirst,
        "module-rating-counter"),
      Statement(
        "offline-android",
        "Offline, the limits fetched last decide on Android. On iOS the fetch fails.",
        ModuleChange.checksNetworkOnIOS.missing.subtracting(fallsBack), "module-online-on-ios"),
      Statement(
        "offline", "Offline, the limits fetched last decide.", fallsBack | ModuleChange.checksNetworkOnIOS.releases,
        "module-falls-back-on-cache", "module-online-on-ios"),
    ]
  }
}
