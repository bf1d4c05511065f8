import OSAMDecisions
import OSAMFormats
import OSAMPlatform

/// The address that the OK button of a document opens for some clients, and its target.
package struct OpenedLink: Sendable {
  var clients: ClientSet
  package var user: LinkUser
  /// The address that the system gets.
  var opened: String
  package var target: LinkTarget

  /// Those of an address, for each system that reads the document.
  package static func all(_ address: Address, _ document: Document, _ platform: Platform?) -> [OpenedLink] {
    func link(_ clients: ClientSet, _ platform: DevicePlatform, _ address: Address) -> OpenedLink {
      let user = LinkUser(of: document, on: platform)
      return OpenedLink(clients: clients, user: user, opened: address.text, target: LinkTarget(address, for: user))
    }
    if document.kind.traits.contains(.olderReadings) {
      let opened = OlderLinkFacts.openedOnAndroid(address.text)
      return [
        link(OlderClients.versionIOS, .ios, address),
        link(OlderClients.versionAndroid, .android, opened == address.text ? address : Address(opened)),
      ]
    }
    // A document that names no platform is refused for that.
    return [link(document.kind.clients, (platform ?? .android).device, address)]
  }
}

/// Clients whose alert leaves somebody no way out, found out when a rule asks first.
final class NoWayOut: Sendable {
  private let known = Lock<ClientSet?>(nil)

  func of(_ find: () -> ClientSet) -> ClientSet {
    known.withLock { known in
      let clients = known ?? find()
      known = clients
      return clients
    }
  }
}

extension Inspection {
  /// True if OK leads there on some system.
  func opens(_ target: LinkTarget) -> Bool { openedLinks.contains { $0.target == target } }

  /// The targeted clients that show somebody an alert that must be answered and whose buttons lead nowhere, as the
  /// engine works it out: of what `prove --never blocked` says no, what is no crash.
  var trapping: ClientSet {
    // Nothing else must be answered, and the tables of an alert take as long as all rules.
    guard modeUse?.mustBeAccepted == true || older?.forcing.isEmpty == false else { return .empty }
    return noWayOut.of {
      let terms = QuestionTerms(context.models, clients: targeted(document.kind.clients), today: context.now)
      return ClientGroup.all(of: document, terms).reduce(.empty) { found, clientGroup in
        guard let region = terms.region(clientGroup.subject) else { return found }
        guard let cells = try? Cells(clientGroup.subject, in: region, limit: OutcomeTable.mostCells) else {
          notWorkedOut.add(clientGroup.clients)
          return found
        }
        let user = LinkUser(of: document, on: clientGroup.platform)
        return cells.answers.contains { $0.hasNoWayOut(for: user) } ? found | clientGroup.clients : found
      }
    }
  }

  /// Reports an address that leads to one of these targets, as what it is for the clients for which it does: for those
  /// that leave people no way out `neverLeft`, for the others `otherwise`. `so` is a sentence, `does` what "apps with
  /// …" do.
  func reportLink(
    _ what: @autoclosure @escaping @Sendable () -> LocalizedMessage, _ isMeant: (OpenedLink) -> Bool, otherwise: Effect,
    so: @autoclosure @escaping @Sendable () -> LocalizedMessage,
    does: @autoclosure @escaping @Sendable () -> LocalizedMessage,
    help: @autoclosure @escaping @Sendable () -> LocalizedMessage?, at place: some FindingPlace,
    related: @autoclosure @escaping @Sendable () -> [RelatedPlace] = [], repair: @autoclosure () -> Repair? = nil
  ) {
    let meant = openedLinks.filter(isMeant)
    if meant.isEmpty { return }
    let clients = meant.reduce(ClientSet.empty) { $0 | $1.clients }
    let trapped = trapping.intersection(clients)
    if document.kind.traits.contains(.olderReadings) {
      report(
        what(),
        [
          ClientEffect(trapped, "\(does()), and the user cannot leave the alert", .neverLeft),
          ClientEffect(clients.subtracting(trapped), does(), otherwise),
        ], help: help(), at: place, related: related(), repair: repair())
    } else if trapped.isEmpty {
      report(what(), so: so(), help: help(), at: place, effect: otherwise, related: related(), repair: repair())
    } else {
      report(
        what(), so: "\(so()), and nobody can get past the alert", help: help(), at: place, effect: .neverLeft,
        clients: trapped, related: related(), repair: repair())
    }
  }
}
