import OSAMDecisions
import OSAMFormats

/// A region in a half-sentence: `installed below 2026110001, online, from 2026-11-16 00:00`.
struct RegionWords {
  var axes: [Axis]
  /// What need not be said.
  var asked: Box
  var zone: Zone

  func words(_ box: Box, without left: Set<AxisName> = []) -> Words {
    let words = ExtentWords(zone: zone)
    return axes.indices.compactMap { index -> Words? in
      let axis = axes[index]
      guard !left.contains(axis.name), let text = words.words(box[index], of: axis, asked: asked[index]) else {
        return nil
      }
      switch axis.name {
      // Their words say it all.
      case .offline, .device, .date: return text
      case .version: return "versions \(text)"
      default: return "\(ExtentWords.title(axis.name)) \(text)"
      }
    }.joined(separator: ", ")
  }
}
