import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Claims about documents, examined on every device that is asked about.
package struct Proof: Sendable {
  /// A claim that does not hold for a document.
  package struct Refutation: Sendable {
    package var claim: String
    package var outcomes: DocumentOutcomes
    var example: CounterExample
    /// The other document, where two are not apart.
    var other: DocumentOutcomes?
  }

  let documents: [DocumentOutcomes]
  let terms: QuestionTerms
  private(set) var claims: [String] = []
  package private(set) var refutations: [Refutation] = []
  private(set) var leftOut: [LocalizedMessage] = []
  /// Pairs of documents that are not apart and are only counted.
  private(set) var further = 0
  /// Pairs that are told of.
  private static let mostPairs = 20
  private var examined: Set<Int> = []
  /// Why a question asks nothing, and what to do.
  package private(set) var hollow: (words: LocalizedMessage, hint: LocalizedMessage)?

  package init(_ documents: [DocumentOutcomes], _ terms: QuestionTerms) {
    self.documents = documents
    self.terms = terms
    let unreadable = Set(
      documents.flatMap { $0.tables }.flatMap { $0.cells.axes }.filter { $0.hasUnreadable }.map { $0.name })
    if terms.leavesOutUnreadable {
      if unreadable.contains(.version) {
        leftOut.append("installed versions that the library cannot read (--version unreadable)")
      }
      if unreadable.contains(.osVersion) { leftOut.append("systems whose version the library cannot read") }
    }
    let unasked = documents.filter { $0.tables.isEmpty }
    if !unasked.isEmpty, unasked.count == documents.count {
      hollow = (
        "no device that is asked about reads any of these documents, so that every claim would hold",
        "Ask about others: --clients, --platform and --version say which."
      )
    }
    for document in unasked { leftOut.append("\(document.label): no device that is asked about reads it") }
  }

  package var holds: Bool { refutations.isEmpty }
  /// Of the documents that some claim is about.
  var cells: Int { examined.flatMap { documents[$0].tables }.map { $0.cells.cells.count }.reduce(0, +) }

  // MARK: Claims

  package mutating func examine(_ claim: Claim, named name: String) {
    claims.append(name)
    let able = documents.filter { claim.pattern.exists(for: terms.models[$0.document.kind]) }
    if able.isEmpty, !documents.isEmpty {
      hollow =
        hollow ?? (
          "\(name) says nothing: no document here is of a kind that has such an outcome",
          "osam-lint outcomes shows which outcomes there are."
        )
      return
    }
    for (number, document) in documents.enumerated() {
      guard claim.pattern.exists(for: terms.models[document.document.kind]) else {
        leftOut.append(
          "\(document.label): \(document.document.kind.id) has no such outcome as \(name.split(separator: " ").last ?? "")"
        )
        continue
      }
      examined.insert(number)
      // Of the newest clients first.
      for table in document.tables.reversed() {
        let user = LinkUser(of: document.document, on: table.platform)
        if let example = table.counterExample(to: claim, today: terms.today, for: user) {
          refutations.append(Refutation(claim: name, outcomes: document, example: example))
          break
        }
      }
    }
  }

  /// No two documents of one app and platform show something to one device at one moment.
  package mutating func examineApart() {
    claims.append("--apart")
    var pairs = 0
    var told = 0
    let shown = documents.map { $0.tables.reversed().map(ShownDevices.init) }
    let apps = documents.map { $0.app }
    let alike = Dictionary(grouping: documents.indices) { apps[$0] }
    var passed: [[UInt8]: Int] = [:]
    for (number, one) in documents.enumerated() {
      guard let app = apps[number], let same = alike[app] else { continue }
      passed[app, default: 0] += 1
      for place in same.dropFirst(passed[app] ?? 0) where one.isOfOnePlatform(with: documents[place]) {
        pairs += 1
        examined.insert(number)
        examined.insert(place)
        guard let (mine, others, region) = Self.together(shown[number], shown[place]) else { continue }
        if told == Self.mostPairs {
          further += 1
          continue
        }
        told += 1
        let example = mine.example(in: region, with: others, today: terms.today)
        refutations.append(Refutation(claim: "--apart", outcomes: one, example: example, other: documents[place]))
      }
    }
    if pairs == 0 {
      hollow =
        hollow ?? (
          "--apart says nothing: no two of these documents are for one app and platform",
          "Name all files of an app, or their directory."
        )
    }
  }

  /// Devices to which two documents show something at one moment, by the newest clients for which there are any.
  private static func together(
    _ one: [ShownDevices], _ other: [ShownDevices]
  ) -> (mine: ShownDevices, others: ShownDevices, region: Region)? {
    for mine in one {
      for others in other
      where others.table.platform == mine.table.platform
        && !others.table.clients.intersection(mine.table.clients).isEmpty
      {
        if let region = mine.together(with: others) { return (mine, others, region) }
      }
    }
    return nil
  }

  // MARK: JSON

  package func json(leftOut libraries: [LeftOutPart], in formatter: MessageFormatter) -> String {
    let examples = refutations.map { refutation -> JSONValue in
      let (outcomes, example) = (refutation.outcomes, refutation.example)
      return .object([
        ("file", .string(outcomes.path.display)), ("document", .integer(Int64(outcomes.document.number))),
        ("claim", .string(refutation.claim)), ("clients", example.table.clients.json),
        ("platform", .string(example.table.platform.rawValue)),
        (
          "region",
          RegionJSON(axes: example.table.cells.axes, open: QuestionTerms.usual(example.table.subject)).json(
            example.region)
        ),
        ("outcome", .string(example.answer.outcome)), ("plain", .string(example.answer.plain.rawValue)),
        ("simulate", .strings(outcomes.arguments(example.point, example.table))),
      ])
    }
    let count: [(String, JSONValue)] = further > 0 ? [("further", .integer(Int64(further)))] : []
    let answer = JSONValue.object(
      [
        ("version", .integer(Int64(JSONAnswer.version))), ("holds", .bool(holds)), ("cells", .integer(Int64(cells))),
        ("leftOut", .strings(leftOut.map(formatter.text))), ("counterexamples", .array(examples)),
      ] + count + [
        (
          "assumptions",
          .strings((OutcomeAssumptions.of(documents, terms) + assumptions).map(formatter.text))
        ), LeftOutPart.member(libraries, in: formatter),
      ])
    return answer.text(pretty: false) + "\n"
  }

  /// Addresses that may be the way out of an alert that must be answered.
  private var assumedAddresses: [String] {
    var assumed: [String] = []
    for outcomes in documents {
      for table in outcomes.tables {
        let user = LinkUser(of: outcomes.document, on: table.platform)
        for answer in table.cells.answers where answer.plain == .mustUpdate {
          for address in answer.addresses where !assumed.contains(where: { $0.sameBytes(as: address) }) {
            let target = LinkTarget(address, for: user)
            if target.isWayOut, target != .ownPage { assumed.append(address) }
          }
        }
      }
    }
    return assumed
  }

  /// Assumptions of the claims themselves.
  var assumptions: [LocalizedMessage] {
    guard claims.contains(where: { $0.hasSuffix(" blocked") }) else { return [] }
    let undecided = terms.models.kinds.all.compactMap { kind in
      documents.first { $0.document.kind == kind }?.pages.undecided
    }
    return ["A button that opens the app's page in a store lets people update."]
      + assumedAddresses.prefix(5).map {
        "“\(Quote.shortened($0, limit: 120))” leads people to the update, although it is no page of the app in a store."
      }
      + undecided
  }
}

extension DocumentOutcomes {
  var packageName: String? { document.text("packageName") }

  func arguments(_ point: Point, _ table: OutcomeTable) -> [String] {
    guard let client = table.clients.clients.last else { return [] }
    return command.arguments(point, axes: table.cells.axes, client: client, platform: table.platform)
  }

  /// The app that a document for version control is for; nil for other kinds.
  fileprivate var app: [UInt8]? {
    document.kind.traits.isSuperset(of: [.app, .versionCode]) ? packageName.map { Array($0.utf8) } : nil
  }

  fileprivate func isOfOnePlatform(with other: DocumentOutcomes) -> Bool {
    tables.contains { table in other.tables.contains { $0.platform == table.platform } }
  }
}
