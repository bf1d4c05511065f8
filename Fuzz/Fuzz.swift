import Foundation
import TestSupport

/// The question to ask of every input, named by `$OSAM_LINT_FUZZ`.
private let probe: Probe = {
  let name = ProcessInfo.processInfo.environment["OSAM_LINT_FUZZ"] ?? ""
  guard let probe = Probe(rawValue: name) else {
    fatalError("OSAM_LINT_FUZZ names one of \(Probe.allCases.map(\.rawValue).joined(separator: ", "))")
  }
  // The first input does not pay for things that are made once and kept.
  _ = probe.problem([])
  return probe
}()

/// Processor time one input may take. The sanitizers cost two or three times the work.
private let limit = CLOCKS_PER_SEC

/// Entry point that libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let probe = probe
  let before = clock()
  if let problem = probe.problem(bytes) { fatalError(problem) }
  let time = clock() - before
  if time > limit { fatalError("\(time * 1000 / CLOCKS_PER_SEC) ms of processor time") }
  return 0
}
