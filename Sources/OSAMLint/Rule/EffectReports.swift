import OSAMFormats
import OSAMSyntax

/// How a finding tells what clients do.
struct Telling: Sendable {
  /// Whose apps: "iOS apps".
  var apps: Words = "apps"
  /// Clients that only "may" do what is said, and alone that makes no error.
  var unproven = ClientSet.empty
  /// The gravest comes first; else what the rule names first.
  var sortsBySeverity = true
  var separator = "; "
}

/// A finding's account of what happens: who does what, in order.
private struct Story: Sendable {
  private struct Part: Sendable {
    var sure: ClientSet
    var unsure: ClientSet
    var happening: ClientEffect
    var effect: Effect
  }

  private var parts: [Part] = []
  private let told: Telling
  private(set) var clients = ClientSet.empty
  /// The worst effect; nil when nothing happens to anybody.
  private(set) var worst: Effect?

  init(_ effects: [ClientEffect], _ told: Telling, among targets: ClientSet, usual: Effect) {
    self.told = told
    for one in effects {
      let concerned = one.clients.intersection(targets)
      if concerned.isEmpty { continue }
      clients = clients | concerned
      let unsure = concerned.intersection(told.unproven)
      let sure = concerned.subtracting(unsure)
      let effect = one.effect ?? usual
      parts.append(
        Part(sure: sure, unsure: unsure, happening: one, effect: sure.isEmpty ? effect.ifUncertain : effect))
    }
    let sorted = parts.sorted { $0.effect.severity > $1.effect.severity }
    worst = sorted.first?.effect
    if told.sortsBySeverity { parts = sorted }
  }

  var words: Words { parts.map(sentence).joined(separator: told.separator) }

  private func sentence(_ part: Part) -> Words {
    if part.sure.isEmpty { return "\(told.apps) with \(part.unsure) may \(part.happening.words)" }
    let sentence: Words = "\(told.apps) with \(part.sure) \(part.happening.predicate)"
    return part.unsure.isEmpty ? sentence : "\(sentence), and those with \(part.unsure) may do so too"
  }
}

extension Inspection {
  /// Reports what is wrong, and what the targeted clients do with it: the finding is as grave as the worst of that.
  /// `usual` is what happens where an effect does not say; nil for what the rule says.
  @inline(never)
  func report(
    _ what: @autoclosure @escaping @Sendable () -> Words, _ effects: [ClientEffect], told: Telling = Telling(),
    usual: Effect? = nil, help: @autoclosure @escaping @Sendable () -> Words? = nil, at place: some FindingPlace,
    atLeast least: Effect = .worthKnowing,
    related: @autoclosure @escaping @Sendable () -> [RelatedPlace] = [], repair: @autoclosure () -> Repair? = nil
  ) {
    let story = Story(effects, told, among: context.targets, usual: usual ?? rule.usual)
    guard let worst = story.worst else { return }
    report(
      Message(what(), so: story.words, help: help()), at: place,
      effect: worst.severity < least.severity ? least : worst, clients: story.clients, related: related(),
      repair: repair())
  }
}
