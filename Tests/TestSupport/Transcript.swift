import Foundation
import OSAMCommands
import OSAMFormats
import OSAMLint
import OSAMSyntax

/// A session with the program, as a reader sees it: files, command lines and the exact answers.
///
/// A line that starts with one of these words, outside of a file's content and of an answer, is a
/// directive; every other line is prose.
///
///     file NAME [crlf] [unended]   the indented lines below are its content, four blanks taken off;
///                                  crlf ends its lines so, unended takes the last line end away
///     use NAME [as PATH]           a file of the folder Transcripts/Files
///     unreadable PATH, fifo PATH   a path that cannot be read; a FIFO
///     locked PATH                  a path that cannot be written
///     restless PATH                a file that somebody else changes as soon as it is read
///     lengthen PATH                blanks behind it make it longer than what a run holds of what it has read
///     git PATH …                   the directory is a repository, and git knows these files; FOLDER/ is a
///                                  repository inside of it, and “declined” alone means that git does not answer
///     changed PATH …               what git says when it is asked what changed: these files
///     past NAME                    the indented lines below are what a file held in every revision; git is asked for
///                                  it where it says what changed
///     past-link NAME               a link in every revision
///     renamed OLD NEW              a file has another name since
///     unchanging WHY               why git cannot say it: no-git, no-repository, unknown-revision …
///     at DATE                      the clock, instead of 2026-11-21T12:00:00Z
///     terminal [COLUMNS]           standard output and standard error are a terminal, of this width
///     closed                       whoever read standard output went away
///     full                         standard output cannot be written to
///     $ [NAME=VALUE …] osam-lint … [< PATH]
///     $ cat PATH                   what is in a file now
///
/// A command line is followed by what it writes to standard output, then `[stderr]` and what it writes there, if
/// anything, then `[exit N]`. Escape characters are shown as `␛`, carriage returns as `␍`, and `{newest}` stands for
/// the newest release of the common module everywhere.
package struct Transcript {
  package struct Problem: Error, CustomStringConvertible {
    package var description: String
  }

  /// Runs every command of a transcript and gives it back with what they answer now, the newest release as `{newest}`.
  package static func replay(
    _ text: String, filesFolder: URL, in spoken: SpokenLanguage? = nil
  ) throws -> String {
    var transcript = Transcript(
      lines: NewestRelease.filled(text).components(separatedBy: "\n"), filesFolder: filesFolder, spoken: spoken)
    return NewestRelease.hidden(try transcript.replay())
  }

  private let lines: [String]
  private let filesFolder: URL
  /// The program's language where a command line does not say it; nil for English.
  private let spoken: SpokenLanguage?
  private let system = MemorySystem()
  private var next = 0
  private var result: [String] = []

  private init(lines: [String], filesFolder: URL, spoken: SpokenLanguage?) {
    self.spoken = spoken
    self.lines = lines
    self.filesFolder = filesFolder
  }

  private mutating func replay() throws -> String {
    while next < lines.count {
      let line = lines[next]
      next += 1
      result.append(line)
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "file" where words.count > 1: readFile(words)
      case "use" where words.count == 2 || words.count == 4: try use(words)
      case "unreadable" where words.count == 2: system.forbid(words[1])
      case "fifo" where words.count == 2: system.putSpecial(words[1])
      case "locked" where words.count == 2: system.lock(words[1])
      case "restless" where words.count == 2: system.change(words[1], afterReadingTo: Array("{}".utf8))
      case "lengthen" where words.count == 2: try lengthen(words[1])
      case "git": system.setKnownToGit(words.dropFirst().map { FilePath(text: $0) })
      case "past" where words.count == 2:
        system.putPast(Array(Self.completed(readContent(), words[1]).utf8), at: FilePath(text: words[1]))
      case "past-link" where words.count == 2: system.putPast(nil, at: FilePath(text: words[1]))
      case "renamed" where words.count == 3:
        system.setRename(from: FilePath(text: words[1]), to: FilePath(text: words[2]))
      case "changed": system.setChanged(.success(words.dropFirst().map { FilePath(text: $0) }))
      case "unchanging" where words.count == 2:
        guard let problem = HistoryProblem.named(words[1]) else { throw Problem(description: "why? \(line)") }
        system.setChanged(.failure(problem))
      case "at" where words.count == 2:
        guard let date = WrittenDate(words[1], in: .utc) else { throw Problem(description: "no date: \(line)") }
        system.setNow(date.instant)
      case "terminal" where words.count == 1: system.setTerminals([.output, .error])
      case "terminal" where words.count == 2 && Int(words[1]) != nil:
        system.setTerminals([.output, .error])
        if let columns = Int(words[1]) { system.setColumns(columns) }
      case "closed" where words.count == 1: system.close(.output)
      case "full" where words.count == 1: system.setRoom(0)
      case "$": try run(line)
      default: break
      }
    }
    return result.joined(separator: "\n")
  }

  // MARK: Files

  private mutating func readFile(_ words: [String]) {
    let end = words.contains("crlf") ? "\r\n" : "\n"
    let text = readContent(end, isEnded: !words.contains("unended"))
    system.put(Self.completed(text, words[1]), at: words[1])
  }

  /// The indented lines that follow.
  private mutating func readContent(_ end: String = "\n", isEnded: Bool = true) -> String {
    var content: [String] = []
    while next < lines.count, lines[next].hasPrefix("    ") || lines[next].isEmpty {
      content.append(String(lines[next].dropFirst(4)))
      result.append(lines[next])
      next += 1
    }
    while content.last == "" { content.removeLast() }
    return content.joined(separator: end) + (isEnded ? end : "")
  }

  /// With what new releases require of a document, so that nothing but what is about it turns red.
  private static func completed(_ text: String, _ path: String) -> String {
    guard path.hasSuffix(".json") || path.hasSuffix(".yaml") || path.hasSuffix(".yml") else { return text }
    return CompletedDocument.completed(text, syntax: path.hasSuffix(".json") ? .json : .yaml)
  }

  private func lengthen(_ path: String) throws {
    guard let bytes = system.bytes(of: path) else { throw Problem(description: "no file: \(path)") }
    system.put(bytes + [UInt8](repeating: 0x0A, count: ReadFile.longest), at: path)
  }

  private func use(_ words: [String]) throws {
    let data = try Data(contentsOf: filesFolder.appendingPathComponent(words[1]))
    let path = words.last ?? words[1]
    system.put(Array(Self.completed(String(decoding: data, as: UTF8.self), path).utf8), at: path)
  }

  // MARK: Commands

  private mutating func run(_ line: String) throws {
    skipAnswer()
    var arguments = try Self.words(of: String(line.dropFirst(2)))
    if arguments.first == "cat", arguments.count == 2 {
      guard let bytes = system.bytes(of: arguments[1]) else { throw Problem(description: "no file for: \(line)") }
      append(String(decoding: bytes, as: UTF8.self))
      result.append("[exit 0]")
      return
    }
    var environment: [String: String] = [:]
    while let first = arguments.first, first != "osam-lint" {
      let parts = first.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { throw Problem(description: "no osam-lint in: \(line)") }
      environment[parts[0]] = parts[1]
      arguments.removeFirst()
    }
    guard !arguments.isEmpty else { throw Problem(description: "no osam-lint in: \(line)") }
    arguments.removeFirst()
    if arguments.count >= 2, arguments[arguments.count - 2] == "<" {
      guard let bytes = system.bytes(of: arguments[arguments.count - 1]) else {
        throw Problem(description: "no file for: \(line)")
      }
      system.setInput(bytes)
      arguments.removeLast(2)
    }
    if let spoken, environment[SpokenLanguage.variable] == nil {
      environment[SpokenLanguage.variable] = spoken.language.rawValue
    }
    system.setEnvironment(environment)
    let status = Program.run(arguments, on: system, speaking: spoken?.catalogues ?? .compiled)
    let (output, errors) = system.takeOutput()
    append(output)
    if !errors.isEmpty {
      result.append("[stderr]")
      append(errors)
    }
    result.append("[exit \(status)]")
  }

  /// Steps over the answer recorded before.
  private mutating func skipAnswer() {
    guard let end = lines[next...].firstIndex(where: { $0.hasPrefix("[exit ") }),
      !lines[next..<end].contains(where: { $0.hasPrefix("$ ") })
    else { return }
    next = end + 1
  }

  private mutating func append(_ text: String) {
    if text.isEmpty { return }
    let visible = text.unicodeScalars.map { $0 == "\u{1B}" ? "␛" : $0 == "\r" ? "␍" : String($0) }.joined()
    var shown = visible.components(separatedBy: "\n")
    if shown.last == "" { shown.removeLast() } else { shown.append("[no line end]") }
    result += shown
  }

  /// Splits as a shell does, with quotes of both sorts and nothing else.
  private static func words(of line: String) throws -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil else { throw Problem(description: "an open quote in: \(line)") }
    if let word { words.append(word) }
    return words
  }
}

/// Two texts side by side, line by line, with a few lines around each difference.
package enum TextDiff {
  package static func describe(expected: String, actual: String) -> String {
    let old = expected.components(separatedBy: "\n")
    let new = actual.components(separatedBy: "\n")
    var marks = old.map { (" ", $0) }
    var output: [(String, String)] = []
    var removals: Set<Int> = []
    var insertions: [Int: String] = [:]
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removals.insert(offset)
      case .insert(let offset, let line, _): insertions[offset] = line
      }
    }
    for index in marks.indices where removals.contains(index) { marks[index].0 = "-" }
    var place = 0
    for mark in marks {
      while let line = insertions[place] {
        output.append(("+", line))
        place += 1
      }
      output.append(mark)
      if mark.0 == " " { place += 1 }
    }
    while let line = insertions[place] {
      output.append(("+", line))
      place += 1
    }
    let changed = output.indices.filter { output[$0].0 != " " }
    let shown = output.indices.filter { index in changed.contains { abs($0 - index) <= 2 } }
    return shown.map { "\(output[$0].0) \(output[$0].1)" }.joined(separator: "\n")
  }
}

extension HistoryProblem {
  /// The problem that a line of a transcript calls by this name.
  fileprivate static func named(_ name: String) -> HistoryProblem? {
    let all: [HistoryProblem] = [
      .noGit, .noRepository, .declined, .unknownRevision, .notFetched, .noCommonPast, .failed,
      .ambiguous(["refs/heads/main", "refs/tags/main"]),
    ]
    return all.first { $0.name.split(separator: " ")[0] == name }
  }
}
