import OSAMFormats
import OSAMLint
import OSAMSyntax

extension LanguageSelection {
  /// Selection by a command line and an environment. A value that names no language is misuse.
  init(_ catalogues: Catalogues, _ arguments: [[UInt8]], on system: any System) throws(Failure) {
    let asked = try Self.named(in: arguments)
    let variable = Variable.language.rawValue
    let named = system.environment(variable).flatMap { $0.isEmpty ? nil : $0 }
    var usual: Language?
    if asked == nil, let named {
      usual = try Choices(option: variable, values: Choices.programLanguage.values).value(of: named)
    }
    self.init(catalogues, asked: asked, usual: usual, ofMachine: Language(of: system))
  }

  /// Language that the last `--lang` in front of `--` names, wherever it stands and whatever else is wrong with the
  /// line; nil where it is not there or has no value, which the splitter refuses.
  private static func named(in arguments: [[UInt8]]) throws(Failure) -> Language? {
    let name = Array(OptionRow.languageName.utf8)
    var found: Language?
    for (number, argument) in arguments.enumerated() {
      if argument.elementsEqual("--".utf8) { break }
      guard argument.starts(with: name) else { continue }
      var value: ArraySlice<UInt8>?
      if argument.count == name.count {
        value = number + 1 < arguments.count ? arguments[number + 1][...] : nil
      } else if argument[name.count] == UInt8(ascii: "=") {
        value = argument[(name.count + 1)...]
      }
      if let value { found = try Choices.programLanguage.value(of: String(decoding: value, as: UTF8.self)) }
    }
    return found
  }
}

extension Console {
  /// The language by the settings of the current directory is known without a command that reads them.
  func useSettings(_ finder: SettingsFinder) { languageOfSettings = { finder.language(in: finder.directory) } }

  /// For commands that read no settings: those of the current directory. Faults of settings are told by whoever uses
  /// them.
  func useUsualSettings() {
    languageOfSettings = { [system, kinds] in
      let choice = system.path(in: Variable.config.rawValue).flatMap { $0.isEmpty ? nil : OwnFileChoice.named($0) }
      let finder = try? SettingsFinder(choice ?? .nearest, kinds, on: system)
      return finder.flatMap { $0.language(in: $0.directory) }
    }
  }
}

extension SettingsFinder {
  /// The language that the settings of a folder, from the root, name for what people read.
  func language(in folder: FilePath) -> Language? {
    let file = (try? settings(in: folder))?.file
    return file.flatMap { $0.faults.isEmpty ? $0.base.language?.value : nil }
  }
}
