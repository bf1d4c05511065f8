import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// What a run counts, and what it comes to: the last lines and the exit status.
struct RunSummary {
  /// What reports are told as well.
  var counts = Summary()
  /// Documents by kind.
  var kinds: [String: Int] = [:]
  var passedOver = 0
  /// Of these, files that were named, and files for which something speaks.
  var passedOverByName = 0
  var likely = 0
  /// Findings repaired, and files they were in.
  var repaired = (findings: 0, files: 0)
  /// Files that were repaired, and files of reports, that could not be written.
  var unwritten = 0
  /// Files that changed before they could be compared.
  var uncompared = 0
  /// Files that settings leave out.
  var excluded = RunTerms.LeftOut()
  /// Repositories inside of what was walked, and not walked themselves.
  var repositories: [String] = []
  /// What comments and entries of settings allow, and what a baseline knows.
  var allowed = 0
  var known = 0
  /// Rules that compare files, when they saw only some of them, and what they saw.
  var comparedOnly: (rules: [String], pick: FileFinder.Pick)?
  /// Test files, of which only the form was looked at.
  var tests: [String] = []
  let settings: Settings
  let repairing: Repairing?

  init(_ settings: Settings, _ repairing: Repairing?) {
    self.settings = settings
    self.repairing = repairing
  }

  /// Writes the last lines, and says how the run ends.
  func finish(
    failOn: Severity, paths: [String], pick: FileFinder.Pick?, on console: Console, isQuiet: Bool
  ) -> ExitStatus {
    let status = status(failOn)
    if counts.files == 0, counts.unchecked == 0 {
      return max(status, endWithoutFiles(paths, pick, console, isQuiet))
    }
    if isQuiet {
      noteStandIns(console)
      return status
    }
    if let (rules, pick) = comparedOnly {
      console.note("note: \(rules.joined(separator: ", ")) saw only \(pick.words)")
    }
    // Where both streams are one terminal, the summary stands apart from the last finding.
    if counts.errors + counts.warnings + counts.infos > 0, console.isOneTerminal { console.note("") }
    console.note(sentence)
    noteStandIns(console)
    if let advice { console.note(advice) }
    noteTests(console)
    return status
  }

  /// Nobody is to take them for kept promises.
  private func noteTests(_ console: Console) {
    if tests.isEmpty { return }
    let shown = tests.prefix(3).map { Display.escaped($0) }
    let more = tests.count > shown.count ? ["\(tests.count - shown.count) more"] : []
    let count = tests.count == 1 ? "1 test file was" : "\(tests.count) test files were"
    console.note("hint: \(count) not run: \((shown + more).joined(separator: ", ")). osam-lint test runs them.")
  }

  private func status(_ failOn: Severity) -> ExitStatus {
    if counts.unchecked + unwritten + uncompared > 0 { return .incomplete }
    let found: [(Severity, Int)] = [(.error, counts.errors), (.warning, counts.warnings), (.info, counts.infos)]
    return found.contains { $0.0 >= failOn && $0.1 > 0 } ? .findings : .clean
  }

  /// What releases documents were checked as decides what findings mean, so that it is said also when all else is not.
  private func noteStandIns(_ console: Console) {
    if let standIns = counts.standIns.sentence { console.note("note: \(standIns)") }
  }

  /// Says why not one file was checked. Whoever picks files may well pick none; a walk that finds none, or that settings
  /// leave without any, did not do what it was started for.
  private func endWithoutFiles(
    _ paths: [String], _ pick: FileFinder.Pick?, _ console: Console, _ isQuiet: Bool
  ) -> ExitStatus {
    let left = excluded.walked + excluded.named
    let files = left == 1 ? "1 file" : "\(left) files"
    let isSkipped = settings.skipUnrecognised && passedOverByName > 0
    if pick != nil || excluded.walked == 0 && (excluded.named > 0 || isSkipped) {
      var words = left > 0 ? ["the settings exclude \(files)"] : []
      if let pick, left == 0 || passedOver > 0 {
        words.append(pick.nothing(passedOver: passedOver))
      } else if isSkipped {
        words.append("no document of a known kind was named")
      }
      if !isQuiet { console.note("nothing to check: \(words.joined(separator: ", and "))\(likelyNote)") }
      return .clean
    }
    if excluded.walked > 0 {
      let rest = passedOver > 0 ? ", and what is left holds no document of a known kind" : ""
      console.note("osam-lint: nothing was checked: “include” and “exclude” of the settings leave out \(files)\(rest)")
      console.note("hint: osam-lint settings says which settings hold; name a file to check it all the same.")
    } else {
      console.noteNothingFound(paths)
      if !likelyNote.isEmpty, !isQuiet { console.note("note: \(likelyNote.dropFirst(2))") }
    }
    if !repositories.isEmpty { console.note("hint: \(repositoryWords). Name one to check it.") }
    return .incomplete
  }

  private var repositoryWords: String {
    let shown = repositories.prefix(3).map { Display.escaped($0) }
    let more = repositories.count > shown.count ? ["\(repositories.count - shown.count) more"] : []
    let count = repositories.count == 1 ? "1 repository" : "\(repositories.count) repositories"
    return "\(count) inside not checked: \((shown + more).joined(separator: ", "))"
  }

  /// What of the findings could be repaired.
  private var advice: String? {
    let unsafe = counts.unsafelyRepairable
    if repairing == nil, counts.repairable > 0 {
      let more = unsafe > 0 ? ", and \(unsafe) more with --unsafe-fixes" : ""
      return "hint: osam-lint fix repairs \(counts.repairable) of them\(more)."
    }
    if unsafe > 0, repairing?.allowsUnsafe != true {
      return "hint: osam-lint fix --unsafe-fixes repairs \(unsafe) of them; look at what changes with --diff first."
    }
    return nil
  }

  private var sentence: String {
    func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
    let kinds = DocumentKind.all.compactMap { kind in self.kinds[kind.id].map { "\($0) \(kind.id)" } }
    if counts.files == 0 { return "nothing was checked" }
    var text = "\(count(counts.documents, "document")) in \(count(counts.files, "file"))"
    if !kinds.isEmpty { text += " (\(kinds.joined(separator: ", ")))" }
    text += ": \(count(counts.errors, "error")), \(count(counts.warnings, "warning")), \(count(counts.infos, "info"))"
    if counts.unchecked > 0 { text += "; \(count(counts.unchecked, "file")) could not be checked" }
    if unwritten > 0 { text += "; \(count(unwritten, "file")) could not be written" }
    if repaired.findings > 0 {
      let verb = repairing?.onlyShows == true ? "would be repaired" : "repaired"
      text += "; \(repaired.findings) \(verb) in \(count(repaired.files, "file"))"
    }
    if allowed > 0 { text += "; \(allowed) allowed" }
    if known > 0 { text += "; \(known) in the baseline" }
    let left = excluded.walked + excluded.named
    if left > 0 { text += "; \(count(left, "file")) excluded" }
    if passedOver > 0 { text += "; \(count(passedOver, "other file")) passed over" }
    if !repositories.isEmpty { text += "; \(repositoryWords)" }
    return text + likelyNote
  }

  private var likelyNote: String {
    if likely == 0 || settings.tellsKinds { return "" }
    let files = likely == 1 ? "1 file that may be a document" : "\(likely) files that may be documents"
    return "; \(files) not checked (--show-files names \(likely == 1 ? "it" : "them"))"
  }
}

extension FileFinder.Pick {
  /// What a run saw.
  fileprivate var words: String {
    switch self {
    case .list: "the files of the list"
    case .changes(let revision): "what changed since \(Quote.shortened(revision))"
    }
  }

  /// Why a run had nothing to do, which is no fault of it: a hook may well have nothing to look at.
  fileprivate func nothing(passedOver: Int) -> String {
    switch self {
    case .list: passedOver == 0 ? "the list names no file" : "the list names no document of a known kind"
    case .changes(let revision):
      "no document of a known kind changed since \(Quote.shortened(revision))"
    }
  }
}
