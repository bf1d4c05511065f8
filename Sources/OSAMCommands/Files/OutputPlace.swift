import OSAMFormats
import OSAMReports
import OSAMSyntax

/// Where the program writes what it made: reports, pages, built and started documents, baselines. A repository does not
/// choose the place by a link in it.
extension System {
  /// Why an output is not written to a path; nil where nothing speaks against it.
  func refusal(ofOutput path: FilePath) -> SystemProblem? {
    guard !Self.isOwnStream(path), let checked = CheckedFolder(outermostAround: path, on: self) else { return nil }
    let directory = currentDirectory ?? .root
    // As it is written: behind a link, `..` leads to another place.
    for start in path.starts {
      guard start.absolute(in: directory).relative(to: checked.folder) != nil, let target = link(at: start) else {
        continue
      }
      return start == path.withoutTrailingSlashes
        ? SystemProblem("it is a link to \(Display.escaped(target)), and \(checked.noLinks)")
        : SystemProblem(
          "\(Display.escaped(start)) is a link to \(Display.escaped(target)), and \(checked.noLinks)")
    }
    return nil
  }

  /// Puts an output at a path. What is there and no regular file, such as `/dev/null` or a FIFO, is written to.
  func putOutput(_ bytes: [UInt8], at path: FilePath, instead before: Before) -> Result<[String], SystemProblem> {
    if let problem = refusal(ofOutput: path) { return .failure(problem) }
    let isStream = Self.isOwnStream(path) || kind(of: path) == .success(.special)
    guard before == .anything, isStream else { return put(bytes, at: path, instead: before) }
    return append(bytes, to: path).map { .failure($0) } ?? .success([])
  }

  /// True if a path is a name of a stream of the program itself, whatever it was redirected to.
  private static func isOwnStream(_ path: FilePath) -> Bool {
    ["/dev/stdout", "/dev/stderr"].contains(path) || path.isInside(of: "/dev/fd") || path.isInside(of: "/proc/self/fd")
  }

  /// Where a path from the root leads after all links were followed; nil when they lead in a circle. The last of it need
  /// not be there.
  func withoutLinks(_ path: FilePath) -> FilePath? {
    var left = 40
    var ahead = Array(path.absolute(in: .root).names.reversed())
    var place = FilePath.root
    while let name = ahead.popLast() {
      if name == .here { continue }
      if name == ".." {
        place = place.folder ?? .root
        continue
      }
      guard let target = link(at: place.joined(name)) else {
        place = place.joined(name)
        continue
      }
      if left == 0 { return nil }
      left -= 1
      if target.isAbsolute { place = .root }
      ahead += target.names.reversed()
    }
    return place
  }
}

extension FilePath {
  /// The path's own beginnings, a name longer each, the path without slashes at its end the last.
  fileprivate var starts: [FilePath] {
    let path = withoutTrailingSlashes.bytes
    let slash = UInt8(ascii: "/")
    let ends = path.indices.filter { $0 > 0 && path[$0] == slash && path[$0 - 1] != slash } + [path.count]
    return ends.map { FilePath(path[..<$0]) }
  }
}
