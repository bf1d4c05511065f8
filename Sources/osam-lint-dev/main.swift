// The dev tool's front door: writes and checks everything that is made from the tables.

Files.leave(with: DevTool.run(Array(CommandLine.arguments.dropFirst())))
