/// How far an address is good.
enum Reach {
  /// The device that opens it.
  case device
  /// One network.
  case network

  init?(_ host: String) {
    if host.isName(below: "localhost") || ["[::1]", "[::]"].contains(where: { host.utf8.elementsEqual($0.utf8) }) {
      self = .device
    } else if host.isName(below: "local")
      || ["[fe80:", "[fc", "[fd"].contains(where: { host.utf8.starts(with: $0.utf8) })
    {
      self = .network
    } else if let parts = Self.numbers(host), let reach = Self.of(parts) {
      self = reach
    } else {
      return nil
    }
  }

  private static func of(_ parts: [Int]) -> Reach? {
    switch (parts[0], parts[1]) {
    case (127, _): .device
    case (0, _): .device
    case (10, _), (192, 168), (169, 254), (172, 16...31): .network
    default: nil
    }
  }

  /// The four numbers of an address.
  private static func numbers(_ host: String) -> [Int]? {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part).flatMap { $0 < 256 ? $0 : nil } : nil
    }
    return numbers.count == 4 ? numbers : nil
  }
}
