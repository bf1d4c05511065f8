import OSAMFormats
import OSAMLanguageServer
import OSAMSyntax

/// The conversation with one editor, from its first byte to its last.
///
/// Everything that has come is taken in before anything is worked out, so that of a text that changes quickly only the
/// newest state is looked at, and a request that was taken back is not answered with work.
final class LanguageSession {
  private enum State {
    case fresh
    case running
    case shutDown
  }

  let system: any System
  let input: any IncomingStream
  private let note: (LocalizedMessage) -> Void
  private var frames = Frames()
  /// Messages that have come and had no turn yet; of those before `turn` nothing is left to do.
  private var queue: [Incoming] = []
  private var turn = 0
  private var state = State.fresh
  private var isOver = false
  private var hasLostClient = false
  /// The process that started this one.
  private var parent: Int?

  let workspace: Workspace
  /// Texts whose findings are to be told, in the order in which they changed.
  var outdated: [String] = []
  /// Texts of which the client has findings.
  var told: Set<ByteText> = []
  /// Texts that are somebody's business here.
  var ours: Set<ByteText> = []
  var folderLook = FolderLook()
  /// Texts that were logged, so that nothing is logged twice.
  private var logged: Set<String> = []
  /// Folders whose settings or baseline cannot be used; the person knows.
  var unusable: Set<FilePath> = []
  private var requests = 0
  /// The hour of the last pulse, since 1970.
  private var lastHour: Int64?

  /// `note` writes a line about the run.
  init(
    _ options: Workspace.Options, _ kinds: Kinds, on system: any System,
    speaking languageSelection: LanguageSelection = .english,
    note: @escaping (LocalizedMessage) -> Void
  ) {
    self.system = system
    self.note = note
    workspace = Workspace(options, kinds, on: system, speaking: languageSelection)
    input = system.openStandardInput()
  }

  // MARK: The loop

  /// Milliseconds between two looks at facts that nobody tells: an editor that is gone, settings that changed.
  private static let pulse: Int64 = 2000
  /// How long nobody must have typed before the folders are looked at.
  private static let rest: Int64 = 300

  /// 0 after `shutdown` and `exit`, 1 where the editor went without. [LSP 3.17, exit]
  func run() -> ExitStatus {
    while !isOver {
      take(within: 0)
      handleQueue()
      if isOver { break }
      if let uri = outdated.first {
        outdated.removeFirst()
        tell(uri)
      } else if folderLook.isWanted {
        if !take(within: Self.rest) { lookAtFolders() }
      } else if !take(within: Self.pulse) {
        beat()
      }
    }
    return state == .shutDown && !hasLostClient ? .clean : .findings
  }

  /// Messages that may have their turn before findings have theirs, for an editor that never stops asking.
  private static let mostInARow = 32

  private func handleQueue() {
    for _ in 0..<Self.mostInARow where turn < queue.count && !isOver {
      handle(nextInQueue())
      // Perhaps the next request was taken back meanwhile.
      if !isOver { take(within: 0) }
    }
  }

  private func nextInQueue() -> Incoming {
    let message = queue[turn]
    turn += 1
    if turn == queue.count { (queue, turn) = ([], 0) }
    return message
  }

  /// True if something came.
  @discardableResult private func take(within milliseconds: Int64) -> Bool {
    switch input.next(within: milliseconds) {
    case .nothing: return false
    case .bytes(let bytes):
      frames.add(bytes)
      takeMessages()
    case .end:
      if frames.isInside { note("osam-lint: the editor's last message broke off") }
      if state == .fresh, !frames.isInside {
        note("osam-lint: no editor spoke")
        note(Self.hint)
      }
      endAfterQueue()
    case .failed(let problem):
      note("osam-lint: standard input cannot be read: \(problem.words)")
      endAfterQueue()
    }
    return true
  }

  private func takeMessages() {
    while true {
      switch frames.next() {
      case .message(let bytes): queue.append(Incoming(bytes))
      case .unfinished: return
      case .broken(let words):
        // Nobody can say where the next message begins.
        note("osam-lint: \(words)")
        note(Self.hint)
        queue.append(.fault(.parseError, words, nil))
        return endAfterQueue()
      }
    }
  }

  /// Ends the session; messages that came before are still answered.
  private func endAfterQueue() {
    while turn < queue.count, !isOver { handle(nextInQueue()) }
    isOver = true
  }

  /// For who started it by hand.
  private static let hint: LocalizedMessage =
    "hint: Editors start osam-lint lsp (docs/editors.md); osam-lint check FILE checks a file."

  private func beat() {
    if let parent, !system.isRunning(process: parent) {
      isOver = true
      return
    }
    for uri in workspace.outdated() { isOutdated(uri) }
    // Findings, lenses and hints of a text may be others when time has passed.
    let hour = system.now.dividedFloor(by: Calendar.millisecondsPerDay / 24)
    if let lastHour, lastHour != hour { refresh() }
    lastHour = hour
  }

  // MARK: Writing

  func send(_ message: JSONText) {
    guard system.write(Frames.framed(message), to: .output) == .done else {
      hasLostClient = true
      isOver = true
      return
    }
  }

  func notify(_ call: LSP.Call, _ params: JSONValue) { send(.notification(call.rawValue, params)) }

  /// A request whose answer says nothing that anybody waits for.
  func ask(_ call: LSP.Call, _ params: JSONValue? = nil) {
    requests += 1
    send(.request(.text("osam-lint-\(requests)"), call.rawValue, params))
  }

  /// Tells the person something.
  func show(_ type: LSP.MessageType, _ words: LocalizedMessage, hint: LocalizedMessage? = nil) {
    let formatter = workspace.formatter
    show(type, text: [words, hint].compactMap { $0.map(formatter.text) }.joined(separator: "\n"))
  }

  func show(_ type: LSP.MessageType, text: String) {
    notify(.showMessage, ["type": .integer(type.rawValue), "message": .string(text)])
  }

  private static let mostLogged = 1000

  /// For whoever looks for what went wrong.
  func log(_ text: String) {
    if text.isEmpty || !logged.insert(text).inserted { return }
    if logged.count > Self.mostLogged { logged = [text] }
    notify(.logMessage, ["type": .integer(LSP.MessageType.log.rawValue), "message": .string(text)])
  }

  // MARK: Messages

  private func handle(_ message: Incoming) {
    switch message {
    case .fault(let code, let words, let id): send(.error(code, words, of: id))
    case .answer(_, _, let isError):
      if isError {
        log(workspace.formatter.text("the editor refused a request of osam-lint"))
      }
    case .notification(let method, let params): handle(LSP.Method(rawValue: method), params)
    case .request(let id, let method, let params):
      switch answer(to: LSP.Method(rawValue: method), named: method, id, params) {
      case .success(let result): send(.result(result, of: id))
      case .failure(let refusal): send(.error(refusal.code, refusal.words, of: id))
      }
    }
  }

  private func handle(_ method: LSP.Method?, _ params: JSONPlace?) {
    if method == .exit {
      isOver = true
      return
    }
    guard state == .running else { return }
    switch method {
    case .initialized: begin()
    case .didOpen:
      guard let text = OpenText(params) else {
        return log(workspace.formatter.text("a text was opened without saying which"))
      }
      workspace.open(text)
      hasChanged(text.uri)
    case .didChange:
      guard let uri = params?["textDocument", "uri"]?.text else { return }
      if !workspace.change(params) {
        show(.warning, "osam-lint no longer knows what is in \(uri): a change of it could not be made. Open it again.")
        workspace.close(uri)
      }
      hasChanged(uri)
    case .didSave:
      if let uri = params?["textDocument", "uri"]?.text { hasChanged(uri) }
      folderLook.isWanted = true
      // Lenses above the cases of a test are about other files.
      if workspace.abilities.refreshesLenses { ask(.refreshLenses) }
    case .didClose:
      guard let uri = params?["textDocument", "uri"]?.text else { return }
      workspace.close(uri)
      ours.remove(ByteText(uri))
      hasChanged(uri)
    case .didChangeWatchedFiles:
      for uri in workspace.uris { isOutdated(uri) }
      folderLook.isWanted = true
    case .didChangeWorkspaceFolders:
      let (added, removed) = (params?["event", "added"], params?["event", "removed"])
      workspace.folders.removeAll { Self.folders(removed).contains($0) }
      workspace.folders += Self.folders(added)
      folderLook.isWanted = true
    // Those that were taken back were looked for in front of each answer.
    default: break
    }
  }

  /// Why a request gets no result.
  struct Refusal: Error {
    var code: LSP.ErrorCode
    var words: String
  }

  private func answer(
    to method: LSP.Method?, named name: String, _ id: RequestID, _ params: JSONPlace?
  ) -> Result<JSONValue, Refusal> {
    switch (state, method) {
    case (.fresh, .initialize): return .success(initialize(params))
    case (.fresh, _): return .failure(Refusal(code: .serverNotInitialized, words: "initialize comes first"))
    case (.shutDown, _): return .failure(Refusal(code: .invalidRequest, words: "only exit comes after shutdown"))
    case (.running, .initialize): return .failure(Refusal(code: .invalidRequest, words: "initialize comes once"))
    case (.running, .shutdown):
      state = .shutDown
      return .success(.null)
    case (.running, _):
      if isTakenBack(id) { return .failure(Refusal(code: .requestCancelled, words: "the request was taken back")) }
      return answer(to: method, named: name, params)
    }
  }

  /// True if what came later takes a request back.
  private func isTakenBack(_ id: RequestID) -> Bool {
    queue[turn...].contains { message in
      guard case .notification(LSP.Method.cancel.rawValue, let params) = message else { return false }
      return params?["id"].flatMap(RequestID.init) == id
    }
  }

  private static func folders(_ list: JSONPlace?) -> [FilePath] {
    (list?.items ?? []).compactMap { $0["uri"]?.text.flatMap(FileAddress.path) }
  }

  private func initialize(_ params: JSONPlace?) -> JSONValue {
    state = .running
    parent = params?["processId"]?.number
    workspace.abilities = ClientAbilities(params)
    workspace.languageSelection = workspace.languageSelection.speaking(params?["locale"]?.text)
    workspace.folders = Self.folders(params?["workspaceFolders"])
    if workspace.folders.isEmpty {
      let root =
        params?["rootUri"]?.text.flatMap(FileAddress.path) ?? (params?["rootPath"]?.text).map { FilePath(text: $0) }
      workspace.folders = root.map { [$0] } ?? []
    }
    return ServerAbilities.json(for: workspace.abilities, version: Program.version)
  }

  /// After the first answer.
  private func begin() {
    if workspace.abilities.watchesFiles { ask(.registerCapability, FolderLook.registration) }
  }
}
