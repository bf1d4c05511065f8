/// One value or key of a file, in 16 bytes.
///
/// Nodes stand in one array in file order: a container is followed by its content, and an object's
/// content alternates key, value. Offsets are 32 bits wide, so files end at 4 GiB (`Tree.largestFile`).
package struct Node: Sendable {
  package enum Kind: UInt8, Sendable {
    case object, array
    case string
    /// Any number, as text.
    case number
    case boolean
    case null
    /// An unquoted word that is none of the literals (JSON only; a fault goes with it).
    case word
    /// A YAML alias; `link` is the node it names.
    case alias
    /// A value that should be here and is not (a fault goes with it).
    case missing
  }

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A JSON string with at least one backslash.
    package static let escaped = Flags(rawValue: 1)
    /// The text is in the tree's pool because it differs from the bytes of the file (YAML).
    package static let pooled = Flags(rawValue: 2)
    /// A YAML scalar written without quotes.
    package static let plain = Flags(rawValue: 4)
    /// Written in single quotes.
    package static let singleQuoted = Flags(rawValue: 8)
    /// The closing quote is missing.
    package static let unclosed = Flags(rawValue: 16)
    /// A YAML `<<` key.
    package static let merge = Flags(rawValue: 32)
    /// A YAML `|` or `>` scalar.
    package static let block = Flags(rawValue: 64)

    /// The text is, byte for byte, what stands between the quotes.
    @inlinable package var isVerbatim: Bool { rawValue & 0b11 == 0 }
  }

  package var start: UInt32
  package var end: UInt32
  /// Containers: index just past the last node inside. Aliases: index of the node named.
  package var link: UInt32
  package var kind: Kind
  package var flags: Flags

  @inlinable package var span: SourceSpan { SourceSpan(Int(start), Int(end)) }
  @inlinable package var isContainer: Bool { kind == .object || kind == .array }
}
