import Foundation
import OSAMCommands
import TestSupport
import Testing

/// Standard input with a name is the file of that name: the same findings, kinds, roles and status.
@Suite struct StandardInputTests {
  private static let samples = SharedFiles.packageRoot.appendingPathComponent("samples")

  private static func names() -> [String] {
    let found = FileManager.default.enumerator(atPath: samples.path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".json") || $0.hasSuffix(".yaml") }.sorted()
  }

  private static func answer(_ arguments: [String], _ system: MemorySystem) -> String {
    let status = Program.run(["check", "--format", "json"] + arguments, on: system)
    let (output, errors) = system.takeOutput()
    return "\(output)\(errors)\(status)"
  }

  @Test(arguments: [[], ["--as", "authored"], ["--as", "served"], ["--kind", "osam-rating"]])
  func everySampleIsTheSame(_ options: [String]) throws {
    #expect(Self.names().count > 40)
    let named = Array(Self.names().enumerated())
    // Every sample without options; with each option other samples.
    let step = options.isEmpty ? 1 : 3
    for (number, sample) in Effort.share(of: named, oneIn: step, turn: options.last?.count ?? 0) {
      let bytes = Array(try Data(contentsOf: Self.samples.appendingPathComponent(sample)))
      let ending = (sample as NSString).pathExtension
      // As it is called; some also with the other ending, in capitals, and without any.
      let others = ["a/b.\(ending == "json" ? "yml" : "json")", "b.\(ending.uppercased())", "alert", "-x"]
      for name in [sample] + (options.isEmpty && number % 5 == 0 ? others : []) {
        let system = MemorySystem()
        system.put(bytes, at: name)
        let file = Self.answer(options + ["--", name], system)
        system.setInput(bytes)
        let input = Self.answer(options + ["--stdin-filename=\(name)", "-"], system)
        #expect(file == input, "\(sample) as \(name)")
      }
    }
  }

  /// Repairs go to standard output; what is left is the same.
  @Test func everySampleIsRepairedTheSame() throws {
    for sample in Effort.share(of: Self.names(), oneIn: 2, turn: 0) {
      let bytes = Array(try Data(contentsOf: Self.samples.appendingPathComponent(sample)))
      let system = MemorySystem()
      system.put(bytes, at: sample)
      let status = Program.run(["fix", sample], on: system)
      _ = system.takeOutput()
      system.setInput(bytes)
      #expect(Program.run(["fix", "--stdin-filename", sample, "-"], on: system) == status, "\(sample)")
      #expect(Array(system.takeOutput().output.utf8) == system.bytes(of: sample), "\(sample)")
    }
  }
}
