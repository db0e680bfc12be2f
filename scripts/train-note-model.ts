// Learns the weights of the studio's note model from its labeled clauses and writes
// `note-weights.json`: node scripts/train-note-model.ts
import { readFile, writeFile } from "node:fs/promises";
import { parseClauses, trainNoteModel } from "./note-model/train.ts";

const FOLDER = new URL("../src/studio/text/facts/note-model/", import.meta.url);

const clauses = parseClauses(await readFile(new URL("labeled-clauses.txt", FOLDER), "utf8"));
const model = trainNoteModel(clauses);
await writeFile(new URL("note-weights.json", FOLDER), `${JSON.stringify(model, null, 1)}\n`);
console.log(`${Object.keys(model.weights).length} weights from ${clauses.length} clauses`);
