/// The comparison of osam-controldeversions-android 1.4.6 and 1.5.0: parts between dots as texts, missing parts as
/// "0", so "10" is lower than "9". [older-text-parts]
package enum TextCompare {
  /// The order of two texts. Never fails.
  package static func compare(_ first: String, _ second: String) -> VersionOrder {
    let left = DottedParts.of(first)
    let right = DottedParts.of(second)
    for index in 0..<max(left.count, right.count) {
      let one = index < left.count ? left[index] : "0"
      let other = index < right.count ? right[index] : "0"
      if one.utf16.lexicographicallyPrecedes(other.utf16) { return .lower }
      if other.utf16.lexicographicallyPrecedes(one.utf16) { return .greater }
    }
    return .equal
  }
}
