"use strict";
performance.mark("script");

const find = (id) => document.getElementById(id);
const encoder = new TextEncoder();
const text = find("text");
const largest = 1 << 20;
const longestLink = 8192;

let words = {};
let language = ["ca", "es"].find((each) => navigator.language.startsWith(each)) || "en";
// The file as it is written: its mark of UTF-8 and the end of its lines are not in the textarea.
let written = { mark: false, newline: "\n", saved: "" };
let findings = [];
let dates = [];
let built = [];

// MARK: The worker

// One question after the other: an older answer cannot come after a newer one.
const asking = { worker: null, isReady: false, last: 0, waiting: new Map() };

function startWorker() {
  const source = find("worker").textContent;
  asking.worker = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
  asking.worker.onmessage = ({ data }) => {
    if (data.ready) {
      asking.isReady = true;
      begin();
      return;
    }
    const waiting = asking.waiting.get(data.id);
    asking.waiting.delete(data.id);
    if (data.trap !== undefined) {
      if (!asking.isReady) return say("tooOld");
      restart("restarted");
    } else if (waiting) {
      waiting(data.answer && new TextDecoder().decode(data.answer));
    }
  };
  asking.worker.onerror = () => say("tooOld");
  asking.worker.postMessage({ module: find("module").textContent });
}

function restart(why) {
  asking.worker.terminate();
  asking.isReady = false;
  for (const waiting of asking.waiting.values()) waiting(null);
  asking.waiting.clear();
  find("give-up").hidden = true;
  startWorker();
  say(why);
  state.isStopped = true;
}

// The answer to a question about the text as it stands, or null where there is none.
function ask(what, members = {}) {
  const bytes = fileBytes();
  const question = { ask: what, name: find("name").value, language, now: Date.now(), ...members };
  if (find("date").value) question.date = find("date").value;
  asking.last += 1;
  const id = asking.last;
  return new Promise((resume) => {
    asking.waiting.set(id, resume);
    asking.worker.postMessage({ id, question, text: bytes });
  });
}

// MARK: The text

function fileText() {
  const lines = written.newline === "\n" ? text.value : text.value.replaceAll("\n", written.newline);
  return (written.mark ? "\uFEFF" : "") + lines;
}

const fileBytes = () => encoder.encode(fileText());

// Where bytes of the file stand in the textarea.
function places(offsets) {
  const file = fileText();
  const sorted = [...new Set(offsets)].sort((one, other) => one - other);
  const found = new Map();
  let [bytes, place, next] = [0, 0, 0];
  for (let at = 0; at <= file.length && next < sorted.length; ) {
    while (next < sorted.length && sorted[next] <= bytes) found.set(sorted[next++], place);
    const scalar = at < file.length ? file.codePointAt(at) : 0;
    const isLeftOut = (at === 0 && written.mark) || (scalar === 13 && written.newline === "\r\n");
    const length = scalar > 0xffff ? 2 : 1;
    bytes += scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4;
    at += length;
    if (!isLeftOut) place += length;
  }
  while (next < sorted.length) found.set(sorted[next++], text.value.length);
  return (offset) => found.get(offset);
}

// Written as if typed, so that undo is the browser's.
function write(start, end, replacement) {
  text.focus();
  text.setSelectionRange(start, end);
  if (replacement) document.execCommand("insertText", false, replacement);
  else if (end > start) document.execCommand("delete");
}

const plainLines = (lines) => lines.replaceAll("\r\n", "\n");

// The shortest piece that differs, so that the rest keeps its place.
function replaceAll(replacement) {
  const old = text.value;
  let start = 0;
  while (start < old.length && start < replacement.length && old[start] === replacement[start]) start += 1;
  let end = 0;
  while (
    end < old.length - start && end < replacement.length - start &&
    old[old.length - 1 - end] === replacement[replacement.length - 1 - end]
  ) end += 1;
  write(start, old.length - end, replacement.slice(start, replacement.length - end));
}

function take(bytes, name) {
  if (bytes.length > largest) return say("tooLarge");
  let content;
  try {
    content = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return say("notText");
  }
  if (isChanged() && !confirm(words.replace)) return;
  const mark = content.startsWith("\uFEFF");
  if (mark) content = content.slice(1);
  const pairs = content.split("\r\n").length - 1;
  const all = content.split(/\r\n|\r|\n/).length - 1;
  written = { mark, newline: pairs > 0 && pairs * 2 >= all ? "\r\n" : "\n", saved: "" };
  if (name) find("name").value = name;
  text.value = content;
  written.saved = text.value;
  say(all > 0 && pairs !== 0 && pairs !== all ? "mixedLines" : null);
  text.setSelectionRange(0, 0);
  changed();
}

const isChanged = () => text.value !== written.saved;

// MARK: Asking again

// What is on the screen is of the text with this number.
const state = { text: 0, isRunning: false, isStopped: false, documents: [], shownDocument: 0 };

function changed() {
  state.text += 1;
  state.isStopped = false;
  find("begin").hidden = text.value !== "";
  run();
}

async function run() {
  if (state.isRunning || !asking.isReady) return;
  state.isRunning = true;
  const late = setTimeout(() => {
    say("working");
    find("give-up").hidden = false;
  }, 500);
  try {
    for (let shown = -1; shown !== state.text && !state.isStopped; ) {
      shown = state.text;
      await answerAll(() => shown === state.text && !state.isStopped);
    }
  } finally {
    clearTimeout(late);
    state.isRunning = false;
    if (find("status").dataset.word === "working") say(null);
    find("give-up").hidden = true;
  }
}

// The right side is of the document under the cursor; only files of several have another one.
function documentUnderCursor() {
  const cursor = encoder.encode(fileText().slice(0, text.selectionStart)).length;
  const under = state.documents.findIndex((each) => cursor <= each.end);
  return under < 0 ? state.documents.length - 1 : under;
}

function followCursor() {
  if (document.activeElement !== text || state.documents.length < 2 || state.isRunning) return;
  if (documentUnderCursor() !== state.shownDocument) changed();
}

// Each answer is shown as it comes, while the text is the one that was asked about.
async function answerAll(isNow) {
  const check = await ask("check");
  if (!isNow() || check === null) return;
  showFindings(JSON.parse(check));
  state.documents = JSON.parse((await ask("documents")) || "[]");
  if (!isNow()) return;
  state.shownDocument = documentUnderCursor();
  const preview = await ask("preview", state.documents.length > 1 ? { document: state.shownDocument } : {});
  if (!isNow()) return;
  if (find("seen").srcdoc !== preview) find("seen").srcdoc = preview || "";
  showDates(state.documents[state.shownDocument]?.dates || []);
  await simulate(isNow);
  const build = JSON.parse((await ask("build")) || "{}");
  if (!isNow()) return;
  showBuilt(build);
  find("moment").textContent = await ask("moment");
}

// How many characters a line of an element has room for.
function columns(shown) {
  const style = getComputedStyle(shown);
  const canvas = document.createElement("canvas").getContext("2d");
  canvas.font = style.font;
  const room = shown.parentElement.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return Math.floor(room / canvas.measureText("0").width) - 1;
}

async function simulate(isNow) {
  const members = { version: find("version").value, width: columns(find("simulated")) };
  if (find("platform").value) members.platform = find("platform").value;
  const answer = await ask("simulate", members);
  if (answer === null || !isNow()) return;
  const { text: simulated, leftOut } = JSON.parse(answer);
  find("simulated").textContent = [simulated, ...leftOut].filter((each) => each).join("\n");
}

// MARK: What is shown

function say(word) {
  find("status").dataset.word = word || "";
  find("status").textContent = word ? words[word] || word : "";
}

function element(name, content, kind) {
  const made = document.createElement(name);
  if (content !== undefined) made.textContent = content;
  if (kind) made.className = kind;
  return made;
}

function showFindings(answer) {
  const place = places(answer.findings.flatMap((each) => [
    each.range.start.offset, each.range.end.offset,
    ...(each.fix ? each.fix.edits.flatMap((edit) => [edit.range.start.offset, edit.range.end.offset]) : []),
  ]));
  findings = answer.findings.map((each) => ({
    ...each, start: place(each.range.start.offset), end: place(each.range.end.offset),
    edits: each.fix && each.fix.edits.map((edit) => ({
      start: place(edit.range.start.offset), end: place(edit.range.end.offset), text: plainLines(edit.text) })),
  }));
  find("count").textContent = findings.length || "";
  find("fix-all").hidden = !findings.some((each) => each.fix && each.fix.safe);
  const list = findings.map((each) => {
    const item = element("li", undefined, each.severity);
    item.append(element("p", `${words[each.severity]}: ${each.message}`));
    if (each.help) item.append(element("p", each.help));
    const row = element("div", undefined, "row");
    const line = element("button", `${words.goTo} ${each.range.start.line}`);
    line.onclick = () => goTo(each);
    row.append(line);
    if (each.edits) {
      const fix = element("button", `${words.fix}: ${each.fix.title}`);
      fix.onclick = () => makeFix(each);
      row.append(fix);
    }
    item.append(row);
    return item;
  });
  const nothing = answer.summary && answer.summary.documents === 0 ? words.noDocument : words.noFindings;
  if (list.length === 0 && text.value !== "") list.push(element("li", nothing));
  find("findings").replaceChildren(...list);
  drawMarks();
}

function drawMarks() {
  const marks = [];
  let at = 0;
  for (const each of [...findings].sort((one, other) => one.start - other.start)) {
    if (each.start < at || each.end > text.value.length) continue;
    const end = Math.max(each.end, Math.min(each.start + 1, text.value.length));
    marks.push(text.value.slice(at, each.start), element("mark", text.value.slice(each.start, end), each.severity));
    at = end;
  }
  find("marks").replaceChildren(...marks, text.value.slice(at) + "\n");
  scroll();
}

function scroll() {
  find("marks").scrollTop = text.scrollTop;
  find("marks").scrollLeft = text.scrollLeft;
}

// Those of the document that is shown.
function showDates(answered) {
  const place = places(answered.flatMap((each) => [each.start, each.end]));
  dates = answered.map((each) => ({ ...each, start: place(each.start), end: place(each.end) }));
  find("dates").replaceChildren(...dates.map((each) => {
    const button = element("button", `${each.name}: ${each.text}`);
    button.onclick = () => goTo(each);
    return button;
  }));
}

// The date that makes the edge of a bar nearest to a press. An edge is named by the last moment before it, or by the first.
function followBar(press) {
  const distance = (edge) => {
    const { left, width } = edge.getBoundingClientRect();
    return Math.abs(left + width / 2 - press.clientX);
  };
  const edges = [...(press.target.closest(".bar")?.querySelectorAll("time") || [])];
  const [nearest] = edges.sort((one, other) => distance(one) - distance(other));
  const date = nearest && dates.find((each) => Math.abs(each.moment - Date.parse(nearest.dateTime)) <= 1);
  if (date) goTo(date);
}

function goTo(place) {
  text.focus();
  text.setSelectionRange(place.start, place.end);
  const lines = text.value.slice(0, place.start).split("\n").length - 1;
  const height = parseFloat(getComputedStyle(text).lineHeight);
  text.scrollTop = Math.max(0, lines * height - text.clientHeight / 2);
  scroll();
}

function makeFix(finding) {
  for (const edit of [...finding.edits].reverse()) write(edit.start, edit.end, edit.text);
}

async function fixAll() {
  const asked = state.text;
  const fixed = await ask("fix");
  if (fixed === null || asked !== state.text) return;
  replaceAll(plainLines(fixed.replace(/^\uFEFF/, "")));
}

function showBuilt(build) {
  built = build.built || [];
  const refused = (build.refused || []).join("\n");
  const pieces = built.map((each) => (built.length > 1 ? `${each.label}\n${each.text}` : each.text));
  find("built").textContent =
    pieces.join("\n") || (refused && text.value ? `${words.notBuilt}\n${refused}` : "");
  find("copy-built").disabled = find("save-built").disabled = built.length === 0;
}

function speak() {
  document.documentElement.lang = language;
  find("language").value = language;
  for (const each of document.querySelectorAll("[data-word]")) {
    each.textContent = each.dataset.word ? words[each.dataset.word] || "" : "";
  }
  for (const each of document.querySelectorAll("[data-title]")) each.title = words[each.dataset.title] || "";
}

// MARK: What leaves the page, by the hand of who sits before it

function download(name, content, type) {
  const link = element("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function copy(content) {
  try {
    await navigator.clipboard.writeText(content);
  } catch {
    const area = element("textarea", content);
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  say("copied");
}

function answersAsText() {
  const list = findings.map((each) => {
    const help = each.help ? `\n  ${each.help}` : "";
    return `${find("name").value}:${each.range.start.line}:${each.range.start.column}: ${words[each.severity]}: ${each.message}${help}`;
  });
  return [fileText(), ...list, find("simulated").textContent].filter((each) => each).join("\n\n");
}

async function link() {
  const address = new URL(location.href);
  const bytes = encoder.encode(JSON.stringify({ name: find("name").value, text: fileText() }));
  address.hash = btoa(String.fromCharCode(...bytes));
  if (address.href.length > longestLink) return;
  await copy(address.href);
  say("linkHolds");
}

function openLink() {
  if (location.hash.length < 2) return;
  try {
    const bytes = Uint8Array.from(atob(location.hash.slice(1)), (each) => each.charCodeAt(0));
    const { name, text: content } = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof name === "string" && typeof content === "string") take(encoder.encode(content), name);
  } catch {
    // An address that holds no document is none of ours.
  }
}

// MARK: The beginning

async function learnWords() {
  words = JSON.parse(await ask("words"));
  const { kinds } = JSON.parse(await ask("kinds"));
  speak();
  find("kinds").replaceChildren(...kinds.map((kind) => {
    const button = element("button", kind.title);
    button.onclick = async () => {
      const skeleton = await ask("begin", { kind: kind.id });
      find("name").value = "alert.yaml";
      take(encoder.encode(skeleton));
      text.focus();
    };
    return button;
  }));
}

async function begin() {
  const isFirst = Object.keys(words).length === 0;
  await learnWords();
  performance.mark("ready");
  if (isFirst) openLink();
  if (!state.isStopped) changed();
}

text.addEventListener("input", changed);
text.addEventListener("scroll", scroll);
document.addEventListener("selectionchange", followCursor);
for (const id of ["name", "date", "version", "platform"]) find(id).addEventListener("input", changed);
find("language").addEventListener("change", async () => {
  language = find("language").value;
  await learnWords();
  changed();
});
find("open").onclick = () => find("file").click();
find("file").addEventListener("change", async () => {
  const [file] = find("file").files;
  if (file) take(new Uint8Array(await file.arrayBuffer()), file.name);
  find("file").value = "";
});
document.addEventListener("dragover", (event) => event.preventDefault());
document.addEventListener("drop", async (event) => {
  const [file] = event.dataTransfer.files;
  if (!file) return;
  event.preventDefault();
  take(new Uint8Array(await file.arrayBuffer()), file.name);
});
find("save").onclick = () => {
  download(find("name").value, fileBytes(), "application/octet-stream");
  written.saved = text.value;
};
find("fix-all").onclick = fixAll;
// No script runs in the frame; the page listens to what is pressed there.
find("seen").addEventListener("load", () => { find("seen").contentDocument.onclick = followBar; });
find("give-up").onclick = () => restart("givenUp");
find("copy-built").onclick = () => copy(built.map((each) => each.text).join("\n"));
find("save-built").onclick = () => {
  for (const each of built) download(find("name").value.replace(/\.ya?ml$/, "") + ".json", each.text, "application/json");
};
find("calendar").onclick = async () => {
  const calendar = await ask("agenda");
  if (calendar) download("alerts.ics", calendar, "text/calendar");
};
find("copy-answers").onclick = () => copy(answersAsText());
find("copy-link").hidden = location.protocol !== "https:";
find("copy-link").onclick = link;
addEventListener("beforeunload", (event) => { if (isChanged()) event.preventDefault(); });
startWorker();
