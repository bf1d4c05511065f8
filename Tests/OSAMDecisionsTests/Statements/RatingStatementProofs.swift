import OSAMDecisions
import OSAMFormats
import Testing

/// Openings of the app for each statement of the page of osam-rating.
enum RatingStatementProofs {
  static let all: [String: Proof] = [
    "openings": { client in
      try everywhere { platform in
        try asked(client, platform, openings: 7, limits: limits(0, 3)) == [3, 6]
          && asked(client, platform, openings: 7, limits: limits(1, 3)) == []
      }
    },
    "openings-before": { client in
      try everywhere { platform in
        // At the fourth opening the minutes have not passed, and later they have.
        try asked(client, platform, openings: 9, limits: limits(0, 3)) == [4, 8]
          && asked(client, platform, openings: 9, limits: limits(10, 3), pauseBehind: 4) == [8]
      }
    },
    "restart": { client in
      try everywhere { platform in
        let waiting = RatingState(openings: 5, lastPrompt: noon - minute)
        let (no, kept) = try open(limits(10, 3), client, platform, waiting)
        let (yes, after) = try open(limits(1, 3), client, platform, waiting)
        return !no.isShown && kept == RatingState(openings: 6, lastPrompt: noon - minute) && yes.isShown
          && after == RatingState(openings: 0, lastPrompt: noon)
      }
    },
    "minutes": { client in
      try everywhere { platform in
        var state = RatingState()
        var answers: [Bool] = []
        for minutes in [0, 9, 10, 19, 20] {
          let (decision, after) = try open(limits(10, 0), client, platform, state) { $0.now += Int64(minutes) * minute }
          state = after
          answers.append(decision.isShown)
        }
        let isFirst = try [(0, 0), (-1, -1)].allSatisfy { minutes, openings in
          try open(limits(minutes, openings), client, platform, RatingState()).0.isShown
        }
        return answers == [false, false, true, false, true] && isFirst
      }
    },
    "store": { client in
      try everywhere { platform in
        let (decision, after) = try open(limits(0, 0), client, platform, ready)
        return decision.notes("The store's own prompt is requested; the system decides") && !after.isRefusedForEver
          && after.lastPrompt == noon
      }
    },
    "own-dialog": { client in
      let (android, _) = try open(limits(0, 0), client, .android, ready)
      let (ios, _) = try open(limits(0, 0), client, .ios, ready)
      return android.notes("own dialog reports ACCEPTED, CANCELLED (which refuses for ever), LATER or DISMISSED")
        && ios.notes("The store's own prompt is requested; the system decides")
    },
    "refused": { client in
      try everywhere { platform in
        let refused = RatingState(openings: 100, lastPrompt: 1, isRefusedForEver: true)
        return try !open(limits(0, 0), client, platform, refused).0.isShown
      }
    },
    "edited": { client in
      try everywhere { platform in
        let state = RatingState(openings: 5, lastPrompt: noon - 60 * minute)
        let (before, kept) = try open(limits(10, 10), client, platform, state)
        return try !before.isShown && kept == RatingState(openings: 6, lastPrompt: state.lastPrompt)
          && open(limits(10, 6), client, platform, kept).0.isShown
      }
    },
    "edited-below": { client in
      try everywhere { platform in
        let state = RatingState(openings: 6, lastPrompt: noon - 60 * minute)
        let (first, after) = try open(limits(10, 5), client, platform, state)
        let (early, later) = try open(limits(10, 5), client, platform, after) { $0.now += 9 * minute }
        let (second, _) = try open(limits(10, 5), client, platform, later) { $0.now += 10 * minute }
        return first.isShown && !early.isShown && second.isShown
      }
    },
    "cached-on-failure": { client in
      try everywhere { platform in
        try open("{}", client, platform, ready) { $0.cached = RatingConfig(minutes: 0, openings: 0) }.0.isShown
          // The built-in ones: two days, five openings.
          && !open("{}", client, platform, RatingState(openings: 4, lastPrompt: 1)).0.isShown
          && open("{}", client, platform, RatingState(openings: 5, lastPrompt: noon - 2880 * minute)).0.isShown
      }
    },
    "not-counted-on-failure": { client in
      try everywhere { platform in
        let (decision, after) = try open("{}", client, platform, ready) { $0.cached = none }
        return !decision.isShown && after.openings == ready.openings
      }
    },
    "counted-on-failure": { client in
      try everywhere { platform in
        let (decision, after) = try open("{}", client, platform, ready) { $0.cached = none }
        return !decision.isShown && after.openings == ready.openings + 1
      }
    },
    "offline-android": { client in
      try offline(client, .android) && !offline(client, .ios)
    },
    "offline": { client in try everywhere { try offline(client, $0) } },
  ]

  private static let minute: Int64 = 60_000
  /// Nothing but a document keeps it from being asked.
  private static let ready = RatingState(openings: 100, lastPrompt: noon - 100_000_000_000)
  private static let none = RatingConfig(minutes: 0, openings: 0)

  private static func everywhere(_ holds: (Platform) throws -> Bool) rethrows -> Bool {
    try Platform.allCases.allSatisfy(holds)
  }

  /// True if a device without a network goes by what it kept.
  private static func offline(_ client: Client, _ platform: Platform) throws -> Bool {
    let strict = try open(limits(0, 0), client, platform, ready) {
      ($0.isOffline, $0.cached) = (true, RatingConfig(minutes: 0, openings: 1000))
    }
    let free = try open(limits(0, 1000), client, platform, ready) { ($0.isOffline, $0.cached) = (true, none) }
    return !strict.0.isShown && free.0.isShown
  }

  /// At which openings the app asks, of several within the same second; behind one of them a day passes.
  private static func asked(
    _ client: Client, _ platform: Platform, openings: Int, limits: String, pauseBehind pause: Int = .max
  ) throws -> [Int] {
    var state = RatingState(openings: 0, lastPrompt: noon)
    return try (1...openings).filter { opening in
      let (decision, after) = try open(limits, client, platform, state) {
        $0.now += opening > pause ? 1440 * minute : 0
      }
      state = after
      return decision.isShown
    }
  }

  private static func open(
    _ text: String, _ client: Client, _ platform: Platform, _ state: RatingState,
    _ change: (inout RatingDevice) -> Void = { _ in }
  ) throws -> (Decision, RatingState) {
    let config = decodings.of(text, .osamRating).flatMap { RatingConfig($0, for: client) }
    var device = RatingDevice(client: client, platform: platform, now: noon, state: state)
    change(&device)
    return try #require(RatingDecision.open(config, on: device))
  }

  private static let decodings = Decodings()

  private static func limits(_ minutes: Int, _ openings: Int) -> String {
    """
    {"data": {"id": 1, "appId": 2, "packageName": "cat.bcn.app", "platform": "ANDROID", "minutes": \(minutes),
    "numAperture": \(openings), "message": {"ca": "M", "es": "M", "en": "M"}}}
    """
  }
}
