import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parseClauses, trainNoteModel } from "../../../../../scripts/note-model/train.ts";
import { featuresOf } from "./features.ts";
import { weightTable } from "../../model-weights.ts";
import stored from "./note-weights.json" with { type: "json" };

const CLAUSES = parseClauses(await readFile(new URL("labeled-clauses.txt", import.meta.url), "utf8"));
const PARTS = 4;

test("The stored weights are learned from the labeled clauses", () => {
  const weights = Object.fromEntries(weightTable(stored.weights, Number)());
  expect(trainNoteModel(CLAUSES)).toEqual({ bias: stored.bias, weights });
});

test("Weights of a part of the clauses tell notes from facts in the rest", () => {
  let wrong = 0;
  for (let part = 0; part < PARTS; part++) {
    const { bias, weights } = trainNoteModel(CLAUSES.filter((_, index) => index % PARTS !== part));
    for (const { isNote, clause } of CLAUSES.filter((_, index) => index % PARTS === part)) {
      const score = [...featuresOf(clause)].reduce((sum, feature) => sum + (weights[feature] ?? 0), bias);
      wrong += Number(score > 0 !== isNote);
    }
  }
  expect(wrong / CLAUSES.length).toBeLessThan(0.18);
});
