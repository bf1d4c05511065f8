import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMFormats

/// Files of package managers, each as its program writes it.
@Suite struct PackageFileTests {
  private func entries(_ text: String, _ fileName: String) throws -> [String] {
    let format = try #require(PackageFile.Layout(fileName: fileName.utf8))
    return PackageFile(Array(text.utf8), format, of: Library.all).entries.map {
      "\($0.line) \($0.library) \($0.package) \($0.version ?? "?")"
    }
  }

  @Test func dart() throws {
    let text = """
      packages:
        osam_common_module:
          version: "1.0.0"
        osam_common_module_flutter:
          dependency: "direct main"
          description:
            ref: "8.2.1"
            url: "https://github.com/AjuntamentdeBarcelona/modul_comu_osam_flutter.git"
          source: git
          version: "8.2.1"
        prince_of_versions:
          dependency: transitive
          version: "2.2.3"
      sdks:
        dart: ">=3.4.0"
      """
    #expect(
      try entries(text, "pubspec.lock") == [
        "10 flutter osam_common_module_flutter 8.2.1", "13 pov-flutter prince_of_versions 2.2.3",
      ])
  }

  @Test func cocoaPods() throws {
    let text = """
      PODS:
        - AppStoreRatings (1.0.1)
        - OSAMCommon (3.1.0)
        - osam_common_module_flutter (8.1.0):
          - Flutter
          - OSAMCommon (~> 3.1.0)
        - "PrinceOfVersions (4.0.5)"
        - VersionControl (2.9)

      DEPENDENCIES:
        - OSAMCommon (from `https://github.com/AjuntamentdeBarcelona/modul_comu_osam.git`, tag `3.1.0`)

      EXTERNAL SOURCES:
        VersionControl:
          :git: https://github.com/AjuntamentdeBarcelona/osam-controldeversions-ios.git
      """
    // Another pod may be called AppStoreRatings.
    #expect(
      try entries(text, "Podfile.lock") == [
        "3 osam OSAMCommon 3.1.0", "7 pov-ios PrinceOfVersions 4.0.5", "8 controldeversions-ios VersionControl 2.9",
      ])
    #expect(try entries(text.replacingLines(of: "osam-controldeversions-ios"), "Podfile.lock").count == 2)
  }

  @Test func npm() throws {
    let text = """
      {"name": "app", "lockfileVersion": 2, "packages": {
        "": {"dependencies": {"react-native-modul-comu-osam": "^0.3.0"}},
        "node_modules/react-native-modul-comu-osam": {
          "version": "0.3.0", "resolved": "x"}},
       "dependencies": {"react-native-modul-comu-osam": {"version": "0.3.0"},
         "cordova-plugin-comu-osam": {"version": "1.0.5"}}}
      """
    #expect(
      try entries(text, "package-lock.json") == [
        "4 rn react-native-modul-comu-osam 0.3.0", "5 rn react-native-modul-comu-osam 0.3.0",
        "6 cordova cordova-plugin-comu-osam 1.0.5",
      ])
    #expect(try entries("[1,", "package-lock.json") == [])
  }

  @Test(arguments: [
    "# yarn lockfile v1\n\nreact-native-modul-comu-osam@^0.2.0:\n  version \"0.2.1\"\n  resolved \"x\"\n",
    "__metadata:\n  version: 8\n\"react-native-modul-comu-osam@npm:^0.2.0\":\n  version: 0.2.1\n",
  ])
  func yarn(_ text: String) throws {
    #expect(try entries(text, "yarn.lock") == ["4 rn react-native-modul-comu-osam 0.2.1"])
  }

  @Test func gradle() throws {
    #expect(
      try entries(
        "co.infinum:prince-of-versions:4.0.4=releaseRuntimeClasspath\nco.infinum:prince:1=x\n", "gradle.lockfile")
        == ["1 pov-android co.infinum:prince-of-versions 4.0.4"])
    let build = """
      dependencies {
          // implementation 'co.infinum:prince-of-versions:1.0.0'
          implementation 'com.github.AjuntamentdeBarcelona.modul_comu_osam:common-android:3.0.1'
          implementation("com.github.AjuntamentdeBarcelona:osam-controldeversions-android:$versions@aar")
          compile group: 'co.infinum', name: 'prince-of-versions', version: '4.0.3'
      }
      """
    let found = [
      "3 osam com.github.AjuntamentdeBarcelona.modul_comu_osam:common-android 3.0.1",
      "4 controldeversions-android com.github.AjuntamentdeBarcelona:osam-controldeversions-android ?",
      "5 pov-android co.infinum:prince-of-versions 4.0.3",
    ]
    for name in ["build.gradle", "build.gradle.kts"] { #expect(try entries(build, name) == found) }
    let catalog = """
      [versions]
      osam = "3.1.0"
      [libraries]
      osam-common = { module = "com.github.AjuntamentdeBarcelona.modul_comu_osam:common-android", version.ref = "osam" }
      # prince = "co.infinum:prince-of-versions:4.0.0"
      prince = { group = "co.infinum", name = "prince-of-versions", version = "4.0.4" }
      """
    #expect(
      try entries(catalog, "libs.versions.toml") == [
        "4 osam com.github.AjuntamentdeBarcelona.modul_comu_osam:common-android 3.1.0",
        "6 pov-android co.infinum:prince-of-versions 4.0.4",
      ])
  }

  /// Bytes that are no text, and texts that end in the middle, name nothing and stop nothing.
  @Test(arguments: PackageFile.Layout.allCases) func brokenFiles(_ format: PackageFile.Layout) {
    for bytes in [
      [], [0xFF, 0x00, 0x0A], Array("  - OSAMCommon (".utf8), Array("{\"packages\":".utf8), Array("\"".utf8),
    ] {
      #expect(PackageFile(bytes, format, of: Library.all).entries.isEmpty)
    }
  }

  @Test func namesOfFiles() {
    #expect(PackageFile.Layout(fileName: "build.gradle.kts".utf8) == .gradleBuild)
    #expect(PackageFile.Layout(fileName: "settings.gradle".utf8) == nil)
    #expect(PackageFile.Layout(fileName: "".utf8) == nil)
  }
}

extension String {
  /// Without the lines that have a text.
  fileprivate func replacingLines(of text: String) -> String {
    split(separator: "\n").filter { !$0.contains(text) }.joined(separator: "\n")
  }
}
