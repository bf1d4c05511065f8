import OSAMSyntax

/// An algorithm by which a client compares versions.
package enum VersionScheme: Hashable, Sendable, CaseIterable {
  case prince
  case kmpApple
  case kmpJava
  case kmpSystem
  case semantic
  case numericSearch
  case systemFloat
  case paddedIntegers
  case textCompare
  case wholeParts

  private var algorithm: VersionFunctions {
    switch self {
    case .prince: VersionFunctions(PrinceVersion.self)
    case .kmpApple: VersionFunctions(KMPAppleVersion.self)
    case .kmpJava: VersionFunctions(KMPJavaVersion.self)
    case .kmpSystem: VersionFunctions(KMPSystemVersion.self)
    case .semantic: VersionFunctions(SemanticVersion.self)
    case .numericSearch: VersionFunctions(NumericSearch.self)
    case .systemFloat: VersionFunctions(SystemFloat.self)
    case .paddedIntegers: VersionFunctions(PaddedIntegers.self)
    case .textCompare: VersionFunctions(TextCompare.self)
    case .wholeParts: VersionFunctions(WholeParts.self)
    }
  }

  /// The order of two versions; nil when the library cannot read one of them.
  package func order(_ first: String, _ second: String) -> VersionOrder? { algorithm.order(first, second) }

  /// A version of it; for people without the build that Prince of Versions on iOS and macOS adds to one that has none.
  package func words(_ text: String) -> LocalizedMessage {
    "\(LocalizedMessage(value: shown(text)), exactly: LocalizedMessage(value: text))"
  }

  private func shown(_ text: String) -> String {
    guard self == .prince, let version = PrinceVersion(text), version.description == text else { return text }
    return version.dotted
  }

  /// True if the library can read it as the version that a device has.
  package func canRead(_ text: String) -> Bool { algorithm.canRead(text) }

  /// A text that it cannot read; nil when it reads every text.
  package var unreadable: String? { algorithm.unreadable }

  /// Texts that it cannot read as installed versions: one for each way in which such a text can stand to those of
  /// documents.
  package func unreadableVersions(beside bounds: [String]) -> [String] {
    unreadable.map { [$0] + (self == .paddedIntegers ? PaddedIntegers.readInPart(beside: bounds, of: .versions) : []) }
      ?? []
  }

  /// Such texts among systems: Android hands over what the system says, and to the filters of the common module all
  /// such texts are one.
  package func unreadableSystems(beside bounds: [String]) -> [String] {
    switch self {
    case .paddedIntegers: PaddedIntegers.readInPart(beside: bounds, of: .systems)
    case .textCompare: TextCompare.others(beside: bounds)
    case .wholeParts: [WholeParts.unreadable].compactMap { $0 }
    default: []
    }
  }

  /// A version between two cuts that a device can have, as ordinary as possible; nil when there is none. A cut that is
  /// nil is no end.
  package func witness(from low: VersionCut?, to high: VersionCut?) -> String? {
    func lies(_ version: String) -> Bool {
      canRead(version) && (low?.isBelow(version, by: self) ?? true) && (high?.isAbove(version, by: self) ?? true)
    }
    return OrdinaryVersions.worthTrying(from: low, to: high).first(where: lies)
      ?? algorithm.candidates(low, high).first(where: lies)
  }
}

extension VersionScheme {
  /// A version with its last number changed by a step; nil when it has none, or would fall below zero. It is near in
  /// the order of most versions, not of all.
  package func beside(_ version: String, _ step: Int64) -> String? {
    let bytes = Array(version.utf8)
    guard let last = bytes.lastIndex(where: { (0x30...0x39).contains($0) }) else { return nil }
    let first = bytes[...last].lastIndex { !(0x30...0x39).contains($0) }.map { $0 + 1 } ?? 0
    guard let number = Int64(String(decoding: bytes[first...last], as: UTF8.self)), number < .max, number + step >= 0
    else { return nil }
    return String(decoding: bytes[..<first], as: UTF8.self) + "\(number + step)"
      + String(decoding: bytes[(last + 1)...], as: UTF8.self)
  }
}

/// A place in an order of versions just before one of them, or just behind all that are equal to it.
package struct VersionCut: Hashable, Sendable {
  package var version: String
  package var isBehind: Bool

  package init(_ version: String, isBehind: Bool) {
    self.version = version
    self.isBehind = isBehind
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.isBehind == right.isBehind && left.version.sameBytes(as: right.version)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ByteText(version))
    hasher.combine(isBehind)
  }

  /// True if a version lies behind the cut. False when one of them is unreadable.
  package func isBelow(_ version: String, by scheme: VersionScheme) -> Bool {
    switch scheme.order(self.version, version) {
    case .lower: true
    case .equal: !isBehind
    case .greater, nil: false
    }
  }

  /// True if a version lies before the cut. False when one of them is unreadable.
  package func isAbove(_ version: String, by scheme: VersionScheme) -> Bool {
    switch scheme.order(self.version, version) {
    case .greater: true
    case .equal: isBehind
    case .lower, nil: false
    }
  }
}

/// What an algorithm does, for who learns only from a document which one it is.
private struct VersionFunctions {
  let order: (String, String) -> VersionOrder?
  let canRead: (String) -> Bool
  let unreadable: String?
  let candidates: (VersionCut?, VersionCut?) -> [String]

  init<Algorithm: VersionAlgorithm>(_: Algorithm.Type) {
    order = { Algorithm.order($0, $1) }
    canRead = { Algorithm.canRead($0) }
    unreadable = Algorithm.unreadable
    candidates = { Algorithm.candidates(from: $0, to: $1) }
  }
}

/// One order of versions, and how to find a version in it.
protocol VersionAlgorithm {
  static func order(_ first: String, _ second: String) -> VersionOrder?
  static func canRead(_ text: String) -> Bool
  static var unreadable: String? { get }
  /// Versions to try between two cuts where no ordinary one lies there, the more ordinary ones first. If any version
  /// lies there, one of these does.
  static func candidates(from low: VersionCut?, to high: VersionCut?) -> [String]
}

/// Versions that people give to apps.
enum OrdinaryVersions {
  /// Those near the ends of an interval: near its low end, where it has one, first.
  static func worthTrying(from low: VersionCut?, to high: VersionCut?) -> [String] {
    guard low != nil || high != nil else { return ["1.0.0"] }
    var versions: [String] = []
    if let low { versions += near(low).above }
    if let high { versions += near(high).below }
    return versions
  }

  private static func near(_ cut: VersionCut) -> (above: [String], below: [String]) {
    let written = DottedVersion(cut.version) == nil ? [] : [cut.version]
    guard let dotted = DottedVersion(beginning: cut.version) else { return ([], []) }
    let itself = written + [dotted.description]
    let (above, below) = (dotted.above?.description, dotted.below?.description)
    return (itself + [above].compactMap { $0 }, itself + [below].compactMap { $0 })
  }
}
