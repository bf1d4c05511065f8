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

/// The machine we run on. Every system call of the program is in this file.
package struct POSIXSystem: System {
  package init() {
    // A reader that went away shows as a failed write, not as a signal.
    signal(SIGPIPE, SIG_IGN)
    // So does a file that may not grow any more.
    signal(SIGXFSZ, SIG_IGN)
    // A file that is opened must not take the number of a stream that is closed. What is put there instead can
    // neither be read as input nor written as output.
    for (descriptor, wrongWay) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", wrongWay)
    }
  }

  // MARK: Files

  package func read(_ path: String) -> Result<[UInt8], SystemProblem> {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(Self.problem(errno)) }
    defer { close(descriptor) }
    return Self.readAll(descriptor)
  }

  package func readStandardInput() -> Result<[UInt8], SystemProblem> { Self.readAll(STDIN_FILENO) }

  private static func readAll(_ descriptor: Int32) -> Result<[UInt8], SystemProblem> {
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { return .failure(problem(errno)) }
    let isFile = information.st_mode & S_IFMT == S_IFREG
    if isFile, isOwnOutput(information) { return .failure(.ownOutput) }
    if isFile, information.st_size > Int64(Tree.largestFile) {
      return .failure(SystemProblem("it is larger than 4 GiB"))
    }
    // What has no size may have no end.
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

  /// Whether standard output or standard error is redirected into this file.
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

  private static func modified(_ information: stat) -> (Int, Int) {
    #if canImport(Darwin)
      (information.st_mtimespec.tv_sec, information.st_mtimespec.tv_nsec)
    #else
      (information.st_mtim.tv_sec, information.st_mtim.tv_nsec)
    #endif
  }

  package func put(_ bytes: [UInt8], at path: String, instead before: Before) -> SystemProblem? {
    var place = path
    var old: stat?
    switch Self.target(path) {
    case .failure(.noSuchFile): if case .content = before { return .changedMeanwhile }
    case .failure(let problem): return problem
    case .success((let target, let information)):
      if before == .nothing { return .alreadyThere }
      guard information.st_mode & S_IFMT == S_IFREG else { return .noFile }
      guard access(target, W_OK) == 0 else { return Self.writeProblem(errno) }
      (place, old) = (target, information)
    }
    if case .content(let expected) = before, read(place) != .success(expected) { return .changedMeanwhile }
    let folder = place.lastIndex(of: "/").map { String(place[...$0]) } ?? ""
    let new = folder + ".osam-lint-\(getpid())-\(Self.written.wrappingAdd(1, ordering: .relaxed).newValue)"
    if let problem = Self.create(new, bytes, like: old) { return problem }
    if let problem = Self.move(new, to: place, instead: old) {
      unlink(new)
      return problem
    }
    return nil
  }

  /// Numbers the files that stand beside others until they take their place.
  private static let written = Atomic<Int>(0)

  /// Where a path leads, links followed, and what is there.
  private static func target(_ path: String) -> Result<(String, stat), SystemProblem> {
    var information = stat()
    guard let resolved = realpath(path, nil) else {
      let number = errno
      return .failure(lstat(path, &information) == 0 ? .lostLink : writeProblem(number))
    }
    defer { free(resolved) }
    guard stat(resolved, &information) == 0 else { return .failure(writeProblem(errno)) }
    return .success((String(cString: resolved), information))
  }

  /// Writes a new file, down to the disk, with the owner and the mode of another one.
  private static func create(_ path: String, _ bytes: [UInt8], like other: stat?) -> SystemProblem? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return writeProblem(errno) }
    if let other {
      // Only root may give files away; for anyone else a file that is replaced becomes their own.
      if other.st_uid != geteuid() || other.st_gid != getegid() { _ = fchown(descriptor, other.st_uid, other.st_gid) }
      _ = fchmod(descriptor, other.st_mode & 0o7777)
    }
    let isWhole = bytes.withUnsafeBytes { writeAll($0, to: descriptor) } && fsync(descriptor) == 0
    let number = errno
    let isClosed = close(descriptor) == 0
    if isWhole, isClosed { return nil }
    let problem = writeProblem(isWhole ? errno : number)
    unlink(path)
    return problem
  }

  /// Lets a new file take the place of an old one, if that is still the one that was looked at.
  private static func move(_ new: String, to place: String, instead old: stat?) -> SystemProblem? {
    var now = stat()
    guard let old else {
      // Unlike a move, a link never replaces what somebody else put there meanwhile.
      if link(new, place) == 0 {
        unlink(new)
        return nil
      }
      if errno == EEXIST { return .alreadyThere }
      return rename(new, place) == 0 ? nil : writeProblem(errno)
    }
    guard stat(place, &now) == 0, now.st_ino == old.st_ino, now.st_dev == old.st_dev, now.st_size == old.st_size,
      modified(now) == modified(old)
    else { return .changedMeanwhile }
    return rename(new, place) == 0 ? nil : writeProblem(errno)
  }

  package func append(_ bytes: [UInt8], to path: String) -> SystemProblem? {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return Self.writeProblem(errno) }
    let isWhole = bytes.withUnsafeBytes { Self.writeAll($0, to: descriptor) }
    let number = errno
    if close(descriptor) == 0, isWhole { return nil }
    return Self.writeProblem(isWhole ? errno : number)
  }

  package func makeDirectory(_ path: String) -> SystemProblem? {
    if mkdir(path, 0o777) == 0 { return nil }
    switch errno {
    case EEXIST: return kind(of: path) == .success(.directory) ? nil : SystemProblem("it is no directory")
    case ENOENT:
      let above = path.split(separator: "/").dropLast().joined(separator: "/")
      if above.isEmpty { return .noSuchFile }
      if let problem = makeDirectory((path.hasPrefix("/") ? "/" : "") + above) { return problem }
      return mkdir(path, 0o777) == 0 || errno == EEXIST ? nil : Self.writeProblem(errno)
    default: return Self.writeProblem(errno)
    }
  }

  /// The words of an error number of something that was to be written.
  private static func writeProblem(_ number: Int32) -> SystemProblem {
    switch number {
    case EACCES, EPERM: SystemProblem("there is no permission to write it")
    case EROFS: SystemProblem("it is where nothing can be written")
    case ENOSPC, EDQUOT: SystemProblem("there is no room for it")
    case EFBIG: SystemProblem("it may not become so large")
    default: problem(number)
    }
  }

  package func kind(of path: String) -> Result<FileKind, SystemProblem> {
    var information = stat()
    if stat(path, &information) == 0 { return .success(Self.kind(information.st_mode)) }
    let problem = Self.problem(errno)
    let isLink = problem == .noSuchFile && lstat(path, &information) == 0
    return .failure(isLink ? .lostLink : problem)
  }

  private static func kind(_ mode: mode_t) -> FileKind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    default: .special
    }
  }

  package func identity(of path: String) -> String? {
    var information = stat()
    return stat(path, &information) == 0 ? "\(information.st_dev) \(information.st_ino)" : nil
  }

  package func list(_ directory: String) -> Result<[DirectoryEntry], SystemProblem> {
    guard let handle = opendir(directory) else { return .failure(Self.problem(errno)) }
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
    let name = String(cString: raw)
    if name == "." || name == ".." { return nil }
    let isText = String(validatingCString: raw) != nil
    // Most file systems say at once what an entry is.
    if type == DT_REG { return DirectoryEntry(name: name, kind: .file, isNameText: isText) }
    if type == DT_DIR { return DirectoryEntry(name: name, kind: .directory, isNameText: isText) }
    var information = stat()
    guard fstatat(directory, raw, &information, AT_SYMLINK_NOFOLLOW) == 0 else {
      return errno == ENOENT ? nil : DirectoryEntry(name: name, kind: .lost, isNameText: isText)
    }
    let isLink = information.st_mode & S_IFMT == S_IFLNK
    let isLost = isLink && fstatat(directory, raw, &information, 0) != 0
    return DirectoryEntry(
      name: name, isLink: isLink, kind: isLost ? .lost : kind(information.st_mode), isNameText: isText)
  }

  /// The words of an error number, for people.
  private static func problem(_ number: Int32) -> SystemProblem {
    switch number {
    case ENOENT, ENOTDIR: .noSuchFile
    case EACCES, EPERM: SystemProblem("there is no permission to read it")
    case EISDIR: SystemProblem("it is a directory")
    case EBADF: SystemProblem("it is not open")
    case ELOOP: .linksInCircle
    default: SystemProblem(strerror(number).map { String(cString: $0).lowercased() } ?? "error \(number)")
    }
  }

  // MARK: git

  package func filesKnownToGit(below directory: String) -> [String]? {
    let arguments = [
      "git", "-C", directory, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate",
    ]
    guard let output = Self.output(of: arguments) else { return nil }
    return output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  package func filesChanged(since revision: String, below directory: String) -> Result<[String], HistoryProblem> {
    // Git would take it for an option, and some of them write files.
    if revision.hasPrefix("-") { return .failure(.unknownRevision) }
    // Git takes no lock for what is only asked, so it stands in nobody's way who commits meanwhile.
    let git = ["git", "--no-optional-locks", "-C", directory]
    let diff =
      git + [
        "diff", "--name-only", "-z", "--relative", "--no-renames", "--no-ext-diff", "--ignore-submodules",
        "--diff-filter=d",
      ]
    guard
      let changed = Self.output(of: diff + ["--merge-base", revision, "--"])
        ?? Self.commonPast(of: revision, git).flatMap({ Self.output(of: diff + [$0, "--"]) }),
      let new = Self.output(of: git + ["ls-files", "--others", "--exclude-standard", "-z"])
    else { return .failure(Self.historyProblem(revision, git)) }
    return .success((changed + new).split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// The commit where HEAD left a revision. Git before 2.30 does not compare with it by itself, and no git does where
  /// there are several such commits.
  private static func commonPast(of revision: String, _ git: [String]) -> String? {
    guard let output = output(of: git + ["merge-base", revision, "HEAD"]) else { return nil }
    return String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  private static func historyProblem(_ revision: String, _ git: [String]) -> HistoryProblem {
    if output(of: ["git", "--version"]) == nil { return .noGit }
    guard output(of: git + ["rev-parse", "--is-inside-work-tree"]) == Array("true\n".utf8) else { return .noRepository }
    if output(of: git + ["rev-parse", "--verify", "--quiet", revision + "^{commit}"]) == nil {
      return .unknownRevision
    }
    return commonPast(of: revision, git) == nil ? .noCommonPast : .failed
  }

  /// What a program found on PATH writes, when it succeeds.
  private static func output(of arguments: [String]) -> [UInt8]? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    var vector: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in vector { free(pointer) } }
    var child = pid_t()
    let status = posix_spawnp(&child, arguments[0], &actions, nil, &vector, environ)
    close(ends[1])
    guard status == 0 else { return nil }
    let output = readAll(ends[0])
    var ending: Int32 = 0
    while waitpid(child, &ending, 0) < 0 { if errno != EINTR { return nil } }
    guard ending == 0, case .success(let bytes) = output else { return nil }
    return bytes
  }

  // MARK: The rest

  package var currentDirectory: String? {
    guard let name = getcwd(nil, 0) else { return nil }
    defer { free(name) }
    return String(cString: name)
  }

  package func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  package var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  package func isTerminal(_ stream: Stream) -> Bool { isatty(Self.descriptor(stream)) == 1 }

  package func write(_ text: String, to stream: Stream) -> Bool {
    var text = text
    return text.withUTF8 { Self.writeAll(UnsafeRawBufferPointer($0), to: Self.descriptor(stream)) }
  }

  /// False when not all could be written; `errno` says why.
  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
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

  package var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

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
