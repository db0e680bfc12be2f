import type { Facts } from "../../facts/facts.ts";
import type { Line } from "../line.ts";
import { featuresOf, stemsOf } from "./features.ts";
import fitted from "./strength-weights.json" with { type: "json" };

/** Grades of a statement, as readers gave them: from 1 (leave it out) to 5 (must be in). */
export interface Strength {
  /** As the first sentence of an ad. */
  readonly opening: number;
  /** Anywhere in an ad, compared with the other statements of its brief. */
  readonly value: number;
}

/** The middle of the grades; `list-sentences.ts` adds up what is above it. */
export const USUAL = 3;

/**
 * The expected grades of a brief's statements, by linear regressions over their features
 * (`features.ts`). The weights are fitted to `graded-statements.txt`
 * (`scripts/fit-statement-strength.ts`, decision 077). `materialOf` (`write-ads.ts`) calls it once
 * per brief; `score.ts` prefers ads that open with and state strong statements.
 * @param lines the statements in the order of the brief
 */
export function strengthsOf(
  lines: readonly Line[],
  { product }: Pick<Facts, "product">,
): ReadonlyMap<Line, Strength> {
  const context = { lines, productStems: stemsOf(product) };
  return new Map(
    lines.map((line) => {
      const features = featuresOf(line, context);
      return [line, { opening: gradeOf(features, fitted.opening), value: gradeOf(features, fitted.value) }];
    }),
  );
}

/** Weights of a regression: the grade of any statement, and what each feature adds to it. */
export interface Weights {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

const gradeOf = (features: readonly string[], { bias, weights }: Weights) =>
  features.reduce((grade, feature) => grade + (weights[feature] ?? 0), bias);

/** Grade of an opening that only names product and company. */
const NAMES = 2;

/** How far an opening is above the usual grade; `line` is null for one of names. */
export const openingAbove = (line: Line | null, strengths: ReadonlyMap<Line, Strength>): number =>
  (line === null ? NAMES : (strengths.get(line)?.opening ?? USUAL)) - USUAL;

/** How far a statement's value is above the usual grade. */
export const valueAbove = (line: Line, strengths: ReadonlyMap<Line, Strength>): number =>
  (strengths.get(line)?.value ?? USUAL) - USUAL;
