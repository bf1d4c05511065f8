import OSAMSyntax

/// Where a client of Prince of Versions gives up on a document, and what it calls the error.
package struct PrinceFault: Error, Sendable, Equatable {
  /// The library's own name: `dataNotFound`, `JSONException`.
  package var name: String
  /// The element at fault, from the root of the document down; that of the nearest container when one is missing.
  package var path: [PathStep]
  /// What is wrong, in words that end a sentence: "required_version is a number".
  package var words: String
  /// For a text that the client's reader gives up on, the byte where it does.
  package var offset: Int?
  /// Measured, or read in a source that leaves no doubt. KMP was only read.
  package var isCertain = true

  package init(_ name: String, _ path: [PathStep], _ words: String, offset: Int? = nil) {
    self.name = name
    self.path = path
    self.words = words
    self.offset = offset
  }

  /// As rules and matrices take it.
  package var failure: ClientAnswer.Failure {
    .init(.error(name), words, path: path, offset: offset, isCertain: isCertain)
  }
}

/// A version as one of the libraries has it after reading the document.
package enum PrinceValue: Sendable, Equatable {
  /// iOS and macOS.
  case apple(PrinceVersion)
  /// Android from 4 on, 32 bits; KMP on Android, 64 bits.
  case code(Int64)
  /// Read only when it is compared: Android before 4, KMP on iOS and the JVM.
  case text(String)
}

/// How often an optional update is announced.
package enum PrinceFrequency: String, Sendable {
  case once = "ONCE"
  case always = "ALWAYS"
}

/// A requirement as the library checks it.
package struct PrinceRequirement: Sendable, Equatable {
  package enum Value: Sendable, Equatable {
    /// The lowest system, iOS and macOS.
    case system(PrinceVersion)
    /// As the app's checker gets it on iOS: a scalar, its type kept.
    case typed(ReadValue)
    /// As a checker gets it on Android and in KMP; nil for null.
    case text(String?)
    /// The library skips it, so it counts as satisfied; in words that end a sentence.
    case skipped(String)
  }

  /// The name by which the library looks for a checker: on iOS and macOS in camel case.
  package var key: String
  /// The name in the document.
  package var name: String
  package var value: Value
  package var path: [PathStep]
}

/// One configuration of format 4.
package struct PrinceConfiguration: Sendable, Equatable {
  package struct Values: Sendable, Equatable {
    package var required: PrinceValue?
    package var last: PrinceValue?
    package var frequency = PrinceFrequency.once
    /// Names and values, the value as the app gets it: text on Android and in KMP, typed on iOS; null stays null.
    package var meta: [ReadValue.Member] = []
    package var requiredPath: [PathStep] = []
    package var lastPath: [PathStep] = []

    package init(required: PrinceValue? = nil, last: PrinceValue? = nil, frequency: PrinceFrequency = .once) {
      self.required = required
      self.last = last
      self.frequency = frequency
    }
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
  package var meta: [ReadValue.Member] = []
  package var minimumPath: [PathStep] = []
  package var latestPath: [PathStep] = []
}

/// What a client has after reading a document for one platform.
package struct PrinceContent: Sendable, Equatable {
  package enum Body: Sendable, Equatable {
    /// Format 4, in file order. An element may fail when it is reached.
    case configurations([Result<PrinceConfiguration, PrinceFault>], isList: Bool)
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
  /// Whether there is usable global metadata at all.
  package var hasMeta = false
  /// Why keys that come before `key` were passed over (iOS and macOS).
  package var dropped: [PrinceFault] = []

  package init(key: String, body: Body) {
    self.key = key
    self.body = body
  }

  /// Reads an answer of the server as this client does. `platform` must be one of `PrincePlatform.all(for:)`.
  package static func read(
    _ bytes: [UInt8], for client: Client, on platform: PrincePlatform
  ) -> Result<PrinceContent, PrinceFault> {
    parse(bytes, for: client, on: platform).flatMap { read($0, for: client, on: platform) }
  }

  /// The same for a value that this client's reader has read, or for an authored document.
  package static func read(
    _ value: ReadValue, for client: Client, on platform: PrincePlatform
  ) -> Result<PrinceContent, PrinceFault> {
    let isNew = client.isPrince(.lists)
    switch client.library.id {
    case Library.princeIOS.id:
      return isNew ? PrinceApple.read(value, client, platform) : PrinceOldApple.read(value, client, platform)
    case Library.princeAndroid.id:
      return isNew ? PrinceAndroid.read(value, client) : PrinceOldAndroid.read(value, client)
    default:
      return PrinceKMP.read(value, client, platform).mapError { fault in
        var fault = fault
        fault.isCertain = false
        return fault
      }
    }
  }

  /// The value of an answer by this client's own JSON reader.
  package static func parse(
    _ bytes: [UInt8], for client: Client, on platform: PrincePlatform
  ) -> Result<ReadValue, PrinceFault> {
    let isApple = platform == .ios || platform == .macos
    let keeps: AppleJSON.Keeps = client.library.id == Library.princeIOS.id && client.isPrince(.lists) ? .first : .last
    let read =
      isApple
      ? AppleJSON.read(bytes, keeps: keeps) : platform == .jvm ? ReferenceJSON.read(bytes) : AndroidJSON.read(bytes)
    return read.mapError { failure in
      var fault = PrinceFault(
        unreadable(for: client, on: platform), [], "the text has \(failure.words)", offset: failure.offset)
      fault.isCertain = client.library.id != Library.princeKMP.id
      return fault
    }
  }

  /// What a client calls a text that is not JSON, or not an object. [2.6, 3]
  static func unreadable(for client: Client, on platform: PrincePlatform) -> String {
    switch client.library.id {
    case Library.princeIOS.id: "invalidJsonData"
    case Library.princeAndroid.id:
      client.isPrince(.rewritten) ? "JSONException" : PrinceOldAndroid.wrongVersion
    default: platform == .ios ? "ConfigurationException" : "JSONException"
    }
  }

  /// Every fault over which a device with this client may stumble on this platform, also where another element
  /// answers: the elements for which iOS passes a key over, and elements that only some devices reach on Android.
  /// In the client's order; none when every device gets an answer.
  package static func faults(
    _ content: Result<PrinceContent, PrinceFault>, in root: ReadValue?, for client: Client, on platform: PrincePlatform
  ) -> [PrinceFault] {
    switch content {
    case .failure(let fault):
      guard client.library.id == Library.princeIOS.id, client.isPrince(.lists), let root, !fault.path.isEmpty else {
        return [fault]
      }
      return PrinceApple.dropped(root, client, platform)
    case .success(let content):
      var faults = content.dropped
      switch content.body {
      case .nothing:
        faults.append(
          PrinceFault("IllegalStateException", [.name(content.key)], "\(content.key) is no list and no object"))
      case .old: break
      case .configurations(let elements, _):
        for element in elements {
          switch element {
          case .failure(let fault): faults.append(fault)
          case .success(let configuration):
            switch configuration.values {
            case .failure(let fault): faults.append(fault)
            case .success(let values) where values.required == nil && values.last == nil:
              faults.append(.missingBoth(client, configuration.path))
            case .success: break
            }
          }
        }
      }
      return faults
    }
  }
}

extension PrinceFault {
  /// A configuration without versions was selected. [2.4]
  package static func missingBoth(_ client: Client, _ path: [PathStep]) -> PrinceFault {
    let isApple = client.library.id == Library.princeIOS.id
    return PrinceFault(
      isApple ? "missingConfigurationVersion" : "IllegalStateException", path,
      "\(PathStep.last(path)) has neither a required nor a last version")
  }
}

extension ReadValue {
  var isObject: Bool { if case .object = self { true } else { false } }
  var members: [Member] { if case .object(let members) = self { members } else { [] } }
}
