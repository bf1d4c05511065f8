// osam-lint in a process of Node.js. It reads no file but its own module, and asks for nothing.
//
//   import { OSAMLint } from "osam-lint";
//   const { findings } = new OSAMLint().check(bytes, { name: "alert.json" });
//
// A text is bytes or a string. The options of all answers: `name` of the file (its end says JSON or YAML), `language` (en, ca,
// es), `now` (milliseconds since 1970; the clock's by default), `kind`.

import { randomFillSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { Answers } from "./answers.mjs";

let module = null;

export class OSAMLint {
  constructor() {
    module ??= new WebAssembly.Module(readFileSync(new URL("osam-lint.wasm", import.meta.url)));
    this.answers = new Answers(module, randomFillSync);
  }

  // The report of `osam-lint check --format json`.
  check(text, options = {}) { return JSON.parse(this.text("check", text, options)); }

  // The bytes after `osam-lint fix`.
  fix(text, options = {}) { return this.bytes("fix", text, options); }

  // The JSON to publish: `built`, a text for each document, or why there is none in `refused`.
  build(text, options = {}) { return JSON.parse(this.text("build", text, options)); }

  // The answer of `osam-lint outcomes --format json`.
  outcomes(text, options = {}) { return JSON.parse(this.text("outcomes", text, options)); }

  // What a device shows, in words: `text`, and `leftOut`. More options: `version`, `platform`.
  simulate(text, options = {}) { return JSON.parse(this.text("simulate", text, options)); }

  // The page of `osam-lint preview`.
  preview(text, options = {}) { return this.text("preview", text, options); }

  text(ask, text, options) { return new TextDecoder().decode(this.bytes(ask, text, options)); }

  bytes(ask, text, options) {
    const question = { name: "document.json", language: "en", now: Date.now(), ...options, ask };
    const answer = this.answers.ask(question, typeof text === "string" ? new TextEncoder().encode(text) : text);
    if (answer === null) throw new TypeError(`${ask} is no question of this module`);
    return answer;
  }
}
