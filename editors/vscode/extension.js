// Starts `osam-lint lsp` and passes on what the editor and the program tell each other, in the Language Server Protocol
// 3.17. All that is known of documents is known in the program; here it is only put into the words of VS Code. Where there
// is no program, its module answers, which the package brings along.

const { spawn } = require('child_process');
const fs = require('fs');
const path = require('path');
const { pathToFileURL } = require('url');
const vscode = require('vscode');

const MODULE = path.join(__dirname, 'module', 'index.mjs');
const LARGEST = 1 << 20; // UTF-16 units of a text that the module is asked about.

const LANGUAGES = ['json', 'jsonc', 'yaml'];
const SELECTOR = LANGUAGES.flatMap((language) => [{ language, scheme: 'file' }, { language, scheme: 'untitled' }]);
// Commands that answer with a text for people, and the language of that text.
const TEXTS = {
  'osam-lint.outcomes': 'plaintext', 'osam-lint.test': 'plaintext', 'osam-lint.explain': 'markdown', 'osam-lint.new': 'yaml',
};
const NOTICES = { 1: 'showErrorMessage', 2: 'showWarningMessage', 3: 'showInformationMessage' };
const ACTION_KINDS = ['quickfix', 'refactor.rewrite', 'source.fixAll'];
const RESTARTS = { most: 3, within: 3 * 60 * 1000 };
const ABILITIES = {
  general: { positionEncodings: ['utf-16'] }, window: { showDocument: { support: true } },
  textDocument: {
    publishDiagnostics: { relatedInformation: true, tagSupport: { valueSet: [1, 2] }, codeDescriptionSupport: true },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ACTION_KINDS } }, isPreferredSupport: true },
    completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'], insertTextModeSupport: { valueSet: [1] } } },
    hover: { contentFormat: ['markdown'] }, documentSymbol: { hierarchicalDocumentSymbolSupport: true },
  },
  workspace: {
    applyEdit: true, workspaceEdit: { documentChanges: true, resourceOperations: ['create'] }, workspaceFolders: true,
    codeLens: { refreshSupport: true }, inlayHint: { refreshSupport: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
  },
};

let output, diagnostics, newLenses, newHints; // These outlive a run of the program.
let server; // The newest run of the program.
let crashes = []; // When the program ended by itself.
let turn = Promise.resolve(); // Starts and stops come one after the other.
const restart = () => (turn = turn.then(() => server?.stop()).then(() => (server = new Server())).catch(tellUnusable));
const setting = (name) => vscode.workspace.getConfiguration('osam-lint').get(name);

// The words of the protocol and those of VS Code. The one counts severities and kinds from 1, the other from 0.
const fromPosition = ({ line, character }) => ({ line, character });
const atPosition = (position) => ({ position: fromPosition(position) });
const inRange = ({ start, end }) => ({ range: { start: fromPosition(start), end: fromPosition(end) } });
const toUri = (text) => vscode.Uri.parse(text);
const toPosition = ({ line, character }) => new vscode.Position(line, character);
const toRange = ({ start, end }) => new vscode.Range(toPosition(start), toPosition(end));
const toTextEdit = ({ range, newText }) => new vscode.TextEdit(toRange(range), newText);
const toMarkdown = (text) => text && new vscode.MarkdownString(text.value);
const toHover = ({ contents, range }) => new vscode.Hover(toMarkdown(contents), toRange(range));
const toActionKind = (text) => vscode.CodeActionKind.Empty.append(text);
const toLens = ({ range, command, data }) => Object.assign(new vscode.CodeLens(toRange(range), command), { data });
const toFold = ({ startLine, endLine }) => new vscode.FoldingRange(startLine, endLine);
const toLink = ({ range, target }) => new vscode.DocumentLink(toRange(range), toUri(target));
const toHint = ({ position, label, ...rest }) => Object.assign(new vscode.InlayHint(toPosition(position), label), rest);
const toPlace = ({ uri, range }) => new vscode.Location(toUri(uri), toRange(range));
const toRelated = ({ location, message }) => new vscode.DiagnosticRelatedInformation(toPlace(location), message);
const toDiagnostic = ({ range, message, severity, code, codeDescription: page, relatedInformation: more, ...rest }) =>
  Object.assign(new vscode.Diagnostic(toRange(range), message, severity - 1), rest, {
    code: page ? { value: code, target: toUri(page.href) } : code, relatedInformation: more?.map(toRelated),
  });
const toAction = ({ title, kind, edit, diagnostics: mended, ...rest }) => Object.assign(
  new vscode.CodeAction(title, toActionKind(kind)), rest,
  { edit: edit && toWorkspaceEdit(edit), diagnostics: mended?.map(toDiagnostic) });
const toSymbol = ({ name, detail = '', kind, range, selectionRange: own, children = [] }) => Object.assign(
  new vscode.DocumentSymbol(name, detail, kind - 1, toRange(range), toRange(own)), { children: children.map(toSymbol) });

function toWorkspaceEdit({ documentChanges }) {
  const result = new vscode.WorkspaceEdit();
  for (const { kind, uri, options, textDocument, edits = [] } of documentChanges) {
    if (kind === 'create') result.createFile(toUri(uri), options);
    for (const { range, newText } of edits) result.replace(toUri(textDocument.uri), toRange(range), newText);
  }
  return result;
}

function toCompletion({
  label, kind, textEdit, insertTextFormat, insertTextMode, documentation, additionalTextEdits: more, ...rest
}) {
  const { range, newText } = toTextEdit(textEdit);
  const insertText = insertTextFormat === 2 ? new vscode.SnippetString(newText) : newText;
  const converted = { documentation: toMarkdown(documentation), additionalTextEdits: more?.map(toTextEdit) };
  if (insertTextMode === 1) converted.keepWhitespace = true;
  return Object.assign(new vscode.CompletionItem(label, kind - 1), rest, { range, insertText, ...converted });
}

const HANDLERS = { __proto__: null, // What is done when the program tells or asks something.
  'textDocument/publishDiagnostics': ({ uri, diagnostics: all }) => diagnostics.set(toUri(uri), all.map(toDiagnostic)),
  'window/logMessage': ({ message }) => output.appendLine(message),
  'window/showMessage': ({ type, message }) => void vscode.window[NOTICES[type]]?.(message),
  'workspace/applyEdit': async ({ edit }) => ({ applied: await vscode.workspace.applyEdit(toWorkspaceEdit(edit)) }),
  'window/showDocument': async ({ uri, external }) => {
    const shown = external ? vscode.env.openExternal(toUri(uri)) : vscode.window.showTextDocument(toUri(uri));
    return { success: await shown.then(Boolean, () => false) };
  },
  'workspace/codeLens/refresh': () => newLenses.fire(),
  'workspace/inlayHint/refresh': () => newHints.fire(),
  'window/workDoneProgress/create': () => {},
  'client/registerCapability': ({ registrations }) => server.watch(registrations),
};

/** One run of the program. */
class Server {
  constructor() {
    // What waits for an answer, by id; what has come and is no whole message; what is registered while this run lasts.
    Object.assign(this, { calls: new Map(), lastId: 0, received: Buffer.alloc(0), complaint: '', features: [] });
    const [page, language] = [setting('documentation'), setting('language')];
    const words = ['lsp', ...(page ? ['--documentation', page] : []), ...(language ? ['--lang', language] : [])];
    // Without a shell no character of a setting means anything, and from the root no path leads into a workspace.
    this.child = spawn(setting('path'), words, { shell: false, cwd: '/' });
    this.child.on('error', (error) => this.end(error));
    this.closed = new Promise((resolve) => this.child.on('close', (code, signal) => resolve(code ?? signal)));
    this.closed.then((how) => this.end(new Error(`it ended with ${how}. ${this.complaint}`.trim())));
    this.child.stdin.on('error', () => {}); // What is written to a program that has ended; that is told elsewhere.
    this.child.stdout.on('data', (bytes) => this.receive(bytes));
    this.child.stderr.on('data', (bytes) => output.append((this.complaint = String(bytes))));
    this.begin().catch((error) => this.end(error));
  }

  async begin() {
    const workspaceFolders = vscode.workspace.workspaceFolders?.map(({ uri, name }) => ({ uri: String(uri), name }));
    const about = {
      processId: process.pid, rootUri: null, workspaceFolders, capabilities: ABILITIES, locale: vscode.env.language,
    };
    const { capabilities } = await this.request('initialize', about);
    if (this.isOver) return;
    this.isReady = true;
    this.send({ method: 'initialized', params: {} });
    this.followDocuments(vscode);
    this.provideFeatures(capabilities);
  }

  /** A program that has not answered yet will not do so another time either; any other is started again. */
  end(error) {
    if (!this.isOver) (this.isReady ? tryAgain : useModule)(error);
    this.isOver = true;
    this.child.kill('SIGKILL');
    for (const stream of this.child.stdio) stream.destroy(); // What it started may hold them open.
    for (const { reject } of this.calls.values()) reject(error);
    vscode.Disposable.from(...this.features.splice(0)).dispose();
    diagnostics.clear();
  }

  async stop() {
    const patience = setTimeout(() => this.end(new Error('it does not end')), 2000);
    if (!this.isOver) {
      this.isOver = true;
      await this.request('shutdown').catch(() => {});
      this.send({ method: 'exit' });
    }
    await this.closed;
    clearTimeout(patience);
  }

  send(message) {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  request(method, params, token) {
    const id = ++this.lastId;
    this.send({ id, method, params });
    token?.onCancellationRequested(() => this.send({ method: '$/cancelRequest', params: { id } }));
    const answer = new Promise((resolve, reject) => this.calls.set(id, { resolve, reject }));
    return answer.finally(() => this.calls.delete(id));
  }

  /** Lengths count bytes, and a character may come in two pieces: nothing is text before it is whole. */
  receive(bytes) {
    this.received = Buffer.concat([this.received, bytes]);
    for (;;) {
      const start = this.received.indexOf('\r\n\r\n') + 4;
      if (start < 4 && this.received.length < 4096) return; // A head has some twenty bytes.
      const length = /^Content-Length: *(\d+)\r$/im.exec(this.received.toString('latin1', 0, start))?.[1];
      if (start < 4 || !length) return this.end(new Error('it does not speak as a language server does'));
      const end = start + Number(length);
      if (this.received.length < end) return;
      const message = this.received.toString('utf8', start, end);
      this.received = this.received.subarray(end);
      this.take(JSON.parse(message)).catch((error) => output.appendLine(error.message));
    }
  }

  async take({ id, method, params, result, error }) {
    const call = this.calls.get(id); // -32800 says that the request was taken back: nobody waits for its answer.
    if (!method) return error && error.code !== -32800 ? call?.reject(new Error(error.message)) : call?.resolve(result);
    if (HANDLERS[method]) result = (await HANDLERS[method](params)) ?? null;
    else error = { code: -32601, message: `there is no ${method}` };
    if (id !== undefined) this.send({ id, result, error });
  }

  followDocuments({ workspace, languages }) {
    const tell = (what, document, content, more) => {
      if (!languages.match(SELECTOR, document)) return;
      const textDocument = { uri: String(document.uri), version: document.version, ...content };
      this.send({ method: `textDocument/${what}`, params: { textDocument, ...more } });
    };
    const open = (document) => tell('didOpen', document, { languageId: document.languageId, text: document.getText() });
    // In the order in which VS Code gives changes, the last place first, none moves another.
    const change = ({ document, contentChanges: all }) => all.length > 0 &&
      tell('didChange', document, {}, { contentChanges: all.map(({ range, text }) => ({ ...inRange(range), text })) });
    this.features.push(
      workspace.onDidOpenTextDocument(open), workspace.onDidChangeTextDocument(change),
      workspace.onDidSaveTextDocument((document) => tell('didSave', document)),
      workspace.onDidCloseTextDocument((document) => tell('didClose', document)),
    );
    workspace.textDocuments.forEach(open);
  }

  /** A question that VS Code asks of a document; `about` says of what in it. */
  asks(what, convert, about = () => ({})) {
    return async (document, ...asked) => {
      const params = { textDocument: { uri: String(document.uri) }, ...about(...asked) };
      const token = asked.find(({ onCancellationRequested }) => onCancellationRequested);
      const answer = this.request(`textDocument/${what}`, params, token);
      return answer.then((found) => found && convert(found), (error) => output.appendLine(error.message));
    };
  }

  provideFeatures({ completionProvider: { triggerCharacters: triggers }, executeCommandProvider: { commands } }) {
    const list = (what, convert, about) => this.asks(what, (all) => all.map(convert), about);
    const add = (what, provider, ...more) =>
      this.features.push(vscode.languages[`register${what}Provider`](SELECTOR, provider, ...more));
    const provideCodeActions = list('codeAction', toAction, (range, { only, triggerKind }) =>
      ({ ...inRange(range), context: { diagnostics: [], only: only && [only.value], triggerKind } }));
    const resolveCodeLens = async ({ range, data }, token) =>
      toLens((await this.request('codeLens/resolve', { ...inRange(range), data }, token)) ?? { range, data });
    add('CodeActions', { provideCodeActions }, { providedCodeActionKinds: ACTION_KINDS.map(toActionKind) });
    add('CodeLens', {
      provideCodeLenses: list('codeLens', toLens), resolveCodeLens, onDidChangeCodeLenses: newLenses.event,
    });
    add('InlayHints', { provideInlayHints: list('inlayHint', toHint, inRange), onDidChangeInlayHints: newHints.event });
    add('Hover', { provideHover: this.asks('hover', toHover, atPosition) });
    add('CompletionItem', { provideCompletionItems: list('completion', toCompletion, atPosition) }, ...triggers);
    add('DocumentSymbol', { provideDocumentSymbols: list('documentSymbol', toSymbol) });
    add('FoldingRange', { provideFoldingRanges: list('foldingRange', toFold) });
    add('DocumentLink', { provideDocumentLinks: list('documentLink', toLink) });
    const register = (command) => vscode.commands.registerCommand(command, (...asked) => this.execute(command, asked));
    this.features.push(...commands.map(register));
  }

  /** Files that the program wants to be told of: settings and baselines that change while nobody has them open. */
  watch(registrations) {
    const tell = (type) => (uri) =>
      this.send({ method: 'workspace/didChangeWatchedFiles', params: { changes: [{ uri: String(uri), type }] } });
    for (const { method, registerOptions } of registrations) {
      if (method !== 'workspace/didChangeWatchedFiles') continue;
      for (const { globPattern } of registerOptions.watchers) {
        const watcher = vscode.workspace.createFileSystemWatcher(globPattern);
        this.features.push(
          watcher, watcher.onDidCreate(tell(1)), watcher.onDidChange(tell(2)), watcher.onDidDelete(tell(3)));
      }
    }
  }

  /** From the palette a command is about what is in sight, or asks. */
  async completed(command, asked) {
    if (asked.length > 0) return asked;
    if (command === 'osam-lint.preview') {
      const uri = vscode.window.activeTextEditor?.document.uri;
      return uri && [String(uri)];
    }
    if (command !== 'osam-lint.new') return asked;
    const kinds = await this.request('workspace/executeCommand', { command, arguments: [] });
    const picked = await vscode.window.showQuickPick(kinds.map(({ id, title }) => ({ label: id, description: title })));
    return picked && [picked.label];
  }

  async execute(command, given) {
    const asked = await this.completed(command, given);
    if (!asked) return;
    const content = await this.request('workspace/executeCommand', { command, arguments: asked });
    if (!TEXTS[command]) return;
    const document = await vscode.workspace.openTextDocument({ content, language: TEXTS[command] });
    await vscode.window.showTextDocument(document, vscode.ViewColumn.Beside);
  }
}

/** What comes before places in UTF-8, in UTF-16 units. */
function unitsAt(text, places) {
  const bytes = Buffer.from(text);
  const found = new Map();
  let [last, units] = [0, 0];
  for (const place of [...new Set(places)].sort((one, other) => one - other)) {
    units += bytes.toString('utf8', last, place).length;
    found.set((last = place), units);
  }
  return found;
}

/** The program as a module: findings and their fixes, of one text at a time and without settings. */
class ModuleServer {
  constructor({ OSAMLint }) {
    Object.assign(this, { OSAMLint, lint: new OSAMLint(), found: new Map(), features: [] });
    const { workspace, languages } = vscode;
    const check = (document) => languages.match(SELECTOR, document) && this.check(document);
    const forget = ({ uri }) => {
      this.found.delete(String(uri));
      diagnostics.delete(uri);
    };
    const provideCodeActions = (document, range) => this.actions(document, range);
    this.features.push(
      workspace.onDidOpenTextDocument(check), workspace.onDidCloseTextDocument(forget),
      workspace.onDidChangeTextDocument(({ document }) => check(document)),
      languages.registerCodeActionsProvider(
        SELECTOR, { provideCodeActions }, { providedCodeActionKinds: [toActionKind('quickfix')] }),
    );
    workspace.textDocuments.forEach(check);
  }

  check(document) {
    const [uri, text] = [String(document.uri), document.getText()];
    this.found.set(uri, []);
    if (text.length > LARGEST) output.appendLine(`${uri} has more than 1 MB: only the program checks it`);
    else this.found.set(uri, this.findings(document, uri, text));
    diagnostics.set(document.uri, this.found.get(uri).map(({ diagnostic }) => diagnostic));
  }

  findings(document, uri, text) {
    const language = setting('language') || vscode.env.language.slice(0, 2);
    const name = `document.${document.languageId === 'yaml' ? 'yaml' : 'json'}`;
    let findings;
    try {
      ({ findings } = this.lint.check(text, { name, language }));
    } catch (error) {
      output.appendLine(`${uri} was not checked: ${error.message}`);
      this.lint = new this.OSAMLint(); // One that was trapped is of no more use.
      return [];
    }
    const ranges = findings.flatMap(({ range, fix }) => [range, ...(fix?.edits ?? []).map((edit) => edit.range)]);
    const units = unitsAt(text, ranges.flatMap(({ start, end }) => [start.offset, end.offset]));
    const place = ({ offset }) => document.positionAt(units.get(offset));
    const convert = ({ start, end }) => ({ start: place(start), end: place(end) });
    return findings.map(({ rule, severity, message, range, fix }) => {
      const diagnostic = toDiagnostic({
        range: convert(range), message, severity: { error: 1, warning: 2, info: 3 }[severity], code: rule,
        source: 'osam-lint' });
      const edits = fix?.edits.map((edit) => ({ range: convert(edit.range), newText: edit.text }));
      return { diagnostic, title: fix?.title, isSafe: fix?.safe, edits };
    });
  }

  actions(document, range) {
    const uri = String(document.uri);
    const near = (this.found.get(uri) ?? []).filter(({ edits, diagnostic: { range: at } }) =>
      edits && !range.end.isBefore(at.start) && !at.end.isBefore(range.start));
    return near.map(({ diagnostic, title, isSafe, edits }) => {
      const edit = toWorkspaceEdit({ documentChanges: [{ textDocument: { uri }, edits }] });
      const action = new vscode.CodeAction(title, toActionKind('quickfix'));
      return Object.assign(action, { edit, diagnostics: [diagnostic], isPreferred: isSafe });
    });
  }

  async stop() {
    vscode.Disposable.from(...this.features.splice(0)).dispose();
    diagnostics.clear();
  }
}

/** Only where nobody has said where the program is. */
function useModule(error) {
  if (error.code !== 'ENOENT' || setting('path') !== 'osam-lint' || !fs.existsSync(MODULE)) return tellUnusable(error);
  turn = turn.then(() => import(pathToFileURL(MODULE).href)).then((module) => {
    server = new ModuleServer(module);
    vscode.window.showInformationMessage(
      'There is no program “osam-lint”. Its part in this extension finds and fixes mistakes, one document at a time.');
  }).catch(tellUnusable);
}

function tryAgain() {
  crashes = [...crashes.filter((moment) => Date.now() - moment < RESTARTS.within), Date.now()];
  if (crashes.length <= RESTARTS.most) return restart();
  vscode.window.showErrorMessage('osam-lint ended too often. “osam-lint: Restart the language server” starts it anew.');
}

function tellUnusable(error) {
  const why = error.code === 'ENOENT' ? 'there is no such program' : error.message;
  vscode.window.showErrorMessage(`“${setting('path')}” cannot be used: ${why}. See the setting “osam-lint.path”.`);
}

exports.activate = ({ subscriptions }) => {
  output = vscode.window.createOutputChannel('osam-lint');
  diagnostics = vscode.languages.createDiagnosticCollection('osam-lint');
  [newLenses, newHints] = [new vscode.EventEmitter(), new vscode.EventEmitter()];
  subscriptions.push(
    output, diagnostics, newLenses, newHints, vscode.workspace.onDidChangeWorkspaceFolders(restart),
    vscode.commands.registerCommand('osam-lint.restart', () => { crashes = []; restart(); }),
    vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration('osam-lint') && restart()),
  );
  restart();
};
exports.deactivate = () => turn.then(() => server?.stop());
