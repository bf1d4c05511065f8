/// Releases of Android, as it names them, by the API level of the system. [platform-android-levels]
package enum AndroidRelease {
  private static let first: Int64 = 21
  /// One row a level, from the first on; in each the oldest release first.
  private static let releases = [
    ["5.0", "5.0.1", "5.0.2"], ["5.1", "5.1.1"], ["6.0", "6.0.1"], ["7.0"], ["7.1", "7.1.1", "7.1.2"], ["8.0.0"],
    ["8.1.0"], ["9"], ["10"], ["11"], ["12"], ["12"], ["13"], ["14"], ["15"], ["16"],
  ]

  /// The levels whose release is known.
  package static let levels = first...first + Int64(releases.count) - 1

  /// The releases of a level, the oldest first; empty where it is not known.
  package static func names(ofLevel level: Int64) -> [String] {
    levels.contains(level) ? releases[Int(level - first)] : []
  }

  /// A whole number that is a level and, as far as one can see, no release yet.
  package static func isLevel(_ version: String) -> Bool {
    Int64(version).map { $0 >= first && $0 <= levels.upperBound + 10 } ?? false
  }
}
