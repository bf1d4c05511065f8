extension Kinds {
  /// The kinds that released libraries read.
  package static let released = Kinds([
    Kind(format: .osamVersion, decisions: .osamVersion, pages: .osamVersion, commands: .osamVersion),
    Kind(format: .osamRating, decisions: .osamRating, pages: .osamRating, commands: .osamRating),
    Kind(
      format: .controlDeVersions, decisions: .controlDeVersions, pages: .controlDeVersions,
      commands: .controlDeVersions),
    Kind(format: .valoracions, decisions: .valoracions, pages: .valoracions, commands: .valoracions),
    Kind(
      format: .princeOfVersions, decisions: .princeOfVersions, pages: .princeOfVersions, commands: .princeOfVersions),
  ])
}
