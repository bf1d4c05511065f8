import Foundation

/// How often tests ask what they ask of many inputs: a share of them in `make test`, all of them in `make release-check`,
/// which sets `OSAM_LINT_LONG=1` and runs a release build. What is asked is the same.
package enum Effort {
  package static let isLong = ProcessInfo.processInfo.environment["OSAM_LINT_LONG"] == "1"

  /// How many documents of a kind are looked at by one test of cells, of which there are two for each kind.
  package static var cellRounds: Int { isLong ? 5_000 : 100 }

  /// How many inputs made at random a property is tried on.
  package static func rounds(_ usual: Int, long: Int) -> Int { isLong ? long : usual }

  /// One in `step` of these, beginning further on for each `turn`, so that all have their turn somewhere.
  package static func share<Item>(of items: [Item], oneIn step: Int, turn: Int) -> [Item] {
    if isLong { return items }
    return stride(from: turn % step, to: items.count, by: step).map { items[$0] }
  }
}
