import OSAMFormats
import OSAMSyntax

/// A machine that asks another one, but for what it answers itself.
package protocol SystemAround: System {
  var system: any System { get }
}

extension SystemAround {
  package func read(_ path: FilePath) -> Result<[UInt8], SystemProblem> { system.read(path) }
  package func readStandardInput() -> Result<[UInt8], SystemProblem> { system.readStandardInput() }
  package func openStandardInput() -> any IncomingStream { system.openStandardInput() }
  package func kind(of path: FilePath) -> Result<FileKind, SystemProblem> { system.kind(of: path) }
  package func entry(at path: FilePath) -> Result<DirectoryEntry, SystemProblem> { system.entry(at: path) }
  package func resolved(_ path: FilePath) -> FilePath? { system.resolved(path) }
  package func link(at path: FilePath) -> FilePath? { system.link(at: path) }
  package func identity(of path: FilePath) -> String? { system.identity(of: path) }
  package func stamp(of path: FilePath) -> String? { system.stamp(of: path) }
  package func list(_ directory: FilePath) -> Result<[DirectoryEntry], SystemProblem> { system.list(directory) }
  package func put(_ bytes: [UInt8], at path: FilePath, instead before: Before) -> Result<[String], SystemProblem> {
    system.put(bytes, at: path, instead: before)
  }
  package func append(_ bytes: [UInt8], to path: FilePath) -> SystemProblem? { system.append(bytes, to: path) }
  package func makeDirectory(_ path: FilePath) -> SystemProblem? { system.makeDirectory(path) }
  package func filesKnownToGit(below directory: FilePath) -> KnownToGit { system.filesKnownToGit(below: directory) }
  package func filesChanged(since revision: String, below directory: FilePath) -> Result<[FilePath], HistoryProblem> {
    system.filesChanged(since: revision, below: directory)
  }
  package func files(asOf revision: String, below directory: FilePath) -> Result<[PastFile], HistoryProblem> {
    system.files(asOf: revision, below: directory)
  }
  package func read(_ file: PastFile, below directory: FilePath) -> Result<[UInt8], SystemProblem> {
    system.read(file, below: directory)
  }
  package func renames(since revision: String, below directory: FilePath) -> Result<
    [FilePath: FilePath], HistoryProblem
  > {
    system.renames(since: revision, below: directory)
  }
  package func environment(_ name: String) -> String? { system.environment(name) }
  package func path(in variable: String) -> FilePath? { system.path(in: variable) }
  package var currentDirectory: FilePath? { system.currentDirectory }
  package var now: Instant { system.now }
  package func sleep(milliseconds: Int64) { system.sleep(milliseconds: milliseconds) }
  package func isTerminal(_ stream: Stream) -> Bool { system.isTerminal(stream) }
  package func columns(of stream: Stream) -> Int? { system.columns(of: stream) }
  package func write(_ text: String, to stream: Stream) -> Delivery { system.write(text, to: stream) }
  package func isRunning(process: Int) -> Bool { system.isRunning(process: process) }
  package var cores: Int { system.cores }
  package var build: BuildFacts { system.build }
  package func parallel(_ count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Void) {
    system.parallel(count, jobs: jobs, body)
  }
}
