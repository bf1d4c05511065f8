/// A library as a package manager names it. [library-packages]
package enum PackageName: Sendable, Equatable {
  /// Dart's.
  case pub(String)
  /// CocoaPods'; with the end of its repository's address where others have the name too.
  case pod(String, from: String? = nil)
  /// npm's.
  case npm(String)
  /// Maven's: group and artifact.
  case maven(String, String)
}
