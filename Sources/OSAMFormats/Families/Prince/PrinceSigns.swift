/// By what documents of Prince of Versions are known.
extension Sign {
  private static let required = ["required_version", "requiredVersion"]
  fileprivate static let last = ["last_version_available", "lastVersionAvailable"]
  fileprivate static let frequency = ["notify_last_version_frequency", "notifyLastVersionFrequency"]

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
        why: "a version that is an object under a platform's key"),
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

extension OwnNames {
  static let configuration = OwnNames(
    Sign.last + Sign.frequency + ["minimum_version_min_sdk"], inForm: ["latest_version", "optional_update"])
}
