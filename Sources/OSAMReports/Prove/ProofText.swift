import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax

extension Proof {
  /// Claims that hold and claims that do not, each refutation with a device that shows it.
  package func text(width: Int, in formatter: MessageFormatter) -> StyledText {
    var output = StyledText(formatter)
    func say(_ words: LocalizedMessage, _ style: Style, indent: Int = 0) {
      output.sayFolded(words, style, width: width, indent: indent, hanging: indent + 2)
    }
    for claim in claims {
      let against = refutations.filter { $0.claim == claim }
      if against.isEmpty {
        say(
          cells == 1
            ? "holds: \(claim), on the one cell of devices" : "holds: \(claim), on all \(cells) cells of devices", .help
        )
        continue
      }
      for refutation in against {
        let example = refutation.example
        say("does not hold: \(claim)", .severity(.error))
        say("\(refutation.outcomes.label): \(refutation.words)", .strong, indent: 2)
        output.add("  \(ShellWords.quoted(refutation.command))\n")
        if let other = refutation.other, let client = example.table.clients.clients.last {
          let arguments = other.command.arguments(
            example.point, axes: example.table.cells.axes, client: client,
            platform: example.table.platform)
          output.add("  osam-lint simulate \(ShellWords.quoted(arguments))\n")
        }
      }
      if claim == "--apart", further > 0 {
        say(
          further == 1
            ? "1 more pair of documents is not apart" : "\(further) more pairs of documents are not apart", .plain,
          indent: 2)
      }
    }
    if !leftOut.isEmpty {
      output.sayLine("left out", .strong)
      for item in leftOut { say(item, .plain, indent: 2) }
    }
    let assumed = OutcomeAssumptions.of(documents, terms) + assumptions
    if !assumed.isEmpty {
      output.sayLine("assumed", .strong)
      for item in assumed { say(item, .quiet, indent: 2) }
    }
    return output
  }
}

extension Proof.Refutation {
  /// `FORCE (must-update) for versions below 2026110001 on Android, library 3.0.1`
  package var words: LocalizedMessage {
    let region = RegionWords(axes: example.table.cells.axes, asked: example.table.cells.asked, zone: outcomes.zone)
    let devices = region.words(example.region)
    let who: LocalizedMessage = "\(example.table.platform.title), \(outcomes.clientWords(example.table))"
    let what: LocalizedMessage = other.map { "shows something while \($0.label) does" } ?? example.answer.words
    return devices.isEmpty ? "\(what) on \(who), whatever the device" : "\(what) on \(who): \(devices)"
  }

  /// The command line that shows it.
  package var command: [String] { ["osam-lint", "simulate"] + outcomes.arguments(example.point, example.table) }

  /// The answer that the device gets.
  package var answer: DeviceAnswer { example.answer }
}
