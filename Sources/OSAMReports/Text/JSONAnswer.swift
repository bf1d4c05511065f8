import OSAMSyntax

/// The frame of every machine output: the version, and the entries one to a line.
package enum JSONAnswer {
  package static let version = 1

  /// `others` are members that follow the entries.
  package static func text(_ name: String, _ entries: [JSONValue], _ others: (String, JSONValue)...) -> String {
    var text = start(name)
    for (index, entry) in entries.enumerated() { text += line(entry, isFirst: index == 0) }
    text += end(isEmpty: entries.isEmpty)
    for (name, value) in others { text += #","\#(name)":\#(value.text(pretty: false))"# }
    return text + "}\n"
  }

  static func start(_ name: String) -> String { #"{"version":\#(version),"\#(name)":["# }

  static func line(_ entry: JSONValue, isFirst: Bool) -> String { line(entry.text(pretty: false), isFirst: isFirst) }

  static func line(_ entry: String, isFirst: Bool) -> String { (isFirst ? "\n" : ",\n") + entry }

  static func end(isEmpty: Bool) -> String { isEmpty ? "]" : "\n]" }
}
