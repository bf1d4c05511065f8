extension Tree.Syntax {
  /// By the end of a name: `.json`, `.yaml` or `.yml`, in any letter case; nil for all others.
  package init?(named path: FilePath) {
    if path.ends(with: ".json") {
      self = .json
    } else if path.ends(with: ".yaml") || path.ends(with: ".yml") {
      self = .yaml
    } else {
      return nil
    }
  }

  /// By how it begins, for a text without a name to tell.
  package init(of bytes: [UInt8]) {
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    let isJSON = first == nil || [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\"")].contains(first)
    self = isJSON ? .json : .yaml
  }
}
