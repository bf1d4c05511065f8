#!/usr/bin/env node
// Holds the module of the page to the program: both answer the same questions, byte for byte.
//
// The documents are those of folders, and files of documents that tests make (PageDocumentTests): each behind its number
// of bytes, as the questions of `osam-lint-dev answers`, its first line the name. One instance answers all; every 500th
// document a fresh one answers too, whose hashes have another seed. A trap is a difference. With --by-turns every tenth
// document is asked about in full, and each other one by check and a third of the other questions in turn.
//
// usage: page-answers.mjs MODULE DEV-TOOL [--by-turns] FOLDER-OR-FILE…
import { spawnSync } from "node:child_process";
import { randomFillSync } from "node:crypto";
import { lstatSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Answers } from "../packaging/page/answers.mjs";

const [path, tool, ...named] = process.argv.slice(2);
const isByTurns = named[0] === "--by-turns";
const sources = isByTurns ? named.slice(1) : named;
const module = new WebAssembly.Module(readFileSync(path));
const languages = ["en", "ca", "es"];
const now = 1_795_262_400_000; // 2026-11-21T12:00:00Z
const batch = 200;
const freshEvery = 500;
const largest = 1 << 20;
const none = 0xffffffff;

function* framed(bytes) {
  for (let at = 0; at < bytes.length; ) {
    const count = bytes.readUInt32LE(at);
    yield count === none ? null : bytes.subarray(at + 4, at + 4 + count);
    at += 4 + (count === none ? 0 : count);
  }
}

function* documents(source) {
  const kind = lstatSync(source);
  if (kind.isDirectory()) {
    for (const name of readdirSync(source).sort()) yield* documents(join(source, name));
  } else if (source.endsWith(".documents")) {
    for (const document of framed(readFileSync(source))) {
      const end = document.indexOf(10);
      yield { name: document.subarray(0, end).toString(), text: document.subarray(end + 1) };
    }
  } else if (kind.isFile() && /\.(json|ya?ml)$/.test(source) && kind.size <= largest) {
    yield { name: source.split("/").pop(), text: readFileSync(source) };
  }
}

function questions(document, number) {
  const shared = { name: document.name, language: languages[number % 3], now };
  const all = [
    { ask: "check" }, { ask: "fix" }, { ask: "outcomes" }, { ask: "preview" }, { ask: "build" }, { ask: "agenda" },
    { ask: "documents" }, { ask: "simulate", version: "2021040000", platform: "android" },
    { ask: "simulate", version: "1.2.3" }, ...(number % freshEvery ? [] : [{ ask: "words" }, { ask: "kinds" }, { ask: "moment" }]),
  ];
  const turn = Math.floor(number / 3) % 3;
  const asked = isByTurns && number % 10 !== 0 ? all.filter((_, place) => place === 0 || place % 3 === turn) : all;
  return asked.map((question) => ({ ...question, ...shared }));
}

function native(asked) {
  const pieces = asked.flatMap(({ question, text }) => {
    const line = Buffer.from(JSON.stringify(question) + "\n");
    const length = Buffer.alloc(4);
    length.writeUInt32LE(line.length + text.length);
    return [length, line, text];
  });
  const done = spawnSync(tool, ["answers"], { input: Buffer.concat(pieces), maxBuffer: 1 << 30 });
  if (done.status !== 0) throw new Error(`${tool}: exit status ${done.status} ${done.signal}: ${done.stderr}`);
  return [...framed(done.stdout)];
}

let answers = new Answers(module, randomFillSync);
let [count, compared, differences] = [0, 0, 0];
const asks = new Set();

function differs(what, { question, document }) {
  differences += 1;
  asks.add(question.ask);
  if (differences > 20) return;
  console.error(`${what}: ${JSON.stringify(question)} about ${document.text.length} bytes:`);
  console.error(document.text.subarray(0, 400).toString());
}

function compare(asked) {
  const expected = native(asked);
  asked.forEach((each, place) => {
    const instances = each.isFresh ? [answers, new Answers(module, randomFillSync)] : [answers];
    for (const instance of instances) {
      compared += 1;
      try {
        const answer = instance.ask(each.question, each.text);
        const isSame = answer === null || expected[place] === null ? answer === expected[place] : expected[place].equals(answer);
        if (!isSame) differs("another answer", each);
      } catch (error) {
        differs(`a trap (${error})`, each);
        answers = new Answers(module, randomFillSync);
      }
    }
  });
}

let asked = [];
for (const source of sources) {
  for (const document of documents(source)) {
    const isFresh = count % freshEvery === 0;
    for (const question of questions(document, count)) asked.push({ question, text: document.text, document, isFresh });
    count += 1;
    if (count % batch === 0) compare(asked.splice(0));
  }
}
compare(asked);
const about = differences > 0 ? ` (${[...asks].sort().join(", ")})` : "";
console.log(`page-answers: ${compared} answers about ${count} documents, ${differences} of them others than the program's${about}`);
if (differences > 0 || count === 0) process.exit(1);
