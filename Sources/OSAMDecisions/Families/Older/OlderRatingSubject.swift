import OSAMFormats

/// A document of osam-valoracions as one client reads it. [older-rating-decision-ios, older-rating-decision-android]
package struct OlderRatingSubject: Subject {
  package let client: Client
  private let content: OlderRatingDecision.Content
  package let axes: [Axis]

  private enum Of { static let (answered, opens, first, prompt, language) = (0, 1, 2, 3, 4) }

  /// As many days as can be asked about.
  private static let days: Line = .numbers(0...100_000)

  /// `languages` is the axis of those of every document of the question.
  package init(_ answer: Result<ReadValue, OlderFault>, client: Client, languages: Axis) {
    guard let content = OlderRatingDecision.Content(answer, for: client) else {
      preconditionFailure("the subjects of a document are clients of its libraries")
    }
    self.client = client
    self.content = content
    let shared = [
      Axis(.answered, names: [.off, .on]), Axis(.opens, line: .numbers(1 ... .max)),
      Axis(.daysSinceFirst, line: Self.days),
    ]
    // iOS asks once for each build of the app, and in the words of the store.
    let isIOS = client.library.id == Library.valoracionsIOS.id
    axes = isIOS ? shared : shared + [Axis(.daysSincePrompt, names: [.absent], line: Self.days), languages]
  }

  package func ask(_ point: Point) -> (answer: DeviceAnswer, thresholds: [Threshold]) {
    let decision = decide(point)
    return (DeviceAnswer(decision), thresholds(of: decision))
  }

  package func device(_ point: Point) -> OlderRatingDevice {
    guard case .number(let opens) = point[Of.opens], case .number(let first) = point[Of.first] else {
      preconditionFailure("openings and days are numbers")
    }
    var device = OlderRatingDevice(
      client: client, opens: opens, daysSinceFirst: Double(first), isAnswered: point[Of.answered] == .named(1))
    guard axes.count > Of.prompt else { return device }
    if case .number(let days) = point[Of.prompt] { device.daysSincePrompt = Double(days) }
    device.language = axes[Of.language].text(point[Of.language])
    return device
  }

  package func decide(_ point: Point) -> Decision { OlderRatingDecision.decide(content, on: device(point)) }

  /// The languages of its messages.
  package static func languages(_ answer: Result<ReadValue, OlderFault>, for client: Client) -> [String] {
    guard client.library.id == Library.valoracionsAndroid.id, case .success(let value) = answer,
      case .success(let limits) = OlderRatingAndroid.decode(value, for: client)
    else { return [] }
    return limits.messages.map { $0.language }
  }
}
