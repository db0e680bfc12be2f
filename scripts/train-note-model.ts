// Learns the weights of the studio's note model from its labeled clauses and the key messages of
// labeled briefs, and writes `note-weights.json`: node scripts/train-note-model.ts
import { readFile, writeFile } from "node:fs/promises";
import { joinWeights } from "#studio/text/model-weights.ts";
import { messageFacts } from "./note-model/messages.ts";
import { parseClauses, trainNoteModel } from "./note-model/train.ts";

const FOLDER = new URL("../src/studio/text/facts/note-model/", import.meta.url);

const BRIEFS = new URL("../src/studio/text/ads/goal-model/labeled-briefs.tsv", import.meta.url);

const labeled = parseClauses(await readFile(new URL("labeled-clauses.txt", FOLDER), "utf8"));
const clauses = [...labeled, ...messageFacts(await readFile(BRIEFS, "utf8"), labeled)];
const model = trainNoteModel(clauses);
const weights = joinWeights(model.weights, String);
await writeFile(
  new URL("note-weights.json", FOLDER),
  `${JSON.stringify({ bias: model.bias, weights }, null, 2)}\n`,
);
console.log(`${Object.keys(model.weights).length} weights from ${clauses.length} clauses`);
