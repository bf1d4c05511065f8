extension Kinds {
  /// The kinds that released libraries read.
  package static let released = Kinds([
    Kind(.osamVersion, commands: .osamVersion), Kind(.osamRating, commands: .osamRating),
    Kind(.controlDeVersions, commands: .controlDeVersions), Kind(.valoracions, commands: .valoracions),
    Kind(.princeOfVersions, commands: .princeOfVersions),
  ])
}
