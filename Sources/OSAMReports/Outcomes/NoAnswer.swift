import OSAMFormats
import OSAMSyntax

extension Document {
  /// Why nothing is said about what its clients do: they read what is built from it, and nothing can be. To clients
  /// that decode by a table a document that cannot be read is an answer.
  package var whyNoAnswer: LocalizedMessage? {
    switch kind.family {
    case .table: nil
    case .asked: obstacleToBuilding.map { "\($0.words(in: tree)), and nothing can be built from it" }
    }
  }
}
