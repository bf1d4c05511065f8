// The worker of the page: it has the module, and answers one message after the other.

let answers = null;

self.onmessage = async ({ data }) => {
  try {
    if (data.module) {
      const packed = await unpacked(data.module);
      answers = new Answers(await WebAssembly.compile(packed), (bytes) => crypto.getRandomValues(bytes));
      self.postMessage({ ready: true });
      return;
    }
    const answer = answers.ask(data.question, data.text);
    self.postMessage({ id: data.id, answer }, answer ? [answer.buffer] : []);
  } catch (error) {
    self.postMessage({ id: data.id, trap: String(error) });
  }
};

// The module, which the page hands over packed by gzip.
async function unpacked(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}
