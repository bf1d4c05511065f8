import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Makes the exact JSON of documents, or says why not.
package struct Builder {
  /// A document that was built.
  package struct Built {
    /// The file it comes from, and what people call it where there are several in the file.
    package var path: FilePath
    package var label: String
    package var document: Document
    package var value: JSONValue
    /// Members whose value is another one on every run.
    package var byTheClock: [String]

    package var bytes: [UInt8] { Array((value.text(pretty: true) + "\n").utf8) }

    /// "bus.yaml:12:1"
    package var place: String {
      let position = LineMap(document.tree.bytes).position(of: document.span(document.root).start)
      return "\(Display.escaped(path)):\(position.line):\(position.column)"
    }
  }

  fileprivate let context: CheckContext
  /// By kind the values that are given, by their rows.
  fileprivate let supplied: (DocumentKind) -> [Int: SuppliedValue]
  private let linter: Linter
  package private(set) var built: [Built] = []
  /// Files with the errors because of which a document was refused.
  package private(set) var refusals: [FileReport] = []
  /// Notes that are worth reading, in order.
  package private(set) var notes: [LocalizedMessage] = []

  package init(context: CheckContext, supplied: @escaping (DocumentKind) -> [Int: SuppliedValue]) {
    self.context = context
    self.supplied = supplied
    linter = Linter(context: context)
  }

  /// Builds every document of a file, or none. `fileSettings` are what settings say about it.
  package mutating func build(
    _ documents: [Document], of path: FilePath, _ tree: Tree, under fileSettings: FileSettings? = nil
  ) {
    let sources = documents.map { Source($0, self, path: path, count: documents.count) }
    let input = FileInput(path: path, bytes: tree.bytes, syntax: tree.syntax, isNamed: true)
    let report = linter.under(fileSettings).check(input)
    let found = report.findings.filter { finding in
      // Documents are numbered in file order.
      guard let number = finding.document, sources.indices.contains(number) else { return true }
      return !sources[number].answers(finding)
    }
    var findings = Self.grave(found) {
      // With what is given a document may be usable; that is looked at when it is built.
      sources.filter { $0.supplied.isEmpty }.flatMap { source in
        linter.unusable(source.document).filter { !source.answers($0) }
      }
    }
    for source in sources {
      findings += linter.unsupplied(source.document, supplied: Set(source.supplied.keys))
      findings += source.underivable + linter.mistyped(source.document)
    }
    let warnings = found.count { $0.severity == .warning }
    if findings.isEmpty, warnings > 0 {
      notes.append(
        "\(path) has \(warnings, one: "warning", many: "warnings"): osam-lint check says more")
    }
    if !findings.isEmpty { return refuse(path, tree, findings) }
    let allowed = report.suppressed?.rules ?? []
    for source in sources {
      build(source) { $0.with(fileSettings?.levels ?? [:]).filter { !allowed.contains($0.rule) } }
    }
  }

  /// `judge` takes away what settings and comments allow of findings in what is built.
  private mutating func build(_ source: Source, _ judge: ([Finding]) -> [Finding]) {
    let document = source.document
    let form: WireForm
    do throws(WireForm.Obstacle) {
      form = try WireForm(document, supplied: source.supplied.mapValues { $0.json }, root: source.root)
    } catch {
      return refuse(source.path, document.tree, [Finding(error, in: document)])
    }
    let built = Built(
      path: source.path, label: source.label, document: document, value: form.value,
      byTheClock: source.supplied.filter { $0.value.isByTheClock }.map { document.kind.members[$0.key].name })
    notes += source.notes
    let lines = form.dropped.isEmpty ? nil : LineMap(document.tree.bytes)
    notes += form.dropped.compactMap { key -> LocalizedMessage? in
      guard let position = lines?.position(of: document.span(key).start) else { return nil }
      return
        "\(Display.escaped(source.path)):\(position.line):\(position.column): “\(Quote.shortened(document.tree.text(key)))” was left out, for no client knows it"
    }
    if let refusal = refusal(of: built, judge) { return refusals.append(refusal) }
    self.built.append(built)
  }

  /// Errors of a document that was built, as its clients get it; nil when they can use it.
  private func refusal(of built: Built, _ judge: ([Finding]) -> [Finding]) -> FileReport? {
    var linter = linter
    linter.context.role = .served
    linter.context.kind = built.document.kind
    let input = FileInput(
      path: FilePath(text: built.label + ", as built"), bytes: built.bytes, syntax: .json, isNamed: true)
    let grave = Self.grave(judge(linter.check(input).findings)) {
      let tree = Tree.read(input.bytes, as: .json)
      return Recognition(tree, linter.context.recognition(of: input)).documents.flatMap { linter.unusable($0) }
    }
    return grave.isEmpty ? nil : FileReport(refusing: input.path, input.bytes, grave)
  }

  /// The errors; where there is none, what makes the document unusable, and the warnings that say why.
  private static func grave(_ findings: [Finding], unusable: () -> [Finding]) -> [Finding] {
    let errors = findings.filter { $0.severity == .error || $0.leavesAGuess }.map { finding in
      var finding = finding
      finding.severity = .error
      return finding
    }
    if !errors.isEmpty { return errors }
    let unusable = unusable()
    let hurt = unusable.reduce(ClientSet.empty) { $0 | $1.clients }
    return unusable + findings.filter { $0.severity == .warning && !$0.clients.intersection(hurt).isEmpty }
  }

  private mutating func refuse(_ path: FilePath, _ tree: Tree, _ findings: [Finding]) {
    refusals.append(FileReport(refusing: path, tree.bytes, findings))
  }
}

/// A document to be built, with what is added to it.
private struct Source {
  let document: Document
  let path: FilePath
  let label: String
  /// Values that the command line gives and the document leaves out, by row.
  private(set) var supplied: [Int: SuppliedValue] = [:]
  /// The document with objects for releases of Prince of Versions before 4; nil when nothing was added.
  private(set) var root: ReadValue?
  private(set) var notes: [LocalizedMessage] = []
  /// The object for older releases that nobody can make.
  let underivable: [Finding]
  /// Objects for older releases were looked for, so what they say of the document as it stands is settled later.
  private var looksForTwins = false

  init(_ document: Document, _ builder: Builder, path: FilePath, count: Int) {
    self.document = document
    self.path = path
    underivable = Linter(context: builder.context, rules: []).underivable(document)
    label = path.display + (count > 1 ? ", document \(document.number + 1) of \(count)" : "")
    for (row, value) in builder.supplied(document.kind).sorted(by: { $0.key < $1.key }) {
      if document.leavesOut(row: row) {
        supplied[row] = value
      } else {
        notes.append(
          "\(shown): “\(document.kind.members[row].name)” is written in the document, so \(value.option) does not count for it"
        )
      }
    }
    addTwins(builder.context)
  }

  /// True if what is added settles a finding.
  func answers(_ finding: Finding) -> Bool {
    guard finding.document == document.number else { return false }
    if looksForTwins, finding.clients.isSubset(of: .princeIOSBefore4) { return true }
    // It is said in other words.
    if !underivable.isEmpty, finding.clients.isSubset(of: .princeAndroidBefore4) { return true }
    return finding.lacksAValue
      && supplied.keys.contains { document.pointer(of: document.kind.members[$0].name) == finding.pointer }
  }

  private var shown: String { Display.escaped(label) }

  // MARK: Prince of Versions

  private mutating func addTwins(_ context: CheckContext) {
    guard document.kind == .princeOfVersions, context.namedLibraries.contains(Library.princeIOS.id),
      let own = ReadValue(whole: document.tree, document.root)
    else { return }
    let targets = context.targets(for: document)
    var root = own
    for platform in [DevicePlatform.ios, .macos] {
      let older = targets.intersection(.princeIOSBefore4).clients.filter {
        DevicePlatform.all(for: $0).contains(platform)
      }
      let plain = platform.rawValue
      guard !older.isEmpty, let list = Self.onlyList(of: plain, in: own) else { continue }
      looksForTwins = true
      let newer = targets.subtracting(.princeIOSBefore4).intersection(ClientSet(.princeIOS)).clients.last
      guard let newer = newer ?? ClientSet(.princeIOS).clients.last else { continue }
      switch PrinceTwin.of(own, on: platform, newer: newer, older: older) {
      case .success(let twin):
        root = root.replacing([plain: twin.object, plain + "2": list])
        note(twin, plain, older)
      case .failure(let why):
        notes.append(
          "\(shown): no object for \(ClientSet(older).words) under “\(plain)” says the same as the list: \(why.words)")
      }
    }
    if root != own { self.root = root }
  }

  private mutating func note(_ twin: PrinceTwin, _ plain: String, _ older: [Client]) {
    notes.append("\(shown): “\(plain)” has an object for \(ClientSet(older).words) beside the list of “\(plain)2”")
    if twin.isSilent {
      notes.append(
        "\(shown): where no configuration of “\(plain)2” applies, newer releases report requirementsNotSatisfied, and the older ones no new version"
      )
    }
  }

  /// The list of a platform that has nothing else, nor a key that Apple's reader takes for one of its two.
  private static func onlyList(of plain: String, in root: ReadValue) -> ReadValue? {
    if case .object(let members) = root.content {
      let names = members.map { $0.name }.filter { $0 != plain && $0 != plain + "2" }
      if names.contains(where: { [plain, plain + "2"].contains($0.filter { $0 != "_" }.lowercased()) }) { return nil }
    }
    switch (root[plain], root[plain + "2"]) {
    case (let list?, nil), (nil, let list?):
      if case .list = list.content { return list }
      return nil
    default: return nil
    }
  }
}

extension ReadValue {
  /// An object with these members instead of its own of the same names.
  fileprivate func replacing(_ members: [String: ReadValue]) -> ReadValue {
    guard case .object(let own) = content else { return self }
    return .object(
      own.filter { members[$0.name] == nil }
        + members.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) })
  }
}
