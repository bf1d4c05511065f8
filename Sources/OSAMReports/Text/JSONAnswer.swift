import OSAMSyntax

/// The frame of every machine output: the version, and the entries one to a line.
package enum JSONAnswer {
  package static let version = 1

  package static func text(_ name: String, _ entries: [JSONValue]) -> String {
    var text = start(name)
    for (index, entry) in entries.enumerated() { text += line(entry, isFirst: index == 0) }
    return text + end(isEmpty: entries.isEmpty) + "}\n"
  }

  static func start(_ name: String) -> String { #"{"version":\#(version),"\#(name)":["# }

  static func line(_ entry: JSONValue, isFirst: Bool) -> String { (isFirst ? "\n" : ",\n") + entry.text(pretty: false) }

  static func end(isEmpty: Bool) -> String { isEmpty ? "]" : "\n]" }
}
