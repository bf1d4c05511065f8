import OSAMDecisions
import OSAMFormats

/// Outcomes in words of people: what is seen, and what the library does.
extension Plain {
  /// For somebody who has never heard of outcomes.
  package var explanation: LocalizedMessage {
    switch self {
    case .mustUpdate: "an alert that only an update ends"
    case .mayUpdate: "an alert that offers the update"
    case .inform: "an alert that informs"
    case .prompt: "the store may ask for a rating"
    case .nothing: "nothing is shown"
    case .error: "the app gets an error"
    case .crash: "the app crashes"
    }
  }

  /// The deed of the library, for somebody who has never heard of outcomes.
  var deed: LocalizedMessage {
    switch self {
    case .mustUpdate: "demands the update"
    case .mayUpdate: "offers the update"
    case .inform: "informs"
    case .prompt: "asks for a rating"
    case .nothing: "shows nothing"
    case .error: "the app gets an error"
    case .crash: "the app crashes"
    }
  }
}
