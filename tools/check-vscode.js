#!/usr/bin/env node
'use strict';

// Runs the extension in editors/vscode with the real program and a stand-in for the editor, which has no window, and of
// VS Code only what the extension uses. A real VS Code was not asked.
//
// usage: node tools/check-vscode.js PROGRAM [MODULE]      (with the folder of the page's module, also without a program)

const assert = require('assert');
const childProcess = require('child_process');
const fs = require('fs');
const Module = require('module');
const os = require('os');
const path = require('path');

const ROOT = path.resolve(__dirname, '..');
const EXTENSION = path.join(ROOT, 'editors/vscode/extension.js');
const SAMPLE = path.join(ROOT, 'samples/osam-version/bad/links-mixed-up.yaml');
const PROGRAM = path.resolve(process.argv[2] ?? '.build/debug/osam-lint');
const MODULE = process.argv[3] && path.resolve(process.argv[3]);
const PATIENCE = 15000;

let held = 0;

function holds(condition, words) {
  assert.ok(condition, words);
  held += 1;
}

function equal(found, wanted, words) {
  assert.deepStrictEqual(found, wanted, words);
  held += 1;
}

// MARK: The stand-in for VS Code. What its types refuse is refused here as well.

class Position {
  constructor(line, character) {
    assert.ok(Number.isInteger(line) && line >= 0 && Number.isInteger(character) && character >= 0, 'no position');
    // Behind getters, as in VS Code: what counts on plain members does not work there either.
    Object.defineProperties(this, {
      line: { get: () => line }, character: { get: () => character },
    });
  }

  isBefore(other) { return this.line < other.line || (this.line === other.line && this.character < other.character); }
}

class Range {
  constructor(...ends) {
    const [start, end] = ends.length === 4
      ? [new Position(ends[0], ends[1]), new Position(ends[2], ends[3])] : ends;
    assert.ok(start instanceof Position && end instanceof Position && !end.isBefore(start), 'no range');
    Object.defineProperties(this, { start: { get: () => start }, end: { get: () => end } });
  }

  get text() { return `${this.start.line}:${this.start.character}-${this.end.line}:${this.end.character}`; }

  toJSON() { return [this.start, this.end]; }
}

class Uri {
  constructor(scheme, rest) { Object.assign(this, { scheme, rest }); }

  static parse(text) {
    const parts = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(text);
    assert.ok(parts, `“${text}” is no address`);
    return new Uri(parts[1], parts[2]);
  }

  static file(place) { return Uri.parse('file://' + place.split('/').map(encodeURIComponent).join('/')); }

  toString() { return `${this.scheme}:${this.rest}`; }
}

class Emitter {
  listeners = new Set();
  event = (listener) => {
    this.listeners.add(listener);
    return { dispose: () => this.listeners.delete(listener) };
  };
  fire(value) { for (const listener of [...this.listeners]) listener(value); }
  dispose() { this.listeners.clear(); }
}

class ActionKind {
  constructor(value) { this.value = value; }
  static Empty = new ActionKind('');
  append(part) { return new ActionKind(this.value ? `${this.value}.${part}` : part); }
}

class WorkspaceEdit {
  changes = [];
  createFile(uri, options) { this.changes.push({ create: uri, options }); }
  replace(uri, range, newText) {
    assert.ok(uri instanceof Uri && range instanceof Range && typeof newText === 'string');
    this.changes.push({ uri, range, newText });
  }
}

/** A class that keeps what it is given under these names. */
function keeps(...names) {
  return class {
    constructor(...values) { names.forEach((name, index) => { this[name] = values[index]; }); }
  };
}

class DocumentSymbol extends keeps('name', 'detail', 'kind', 'range', 'selectionRange') {
  constructor(...values) {
    super(...values);
    const { range, selectionRange } = this;
    assert.ok(this.name, 'a symbol without a name');
    const isInside = !selectionRange.start.isBefore(range.start) && !range.end.isBefore(selectionRange.end);
    assert.ok(isInside, 'selectionRange must be contained in fullRange');
    this.children = [];
  }
}

/** A document of the stand-in, which changes as one of the editor does. */
class TextDocument {
  constructor(uri, languageId, content) {
    Object.assign(this, { uri, languageId, content, version: 1 });
  }

  getText() { return this.content; }

  positionAt(offset) {
    const lines = this.content.slice(0, offset).split('\n');
    return new Position(lines.length - 1, lines[lines.length - 1].length);
  }

  offsetAt({ line, character }) {
    return this.content.split('\n').slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + character;
  }

  /** The place of a text in it. */
  rangeOf(text, from = 0) {
    const offset = this.content.indexOf(text, from);
    assert.ok(offset >= 0, `there is no “${text}”`);
    return new Range(this.positionAt(offset), this.positionAt(offset + text.length));
  }
}

/** An editor: what a person sees of it is kept, and what a person does in it is told. */
class Editor {
  constructor(settings, folder) {
    Object.assign(this, { settings, providers: {}, commands: new Map(), diagnostics: new Map(), log: '', edits: [] });
    Object.assign(this, { messages: { error: [], warning: [], info: [] }, shown: [], external: [], documents: [] });
    this.events = Object.fromEntries(
      ['DidOpenTextDocument', 'DidChangeTextDocument', 'DidSaveTextDocument', 'DidCloseTextDocument',
        'DidChangeConfiguration', 'DidChangeWorkspaceFolders'].map((name) => [name, new Emitter()]));
    Object.assign(this, { subscriptions: [], watchers: [], picked: undefined });
    this.folders = [{ uri: Uri.file(folder), name: 'here', index: 0 }];
    this.api = this.makeAPI();
  }

  makeAPI() {
    const editor = this;
    const disposable = (dispose) => ({ dispose });
    const languages = {
      createDiagnosticCollection: () => ({
        set: (uri, all) => editor.diagnostics.set(String(uri), all), clear: () => editor.diagnostics.clear(),
        delete: (uri) => editor.diagnostics.delete(String(uri)), dispose() {},
      }),
      match: (selector, { languageId, uri }) =>
        Math.max(...selector.map((one) => (one.language === languageId && one.scheme === uri.scheme ? 10 : 0))),
    };
    const kinds = ['CodeActions', 'Hover', 'CodeLens', 'InlayHints', 'CompletionItem', 'DocumentSymbol', 'FoldingRange',
      'DocumentLink'];
    for (const kind of kinds) {
      languages[`register${kind}Provider`] = (selector, provider, ...more) => {
        assert.ok(selector.length > 0 && !editor.providers[kind], `${kind} twice`);
        editor.providers[kind] = Object.assign(provider, { more });
        return disposable(() => delete editor.providers[kind]);
      };
    }
    const notice = (kind) => (text) => {
      editor.messages[kind].push(text);
      return Promise.resolve(undefined);
    };
    const events = Object.fromEntries(Object.entries(this.events).map(([name, { event }]) => [`on${name}`, event]));
    return {
      languages,
      commands: {
        registerCommand(name, run) {
          assert.ok(!editor.commands.has(name), `${name} is registered twice`);
          editor.commands.set(name, run);
          return disposable(() => editor.commands.delete(name));
        },
      },
      workspace: {
        ...events,
        get textDocuments() { return editor.documents; },
        get workspaceFolders() { return editor.folders; },
        getConfiguration: (section) => ({ get: (name) => editor.settings[`${section}.${name}`] }),
        createFileSystemWatcher(pattern) {
          const watcher = { pattern, created: new Emitter(), changed: new Emitter(), deleted: new Emitter() };
          editor.watchers.push(watcher);
          return {
            onDidCreate: watcher.created.event, onDidChange: watcher.changed.event, onDidDelete: watcher.deleted.event,
            dispose: () => { editor.watchers.splice(editor.watchers.indexOf(watcher), 1); },
          };
        },
        applyEdit: async (edit) => Boolean(editor.edits.push(edit)),
        openTextDocument: async ({ content, language }) =>
          new TextDocument(Uri.parse(`untitled:Untitled-${editor.shown.length}`), language, content),
      },
      window: {
        createOutputChannel: () => ({
          append: (text) => { editor.log += text; }, appendLine: (text) => { editor.log += `${text}\n`; }, dispose() {},
        }),
        showErrorMessage: notice('error'), showWarningMessage: notice('warning'),
        showInformationMessage: notice('info'),
        get activeTextEditor() { return editor.active && { document: editor.active }; },
        showQuickPick: async (items) => { editor.offered = items; return items.find(({ label }) => label === editor.picked); },
        showTextDocument: async (document) => editor.shown.push(document) && { document },
      },
      env: { appName: 'stand-in', language: 'en', openExternal: async (uri) => Boolean(editor.external.push(String(uri))) },
      Disposable: { from: (...all) => disposable(() => all.forEach((one) => one.dispose())) },
      EventEmitter: Emitter, Position, Range, Uri, WorkspaceEdit, DocumentSymbol, CodeActionKind: ActionKind,
      ViewColumn: { Beside: -2 },
      DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
      Diagnostic: keeps('range', 'message', 'severity'),
      DiagnosticRelatedInformation: keeps('location', 'message'),
      Location: keeps('uri', 'range'),
      MarkdownString: keeps('value'),
      SnippetString: keeps('value'),
      TextEdit: keeps('range', 'newText'),
      CodeAction: keeps('title', 'kind'),
      CodeLens: keeps('range', 'command'),
      CompletionItem: keeps('label', 'kind'),
      DocumentLink: keeps('range', 'target'),
      FoldingRange: keeps('start', 'end', 'kind'),
      Hover: keeps('contents', 'range'),
      InlayHint: keeps('position', 'label', 'kind'),
    };
  }

  open(uri, languageId, content) {
    const document = new TextDocument(uri, languageId, content);
    this.documents.push(document);
    this.events.DidOpenTextDocument.fire(document);
    return document;
  }

  /** Changes of one moment, each as a place and what comes there; told as VS Code does, the last place first. */
  change(document, ...changes) {
    const contentChanges = changes
      .map(([range, text]) => ({ range, text, rangeOffset: document.offsetAt(range.start) }))
      .sort((left, right) => right.rangeOffset - left.rangeOffset);
    for (const { range, text, rangeOffset } of contentChanges) {
      const rest = document.content.slice(document.offsetAt(range.end));
      document.content = document.content.slice(0, rangeOffset) + text + rest;
    }
    document.version += 1;
    this.events.DidChangeTextDocument.fire({ document, contentChanges });
  }

  close(document) {
    this.documents.splice(this.documents.indexOf(document), 1);
    this.events.DidCloseTextDocument.fire(document);
  }

  findings(document) { return this.diagnostics.get(String(document.uri)); }

  /** The rules of the findings that are shown, once these are so. */
  async findingsWhen(document, test, words) {
    return until(() => this.findings(document) && test(this.findings(document)) && this.findings(document), words);
  }
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function until(test, words) {
  for (const start = Date.now(); Date.now() - start < PATIENCE; await pause(10)) {
    const result = test();
    if (result) return result;
  }
  throw new assert.AssertionError({ message: `waited in vain: ${words}` });
}

// MARK: The extension among stand-ins

let vscode;
const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));

const children = [];
const { spawn } = childProcess;
childProcess.spawn = (program, words, options) => {
  const child = spawn(program, words, options);
  children.push({ child, words, options });
  // What comes, comes in small pieces that part characters.
  const on = child.stdout.on.bind(child.stdout);
  const inPieces = (take) => (bytes) => {
    for (let start = 0; start < bytes.length; start += 7) take(bytes.subarray(start, start + 7));
  };
  child.stdout.on = (event, listener) => on(event, event === 'data' ? inPieces(listener) : listener);
  return child;
};

const noToken = { isCancellationRequested: false, onCancellationRequested: () => ({ dispose() {} }) };

/** A fresh extension in a fresh editor. */
function activate(editor, place = EXTENSION) {
  vscode = editor.api;
  const own = Object.keys(require.cache).filter((name) => name.startsWith(path.dirname(place)));
  for (const name of own) delete require.cache[name];
  const extension = require(place);
  extension.activate({ subscriptions: editor.subscriptions });
  return extension;
}

const codes = (findings) => findings.map(({ code }) => code);

async function showsFindings(editor, document) {
  const findings = await editor.findingsWhen(document, (all) => all.length > 10, 'diagnostics');
  const one = findings.find(({ code }) => code === 'url-of-other-store');
  holds(one, 'the rule is the code of a finding');
  equal([one.severity, one.source], [1, 'osam-lint'], 'severity and source of a finding');
  equal(one.range.text, document.rangeOf('apps.apple.com').text, 'the place of a finding');
  equal(findings.find(({ code }) => code === 'force-without-end').severity, 2, 'an info is Information');
  const app = findings.find(({ code }) => code === 'url-of-other-app').message;
  holds(app.includes('“cat.bcn.museuhistoria”'), 'characters of several bytes arrive');
  const other = findings.find(({ code }) => code === 'repeated-document').relatedInformation[0];
  equal(String(other.location.uri), String(document.uri), 'related places are told');
  equal(findings.find(({ code }) => code === 'unused-display-duration').tags, [1], 'what is unneeded is faded');
}

async function followsChanges(editor, document) {
  const before = editor.findings(document).length;
  // Two places at once, one of them behind an emoji, which is one character, two UTF-16 units and four bytes.
  editor.change(
    document, [document.rangeOf('ca: Nova audioguia'), 'ca: "Nova 🎧 audioguia “ñ”"'],
    [document.rangeOf('https://apps.apple.com/es/app/museu-del-disseny/id6400000001?l=ca'),
      'https://play.google.com/store/apps/details?id=cat.bcn.museudisseny']);
  const after = await editor.findingsWhen(
    document, (all) => !codes(all).includes('url-of-other-store'), 'a change that removes a finding');
  holds(after.length < before, 'fewer findings after the change');
  holds(!codes(after).includes('language-parameter-in-url'), 'both findings of the url are gone');
  // The text of the program and of the editor are still one: a finding right behind the emoji stands where it should.
  editor.change(document, [document.rangeOf('“ñ”'), '🎧🎧 ']);
  const { line } = document.rangeOf('🎧🎧').start;
  const isBlank = ({ code, range }) => code === 'blank-around-text' && range.start.line === line;
  const findings = await editor.findingsWhen(document, (all) => all.some(isBlank), 'a blank behind emoji');
  const blank = document.rangeOf(' ', document.content.indexOf('🎧🎧'));
  equal(findings.find(isBlank).range.text, blank.text, 'emoji count two');
}

async function offersActions(editor, document) {
  const { provideCodeActions, more: [{ providedCodeActionKinds }] } = editor.providers.CodeActions;
  holds(providedCodeActionKinds.every((kind) => kind instanceof ActionKind), 'kinds of actions are announced');
  const range = document.rangeOf('"Ara no "');
  const ask = (only) => provideCodeActions(
    document, range, { diagnostics: [], only: only && new ActionKind(only), triggerKind: 1 }, noToken);
  const actions = await ask();
  const repair = actions.find(({ isPreferred, edit }) => isPreferred && edit);
  equal(repair.kind.value, 'quickfix', 'the kind of a repair');
  equal(codes(repair.diagnostics), ['blank-around-text'], 'which finding a repair is for');
  const [change, ...others] = repair.edit.changes;
  equal([others.length, String(change.uri)], [0, String(document.uri)], 'a repair changes its document once');
  const trial = new TextDocument(document.uri, 'yaml', document.content);
  new Editor({}, '/').change(trial, [change.range, change.newText]);
  holds(!trial.content.includes('Ara no "') && trial.content.includes('Ara no'), 'the repair takes the blank away');
  const explain = actions.find(({ command }) => command?.command === 'osam-lint.explain');
  equal(explain.command.arguments, ['blank-around-text'], 'an action with a command');
  const all = await ask('source.fixAll');
  equal(all.map(({ kind }) => kind.value), ['source.fixAll.osam-lint'], 'only what is asked for');
  return explain.command;
}

const SERVED = JSON.stringify({
  data: {
    id: 1, appId: 2, packageName: 'cat.bcn.bus', versionCode: 2026110001, versionName: '2.2.0',
    startDate: 1795420800000, platform: 'ANDROID', comparisonMode: 'LAZY',
    title: { ca: '🚌 Nova ', es: 'Nueva', en: 'New' },
    message: { ca: 'Millor', es: 'Mejor', en: 'Better' }, ok: { ca: 'Sí', es: 'Sí', en: 'Yes' },
    cancel: { ca: 'No', es: 'No', en: 'No' }, url: 'https://play.google.com/store/apps/details?id=cat.bcn.bus',
    checkBoxDontShowAgain: false, dialogDisplayDuration: 86400,
  },
});

/** JSON has no comments that allow a finding: that goes into the settings, a file that was not there. */
async function createsFiles(editor, folder) {
  const document = editor.open(Uri.file(path.join(folder, 'çà i là', 'alert.json')), 'json', SERVED);
  const findings = await editor.findingsWhen(document, (all) => codes(all).includes('blank-around-text'), 'JSON');
  const { range } = findings.find(({ code }) => code === 'blank-around-text');
  equal(range.text, document.rangeOf(' ', document.content.indexOf('🚌 Nova') + 5).text, 'columns are UTF-16 units');
  const actions = await editor.providers.CodeActions.provideCodeActions(document, range, { triggerKind: 1 }, noToken);
  const allow = actions.find(({ edit }) => edit?.changes[0].create);
  holds(allow, 'an action that makes a file');
  const [created, written] = allow.edit.changes;
  equal(String(created.create), String(Uri.file(path.join(folder, '.osam-lint.yml'))), 'which file is made');
  equal([created.options.ignoreIfExists, String(written.uri)], [true, String(created.create)], 'and is then written');
  holds(written.newText.includes('blank-around-text') && written.range.text === '0:0-0:0', 'with the rule in it');
  editor.close(document);
  await until(() => editor.findings(document)?.length === 0, 'a closed document has no findings');
  held += 1;
}

async function answersQuestions(editor, document) {
  const { provideHover } = editor.providers.Hover;
  const hover = await provideHover(document, document.rangeOf('comparisonMode').start, noToken);
  holds(hover.contents.value.includes('**comparisonMode** — '), 'a hover is Markdown');
  equal(hover.range.text, document.rangeOf('comparisonMode').text, 'of a key');
  equal(await provideHover(document, new Position(0, 0), noToken), null, 'there is nothing to say of a comment');

  const { provideInlayHints } = editor.providers.InlayHints;
  const whole = new Range(0, 0, document.content.split('\n').length, 0);
  const hints = await provideInlayHints(document, whole, noToken);
  holds(Array.isArray(hints) && hints.every(({ position }) => position instanceof Position), 'inlay hints come back');

  const { provideCompletionItems, more } = editor.providers.CompletionItem;
  holds(more.includes(':'), 'completion is asked for after a colon');
  const line = document.rangeOf('comparisonMode: LAZY').end;
  const items = await provideCompletionItems(document, line, noToken, { triggerKind: 0 });
  const force = items.find(({ label }) => label === 'FORCE');
  equal([force.insertText, force.range.text, force.kind], ['FORCE', document.rangeOf('LAZY').text, 19], 'a value');
  // The second document has no date.
  const { start } = document.rangeOf('url: ', document.content.indexOf('---'));
  editor.change(document, [new Range(start, start), 'st\n']);
  const keys = await provideCompletionItems(document, new Position(start.line, 2), noToken, { triggerKind: 0 });
  const key = keys.find(({ label }) => label === 'startDate');
  holds(/^startDate: \$\{1:.*\}$/.test(key.insertText.value), 'a key is a snippet');
  equal([key.range.text, key.kind], [`${start.line}:0-${start.line}:2`, 9], 'in the place of what was typed');
  holds(key.documentation.value.includes(' '), 'with its meaning');
  editor.change(document, [new Range(start.line, 0, start.line + 1, 0), '']);

  const symbols = await editor.providers.DocumentSymbol.provideDocumentSymbols(document, noToken);
  equal([symbols.length, symbols[0].kind], [4, 18], 'four documents');
  equal(symbols[0].children.find(({ name }) => name === 'title').children.map(({ name }) => name), ['ca', 'es', 'en']);
  const folds = await editor.providers.FoldingRange.provideFoldingRanges(document, {}, noToken);
  holds(folds.length > 0 && folds.every(({ start, end }) => start < end), 'folds');
  const links = await editor.providers.DocumentLink.provideDocumentLinks(document, noToken);
  equal(links.length, 4, 'links');
  equal(String(links[1].target), 'https://play.google.com/store/apps/details?id=cat.bcn.museuhistoria', 'of a link');
}

async function answersInJSON(editor) {
  // The comma in front of a key is missing.
  const content = SERVED.replace(',"platform":"ANDROID"', ' ""');
  const document = editor.open(Uri.parse('untitled:Untitled-9'), 'jsonc', content);
  await until(() => editor.findings(document), 'a text that is in no file');
  held += 1;
  const hints = await editor.providers.InlayHints.provideInlayHints(document, new Range(0, 0, 1, 0), noToken);
  equal(hints.map(({ label, paddingLeft }) => [label, paddingLeft]), [['23 Nov 2026 09:00', true], ['1 day', true]]);
  const place = document.rangeOf('""').start;
  const items = await editor.providers.CompletionItem.provideCompletionItems(
    document, new Position(place.line, place.character + 1), noToken, { triggerKind: 1, triggerCharacter: '"' });
  const key = items.find(({ label }) => label === 'platform');
  const end = document.rangeOf('1795420800000').end;
  equal(key.additionalTextEdits.map(({ range, newText }) => [range.text, newText]), [[new Range(end, end).text, ',']]);
  equal([key.range.text, key.insertText.value], [document.rangeOf('""').text, '"platform": ${1|"ANDROID","IOS"|}'], 'quotes');
  editor.close(document);
}

async function showsLenses(editor, document) {
  const { provideCodeLenses, resolveCodeLens } = editor.providers.CodeLens;
  const lenses = await provideCodeLenses(document, noToken);
  const first = document.rangeOf('packageName').start.line;
  equal([lenses.length, lenses[0].range.start.line], [5, first], 'a lens for each document, and one for the page');
  const resolved = [];
  for (const lens of lenses) resolved.push(await resolveCodeLens(lens, noToken));
  holds(resolved[0].command.title.includes('LAZY'), `a lens tells the outcome: ${resolved[0].command.title}`);
  return resolved.map(({ command }) => command);
}

async function runsCommands(editor, folder, explain, [outcomes, page]) {
  equal([...editor.commands.keys()].sort(), ['osam-lint.explain', 'osam-lint.new', 'osam-lint.outcomes',
    'osam-lint.preview', 'osam-lint.restart', 'osam-lint.test'], 'commands of the program');
  const run = ({ command, arguments: about }) => editor.commands.get(command)(...about);
  await run(outcomes);
  equal(editor.shown[0].languageId, 'plaintext', 'outcomes open as text');
  holds(editor.shown[0].content.includes('LAZY'), 'the outcomes of a document');
  await run(explain);
  equal(editor.shown[1].languageId, 'markdown', 'a page opens as Markdown');
  holds(editor.shown[1].content.startsWith('# blank-around-text'), 'the page of a rule');
  equal(page.command, 'osam-lint.preview');
  await run(page);
  await until(() => editor.external.length === 1, 'a page');
  const written = path.join(folder, 'çà i là', 'links.preview.html');
  equal(editor.external, [String(Uri.file(written))], 'the page is shown outside');
  holds(fs.existsSync(written), 'the page is written');
  await assert.rejects(run({ command: 'osam-lint.explain', arguments: ['no-such-rule'] }), /nothing to say/);
  held += 1;
}

/** From the palette, where nobody says what a command is about. */
async function runsFromThePalette(editor, document) {
  const { length } = editor.shown;
  await editor.commands.get('osam-lint.new')();
  equal(editor.offered.map(({ label }) => label).slice(0, 2), ['osam-version', 'osam-rating'], 'kinds to choose from');
  equal(editor.shown.length, length, 'nothing without a choice');
  editor.picked = 'osam-rating';
  await editor.commands.get('osam-lint.new')();
  equal(editor.shown.at(-1).languageId, 'yaml', 'a new document');
  holds(/^numAperture:$/m.test(editor.shown.at(-1).content), 'with its blanks');
  await editor.commands.get('osam-lint.preview')();
  const { length: pages } = editor.external;
  editor.active = document;
  await editor.commands.get('osam-lint.preview')();
  await until(() => editor.external.length === pages + 1, 'the page of what is in sight');
  held += 1;
}

/** Settings that change on the disk are heard of. */
async function watchesFiles(editor, folder, document) {
  const names = editor.watchers.map(({ pattern }) => pattern);
  holds(names.includes('**/.osam-lint.yml') && names.includes('**/.osam-lint-baseline.json'), `watched: ${names}`);
  const place = path.join(folder, '.osam-lint.yml');
  const { created, deleted } = editor.watchers.find(({ pattern }) => pattern === '**/.osam-lint.yml');
  fs.writeFileSync(place, 'rules: {blank-around-text: off}\n');
  created.fire(Uri.file(place));
  await editor.findingsWhen(document, (all) => !codes(all).includes('blank-around-text'), 'settings that came');
  fs.rmSync(place);
  deleted.fire(Uri.file(place));
  await editor.findingsWhen(document, (all) => codes(all).includes('blank-around-text'), 'settings that went');
}

/** The setting says the language, and else the editor does. */
async function speaksLanguages(folder, settings, word) {
  const place = path.join(folder, `${word}.yaml`);
  fs.copyFileSync(SAMPLE, place);
  const editor = new Editor({ 'osam-lint.path': PROGRAM, ...settings }, folder);
  const extension = activate(editor);
  const document = editor.open(Uri.file(place), 'yaml', fs.readFileSync(place, 'utf8'));
  const findings = await editor.findingsWhen(document, (all) => all.length > 0, 'findings');
  holds(findings.some(({ message }) => message.includes(word)), `findings with ${word}: ${findings[0].message}`);
  await extension.deactivate();
}

async function testsFiles(editor, folder) {
  const text = 'document: links.yaml\ncases:\n  - case: Un mòbil vell 👵\n    never: [blocked, error]\n';
  const place = path.join(folder, 'çà i là', 'links.test.yaml');
  fs.writeFileSync(place, text);
  const document = editor.open(Uri.file(place), 'yaml', text);
  const { provideCodeLenses, resolveCodeLens, onDidChangeCodeLenses } = editor.providers.CodeLens;
  const [lens] = await provideCodeLenses(document, noToken);
  let refreshes = 0;
  onDidChangeCodeLenses(() => { refreshes += 1; });
  const { command } = await resolveCodeLens(lens, noToken);
  equal([command.command, command.arguments[0]], ['osam-lint.test', String(document.uri)], 'the lens of a case');
  await editor.commands.get(command.command)(...command.arguments);
  holds(editor.shown.at(-1).content.includes('Un mòbil vell 👵'), 'what came of a case');
  await until(() => refreshes > 0, 'lenses are asked for again after a test');
  held += 1;
  editor.close(document);
}

async function survivesCrashes(editor, document) {
  const first = children.at(-1);
  first.child.kill('SIGKILL');
  await until(() => children.at(-1) !== first && editor.findings(document)?.length > 0, 'a new start');
  equal(editor.messages.error, [], 'a crash is not told while it can be mended');
  for (let crash = 2; crash <= 4; crash += 1) {
    const last = children.at(-1);
    await until(() => editor.commands.has('osam-lint.explain'), 'the program is ready');
    last.child.kill('SIGKILL');
    await until(() => (crash < 4 ? children.at(-1) !== last : editor.messages.error.length > 0), `crash ${crash}`);
    await until(() => crash === 4 || editor.commands.has('osam-lint.explain'), 'the program is ready again');
  }
  const count = children.length;
  equal(editor.messages.error.length, 1, 'the fourth crash is told, once');
  holds(/osam-lint: Restart the language server/.test(editor.messages.error[0]), 'and how it is started again');
  equal([...editor.diagnostics.keys()], [], 'findings of a program that is gone are taken away');
  await pause(100);
  equal(children.length, count, 'and it is not started any more');
  editor.commands.get('osam-lint.restart')();
  await editor.findingsWhen(document, (all) => all.length > 0, 'findings after a restart');
  held += 1;
}

async function ends(editor, extension) {
  const { child } = children.at(-1);
  await extension.deactivate();
  equal([child.exitCode, child.signalCode], [0, null], 'deactivate ends the program in good order');
  equal(Object.keys(editor.providers), [], 'and nothing is registered any more');
}

/** What is told of a program that cannot be used: one message, with its path and the setting. */
async function tellsUnusable(folder, program, words, documentation) {
  const editor = new Editor({ 'osam-lint.path': program, 'osam-lint.documentation': documentation }, folder);
  const extension = activate(editor);
  await until(() => editor.messages.error.length > 0, `a message about ${program}`);
  await pause(200);
  equal(editor.messages.error.length, 1, `one message about ${program}`);
  const [message] = editor.messages.error;
  holds(message.includes(program) && message.includes('osam-lint.path') && words.test(message), message);
  // A setting that is mended is used at once.
  Object.assign(editor.settings, { 'osam-lint.path': PROGRAM, 'osam-lint.documentation': '' });
  editor.events.DidChangeConfiguration.fire({ affectsConfiguration: (section) => section === 'osam-lint' });
  await until(() => editor.commands.has('osam-lint.explain'), `the program in place of ${program}`);
  await extension.deactivate();
  equal([children.at(-1).child.exitCode, editor.messages.error.length], [0, 1], 'and then nothing else is told');
}

/** Where nobody has said where the program is, and there is none, the module that the package has answers. */
async function worksWithoutProgram(folder) {
  const place = path.join(folder, 'packed', 'extension.js');
  fs.cpSync(path.dirname(EXTENSION), path.dirname(place), { recursive: true });
  fs.cpSync(MODULE, path.join(path.dirname(place), 'module'), { recursive: true });
  const editor = new Editor({ 'osam-lint.path': 'osam-lint', 'osam-lint.documentation': '' }, folder);
  const text = fs.readFileSync(SAMPLE, 'utf8').replace(/^/, '# «é» 😀\n');
  const document = editor.open(Uri.file(path.join(folder, 'links.yaml')), 'yaml', text);
  editor.open(Uri.parse('git:/links.yaml'), 'yaml', text);
  const { PATH } = process.env;
  process.env.PATH = path.join(folder, 'nothing');
  const extension = activate(editor, place);
  const findings = await editor.findingsWhen(document, (all) => all.length > 5, 'findings of the module');
  equal(editor.messages.error, [], 'no error is told');
  holds(editor.messages.info.length === 1 && editor.messages.info[0].includes('one document'), 'but that there is none');
  const one = findings.find(({ code }) => code === 'url-of-other-store');
  equal([one.severity, one.source, one.range.text], [1, 'osam-lint', document.rangeOf('apps.apple.com').text], 'a finding');
  equal([...editor.diagnostics.keys()].filter((uri) => uri.startsWith('git:')), [], 'other schemes are left alone');
  // Taken one after the other, fixes leave nothing to fix.
  let actions = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const all = document.rangeOf(document.content);
    actions = editor.providers.CodeActions.provideCodeActions(document, all).filter(({ isPreferred }) => isPreferred);
    if (actions.length === 0) break;
    holds(actions[0].diagnostics.length === 1 && actions[0].title, 'a fix names what it mends');
    editor.change(document, ...actions[0].edit.changes.map(({ range, newText }) => [range, newText]));
  }
  equal(actions, [], 'fixes come to an end');
  const mended = childProcess.spawnSync(
    PROGRAM, ['fix', '-', '--stdin-filename', 'links.yaml'], { input: text, encoding: 'utf8' });
  equal(document.content, mended.stdout, 'and are those of the program');
  const huge = editor.open(Uri.file(path.join(folder, 'huge.json')), 'json', `"${'x'.repeat(1 << 20)}"`);
  equal(editor.findings(huge), [], 'a huge text is left alone');
  holds(editor.log.includes('huge.json'), 'which is said');
  editor.close(document);
  equal(editor.findings(document), undefined, 'a closed document has no findings');
  // With a program it is not used any more, and a path that somebody has set wrong is told.
  process.env.PATH = PATH;
  Object.assign(editor.settings, { 'osam-lint.path': PROGRAM });
  editor.events.DidChangeConfiguration.fire({ affectsConfiguration: (section) => section === 'osam-lint' });
  await until(() => editor.commands.has('osam-lint.explain'), 'the program in place of the module');
  Object.assign(editor.settings, { 'osam-lint.path': '/no/such/osam-lint' });
  editor.events.DidChangeConfiguration.fire({ affectsConfiguration: (section) => section === 'osam-lint' });
  await until(() => editor.messages.error.length === 1, 'a message about a path');
  await extension.deactivate();
}

/** A program that is none of ours, for a moment. */
function pretend(folder, name, command) {
  const place = path.join(folder, name);
  fs.writeFileSync(place, `#!/bin/sh\n${command}\n`, { mode: 0o755 });
  return place;
}

/** A program that neither answers nor ends is ended, and one that it started does not matter. */
async function endsTheDeaf(folder, command) {
  const program = pretend(folder, 'deaf', command);
  const extension = activate(new Editor({ 'osam-lint.path': program }, folder));
  await until(() => children.at(-1).child.spawnfile === program, 'the deaf one');
  const start = Date.now();
  await extension.deactivate();
  holds(Date.now() - start < 4000, 'a deaf program is not waited for');
  await until(() => children.at(-1).child.signalCode === 'SIGKILL', 'a deaf program is ended');
  held += 1;
}

/** What osam-lint never asks, or seldom, a program asks that says in its log what it was answered. */
const ASKER = `
  let text = '';
  const send = (message) => {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    process.stdout.write('Content-Type: of no matter\\r\\nContent-Length: ' + body.length + '\\r\\n\\r\\n' + body);
  };
  const edits = [{ range: { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } }, newText: '🚲' }];
  const ask = (id, method, params) => send({ id, method, params });
  const capabilities = { completionProvider: { triggerCharacters: [] }, executeCommandProvider: { commands: [] } };
  process.stdin.on('data', (bytes) => {
    for (const body of String(bytes).split(/Content-Length: \\d+\\r\\n\\r\\n/).filter(Boolean)) {
      const message = JSON.parse(body);
      if (message.method === 'exit') process.exit(0);
      if (message.method === 'shutdown') send({ id: message.id, result: null });
      if (message.method === 'initialize') send({ id: message.id, result: { capabilities } });
      if (message.method === 'initialized') {
        const documentChanges = [{ textDocument: { uri: 'file:///a' }, edits }];
        ask('edit', 'workspace/applyEdit', { edit: { documentChanges } });
        ask('show', 'window/showDocument', { uri: 'file:///a.yaml' });
        ask('progress', 'window/workDoneProgress/create', { token: 1 });
        ask('watch', 'client/registerCapability', { registrations: [] });
        ask('hints', 'workspace/inlayHint/refresh', null);
        ask('other', 'workspace/configuration', { items: [] });
        ask('odd', 'toString', {});
        for (const type of [1, 2, 3, 4]) {
          send({ method: 'window/showMessage', params: { type, message: 'notice' + type } });
        }
        send({ method: 'telemetry/event', params: {} });
      }
      if (!message.method) send({ method: 'window/logMessage', params: { type: 4, message: JSON.stringify(message) } });
    }
  });
`;

async function answersRequests(folder) {
  const script = path.join(folder, 'asker.js');
  fs.writeFileSync(script, ASKER);
  const program = pretend(folder, 'asker', `exec '${process.execPath}' '${script}'`);
  const editor = new Editor({ 'osam-lint.path': program }, folder);
  const extension = activate(editor);
  await until(() => editor.log.split('\n').length > 7, 'answers');
  const answers = Object.fromEntries(editor.log.trim().split('\n').map((line) => JSON.parse(line)).map(
    ({ id, result, error }) => [id, error?.code ?? result]));
  equal(answers, {
    edit: { applied: true }, show: { success: true }, progress: null, watch: null, hints: null,
    other: -32601, odd: -32601,
  }, 'answers to requests');
  equal(editor.edits[0].changes[0].newText, '🚲', 'an edit is made');
  equal(String(editor.shown[0]), 'file:///a.yaml', 'a document is shown');
  equal(editor.messages, { error: ['notice1'], warning: ['notice2'], info: ['notice3'] }, 'notices');
  await extension.deactivate();
  equal(children.at(-1).child.exitCode, 0, 'and the program is ended in good order');
}

/** The problem matcher reads every line of the concise format. */
function matchesProblems() {
  const manifest = JSON.parse(fs.readFileSync(path.join(path.dirname(EXTENSION), 'package.json'), 'utf8'));
  const { regexp, ...groups } = manifest.contributes.problemMatchers[0].pattern;
  const { stdout } = childProcess.spawnSync(PROGRAM, ['check', '--format', 'concise', SAMPLE], { encoding: 'utf8' });
  const matches = stdout.trim().split('\n').map((line) => new RegExp(regexp).exec(line));
  holds(matches.length > 5 && matches.every(Boolean), stdout);
  const found = matches.find((match) => match[groups.code] === 'url-of-other-store');
  equal([found[groups.line], found[groups.column], found[groups.severity]], ['17', '14', 'warning'], 'a line of a report');
  holds(found[groups.file].endsWith('links-mixed-up.yaml'), 'and its file');
}

async function main(folder) {
  assert.ok(fs.existsSync(PROGRAM), `there is no ${PROGRAM}`);
  matchesProblems();
  const place = path.join(folder, 'çà i là', 'links.yaml');
  fs.mkdirSync(path.dirname(place));
  fs.copyFileSync(SAMPLE, place);
  const editor = new Editor({ 'osam-lint.path': PROGRAM, 'osam-lint.documentation': '' }, folder);
  const extension = activate(editor);
  const document = editor.open(Uri.file(place), 'yaml', fs.readFileSync(place, 'utf8'));
  editor.open(Uri.parse('git:/links.yaml'), 'yaml', document.content);
  await showsFindings(editor, document);
  equal([children[0].options.shell, children[0].words], [false, ['lsp']], 'no shell');
  await followsChanges(editor, document);
  const explain = await offersActions(editor, document);
  await createsFiles(editor, folder);
  await answersQuestions(editor, document);
  await answersInJSON(editor);
  const lenses = await showsLenses(editor, document);
  await runsCommands(editor, folder, explain, lenses);
  await runsFromThePalette(editor, document);
  await watchesFiles(editor, folder, document);
  await testsFiles(editor, folder);
  equal([...editor.diagnostics.keys()].filter((uri) => uri.startsWith('git:')), [], 'other schemes are left alone');
  equal(editor.messages.warning, [], 'nothing is warned of');
  await survivesCrashes(editor, document);
  await ends(editor, extension);
  await tellsUnusable(folder, path.join(folder, 'no', 'such', 'program'), /there is no such program/);
  await tellsUnusable(folder, path.join(place, 'program'), /ENOTDIR/);
  await tellsUnusable(folder, '', /cannot be empty/);
  await tellsUnusable(folder, pretend(folder, 'echo', 'exec cat'), /there is no initialize/);
  await tellsUnusable(folder, pretend(folder, 'yes', 'exec yes'), /does not speak/);
  await tellsUnusable(folder, pretend(folder, 'no', 'echo such luck >&2; exit 3'), /ended with 3. such luck/);
  await tellsUnusable(folder, PROGRAM, /\{rule\}/, 'https://example.org/');
  await speaksLanguages(folder, { 'osam-lint.language': 'ca' }, 'és');
  await speaksLanguages(folder, { 'osam-lint.language': 'es' }, 'botón');
  await answersRequests(folder);
  await endsTheDeaf(folder, 'exec sleep 50');
  await endsTheDeaf(folder, 'sleep 9; exit 0');
  if (MODULE) await worksWithoutProgram(folder);
}

const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'osam-lint-vscode-'));

function leave(status, words) {
  for (const { child } of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
  (status === 0 ? console.log : console.error)(words);
  process.exit(status);
}

setTimeout(() => leave(1, 'check-vscode: not done after 60 seconds'), 60000);
process.on('unhandledRejection', (error) => leave(1, error));
main(folder).then(() => leave(0, `check-vscode: ${held} checks hold`), (error) => leave(1, error));
