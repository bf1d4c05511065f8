import OSAMCommands

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

let system = POSIXSystem()
exit(
  CommandLine.argc == 0
    ? Program.refuseEmptyVector(on: system) : Program.run(Array(CommandLine.arguments.dropFirst()), on: system))
