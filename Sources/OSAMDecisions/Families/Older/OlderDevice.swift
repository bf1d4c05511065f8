import OSAMFormats

/// A device whose app asks osam-controldeversions for an alert.
package struct OlderVersionDevice: Sendable {
  package var client: Client
  /// Installed version as people read it: `CFBundleShortVersionString` or `versionName`.
  package var installed: String
  /// Version of the system: "13.2", or `Build.VERSION.RELEASE`.
  package var system: String
  /// The language the app asks for; nil when it asks for none.
  package var language: String?
  /// iOS: an alert without a cancel button was shown before, since the app was started.
  package var hasShownForcedAlert = false

  package init(client: Client, installed: String, system: String, language: String?) {
    self.client = client
    self.installed = installed
    self.system = system
    self.language = language
  }
}

/// A device whose app asks osam-valoracions whether to prompt for a rating.
package struct OlderRatingDevice: Sendable {
  package var client: Client
  /// Launches that the library counted, this one included. iOS starts again with every build of the app.
  package var opens: Int64
  /// Android: launches since the last prompt, this one included; nil takes `opens`.
  package var opensSincePrompt: Int64?
  /// Days since the first launch that the library counted.
  package var daysSinceFirst: Double
  /// Days since the last prompt; nil when there was none.
  package var daysSincePrompt: Double?
  /// Android: the user chose to rate, or not to be asked again. iOS: this build has asked already.
  package var isAnswered = false
  /// The language the app sets (Android 1.4.0), or the device's (before); nil when the app sets none.
  package var language: String?

  package init(
    client: Client, opens: Int64, daysSinceFirst: Double, daysSincePrompt: Double? = nil, isAnswered: Bool = false,
    language: String? = nil
  ) {
    self.client = client
    self.opens = opens
    self.daysSinceFirst = daysSinceFirst
    self.daysSincePrompt = daysSincePrompt
    self.isAnswered = isAnswered
    self.language = language
  }
}
