// Learns the weights of the studio's goal model from its labeled briefs and writes
// `goal-weights.json`: node scripts/train-goal-model.ts
import { readFile, writeFile } from "node:fs/promises";
import { parseBriefs, trainGoalModel } from "./goal-model/train.ts";

const FOLDER = new URL("../src/studio/text/ads/goal-model/", import.meta.url);

const briefs = parseBriefs(await readFile(new URL("labeled-briefs.tsv", FOLDER), "utf8"));
const model = trainGoalModel(briefs);
const rows = Object.entries(model.weights).map(
  ([feature, row]) => `${JSON.stringify(feature)}:${JSON.stringify(row)}`,
);
const { goals, bias } = model;
await writeFile(
  new URL("goal-weights.json", FOLDER),
  `{"goals":${JSON.stringify(goals)},"bias":${JSON.stringify(bias)},"weights":{\n${rows.join(",\n")}\n}}\n`,
);
console.log(`${rows.length} features from ${briefs.length} briefs`);
