import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Which documents of two sides are the same one, before and after.
struct Pairing {
  struct Place {
    var file: DiffSide.File
    var document: Document
    var name: FilePath
  }

  /// Both, or one that the other side does not have.
  private(set) var pairs: [(before: Place?, after: Place?)] = []

  private var old: [Place]
  private var new: [Place]

  /// `renames` has the new name of each file that got another one.
  init(_ before: DiffSide, _ after: DiffSide, renames: [FilePath: FilePath] = [:]) {
    let unknown = Set((before.refused.union(after.refused)).map { renames[$0] ?? $0 })
    func isUnknown(_ name: FilePath) -> Bool {
      unknown.contains { $0.isEmpty || name.isInside(of: $0) }
    }
    func places(_ side: DiffSide, _ renames: [FilePath: FilePath]) -> [Place] {
      side.files.flatMap { file in
        let name = renames[file.name] ?? file.name
        return isUnknown(name) ? [] : file.documents.map { Place(file: file, document: $0, name: name) }
      }
    }
    old = places(before, renames)
    new = places(after, [:])
    let order = new
    pair { $0.name == $1.name && $0.isWrittenAs($1) }
    pair { $0.name == $1.name && $0.document.number == $1.document.number && $0.isAbout($1) }
    pair { $0.name == $1.name && $0.isAbout($1) }
    pair { $0.name == $1.name && $0.document.number == $1.document.number && $0.isOfKind($1) }
    pair { Self.stem($0.name) == Self.stem($1.name) && $0.isAbout($1) }
    pair { $0.hasPackage && $0.isAbout($1) }
    pairs += old.map { ($0, nil) } + new.map { (nil, $0) }
    // In the order of the new side, what is gone behind it.
    func position(_ place: Place?) -> Int {
      place.flatMap { place in order.firstIndex { $0.document === place.document } } ?? .max
    }
    pairs = pairs.enumerated().sorted {
      (position($0.element.after), $0.offset) < (position($1.element.after), $1.offset)
    }.map(\.element)
  }

  /// Pairs what fits, the nearest version codes first.
  private mutating func pair(_ fits: (Place, Place) -> Bool) {
    var candidates: [(distance: UInt64, old: Int, new: Int)] = []
    for (one, before) in old.enumerated() {
      for (other, after) in new.enumerated() where fits(before, after) {
        candidates.append((before.distance(to: after), one, other))
      }
    }
    candidates.sort { ($0.distance, $0.new, $0.old) < ($1.distance, $1.new, $1.old) }
    var taken: (old: Set<Int>, new: Set<Int>) = ([], [])
    for (_, one, other) in candidates where !taken.old.contains(one) && !taken.new.contains(other) {
      taken.old.insert(one)
      taken.new.insert(other)
      pairs.append((old[one], new[other]))
    }
    old = old.indices.filter { !taken.old.contains($0) }.map { old[$0] }
    new = new.indices.filter { !taken.new.contains($0) }.map { new[$0] }
  }

  /// A name without its ending: YAML for people and the JSON built of it.
  private static func stem(_ name: FilePath) -> FilePath {
    FilePath(name.bytes[..<(name.bytes.lastIndex(of: UInt8(ascii: ".")) ?? name.bytes.endIndex)])
  }
}

extension Pairing.Place {
  private var package: String? { document.text("packageName") }

  var hasPackage: Bool { package != nil }

  func isOfKind(_ other: Self) -> Bool { document.kind.id == other.document.kind.id }

  /// True if both are about the same app on the same platform.
  func isAbout(_ other: Self) -> Bool {
    isOfKind(other) && package == other.package && document.choice("platform") == other.document.choice("platform")
  }

  /// Byte for byte the same.
  func isWrittenAs(_ other: Self) -> Bool { isOfKind(other) && bytes.elementsEqual(other.bytes) }

  private var bytes: ArraySlice<UInt8> {
    let span = document.span(document.root)
    return document.tree.bytes[span.start..<span.end]
  }

  /// Of the version codes; one that is not known is farther than any other.
  func distance(to other: Self) -> UInt64 {
    guard let one = document.integer("versionCode"), let another = other.document.integer("versionCode") else {
      return .max
    }
    return one > another ? UInt64(bitPattern: one &- another) : UInt64(bitPattern: another &- one)
  }
}
