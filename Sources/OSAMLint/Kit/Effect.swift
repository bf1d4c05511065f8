import OSAMFormats
import OSAMSyntax

/// What some clients do about a mistake.
struct Effect {
  var clients: ClientSet
  /// What the apps do: "get the error dataNotFound". It follows "apps with …", or "apps with … may".
  var words: String

  init(_ clients: ClientSet, _ words: String) {
    self.clients = clients
    self.words = words
  }
}

extension Inspection {
  /// Reports a mistake with what it does to the apps of one system, or of all. Clients that are not targeted are left
  /// out. What the multiplatform library does was only read, so it "may" do it, and alone it makes no error.
  mutating func report(
    _ what: String, _ effects: [Effect], on system: PrinceLayout.System?, at node: Int, span: SourceSpan? = nil,
    severity: Severity? = nil, help: String? = nil, related: [RelatedPlace] = [], repair: Repair? = nil
  ) {
    let apps = system.map { "\($0.title) apps" } ?? "apps"
    var parts: [String] = []
    var concerned = ClientSet.empty
    for effect in effects {
      let clients = targeted(effect.clients)
      let sure = clients.subtracting(PrinceLayout.kmp)
      let unsure = clients.intersection(PrinceLayout.kmp)
      if !sure.isEmpty {
        let others = unsure.isEmpty ? "" : ", and those with \(unsure.prose) may do so too"
        parts.append("\(apps) with \(sure.prose) \(effect.words)\(others)")
      } else if !unsure.isEmpty {
        parts.append("\(apps) with \(unsure.prose) may \(effect.words)")
      }
      concerned = concerned | clients
    }
    if parts.isEmpty { return }
    let usual = severity ?? rule.severity
    report(
      Message("\(what): \(parts.joined(separator: "; "))", help: help), at: span ?? document.span(node),
      pointer: pointer(to: node), severity: concerned.isSubset(of: PrinceLayout.kmp) ? min(usual, .warning) : usual,
      clients: concerned, related: related, repair: repair)
  }

  /// Where to point at a list or an object as a whole: its bracket.
  func opening(_ container: Int) -> SourceSpan {
    let span = document.span(container)
    let bytes = document.tree.bytes
    let hasBracket =
      bytes.indices.contains(span.start) && [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(bytes[span.start])
    return SourceSpan(span.start, hasBracket ? span.start + 1 : span.start)
  }

  /// A value as messages name it: "null", "a list", "the number 5", "“14.0”".
  func named(_ value: Int) -> String {
    let tree = document.tree
    return switch tree.kind(value) {
    case .object: "an object"
    case .array: "a list"
    case .string: quoted(tree.text(value))
    case .number: "the number \(Quote.shortened(tree.text(value)))"
    case .boolean, .null: Quote.shortened(tree.text(value))
    case .word: "\(quoted(tree.text(value))) without quotes"
    case .alias, .missing: "missing"
    }
  }
}

extension PrinceLayout.Platform {
  /// What native apps of Apple's systems do when one configuration cannot be read: the whole list is lost.
  var loss: Effect {
    let end = fallback.map { "take “\($0.rawValue)” instead" } ?? "get the error dataNotFound"
    return Effect(
      native.intersection(PrinceLayout.apple), "cannot use any configuration under “\(key.rawValue)” and \(end)")
  }

  /// The loss, on some releases only.
  func loss(on clients: ClientSet) -> Effect { Effect(loss.clients.intersection(clients), loss.words) }
}
