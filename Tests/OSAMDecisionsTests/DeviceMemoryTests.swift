import OSAMDecisions
import OSAMFormats
import Testing

/// The memory of a device, in one word.
@Suite struct DeviceMemoryTests {
  @Test func wordsAreReadBack() {
    let ages: [Int64] = [0, 1, 999, 1000, 1001, 59_999, 3_600_000, 5_400_000, 86_400_001, -1, -7_200_000, .max, .min]
    for memory in [.new, .seen, .ticked] + ages.map({ DeviceMemory.ok(age: $0) }) {
      #expect(DeviceMemory(memory.description) == memory, "\(memory)")
    }
    #expect(DeviceMemory("ok:1500ms") == .ok(age: 1500))
    #expect(DeviceMemory("ok:90m")?.description == "ok:1h30m")
    #expect(DeviceMemory.ok(age: 93_784_005).description == "ok:1d2h3m4s5ms")
    for text in ["", "New", "ok", "ok:", "ok:1", "ok:h", "ok: 1h", "ok:1ms2s", "seen:1h", "ok:99999999999999999999ms"] {
      #expect(DeviceMemory(text) == nil, "\(text)")
    }
  }

  /// The age that a client finds is the one that was said, whatever its clock shows.
  @Test func theAgeIsExact() throws {
    let config = try baseConfig()
    for now: Instant in [0, noon, .max, .min] {
      for age: Int64 in [0, 3_599_999, 3_600_000, .max, .min, -1] {
        let cached = try #require(DeviceMemory.ok(age: age).cached(config, installed: 1, now: now))
        #expect(now &- cached.lastOK == age)
        #expect(DeviceMemory.ok(at: cached.lastOK, now: now) == .ok(age: age))
      }
    }
  }

  /// An hour is quiet after OK; a ticked box is quiet for ever; a device that forgot nothing else sees the alert.
  @Test func whatIsRememberedDecides() throws {
    let config = try baseConfig()
    func outcome(_ memory: DeviceMemory) throws -> String {
      let device = try phone("3.0.1") { $0.cached = memory.cached(config, installed: $0.installed, now: $0.now) }
      return try answer(config, device)
    }
    for memory in [DeviceMemory.new, .seen, .ok(age: 3_600_000)] {
      #expect(try outcome(memory) == "LAZY may-update -", "\(memory)")
    }
    for memory in [DeviceMemory.ok(age: 3_599_999), .ok(age: -1), .ticked] {
      #expect(try outcome(memory) == "NONE nothing DISMISSED", "\(memory)")
    }
    // Only a device that saw the document has something to decide by where there is no network.
    func offline(_ memory: DeviceMemory) throws -> String {
      let device = try phone("3.0.1") {
        $0.cached = memory.cached(config, installed: $0.installed, now: $0.now)
        $0.isOffline = true
      }
      return try answer(config, device)
    }
    #expect(try offline(.new) == "NONE nothing DISMISSED")
    #expect(try offline(.seen) == "LAZY may-update -")
  }
}
