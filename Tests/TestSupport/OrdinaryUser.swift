import Foundation
import Testing

/// The rights of an ordinary user, also where root runs the tests: root may read and write everything.
package enum OrdinaryUser {
  /// Does something in a folder whose files are the user's own. As root the thread gives up its rights for the time;
  /// other threads keep theirs. [setresuid(2), "C library/kernel differences"]
  package static func doing<Answer>(in folder: String, _ body: () -> Answer) throws -> Answer {
    if geteuid() != 0 { return body() }
    #if os(Linux)
      let nobody = 65534
      for name in try [""] + FileManager.default.subpathsOfDirectory(atPath: folder).map({ "/" + $0 }) {
        try #require(lchown(folder + name, UInt32(nobody), UInt32(nobody)) == 0)
      }
      // The saved user stays root, so that the thread can go back.
      try #require(systemCall(setUsers, nobody, nobody, 0) == 0)
      defer { _ = systemCall(setUsers, 0, 0, 0) }
      return body()
    #else
      throw CocoaError(.featureUnsupported)
    #endif
  }

  #if os(Linux)
    #if arch(x86_64)
      private static let setUsers = 117
    #elseif arch(arm64)
      private static let setUsers = 147
    #endif

    /// The C library's own setresuid concerns all threads.
    private static let systemCall: @convention(c) (Int, Int, Int, Int) -> Int = {
      unsafeBitCast(dlsym(nil, "syscall"), to: (@convention(c) (Int, Int, Int, Int) -> Int).self)
    }()
  #endif
}
