import OSAMFormats
import OSAMSyntax

extension Message {
  /// What is wrong, and what happens to users on the clients that cannot decode it.
  static func refused(_ observation: Observation, _ inspection: Inspection, help: Words? = nil) -> Message {
    Message(
      observation.words(in: inspection.document), so: inspection.consequence(of: observation.refusedBy), help: help)
  }
}

extension Inspection {
  /// Reports a key that stands in the place of a known one: an error where targeted clients fail for lack
  /// of that one, a warning where they merely ignore it.
  func reportMisnamed(_ observation: Observation, help: Words?, repair: Repair? = nil) {
    if older != nil, let row = observation.member {
      let name = document.kind.members[row].name
      let effects = document.has(name) ? [] : olderEffects(without: name)
      let words = observation.words(in: document)
      if effects.isEmpty {
        report(
          Message(words, so: "it has no effect", help: help), at: observation, effect: .probablyNotMeant, repair: repair
        )
      } else {
        report(
          words, effects, help: help, at: observation, atLeast: .probablyNotMeant,
          repair: repair)
      }
      return
    }
    let refusing = targeted(observation.refusedBy)
    if refusing.isEmpty {
      report(
        Message(observation.words(in: self.document), help: help), at: observation, effect: .probablyNotMeant,
        repair: repair
      )
    } else {
      report(
        .refused(observation, self, help: help), at: observation, effect: .unreadable, clients: refusing, repair: repair
      )
    }
  }
}

extension FileInspection {
  /// Reports a fault in the text, with what it does to users when released clients fail on it. What all of them accept
  /// is still not JSON, and is never said to hide anything.
  func report(
    _ fault: SyntaxFault, words: Words? = nil, help: Words? = nil, caption: Words = "it starts here",
    repair: Repair? = nil
  ) {
    let words = words ?? fault.words(in: tree)
    let related = fault.related.map { [RelatedPlace($0, caption)] } ?? []
    let refusing = refusing(fault).intersection(settings.targets)
    let stopping = stoppingBefore(fault)
    if refusing.isEmpty, !stopping.isEmpty {
      report(
        Message(words, so: "apps with \(stopping) stop before it and may stop here next", help: help),
        at: fault.span, effect: fault.kind.whereRead, related: related, repair: repair)
    } else if refusing.isEmpty {
      report(
        Message(words, so: fault.kind.wordsWhereRead, help: help), at: fault.span, effect: fault.kind.whereRead,
        related: related, repair: repair)
    } else if role == .authored {
      report(
        Message(words, so: "nothing can be built from this file", help: help), at: fault.span, effect: .unreadable,
        related: related, repair: repair)
    } else {
      report(
        Message(words, so: self.consequence(of: refusing, at: fault), help: help), at: fault.span, effect: .unreadable,
        clients: refusing, related: related, repair: repair)
    }
  }
}

extension SyntaxFault.Kind {
  /// What it does where apps read on: half a character is good grammar and no text.
  fileprivate var whereRead: Effect { self == .loneSurrogate ? .brokenText : .notStandard }

  fileprivate var wordsWhereRead: Words {
    self == .loneSurrogate
      ? "apps read on, with a damaged character in the text" : "apps read it, other programs refuse the file"
  }
}
