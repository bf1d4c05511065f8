import OSAMFormats

/// One version on a boundary of the documents, or beside one, that stands for all versions like it.
struct MigrationBoundary: Sendable {
  /// The version that the device has.
  var version: String
  /// How it stands to the version in the document, number by number.
  var order: VersionOrder
  /// The versions it stands for: "below 4.1.3".
  var words: LocalizedMessage
  /// `words` where versions are listed before it.
  var wordsAfterOthers: LocalizedMessage

  private init(
    _ version: String, _ order: VersionOrder, _ words: LocalizedMessage, afterOthers: LocalizedMessage? = nil
  ) {
    self.version = version
    self.order = order
    self.words = words
    wordsAfterOthers = afterOthers ?? words
  }

  // MARK: Installed versions

  /// Installed versions around the document's. Where that cannot be read, one version stands for all of them.
  static func installed(around text: String?) -> [Self] {
    if let text, let around = around(longNumbers: text) { return around }
    guard let text, let version = DottedVersion(beginning: text) else {
      let name: LocalizedMessage = "the version that is filled in"
      return [
        Self("1.0.0", .lower, "below \(version: name)"), Self("1.0.0", .equal, name),
        Self("1.0.0", .greater, "above \(version: name)", afterOthers: "above"),
      ]
    }
    // A version that is readable stands as it is written.
    let name = DottedVersion(text) == nil ? version.description : text
    var boundaries: [Self] = []
    if let below = version.below { boundaries.append(Self(below.description, .lower, "below \(version: name)")) }
    let others = version.sameNumbers.map { Self($0.description, .equal, LocalizedMessage(value: $0.description)) }
    boundaries += others.filter { $0.version.utf8.count < name.utf8.count }
    boundaries.append(Self(name, .equal, LocalizedMessage(value: name)))
    boundaries += others.filter { $0.version.utf8.count > name.utf8.count }
    if let above = version.above {
      boundaries.append(Self(above.description, .greater, "above \(version: name)", afterOthers: "above"))
    }
    return boundaries
  }

  /// Around a version with a number of more than 32 bits, by the order of iOS: Android cannot read it.
  private static func around(longNumbers text: String) -> [Self]? {
    let order = VersionScheme.numericSearch
    guard DottedParts.areWellFormed(text), DottedVersion(text) == nil,
      let below = order.witness(from: nil, to: VersionCut(text, isBehind: false)),
      let above = order.witness(from: VersionCut(text, isBehind: true), to: nil)
    else { return nil }
    let name = Quote.shortened(text)
    return [
      Self(below, .lower, "below \(version: name)"), Self(text, .equal, LocalizedMessage(value: name)),
      Self(above, .greater, "above \(version: name)", afterOthers: "above"),
    ]
  }

  // MARK: Systems

  /// Systems around the least one that the document asks for; any when it asks for none that can be read.
  static func systems(around text: String?, on platform: Platform) -> [Self] {
    guard let text, let least = DottedVersion(text), let major = least.parts.first, major < .max else {
      return [Self(newest, .greater, "any")]
    }
    let at = Self(text, .equal, LocalizedMessage(value: text))
    var lower = least.below.map { [Self($0.description, .lower, "below \(version: text)")] } ?? []
    var greater = [Self("\(major + 1).0", .greater, "above \(version: text)", afterOthers: "above")]
    if platform == .android {
      if let above = least.above { greater[0].version = above.description }
      return lower + [at] + greater
    }
    // iOS takes the version for a number with decimals: 13.10 is below 13.2, and of 13.2.3 the end does not count.
    // [older-padded-integers]
    guard least.parts.count > 1, let minor = least.parts.dropFirst().first else { return lower + [at] + greater }
    if least.parts.count > 2, let short = DottedVersion("\(major).\(minor)"), short.order(to: least) == .lower {
      lower = short.below.map { [Self($0.description, .lower, "below \(version: "\(short)")")] } ?? []
      lower.append(Self(short.description, .lower, "\(short) and below \(version: text)"))
    }
    if (2...9).contains(minor) {
      let next = minor == 9 ? [] : [Self("\(major).\(minor + 1)", .greater, "\(major).\(minor + 1) to \(major).9")]
      greater =
        next + [
          Self("\(major).10", .greater, "\(major).10 to \(major).\(minor * 10 - 1)"),
          Self("\(major + 1).0", .greater, "\(major + 1).0 or above"),
        ]
    } else if minor >= 10 {
      lower = [Self("\(major).0", .lower, "\(major).0 or below"), Self("\(major).9", .lower, "\(major).9")]
    }
    return lower + [at] + greater
  }

  /// A system that no document asks for more than.
  private static let newest = "99"

  // MARK: Ranges

  /// Neighbours that have the same, each with the words for the versions they stand for; no words when there is one
  /// range.
  static func runs<Value: Equatable>(_ values: [Value], _ boundaries: [Self]) -> [(
    words: LocalizedMessage?, value: Value
  )] {
    var runs: [(boundaries: [Self], value: Value)] = []
    for (value, boundary) in zip(values, boundaries) {
      if let last = runs.last, last.value == value {
        runs[runs.count - 1].boundaries.append(boundary)
      } else {
        runs.append(([boundary], value))
      }
    }
    return runs.map { (runs.count == 1 ? nil : words($0.boundaries), $0.value) }
  }

  private static func words(_ boundaries: [Self]) -> LocalizedMessage {
    guard boundaries.count > 1, let first = boundaries.first, let last = boundaries.last else {
      return boundaries.first?.words ?? ""
    }
    if boundaries.count == 2, first.order == .lower, last.order == .equal { return "up to \(version: last.words)" }
    return "\(any: boundaries.dropLast().map { $0.words } + [last.wordsAfterOthers])"
  }
}
