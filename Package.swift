// swift-tools-version: 6.1
import PackageDescription

// The layers, from the bottom up. A target may depend only on targets above it in
// this file; CI builds with the explicit-import check, so an import not declared here fails.

/// Where functions with the same code stand once, and what nobody calls not at all.
let linked = ["--icf=all", "--gc-sections"]

/// Links the release executable into one file that needs nothing from the machine it runs on. Nothing stands in it that is
/// needed to unwind the stack or that depends on the folder it was built in.
let fullyStatic =
  ["-static-executable", "-use-ld=lld"]
  + (linked + [
    "--build-id=none", "--no-eh-frame-hdr", "-T", "\(Context.packageDirectory)/packaging/link/left-out.ld",
  ]).flatMap { ["-Xlinker", $0] }

/// Links the executable of a distribution, which mends the C libraries by itself: those are the system's, Swift's is inside.
let forDistribution =
  ["-static-stdlib", "-use-ld=lld"] + (linked + ["-z", "relro", "-z", "now"]).flatMap { ["-Xlinker", $0] }

/// True for the executable of a distribution (debian/rules).
let isShared = Context.environment["OSAM_LINT_SHARED"] != nil

/// How release executables are linked.
let executable: [LinkerSetting] = [
  .unsafeFlags(
    isShared ? forDistribution : fullyStatic,
    .when(platforms: [.linux], configuration: .release))
]

/// What make says of the build: its name, and that the notices beside it are those of what is linked now.
let build = Context.environment["OSAM_LINT_BUILD"]

/// For make alone. The linker lists what it takes: tools/check-notices.py compares that with the notices. It asks the
/// copy of Swift's library that tools/collectable.py makes, before the toolchain's own: 750 KB less.
let linkedByMake: [LinkerSetting] =
  build == nil
  ? []
  : [
    .unsafeFlags(
      ["-Xlinker", "-Map=\(Context.packageDirectory)/.build-facts/osam-lint.map"]
        + (isShared ? [] : ["\(Context.packageDirectory)/.build-facts/swift_static/libswiftCore.a"]),
      .when(platforms: [.linux], configuration: .release))
  ]

/// Each function in a section of its own, which the linker takes, folds or leaves out by itself: 770 KB less. It keeps no public
/// one that nobody calls: 180 KB less.
let sections: [SwiftSetting] = [
  .unsafeFlags(
    ["-function-sections", "-internalize-at-link"].flatMap { ["-Xfrontend", $0] }, .when(configuration: .release))
]

/// The published program without what mirrors ask for, names of fields and cases and captures of closures. It keeps the
/// tarball below its bound; tools/check-reflection.sh shows that nothing asks.
let published: [SwiftSetting] =
  sections
  + (build == nil
    ? [] : [.unsafeFlags(["-Xfrontend", "-disable-reflection-metadata"], .when(configuration: .release))])

/// What browsers get as well: each file imports every module of whose declarations it uses a member, as Embedded Swift
/// demands (docs/embedded.md).
let forBrowsers = published + [.enableUpcomingFeature("MemberImportVisibility")]

/// Fast code in debug builds as well, with what it asserts: the tests ask for millions of answers, which took three times as long
/// without (docs/benchmarks.md). For a debugger: swift build -Xswiftc -Onone
let fast =
  forBrowsers + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

/// Small code where speed is not felt: an editor waits for what the module asks, not for the module; a report is written
/// once, and a command line read. It keeps the tarball below its bound.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

let package = Package(
  name: "osam-lint",
  platforms: [.macOS("15.0")],
  products: [
    .executable(name: "osam-lint", targets: ["osam-lint"])
  ],
  targets: [
    // 0  libyaml, the C library.
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    //    System calls that Swift's own modules of the C library leave out.
    .systemLibrary(name: "CSystem"),
    //    The name of the build, the notices of what others made and the program contains, and the start of the process.
    .target(name: "CBuild", cSettings: build.map { [.define("OSAM_LINT_BUILD", to: "\"\($0)\"")] } ?? []),
    //    What differs from platform to platform.
    .target(name: "OSAMPlatform", swiftSettings: forBrowsers),
    // 1  Bytes, spans, the located tree, JSON and YAML.
    .target(name: "OSAMSyntax", dependencies: ["CYAML"], swiftSettings: fast),
    // 2  Clients, releases, member tables, recognition, decoding, schemas.
    .target(name: "OSAMFormats", dependencies: ["OSAMSyntax", "OSAMPlatform"], swiftSettings: fast),
    // 3  (document, device) -> outcome and trace.
    .target(
      name: "OSAMDecisions", dependencies: ["OSAMFormats", "OSAMSyntax", "OSAMPlatform"], swiftSettings: fast),
    // 4  Rules, findings, the engine.
    .target(
      name: "OSAMLint", dependencies: ["OSAMDecisions", "OSAMFormats", "OSAMSyntax", "OSAMPlatform"],
      swiftSettings: forBrowsers),
    // The front door: what people and machines read.
    .target(
      name: "OSAMReports", dependencies: ["OSAMLint", "OSAMDecisions", "OSAMFormats", "OSAMSyntax", "OSAMPlatform"],
      swiftSettings: small + forBrowsers),
    // The other door: what editors read.
    .target(
      name: "OSAMLanguageServer", dependencies: ["OSAMLint", "OSAMDecisions", "OSAMFormats", "OSAMSyntax"],
      swiftSettings: small + published),
    // The third door: what a page in a browser asks (docs/embedded.md).
    .target(
      name: "OSAMPage", dependencies: ["OSAMReports", "OSAMLint", "OSAMDecisions", "OSAMFormats", "OSAMSyntax"],
      swiftSettings: small + forBrowsers),
    // Commands, console, exit status.
    .target(
      name: "OSAMCommands",
      dependencies: [
        "OSAMReports", "OSAMLanguageServer", "OSAMLint", "OSAMDecisions", "OSAMFormats", "OSAMSyntax", "CSystem",
        "CBuild",
      ],
      swiftSettings: small + published),
    .executableTarget(
      name: "osam-lint", dependencies: ["OSAMCommands", "CBuild"], swiftSettings: published,
      linkerSettings: executable + linkedByMake),
    // The dev tool: writes everything that is generated from the tables and the rules.
    .executableTarget(
      name: "osam-lint-dev",
      dependencies: [
        "OSAMCommands", "OSAMPage", "OSAMReports", "OSAMLint", "OSAMDecisions", "OSAMFormats", "OSAMSyntax",
      ],
      linkerSettings: executable),

    .target(
      name: "TestSupport",
      dependencies: [
        "OSAMCommands", "OSAMReports", "OSAMLanguageServer", "OSAMLint", "OSAMDecisions", "OSAMFormats", "OSAMSyntax",
      ],
      path: "Tests/TestSupport"),
    .testTarget(name: "OSAMSyntaxTests", dependencies: ["OSAMSyntax", "TestSupport"]),
    .testTarget(name: "OSAMFormatsTests", dependencies: ["OSAMFormats", "OSAMSyntax", "TestSupport"]),
    .testTarget(
      name: "OSAMDecisionsTests",
      dependencies: ["OSAMDecisions", "OSAMFormats", "OSAMSyntax", "TestSupport"], exclude: ["PrinceFixtures"]),
    .testTarget(
      name: "OSAMLintTests",
      dependencies: ["OSAMLint", "OSAMReports", "OSAMDecisions", "OSAMFormats", "OSAMSyntax", "TestSupport"],
      exclude: ["unturned.txt"]),
    .testTarget(
      name: "OSAMReportsTests",
      dependencies: ["OSAMReports", "OSAMLint", "OSAMFormats", "OSAMSyntax", "TestSupport"], exclude: ["Goldens"]),
    .testTarget(
      name: "OSAMLanguageServerTests",
      dependencies: ["OSAMLanguageServer", "OSAMLint", "OSAMDecisions", "OSAMFormats", "OSAMSyntax", "TestSupport"]),
    .testTarget(
      name: "OSAMPageTests",
      dependencies: ["OSAMPage", "OSAMCommands", "OSAMLint", "OSAMFormats", "OSAMSyntax", "TestSupport"]),
    .testTarget(
      name: "OSAMCommandsTests",
      dependencies: [
        "OSAMCommands", "OSAMReports", "OSAMLanguageServer", "OSAMLint", "OSAMDecisions", "OSAMFormats", "OSAMSyntax",
        "TestSupport",
      ],
      exclude: ["Regressions", "Transcripts", "Words/Findings.txt", "Words/Pages"]),
    .testTarget(
      name: "RepositoryTests",
      dependencies: ["OSAMCommands", "OSAMReports", "OSAMLint", "OSAMFormats", "OSAMSyntax", "TestSupport"],
      exclude: ["kinds-by-name.txt", "names-twice.txt"]),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzz program (docs/fuzzing.md), left out of every other build: tools/fuzz.sh asks for it.
if Context.environment["OSAM_LINT_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "osam-lint-fuzz", dependencies: ["TestSupport"], path: "Fuzz", exclude: ["documents.dict"],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
}
