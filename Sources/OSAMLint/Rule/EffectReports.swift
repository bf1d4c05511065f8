import OSAMFormats
import OSAMSyntax

/// How a finding tells what clients do.
struct Telling {
  /// Whose apps: "iOS apps".
  var apps = "apps"
  /// Clients that only "may" do what is said, and alone that makes no error.
  var unproven = ClientSet.empty
  /// The gravest comes first; else what the rule names first.
  var sortsBySeverity = true
  var separator = ", "
}

extension Inspection {
  /// Reports what is wrong, and what the targeted clients do with it: the finding is as grave as the worst of that.
  /// `usual` is what happens where an effect does not say; nil for what the rule says.
  @inline(never)
  func report(
    _ what: String, _ effects: [ClientEffect], told: Telling = Telling(), usual: Effect? = nil, help: String? = nil,
    at place: some FindingPlace, atLeast least: Effect = .worthKnowing, related: [RelatedPlace] = [],
    repair: Repair? = nil
  ) {
    var parts: [(words: String, effect: Effect)] = []
    var concerned = ClientSet.empty
    for one in effects {
      let clients = targeted(one.clients)
      if clients.isEmpty { continue }
      concerned = concerned | clients
      let unsure = clients.intersection(told.unproven)
      let sure = clients.subtracting(unsure)
      let effect = one.effect ?? usual ?? rule.usual
      if sure.isEmpty {
        parts.append(("\(told.apps) with \(names(of: unsure)) may \(one.words)", effect.ifUncertain))
      } else {
        let others = unsure.isEmpty ? "" : ", and those with \(names(of: unsure)) may do so too"
        parts.append(("\(told.apps) with \(names(of: sure)) \(one.predicate)\(others)", effect))
      }
    }
    let sorted = parts.sorted { $0.effect.severity > $1.effect.severity }
    guard let worst = sorted.first?.effect else { return }
    let sentence = (told.sortsBySeverity ? sorted : parts).map(\.words).joined(separator: told.separator)
    report(
      Message("\(what): \(sentence)", help: help), at: place, effect: worst.severity < least.severity ? least : worst,
      clients: concerned, related: related, repair: repair)
  }
}
