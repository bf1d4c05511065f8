/// Random numbers that are the same on every run.
package struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  package init(state: UInt64) { self.state = state }

  /// SplitMix64.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  package mutating func choose<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// A number from 0 up to a limit; 0 where there is none below it.
  package mutating func below(_ limit: Int) -> Int { limit < 1 ? 0 : Int(next() % UInt64(limit)) }

  /// True so often, once where nothing else is said.
  package mutating func once(_ one: UInt64 = 1, in times: UInt64) -> Bool { next() % times < one }
}
