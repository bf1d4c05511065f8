import Foundation
import OSAMCommands
import TestSupport
import Testing

/// Whole sessions, as files in Transcripts/<command>/{pass,fail}_*.txt.
@Suite struct TranscriptTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Transcripts")

  private static func transcripts() throws -> [URL] {
    let commands = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try commands.filter { $0.lastPathComponent != "Files" && $0.hasDirectoryPath }.flatMap { command in
      try FileManager.default.contentsOfDirectory(at: command, includingPropertiesForKeys: nil)
    }.filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }
  }

  @Test(arguments: try transcripts()) func everyTranscriptIsTrue(_ file: URL) throws {
    let recorded = try String(contentsOf: file, encoding: .utf8)
    let replayed = try Transcript.replay(recorded, filesFolder: Self.folder.appendingPathComponent("Files"))
    if replayed == recorded { return }
    if Recorded.isWrittenAnew {
      try replayed.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let name = file.deletingLastPathComponent().lastPathComponent + "/" + file.lastPathComponent
    Issue.record("\(name) (- recorded, + now)\n\(TextDiff.describe(expected: recorded, actual: replayed))")
  }

  @Test func everyCommandHasTranscripts() throws {
    let commands = Set(try Self.transcripts().map { $0.deletingLastPathComponent().lastPathComponent })
    #expect(commands.isSuperset(of: CommandTable.names + ["help"]))
  }

  @Test func namesSayHowASessionEnds() throws {
    // While answers are accepted some are not there yet.
    if Recorded.isWrittenAnew { return }
    for file in try Self.transcripts() {
      let text = try String(contentsOf: file, encoding: .utf8)
      let statuses = text.split(separator: "\n").compactMap { line in
        line.hasPrefix("[exit ") ? Int(line.dropFirst(6).dropLast()) : nil
      }
      let name = file.lastPathComponent
      #expect(!statuses.isEmpty, "\(name) runs nothing")
      let passes = statuses.allSatisfy { $0 == 0 }
      #expect(name.hasPrefix(passes ? "pass_" : "fail_"), "\(name) ends with \(statuses)")
    }
  }
}
