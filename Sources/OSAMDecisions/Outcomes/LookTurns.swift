import OSAMFormats

extension Subject {
  /// Where the comparisons of a decision turn.
  func turns(of decision: Decision) -> [Turn] { [] }
}
