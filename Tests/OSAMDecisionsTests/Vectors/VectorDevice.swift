import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// A device by the names of the options of `simulate`.
struct VectorDevice: Hashable {
  enum Value: Hashable {
    case number(Int64)
    case version(String)
    case named(NamedValue)
  }

  struct Property: Hashable {
    var name: AxisName
    var value: Value
  }

  private(set) var properties: [Property] = []

  init() {}

  init(_ point: Point, on axes: [Axis]) {
    for (axis, value) in zip(axes, point) { self[axis.name] = Value(value, on: axis) }
  }

  subscript(name: AxisName) -> Value? {
    get { properties.first { $0.name == name }?.value }
    set {
      properties.removeAll { $0.name == name }
      if let newValue { properties.append(Property(name: name, value: newValue)) }
    }
  }

  /// True of no app there is: where the builder is optional, checkers are registered with it alone.
  var hasCheckersWithoutBuilder: Bool {
    self[.builder] == .named(.off)
      && properties.contains { property in
        if case .requirement = property.name { property.value != .named(.absent) } else { false }
      }
  }

  func number(of name: AxisName) -> Int64? { if case .number(let number) = self[name] { number } else { nil } }

  /// This device to a client that knows devices by these axes; nil where it has no such one.
  func point(on axes: [Axis]) -> Point? {
    var point = Point()
    for axis in axes {
      guard let value = (self[axis.name] ?? Value.usual(of: axis)).flatMap({ $0.value(on: axis) }) else { return nil }
      point.append(value)
    }
    return point
  }

  /// With the properties in which it differs only to other clients, in the order of the axes.
  func completed(by axes: [Axis]) -> VectorDevice {
    var device = VectorDevice()
    for axis in axes where device[axis.name] == nil { device[axis.name] = self[axis.name] ?? Value.usual(of: axis) }
    return device
  }

  var json: JSONValue {
    var members: [(String, JSONValue)] = []
    var requirements: [(String, JSONValue)] = []
    for property in properties {
      if case .requirement(let key) = property.name {
        // Without a checker nothing is said of it.
        if property.value != .named(.absent) { requirements.append((key.text, property.value.json)) }
      } else {
        members.append((property.name.option, property.value.json))
      }
    }
    return .object(members + (requirements.isEmpty ? [] : [("requirement", .object(requirements))]))
  }
}

extension VectorDevice.Value {
  init(_ value: Value, on axis: Axis) {
    switch value {
    case .named(let number): self = .named(axis.names[number])
    case .number(let number): self = .number(number)
    case .version(let version): self = .version(version)
    }
  }

  /// The value of devices that are asked about nothing of an axis.
  static func usual(of axis: Axis) -> Self? {
    let whole = axis.hasUnreadable ? Extent(line: axis.line?.whole) : axis.whole
    return whole.witness().map { Self($0, on: axis) }
  }

  func value(on axis: Axis) -> Value? {
    switch (self, axis.line) {
    case (.number(let number), .numbers): return .number(number)
    case (.version(let version), .versions): return .version(version)
    case (.named(let name), let line):
      if let number = axis.names.firstIndex(of: name) { return .named(number) }
      if case .versions = line { return name.text.map { .version($0) } }
      return name.text.flatMap { text in axis.names.firstIndex { $0.includes(text) } }.map { .named($0) }
    default: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let number): .integer(number)
    case .version(let version): .string(version)
    case .named(.off): .bool(false)
    case .named(.on): .bool(true)
    case .named(let name): .string(orNull: name.text)
    }
  }
}

extension NamedValue {
  /// It stands for a text among others, or for any that is not named before it.
  fileprivate func includes(_ text: String) -> Bool {
    switch self {
    case .oneOf(let texts): texts.contains { $0.utf8.elementsEqual(text.utf8) }
    case .other: true
    case .absent, .text, .off, .on, .unreadable: false
    }
  }
}
