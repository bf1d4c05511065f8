import OSAMFormats

/// Behaviour of some clients, because of a mistake or with a text: who, what, how grave that is, and how sure.
struct ClientEffect: Sendable {
  var clients: ClientSet
  /// Effect of the behaviour where it is certain; nil for the one that the report names.
  private var whereCertain: Effect?
  /// It was measured, or follows from a source that leaves no doubt. Else apps "may" do it, and that alone makes no
  /// error.
  var isCertain: Bool
  /// Who does it, in words; nil for the clients by their releases.
  var subject: LocalizedMessage?
  private let says: @Sendable () -> LocalizedMessage

  init(
    _ clients: ClientSet, _ words: @autoclosure @escaping @Sendable () -> LocalizedMessage, _ effect: Effect? = nil,
    isCertain: Bool = true, subject: LocalizedMessage? = nil
  ) {
    self.clients = clients
    says = words
    whereCertain = effect
    self.isCertain = isCertain
    self.subject = subject
  }

  /// The behaviour of the apps: "get the error dataNotFound". It follows `subject`, or "apps with …".
  var words: LocalizedMessage { says() }
  /// Effect of the behaviour; nil for the one that the report names.
  var effect: Effect? { isCertain ? whereCertain : whereCertain?.ifUncertain }
  /// The behaviour of the apps, with "may" in front where it is not certain.
  var predicate: LocalizedMessage { isCertain ? words : "may \(words)" }
  /// "apps with pov-ios 4.0.0–4.0.8 get the error dataNotFound".
  var sentence: LocalizedMessage { "\(subject ?? "apps with \(clients)" as LocalizedMessage) \(predicate)" }
}
