import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A file that something else put in the place of a document.
  static let lostContent = Rule(
    id: "lost-content",
    title: "a file that something else stands in than was written",
    group: .files,
    effects: [.notChecked],
    kinds: .noKind,
    why: """
      Something put other bytes in the place of the document: the pointer of git-lfs, which was not replaced by the file
      itself; the page of an error or of a login; what gzip made of it; NUL bytes, which file systems leave after a
      crash. So there is nothing to check. Apps that get the file as it is cannot read it. A walk passes over such a file
      unless somebody said that a document is there: a baseline with findings of it, a test that is about it, settings
      with its name under `include` or with a `kind` for it.
      """,
    silencing: .never,
    evidence: ["choice-recognition"],
    bad: [
      Example(
        """
        ⟦version https://git-lfs.github.com/spec/v1⟧
        oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
        size 12345
        """
      ).finds("error, osam").says(
        """
        this is a git-lfs pointer and not the file itself
        = it was not checked
        = help: Run git lfs pull.
        """)
    ].asking(for: .elsewhere),
    good: [.version(), .rating()],
    check: .file(checkLostContent)
  )
}

private func checkLostContent(_ inspection: FileInspection) {
  guard let content = LostContent(of: inspection.tree) else { return }
  inspection.report(content.words, so: "it was not checked", help: content.help, at: content.span(in: inspection.tree))
}

/// Content of a file in the place of a document, told by its first bytes.
enum LostContent {
  case pointer, page, compressed, zeros

  init?(of tree: Tree) {
    let bytes = tree.bytes
    if bytes.starts(with: Self.pointerStart) {
      self = .pointer
    } else if bytes.starts(with: [0x1F, 0x8B]) {
      self = .compressed
    } else if !bytes.isEmpty, bytes.prefix(4).allSatisfy({ $0 == 0 }) {
      // No text in UTF-16 or UTF-32 begins with four.
      self = .zeros
    } else if tree.syntax == .yaml, Self.isPage(bytes) {
      // Of JSON the reader says it.
      self = .page
    } else {
      return nil
    }
  }

  private static let pointerStart = Array("version https://git-lfs.github.com/spec/".utf8)
  private static let pageStarts = ["<!doctype html", "<html"].map { Array($0.utf8) }

  private static func isPage(_ bytes: [UInt8]) -> Bool {
    let blanks: [UInt8] = [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF]
    let start = bytes.drop { blanks.contains($0) }.prefix(14).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return pageStarts.contains { start.starts(with: $0) }
  }

  fileprivate var words: LocalizedMessage {
    switch self {
    case .pointer: "this is a git-lfs pointer and not the file itself"
    case .page: "this is a web page and not a document"
    case .compressed: "the file is compressed with gzip"
    case .zeros: "the file begins with NUL bytes and is no text"
    }
  }

  fileprivate var help: LocalizedMessage {
    switch self {
    case .pointer: "Run git lfs pull."
    case .page: "Download the document itself; most often this is the page of an error, or of a login."
    case .compressed: "Unpack it with gunzip, or name the file that is served unpacked."
    case .zeros: "Take the document from where it was written, or from the history of the repository."
    }
  }

  /// The first line of what people can read.
  fileprivate func span(in tree: Tree) -> SourceSpan {
    switch self {
    case .compressed, .zeros: SourceSpan(0, 0)
    case .pointer, .page: SourceSpan(0, tree.bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? tree.bytes.count)
    }
  }
}
