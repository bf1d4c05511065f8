import OSAMFormats
import OSAMSyntax

@testable import OSAMLint
@testable import OSAMReports

/// Findings and runs that tests put together by hand.
enum Made {
  /// A finding at a place.
  static func finding(
    _ span: SourceSpan, rule: String = "some-rule", _ severity: Severity = .error,
    message: Message = Message("it is wrong"),
    pointer: String? = "/data/a", related: [RelatedPlace] = [], fix: Fix? = nil
  ) -> Finding {
    Finding(
      rule: rule, effect: Effect(severity), message: message, span: span, pointer: pointer, related: related,
      clients: ClientSet(.osam, from: "3.0.0", to: "3.0.1"), document: 0, kind: .osamVersion, role: .served, fix: fix)
  }

  static func file(_ text: String, _ findings: [Finding], path: FilePath = "a.json") -> FileReport {
    FileReport(path: path, kinds: [.osamVersion], findings: findings, bytes: Array(text.utf8), isPassedOver: false)
  }

  /// The place of some text in another.
  static func span(of part: String, in text: String) -> SourceSpan {
    let bytes = Array(text.utf8)
    let wanted = Array(part.utf8)
    let start = (0...bytes.count - wanted.count).first { bytes[$0...].starts(with: wanted) } ?? 0
    return SourceSpan(start, start + wanted.count)
  }

  /// Output of a run over these files.
  static func written(
    _ format: ReportFormat, _ files: [FileReport], problems: [(FilePath, String)] = [],
    _ settings: ReportSettings = ReportSettings()
  ) -> String {
    var report = format.report(settings)
    var summary = Summary()
    var text = report.start()
    for (path, words) in problems {
      summary.unchecked += 1
      text += report.problem(path, LocalizedMessage(value: words))
    }
    for file in files {
      summary.add(file)
      text += report.file(file)
    }
    return text + report.finish(summary)
  }
}

extension Effect {
  /// Any that is as grave.
  init(_ severity: Severity) {
    switch severity {
    case .error: self = .unreadable
    case .warning: self = .probablyNotMeant
    case .info: self = .worthKnowing
    }
  }
}
