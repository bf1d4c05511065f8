internal import CSystem
import OSAMSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A whole new file beside the place it is for, written down to the disk.
package final class FileReplacement {
  private let place: FilePath
  private let unfinished: UnfinishedFile
  /// The new file, and what stood at its place when it was begun.
  private var new = stat()
  private let old: stat?
  /// Names of what the old file has beside its bytes and the new one could not be given.
  package private(set) var lost: [String] = []

  /// Writes bytes for a place where nothing is, or a file: then with its owner, mode and attributes.
  package init(_ bytes: [UInt8], for place: FilePath) throws(SystemProblem) {
    var information = stat()
    let isThere = fileStatus(place, &information) == 0
    self.place = place
    old = isThere ? information : nil
    // Nobody else opens it before it has its mode.
    unfinished = try UnfinishedFile(beside: place, mode: isThere ? 0o600 : 0o666)
    if let old { resemble(old) }
    let isWhole =
      bytes.withUnsafeBytes { POSIXSystem.writeAll($0, to: unfinished.descriptor) }
      && fsync(unfinished.descriptor) == 0 && fstat(unfinished.descriptor, &new) == 0
    let number = errno
    let isClosed = close(unfinished.descriptor) == 0
    if isWhole, isClosed { return }
    let problem = POSIXSystem.writeProblem(isWhole ? errno : number)
    removeFile(unfinished.path)
    throw problem
  }

  private func resemble(_ old: stat) {
    let file = unfinished.descriptor
    // Only root may give files away; for anyone else a file that is replaced becomes their own.
    if old.st_uid != geteuid() || old.st_gid != getegid() { _ = fchown(file, old.st_uid, old.st_gid) }
    _ = fchmod(file, old.st_mode & 0o7777)
    let other = openFile(place, O_RDONLY | O_NONBLOCK)
    guard other >= 0 else { return }
    lost = FileAttributes.copy(from: other, to: file)
    close(other)
  }

  /// Takes the place, if what is there is what must be there. Otherwise nothing is left of the new file.
  package func takePlace(of before: Before) -> SystemProblem? {
    let signals = UnfinishedFile.holdSignals()
    defer { UnfinishedFile.release(signals) }
    // From here on the name may lead to a file of somebody else.
    unfinished.forget()
    guard old != nil else { return takeEmptyPlace() }
    if case .content(let expected) = before { return exchange(for: expected) }
    return isUntouched ? move() : giveUp(.changedMeanwhile)
  }

  /// Unlike a move, a link never replaces what somebody else put there meanwhile.
  private func takeEmptyPlace() -> SystemProblem? {
    if withNames(unfinished.path, place, { link($0, $1) }) == 0 { return giveUp(nil) }
    return errno == EEXIST ? giveUp(.alreadyThere) : move()
  }

  private var isUntouched: Bool {
    var now = stat()
    guard let old, fileStatus(place, &now) == 0 else { return false }
    return now.st_ino == old.st_ino && now.st_dev == old.st_dev && now.st_size == old.st_size
      && POSIXSystem.modified(now) == POSIXSystem.modified(old)
  }

  /// The old file and the new one change names in one step, so what was replaced can still be looked at.
  private func exchange(for expected: [UInt8]) -> SystemProblem? {
    guard isUntouched else { return giveUp(.changedMeanwhile) }
    guard withNames(unfinished.path, place, { csystem_exchange($0, $1) }) == 0 else {
      if errno == ENOENT { return giveUp(.changedMeanwhile) }
      // Not every file system can. The look comes just before the move, then.
      return POSIXSystem.contents(of: place) == .success(expected) ? move() : giveUp(.changedMeanwhile)
    }
    if POSIXSystem.contents(of: unfinished.path) == .success(expected) { return giveUp(nil) }
    return exchangeBack()
  }

  /// Gives the place back to what somebody else saved there.
  private func exchangeBack() -> SystemProblem? {
    guard withNames(unfinished.path, place, { csystem_exchange($0, $1) }) == 0 else {
      // They removed the new file; what they saved before is still theirs.
      _ = withNames(unfinished.path, place) { link($0, $1) }
      return giveUp(.changedMeanwhile)
    }
    var now = stat()
    let isOwn = linkStatus(unfinished.path, &now) == 0 && now.st_ino == new.st_ino && now.st_dev == new.st_dev
    // They saved once more in between: that is what belongs there.
    if !isOwn { _ = withNames(unfinished.path, place, { csystem_exchange($0, $1) }) }
    return giveUp(.changedMeanwhile)
  }

  private func move() -> SystemProblem? {
    withNames(unfinished.path, place, { rename($0, $1) }) == 0 ? nil : giveUp(POSIXSystem.writeProblem(errno))
  }

  /// Removes what stands beside the place.
  private func giveUp(_ problem: SystemProblem?) -> SystemProblem? {
    removeFile(unfinished.path)
    return problem
  }
}
