import OSAMCommands

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

let system = POSIXSystem()
// Linux from 5.18 on puts an empty name in the place of an empty argument vector.
let isEmptyVector = CommandLine.argc == 0 || (CommandLine.arguments.first ?? "").isEmpty
exit(
  isEmptyVector
    ? Program.refuseEmptyVector(on: system) : Program.run(Array(CommandLine.arguments.dropFirst()), on: system))
