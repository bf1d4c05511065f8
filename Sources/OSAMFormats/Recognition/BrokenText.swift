import OSAMSyntax

extension KnownKinds {
  /// A text that breaks off, or could not be taken apart, is one of ours all the same: names that tell stand in places
  /// where keys stand.
  package func isDamaged(_ tree: Tree) -> Bool {
    if !tree.faults.contains(where: { Recognition.breaks.contains($0.kind) }) { return false }
    let seen = brokenNames.keys(of: tree)
    if seen.isEmpty { return false }
    return names.vocabularies.contains { vocabulary in
      let isThere = vocabulary.allSigns.contains { sign in
        // A name that tells little alone has another one beside it.
        let isEnough = sign.besideAlways == 0 || vocabulary.names.count { seen.contains($0) } > 1
        return sign.namesTell && isEnough && sign.groups.allSatisfy { !seen.isDisjoint(with: $0) }
      }
      return isThere && (vocabulary.holder == .document || !seen.isDisjoint(with: brokenNames.platforms))
    }
  }
}

/// Names in a text that could not be taken apart.
final class BrokenNames: Sendable {
  let platforms: Set<String>
  private let names: Set<String>
  private let longest: Int

  init(_ kinds: [DocumentKind], _ known: KnownNames) {
    platforms = Set(kinds.flatMap { $0.platformMembers }.map { $0.name })
    names = Set(known.vocabularies.flatMap { $0.names }).union(platforms)
    longest = names.map { $0.utf8.count }.max() ?? 0
  }

  /// Known names in places where keys stand.
  func keys(of tree: Tree) -> Set<String> {
    // In UTF-16 and UTF-32 the other bytes of a plain letter are nothing.
    let isWide = tree.faults.contains { $0.kind == .wideEncoding }
    let bytes = isWide ? tree.bytes.filter { $0 != 0 } : tree.bytes
    var seen: Set<String> = []
    var at = 0
    while at < bytes.count {
      guard Self.isNamePart(bytes[at]) else {
        at += 1
        continue
      }
      let start = at
      while at < bytes.count, Self.isNamePart(bytes[at]) { at += 1 }
      if at - start > longest { continue }
      var next = at
      while next < bytes.count, next - at < 4, Self.isBetweenKeyAndColon(bytes[next]) { next += 1 }
      // Behind the last word of a text that breaks off a colon may have stood.
      guard next == bytes.count || bytes[next] == UInt8(ascii: ":") else { continue }
      let name = String(decoding: bytes[start..<at], as: UTF8.self)
      if names.contains(name) { seen.insert(name) }
    }
    return seen
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private static func isBetweenKeyAndColon(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == 0x20 || byte == 0x09
  }
}
