import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// How findings are written, and where to.
struct OutputOptions {
  /// The format of standard output; nil where it is not named.
  var format: String?
  /// Each with a format and a path.
  var output: [String] = []

  /// The rows of a command that writes these formats.
  static func options(_ formats: [ReportFormat] = ReportFormat.all) -> [Option<OutputOptions>] {
    [
      .value(
        "--format", "format",
        """
        How findings are written to standard output: \(Choices.formats(formats).list). auto is github in GitHub Actions, \
        else text.
        """, completion: .choices { Choices.formats(formats).all }, variable: .format, preset: "auto"
      ) { $0.format = $1 },
      .values(
        "--output", "format:path",
        "Write findings in a format to a file as well, such as sarif:osam.sarif; - is standard output."
      ) { $0.output.append($1) },
    ]
  }

  /// The outputs of a run over these paths.
  func outputs(
    on console: Console, colour: ColourChoice, failOn: Severity, inputs: [FilePath],
    formats all: [ReportFormat] = ReportFormat.all, inFull: Bool = false, mostDocuments: Int? = nil
  ) throws(Failure) -> Outputs {
    var outputs = Outputs()
    var settings = ReportSettings(console.kinds.models, failOn: failOn, version: Program.version)
    settings.mostDocuments = mostDocuments
    let usesColour = console.usesColour(colour)
    var taken: Set<FilePath> = []
    var formats: [ReportFormat] = []
    func add(_ format: ReportFormat, to place: Outputs.Place) {
      settings.usesColour = usesColour && place == .standardOutput
      settings.width = place == .standardOutput ? console.width : FoldedText.usualWidth
      // Only where somebody asks for it is the root looked for, and once.
      if format.readsRepository, !formats.contains(where: \.readsRepository) {
        settings.place = RepositoryPaths(on: console.system).place
      }
      formats.append(format)
      settings.formatter =
        format == .text && place == .standardOutput
        ? console.formatter(on: .output) : format.isForPeople ? console.formatter : console.machineFormatter
      settings.formatter.isInFull = inFull
      outputs.add(format, settings, to: place)
    }
    for text in output {
      let (format, place) = try Self.place(text, all)
      guard taken.insert(Self.key(of: place, on: console.system)).inserted else {
        throw Failure("two outputs go to \(place.words)", hint: "Name another file for one of them.")
      }
      if case .file(let path) = place { try SparedFile.refuse(path, amidst: inputs, console.kinds, on: console.system) }
      add(format, to: place)
    }
    if let first = try standardFormat(console, all, isTaken: taken.contains(.standardStream)) {
      add(first, to: .standardOutput)
    }
    if formats.contains(.github), let summary = console.system.path(in: "GITHUB_STEP_SUMMARY"), !summary.isEmpty {
      add(.markdown, to: .endOfFile(summary))
    }
    return outputs
  }

  // MARK: The format of standard output

  /// Nil when an output names standard output already, and nobody asked for another format there.
  private func standardFormat(
    _ console: Console, _ all: [ReportFormat], isTaken: Bool
  ) throws(Failure) -> ReportFormat? {
    if isTaken {
      guard format != nil else { return nil }
      throw Failure("two outputs go to standard output", hint: "Leave out --format, or name a file with --output.")
    }
    guard let named = try Choices.formats(all).value(of: format, or: .format, on: console) else {
      return Self.automatic(console)
    }
    return named ?? Self.automatic(console)
  }

  /// The format that `auto` picks.
  private static func automatic(_ console: Console) -> ReportFormat {
    console.system.environment("GITHUB_ACTIONS") == "true" ? .github : .text
  }

  // MARK: Further outputs

  /// One of `--output`.
  private static func place(
    _ text: String, _ all: [ReportFormat]
  ) throws(Failure) -> (ReportFormat, Outputs.Place) {
    let choices = Choices.outputs(all)
    let halves = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if halves.count == 1, Nearest.same(as: text, in: choices.values.map(\.word)) == nil {
      // No other format has an ending of its own.
      if all.contains(.sarif), text.utf8.suffix(6).elementsEqual(".sarif".utf8) {
        return (.sarif, .file(FilePath(text: text).plain))
      }
      throw Failure(
        "“\(Quote.shortened(text))” names no format",
        hint: "Write --output FORMAT:PATH, such as json:\(Quote.shortened(text)). Formats are \(choices.list).")
    }
    let format = try choices.value(of: halves[0])
    guard halves.count == 2, !halves[1].isEmpty else {
      throw Failure(
        "“\(Quote.shortened(text))” names no file", hint: "Write --output \(halves[0]):PATH; - is standard output.")
    }
    return (format, halves[1] == "-" ? .standardOutput : .file(FilePath(text: halves[1]).plain))
  }

  /// Key of a place: equal for two ways of writing it, as far as the machine knows it.
  private static func key(of place: Outputs.Place, on system: any System) -> FilePath {
    guard case .file(let path) = place else { return .standardStream }
    if let identity = system.identity(of: path) { return FilePath(text: identity) }
    let (folder, name) = path.split
    // Both names as bytes: what is equal to people may be two files.
    return system.identity(of: folder).map { FilePath(text: $0).joined(name) } ?? path
  }
}

extension Choices<ReportFormat?> {
  /// Nil is the one that is picked by the environment.
  static func formats(_ all: [ReportFormat]) -> Choices {
    Choices(option: "--format", values: [("auto", nil)] + all.map { ($0.name, $0) })
  }
}

extension Choices<ReportFormat> {
  static func outputs(_ all: [ReportFormat]) -> Choices {
    Choices(option: "--output", values: all.map { ($0.name, $0) })
  }
}
