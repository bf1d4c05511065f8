import OSAMFormats

/// Devices whatever their clock, and what each of them gets at some moments.
package struct MomentsSubject: Subject {
  private let document: DocumentSubject
  /// The axis that is left out; nil where nothing depends on a clock.
  private let clock: Int?
  private let moments: [Instant]
  /// Those of the document without its clock.
  package let axes: [Axis]

  package init(_ document: DocumentSubject, at moments: [Instant]) {
    self.document = document
    self.moments = moments
    clock = document.index(of: .date)
    var axes = document.axes
    if let clock { axes.remove(at: clock) }
    self.axes = axes
  }

  package func ask(_ point: Point) -> (answer: [DeviceAnswer], thresholds: [Threshold]) {
    var answers: [DeviceAnswer] = []
    var thresholds: [Threshold] = []
    for moment in moments {
      var point = point
      if let clock { point.insert(.number(moment), at: clock) }
      let (answer, found) = document.ask(point)
      answers.append(answer)
      for var threshold in found where threshold.axis != clock {
        if let clock, threshold.axis > clock { threshold.axis -= 1 }
        thresholds.append(threshold)
      }
    }
    return (answers, thresholds)
  }
}

extension OutcomeTable {
  /// The first moments of something else for some device, in their order.
  package var clockCuts: [Instant] {
    guard let clock = subject.index(of: .date) else { return [] }
    let starts = cells.cells.compactMap { cell -> Instant? in
      guard case .numbers(let range) = cell.region[clock].line, case .numbers(let whole) = cells.asked[clock].line,
        range.lowerBound > whole.lowerBound
      else { return nil }
      return range.lowerBound
    }
    return Set(starts).sorted()
  }
}
