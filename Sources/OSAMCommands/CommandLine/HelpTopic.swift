import OSAMFormats
import OSAMReports

/// Topics of `osam-lint help` besides its commands.
package enum HelpTopic: String, CaseIterable {
  /// The pages.
  case docs
  /// Works of others that the program contains, with their notices.
  case licences

  /// By its name; “licenses” is the same.
  init?(word: String) { self.init(rawValue: word == "licenses" ? "licences" : word) }

  package var title: LocalizedMessage {
    switch self {
    case .docs: "Lists the pages of the documentation."
    case .licences: "Prints the licences of the program and of what it contains."
    }
  }

  /// The text to be printed, in lines of so many columns.
  func text(_ kinds: Kinds, width: Int, build: BuildFacts, in formatter: MessageFormatter) throws(Failure) -> String {
    switch self {
    case .docs: return HelpPage.text(ofPages: kinds, width: width, in: formatter)
    case .licences:
      guard let notices = build.notices else {
        throw Failure(
          "this build has no notices of what it contains",
          hint: "Releases have them, and so has what “make build” makes on Debian.", status: .incomplete)
      }
      return notices
    }
  }
}
