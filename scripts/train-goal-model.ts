// Learns the weights of the studio's goal model from its labeled briefs and writes
// `goal-weights.json`: node scripts/train-goal-model.ts
import { readFile, writeFile } from "node:fs/promises";
import { joinWeights } from "#studio/text/model-weights.ts";
import { parseBriefs, trainGoalModel } from "./goal-model/train.ts";

const FOLDER = new URL("../src/studio/text/ads/goal-model/", import.meta.url);

const briefs = parseBriefs(await readFile(new URL("labeled-briefs.tsv", FOLDER), "utf8"));
const model = trainGoalModel(briefs);
const weights = joinWeights(model.weights, (row) => row.join(" "));
await writeFile(new URL("goal-weights.json", FOLDER), `${JSON.stringify({ ...model, weights }, null, 2)}\n`);
console.log(`${Object.keys(model.weights).length} features from ${briefs.length} briefs`);
