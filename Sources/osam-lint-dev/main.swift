// The workshop's front door: writes and checks everything that is made from the tables.

Files.leave(with: Workshop.run(Array(CommandLine.arguments.dropFirst())))
