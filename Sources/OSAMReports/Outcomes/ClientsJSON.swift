import OSAMFormats
import OSAMSyntax

/// Clients as runs of releases, for machines.
enum ClientsJSON {
  static func value(_ clients: ClientSet) -> JSONValue {
    .array(
      clients.ranges.map { range in
        ["library": .string(range.library), "from": .string(range.from), "to": .string(range.to)]
      })
  }
}
