import Foundation

/// The folder of reference material beside the package (conformance suites, captured files).
///
/// It is not part of the repository: tests that read it are skipped where it is absent, and say so.
package enum SharedFiles {
  /// The package's own folder, found from where this file is.
  package static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// `$OSAM_LINT_SHARED`, or the folder `shared` beside the package; nil when there is none.
  package static let root: URL? = {
    let named = ProcessInfo.processInfo.environment["OSAM_LINT_SHARED"].map { URL(fileURLWithPath: $0) }
    let folder = named ?? packageRoot.deletingLastPathComponent().appendingPathComponent("shared")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// A file or folder below `root`; where it is absent, prints one line saying what is skipped and gives nil.
  package static func locate(_ path: String, for purpose: String) -> URL? {
    if let url = root?.appendingPathComponent(path), FileManager.default.fileExists(atPath: url.path) { return url }
    print("skipped: \(purpose) (shared/\(path) is not here; set OSAM_LINT_SHARED to the folder)")
    return nil
  }
}
