import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// The arguments behind `osam-lint simulate` that ask about one device again.
package struct CellCommand: Sendable {
  /// The file, as it was named.
  package var path: FilePath
  /// Options that hold for the whole run, such as `--applies exact`.
  package var fixed: [String]
  /// Options that name the document that devices fetched before, none where they fetched none; nil where it is the
  /// document itself.
  package var cached: [String]?

  package init(path: FilePath, fixed: [String], cached: [String]? = nil) {
    self.path = path
    self.fixed = fixed
    self.cached = cached
  }

  package func arguments(_ point: Point, axes: [Axis], client: Client, platform: DevicePlatform) -> [String] {
    var arguments = [path.display] + fixed + ["--clients", client.name, "--platform", platform.rawValue]
    for (axis, value) in zip(axes, point) {
      if axis.name == .device, let cached {
        arguments += Self.memory(axis, value, cached, at: axes.firstIndex { $0.name == .date }.map { point[$0] })
      } else {
        arguments += Self.option(axis, value)
      }
    }
    return arguments
  }

  /// Options for the memory of a device of another document than the one that is asked about.
  private static func memory(_ axis: Axis, _ value: Value, _ cached: [String], at date: Value?) -> [String] {
    if cached.isEmpty { return [] }
    switch option(axis, value).last.flatMap(DeviceMemory.init) {
    case .seen: return cached
    case .ticked: return cached + ["--dont-show-again"]
    case .ok(let age):
      guard case .number(let now) = date else { return cached }
      return cached + ["--last-ok", moment(now &- age)]
    case .new, nil: return []
    }
  }

  /// The option of `simulate` that says so, alone where it is a switch; nothing where it is left out.
  package static func option(_ axis: Axis, _ value: Value) -> [String] {
    let option = "--\(axis.name.option)"
    switch value {
    case .number(let number):
      switch axis.name {
      case .device: return [option, DeviceMemory.ok(age: number).description]
      case .date: return [option, Self.moment(number)]
      default: return [option, "\(number)"]
      }
    case .version(let version): return [option, version]
    case .named(let index):
      let name = axis.names[index]
      if name == .on { return [option] }
      guard let text = name.text else { return [] }
      if case .requirement(let key) = axis.name { return [option, text == "*" ? key.text : "\(key)=\(text)"] }
      return [option, text]
    }
  }

  /// `2026-11-15T23:00:00Z`; moments with parts of a second, and those outside of the calendar, in milliseconds.
  private static func moment(_ instant: Instant) -> String {
    guard instant.isMultiple(of: 1000), let text = Zone.utc.localText(instant) else { return "\(instant)" }
    let (day, time) = (text.prefix(10), text.dropFirst(11))
    return "\(day)T\(time)\(time.count == 5 ? ":00" : "")Z"
  }
}
