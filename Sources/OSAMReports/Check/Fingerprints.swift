import OSAMLint
import OSAMSyntax

/// Names the findings of one file so that each has the same name in the next run, wherever its line has moved to.
///
/// A name is made of the rule, the file, the document's own name where it has one, the place in the document and the
/// text that is found fault with. Findings that have all of this in common are numbered.
struct Fingerprints {
  private let path: FilePath
  private let bytes: [UInt8]
  private let documents: [Int: DocumentIdentity]
  private var counts: [String: Int] = [:]

  /// `path` is the same from wherever a run starts.
  init(_ report: FileReport, path: FilePath) {
    self.path = path
    bytes = report.bytes
    documents = report.identities
  }

  mutating func next(_ finding: Finding) -> String {
    var hash = StableHash()
    let document = finding.document.flatMap { documents[$0] }
    let pointer = finding.pointer ?? ""
    // A document that comes before this one must not change its name, in a stream or a list.
    let place = [document?.name ?? "", document?.inner(pointer) ?? pointer].map { Array($0.utf8) }
    for part in [Array(finding.rule.utf8), path.bytes] + place {
      hash.add(part)
      hash.add(CollectionOfOne(0))
    }
    hash.add(offending(finding.span))
    let text = hash.text
    let count = counts[text, default: 0] + 1
    counts[text] = count
    return count == 1 ? text : "\(text)-\(count)"
  }

  /// The text at a place as far as its first line goes: what stands for a whole document must not change with it.
  private func offending(_ span: SourceSpan) -> ArraySlice<UInt8> {
    let range = span.range.clamped(to: bytes.indices)
    return bytes[range].prefix { $0 != 0x0A && $0 != 0x0D }
  }
}
