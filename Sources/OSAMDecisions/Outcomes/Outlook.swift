import OSAMFormats

/// The answers of ordinary devices today, and the next moment at which that changes: those that are online, were never shown the
/// alert, and have no checkers.
package struct Outlook: Sendable {
  /// Devices that get something.
  package struct Part: Sendable {
    /// The region of the devices, on the axes of the subject; its dates are left open.
    package var region: Region
    package var answer: DeviceAnswer
    package var from: Instant
    package var to: Instant
  }

  package var axes: [Axis]
  /// Properties that need not be said of devices: all that are asked about, with any checkers where those matter to nobody.
  package var asked: Region
  /// Who gets what today, the strongest answers first; those that get nothing only where all do. Where the newest systems
  /// get something, other systems are left out.
  package var today: [Part]
  /// Those that get nothing today, with the newest systems; none where all do.
  package private(set) var others: [Part] = []
  /// Systems that get the same as the newest; nil where all do, or where those get nothing.
  package private(set) var systems: (axis: Int, extent: Extent)?
  /// Other systems get something as well.
  package private(set) var othersGetSomething = false
  /// The first other answer that these devices get; where nothing is shown today, the first that is shown.
  package var next: Part?
  /// The last answer that was shown, where nothing is shown from today on; nil where nothing ever was.
  package private(set) var last: Part?
  /// The last moment that is asked about; `.max` where nobody asked for an end.
  package var end: Instant

  /// Nil where nobody is asked about; fails when ordinary devices fall into too many cells.
  package init?(
    _ subject: DocumentSubject, _ terms: QuestionTerms, limit: Int = OutcomeTable.mostCells
  ) throws(TooManyCells) {
    axes = subject.axes
    guard let region = terms.ordinaryRegion(subject, but: .osVersion) else { return nil }
    let today = min(max(terms.today, terms.clock.lowerBound), terms.clock.upperBound)
    end = Self.end(terms.clock.upperBound)
    let cells = try Cells(subject, in: region, limit: limit)
    let clock = subject.index(of: .date)
    let parts = cells.cells.map { cell in
      var part = Part(region: cell.region, answer: cells.answer(of: cell), from: .min, to: .max)
      if let clock, case .numbers(let range) = cell.region[clock].line {
        part.from = range.lowerBound == QuestionTerms.usualClock.lowerBound ? .min : range.lowerBound
        part.to = Self.end(range.upperBound)
      }
      return part
    }
    let current = parts.filter { $0.from <= today && today <= $0.to }
    if current.isEmpty { return nil }
    asked = Self.asked(region, subject, terms, current)
    let shown = current.filter { $0.answer.plain != .nothing }
    self.today = shown.isEmpty ? current : Self.strongestFirst(shown)
    if !shown.isEmpty { others = current.filter { $0.answer.plain == .nothing } }
    tellSystemsApart(subject, current, shown)
    let later = parts.filter { $0.from > today }
    if shown.isEmpty, !later.contains(where: { $0.answer.plain != .nothing }) {
      last = parts.filter { $0.to < today && $0.answer.plain.isShown }.max { $0.to < $1.to }
    }
    next =
      if shown.isEmpty {
        later.filter { $0.answer.plain != .nothing }.min { $0.from < $1.from }
      } else {
        later.filter { part in self.today.contains { $0.to < .max && $0.to + 1 == part.from } }.max {
          $0.answer.plain < $1.answer.plain
        }
      }
  }

  private static func strongestFirst(_ parts: [Part]) -> [Part] {
    let strengths = Set(parts.map { $0.answer.plain }).sorted(by: >)
    return strengths.flatMap { strength in parts.filter { $0.answer.plain == strength } }
  }

  private mutating func tellSystemsApart(_ subject: DocumentSubject, _ current: [Part], _ shown: [Part]) {
    guard let axis = subject.index(of: .osVersion), let newest = subject.axes[axis].ordinary else { return }
    let ofNewest = today.filter { $0.region[axis].overlaps(newest) }
    if shown.isEmpty || ofNewest.isEmpty { return }
    today = ofNewest
    others = others.filter { $0.region[axis].overlaps(newest) }
    let extents = current.map { $0.region[axis] }.filter { $0.overlaps(newest) }
    let same = extents.dropFirst().reduce(extents[0]) { $0.shared(with: $1) ?? $0 }
    if same == asked[axis] { return }
    systems = (axis, same)
    othersGetSomething = shown.contains { !same.covers($0.region[axis]) }
  }

  /// The region with whatever checkers an app may have on the axes on which they matter to the devices of some part.
  private static func asked(
    _ region: Region, _ subject: DocumentSubject, _ terms: QuestionTerms, _ parts: [Part]
  ) -> Region {
    guard let whole = terms.region(subject) else { return region }
    var asked = region
    for region in parts.flatMap({ [$0.region] + [newest(of: $0.region, subject)].compactMap { $0 } }) {
      for threshold in subject.ask(region.compactMap { $0.witness() }, from: .start).thresholds {
        guard subject.axes[threshold.axis].name.isOfApps, whole[threshold.axis].parts(at: threshold.place).count > 1
        else { continue }
        asked[threshold.axis] = whole[threshold.axis]
      }
    }
    return asked
  }

  /// Those of a region with the newest systems.
  private static func newest(of region: Region, _ subject: DocumentSubject) -> Region? {
    guard let axis = subject.index(of: .osVersion), let newest = subject.axes[axis].ordinary,
      region[axis].overlaps(newest)
    else { return nil }
    var region = region
    region[axis] = newest
    return region
  }

  /// The end of the usual question is no end.
  private static func end(_ last: Instant) -> Instant { last == QuestionTerms.usualClock.upperBound ? .max : last }
}

extension Outlook {
  package enum Tense: Sendable { case now, later, past }

  /// The parts that there is something to tell of, the gravest first: today's; where those get nothing, the next that get
  /// something, and else the last that did. None where nobody ever gets anything.
  package var told: (parts: [Part], tense: Tense) {
    if today.contains(where: { $0.answer.plain != .nothing }) { return (today, .now) }
    if let next { return ([next], .later) }
    return (last.map { [$0] } ?? [], .past)
  }
}

/// The outlook on each platform.
package struct Outlooks: Sendable {
  /// Of the newest client; where several libraries run on a platform, of the one that is named first and can be asked.
  package private(set) var told: [(platform: DevicePlatform, outlook: Outlook)] = []
  /// Libraries named before those, whose ordinary devices fall into too many cells.
  package private(set) var leftOut: [LeftOutLibrary] = []

  package init() {}

  package init(of clientGroups: [ClientGroup], _ terms: QuestionTerms, limit: Int = OutcomeTable.mostCells) {
    var newest: [ClientGroup] = []
    for clientGroup in clientGroups {
      if let index = newest.firstIndex(where: { $0.platform == clientGroup.platform && $0.isOfLibrary(clientGroup) }) {
        newest[index] = clientGroup
      } else {
        newest.append(clientGroup)
      }
    }
    var platforms: Set<DevicePlatform> = []
    for clientGroup in newest where !platforms.contains(clientGroup.platform) {
      do throws(TooManyCells) {
        let outlook = try Outlook(clientGroup.subject, terms, limit: limit)
        platforms.insert(clientGroup.platform)
        if let outlook { told.append((clientGroup.platform, outlook)) }
      } catch {
        leftOut += [LeftOutLibrary(clientGroup)].compactMap { $0 }
      }
    }
  }
}
