import OSAMCommands

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the process was started with, as bytes: names of files need not be texts.
func startedWith() -> [[UInt8]] {
  (0..<Int(CommandLine.argc)).compactMap { number in
    CommandLine.unsafeArgv[number].map { argument in
      [UInt8](UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
    }
  }
}

let system = POSIXSystem()
let arguments = startedWith()
// Linux from 5.18 on puts an empty name in the place of an empty argument vector.
let isEmptyVector = arguments.first?.isEmpty ?? true
exit(isEmptyVector ? Program.refuseEmptyVector(on: system) : Program.run(Array(arguments.dropFirst()), on: system))
