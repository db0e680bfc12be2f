import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { messageFacts } from "../../../../../scripts/note-model/messages.ts";
import { parseClauses, trainNoteModel } from "../../../../../scripts/note-model/train.ts";
import { featuresOf } from "./features.ts";
import { weightTable } from "../../model-weights.ts";
import stored from "./note-weights.json" with { type: "json" };

const readText = (path: string) => readFile(new URL(path, import.meta.url), "utf8");
const CLAUSES = parseClauses(await readText("labeled-clauses.txt"));
const FACTS = messageFacts(await readText("../../ads/goal-model/labeled-briefs.tsv"), CLAUSES);
const PARTS = 4;

test("The stored weights are learned from the labeled clauses and key messages", () => {
  const weights = Object.fromEntries(weightTable(stored.weights, Number)());
  expect(trainNoteModel([...CLAUSES, ...FACTS])).toEqual({ bias: stored.bias, weights });
});

test("Weights of a part of the clauses tell notes from facts in the rest", () => {
  let wrong = 0;
  for (let part = 0; part < PARTS; part++) {
    const known = CLAUSES.filter((_, index) => index % PARTS !== part);
    const { bias, weights } = trainNoteModel([...known, ...FACTS]);
    for (const { isNote, clause } of CLAUSES.filter((_, index) => index % PARTS === part)) {
      const score = [...featuresOf(clause)].reduce((sum, feature) => sum + (weights[feature] ?? 0), bias);
      wrong += Number(score > 0 !== isNote);
    }
  }
  expect(wrong / CLAUSES.length).toBeLessThan(0.18);
  // Four models are trained, which takes long on a busy machine.
}, 240_000);
