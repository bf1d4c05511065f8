import OSAMDecisions
import OSAMFormats

/// The sentence of a finding about a slip: one thing happens in the place of another.
extension Divergence {
  /// One sentence says both.
  func isAlike(_ other: Divergence, for kind: DocumentKind) -> Bool {
    strengths == other.strengths && from == other.from && to == other.to && isOnSomeSystems == other.isOnSomeSystems
      && (kind.platforms.isEmpty || platform == other.platform)
  }

  /// "until 2026-12-01 00:00 apps with library 1.1.0–3.0.1 demand the update; as it was meant they show nothing"
  func words(of kind: DocumentKind, in zone: Zone) -> LocalizedMessage {
    // Where each platform has a place of its own, a slip there concerns no other.
    let apps: LocalizedMessage = kind.platforms.isEmpty ? "apps" : "\(platform.title) apps"
    let clients: LocalizedMessage = isOnSomeSystems ? "\(self.clients) on some systems" : "\(self.clients)"
    let stands: LocalizedMessage = isOfOutcome ? strengths.asItStands.doing : "leave people no way out of the alert"
    let meant: LocalizedMessage = isOfOutcome ? strengths.asMeant.doing : "lead people to the update"
    return switch (from, to) {
    case (.min, .max): "as it stands \(apps) with \(clients) \(stands); as it was meant they \(meant)"
    case (.min, _): "until \(to, in: zone) \(apps) with \(clients) \(stands); as it was meant they \(meant)"
    case (_, .max): "from \(from, in: zone) on \(apps) with \(clients) \(stands); as it was meant they \(meant)"
    default:
      "from \(from, in: zone) to \(to, in: zone) \(apps) with \(clients) \(stands); as it was meant they \(meant)"
    }
  }
}

extension Plain {
  /// The predicate of a sentence about apps.
  fileprivate var doing: LocalizedMessage {
    switch self {
    case .mustUpdate: "demand the update"
    case .mayUpdate: "offer the update"
    case .inform: "show the text"
    case .prompt: "ask for a rating"
    case .nothing: "show nothing"
    case .error: "get an error"
    case .crash: "crash at once"
    }
  }
}
