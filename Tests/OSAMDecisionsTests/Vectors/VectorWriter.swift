import OSAMDecisions
import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

/// Makes the lines of docs/vectors: the engine's answers to the documents of `VectorDocument`, about devices on both sides
/// of every place where an answer turns.
struct VectorWriter {
  let kind: DocumentKind

  /// Every line about a kind: those that were measured, then those of the engine.
  func vectors() throws -> [Vector] {
    try MeasuredVectors.all(of: kind) + VectorDocument.all(of: kind).flatMap { try vectors(of: $0) }
  }

  private func vectors(of document: VectorDocument) throws -> [Vector] {
    let groups = try groups(of: document)
    var vectors: [Vector] = []
    var asked: [(library: Library, platform: DevicePlatform)] = []
    for group in groups {
      let library = try #require(group.clients.libraries.first)
      if asked.contains(where: { $0.library == library && $0.platform == group.platform }) { continue }
      asked.append((library, group.platform))
      let mine = groups.filter { $0.platform == group.platform && $0.clients.libraries == [library] }
      vectors += try self.vectors(of: document, library, group.platform, mine)
    }
    return vectors
  }

  /// A line for each device and each answer that releases of a library give it.
  private func vectors(
    of document: VectorDocument, _ library: Library, _ platform: DevicePlatform, _ groups: [ClientGroup]
  ) throws -> [Vector] {
    let axes = groups.flatMap(\.subject.axes)
    var devices: [VectorDevice] = []
    var known: Set<VectorDevice> = []
    for group in groups {
      for point in try Self.edges(of: group.subject, document.terms(of: kind)) {
        let device = VectorDevice(point, on: group.subject.axes).completed(by: axes)
        // Clients take an OK of the first instant of 1970 for none.
        if let age = device.number(of: .device), age == device.number(of: .date) { continue }
        if device.hasCheckersWithoutBuilder { continue }
        if known.insert(device).inserted { devices.append(device) }
      }
    }
    var vectors: [Vector] = []
    for device in devices {
      var answers: [(key: Key, clients: ClientSet)] = []
      for group in groups {
        guard let point = device.point(on: group.subject.axes) else { continue }
        let decision =
          document.ownClock.flatMap { _ in group.subject.decideAsServed(point) } ?? group.subject.decide(point)
        for client in group.clients.clients {
          let key = Key(answer: answer(decision, platform), source: source(of: decision, client, platform))
          if let place = answers.firstIndex(where: { $0.key == key }) {
            answers[place].clients = answers[place].clients | ClientSet([client])
          } else {
            answers.append((key, ClientSet([client])))
          }
        }
      }
      let date = device.number(of: .date)
      vectors += answers.map { key, clients in
        Vector(
          library: library, releases: clients.clients.map(\.release.name), platform: platform,
          configuration: document.text(servedAt: date), kept: document.kept, device: device, answer: key.answer,
          source: key.source)
      }
    }
    return vectors
  }

  /// The answers of the engine to the question of a line.
  func answers(to vector: Vector) throws -> [Vector.Answer] {
    let terms = QuestionTerms(clients: kind.clients, applies: .asServed, today: noon)
    let groups = ClientGroup.all(of: try recognised(vector.configuration), terms).filter { group in
      group.platform == vector.platform
        && group.clients.clients.contains {
          $0.library == vector.library && vector.releases.contains($0.release.name)
        }
    }
    return try groups.map { group in
      let point = try #require(vector.device.point(on: group.subject.axes), "\(vector.line)")
      return answer(group.subject.decide(point), group.platform)
    }
  }

  private struct Key: Equatable {
    var answer: Vector.Answer
    var source: Vector.Source
  }

  /// As `simulate` tells it: on Android the store decides about the result of a rating prompt.
  private func answer(_ decision: Decision, _ platform: DevicePlatform) -> Vector.Answer {
    Vector.Answer(
      outcome: decision.outcome, plain: decision.plain,
      result: decision.plain == .prompt && platform != .ios ? nil : decision.result,
      updateVersion: decision.updateVersion)
  }

  private func source(of decision: Decision, _ client: Client, _ platform: DevicePlatform) -> Vector.Source {
    if !platform.isProven(for: client) || decision.cause == .document(isCertain: false) { return .likely }
    // [module-may-answer-from-cache]
    let fails = decision.trace.contains { $0.check == .decodes(false) }
    return fails && ModuleChange.mayAnswerFromCache.releases.contains(client) ? .likely : .read
  }

  // MARK: Who is asked

  private func groups(of document: VectorDocument) throws -> [ClientGroup] {
    let new = try recognised(document.text(servedAt: document.ownClock))
    guard let kept = document.kept else { return ClientGroup.all(of: new, document.terms(of: kind)) }
    let (decoding, earlier) = (Decoding(new), Decoding(try recognised(kept)))
    let platform = try #require(new.choice("platform").flatMap(Platform.init))
    return kind.clients.clients.map { client in
      let config = VersionConfig(decoding, for: client)
      var subject = VersionSubject(
        config, versionCode: new.integer("versionCode"), client: client, platform: platform, applies: .asServed,
        filtered: .init([config]))
      subject.kept = VersionConfig(earlier, for: client)
      return ClientGroup(platform: platform.device, clients: ClientSet([client]), subject: subject.ofDocument)
    }
  }

  private func recognised(_ text: String) throws -> Document {
    try #require(Recognition(Tree.read(Array(text.utf8), as: .json), .init(kind: kind)).documents.first, "\(text)")
  }

  // MARK: Devices

  /// A device of each region that gets one answer, and devices at the ends of the region.
  private static func edges(of subject: DocumentSubject, _ terms: QuestionTerms) throws -> [Point] {
    let whole = try #require(terms.region(subject))
    let cells = try Cells(subject, in: whole, limit: OutcomeTable.mostCells)
    return cells.cells.flatMap { cell -> [Point] in
      let points = self.points(of: cell.region, in: whole, isWide: false)
      return points.count < fewest ? self.points(of: cell.region, in: whole, isWide: true) : points
    }
  }

  /// A region with fewer devices at its ends is asked about at the ends of everything, and with ordinary versions, too.
  private static let fewest = 2
  private static let ordinary = ["1.0.0", "2.3.4", "10.0"]

  /// A device, and others that differ from it in one thing.
  private static func points(of region: Region, in whole: Region, isWide: Bool) -> [Point] {
    let values = zip(region, whole).map { self.values(of: $0, in: $1, isWide: isWide) }
    let base = values.compactMap(\.first)
    guard base.count == values.count else { return [] }
    var points = [base]
    for (axis, others) in values.enumerated() {
      for value in others.dropFirst() {
        var point = base
        point[axis] = value
        points.append(point)
      }
    }
    return points
  }

  /// Values at the ends of an extent, without those that are ends of all that was asked about unless it is wide; its first
  /// and its last named value.
  private static func values(of extent: Extent, in whole: Extent, isWide: Bool) -> [Value] {
    let names = extent.names.numbers
    var values = [names.first, names.count > 1 ? names.last : nil].compactMap { $0 }.map { Value.named($0) }
    if extent == whole, !isWide { return extent.witness().map { [$0] } ?? [] }
    switch (extent.line, whole.line) {
    case (.numbers(let mine), .numbers(let all)):
      let ends = [
        isWide || mine.lowerBound > all.lowerBound ? mine.lowerBound : nil,
        isWide || mine.upperBound < all.upperBound ? mine.upperBound : nil,
      ]
      values += Set(ends.compactMap { $0 }).sorted().map { .number($0) }
    case (.versions(let mine), _):
      let edges = mine.edges
      let others = isWide ? ordinary.filter { mine.contains($0) } : []
      for version in [edges.low, edges.high].compactMap({ $0 }) + others where !values.contains(.version(version)) {
        values.append(.version(version))
      }
    default: break
    }
    return values.isEmpty ? extent.witness().map { [$0] } ?? [] : values
  }
}
