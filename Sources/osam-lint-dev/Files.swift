#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The dev tool's only door to files and streams.
enum Files {
  static func say(_ text: String) { write(Array(text.utf8), to: 1) }
  /// False where not all of it could be written.
  static func say(_ bytes: [UInt8]) -> Bool { write(bytes, to: 1) }
  static func complain(_ text: String) { write(Array(text.utf8), to: 2) }
  static func leave(with status: Int32) -> Never { exit(status) }

  static func readInput() -> [UInt8] { read(from: 0) }

  /// Nil when there is no such file.
  static func read(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return read(from: file)
  }

  /// The names in a folder; none when there is no such folder.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }

  /// Makes the folders on the way as well.
  static func write(_ text: String, to path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    for count in folders.indices { mkdir(folders[...count].joined(separator: "/"), 0o777) }
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard file >= 0 else { return false }
    let isWritten = write(Array(text.utf8), to: file)
    return close(file) == 0 && isWritten
  }

  private static func read(from file: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = buffer.withUnsafeMutableBytes { posixRead(file, $0) }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  @discardableResult
  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { posixWrite(file, $0) }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }
}

private func posixRead(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(file, buffer.baseAddress, buffer.count)
}

private func posixWrite(_ file: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(file, buffer.baseAddress, buffer.count)
}
