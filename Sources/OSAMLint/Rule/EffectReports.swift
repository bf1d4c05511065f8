import OSAMFormats
import OSAMSyntax

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
