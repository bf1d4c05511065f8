/// The system on which an app runs.
package enum DevicePlatform: String, Sendable, CaseIterable {
  case ios, macos, android, jvm

  package var title: String {
    switch self {
    case .ios: "iOS"
    case .macos: "macOS"
    case .android: "Android"
    case .jvm: "JVM"
    }
  }

  package var isApple: Bool { self == .ios || self == .macos }
}
