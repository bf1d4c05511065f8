/// By what documents of the older libraries are known.
extension Sign {
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
      why: "a button's label in two languages beside the version it is about"),
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
}

extension OwnNames {
  static let olderVersion = OwnNames(["okButtonActionURL"], inForm: ["comparisonMode"])
  static let olderRating = OwnNames(["num_apert"])
}
