import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Effects of taking one member out of a document: nothing where `check` says that nobody reads it, and something for
/// somebody where the table says that it is read.
package enum Deletions {
  // MARK: Members that nobody reads

  /// A member that nobody reads, and that changes what a client does all the same.
  package struct Betrayal: Sendable {
    package var rule: String
    package var message: String
    package var client: Client
    package var before: String
    package var after: String
  }

  /// Number of members of a text that nobody reads by `check`, and the cases in which that is not so.
  package struct Unread: Sendable {
    package var asked = 0
    package var betrayals: [Betrayal] = []
  }

  /// Words of messages about keys that count for nothing to the clients of their findings.
  private static let unread = [
    "it has no effect", "no client knows", "no client reads", "do not read", "matter in keys",
  ]

  /// Deletes, one after the other, the members of a text that `check` says nobody reads.
  package static func unread(_ document: NearDocument) -> Unread {
    var context = CheckContext(now: Invariants.now)
    context.kind = document.kind
    let bytes = document.bytes
    let input = FileInput(path: "a.\(document.syntax.rawValue)", bytes: bytes, syntax: document.syntax, isNamed: true)
    let tree = Tree.read(bytes, as: document.syntax)
    var result = Unread()
    guard tree.faults.isEmpty, let before = Use(bytes, document, context) else { return result }
    let findings = Linter(context: context).check(input).findings
    let members = Member.all(in: tree)
    for finding in findings where isOfUnread(finding) {
      guard let member = members.first(where: { $0.key == finding.span || $0.value == finding.span }),
        let edits = tree.edits(for: [.remove(key: member.node, from: member.object)]),
        let after = Use(edits.applied(to: bytes), document, context)
      else { continue }
      result.asked += 1
      // Findings inside of it say who is hurt all the same: a number that no reader takes, a second member.
      let others = findings.filter { !isOfUnread($0) && member.whole.contains($0.span) }
      let hurt = others.reduce(ClientSet.empty) { $0 | $1.clients }
      for client in finding.clients.intersection(context.targets).subtracting(hurt).clients {
        guard let (one, other) = before.difference(from: after, for: client) else { continue }
        result.betrayals.append(
          Betrayal(rule: finding.rule, message: finding.message.text, client: client, before: one, after: other))
      }
    }
    return result
  }

  private static func isOfUnread(_ finding: Finding) -> Bool {
    let words = finding.message.text
    return unread.contains(where: words.contains) && !words.contains("refuse a number in its value")
  }

  /// A member of some object of a text.
  private struct Member {
    var node: NodeID
    var object: NodeID
    var key: SourceSpan
    var value: SourceSpan
    var whole: SourceSpan { SourceSpan(key.start, value.end) }

    static func all(in tree: Tree) -> [Member] {
      var members: [Member] = []
      for object in tree.nodeIDs where tree.kind(object) == .object {
        tree.forEachPair(of: object) { pair in
          if pair.merged { return }
          members.append(
            Member(node: pair.key, object: object, key: tree.span(pair.key), value: tree.span(pair.place)))
        }
      }
      return members
    }
  }

  // MARK: Members that somebody reads

  /// A row of a table that changes nothing for a reason.
  package struct Silent: Sendable {
    package var kind: DocumentKind
    package var member: String
    package var reason: String
  }

  /// Rows whose members are read and change nothing that decoding, decisions and alerts show.
  package static let silent: [Silent] = ["gooltracking_enable", "data_inici_activacio", "data_fi_activacio"].map {
    Silent(kind: .controlDeVersions, member: $0, reason: "a component of the library reads it that shows no alert")
  }

  /// The rows of a table that somebody reads.
  package static func readRows(of kind: DocumentKind) -> [Int] {
    let targets = CheckContext(now: Invariants.now).targets
    return kind.members.indices.filter { row in
      let member = kind.members[row]
      if case .unread = member.type { return false }
      if silent.contains(where: { $0.kind == kind && $0.member == member.name }) { return false }
      return !member.readBy.intersection(targets).isEmpty
    }
  }

  /// Those of some rows without whose member some client does something else with this document. A member that it lacks
  /// comes into it first.
  package static func telling(_ rows: [Int], in document: NearDocument, _ random: inout Seeded) -> [Int] {
    var context = CheckContext(now: Invariants.now)
    context.kind = document.kind
    return rows.filter { row in
      let member = document.kind.members[row]
      var with = document
      var without = document
      with.damage = nil
      without.damage = nil
      without.value.removeMembers(member.name, in: document.kind.wrapper)
      if with.value.removeMembers(member.name, in: document.kind.wrapper) == 0 || random.once(in: 3) {
        let json = random.once(in: 2) ? member.example : random.choose(NearSlot.wrong.filter { $0 != "x" })
        with.value.add(member.name, json, in: document.kind.wrapper)
      } else {
        with.value = document.value
      }
      guard let one = Use(with.bytes, with, context), let other = Use(without.bytes, without, context) else {
        return false
      }
      return member.readBy.intersection(context.targets).clients.contains {
        one.difference(from: other, for: $0) != nil
      }
    }
  }

  // MARK: Behaviour of clients

  /// The use of a text: who decodes it, and what the devices do that are tried.
  private struct Use {
    private let tried: TriedDevices
    private let platforms: [String?]
    private let refusing: [String: ClientSet]

    init?(_ bytes: [UInt8], _ document: NearDocument, _ context: CheckContext) {
      let path: FilePath = "a.\(document.syntax.rawValue)"
      let input = FileInput(path: path, bytes: bytes, syntax: document.syntax, isNamed: true)
      let recognition = Recognition(Tree.read(bytes, as: document.syntax), context.recognition(of: input))
      guard recognition.documents.count == 1, let found = recognition.documents.first else { return nil }
      let decoding = Decoding(found)
      tried = TriedDevices(decoding)
      platforms = decoding.platforms
      var refusing: [String: ClientSet] = [:]
      for failure in decoding.failures {
        refusing[failure.platform ?? "", default: .empty] =
          refusing[failure.platform ?? "", default: .empty] | failure.clients
      }
      self.refusing = refusing
    }

    /// Different behaviour of a client, here and there; nil where it does not differ.
    func difference(from other: Use, for client: Client) -> (String, String)? {
      for platform in Set((platforms + other.platforms).map { $0 ?? "" }).sorted() {
        let name = platform.isEmpty ? nil : platform
        // Of a platform that a document does not speak to nothing is said of decoding: its answers are compared alone.
        let (one, two) = (decodes(client, platform), other.decodes(client, platform))
        if one != two, platforms.contains(name), other.platforms.contains(name) { return (one, two) }
        for (mine, its) in zip(tried.answers(of: client, on: name), other.tried.answers(of: client, on: name)) {
          let (one, two) = (words(mine), words(its))
          if one != two { return (one, two) }
        }
      }
      return nil
    }

    private func decodes(_ client: Client, _ platform: String) -> String {
      "\(platform) decodes: \(refusing[platform]?.contains(client) != true)"
    }

    private func words(_ answer: TriedDevices.Answer) -> String {
      let decision = answer.decision
      return
        "\(answer.device): \(decision.outcome), \(decision.plain), \(decision.result ?? "-"), \(decision.updateVersion ?? "-"), \(decision.alert), \(decision.olderAlert.map { "\($0)" } ?? "-")"
    }
  }
}

extension NearValue {
  /// Takes the members of a name out of the body; the number of them.
  @discardableResult
  fileprivate mutating func removeMembers(_ name: String, in wrapper: String?) -> Int {
    var count = 0
    alterBody(wrapper) { members in
      let key = "\"\(name)\""
      count = members.count { $0.key == key }
      members.removeAll { $0.key == key }
    }
    return count
  }

  fileprivate mutating func add(_ name: String, _ json: String, in wrapper: String?) {
    alterBody(wrapper) { $0.append(.init(key: "\"\(name)\"", value: .raw(json))) }
  }

  private mutating func alterBody(_ wrapper: String?, _ change: (inout [Member]) -> Void) {
    guard case .object(var members) = self else { return }
    if let wrapper, let place = members.firstIndex(where: { $0.key == "\"\(wrapper)\"" }) {
      guard case .object(var inner) = members[place].value else { return }
      change(&inner)
      members[place].value = .object(inner)
    } else {
      change(&members)
    }
    self = .object(members)
  }
}
