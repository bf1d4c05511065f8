import Foundation
import TestSupport
import Testing

@testable import OSAMCommands

/// A run reads and writes nothing outside of a checkout by a link in it, and fixes no file that may be somebody else's.
@Suite struct CheckoutTests {
  /// A checkout with a link out of it, one that stays inside, one to nowhere, and settings by which every file is ours.
  private func plantLinks(_ place: HostilePlace, isRepository: Bool) throws {
    let outside = "{\"password\": \"TOPSECRET\", \"versionCode\": 1,}\n"
    try outside.write(toFile: place.marks + "/outside.json", atomically: false, encoding: .utf8)
    try place.put("overrides:\n  - paths: [\"**\"]\n    kind: osam-version\n", ".osam-lint.yml")
    try place.put(HostilePlace.faulty, "alerts/c.json")
    let links = [
      ("alerts/a.json", place.marks + "/outside.json"), ("alerts/r.json", "../../marks/outside.json"),
      ("alerts/in.json", "c.json"), ("alerts/lost.json", "nowhere.json"), ("folder", place.marks),
    ]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(atPath: place.folder + "/" + name, withDestinationPath: target)
    }
    if isRepository {
      try #require(try place.git("init", "--quiet"))
      try #require(try place.git("add", "--all"))
      try #require(try place.git("commit", "-qm", "1"))
      try place.put("// changed\n", "alerts/x.txt")
    }
  }

  /// No link out of a checkout is followed by a walk, a pattern or a list; nothing is written or quoted through one.
  @Test(arguments: [true, false]) func linksOutOfACheckoutAreNotFollowed(isRepository: Bool) throws {
    try HostilePlace.made { place throws in
      try plantLinks(place, isRepository: isRepository)
      let outside = place.marks + "/outside.json"
      let before = try String(contentsOfFile: outside, encoding: .utf8)
      var links = [place.folder + "/alerts/a.json", place.folder + "/alerts/r.json"]
      // Without a repository nothing says that the folder is more than one somebody works in.
      if isRepository { links.append(place.folder + "/folder/outside.json") }
      try (links.joined(separator: "\n") + "\n").write(
        toFile: place.marks + "/list", atomically: false, encoding: .utf8)
      let alerts = place.folder + "/alerts"
      for found in [
        place.run("check", alerts), place.run("fix", alerts), place.run("check", alerts + "/*.json"),
        place.run("fix", "--unsafe-fixes", alerts),
      ] {
        #expect(found.written.contains("links out of the repository not followed"), "\(found.written)")
        #expect(!found.written.contains("TOPSECRET"))
      }
      let walked = place.run("check", alerts)
      #expect(walked.status != 3, "\(walked.written)")
      #expect(walked.written.contains("1 link to nowhere skipped: \(alerts)/lost.json"))
      #expect(walked.written.contains("2 documents in 2 files"), "\(walked.written)")
      for arguments in [["--files-from", place.marks + "/list"], ["--force-exclude"] + links] {
        let listed = place.run(["check"] + arguments)
        #expect(listed.status == 0, "\(listed.written)")
        #expect(listed.written.contains("links out of the repository not followed"), "\(listed.written)")
      }
      for link in links {
        for format in [
          "text", "json", "sarif", "gitlab", "github", "markdown", "junit", "checkstyle", "concise", "rdjson", "azure",
        ] {
          let named = place.run("check", "--format", format, "--verbose", link)
          #expect(named.status == 1, "\(link) \(named.written)")
          #expect(
            !named.written.contains("TOPSECRET") && !named.written.contains("password"), "\(format): \(named.written)")
        }
        let fixed = place.run("fix", "--unsafe-fixes", link)
        #expect(fixed.written.contains("not changed: a link leads to it out of the repository"), "\(fixed.written)")
        for command in ["simulate", "outcomes", "compat", "prove", "agenda", "preview", "build"] {
          let refused = place.run(command, link)
          #expect(refused.status == 3 || refused.status == 2, "\(command): \(refused.written)")
          #expect(!refused.written.contains("TOPSECRET"), "\(command)")
        }
      }
      #expect(try String(contentsOfFile: outside, encoding: .utf8) == before)
    }
  }

  /// Not even a file that is certainly ours, nor one that a person names.
  @Test func nothingIsFixedThroughALinkOutOfACheckout() throws {
    try HostilePlace.made { place throws in
      try place.makeRepository()
      let outside = place.marks + "/ours.json"
      try HostilePlace.faulty.write(toFile: outside, atomically: false, encoding: .utf8)
      let link = place.folder + "/link.json"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: outside)
      for path in [link, place.folder] {
        let fixed = place.run("fix", "--unsafe-fixes", path)
        #expect(fixed.written.contains("link"), "\(fixed.written)")
        #expect(try String(contentsOfFile: outside, encoding: .utf8) == HostilePlace.faulty, "\(path)")
      }
      // By its own name it is no link.
      #expect(place.run("fix", outside).status == 0)
      #expect(try String(contentsOfFile: outside, encoding: .utf8) != HostilePlace.faulty)
    }
  }

  /// Of a file that only settings call ours nothing is fixed; an option, or a sign in the document, is better.
  @Test func whatOnlySettingsCallOursIsNotFixed() throws {
    try HostilePlace.made { place throws in
      try place.put("overrides:\n  - paths: [\"**\"]\n    kind: osam-version\n", ".osam-lint.yml")
      let text = "{\"name\": \"x\", \"version\": \"1\",}\n"
      try place.put(text, "package.json")
      try place.put(HostilePlace.faulty, "alert.json")
      let written = place.run("fix", place.folder).written
      #expect(
        written.contains("package.json: not changed: only the settings say what it is; --kind does"), "\(written)")
      #expect(try place.text("package.json") == text)
      #expect(try place.text("alert.json") != HostilePlace.faulty)
      _ = place.run("fix", "--kind", "osam-version", place.folder + "/package.json")
      #expect(try place.text("package.json") != text)
    }
  }

  /// Nothing is written where links of a repository lead, and nothing is read there that nobody named.
  @Test func linksLeadNoOutputOut() throws {
    try HostilePlace.made { place throws in
      try place.makeRepository()
      let files = FileManager.default
      let outside = place.marks + "/outside"
      try "mine".write(toFile: outside, atomically: false, encoding: .utf8)
      try files.createSymbolicLink(atPath: place.folder + "/report.txt", withDestinationPath: outside)
      try files.createSymbolicLink(atPath: place.folder + "/lost.txt", withDestinationPath: place.marks + "/new")
      try files.createSymbolicLink(atPath: place.folder + "/out", withDestinationPath: place.marks)
      for path in ["report.txt", "lost.txt", "out/new", "out/deep/new", "out/../new"] {
        for arguments in [["check", "--output", "json:"], ["preview", "--output", ""], ["baseline", "--output", ""]] {
          // Of a baseline the place is taken from the root, without the names that `..` takes back.
          if arguments[0] == "baseline", path.contains("..") { continue }
          let output = (arguments.last ?? "") + place.folder + "/" + path
          let refused = place.run(arguments.dropLast() + [output, place.folder + "/a.json"])
          #expect(refused.status == 3, "\(arguments) \(path): \(refused.written)")
          #expect(refused.written.contains("a link to \(place.marks)"), "\(refused.written)")
        }
      }
      #expect(try String(contentsOfFile: outside, encoding: .utf8) == "mine")
      #expect(try place.ran() == ["outside"])
      #expect(place.check("--output", "json:/dev/null", place.folder + "/a.json").status == 1)
      try files.createSymbolicLink(atPath: place.folder + "/.osam-lint.yml", withDestinationPath: "../marks/settings")
      try "time-zone: Europe/Madrid\n".write(toFile: place.marks + "/settings", atomically: false, encoding: .utf8)
      let found = place.check(place.folder + "/a.json")
      #expect(found.status == 3 && found.written.contains("its link leads out of the repository"), "\(found.written)")
      // The user's own links on the way to the repository are followed.
      try files.removeItem(atPath: place.folder + "/.osam-lint.yml")
      let way = place.marks + "/way"
      try files.createSymbolicLink(atPath: way, withDestinationPath: place.folder)
      #expect(place.check("--output", "json:\(way)/new.txt", place.folder + "/a.json").status == 1)
      #expect(try place.text("new.txt").contains("trailing-comma"))
    }
  }
}
