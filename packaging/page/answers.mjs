// The module behind the page, as a script asks it: `ask` takes a question and a text, and gives the answer as bytes.

export class Answers {
  // `module` is the compiled osam-lint.wasm; `random` fills an array of bytes, as crypto.getRandomValues does.
  constructor(module, random) {
    const page = {
      random: (start, count) => {
        const seed = new Uint8Array(count);
        random(seed);
        new Uint8Array(this.exports.memory.buffer, start, count).set(seed);
      },
    };
    this.exports = new WebAssembly.Instance(module, { page }).exports;
    this.exports._initialize();
  }

  // The bytes of the answer; null for what is no question of this module. A trap of the module is an exception, and
  // the instance must not be asked again.
  ask(question, text) {
    const line = new TextEncoder().encode(JSON.stringify(question) + "\n");
    const count = line.length + text.length;
    const asked = this.exports.osam_question(count);
    const memory = new Uint8Array(this.exports.memory.buffer, asked, count);
    memory.set(line);
    memory.set(text, line.length);
    const answered = this.exports.osam_answer(asked, count);
    if (answered === 0) return null;
    const buffer = this.exports.memory.buffer;
    const answer = new Uint8Array(buffer, answered + 4, new DataView(buffer).getUint32(answered, true)).slice();
    this.exports.osam_forget(answered);
    return answer;
  }
}
