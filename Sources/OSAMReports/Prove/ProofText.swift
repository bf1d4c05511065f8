import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Proof {
  /// What holds and what does not, each refutation with a device that shows it.
  package func text(width: Int) -> StyledText {
    var output = StyledText()
    func add(_ text: String, _ style: Style = .plain, indent: Int = 0) {
      let blanks = String(repeating: " ", count: indent)
      for line in FoldedText.lines(text, width: width, before: blanks, hanging: indent + 2) {
        output.add(line + "\n", style)
      }
    }
    for claim in claims {
      let against = refutations.filter { $0.claim == claim }
      if against.isEmpty {
        add("holds: \(claim), on \(cells == 1 ? "the one cell" : "all \(cells) cells") of devices", .help)
        continue
      }
      for refutation in against {
        let example = refutation.example
        add("does not hold: \(claim)", .severity(.error))
        add("\(refutation.outcomes.label): \(refutation.words)", .strong, indent: 2)
        output.add("  \(ShellWords.quoted(refutation.command))\n")
        if let other = refutation.other {
          let arguments = other.command.arguments(
            example.point, axes: example.table.cells.axes, client: example.table.clients.clients.last ?? Client.all[0],
            platform: example.table.platform)
          output.add("  osam-lint simulate \(ShellWords.quoted(arguments))\n")
        }
      }
    }
    if !leftOut.isEmpty {
      output.add("left out\n", .strong)
      for item in leftOut { add(item, indent: 2) }
    }
    let assumed = OutcomeAssumptions.of(documents, terms) + assumptions
    if !assumed.isEmpty {
      output.add("assumed\n", .strong)
      for item in assumed { add(item, .quiet, indent: 2) }
    }
    return output
  }
}

extension Proof.Refutation {
  /// `FORCE (must-update) for versions below 2026110001 on Android, library 3.0.1`
  package var words: String {
    let region = RegionWords(axes: example.table.cells.axes, asked: example.table.cells.asked, zone: outcomes.zone)
    let devices = region.words(example.box)
    let who = "\(example.table.platform.title), \(outcomes.clientWords(example.table))"
    let what = other.map { "shows something while \($0.label) does" } ?? example.answer.words
    return "\(what) on \(who)" + (devices.isEmpty ? ", whatever the device" : ": \(devices)")
  }

  /// The command line that shows it.
  package var command: [String] { ["osam-lint", "simulate"] + outcomes.arguments(example.point, example.table) }

  /// What the device gets.
  package var answer: DeviceAnswer { example.answer }
}
