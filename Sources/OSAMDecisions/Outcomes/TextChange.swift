import OSAMFormats
import OSAMSyntax

/// A part of an alert that users read or touch, and that changed.
package struct TextChange: Equatable, Sendable {
  /// The part of an alert that changed. Buttons are numbered from 1.
  package enum Member: Equatable, Sendable {
    case outcome, updateVersion, title, message, checkbox, leaving, blocks
    case button(Int)
    case opens(Int)
    case reports(Int)
    case crashes(Int)
    case mayOpenNothing(Int)
    case then(Int)
    /// The value that a library hands to the app under this key.
    case metadata(ByteText)

    package var words: LocalizedMessage {
      switch self {
      case .outcome: "outcome"
      case .updateVersion: "updateVersion"
      case .title: "title"
      case .message: "message"
      case .checkbox: "checkbox"
      case .leaving: "leaving"
      case .blocks: "blocks"
      case .button(let number): "button \(number)"
      case .opens(let number): "button \(number) opens"
      case .reports(let number): "button \(number) reports"
      case .crashes(let number): "button \(number) crashes"
      case .mayOpenNothing(let number): "button \(number) may open nothing"
      case .then(let number): "button \(number) then"
      case .metadata(let key): "meta “\(key.text)” given to apps"
      }
    }
  }

  /// Nil where an alert is in the one language that the device asked for.
  package var language: Language?
  package var member: Member
  /// Nil where there is none.
  @ByBytes package var before: String?
  @ByBytes package var after: String?
}

extension OutcomePair {
  /// Changes of an outcome that is as strong as before; empty for any other.
  package var texts: [TextChange] {
    guard changeClass == .text, let before, let after else { return [] }
    var changes = Self.changes(nil, [(.outcome, before.outcome)], [(.outcome, after.outcome)])
    changes += Self.changes(nil, Self.parts(before.reported), Self.parts(after.reported))
    for language in Language.allCases {
      changes += Self.changes(language, Self.parts(before.alert[language]), Self.parts(after.alert[language]))
    }
    changes += Self.changes(nil, Self.parts(before.olderAlert), Self.parts(after.olderAlert))
    return changes + Self.changes(before.metadata, after.metadata)
  }

  /// Values of other types that are written alike are told as JSON.
  private static func changes(_ old: [ReadValue.Member], _ new: [ReadValue.Member]) -> [TextChange] {
    let keys = Set((old + new).map { ByteText($0.name) }).sorted()
    return keys.compactMap { key in
      let values = [old, new].map { $0.first { $0.name.sameBytes(as: key.text) }?.value }
      if values[0] == values[1] { return nil }
      func json(_ value: ReadValue?) -> String? { value?.json.text(pretty: false) }
      func plain(_ value: ReadValue?) -> String? {
        if case .text(let text)? = value?.content { text } else { json(value) }
      }
      let texts = values.map(plain)
      let told = texts[0].sameBytes(as: texts[1]) ? values.map(json) : texts
      return TextChange(language: nil, member: .metadata(key), before: told[0], after: told[1])
    }
  }

  private typealias Part = (member: TextChange.Member, text: String?)

  private static func changes(_ language: Language?, _ old: [Part], _ new: [Part]) -> [TextChange] {
    var members: [TextChange.Member] = []
    for part in old + new where !members.contains(part.member) { members.append(part.member) }
    return members.compactMap { member in
      let before = old.first { $0.member == member }?.text
      let after = new.first { $0.member == member }?.text
      return before.sameBytes(as: after)
        ? nil : TextChange(language: language, member: member, before: before, after: after)
    }
  }

  private static func parts(_ reported: DeviceAnswer.Reported?) -> [Part] {
    switch reported {
    case .installed: [(.updateVersion, "installed")]
    case .version(let version): [(.updateVersion, version.text)]
    case nil: []
    }
  }

  private static func parts(_ alert: Alert?) -> [Part] {
    guard let alert else { return [] }
    let buttons = alert.buttons.enumerated().flatMap { index, button -> [Part] in
      parts(ofButton: index, button.text, button.opens, button.result)
    }
    return [(.title, alert.title), (.message, alert.message)] + buttons
      + [(.checkbox, alert.hasCheckbox ? yes : nil), (.leaving, alert.resultOfLeaving)]
  }

  private static func parts(_ alert: OlderAlert?) -> [Part] {
    guard let alert else { return [] }
    let buttons = alert.buttons.enumerated().flatMap { index, button -> [Part] in
      parts(ofButton: index, words(button.text), button.opens, button.result) + [
        (.then(index + 1), button.then.rawValue),
        (.crashes(index + 1), button.crashes ? yes : nil),
        (.mayOpenNothing(index + 1), button.mayOpenNothing ? yes : nil),
      ]
    }
    return [(.title, words(alert.title)), (.message, words(alert.message))] + buttons
      + [(.blocks, alert.blocks ? yes : nil), (.leaving, alert.resultOfLeaving)]
  }

  private static func parts(ofButton index: Int, _ text: String?, _ opens: String?, _ result: String?) -> [Part] {
    let number = index + 1
    return [(.button(number), text), (.opens(number), opens), (.reports(number), result)]
  }

  private static let yes = "yes"

  private static func words(_ text: OlderText) -> String? {
    switch text {
    case .absent: nil
    case .own: "words of the library"
    case .text(let text): text
    case .anyOf(let texts): texts.joined(separator: " | ")
    }
  }
}
