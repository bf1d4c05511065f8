import OSAMFormats

/// The effects of one mistake on the targeted clients, in words: who does what, in order.
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
