import OSAMFormats
import OSAMSyntax

/// What clients do with a mistake, for one finding: who does what, in order.
struct EffectSummary: Sendable {
  /// Words of the sentences, and how the effects are put in order.
  struct Wording: Sendable {
    /// Whose apps: "iOS apps".
    var apps: LocalizedMessage = "apps"
    /// Clients that only "may" do what is said, and alone that makes no error.
    var unproven = ClientSet.empty
    /// The gravest comes first; else what the rule names first.
    var sortsBySeverity = true
    var separator = "; "
  }

  private struct Part: Sendable {
    var sure: ClientSet
    var unsure: ClientSet
    var happening: ClientEffect
    var effect: Effect
  }

  private var parts: [Part] = []
  private let wording: Wording
  private(set) var clients = ClientSet.empty
  /// The worst effect; nil when nothing happens to anybody.
  private(set) var worst: Effect?

  init(_ effects: [ClientEffect], _ wording: Wording, among targets: ClientSet, usual: Effect) {
    self.wording = wording
    for one in effects {
      let concerned = one.clients.intersection(targets)
      if concerned.isEmpty { continue }
      clients = clients | concerned
      let unsure = concerned.intersection(wording.unproven)
      let sure = concerned.subtracting(unsure)
      let effect = one.effect ?? usual
      parts.append(
        Part(sure: sure, unsure: unsure, happening: one, effect: sure.isEmpty ? effect.ifUncertain : effect))
    }
    let sorted = parts.sorted { $0.effect.severity > $1.effect.severity }
    worst = sorted.first?.effect
    if wording.sortsBySeverity { parts = sorted }
  }

  var words: LocalizedMessage { parts.map(sentence).joined(separator: wording.separator) }

  private func sentence(_ part: Part) -> LocalizedMessage {
    if part.sure.isEmpty { return "\(wording.apps) with \(part.unsure) may \(part.happening.words)" }
    let sentence: LocalizedMessage = "\(wording.apps) with \(part.sure) \(part.happening.predicate)"
    return part.unsure.isEmpty ? sentence : "\(sentence), and those with \(part.unsure) may do so too"
  }
}

extension Inspection {
  /// Reports what is wrong, and what the targeted clients do with it: the finding is as grave as the worst of that.
  /// `usual` is what happens where an effect does not say; nil for what the rule says.
  @inline(never)
  func report(
    _ what: @autoclosure @escaping @Sendable () -> LocalizedMessage, _ effects: [ClientEffect],
    wording: EffectSummary.Wording = .init(),
    usual: Effect? = nil, help: @autoclosure @escaping @Sendable () -> LocalizedMessage? = nil,
    at place: some FindingPlace,
    atLeast least: Effect = .worthKnowing,
    related: @autoclosure @escaping @Sendable () -> [RelatedPlace] = [], repair: @autoclosure () -> Repair? = nil
  ) {
    let summary = EffectSummary(effects, wording, among: context.targets, usual: usual ?? rule.usual)
    guard let worst = summary.worst else { return }
    report(
      Message(what(), so: summary.words, help: help()), at: place,
      effect: worst.severity < least.severity ? least : worst, clients: summary.clients, related: related(),
      repair: repair())
  }
}
