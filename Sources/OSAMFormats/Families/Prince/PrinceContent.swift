import OSAMSyntax

/// Where a client of Prince of Versions gives up on a document, and what it calls the error.
package struct PrinceFault: Error, Sendable, Equatable {
  /// The library's own name: `dataNotFound`, `JSONException`.
  package var name: String
  /// The element at fault, from the root of the document down; that of the nearest container when one is missing.
  package var path: [PathStep]
  /// The problem, in words that end a sentence: "required_version is a number".
  package var words: LocalizedMessage
  /// For a text that the client's reader gives up on, why and where it does.
  package var unread: ReadFailure?
  /// `DevicePlatform.isProven` of the client.
  package var isCertain = true
  package var reach = Reach.everyDevice
  package var origin = Origin.document

  /// The origin of a fault.
  package enum Origin: Sendable, Equatable {
    case document
    /// The device meets the requirements of no configuration.
    case requirements
    /// The version of the app that is installed.
    case installedVersion
  }

  package init(_ name: String, _ path: [PathStep], _ words: LocalizedMessage, unread: ReadFailure? = nil) {
    self.name = name
    self.path = path
    self.words = words
    self.unread = unread
  }

  /// As rules and matrices take it.
  package var failure: ClientAnswer.Failure {
    .init(.error(name), words, path: path, unread: unread, isCertain: isCertain, reach: reach)
  }
}

/// A version as one of the libraries has it after reading the document, and where it stands.
package struct PrinceValue: Sendable, Equatable {
  package enum Content: Sendable, Equatable {
    /// iOS and macOS.
    case apple(PrinceVersion)
    /// Android from 4 on, 32 bits; KMP on Android, 64 bits.
    case code(Int64)
    /// Read only when it is compared: Android before 4, KMP on iOS and the JVM.
    case text(String)
  }

  package var content: Content
  /// From the root of the document down; empty for a version that is not of the document.
  package var path: [PathStep]

  package init(_ content: Content, at path: [PathStep]) {
    self.content = content
    self.path = path
  }

  /// As iOS and macOS have it.
  package var apple: PrinceVersion? { if case .apple(let version) = content { version } else { nil } }

  package var text: String {
    switch content {
    case .apple(let version): version.description
    case .code(let code): String(code)
    case .text(let text): text
    }
  }
}

/// How often an optional update is announced.
package enum PrinceFrequency: String, Sendable {
  case once = "ONCE"
  case always = "ALWAYS"
}

/// A requirement as the library checks it.
package struct PrinceRequirement: Sendable, Equatable {
  package enum Value: Sendable {
    /// The lowest system, iOS and macOS.
    case system(PrinceVersion)
    /// As the app's checker gets it on iOS: a scalar, its type kept.
    case typed(ReadValue)
    /// As a checker gets it on Android and in KMP; nil for null.
    case text(String?)
    /// The library skips it, so it counts as satisfied; in words that end a sentence.
    case skipped(LocalizedMessage)
  }

  /// The name by which the library looks for a checker: on iOS and macOS in camel case.
  package var key: String
  package var value: Value
  package var path: [PathStep]
}

extension PrinceRequirement.Value: Equatable {
  /// True if every checker of an app answers both alike: one can tell texts that differ in nothing but their bytes.
  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.system(let one), .system(let other)): one == other
    case (.typed(let one), .typed(let other)): one == other
    case (.text(let one), .text(let other)): one.map { ReadValue.text($0) } == other.map { ReadValue.text($0) }
    case (.skipped(let one), .skipped(let other)): one == other
    default: false
    }
  }
}

/// One configuration of format 4.
package struct PrinceConfiguration: Sendable, Equatable {
  package struct Values: Sendable, Equatable {
    package var required: PrinceValue?
    package var last: PrinceValue?
    package var frequency = PrinceFrequency.once
    /// Names and values, the value as the app gets it: text on Android and in KMP, typed on iOS; null stays null.
    package var meta: [ReadValue.Member] = []
  }

  package var path: [PathStep]
  package var requirements: [PrinceRequirement]
  /// Android and KMP read the rest only of the configuration that is selected.
  package var values: Result<Values, PrinceFault>
}

/// The object of the format before 4.
package struct PrinceOldObject: Sendable, Equatable {
  package var path: [PathStep]
  package var minimum: PrinceValue?
  package var latest: PrinceValue?
  /// The lowest system for each; nil for none.
  package var minimumSystem: PrinceValue?
  package var latestSystem: PrinceValue?
  package var frequency = PrinceFrequency.once
}

/// The content that a client has after reading a document for one platform.
package struct PrinceContent: Sendable, Equatable {
  package enum Body: Sendable, Equatable {
    /// Format 4, in file order. An element may fail when it is reached.
    case configurations([Result<PrinceConfiguration, PrinceFault>])
    /// The object of the format before 4; KMP on iOS takes it too.
    case old(PrinceOldObject)
    /// A platform key whose value the library passes over: it goes on without versions.
    case nothing
  }

  /// The platform key that is used.
  package var key: String
  package var body: Body
  /// The global metadata as the app gets it.
  package var meta: [ReadValue.Member] = []
  /// Why keys that come before `key` were passed over (iOS and macOS).
  package var dropped: [PrinceFault] = []

  /// The body made of the value under a key, with the metadata where these can be used.
  init(_ section: Taken, _ body: Body, meta: [ReadValue.Member]?) {
    key = PathStep.last(section.path)
    self.body = body
    self.meta = meta ?? []
  }

  /// Reads an answer of the server as this client does. `platform` must be one of `DevicePlatform.all(for:)`.
  package static func read(
    _ bytes: [UInt8], for client: Client, on platform: DevicePlatform
  ) -> Result<PrinceContent, PrinceFault> {
    parse(bytes, for: client, on: platform).flatMap { read($0, for: client, on: platform) }
  }

  /// The counterpart of `read` of bytes for a value that this client's reader has read, or for an authored document.
  package static func read(
    _ value: ReadValue, for client: Client, on platform: DevicePlatform
  ) -> Result<PrinceContent, PrinceFault> {
    let reading = PrinceReading(value, client, platform)
    do throws(PrinceFault) {
      guard value.isObject else {
        let words: LocalizedMessage = "the document is \(value.kindWords), not an object"
        throw PrinceFault(unreadable(for: client, on: platform), [], words)
      }
      let isNew = client.isPrince(.lists)
      switch client.library.id {
      case Library.princeIOS.id:
        return .success(
          try isNew ? PrinceApple.content(of: reading, client) : PrinceOldApple.content(of: reading, client))
      case Library.princeAndroid.id:
        return .success(
          try isNew
            ? PrinceAndroid(nullIsAbsent: client.isPrince(.nullIsAbsent)).content(of: reading)
            : PrinceOldAndroid.content(of: reading, client))
      default: return .success(try PrinceKMP(platform: platform).content(of: reading))
      }
    } catch {
      var fault = error
      fault.isCertain = platform.isProven(for: client)
      return .failure(fault)
    }
  }

  /// The value of an answer by this client's own JSON reader.
  package static func parse(
    _ bytes: [UInt8], for client: Client, on platform: DevicePlatform
  ) -> Result<ReadValue, PrinceFault> {
    let isApple = platform == .ios || platform == .macos
    // The native Android library's own loaders put the lines together without line ends; an app's own may keep them.
    // [prince-joined-lines]
    let keeps: AppleJSON.Keeps = client.library.id == Library.princeIOS.id && client.isPrince(.lists) ? .first : .last
    let read =
      isApple
      ? AppleJSON.read(bytes, keeps: keeps)
      : platform == .jvm
        ? ReferenceJSON.read(bytes) : AndroidJSON.read(bytes, joinsLines: client.library.id == Library.princeAndroid.id)
    return read.mapError { failure in
      var fault = PrinceFault(
        unreadable(for: client, on: platform), [], "the text has \(LocalizedMessage(said: failure.words))",
        unread: failure)
      // UTF-16 was not tried on others than native iOS and macOS. [prince-not-json]
      let isTried = client.library.id == Library.princeIOS.id || UTF8Check.verdict(bytes) != .wideEncoding
      fault.isCertain = platform.isProven(for: client) && isTried
      return fault
    }
  }

  /// The first fault of a text that the client's reader steps over, because it looks into texts and numbers only when
  /// it is asked for them; nil for other readers. [prince-apple-json]
  package static func faultSteppedOver(
    _ bytes: [UInt8], for client: Client, on platform: DevicePlatform
  ) -> ReadFailure? {
    guard client.library.id == Library.princeIOS.id, client.isPrince(.lists),
      case .success = AppleJSON.read(bytes, keeps: .first),
      case .failure(let failure) = AppleJSON.read(bytes, keeps: .last)
    else { return nil }
    return failure
  }

  /// A client's name for a text that is not JSON, or not an object. [prince-not-json]
  static func unreadable(for client: Client, on platform: DevicePlatform) -> String {
    switch client.library.id {
    case Library.princeIOS.id: "invalidJsonData"
    case Library.princeAndroid.id:
      client.isPrince(.rewritten) ? "JSONException" : PrinceOldAndroid.wrongVersion
    default: platform == .ios ? "ConfigurationException" : "JSONException"
    }
  }
}

extension PrinceFault {
  /// A configuration without versions was selected. [prince-versions-needed]
  package static func missingBoth(_ client: Client, _ path: [PathStep]) -> PrinceFault {
    let isApple = client.library.id == Library.princeIOS.id
    return PrinceFault(
      isApple ? "missingConfigurationVersion" : "IllegalStateException", path,
      "\(PathStep.last(path)) has neither a required nor a last version")
  }
}
