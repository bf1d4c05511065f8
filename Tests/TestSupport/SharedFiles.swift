import Foundation

/// The folder of reference material beside the package (conformance suites, captured files).
///
/// It is not part of the repository: tests that read it are skipped where it is absent, and say so.
package enum SharedFiles {
  /// The package's own folder, found from where this file is.
  package static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// `$OSAM_LINT_SHARED`, or the folder `shared` beside the package; nil, with one line that says so,
  /// when there is none.
  package static let root: URL? = {
    let variable = ProcessInfo.processInfo.environment["OSAM_LINT_SHARED"] ?? ""
    let named = variable.isEmpty ? nil : URL(fileURLWithPath: variable)
    let folder = named ?? packageRoot.deletingLastPathComponent().appendingPathComponent("shared")
    if FileManager.default.fileExists(atPath: folder.path) { return folder }
    print("skipped: tests that read reference material (no folder \(folder.path); OSAM_LINT_SHARED can name another)")
    return nil
  }()

  /// A file or folder below `root`; where only that is absent, one line says what is skipped.
  package static func locate(_ path: String, for purpose: String) -> URL? {
    guard let url = root?.appendingPathComponent(path) else { return nil }
    if FileManager.default.fileExists(atPath: url.path) { return url }
    print("skipped: \(purpose) (\(url.path) is not there)")
    return nil
  }
}
