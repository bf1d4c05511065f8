import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Options of `outcomes` and `prove`: the devices and clients that are asked about, and how documents are read.
struct OutcomeOptions {
  var restriction = RestrictionOptions()
  var applies: String?
  var past = PastOptions()
  var reading = ReadingOptions()

  static func options(_ kinds: Kinds) -> [Option<OutcomeOptions>] {
    let last: LocalizedMessage = "Reading and writing"
    return RestrictionOptions.options(kinds, group: "Devices").within { $1(&$0.restriction) }
      + [QuestionOptions.appliesOption(group: "Devices") { $0.applies = $1 }].once()
      + PastOptions.options(group: last).once().within { $1(&$0.past) }
      + ReadingOptions.options(kinds, group: last).once().within { $1(&$0.reading) }
  }

  /// The documents that are asked about.
  func documents(
    _ paths: [FilePath], _ finder: SettingsFinder, on console: Console
  ) throws(Failure) -> DocumentLoader {
    try DocumentLoader(paths, reading, finder, asOf: try past.revision(), on: console)
  }

  /// The question that the options ask.
  func question(_ finder: SettingsFinder, on console: Console) throws(Failure) -> OutcomeQuestion {
    let layer = try finder.base(on: console)
    let zone = try reading.zone(layer)
    let today = try Moment.of(nil, console, zone: zone)
    let restrictions = try restriction.restrictions(console.kinds, now: today, zone: zone)
    restrictions.noteUnread(on: console)
    let targets = try TargetOptions().targets(console.kinds, layer) ?? console.kinds.known.clients
    let applies = try Choices.applies.value(ofOptional: applies) ?? layer?.applies?.value ?? .below
    let terms = restrictions.terms(console.kinds.models, targets: targets, applies: applies, today: today)
    return OutcomeQuestion(kinds: console.kinds.reported, terms: terms, zone: zone, fixed: fixed(applies))
  }

  /// The options that hold for the whole run, as `simulate` wants them again.
  private func fixed(_ applies: Applies) -> [String] {
    var fixed: [String] = []
    func add(_ option: String, _ value: String?) { if let value { fixed += [option, value] } }
    add("--git", past.git)
    if self.applies != nil { add("--applies", applies.rawValue) }
    add("--version-name", restriction.versionName)
    return fixed + reading.arguments
  }
}
