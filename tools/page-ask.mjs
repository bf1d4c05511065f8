// Asks the module of the page one question about standard input: node page-ask.mjs MODULE QUESTION
import { randomFillSync } from "node:crypto";
import { readFileSync, writeSync } from "node:fs";
import { Answers } from "../packaging/page/answers.mjs";

const [module, question] = process.argv.slice(2);
const answers = new Answers(new WebAssembly.Module(readFileSync(module)), randomFillSync);
const answer = answers.ask(JSON.parse(question), readFileSync(0));
if (answer === null) process.exit(2);
for (let at = 0; at < answer.length; ) at += writeSync(1, answer, at);
