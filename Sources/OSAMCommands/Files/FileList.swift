import OSAMSyntax

/// Files to read, in few bytes each: a run may be over hundreds of thousands.
struct FileList: Sendable {
  /// The paths back to back.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var traits: [UInt8] = []

  private static let isYAML: UInt8 = 1
  private static let isNamed: UInt8 = 2
  private static let isReadOnce: UInt8 = 4
  private static let isOutside: UInt8 = 8

  var count: Int { ends.count }

  mutating func append(_ file: FileFinder.Found) {
    bytes += file.path.bytes
    ends.append(bytes.count)
    traits.append(
      (file.syntax == .yaml ? Self.isYAML : 0) | (file.isNamed ? Self.isNamed : 0)
        | (file.isReadOnce ? Self.isReadOnce : 0) | (file.isOutside ? Self.isOutside : 0))
  }

  /// Keeps the files that are wanted. Nothing is copied where that is all of them.
  mutating func filter(_ isWanted: (FileFinder.Found) throws(Failure) -> Bool) throws(Failure) {
    var kept: FileList?
    for number in 0..<count {
      let file = self[number]
      if try isWanted(file) {
        kept?.append(file)
      } else if kept == nil {
        kept = FileList()
        for earlier in 0..<number { kept?.append(self[earlier]) }
      }
    }
    if let kept { self = kept }
  }

  subscript(number: Int) -> FileFinder.Found {
    let start = number > 0 ? ends[number - 1] : 0
    return FileFinder.Found(
      path: FilePath(bytes[start..<ends[number]]),
      syntax: traits[number] & Self.isYAML != 0 ? .yaml : .json, isNamed: traits[number] & Self.isNamed != 0,
      isReadOnce: traits[number] & Self.isReadOnce != 0,
      isOutside: traits[number] & Self.isOutside != 0)
  }
}
