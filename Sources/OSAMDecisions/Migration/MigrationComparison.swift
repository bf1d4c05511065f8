import OSAMFormats

/// The behaviour of devices with the older document and with the one made from it.
package struct MigrationComparison: Sendable {
  /// Devices that do alike, and what changes for them.
  package struct Line: Sendable, Equatable {
    /// `iOS, system below 11.0, installed below 4.1.3`.
    package var devices: LocalizedMessage
    package var words: LocalizedMessage
    package var isSame: Bool
  }

  package var outcomes: [Line] = []
  /// The contents of the alert, for devices that have one before and after.
  package var texts: [Line] = []
  package var clients: (before: [Client], after: [Client]) = ([], [])
  /// Assumptions that the lines rest on and nobody stated.
  package var assumptions: [LocalizedMessage] = []
  package var notCompared: [LocalizedMessage] = []
}

/// A device at a boundary of one of the documents.
struct MigrationDevice {
  var side: OlderSource.Side
  /// The code the app asks for.
  var language: String
  var system: MigrationBoundary
  var installed: MigrationBoundary

  var platform: Platform { side.platform }
}

/// The outcome of the new document on a device.
enum NewOutcome {
  case decided(Decision)
  /// It depends on a member that is left blank.
  case open(LocalizedMessage)
}

/// Puts devices at the boundaries of both documents before both simulators.
struct MigrationComparer {
  private let source: OlderSource
  private let installed: [MigrationBoundary]
  /// Locks are compared too: where the new library shows alerts itself.
  var comparesLocks = false

  /// More languages than these are not looked at one by one.
  private static let mostLanguages = 24

  init(_ source: OlderSource) {
    self.source = source
    installed = MigrationBoundary.installed(around: source.versionAsWritten)
  }

  /// The sense in which an installed version is the document's, where it can be written with other zeros.
  var zeros: [LocalizedMessage] {
    let isAlone = installed.filter { $0.order == .equal }.count < 2
    return isAlone ? [] : ["Versions that differ in zeros at their end alone have the same version code."]
  }

  private var languages: [String] { Array(source.languages.prefix(Self.mostLanguages)) }

  private func systems(_ side: OlderSource.Side) -> [MigrationBoundary] {
    MigrationBoundary.systems(around: source.leastSystem(side), on: side.platform)
  }

  private func old(_ device: MigrationDevice) -> Decision? {
    OlderVersionDecision.decide(
      device.side.answer,
      on: OlderVersionDevice(
        client: device.side.client, installed: device.installed.version, system: device.system.version,
        language: device.language))
  }

  // MARK: Outcomes

  private struct Cell: Equatable {
    var old: LocalizedMessage
    /// Nil where it depends on what is filled in.
    var new: LocalizedMessage?
    var open: LocalizedMessage?
  }

  /// One line for each range of devices that do alike.
  func outcomes(_ new: (MigrationDevice) -> NewOutcome) -> MigrationComparison {
    var comparison = MigrationComparison()
    var byPlatform: [(platforms: [Platform], lines: [MigrationComparison.Line])] = []
    for side in source.sides {
      let lines = lines(side, new)
      if let index = byPlatform.firstIndex(where: { $0.lines == lines }) {
        byPlatform[index].platforms.append(side.platform)
      } else {
        byPlatform.append(([side.platform], lines))
      }
    }
    for (platforms, lines) in byPlatform {
      let title: LocalizedMessage = "\(list: platforms.map { LocalizedMessage(value: $0.title) })"
      comparison.outcomes += lines.map { line in
        var line = line
        line.devices = line.devices.isEmpty ? title : "\(title), \(line.devices)"
        return line
      }
    }
    return comparison
  }

  private func lines(_ side: OlderSource.Side, _ new: (MigrationDevice) -> NewOutcome) -> [MigrationComparison.Line] {
    let systems = systems(side)
    var groups: [(languages: [String], table: [[Cell]])] = []
    for language in languages {
      let table = systems.map { system in
        installed.map {
          cell(MigrationDevice(side: side, language: language, system: system, installed: $0), new)
        }
      }
      if let index = groups.firstIndex(where: { $0.table == table }) {
        groups[index].languages.append(language)
      } else {
        groups.append(([language], table))
      }
    }
    return groups.flatMap { languages, table in
      let asking: [LocalizedMessage] = groups.count > 1 ? ["asking for \(any: languages.map(Self.code))"] : []
      let rows = MigrationBoundary.runs(table, systems)
      return rows.flatMap { system, row in
        MigrationBoundary.runs(row, installed).map { version, cell in
          let parts: [LocalizedMessage] = [system.map { "system \($0)" }, version.map { "installed \($0)" }].compactMap
          { $0 }
          return line((asking + parts).joined(separator: ", "), cell)
        }
      }
    }
  }

  private func cell(_ device: MigrationDevice, _ new: (MigrationDevice) -> NewOutcome) -> Cell {
    let old = old(device).map(words) ?? "nothing"
    switch new(device) {
    case .decided(let decision): return Cell(old: old, new: words(decision))
    case .open(let member): return Cell(old: old, open: member)
    }
  }

  private static func code(_ text: String) -> LocalizedMessage { LocalizedMessage(value: Quote.shortened(text)) }

  private func line(_ devices: LocalizedMessage, _ cell: Cell) -> MigrationComparison.Line {
    if let new = cell.new {
      return new == cell.old
        ? .init(devices: devices, words: "stays the same (\(new))", isSame: true)
        : .init(devices: devices, words: "changes from \(cell.old) to \(new)", isSame: false)
    }
    return .init(
      devices: devices,
      words: "was \(cell.old); what it becomes depends on \(cell.open ?? "what is filled in" as LocalizedMessage)",
      isSame: false)
  }

  /// The outcome in plain words, with a “perhaps” for a crash that was only read of.
  private func words(_ decision: Decision) -> LocalizedMessage {
    if decision.plain == .crash { return decision.olderFault?.isUnverified == true ? "a crash, perhaps" : "a crash" }
    if decision.plain == .error { return "the error \(KnownOutcome.errorName(decision.outcome) ?? decision.outcome)" }
    // FORCE closes on OK and is back at the next check. [module-force-closes]
    if comparesLocks, decision.plain == .mustUpdate, decision.olderAlert?.blocks != true {
      return "must-update that OK gets past"
    }
    return decision.plain.word
  }

  // MARK: Texts

  private enum Part: Equatable {
    case same
    case open
    case changed(from: LocalizedMessage, to: LocalizedMessage)
  }

  /// The contents of the alert, for devices that have one before and after. `substitutions` stand in the blanks.
  func texts(substitutions: Set<String>, _ new: (MigrationDevice) -> Decision?) -> [MigrationComparison.Line] {
    var groups: [(parts: [(String, Part)], devices: [(Platform, [String])])] = []
    var strangers: [String] = []
    for side in source.sides {
      for code in languages {
        guard let language = OlderSource.language(of: code) else {
          if !strangers.contains(code) { strangers.append(code) }
          continue
        }
        guard let (before, after) = alerts(side, code, language, new) else { continue }
        let parts = parts(before, after, substitutions)
        if let index = groups.firstIndex(where: { $0.parts.elementsEqual(parts) { $0 == $1 } }) {
          if groups[index].devices.last?.0 == side.platform {
            groups[index].devices[groups[index].devices.count - 1].1.append(code)
          } else {
            groups[index].devices.append((side.platform, [code]))
          }
        } else {
          groups.append((parts, [(side.platform, [code])]))
        }
      }
    }
    var lines = groups.map { line($0.devices, $0.parts) }
    if !strangers.isEmpty {
      lines.append(
        .init(
          devices: "asking for \(any: strangers.map(Self.code))",
          words: "the common module has no texts for that", isSame: false))
    }
    return lines
  }

  /// The alerts of the first device that has one before and after.
  private func alerts(
    _ side: OlderSource.Side, _ code: String, _ language: Language, _ new: (MigrationDevice) -> Decision?
  ) -> (OlderAlert, Alert)? {
    for system in systems(side) {
      for version in installed {
        let device = MigrationDevice(side: side, language: code, system: system, installed: version)
        if let before = old(device)?.olderAlert, let after = new(device)?.alert[language] { return (before, after) }
      }
    }
    return nil
  }

  private func parts(_ before: OlderAlert, _ after: Alert, _ substitutions: Set<String>) -> [(String, Part)] {
    func part(_ old: OlderText, _ new: String) -> Part {
      substitutions.contains(new) ? .open : part([old], [new])
    }
    func part(_ old: [OlderText], _ new: [String]) -> Part {
      let isSame = old.elementsEqual(new) { old, new in
        if case .text(let text) = old { text.utf8.elementsEqual(new.utf8) } else { old.isEmpty && new.isEmpty }
      }
      if isSame { return .same }
      return .changed(
        from: old.isEmpty ? "none" : old.map { $0.shown { Quote.text($0) } }.joined(separator: " / "),
        to: new.isEmpty ? "none" : new.map { Quote.text($0) }.joined(separator: " / "))
    }
    let opened = (before.buttons.compactMap { $0.opens }.first ?? "", after.buttons.compactMap { $0.opens }.first ?? "")
    let isLabelOpen = after.buttons.contains { substitutions.contains($0.text) }
    let labels = part(before.buttons.map { $0.text }, after.buttons.map { $0.text })
    return [
      ("title", part(before.title, after.title)), ("message", part(before.message, after.message)),
      ("buttons", isLabelOpen ? .open : labels), ("address", part(.text(opened.0), opened.1)),
    ]
  }

  private func line(_ devices: [(Platform, [String])], _ parts: [(String, Part)]) -> MigrationComparison.Line {
    var byLanguages: [(platforms: [Platform], codes: [String])] = []
    for (platform, codes) in devices {
      if let index = byLanguages.firstIndex(where: { $0.codes == codes }) {
        byLanguages[index].platforms.append(platform)
      } else {
        byLanguages.append(([platform], codes))
      }
    }
    let who = byLanguages.map { platforms, codes -> LocalizedMessage in
      "\(list: platforms.map { LocalizedMessage(value: $0.title) }), asking for \(any: codes.map { LocalizedMessage(value: $0) })"
    }
    var words: [LocalizedMessage] = []
    let same = parts.filter { $0.1 == .same }.map { $0.0 }
    if same.count == parts.count {
      words = ["\(list: Self.names(same)) stay the same"]
    } else {
      if !same.isEmpty {
        words.append(
          isPlural(same)
            ? "\(list: Self.names(same)) stay the same" : "\(list: Self.names(same)) stays the same")
      }
      let open = parts.filter { $0.1 == .open }.map { $0.0 }
      if !open.isEmpty {
        words.append(
          isPlural(open)
            ? "\(list: Self.names(open)) are to be filled in" : "\(list: Self.names(open)) is to be filled in")
      }
      for case (let name, .changed(let old, let new)) in parts {
        words.append("\(LocalizedMessage(said: name)): from \(old) to \(new)")
      }
    }
    return .init(
      devices: who.joined(separator: "; "), words: words.joined(separator: "; "), isSame: same.count == parts.count)
  }

  private static func names(_ names: [String]) -> [LocalizedMessage] { names.map(LocalizedMessage.init(said:)) }

  private func isPlural(_ names: [String]) -> Bool { names.count > 1 || names == ["buttons"] }
}
