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

// The module, which the page hands over as base64 of gzip.
function unpacked(base64) {
  const text = atob(base64);
  const packed = new Uint8Array(text.length);
  for (let place = 0; place < packed.length; place += 1) packed[place] = text.charCodeAt(place);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}
