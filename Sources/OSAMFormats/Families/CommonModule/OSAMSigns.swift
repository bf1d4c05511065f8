/// By what documents of the common module are known.
extension Sign {
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
}
