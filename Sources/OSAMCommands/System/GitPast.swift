import OSAMSyntax

/// A file of a commit, which may be no file of today.
package struct PastFile: Sendable, Hashable {
  package enum Kind: Sendable { case file, link, repository }

  /// Relative to the directory that git was asked about.
  package var name: String
  /// The name is UTF-8. Of any other, `name` is only what can be shown.
  package var isNameText: Bool
  package var kind: Kind
  /// By which git knows the content.
  package var id: String
  /// In bytes; nil for what is no file, and where the content was not fetched.
  package var size: Int?

  package init(name: String, isNameText: Bool = true, kind: Kind = .file, id: String, size: Int?) {
    self.name = name
    self.isNameText = isNameText
    self.kind = kind
    self.id = id
    self.size = size
  }
}

/// Questions about files as they stood where HEAD left a revision.
extension Git {
  /// No larger file is read through a pipe.
  static let largestFile = Tree.largestFile / 4

  /// The files below the directory.
  func files(asOf revision: String) -> Result<[PastFile], HistoryProblem> {
    guard let commit = commonPast(of: revision), let output = ask(["ls-tree", "-r", "-z", "-l", commit]) else {
      return .failure(problem(revision))
    }
    return .success(output.split(separator: 0).compactMap(Self.file))
  }

  /// An entry is written `MODE TYPE HASH SIZE<tab>NAME`, with blanks before the size.
  private static func file(_ entry: ArraySlice<UInt8>) -> PastFile? {
    guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ").map(String.init)
    guard words.count == 4, words[2].allSatisfy(\.isHexDigit) else { return nil }
    let name = entry[(tab + 1)...]
    let kind: PastFile.Kind =
      switch words[0] {
      case "120000": .link
      case "160000": .repository
      default: .file
      }
    return PastFile(
      name: String(decoding: name, as: UTF8.self), isNameText: String(validating: name, as: UTF8.self) != nil,
      kind: kind, id: words[2], size: Int(words[3]))
  }

  /// The content of a file, byte by byte as it was committed: no filter has a say.
  func read(_ file: PastFile) -> Result<[UInt8], SystemProblem> {
    guard let size = file.size else { return .failure(SystemProblem("git does not have its content here")) }
    if size > Self.largestFile { return .failure(SystemProblem("it is larger than 1 GiB")) }
    guard let bytes = ask(["cat-file", "blob", file.id]), bytes.count == size else {
      return .failure(SystemProblem("git could not read it"))
    }
    return .success(bytes)
  }

  /// Files that have another name now, with the one they had.
  func renames(since revision: String) -> Result<[String: String], HistoryProblem> {
    guard let output = differences(since: revision, ["--name-status", "--find-renames", "--diff-filter=R"]) else {
      return .failure(problem(revision))
    }
    var renames: [String: String] = [:]
    // Three pieces each: how alike they are, the old name, the new one.
    let pieces = output.split(separator: 0)
    for start in stride(from: 0, to: pieces.count - 2, by: 3) {
      guard let old = String(validating: pieces[start + 1], as: UTF8.self),
        let new = String(validating: pieces[start + 2], as: UTF8.self)
      else { continue }
      renames[new] = old
    }
    return .success(renames)
  }
}
