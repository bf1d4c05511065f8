/// Keys as `JSONDecoder` converts them from snake case: `required_version` and `requiredVersion` are one key, and so
/// are `ios_2` and `ios2`. [prince-snake-case]
package enum SnakeCase {
  /// The member that reads as this camel-case name. The first of several counts.
  static func member(_ name: String, of object: ReadValue) -> ReadValue.Member? {
    object.members.first { $0.name == name || ($0.name.utf8.contains(UInt8(ascii: "_")) && converted($0.name) == name) }
  }

  /// A key in camel case. Underscores at both ends stay, and a key without others stays as it is.
  package static func converted(_ key: String) -> String {
    if let converted = convertedBytes(key) { return converted }
    let inner = key.trimming("_")
    let words = inner.split(separator: "_")
    guard words.count > 1 else { return key }
    let joined = words[0].lowercased() + words.dropFirst().map(capitalized).joined()
    return String(key[..<inner.startIndex]) + joined + String(key[inner.endIndex...])
  }

  /// `converted(_:)` byte by byte, as nearly every key allows; nil for one that is not ASCII.
  private static func convertedBytes(_ key: String) -> String? {
    let (bytes, mark) = (key.utf8, UInt8(ascii: "_"))
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    guard let first = bytes.firstIndex(where: { $0 != mark }), let last = bytes.lastIndex(where: { $0 != mark }),
      bytes[first...last].contains(mark)
    else { return key }
    var converted = Array(bytes[..<first])
    converted.reserveCapacity(bytes.count)
    var (isFirstWord, isInside) = (true, false)
    for byte in bytes[first...last] {
      let isLetter = (0x61...0x7A).contains(byte | 0x20)
      if byte == mark {
        (isFirstWord, isInside) = (false, false)
      } else if isLetter {
        converted.append(isFirstWord || isInside ? byte | 0x20 : byte & ~0x20)
        isInside = true
      } else {
        converted.append(byte)
        if byte != UInt8(ascii: "'") { isInside = false }
      }
    }
    return String(decoding: converted + bytes[bytes.index(after: last)...], as: UTF8.self)
  }

  /// The first letter of each run of letters upper case, the others lower case. An apostrophe ends no run.
  private static func capitalized(_ word: Substring) -> String {
    var result = ""
    var isInside = false
    for character in word {
      if character.isLetter {
        result += isInside ? character.lowercased() : Self.titled(character)
        isInside = true
      } else {
        result.append(character)
        if character != "'" { isInside = false }
      }
    }
    return result
  }

  /// One letter that becomes two is a capital and a small one: `ß` gives `Ss`.
  private static func titled(_ character: Character) -> String {
    character.unicodeScalars.map { $0.properties.titlecaseMapping }.joined()
  }
}

extension String {
  fileprivate func trimming(_ mark: Character) -> Substring {
    guard let first = firstIndex(where: { $0 != mark }), let last = lastIndex(where: { $0 != mark }) else {
      return self[endIndex...]
    }
    return self[first...last]
  }
}
