import Foundation

/// The folder of reference material beside the package (conformance suites, captured files).
///
/// It is not part of the repository. Tests that read it say so with a trait, by which they are skipped where it is absent:
/// `@Test(.enabled(if: SharedFiles.has("seeds"), "reads reference material"))`.
package enum SharedFiles {
  /// The package's own folder, found from where this file is.
  package static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Documents of Prince of Versions with what its libraries answer, which are part of the repository.
  package static let princeFixtures = packageRoot.appendingPathComponent("Tests/OSAMDecisionsTests/PrinceFixtures")

  /// `$OSAM_LINT_SHARED`, or the folder `shared` beside the package; nil when there is none.
  private static let root: URL? = {
    let variable = ProcessInfo.processInfo.environment["OSAM_LINT_SHARED"] ?? ""
    let named = variable.isEmpty ? nil : URL(fileURLWithPath: variable)
    let folder = named ?? packageRoot.deletingLastPathComponent().appendingPathComponent("shared")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// A file or folder is there.
  package static func has(_ path: String) -> Bool {
    root.map { FileManager.default.fileExists(atPath: $0.appendingPathComponent(path).path) } ?? false
  }

  /// A file or folder that is there.
  package static func url(_ path: String) throws -> URL {
    guard let root, has(path) else { throw CocoaError(.fileNoSuchFile) }
    return root.appendingPathComponent(path)
  }
}
