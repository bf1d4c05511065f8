import OSAMFormats
import OSAMLint
import OSAMReports
import OSAMSyntax

/// Counts of a run, its last lines and its exit status.
struct RunSummary {
  /// Counts that reports get as well.
  var counts = Summary()
  /// Documents by kind.
  private var kinds: [(kind: DocumentKind, count: Int)] = []
  var passedOver = 0
  /// Of these, files that were named, and files for which something speaks.
  var passedOverByName = 0
  var likely: [FilePath] = []
  /// Findings repaired, and files they were in.
  var repaired = (findings: 0, files: 0)
  /// Files that were repaired, and files of reports, that could not be written.
  var unwritten = 0
  /// Files that changed before they could be compared.
  var uncompared = 0
  /// Pieces of Markdown that are documents with something left out.
  var parts = 0
  /// Files that settings leave out.
  var excluded = SettingsResolver.LeftOut()
  var unfollowed = UnfollowedPaths()
  /// Findings that comments and entries of settings allow, and those that a baseline knows.
  var allowed = 0
  var known = 0
  /// Rules that compare files, when they saw only some of them, and what they saw.
  var comparedOnly: (rules: [String], pick: FileFinder.Pick)?
  /// Test files, of which only the form was looked at.
  var tests: [FilePath] = []
  let context: CheckContext
  let repairing: Repairing?

  init(_ context: CheckContext, _ repairing: Repairing?) {
    self.context = context
    self.repairing = repairing
  }

  /// Writes the last lines, and says how the run ends.
  func finish(
    failOn: Severity, paths: [FilePath], pick: FileFinder.Pick?, on console: Console, isQuiet: Bool
  ) -> ExitStatus {
    let status = status(failOn)
    if counts.files == 0, counts.unchecked == 0 {
      return max(status, endWithoutFiles(paths, pick, console, isQuiet))
    }
    if isQuiet {
      noteSubstitutions(console)
      return status
    }
    if let (rules, pick) = comparedOnly {
      console.note("note: \(rules.joined(separator: ", ")) saw only \(pick.words)")
    }
    // Where both streams are one terminal, the summary stands apart from the last finding.
    if counts.errors + counts.warnings + counts.infos > 0, console.isOneTerminal { console.note("") }
    console.note(sentence)
    noteSubstitutions(console)
    if let advice { console.note(advice) }
    noteLikely(console)
    noteTests(console)
    return status
  }

  private func noteLikely(_ console: Console) {
    if likely.isEmpty || context.tellsKinds { return }
    console.note("hint: --show-files says what speaks for a document, and what to do.")
  }

  /// Nobody is to take them for kept promises.
  private func noteTests(_ console: Console) {
    if tests.isEmpty { return }
    let names = tests.words()
    console.note(
      tests.count == 1
        ? "hint: 1 test file was not run: \(names). osam-lint test runs them."
        : "hint: \(tests.count) test files were not run: \(names). osam-lint test runs them.")
  }

  private func status(_ failOn: Severity) -> ExitStatus {
    if counts.unchecked + unwritten + uncompared > 0 { return .incomplete }
    let found: [(Severity, Int)] = [(.error, counts.errors), (.warning, counts.warnings), (.info, counts.infos)]
    return found.contains { $0.0 >= failOn && $0.1 > 0 } ? .findings : .clean
  }

  /// The releases that documents were checked as, written also when all else is not: they decide what findings mean.
  private func noteSubstitutions(_ console: Console) {
    if let substitutions = counts.substitutions.sentence { console.note("note: \(substitutions)") }
  }

  /// Says why not one file was checked. Whoever picks files may well pick none; a walk that finds none, or that settings
  /// leave without any, did not do what it was started for.
  private func endWithoutFiles(
    _ paths: [FilePath], _ pick: FileFinder.Pick?, _ console: Console, _ isQuiet: Bool
  ) -> ExitStatus {
    let left = excluded.walked + excluded.named
    let files: LocalizedMessage = "\(left, one: "file", many: "files")"
    let isSkipped = context.skipUnrecognised && passedOverByName > 0
    // A hook names what there is, and may name nothing but links.
    let isLinked = !unfollowed.outside.isEmpty && passedOver == 0 && paths.count == unfollowed.outside.count
    if pick != nil || excluded.walked == 0 && (excluded.named > 0 || isSkipped || isLinked) {
      var words: [LocalizedMessage] = left > 0 ? ["the settings exclude \(files)"] : []
      if let pick, left == 0 || passedOver > 0 {
        words.append(pick.nothing(passedOver: passedOver))
      } else if isSkipped {
        words.append("no document of a known kind was named")
      }
      words += unfollowed.linkWords
      if !isQuiet {
        console.note("nothing to check: \(words.joined(separator: ", and "))" + (likelyNote.map { "; \($0)" } ?? ""))
        noteLikely(console)
      }
      return .clean
    }
    if excluded.walked > 0 {
      let words: LocalizedMessage =
        "osam-lint: nothing was checked: “include” and “exclude” of the settings leave out \(files)"
      console.note(passedOver > 0 ? words + ", and what is left holds no document of a known kind" : words)
      console.note("hint: osam-lint settings says which settings hold; name a file to check it all the same.")
    } else {
      if !paths.isEmpty, paths.allSatisfy(MarkdownFile.names) {
        console.noteNothingFound(
          paths, hint: "hint: In Markdown a document stands in a fence, tagged json or yaml or without a tag.")
      } else {
        console.noteNothingFound(paths)
      }
      if let likelyNote, !isQuiet {
        console.note("note: \(likelyNote)")
        noteLikely(console)
      }
    }
    if let hint = unfollowed.hint { console.note(hint) }
    for words in unfollowed.linkWords { console.note("note: \(words)") }
    return .incomplete
  }

  /// Hint at the findings that could be repaired.
  private var advice: LocalizedMessage? {
    let unsafe = counts.unsafelyRepairable
    if repairing == nil, counts.repairable > 0 {
      return unsafe > 0
        ? "hint: osam-lint fix can fix \(counts.repairable) of them, and \(unsafe) more with --unsafe-fixes."
        : "hint: osam-lint fix can fix \(counts.repairable) of them."
    }
    if unsafe > 0, repairing?.allowsUnsafe != true {
      return "hint: osam-lint fix --unsafe-fixes can fix \(unsafe) of them; look at what changes with --diff first."
    }
    return nil
  }

  /// Adds a document.
  mutating func count(_ kind: DocumentKind) {
    if let place = kinds.firstIndex(where: { $0.kind == kind }) {
      kinds[place].count += 1
    } else {
      kinds.append((kind, 1))
    }
  }

  private var sentence: LocalizedMessage {
    if counts.files == 0 { return (["nothing was checked"] + unfollowed.linkWords).joined(separator: "; ") }
    let kinds = context.kinds.all.compactMap { kind in
      self.kinds.first { $0.kind == kind }.map { "\($0.count) \(kind.id)" }
    }
    func files(_ count: Int) -> LocalizedMessage { "\(count, one: "file", many: "files")" }
    let documents: LocalizedMessage =
      "\(counts.documents, one: "document", many: "documents") in \(files(counts.files))"
    let place: LocalizedMessage = kinds.isEmpty ? documents : "\(documents) (\(kinds.joined(separator: ", ")))"
    let found = [
      Severity.error.counted(counts.errors), Severity.warning.counted(counts.warnings),
      Severity.info.counted(counts.infos),
    ]
    var parts: [LocalizedMessage] = ["\(place): \(found.joined(separator: ", "))"]
    if counts.unchecked > 0 { parts.append("\(files(counts.unchecked)) could not be checked") }
    if unwritten > 0 { parts.append("\(files(unwritten)) could not be written") }
    if repaired.findings > 0 {
      parts.append(
        repairing?.onlyShows == true
          ? "\(repaired.findings) would be fixed in \(files(repaired.files))"
          : "\(repaired.findings) fixed in \(files(repaired.files))")
    }
    if allowed > 0 { parts.append("\(allowed) allowed") }
    if known > 0 { parts.append("\(known) in the baseline") }
    let left = excluded.walked + excluded.named
    if left > 0 { parts.append("\(files(left)) excluded") }
    if passedOver > 0 { parts.append("\(passedOver, one: "other file", many: "other files") skipped") }
    if self.parts > 0 {
      parts.append("\(self.parts, one: "piece of Markdown", many: "pieces of Markdown") not whole, and not checked")
    }
    if let words = unfollowed.repositoryWords { parts.append(words) }
    parts += unfollowed.linkWords
    if let likelyNote { parts.append(likelyNote) }
    return parts.joined(separator: "; ")
  }

  private var likelyNote: LocalizedMessage? {
    if likely.isEmpty || context.tellsKinds { return nil }
    return likely.count == 1
      ? "1 file that may be or hold a document not checked: \(likely.words(atMost: 10))"
      : "\(likely.count) files that may be or hold documents not checked: \(likely.words(atMost: 10))"
  }
}

extension FileFinder.Pick {
  /// Files that a run saw, in words.
  fileprivate var words: LocalizedMessage {
    switch self {
    case .list: "the files of the list"
    case .changes(let revision): "what changed since \(Quote.shortened(revision))"
    }
  }

  /// Why a run had nothing to do, which is no fault of it: a hook may well have nothing to look at.
  fileprivate func nothing(passedOver: Int) -> LocalizedMessage {
    switch self {
    case .list: passedOver == 0 ? "the list names no file" : "the list names no document of a known kind"
    case .changes(let revision):
      "no document of a known kind changed since \(Quote.shortened(revision))"
    }
  }
}
