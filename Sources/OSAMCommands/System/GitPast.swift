import OSAMSyntax

/// A file of a commit, which may be no file of today.
package struct PastFile: Sendable, Hashable {
  package enum Kind: Sendable { case file, link, repository }

  /// Relative to the directory that git was asked about.
  package var name: FilePath
  package var kind: Kind
  /// By which git knows the content.
  package var id: GitName
  /// In bytes; nil for what is no file, and where the content was not fetched.
  package var size: Int?

  package init(name: FilePath, kind: Kind = .file, id: GitName, size: Int?) {
    self.name = name
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
    commit(revision).flatMap { commit in
      guard let past = commonPast(of: commit), let output = ask(["ls-tree", "-r", "-z", "-l", past]) else {
        return .failure(problem(commit))
      }
      return .success(output.split(separator: 0).compactMap(Self.file))
    }
  }

  /// An entry is written `MODE TYPE HASH SIZE<tab>NAME`, with blanks before the size.
  private static func file(_ entry: ArraySlice<UInt8>) -> PastFile? {
    guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = entry[..<tab].split(separator: UInt8(ascii: " ")).map { GitName($0) }
    guard words.count == 4, words[2].isObject else { return nil }
    let kind: PastFile.Kind =
      switch words[0] {
      case "120000": .link
      case "160000": .repository
      default: .file
      }
    return PastFile(
      name: FilePath(entry[(tab + 1)...]), kind: kind, id: words[2], size: words[3].number)
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
  func renames(since revision: String) -> Result<[FilePath: FilePath], HistoryProblem> {
    commit(revision).flatMap { commit in
      guard let options = harmless(),
        let output = differences(since: commit, ["--name-status", "--find-renames", "--diff-filter=R"], options)
      else {
        return .failure(problem(commit))
      }
      var renames: [FilePath: FilePath] = [:]
      // Three pieces each: how alike they are, the old name, the new one.
      let pieces = output.split(separator: 0)
      for start in stride(from: 0, to: pieces.count - 2, by: 3) {
        renames[FilePath(pieces[start + 2])] = FilePath(pieces[start + 1])
      }
      return .success(renames)
    }
  }
}
