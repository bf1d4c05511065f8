/// By what documents of the common module are known.
extension Sign {
  private static let labels = ["ok", "cancel"]
  private static let texts = ["title", "message"]

  static let version: [Sign] = [
    Sign(
      ["comparisonMode"], besideSlip: 0, namesTell: true,
      why: "with one of its four values nobody else has it"),
    Sign(["checkBoxDontShowAgain"], besideSlip: 0, namesTell: true, why: "nobody else has a name like it"),
    Sign(["dialogDisplayDuration"], besideSlip: 1, namesTell: true, why: "nobody else has this name"),
    Sign(
      ["serverDate"], besideSlip: 3, besideAlways: 3, namesTell: true, why: "the service adds it to each document"),
    Sign(
      ["versionCode"], labels, besideSlip: 1,
      why: "the number of a release beside a button's label in Catalan and Spanish or English"),
    Sign(
      ["versionCode"], texts, besideSlip: 1, besideAlways: 5,
      why: "the number of a release beside a text in Catalan and Spanish or English"),
    Sign(
      ["packageName"], ["platform"], labels, besideSlip: 1,
      why: "an app and its platform beside a button's label in Catalan and Spanish or English"),
    Sign(
      ["packageName"], ["platform"], texts, besideSlip: 1, besideAlways: 3,
      why: "an app and its platform beside a text in Catalan and Spanish or English"),
    Sign(
      ["packageName"], ["platform"], ["versionCode", "appId"], degree: .likely,
      why: "other services know apps by these names as well"),
    Sign(
      ["title"], ["message"], ["ok"], ["cancel"], degree: .likely,
      why: "any dialog in these languages could have them"),
  ]

  static let rating: [Sign] = [
    Sign(["numAperture"], besideSlip: 1, besideAlways: 1, namesTell: true, why: "few others have this name"),
    Sign(
      ["minutes"], ["message"], besideSlip: 1, besideAlways: 2,
      why: "minutes beside a text in Catalan and Spanish or English"),
    Sign(
      ["packageName"], ["platform"], ["minutes"], besideSlip: 1, besideAlways: 1,
      why: "an app and its platform beside minutes"),
    Sign(
      ["packageName"], ["platform"], ["message"], besideSlip: 1, besideAlways: 1,
      why: "an app and its platform beside a text in Catalan and Spanish or English"),
    Sign(
      ["packageName"], ["platform"], ["appId"], degree: .likely,
      why: "other services know apps by these names as well"),
  ]
}

extension OwnNames {
  static let version = OwnNames(["checkBoxDontShowAgain", "dialogDisplayDuration"], inForm: ["comparisonMode"])
  static let rating = OwnNames(["numAperture"])
}
