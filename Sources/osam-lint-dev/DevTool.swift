import OSAMCommands

/// The dev tool's commands. It is run from the root of the repository.
enum DevTool {
  static let kinds = Kinds.released

  private static let usage = """
    usage: osam-lint-dev COMMAND
      generate   writes the files that are made from the tables
      check      names those that are stale, and fails if there are any
      shapes     reads [{"role", "kind", "text"}] and answers true for each document
                 that some published release does not decode because of its shape
      answers    reads questions of the page, and answers them (PageQuestions.swift)

    """

  /// 0 done, 1 something is stale, 2 wrong use, 3 a file could not be read or written.
  static func run(_ arguments: [String]) -> Int32 {
    guard arguments.count == 1, let command = arguments.first else { return misuse() }
    switch command {
    case "generate": return generate()
    case "check": return check()
    case "shapes": return shapes()
    case "answers": return answers()
    default: return misuse()
    }
  }

  private static func misuse() -> Int32 {
    Files.complain(usage)
    return 2
  }

  private static func generate() -> Int32 {
    guard let all = all() else { return 3 }
    for file in all where Files.read(file.path) != Array(file.text.utf8) {
      guard Files.write(file.text, to: file.path) else {
        Files.complain("\(file.path) cannot be written\n")
        return 3
      }
      Files.say("wrote \(file.path)\n")
    }
    return 0
  }

  /// Nil where the translations or a page have faults, which are named.
  private static func all() -> [Generated]? {
    let translations = TranslationFiles()
    for fault in translations.faults { Files.complain(fault + "\n") }
    do throws(OutputPage.Fault) {
      let page = try OutputPage.text(of: String(decoding: Files.read(OutputPage.path) ?? [], as: UTF8.self))
      return translations.faults.isEmpty ? Generated.all(translations, outputPage: page) : nil
    } catch {
      Files.complain(error.words + "\n")
      return nil
    }
  }

  private static func check() -> Int32 {
    guard let all = all() else { return 3 }
    let stale = all.filter { Files.read($0.path) != Array($0.text.utf8) }
    for file in stale { Files.complain("\(file.path) is stale: run make generate\n") }
    return stale.isEmpty ? 0 : 1
  }

  private static func shapes() -> Int32 {
    guard let answer = Shapes.answer(Files.readInput()) else {
      Files.complain("the input is no list of {\"role\", \"kind\", \"text\"}\n")
      return 2
    }
    Files.say(answer)
    return 0
  }

  private static func answers() -> Int32 {
    guard let answers = PageQuestions.answers(Files.readInput()) else {
      Files.complain("the input ends within a question\n")
      return 2
    }
    return Files.say(answers) ? 0 : 3
  }
}
