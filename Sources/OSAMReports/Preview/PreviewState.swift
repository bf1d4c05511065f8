import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// The state of a document today, in the two or three words of a badge.
enum PreviewState: Equatable {
  case unreadable
  /// It can be read, and there is no answer about all devices.
  case unanswered
  case lockedOut
  /// Ordinary devices get this today; without an alert of the library it is the app that shows something of it.
  case today(Plain, hasAlert: Bool)
  /// In so many days; nil beyond what the clocks count.
  case starts(Int?)
  /// The last moment at which something was shown.
  case over(Instant)
  case nobody

  init(of entry: PreviewPage.Entry) {
    guard let outcomes = entry.outcomes, !outcomes.outlooks.told.isEmpty else {
      self = entry.outcomes != nil ? .nobody : entry.obstacle != nil ? .unanswered : .unreadable
      return
    }
    if outcomes.lockOut != nil {
      self = .lockedOut
      return
    }
    let told = outcomes.outlooks.told.map { $0.outlook.told }
    func parts(_ tense: Outlook.Tense) -> [Outlook.Part] { told.filter { $0.tense == tense }.flatMap { $0.parts } }
    if let gravest = parts(.now).map({ $0.answer }).max(by: { $0.plain < $1.plain }) {
      self = .today(gravest.plain, hasAlert: gravest.hasAlert)
    } else if let first = parts(.later).map({ $0.from }).min() {
      self = .starts(outcomes.zone.days(from: outcomes.now, to: first))
    } else {
      self = parts(.past).map { $0.to }.max().map { .over($0) } ?? .nobody
    }
  }

  func words(in zone: Zone) -> LocalizedMessage {
    switch self {
    case .unreadable: "cannot be read"
    case .unanswered: "no answer"
    case .lockedOut: "locks people out"
    case .today(.error, _): "apps get an error"
    case .today(.crash, _): "apps crash"
    case .today(.prompt, _): "asks today"
    case .today(_, let hasAlert): hasAlert ? "shown today" : "in force today"
    case .starts(0): "starts today"
    case .starts(let days?): "starts in \(days, one: "day", many: "days")"
    case .starts(nil): "starts later"
    case .over(let last): "over since \(long: last, in: zone, withTime: false)"
    case .nobody: "shown to nobody"
    }
  }

  /// Something is wrong that is no matter of taste.
  var isProblem: Bool {
    switch self {
    case .unreadable, .unanswered, .lockedOut, .today(.error, _), .today(.crash, _): true
    case .today, .starts, .over, .nobody: false
    }
  }

  /// The outcome whose colours it has.
  var plain: Plain {
    switch self {
    case .unreadable, .unanswered, .lockedOut: .mustUpdate
    case .today(let plain, _): plain
    case .starts: .mayUpdate
    case .over, .nobody: .nothing
    }
  }
}

extension PreviewState {
  func badge(zone: Zone, in formatter: MessageFormatter) -> HTML {
    .element("span", [("class", "badge \(plain.rawValue)")], .text(formatter.text(words(in: zone))))
  }
}
