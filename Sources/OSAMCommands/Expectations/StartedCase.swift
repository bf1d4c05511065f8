import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax

/// A case of a started file: a device that stands for many, and what it gets.
struct StartedCase {
  var platform: DevicePlatform
  var client: Client
  var axes: [Axis]
  /// Every device that was asked about.
  var asked: Region
  /// The devices that it stands for.
  var region: Region
  var point: Point
  var answer: DeviceAnswer
  /// The language of the alert that is held; nil where none is, and where the device has a language of its own.
  var language: Language?
  var holdsAlert = false

  /// The alert that it holds the document to.
  var alert: ShownAlert? { holdsAlert ? ShownAlert(answer, in: language.map { [$0] } ?? []) : nil }

  /// It passes for somebody who gets this answer.
  func passes(_ other: DeviceAnswer, _ models: DecisionModels) -> Bool {
    let isSame = models.isClear(answer.outcome) ? other.outcome == answer.outcome : other.plain == answer.plain
    guard isSame, let alert else { return isSame }
    guard let shown = ShownAlert(other, in: language.map { [$0] } ?? []) else { return false }
    return shown.differences(from: alert.whole).isEmpty
  }

  /// Its device is among those of a region.
  func lies(in region: Region, of axes: [Axis]) -> Bool {
    zip(region, axes.translated(point, from: self.axes)).allSatisfy { $0.contains($1) }
  }

  func isAsked(of clients: ClientSet, on platform: DevicePlatform) -> Bool {
    self.platform == platform && clients.contains(client)
  }

  // MARK: Languages

  /// The place of the axis on which devices differ in their language; nil for the common module, whose alerts have all.
  var languageAxis: Int? { axes.firstIndex { $0.name == .language } }

  /// For somebody who asks for one of the languages of that axis.
  mutating func ask(for name: NamedValue) {
    guard let axis = languageAxis, let number = axes[axis].names.firstIndex(of: name) else { return }
    point[axis] = .named(number)
    region[axis] = Extent(names: NameSet([number]))
  }

  /// Both hold one alert in one language.
  func holdsSame(as other: StartedCase) -> Bool {
    guard let alert, let its = other.alert, language == other.language else { return false }
    let isSame =
      languageAxis.map { axes[$0].text(point[$0]) } == other.languageAxis.map { other.axes[$0].text(other.point[$0]) }
    return isSame && alert.whole.json.text(pretty: false) == its.whole.json.text(pretty: false)
  }
}

extension [Axis] {
  /// The device that is the same among those of other axes. What they do not tell apart it has like most devices.
  func translated(_ point: Point, from axes: [Axis]) -> Point {
    compactMap { axis in
      guard let index = axes.firstIndex(where: { axis.isNamed($0.name) }) else { return axis.whole.witness() }
      guard case .named(let name) = point[index] else { return point[index] }
      var value = axes[index].names[name]
      if case .other(let text) = value { value = .text(text) }
      return Narrowing.names([value]).extent(of: axis)?.witness() ?? axis.whole.witness()
    }
  }
}
