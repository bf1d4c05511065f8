import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// The reports of a run, and where each of them goes. Text for standard output is given back as soon as it is known;
/// files are kept and written whole after the last.
struct Outputs {
  enum Place: Equatable {
    case standardOutput
    case file(FilePath)
    /// The content of the file stays before the report.
    case endOfFile(FilePath)

    var words: LocalizedMessage {
      switch self {
      case .standardOutput: "standard output"
      case .file(let path), .endOfFile(let path): LocalizedMessage(value: path)
      }
    }
  }

  /// The entries of a file, output by output.
  typealias FileEntries = [[ReportEntry]]

  private struct Output {
    var place: Place
    let format: ReportFormat
    let report: ChosenReport
    var text = ""
  }

  private var outputs: [Output] = []
  /// True for reports that somebody goes on with.
  private let keeps: @Sendable (FileReport) -> Bool
  /// Those that are kept, with their words.
  private(set) var reports: [FileReport] = []
  /// How they say things; nil where there are none.
  private var formatters: MessageFormatters?

  init() { keeps = { _ in false } }

  /// Nothing is written, and reports are kept.
  init(keeping keeps: @escaping @Sendable (FileReport) -> Bool, saidIn formatter: MessageFormatter) {
    self.keeps = keeps
    formatters = MessageFormatters(formatter)
  }

  mutating func add(_ format: ReportFormat, _ settings: ReportSettings, to place: Place) {
    outputs.append(Output(place: place, format: format, report: format.report(settings)))
    if formatters == nil {
      formatters = MessageFormatters(settings.formatter)
    } else {
      formatters?.add(settings.formatter)
    }
  }

  /// The sort of commands that lines on standard output are meant as.
  var commands: LogCommands? { outputs.first { $0.place == .standardOutput }?.format.commands }

  /// Nothing goes to standard output any more; files do not change.
  mutating func silence() { outputs.removeAll { $0.place == .standardOutput } }

  /// No text for people goes to standard output any more: they have read it already.
  mutating func silenceText() { outputs.removeAll { $0.place == .standardOutput && $0.format == .text } }

  /// True if a file is one that a report will replace.
  func replaces(_ path: FilePath) -> Bool {
    let path = path.plain
    return outputs.contains { $0.place == .file(path) }
  }

  // MARK: The run

  /// The fate of words in long lists: kept in the languages of the outputs, unless all of these are silenced.
  func listWords(isQuiet: Bool) -> ListWords {
    guard let formatters, !isQuiet || outputs.contains(where: { $0.place != .standardOutput }) else { return .dropped }
    return .said(formatters)
  }

  mutating func start() -> String { each { $0.start() } }

  /// Makes the entries of files, on any thread.
  struct EntryMaker: Sendable {
    fileprivate let makers: [ChosenReport]
    fileprivate let keeps: @Sendable (FileReport) -> Bool

    func entries(of file: FileReport) -> FileEntries { makers.map { $0.entries(of: file) } }

    /// The entries of a file, of which nobody but who keeps it needs the words after that.
    func lastEntries(of file: inout FileReport) -> FileEntries {
      defer { if !keeps(file) { file.dropWords() } }
      return file.isPassedOver ? [] : entries(of: file)
    }
  }

  /// For the workers, as the reports are before the first file.
  var maker: EntryMaker { EntryMaker(makers: outputs.map { $0.report }, keeps: keeps) }

  /// Entries of a long list that become text at a time.
  private static let portion = 1024

  /// The part of the next file, of which the entries were made; that for standard output in pieces.
  mutating func file(_ file: FileReport, _ entries: FileEntries, print: (String) -> Void) {
    keep(file)
    for (index, entries) in zip(outputs.indices, entries) {
      for start in stride(from: 0, to: entries.count, by: Self.portion) {
        let part = outputs[index].report.add(Array(entries[start...].prefix(Self.portion)))
        if outputs[index].place == .standardOutput { print(part) } else { outputs[index].text += part }
      }
    }
  }

  mutating func file(_ file: FileReport) -> String {
    var text = ""
    self.file(file, maker.entries(of: file)) { text += $0 }
    return text
  }

  private mutating func keep(_ file: FileReport) {
    guard keeps(file), let formatters else { return }
    var file = file
    file.say(formatters)
    reports.append(file)
  }

  mutating func problem(_ path: FilePath, _ words: LocalizedMessage) -> String { each { $0.problem(path, words) } }

  mutating func finish(_ summary: Summary) -> String { each { $0.finish(summary) } }

  private mutating func each(_ write: (ChosenReport) -> String) -> String {
    var text = ""
    for index in outputs.indices {
      let part = write(outputs[index].report)
      if outputs[index].place == .standardOutput { text += part } else { outputs[index].text += part }
    }
    return text
  }

  /// Writes the files, and says how many could not be written.
  func writeFiles(on console: Console) -> Int {
    var failed = 0
    for output in outputs {
      let problem: SystemProblem?
      switch output.place {
      case .standardOutput: continue
      case .file(let path): problem = Self.put(output.text, at: path, on: console)
      case .endOfFile(let path): problem = console.system.append(Array(output.text.utf8), to: path)
      }
      guard let problem else { continue }
      failed += 1
      console.note("osam-lint: \(output.place.words) could not be written: \(problem.words)")
    }
    return failed
  }

  private static func put(_ text: String, at path: FilePath, on console: Console) -> SystemProblem? {
    if let problem = console.system.refusal(ofOutput: path) { return problem }
    if let slash = path.lastSlash, slash > 0, let problem = console.system.makeDirectory(path.split.folder) {
      return problem
    }
    return console.putOutput(Array(text.utf8), at: path, instead: .anything)
  }
}
