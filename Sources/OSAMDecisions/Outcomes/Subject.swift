import OSAMFormats

/// The value of one device on one axis.
package enum Value: Hashable, Sendable {
  /// A named value of the axis, by its number.
  case named(Int)
  case number(Int64)
  case version(String)
}

/// A device: a value on each axis, in the order of the subject's axes.
package typealias Point = [Value]

/// A part of each axis, in the order of the subject's axes: all devices whose values lie in them.
package typealias Region = [Extent]

/// Where a comparison of a decision changes its answer.
package struct Threshold: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    /// Between this number and the one before.
    case number(Int64)
    case version(VersionCut)
    /// Between these named values and everything else.
    case names(NameSet)
    /// Between any two named values, and between them and everything else.
    case everyName
  }

  /// The number of the axis.
  package var axis: Int
  package var place: Place
  /// How far the decision had come.
  package var stage: Stage

  package init(_ axis: Int, _ place: Place, at stage: Stage = .start) {
    self.axis = axis
    self.place = place
    self.stage = stage
  }
}

/// A document, or several, as one client reads it on one platform: what devices can differ in, and what each gets.
///
/// An answer may depend on a device only through comparisons whose thresholds are returned with it.
package protocol Subject: Sendable {
  associatedtype Answer: Equatable, Sendable

  var axes: [Axis] { get }

  /// The answer for a device, and the thresholds of the comparisons that made it so.
  func ask(_ point: Point) -> (answer: Answer, thresholds: [Threshold])

  /// The answer and thresholds for a device that came as far as a stage like another one that was asked before. The
  /// thresholds before the stage, which are on the same side for both, may be left out.
  func ask(_ point: Point, from stage: Stage) -> (answer: Answer, thresholds: [Threshold])

  /// The number of an axis; nil when devices do not differ in that.
  func index(of name: AxisName) -> Int?
}

extension Subject {
  /// Every device.
  package var whole: Region { axes.map { $0.whole } }

  package func index(of name: AxisName) -> Int? { axes.firstIndex { $0.name == name } }

  package func ask(_ point: Point, from stage: Stage) -> (answer: Answer, thresholds: [Threshold]) { ask(point) }
}
