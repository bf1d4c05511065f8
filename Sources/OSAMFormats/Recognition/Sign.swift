/// How sure it is that something is a document of a kind.
package enum Degree: String, Sendable, Comparable {
  /// Something speaks for it; a walk leaves it alone.
  case likely
  /// Beyond doubt, or said by the command line or the settings.
  case certain

  package static func < (left: Degree, right: Degree) -> Bool { left == .likely && right == .certain }
}

/// Something by which documents of a kind are known: one row of its kind's table. Everyday words (`title`, `url`,
/// `version`) tell nothing, however many of them there are.
package struct Sign: Sendable {
  /// Of each of these groups one member stands there, in its own form. The first group is what one sees it by.
  package let groups: [[String]]
  /// What it makes of the object it stands in, where the kind has it.
  package let degree: Degree
  /// Further members in their own forms that must stand beside it where one of its names is only nearly right: none
  /// where nobody else has a name that is near, nil where near is not enough.
  package let besideSlip: Int?
  /// Further members without which it may be somebody else's where it stands inside of something else.
  package let besideAstray: Int
  /// Its names tell whatever their values are, also in a text too broken to be taken apart.
  package let namesTell: Bool
  /// Values that may be short are written out: texts with their languages, messages with their content.
  package let isFull: Bool
  /// Why it tells.
  package let why: String

  init(
    _ groups: [String]..., degree: Degree = .certain, besideSlip: Int? = nil, besideAstray: Int = 3,
    namesTell: Bool = false, isFull: Bool = false, why: String
  ) {
    self.groups = groups
    self.degree = degree
    self.besideSlip = besideSlip
    self.besideAstray = besideAstray
    self.namesTell = namesTell
    self.isFull = isFull
    self.why = why
  }
}

/// Where the members of a document stand.
package enum Standing: Sendable {
  /// Where the kind has them: inside of its wrapper, or at the root where there is none.
  case own
  /// At the root of a document whose wrapper is missing.
  case bare
  /// Inside of something else, or in a list.
  case astray
  /// In a document that is written as a text.
  case quoted
}

extension Sign {
  /// Further members, in their own forms, without which it may be somebody else's at such a place.
  func others(_ standing: Standing) -> Int {
    switch standing {
    case .own: 0
    // What is alone at a root may be settings, or a sample of something.
    case .bare: 2
    case .astray: besideAstray
    // It was looked at by itself already.
    case .quoted: 0
    }
  }

  // MARK: The common module

  static let version: [Sign] = [
    Sign(
      ["comparisonMode"], besideSlip: 0, namesTell: true,
      why: "with one of its four values nobody else has it"),
    Sign(["checkBoxDontShowAgain"], besideSlip: 0, namesTell: true, why: "nobody else has a name like it"),
    Sign(["dialogDisplayDuration"], besideSlip: 1, namesTell: true, why: "nobody else has this name"),
    Sign(
      ["serverDate"], besideSlip: 3, namesTell: true,
      why: "the service adds it; serverData and serverState are words of other people"),
    Sign(
      ["versionCode"], ["title", "message", "ok", "cancel"], besideSlip: 1,
      why: "the number of a release beside texts in Catalan, Spanish and English"),
    Sign(
      ["packageName"], ["platform"], ["title", "message", "ok", "cancel"], besideSlip: 1,
      why: "an app and its platform beside texts in Catalan, Spanish and English"),
    Sign(
      ["packageName"], ["platform"], ["versionCode", "appId"], degree: .likely,
      why: "other services know apps by these names as well"),
    Sign(
      ["title"], ["message"], ["ok"], ["cancel"], degree: .likely,
      why: "any dialog in these languages could have them"),
  ]

  static let rating: [Sign] = [
    Sign(["numAperture"], besideSlip: 1, namesTell: true, why: "nobody else has this name"),
    Sign(
      ["minutes"], ["message"], besideSlip: 1,
      why: "minutes beside a text in Catalan, Spanish and English"),
    Sign(["packageName"], ["platform"], ["minutes"], besideSlip: 1, why: "an app and its platform beside minutes"),
    Sign(
      ["packageName"], ["platform"], ["message"], besideSlip: 1,
      why: "an app and its platform beside a text in Catalan, Spanish and English"),
    Sign(
      ["packageName"], ["platform"], ["appId"], degree: .likely,
      why: "other services know apps by these names as well"),
  ]

  // MARK: The older libraries

  private static let olderButtons = ["okButtonTitle", "cancelButtonTitle", "okButtonActionURL"]

  static let olderVersion: [Sign] = [
    Sign(
      olderButtons, ["comparisonMode", "minSystemVersion"], besideSlip: 1, namesTell: true,
      why: "a button's label or address beside what decides about the alert"),
    Sign(
      ["comparisonMode"], ["version"], ["title", "message"], besideSlip: 1,
      why: "a mode that is a number beside the version it is about, and texts"),
    Sign(
      ["okButtonActionURL"], ["okButtonTitle"], ["title", "message"], besideSlip: 0,
      why: "nobody else has these three names together"),
    Sign(
      ["okButtonTitle", "cancelButtonTitle"], ["title", "message"], ["version"], isFull: true,
      why: "a button's label in Catalan and Spanish beside the version it is about"),
    Sign(
      ["okButtonTitle", "cancelButtonTitle"], ["title", "message"], ["version"], degree: .likely,
      why: "other alerts have such names too"),
    Sign(
      ["minSystemVersion"], ["version"], ["title", "message"], degree: .likely, why: "other alerts have such names too"),
    Sign(olderButtons, ["version"], degree: .likely, why: "other alerts have such names too"),
  ]

  static let olderRating: [Sign] = [
    Sign(
      ["num_apert"], ["tmin", "messages"], besideSlip: 0, besideAstray: 0, namesTell: true,
      why: "nobody else counts openings by this name"),
    Sign(["num_apert"], degree: .likely, why: "a document needs tmin beside it"),
    Sign(["messages"], ["tmin"], isFull: true, why: "messages with their languages beside tmin"),
    Sign(["messages"], ["tmin"], degree: .likely, why: "weather services have tmin too"),
  ]

  // MARK: Prince of Versions

  private static let required = ["required_version", "requiredVersion"]
  private static let last = ["last_version_available", "lastVersionAvailable"]
  private static let frequency = ["notify_last_version_frequency", "notifyLastVersionFrequency"]

  /// Of a configuration of a list under a platform's key.
  static let listedConfiguration: [Sign] =
    configuration + [
      Sign(required, besideSlip: 0, besideAstray: 1, namesTell: true, why: "a platform's list of versions")
    ]

  /// Of one configuration under a platform's key, without its list, or of the object of before release 4.
  static let singleConfiguration: [Sign] =
    configuration + [
      Sign(
        ["latest_version", "optional_update"], besideSlip: 1, besideAstray: 1,
        why: "a version that is an object with its notification under a platform's key"),
      Sign(
        ["minimum_version"], ["minimum_version_min_sdk"], besideSlip: 0, besideAstray: 0,
        why: "nobody else has a lowest system beside the lowest version"),
      Sign(required, degree: .likely, why: "other tools require versions under such names"),
      Sign(
        ["minimum_version"], degree: .likely, namesTell: true,
        why: "other services have a lowest version of each platform"),
    ]

  private static let configuration: [Sign] = [
    Sign(last, besideSlip: 0, besideAstray: 1, namesTell: true, why: "nobody else has this name"),
    Sign(frequency, besideSlip: 0, besideAstray: 1, namesTell: true, why: "nobody else has this name"),
  ]
}
