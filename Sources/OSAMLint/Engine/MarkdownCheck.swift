import OSAMFormats
import OSAMSyntax

extension Linter {
  /// Checks each piece that holds a document, by the signs of files.
  func checkMarkdown(_ input: FileInput) -> FileReport {
    var report = FileReport(path: input.path, kinds: [], findings: [], bytes: [], isPassedOver: true)
    report.isMarkdown = true
    let linter = ofMarkdown
    for fence in MarkdownFence.all(in: input.bytes) {
      let (content, lines) = fence.content(in: input.bytes)
      guard let syntax = MarkdownFile.syntax(of: fence, content) else { continue }
      let piece = linter.check(
        FileInput(path: input.path, bytes: content, syntax: syntax, isNamed: false, isPiece: true))
      if piece.isPassedOver { continue }
      report.isPassedOver = false
      if MarkdownFile.isPart(Tree.read(content, as: syntax), content) {
        report.parts += 1
        continue
      }
      let place = PiecePlace(lines: lines, documentsBefore: report.kinds.count)
      report.findings += piece.findings.map { $0.moved(to: place) }
      report.faults += piece.faults
      report.kinds += piece.kinds
    }
    if !report.findings.isEmpty { report.bytes = input.bytes }
    return report
  }

  /// With the severities of the settings, and nothing else of them.
  private var ofMarkdown: Linter {
    var linter = self
    linter.context.honoursSuppressions = false
    linter.context.judgesSuppressions = false
    linter.context.kind = nil
    linter.context.skipUnrecognised = true
    linter.context.tellsKinds = false
    linter.fileSettings?.baseline = nil
    return linter
  }
}
