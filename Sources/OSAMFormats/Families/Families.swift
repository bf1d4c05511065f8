/// The families there are.
extension Library {
  /// Every library, in the order the outputs use. Releases of the first are named without it.
  package static let all: [Library] = [
    osam, controlDeVersionsIOS, controlDeVersionsAndroid, valoracionsIOS, valoracionsAndroid, princeIOS, princeAndroid,
    princeKMP,
  ]
}

extension DocumentKind {
  package static let all: [DocumentKind] = commonModule + [.controlDeVersions, .valoracions, .princeOfVersions]

  /// The kinds of the city's common module.
  package static let commonModule: [DocumentKind] = [.osamVersion, .osamRating]
}
