import OSAMFormats
import OSAMSyntax

/// Paths that a walk came by and did not follow.
struct UnfollowedPaths {
  /// Repositories inside of what was walked, and not walked themselves: they are somebody else's.
  var repositories: [FilePath] = []
  /// Links out of the checkout, which could lead to any file of the machine.
  var outside: [FilePath] = []
  /// Links to nowhere.
  var lost: [FilePath] = []

  /// The links, by name.
  var linkWords: [LocalizedMessage] {
    var words: [LocalizedMessage] = []
    if !outside.isEmpty {
      words.append(
        outside.count == 1
          ? "1 link out of the repository not followed: \(outside.words())"
          : "\(outside.count) links out of the repository not followed: \(outside.words())")
    }
    if !lost.isEmpty {
      words.append(
        lost.count == 1
          ? "1 link to nowhere skipped: \(lost.words())"
          : "\(lost.count) links to nowhere skipped: \(lost.words())")
    }
    return words
  }

  /// The repositories, by name; nil without any.
  var repositoryWords: LocalizedMessage? {
    if repositories.isEmpty { return nil }
    let count = repositories.count
    return "\(count, one: "repository", many: "repositories") inside not checked: \(repositories.words())"
  }

  /// The way to look at the repositories; nil without any.
  var hint: LocalizedMessage? { repositoryWords.map { "hint: \($0). Name one to check it." } }
}

extension [FilePath] {
  /// The first of some names, and how many more there are.
  func words(atMost limit: Int = 3) -> LocalizedMessage {
    let shown = prefix(limit).map { LocalizedMessage(value: $0) }
    let more: [LocalizedMessage] = count > shown.count ? ["\(count - shown.count) more"] : []
    return (shown + more).joined(separator: ", ")
  }
}
