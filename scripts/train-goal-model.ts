// Learns the weights of the studio's goal model from its labeled briefs and writes
// `goal-weights.json`: node scripts/train-goal-model.ts
import { readFile, writeFile } from "node:fs/promises";
import { parseBriefs, trainGoalModel } from "./goal-model/train.ts";

const FOLDER = new URL("../src/studio/text/ads/goal-model/", import.meta.url);

const briefs = parseBriefs(await readFile(new URL("labeled-briefs.tsv", FOLDER), "utf8"));
const model = trainGoalModel(briefs);
const { weights, ...head } = model;
// One feature a line, so that a change of the weights can be read.
const rows = Object.entries(weights).map(
  ([feature, row]) => `${JSON.stringify(feature)}:${JSON.stringify(row)}`,
);
const start = JSON.stringify(head).slice(0, -1);
await writeFile(new URL("goal-weights.json", FOLDER), `${start},"weights":{\n${rows.join(",\n")}\n}}\n`);
console.log(`${rows.length} features from ${briefs.length} briefs`);
