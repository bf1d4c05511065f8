internal import CSystem
import OSAMFormats
import OSAMSyntax
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The machine we run on. Every system call of the program is in this folder.
package struct POSIXSystem: System {
  package init() {
    // A reader that went away shows as a failed write, not as a signal.
    signal(SIGPIPE, SIG_IGN)
    // So does a file that may not grow any more.
    signal(SIGXFSZ, SIG_IGN)
    MemoryLimit.watch()
    // A file that is opened must not take the number of a stream that is closed. The stand-in can neither be read as
    // input nor written as output.
    for (descriptor, wrongWay) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", wrongWay)
    }
  }

  // MARK: Files

  package func read(_ path: FilePath) -> Result<[UInt8], SystemProblem> { Self.contents(of: path) }

  static func contents(of path: FilePath) -> Result<[UInt8], SystemProblem> {
    let descriptor = openFile(path, O_RDONLY)
    guard descriptor >= 0 else { return .failure(problem(errno)) }
    defer { close(descriptor) }
    return readAll(descriptor)
  }

  package func readStandardInput() -> Result<[UInt8], SystemProblem> { Self.readAll(STDIN_FILENO) }

  package func openStandardInput() -> any IncomingStream { InputThread() }

  /// Bytes that have come over a stream; waits for the first one.
  static func readPiece(_ descriptor: Int32) -> InputPiece {
    let room = 64 * 1024
    while true {
      var status = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        status = readBytes(descriptor, buffer.baseAddress, room)
        count = max(0, status)
      }
      if status > 0 { return .bytes(bytes) }
      if status == 0 { return .end }
      if errno == EINTR || isWaitedFor(descriptor, POLLIN) { continue }
      return .failed(problem(errno))
    }
  }

  private static func readAll(_ descriptor: Int32) -> Result<[UInt8], SystemProblem> {
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { return .failure(problem(errno)) }
    let isFile = information.st_mode & S_IFMT == S_IFREG
    if isFile, isOwnOutput(information) { return .failure(.ownOutput) }
    if isFile, information.st_size > Int64(Tree.largestFile) {
      return .failure(SystemProblem("it is larger than 4 GiB"))
    }
    // Input without a size may have no end.
    let limit = isFile ? Tree.largestFile : Tree.largestFile / 4
    // One byte more than the size, so that the end is seen without growing.
    var capacity = isFile ? Int(information.st_size) + 1 : 64 * 1024
    var bytes: [UInt8] = []
    while true {
      var status = 0
      let room = capacity - bytes.count
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        status = readBytes(descriptor, buffer.baseAddress, room)
        count = max(0, status)
      }
      if status < 0 {
        if errno == EINTR || isWaitedFor(descriptor, POLLIN) { continue }
        return .failure(problem(errno))
      }
      if status == 0 { break }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      // That this is the end, the second look at the file's size confirms.
      if isFile, bytes.count == Int(information.st_size) { break }
      if bytes.count > limit { return .failure(SystemProblem("it is larger than \(isFile ? 4 : 1) GiB")) }
      if bytes.count == capacity { capacity *= 2 }
    }
    return isFile ? unchanged(descriptor, information, bytes) : .success(bytes)
  }

  /// Waits for a stream whose other side had it made not to wait; false when the failure is another one.
  private static func isWaitedFor(_ descriptor: Int32, _ event: some BinaryInteger) -> Bool {
    guard errno == EAGAIN else { return false }
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&request, 1, -1)
    return true
  }

  /// True if standard output or standard error is redirected into this file.
  private static func isOwnOutput(_ information: stat) -> Bool {
    outputs.contains { $0.device == information.st_dev && $0.number == information.st_ino }
  }

  private static let outputs = [STDOUT_FILENO, STDERR_FILENO].compactMap {
    descriptor -> (device: dev_t, number: ino_t)? in
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { return nil }
    return (information.st_dev, information.st_ino)
  }

  /// A file that was written to while it was read may be half old and half new.
  private static func unchanged(_ descriptor: Int32, _ before: stat, _ bytes: [UInt8]) -> Result<[UInt8], SystemProblem>
  {
    var after = stat()
    guard fstat(descriptor, &after) == 0 else { return .failure(problem(errno)) }
    let isSame = before.st_size == after.st_size && modified(before) == modified(after)
    // Files of /proc say their size is 0.
    let isWhole = bytes.count == Int(before.st_size) || before.st_size == 0
    return isSame && isWhole ? .success(bytes) : .failure(SystemProblem("it changed while it was read"))
  }

  /// When a file was last written to, as finely as the system knows it.
  static func modified(_ information: stat) -> (Int, Int) {
    #if canImport(Darwin)
      (information.st_mtimespec.tv_sec, information.st_mtimespec.tv_nsec)
    #else
      (information.st_mtim.tv_sec, information.st_mtim.tv_nsec)
    #endif
  }

  /// When anything of a file changed, its rights and its names included.
  private static func marked(_ information: stat) -> (Int, Int) {
    #if canImport(Darwin)
      (information.st_ctimespec.tv_sec, information.st_ctimespec.tv_nsec)
    #else
      (information.st_ctim.tv_sec, information.st_ctim.tv_nsec)
    #endif
  }

  package func put(_ bytes: [UInt8], at path: FilePath, instead before: Before) -> Result<[String], SystemProblem> {
    var place = path
    switch Self.target(path) {
    case .failure(.noSuchFile): if case .content = before { return .failure(.changedMeanwhile) }
    case .failure(let problem): return .failure(problem)
    case .success((let target, let information)):
      if before == .nothing { return .failure(.alreadyThere) }
      guard information.st_mode & S_IFMT == S_IFREG else { return .failure(.noFile) }
      guard target.withCString({ access($0, W_OK) }) == 0 else { return .failure(Self.writeProblem(errno)) }
      place = target
    }
    if case .content(let expected) = before, read(place) != .success(expected) { return .failure(.changedMeanwhile) }
    do throws(SystemProblem) {
      let new = try FileReplacement(bytes, for: place)
      return new.takePlace(of: before).map { .failure($0) } ?? .success(new.lost)
    } catch { return .failure(error) }
  }

  /// Where a path leads, links followed, and what is there.
  private static func target(_ path: FilePath) -> Result<(FilePath, stat), SystemProblem> {
    var information = stat()
    guard let resolved = realPath(path) else {
      let number = errno
      return .failure(linkStatus(path, &information) == 0 ? .lostLink : writeProblem(number))
    }
    guard fileStatus(resolved, &information) == 0 else { return .failure(writeProblem(errno)) }
    return .success((resolved, information))
  }

  package func append(_ bytes: [UInt8], to path: FilePath) -> SystemProblem? {
    let descriptor = openFile(path, O_WRONLY | O_APPEND | O_CREAT, 0o666)
    guard descriptor >= 0 else { return Self.writeProblem(errno) }
    let isWhole = bytes.withUnsafeBytes { Self.writeAll($0, to: descriptor) }
    let number = errno
    if close(descriptor) == 0, isWhole { return nil }
    return Self.writeProblem(isWhole ? errno : number)
  }

  package func makeDirectory(_ path: FilePath) -> SystemProblem? {
    if makeFolder(path) == 0 { return nil }
    switch errno {
    case EEXIST: return kind(of: path) == .success(.directory) ? nil : SystemProblem("it is no directory")
    case ENOENT:
      let above = path.withoutTrailingSlashes.split.folder
      if above == .here || above == .root { return .noSuchFile }
      if let problem = makeDirectory(above) { return problem }
      return makeFolder(path) == 0 || errno == EEXIST ? nil : Self.writeProblem(errno)
    default: return Self.writeProblem(errno)
    }
  }

  /// The words of an error number of something that was to be written.
  static func writeProblem(_ number: Int32) -> SystemProblem {
    switch number {
    case EACCES, EPERM: SystemProblem("there is no permission to write it")
    case EROFS: SystemProblem("it is where nothing can be written")
    case ENOSPC, EDQUOT: SystemProblem("there is no room for it")
    case EFBIG: SystemProblem("it may not become so large")
    default: problem(number)
    }
  }

  package func kind(of path: FilePath) -> Result<FileKind, SystemProblem> {
    var information = stat()
    if fileStatus(path, &information) == 0 { return .success(Self.kind(information.st_mode)) }
    let problem = Self.problem(errno)
    let isLink = problem == .noSuchFile && linkStatus(path, &information) == 0
    return .failure(isLink ? .lostLink : problem)
  }

  package func entry(at path: FilePath) -> Result<DirectoryEntry, SystemProblem> {
    var information = stat()
    guard linkStatus(path, &information) == 0 else { return .failure(Self.problem(errno)) }
    let name = FilePath(path.lastName)
    guard information.st_mode & S_IFMT == S_IFLNK else {
      return .success(DirectoryEntry(name: name, kind: Self.kind(information.st_mode)))
    }
    let isLost = fileStatus(path, &information) != 0
    return .success(DirectoryEntry(name: name, isLink: true, kind: isLost ? .lost : Self.kind(information.st_mode)))
  }

  package func resolved(_ path: FilePath) -> FilePath? { realPath(path) }

  package func link(at path: FilePath) -> FilePath? { linkTarget(path) }

  private static func kind(_ mode: mode_t) -> FileKind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    default: .special
    }
  }

  package func identity(of path: FilePath) -> String? {
    var information = stat()
    return fileStatus(path, &information) == 0 ? "\(information.st_dev) \(information.st_ino)" : nil
  }

  package func stamp(of path: FilePath) -> String? {
    var information = stat()
    guard fileStatus(path, &information) == 0 else { return nil }
    // Whoever gives a file its old time back, or other rights, changes what the second time says.
    let (modified, marked) = (Self.modified(information), Self.marked(information))
    return "\(information.st_dev) \(information.st_ino) \(information.st_size) \(modified.0).\(modified.1) "
      + "\(marked.0).\(marked.1)"
  }

  package func list(_ directory: FilePath) -> Result<[DirectoryEntry], SystemProblem> {
    guard let handle = directory.withCString({ opendir($0) }) else { return .failure(Self.problem(errno)) }
    defer { closedir(handle) }
    var entries: [DirectoryEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(handle) else { break }
      let type = entry.pointee.d_type
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { name in
          if let found = Self.entry(name, type, in: dirfd(handle)) { entries.append(found) }
        }
      }
    }
    return errno == 0 ? .success(entries) : .failure(Self.problem(errno))
  }

  /// An entry by its raw name; nil for the directory itself, its parent and what vanished meanwhile.
  private static func entry(_ raw: UnsafePointer<CChar>, _ type: UInt8, in directory: Int32) -> DirectoryEntry? {
    let name = FilePath(of: raw)
    if name == .here || name == ".." { return nil }
    // Most file systems say at once what an entry is.
    if type == DT_REG { return DirectoryEntry(name: name, kind: .file) }
    if type == DT_DIR { return DirectoryEntry(name: name, kind: .directory) }
    var information = stat()
    guard fstatat(directory, raw, &information, AT_SYMLINK_NOFOLLOW) == 0 else {
      return errno == ENOENT ? nil : DirectoryEntry(name: name, kind: .lost)
    }
    let isLink = information.st_mode & S_IFMT == S_IFLNK
    let isLost = isLink && fstatat(directory, raw, &information, 0) != 0
    return DirectoryEntry(
      name: name, isLink: isLink, kind: isLost ? .lost : kind(information.st_mode))
  }

  /// The words of an error number, for people.
  private static func problem(_ number: Int32) -> SystemProblem {
    switch number {
    case ENOENT, ENOTDIR: .noSuchFile
    case EACCES, EPERM: SystemProblem("there is no permission to read it")
    case EISDIR: SystemProblem("it is a directory")
    case EBADF: SystemProblem("it is not open")
    case ELOOP: .linksInCircle
    default:
      SystemProblem(
        strerror(number).map { LocalizedMessage(value: String(cString: $0).lowercased()) } ?? "error \(number)")
    }
  }

  // MARK: git

  package func filesKnownToGit(below directory: FilePath) -> KnownToGit {
    switch gitPlace(directory) {
    case .outside: return .noRepository
    case .bare: return .declined("it looks like a git repository without files of its own")
    case .inRepository: break
    }
    let git = Self.git(below: directory)
    return git.known() ?? .declined(git.isThere ? "git does not answer for it" : "git cannot be run")
  }

  package func filesChanged(since revision: String, below directory: FilePath) -> Result<[FilePath], HistoryProblem> {
    history(directory) { $0.changed(since: revision) }
  }

  package func files(asOf revision: String, below directory: FilePath) -> Result<[PastFile], HistoryProblem> {
    history(directory) { $0.files(asOf: revision) }
  }

  package func renames(since revision: String, below directory: FilePath) -> Result<
    [FilePath: FilePath], HistoryProblem
  > {
    history(directory) { $0.renames(since: revision) }
  }

  package func read(_ file: PastFile, below directory: FilePath) -> Result<[UInt8], SystemProblem> {
    guard gitPlace(directory) == .inRepository else { return .failure(.noSuchFile) }
    return Self.git(below: directory).read(file)
  }

  private func history<Answer>(
    _ directory: FilePath, _ ask: (Git) -> Result<Answer, HistoryProblem>
  ) -> Result<Answer, HistoryProblem> {
    switch gitPlace(directory) {
    case .outside: .failure(.noRepository)
    case .bare: .failure(.declined)
    case .inRepository: ask(Self.git(below: directory))
    }
  }

  private func gitPlace(_ directory: FilePath) -> Git.Place {
    guard let resolved = realPath(directory) else { return .outside }
    return Git.place(of: resolved) { path in try? kind(of: path).get() }
  }

  /// The git of this machine, asked about a directory.
  private static func git(below directory: FilePath) -> Git {
    Git(below: directory, usual: { usual($0) }, askGit)
  }

  /// Where git looks for a file of the user that no setting names. [git-config: core.excludesFile, core.attributesFile]
  private static func usual(_ own: Git.Own) -> FilePath {
    let name: FilePath
    switch own {
    case .excludes: name = "git/ignore"
    case .attributes: name = "git/attributes"
    // Git's own word for none. [git-diff: -O]
    case .order: return "/dev/null"
    }
    func folder(_ variable: String) -> FilePath? {
      getenv(variable).map { FilePath(of: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    return (folder("XDG_CONFIG_HOME") ?? folder("HOME")?.joined(".config"))?.joined(name) ?? ""
  }

  private static func askGit(_ question: Git.Question) -> ChildProcess.Answer {
    guard let program = program("git") else { return .failed }
    var variables = Git.variables.map { GitName(text: $0) }
    var next = environ
    while let entry = next.pointee {
      let variable = GitName(of: entry)
      let isCount = variable.starts(with: "GIT_CONFIG_COUNT=")
      if Git.keeps(variable: variable), question.settings.isEmpty || !isCount { variables.append(variable) }
      next += 1
    }
    if !question.settings.isEmpty {
      let count = getenv("GIT_CONFIG_COUNT").map { GitName(of: $0) }
      // Of a count that is none git says so itself; behind it nothing is handed over.
      guard let count = count.map({ $0.bytes.isEmpty ? 0 : $0.number }) ?? 0 else { return .failed }
      variables += Git.variables(for: question.settings, behind: count)
    }
    return ChildProcess.answer(of: [GitName(program.bytes)] + question.arguments, variables)
  }

  /// A program on PATH. An entry that does not begin at the root could lead into what is checked.
  private static func program(_ name: FilePath) -> FilePath? {
    guard let path = getenv("PATH").map({ FilePath(of: $0) }) else { return nil }
    return path.bytes.split(separator: UInt8(ascii: ":")).map { FilePath($0) }.filter(\.isAbsolute)
      .map { $0.joined(name) }.first { $0.withCString { access($0, X_OK) } == 0 }
  }

  // MARK: The rest

  package var currentDirectory: FilePath? {
    guard let name = getcwd(nil, 0) else { return nil }
    defer { free(name) }
    return FilePath(of: name)
  }

  package func path(in variable: String) -> FilePath? { getenv(variable).map { FilePath(of: $0) } }

  package func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  package var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  package func sleep(milliseconds: Int64) {
    var rest = timespec(tv_sec: Int(milliseconds / 1000), tv_nsec: Int(milliseconds % 1000) * 1_000_000)
    var time = rest
    // A signal may end it early.
    while nanosleep(&time, &rest) != 0, errno == EINTR { time = rest }
  }

  package func isTerminal(_ stream: Stream) -> Bool { isatty(Self.descriptor(stream)) == 1 }

  package func columns(of stream: Stream) -> Int? {
    let columns = csystem_terminal_columns(Self.descriptor(stream))
    return columns > 0 ? Int(columns) : nil
  }

  package func write(_ text: String, to stream: Stream) -> Delivery {
    var text = text
    return text.withUTF8 { bytes in
      if Self.writeAll(UnsafeRawBufferPointer(bytes), to: Self.descriptor(stream)) { return .done }
      return errno == EPIPE ? .noReader : .failed
    }
  }

  /// False when not all could be written; `errno` says why.
  static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
      let count = writeBytes(descriptor, rest.baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR || isWaitedFor(descriptor, POLLOUT) { continue }
        return false
      }
      written += count
    }
    return true
  }

  private static func descriptor(_ stream: Stream) -> Int32 { stream == .output ? STDOUT_FILENO : STDERR_FILENO }

  package func isRunning(process: Int) -> Bool {
    guard let number = pid_t(exactly: process), number > 0 else { return false }
    // Somebody else's may not be signalled, and is there all the same.
    return kill(number, 0) == 0 || errno == EPERM
  }

  package var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  package var build: BuildFacts { .compiled }

  package func parallel(_ count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let workers = min(jobs, count)
    if workers <= 1 {
      for number in 0..<count { body(number) }
      return
    }
    let work = Work(count: count, body: body)
    var threads: [pthread_t] = []
    for _ in 1..<workers {
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let handle = Unmanaged.passRetained(work)
      let status = pthread_create(&thread, nil, Self.runWork, handle.toOpaque())
      #if canImport(Darwin)
        if status == 0, let thread { threads.append(thread) } else { handle.release() }
      #else
        if status == 0 { threads.append(thread) } else { handle.release() }
      #endif
    }
    work.run()
    for thread in threads { pthread_join(thread, nil) }
  }

  #if canImport(Darwin)
    private static let runWork: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { pointer in
      Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run()
      return nil
    }
  #else
    private static let runWork: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
      if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run() }
      return nil
    }
  #endif
}

// Methods of the same name hide these two inside the type.
private func readBytes(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, start, count)
}

private func writeBytes(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, start, count)
}

/// Numbers handed out to whichever thread asks next.
private final class Work: Sendable {
  private let count: Int
  private let body: @Sendable (Int) -> Void
  private let next = Atomic<Int>(0)

  init(count: Int, body: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.body = body
  }

  func run() {
    while true {
      let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
      if number >= count { return }
      body(number)
    }
  }
}
