import assert from "node:assert/strict";
import test from "node:test";
import { OSAMLint } from "./index.mjs";

const lint = new OSAMLint();
const alert = `{"android": [{"required_version": 5, "last_version_available": 6,
  "requirements": {"required_os_version": "21"}}]}`;

test("a comma too many is found and taken out", () => {
  const broken = alert.replace("}]}", "},]}");
  const { findings } = lint.check(broken, { name: "alert.json" });
  assert.deepEqual(findings.map((each) => each.rule).includes("trailing-comma"), true);
  assert.equal(new TextDecoder().decode(lint.fix(broken)), alert);
});

test("bytes and strings are one text", () => {
  assert.deepEqual(lint.check(Buffer.from(alert), { now: 0 }), lint.check(alert, { now: 0 }));
});

test("findings are said in the language that is asked for", () => {
  const says = (language) => lint.check("{", { language }).findings[0].message;
  assert.notEqual(says("ca"), says("en"));
  assert.notEqual(says("ca"), says("es"));
});

test("a device is answered", () => {
  const { text } = lint.simulate(alert, { version: "4", platform: "android", now: 1_795_262_400_000 });
  assert.match(text, /must-update/);
});

test("what is no question is said so", () => {
  assert.throws(() => lint.bytes("all", alert, {}), TypeError);
});
