import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { fitStrengths, parseStatements } from "../../../../../scripts/statement-strength/fit.ts";
import stored from "./strength-weights.json" with { type: "json" };

const STATEMENTS = parseStatements(await readFile(new URL("graded-statements.txt", import.meta.url), "utf8"));
const PARTS = 4;

test("The stored weights are fitted to the graded statements", () => {
  expect(fitStrengths(STATEMENTS)).toEqual(stored);
});

test("Weights of a part of the statements order the rest as the readers did", () => {
  let right = 0;
  let compared = 0;
  for (let part = 0; part < PARTS; part++) {
    const isHeldOut = (index: number) => Math.floor((index * PARTS) / STATEMENTS.length) === part;
    const { bias, weights } = fitStrengths(STATEMENTS.filter((_, index) => !isHeldOut(index))).opening;
    const rest = STATEMENTS.filter((_, index) => isHeldOut(index)).map(({ opening, features }) => ({
      opening,
      grade: features.reduce((sum, feature) => sum + (weights[feature] ?? 0), bias),
    }));
    for (const better of rest)
      for (const worse of rest)
        if (better.opening > worse.opening) {
          compared++;
          right += Number(better.grade > worse.grade);
        }
  }
  expect(right / compared).toBeGreaterThan(0.75);
});
