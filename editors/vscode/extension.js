// Starts `osam-lint lsp` and passes on what the editor and the program tell each other, in the Language Server Protocol
// 3.17. All that is known of documents is known in the program; here it is only put into the words of VS Code. Where there
// is no program, its module answers, which the package brings along.

const { spawn } = require('child_process');
const fs = require('fs');
const path = require('path');
const { pathToFileURL } = require('url');
const vscode = require('vscode');
const {
  atPosition, inRange, toUri, toHover, toActionKind, toLens, toFold, toLink, toHint, toDiagnostic, toAction,
  toSymbol, toWorkspaceEdit, toCompletion,
} = require('./convert.js');
const { ModuleServer } = require('./module-server.js');
const { contributes } = require('./package.json');

const USUAL = contributes.configuration.properties['osam-lint.path'].default;
const MODULE = path.join(__dirname, 'module', 'index.mjs');

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
let isModuleTold = false;
let turn = Promise.resolve(); // Starts and stops come one after the other.
const restart = () => (turn = turn.then(() => server?.stop()).then(() => (server = new Server())).catch(tellUnusable));
const setting = (name) => vscode.workspace.getConfiguration('osam-lint').get(name);

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

/** Only where nobody has said where the program is. */
function useModule(error) {
  if (error.code !== 'ENOENT' || setting('path') !== USUAL || !fs.existsSync(MODULE)) return tellUnusable(error);
  turn = turn.then(() => import(pathToFileURL(MODULE).href)).then((module) => {
    const language = () => setting('language') || vscode.env.language.slice(0, 2);
    server = new ModuleServer(module, { diagnostics, output, selector: SELECTOR, language });
    if (isModuleTold) return;
    isModuleTold = true;
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
