import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parseBriefs, trainGoalModel, type LabeledBrief } from "../../../../../scripts/goal-model/train.ts";
import { weightTable } from "../../model-weights.ts";
import stored from "./goal-weights.json" with { type: "json" };

const BRIEFS = parseBriefs(await readFile(new URL("labeled-briefs.tsv", import.meta.url), "utf8"));
const PARTS = 4;

type Weights = ReturnType<typeof trainGoalModel>;

/** The goal with the highest log-odds. */
function bestOf({ goals, bias, weights }: Weights, { features }: LabeledBrief) {
  const scores = bias.map((start, at) =>
    features.reduce((sum, feature) => sum + (weights[feature]?.[at] ?? 0), start),
  );
  return goals[scores.indexOf(Math.max(...scores))];
}

const shareOfAcceptable = (weights: Weights, briefs: readonly LabeledBrief[]) =>
  briefs.filter((brief) => brief.goals.some((goal) => goal === bestOf(weights, brief))).length /
  briefs.length;

test("Weights of a part of the briefs name an acceptable next step for the rest", () => {
  let acceptable = 0;
  for (let part = 0; part < PARTS; part++) {
    const weights = trainGoalModel(BRIEFS.filter((_, index) => index % PARTS !== part));
    const rest = BRIEFS.filter((_, index) => index % PARTS === part);
    acceptable += shareOfAcceptable(weights, rest) * rest.length;
  }
  expect(acceptable / BRIEFS.length).toBeGreaterThan(0.72);
});

test("The stored weights fit the labeled briefs", () => {
  const rows = weightTable(stored.weights, (text) => text.split(" ").map(Number))();
  const weights = { ...stored, weights: Object.fromEntries(rows) } as Weights;
  expect(weights.goals).toEqual(trainGoalModel(BRIEFS.slice(0, 50)).goals);
  expect(shareOfAcceptable(weights, BRIEFS)).toBeGreaterThan(0.9);
});
