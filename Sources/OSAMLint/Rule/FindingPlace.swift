import OSAMFormats
import OSAMSyntax

/// Where a finding points, in a document: a node, an observation, a member, some bytes.
protocol FindingPlace {
  /// The bytes, and what they belong to; nil when there is no such place.
  func place(in inspection: Inspection) -> (span: SourceSpan, pointer: PlacePointer)?
}

/// The JSON pointer of a place as written in the file, or the node whose pointer it is: most are never asked for.
enum PlacePointer: Sendable {
  case of(NodeID)
  case written(String)

  func text(in inspection: Inspection) -> String {
    switch self {
    case .of(let node): inspection.pointer(to: node)
    case .written(let pointer): pointer
    }
  }
}

/// A node of the document's tree.
extension NodeID: FindingPlace {
  func place(in inspection: Inspection) -> (span: SourceSpan, pointer: PlacePointer)? {
    (inspection.document.span(self), .of(self))
  }
}

/// Where an observation was made.
extension Observation: FindingPlace {
  func place(in inspection: Inspection) -> (span: SourceSpan, pointer: PlacePointer)? { (span, .written(pointer)) }
}

/// The value of a member; no place when it is left out.
struct MemberPlace: FindingPlace {
  fileprivate let name: String

  func place(in inspection: Inspection) -> (span: SourceSpan, pointer: PlacePointer)? {
    inspection.document.pair(name)?.place.place(in: inspection)
  }
}

/// Some UTF-8 bytes of a decoded text; the whole value when they have no place of their own.
struct TextPlace: FindingPlace {
  fileprivate let range: Range<Int>
  fileprivate let node: NodeID

  func place(in inspection: Inspection) -> (span: SourceSpan, pointer: PlacePointer)? {
    (inspection.span(of: range, in: node), .of(node))
  }
}

/// Bytes of the file, with what they belong to.
struct BytePlace: FindingPlace {
  fileprivate let span: SourceSpan
  fileprivate let pointer: String

  func place(in inspection: Inspection) -> (span: SourceSpan, pointer: PlacePointer)? { (span, .written(pointer)) }
}

extension FindingPlace where Self == MemberPlace {
  static func member(_ name: String) -> MemberPlace { MemberPlace(name: name) }
}

extension FindingPlace where Self == TextPlace {
  static func text(_ range: Range<Int>, in node: NodeID) -> TextPlace { TextPlace(range: range, node: node) }
}

extension FindingPlace where Self == BytePlace {
  static func bytes(_ span: SourceSpan, of pointer: String) -> BytePlace { BytePlace(span: span, pointer: pointer) }
}
