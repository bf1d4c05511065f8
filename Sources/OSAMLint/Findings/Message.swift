import OSAMFormats

/// Message of a finding, in three parts.
package struct Message: Sendable, Equatable {
  /// The problem, with the values seen: short enough to be read at a glance.
  package var what: LocalizedMessage
  /// The effect on users, and on which clients; nil where there is nothing to add.
  package var effect: LocalizedMessage?
  /// The next thing to do, when there is one to name.
  package var help: LocalizedMessage?
  /// A command line that shows it again; empty where there is none.
  package var command: [String]
  /// The reason that others of its sort may share; nil where it speaks for itself.
  package var cause: SharedCause?
  /// A hash that is equal for messages that say one thing of different values; good for one run.
  package private(set) var form: Int
  /// The hash of the help, as `form` is that of the problem; 0 where there is none.
  package private(set) var helpForm: Int

  /// The reason why something does not hold, and what of.
  package struct SharedCause: Sendable, Equatable {
    /// Equal where several have one reason, whatever their values; good for one run.
    package var key: String
    /// The name of the one that does not hold.
    package var name: LocalizedMessage
  }

  package init(
    _ what: LocalizedMessage, so effect: LocalizedMessage? = nil, help: LocalizedMessage? = nil,
    shownBy command: [String] = [],
    cause: SharedCause? = nil
  ) {
    self.what = what
    self.effect = effect
    self.help = help
    self.command = command
    self.cause = cause
    form = what.form
    helpForm = help?.form ?? 0
  }

  /// The problem and its effect, for who reads one line.
  package var sentence: LocalizedMessage {
    guard let effect else { return what }
    return "\(what): \(effect)"
  }

  /// `sentence` as text.
  package var text: String { sentence.text }

  /// With every word in its place.
  func said(_ speeches: inout MessageTexts) -> Message {
    func said(_ words: LocalizedMessage?) -> LocalizedMessage? { words.map { speeches.kept($0, isShared: true) } }
    var message = Message(
      speeches.kept(what, isShared: false), so: said(effect), help: said(help), shownBy: command, cause: cause)
    (message.form, message.helpForm) = (form, helpForm)
    return message
  }
}

/// A value as a message quotes it: shortened, and with nothing in it that could disturb a terminal.
func quoted(_ text: String, limit: Int = 40) -> LocalizedMessage { "“\(Quote.shortened(text, limit: limit))”" }
