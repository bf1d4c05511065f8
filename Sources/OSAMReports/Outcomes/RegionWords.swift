import OSAMDecisions
import OSAMFormats

/// A region in a half-sentence: `installed below 2026110001, online, from 2026-11-16 00:00`.
struct RegionWords {
  var axes: [Axis]
  /// The region that was asked about, which needs no words.
  var asked: Region
  var zone: Zone

  func words(_ region: Region, without left: Set<AxisName> = []) -> LocalizedMessage {
    let words = ExtentWords(zone: zone)
    return axes.indices.compactMap { index -> LocalizedMessage? in
      left.contains(axes[index].name) ? nil : words.wordsAlone(region[index], of: axes[index], asked: asked[index])
    }.joined(separator: ", ")
  }
}
