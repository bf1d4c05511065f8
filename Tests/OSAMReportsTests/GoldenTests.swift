import Foundation
import OSAMFormats
import OSAMLint
import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMReports

/// One run in every format, whole, in Goldens/<format>.<ending>. `make golden` writes them anew; never where CI is set.
@Suite struct GoldenTests {
  /// A file of the run: its name, its text, and what of it the goldens are to show.
  private static let files: [(path: String, text: String)] = [
    // Nothing wrong.
    ("conf/clean.json", rating(#""minutes": 2880, "numAperture": 5"#)),
    // A related place, and a repair.
    (
      "./conf/twice.json",
      rating(#""minutes": 2880, "minutes": 1440, "numAperture": 5,"#).replacing("\n", with: "\n  ")
    ),
    // Accents and emoji before the place, in lines that end with CRLF; a tab; a name that has to be written otherwise.
    (
      "conf/à la carta, 100% #1.json",
      "{\"data\": {\"id\": 74, \"appId\": 401, \"packageName\": \"cat.bcn.biblioteca\", \"platform\": \"IOS\",\r\n"
        + "\t\"message\": {\"ca\": \"😀 Està bé?\", \"es\": \"😀 Está bien\", \"en\": \"Fine?\"}, \"minutes\": 1.5,\r\n"
        + "\t\"numAperture\": 5}}\r\n"
    ),
    // A byte-order mark, and a name with a control character and a line end.
    ("conf/bell\u{7}and\nline.json", "\u{FEFF}" + rating(#""minutes": 2880, "numAperture": "5""#)),
  ]

  private static func rating(_ limits: String) -> String {
    """
    {"data": {"id": 74, "appId": 401, "packageName": "cat.bcn.biblioteca", "platform": "ANDROID",
      \(limits),
      "message": {"ca": "T'agrada l'aplicació?", "es": "¿Te gusta la aplicación?", "en": "Do you like the app?"}}}

    """
  }

  @Test(arguments: ReportFormat.all) func everyFormatIsAsRecorded(_ format: ReportFormat) throws {
    let linter = Linter(context: CheckContext(now: Example.date))
    let reports = Self.files.map { file in
      linter.check(
        FileInput(path: FilePath(text: file.path), bytes: Array(file.text.utf8), syntax: .json, isNamed: true))
    }
    #expect(reports.map(\.findings.isEmpty) == [true, false, false, false])
    let written = Made.written(
      format, reports, problems: [("conf/locked.json", "there is no permission to read it")],
      ReportSettings(version: "1.2.3"))
    let file = SharedFiles.packageRoot.appendingPathComponent(
      "Tests/OSAMReportsTests/Goldens/\(format.name).\(format.ending)")
    if Recorded.isWrittenAnew { return try written.write(to: file, atomically: true, encoding: .utf8) }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(
      Array(written.utf8) == Array(recorded.utf8),
      "\(file.lastPathComponent) (- recorded, + now)\n\(TextDiff.describe(expected: recorded, actual: written))")
  }
}
