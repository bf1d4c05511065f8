import OSAMFormats
import OSAMSyntax

/// The only door to files, clock, environment and streams. Commands get one from outside, so tests
/// run them on a made-up machine.
package protocol System: Sendable {
  /// The whole content of a file; of a FIFO, all that is written to it.
  func read(_ path: FilePath) -> Result<[UInt8], SystemProblem>
  func readStandardInput() -> Result<[UInt8], SystemProblem>
  /// Standard input while it comes. Nobody else reads it afterwards.
  func openStandardInput() -> any IncomingStream
  /// Kind of the entry that a path leads to, links followed.
  func kind(of path: FilePath) -> Result<FileKind, SystemProblem>
  /// The entry at a path itself, and where it is a link the kind of its target.
  func entry(at path: FilePath) -> Result<DirectoryEntry, SystemProblem>
  /// A path from the root, with every link on its way followed; nil when it leads nowhere.
  func resolved(_ path: FilePath) -> FilePath?
  /// The target that a link at this very path names; nil where there is no link.
  func link(at path: FilePath) -> FilePath?
  /// Identity of a file: equal for every path that leads to it, and for no other file; nil when a path leads nowhere.
  func identity(of path: FilePath) -> String?
  /// Another one as soon as somebody writes to the file at a path, puts another file there, or lets others read it; nil
  /// when the path leads nowhere.
  func stamp(of path: FilePath) -> String?
  /// The entries of a directory, in no order.
  func list(_ directory: FilePath) -> Result<[DirectoryEntry], SystemProblem>
  /// Puts bytes at a path, wholly or not at all: whoever reads it meanwhile sees all of the old or all of the new.
  /// A file that is there keeps its mode and its attributes, and a link stays one: what it leads to is replaced. The
  /// names of attributes that could not be kept.
  func put(_ bytes: [UInt8], at path: FilePath, instead before: Before) -> Result<[String], SystemProblem>
  /// Puts bytes behind what is in a file; makes one where there is none. Nil when it is done.
  func append(_ bytes: [UInt8], to path: FilePath) -> SystemProblem?
  /// Makes a directory and those above it, where they are missing. Nil when it is there.
  func makeDirectory(_ path: FilePath) -> SystemProblem?
  /// Files below a directory that git tracks or would track.
  func filesKnownToGit(below directory: FilePath) -> KnownToGit
  /// Files below a directory, relative to it, that differ from where HEAD left a revision, or that git would track and
  /// does not yet; in no order. Deleted ones are left out, and what changed inside of submodules.
  func filesChanged(since revision: String, below directory: FilePath) -> Result<[FilePath], HistoryProblem>
  /// Files below a directory as they stood where HEAD left a revision; in no order.
  func files(asOf revision: String, below directory: FilePath) -> Result<[PastFile], HistoryProblem>
  /// Content of one of the files of `files(asOf:below:)`.
  func read(_ file: PastFile, below directory: FilePath) -> Result<[UInt8], SystemProblem>
  /// Files below a directory that have another name since HEAD left a revision, with the one they had. Those that git
  /// does not track yet are not among them.
  func renames(since revision: String, below directory: FilePath) -> Result<[FilePath: FilePath], HistoryProblem>
  func environment(_ name: String) -> String?
  /// Value of a variable of the environment that names a path.
  func path(in variable: String) -> FilePath?
  /// From the root; nil when it is there no more.
  var currentDirectory: FilePath? { get }
  var now: Instant { get }
  func sleep(milliseconds: Int64)
  func isTerminal(_ stream: Stream) -> Bool
  /// How many columns a terminal has; nil for anything that is none, and for one that does not say it.
  func columns(of stream: Stream) -> Int?
  func write(_ text: String, to stream: Stream) -> Delivery
  /// True if a process is there, whoever's it is.
  func isRunning(process: Int) -> Bool
  var cores: Int { get }
  /// Facts that the program knows of its build.
  var build: BuildFacts { get }
  /// Runs `body` for each number below `count` on up to `jobs` threads.
  func parallel(_ count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Void)
}

/// State in which a path must be for something to be put there.
package enum Before: Sendable, Equatable {
  /// A file with this content, or the file changed meanwhile.
  case content([UInt8])
  case nothing
  /// A file or nothing.
  case anything
}

package enum Stream: Sendable { case output, error }

/// Result of writing a text to a stream.
package enum Delivery: Sendable {
  case done
  /// The reader at the other end of a pipe went away.
  case noReader
  case failed
}

package enum FileKind: String, Sendable {
  case file
  case directory
  /// FIFO, socket or device.
  case special
  /// A link that leads nowhere, in a circle, or where nobody may look.
  case lost
}

package struct DirectoryEntry: Sendable, Equatable {
  package var name: FilePath
  package var isLink: Bool
  package var kind: FileKind

  package init(name: FilePath, isLink: Bool = false, kind: FileKind) {
    self.name = name
    self.isLink = isLink
    self.kind = kind
  }
}

/// Answer of git about the files of a directory. Names are relative to it.
package enum KnownToGit: Sendable, Equatable {
  /// Files that it tracks or would track, and repositories inside of this one, into which it does not look.
  case files([FilePath], repositories: [FilePath])
  case noRepository
  /// There is a repository, but git does not say what is in it, or is better not asked: why.
  case declined(LocalizedMessage)
}

/// Why git cannot say what changed, or how it was.
package enum HistoryProblem: Error, Sendable, Equatable {
  case noGit
  case noRepository
  /// There is a repository, but git does not trust it, or it has no working tree here.
  case declined
  case unknownRevision
  /// There is no such revision here, where only the newest part of the history was fetched.
  case notFetched
  /// Several references have the name, and do not lead to one commit: which.
  case ambiguous([String])
  /// No commit is behind both the revision and HEAD, as far as the history is there.
  case noCommonPast
  case failed

  /// By which it is told from others.
  package var name: String {
    switch self {
    case .noGit: "no-git"
    case .noRepository: "no-repository"
    case .declined: "declined"
    case .unknownRevision: "unknown-revision"
    case .notFetched: "not-fetched"
    case .ambiguous(let names): "ambiguous \(names.joined(separator: " "))"
    case .noCommonPast: "no-common-past"
    case .failed: "failed"
    }
  }
}

/// Why something outside could not be done, in plain words: "there is no such file".
package struct SystemProblem: Error, Sendable, Equatable {
  package var words: LocalizedMessage

  package init(_ words: LocalizedMessage) { self.words = words }

  /// It is not what it was when it was read.
  package static let changedMeanwhile = SystemProblem("it changed meanwhile, and was left as it is")
  package static let alreadyThere = SystemProblem("there is a file already")
  package static let noSuchFile = SystemProblem("there is no such file")
  package static let lostLink = SystemProblem("its link leads nowhere")
  package static let linksInCircle = SystemProblem("its links lead in a circle")
  package static let noFile = SystemProblem("it is no file")
  /// Output to it would be read again.
  package static let ownOutput = SystemProblem("the output goes into it")
}
