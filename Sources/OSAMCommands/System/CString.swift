import OSAMSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Names of files and of git's things, as system calls give and take them.

extension FilePath {
  init(of name: UnsafePointer<CChar>) { self.init(Array(characters(of: name))) }

  /// Calls with the name and a NUL behind it. No machine could have a name with a NUL in it: it leads nowhere.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let name = bytes.contains(0) ? [] : bytes
    return (name.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      // A buffer that is not empty has an address.
      buffer.baseAddress.map(body) ?? body("")
    }
  }
}

extension GitName {
  init(of name: UnsafePointer<CChar>) { self.init(characters(of: name)) }

  /// Its bytes as C keeps them, for whoever frees them; nil for a name that cannot be handed over.
  func copied() -> UnsafeMutablePointer<CChar>? {
    bytes.contains(0) ? nil : FilePath(bytes).withCString { strdup($0) }
  }
}

private func characters(of name: UnsafePointer<CChar>) -> UnsafeRawBufferPointer {
  UnsafeRawBufferPointer(start: name, count: strlen(name))
}

// MARK: System calls that take names

func openFile(_ path: FilePath, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
  path.withCString { open($0, flags | O_CLOEXEC, mode) }
}

/// Status of the file that a path leads to, links followed; 0 when that is known.
func fileStatus(_ path: FilePath, _ information: inout stat) -> Int32 {
  path.withCString { stat($0, &information) }
}

/// Status of the entry at a path itself.
func linkStatus(_ path: FilePath, _ information: inout stat) -> Int32 {
  path.withCString { lstat($0, &information) }
}

/// The target that a link at this very path names; nil where there is no link.
func linkTarget(_ path: FilePath) -> FilePath? {
  var room = Int(PATH_MAX)
  while true {
    var length = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      length = path.withCString { name in
        buffer.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { readlink(name, $0, room) } ?? -1 }
      }
      count = max(0, length)
    }
    if length < 0 { return nil }
    if length < room { return FilePath(bytes) }
    room *= 2
  }
}

func removeFile(_ path: FilePath) { _ = path.withCString { unlink($0) } }

func makeFolder(_ path: FilePath) -> Int32 { path.withCString { mkdir($0, 0o777) } }

/// Does something with two names, such as giving a file the name of another one.
func withNames(_ one: FilePath, _ other: FilePath, _ body: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32)
  -> Int32
{
  one.withCString { one in other.withCString { body(one, $0) } }
}

/// A path from the root without links; nil when it leads nowhere, `errno` says why.
func realPath(_ path: FilePath) -> FilePath? {
  guard let resolved = path.withCString({ realpath($0, nil) }) else { return nil }
  defer { free(resolved) }
  return FilePath(of: resolved)
}
