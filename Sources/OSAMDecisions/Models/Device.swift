import OSAMFormats

/// The system an app runs on, as documents name it.
package enum Platform: String, Sendable, CaseIterable {
  case android = "ANDROID"
  case ios = "IOS"

  package var title: String { self == .android ? "Android" : "iOS" }

  /// Its place among all platforms.
  package var device: DevicePlatform { self == .ios ? .ios : .android }
}

/// Which installed versions a document reaches. The service decides that, not the client, and the
/// service is not public, so this is an assumption the answer names. [module-service-chooses]
package enum Applies: String, Sendable, CaseIterable {
  /// installed < versionCode
  case below
  /// installed == versionCode
  case exact
  /// installed <= versionCode
  case upTo = "up-to"
  /// Always: the file is what the service answered this install.
  case asServed = "as-served"

  package func reaches(installed: Int64, versionCode: Int64) -> Bool {
    switch self {
    case .below: installed < versionCode
    case .exact: installed == versionCode
    case .upTo: installed <= versionCode
    case .asServed: true
    }
  }

  /// The relation of the installed version to `versionCode`, in words.
  func relation(_ installed: Int64, _ code: Int64, holds: Bool) -> LocalizedMessage {
    switch (self, holds) {
    case (.below, true): "installed version \(installed) is below \(code)"
    case (.below, false): "installed version \(installed) is not below \(code)"
    case (.exact, true): "installed version \(installed) is exactly \(code)"
    case (.exact, false): "installed version \(installed) is not exactly \(code)"
    case (.upTo, true): "installed version \(installed) is at most \(code)"
    case (.upTo, false): "installed version \(installed) is not at most \(code)"
    case (.asServed, _): "every installed version gets this document"
    }
  }

  /// The sign between the installed version and `versionCode`; nil when nothing is compared.
  package var sign: String? {
    switch self {
    case .below: "<"
    case .exact: "=="
    case .upTo: "<="
    case .asServed: nil
    }
  }
}

/// A device that asks for the version-control document.
package struct VersionDevice: Sendable {
  package var client: Client
  package var platform: Platform
  /// Installed version code.
  package var installed: Int64
  /// The installed version's name; nil takes it to differ from the document's `versionName`.
  package var installedName: String?
  package var applies: Applies
  /// The device's clock, and the service's unless `serverDate` says otherwise.
  package var now: Instant
  /// The date that the document is served with; nil takes `now`.
  package var serverDate: Instant?
  package var isOffline = false
  /// The version of the system and the model, as the system and the app name them; nil takes what the filters of a
  /// document let through, where they let anything through.
  package var system: String?
  package var model: String?
  /// An alert of the module is on the screen.
  package var isAlertShowing = false
  /// The document that this device fetched last, with the version installed then; nil on a new device.
  package var cached: Cached?

  package struct Cached: Sendable {
    package var config: VersionConfig
    package var installed: Int64
    /// Time of the last OK, or 0.
    package var lastOK: Instant
    /// An OK was pressed. That of the first instant of 1970 counts as one here; clients take it for none.
    package var isAnswered: Bool
    /// The alert may be shown: false after OK with the box ticked. [module-memory]
    package var isAllowed: Bool

    package init(
      config: VersionConfig, installed: Int64, lastOK: Instant = 0, isAnswered: Bool? = nil, isAllowed: Bool = true
    ) {
      self.config = config
      self.installed = installed
      self.lastOK = lastOK
      self.isAnswered = isAnswered ?? (lastOK != 0)
      self.isAllowed = isAllowed
    }
  }

  package init(client: Client, platform: Platform, installed: Int64, applies: Applies = .below, now: Instant) {
    self.client = client
    self.platform = platform
    self.installed = installed
    self.applies = applies
    self.now = now
  }
}

/// A device's memory of rating prompts. [module-rating-decision]
package struct RatingState: Sendable, Equatable {
  /// Openings counted since the last reset, before the one being decided.
  package var openings: Int64
  /// Time of the last prompt, or of the first call; 0 before the first call.
  package var lastPrompt: Instant
  package var isRefusedForEver: Bool

  package init(openings: Int64 = 0, lastPrompt: Instant = 0, isRefusedForEver: Bool = false) {
    self.openings = openings
    self.lastPrompt = lastPrompt
    self.isRefusedForEver = isRefusedForEver
  }
}

/// A device that asks for the rating document.
package struct RatingDevice: Sendable {
  package var client: Client
  package var platform: Platform
  package var now: Instant
  package var state: RatingState
  package var isOffline = false
  /// The limits fetched last; the built-in 2880 minutes and 5 openings on a new device.
  package var cached = RatingConfig(minutes: 2880, openings: 5)

  package init(client: Client, platform: Platform, now: Instant, state: RatingState = .init()) {
    self.client = client
    self.platform = platform
    self.now = now
    self.state = state
  }
}
