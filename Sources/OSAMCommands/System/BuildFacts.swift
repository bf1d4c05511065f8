internal import CBuild

/// Facts that make told the program about the build: other builds know nothing of themselves.
package struct BuildFacts: Sendable {
  /// “release” for the build of a release's tag; else the commit, as in “g84c8246” or, with changes,
  /// “g84c8246.changed”; “unknown” where nobody said it.
  package var name: String

  /// The notices of what others made and the program contains, whole; nil where the build was made without them.
  package var notices: String?

  package init(name: String, notices: String? = nil) {
    self.name = name
    self.notices = notices
  }

  /// Of the program that runs.
  static var compiled: BuildFacts {
    let name = String(cString: cbuild_name)
    let bytes = UnsafeRawBufferPointer(start: cbuild_notices, count: cbuild_notices_length)
    let notices = bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    return BuildFacts(name: name.isEmpty ? "unknown" : name, notices: notices)
  }

  /// True if it is the build of a release's tag.
  var isRelease: Bool { name == "release" }
}
