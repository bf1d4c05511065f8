import OSAMFormats

extension Document {
  /// Why nothing is said about what its clients do: they read what is built from it, and nothing can be. To the common
  /// module a document that cannot be read is an answer, ERROR.
  var whyNoAnswer: Words? {
    guard kind.isAsked, let obstacle = obstacleToBuilding else { return nil }
    return "\(obstacle.words(in: tree)), and nothing can be built from it"
  }
}
