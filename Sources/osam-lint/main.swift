import CBuild
import OSAMCommands

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The argument vector of the process, as bytes: names of files need not be texts.
func startedWith() -> [[UInt8]] {
  // Only where the C library does not tell it, Swift is asked.
  let told = cbuild_argument_count()
  return (0..<(told < 0 ? CommandLine.argc : told)).compactMap { number in
    let argument = told < 0 ? CommandLine.unsafeArgv[Int(number)].map { UnsafePointer($0) } : cbuild_argument(number)
    return argument.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }
}

let system = POSIXSystem()
let arguments = startedWith()
// Linux from 5.18 on puts an empty name in the place of an empty argument vector.
let isEmptyVector = arguments.first?.isEmpty ?? true
exit(
  isEmptyVector
    ? Program.refuseEmptyVector(on: system, knowing: .released)
    : Program.run(Array(arguments.dropFirst()), on: system, knowing: .released))
