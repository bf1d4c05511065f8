internal import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Properties of a file beside its bytes, its owner and its mode: extended attributes, which hold access lists as well.
enum FileAttributes {
  /// Gives a file those of another one. The names of those that it could not be given.
  static func copy(from other: Int32, to file: Int32) -> [String] {
    #if canImport(Darwin)
      return csystem_copy_attributes(other, file) == 0 ? [] : ["extended attributes"]
    #else
      let old = names(of: other)
      // A list that a new file has by its folder would let others in.
      for name in names(of: file) where name == accessList && !old.contains(name) {
        _ = csystem_remove_attribute(file, name)
      }
      return old.filter { name in
        guard let value = value(name, of: other) else { return true }
        // Some are there of themselves, and may not be set.
        return self.value(name, of: file) != value && csystem_set_attribute(file, name, value, value.count) != 0
      }
    #endif
  }

  #if !canImport(Darwin)
    private static let accessList = "system.posix_acl_access"

    private static func names(of file: Int32) -> [String] {
      let size = csystem_list_attributes(file, nil, 0)
      guard size > 0 else { return [] }
      var names = [CChar](repeating: 0, count: size)
      let count = csystem_list_attributes(file, &names, size)
      guard count > 0 else { return [] }
      return names[..<count].split(separator: 0).map { name in
        String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    }

    private static func value(_ name: String, of file: Int32) -> [UInt8]? {
      let size = csystem_attribute(file, name, nil, 0)
      guard size > 0 else { return size == 0 ? [] : nil }
      var value = [UInt8](repeating: 0, count: size)
      let count = csystem_attribute(file, name, &value, size)
      return count < 0 ? nil : Array(value[..<count])
    }
  #endif
}
