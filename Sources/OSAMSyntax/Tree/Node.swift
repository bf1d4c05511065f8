/// One value or key of a file, in 16 bytes.
///
/// Nodes stand in one array in file order: a container is followed by its content, and an object's
/// content alternates key, value. Offsets are 32 bits wide, so files end at 4 GiB (`Tree.largestFile`).
///
/// Public, as `SourceSpan` is: of what is `package` the compiler takes nothing into another module, not even a
/// comparison of two kinds. Of types that hold references it takes too much.
public struct Node: Sendable {
  public enum Kind: UInt8, Sendable {
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

  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A JSON string with at least one backslash.
    public static let escaped = Flags(rawValue: 1)
    /// The text is in the tree's pool because it differs from the bytes of the file (YAML).
    public static let pooled = Flags(rawValue: 2)
    /// A YAML scalar written without quotes.
    public static let plain = Flags(rawValue: 4)
    /// Written in single quotes.
    public static let singleQuoted = Flags(rawValue: 8)
    /// The closing quote is missing.
    public static let unclosed = Flags(rawValue: 16)
    /// A YAML `<<` key.
    public static let merge = Flags(rawValue: 32)
    /// A YAML `|` or `>` scalar.
    public static let block = Flags(rawValue: 64)

    /// The text is, byte for byte, what stands between the quotes.
    @inlinable public var isVerbatim: Bool { rawValue & 0b11 == 0 }
  }

  public var start: UInt32
  public var end: UInt32
  /// Containers: index just past the last node inside. Aliases: index of the node named.
  public var link: UInt32
  public var kind: Kind
  public var flags: Flags

  @inlinable public var span: SourceSpan { SourceSpan(Int(start), Int(end)) }
  @inlinable public var isContainer: Bool { kind == .object || kind == .array }
}
