import type { Weights } from "#studio/text/ads/strength/strength.ts";

/** Pulls weights to 0, so that a feature of few statements counts little (L2). */
const PULL = 8;
/** Rounds over all features, after which the weights no longer change. */
const ROUNDS = 60;

/** A statement of `graded-statements.txt` with the grades that readers gave it. */
interface GradedStatement {
  readonly opening: number;
  readonly value: number;
  readonly features: readonly string[];
}

/** What `strength-weights.json` holds. `strengthsOf` (`strength.ts` of the studio) reads it. */
interface StrengthWeights {
  readonly opening: Weights;
  readonly value: Weights;
}

/**
 * The statements of `graded-statements.txt`: lines such as "4 5 position0 detail | Free retest",
 * with both grades, the features and the text. Other lines are comments.
 */
export function parseStatements(text: string): GradedStatement[] {
  return [...text.matchAll(/^([1-5]) ([1-5]) ([^|\n]+) \| /gmu)].map(([, opening, value, features = ""]) => ({
    opening: Number(opening),
    value: Number(value),
    features: features.split(" "),
  }));
}

/**
 * Fits both regressions of the strength of statements: least squares with a pull to 0 (ridge), by
 * coordinate descent. The same statements give the same weights. `fit-statement-strength.ts` writes
 * them into the studio.
 */
export function fitStrengths(statements: readonly GradedStatement[]): StrengthWeights {
  return {
    opening: fit(statements, ({ opening }) => opening),
    value: fit(statements, ({ value }) => value),
  };
}

function fit(
  statements: readonly GradedStatement[],
  gradeOf: (statement: GradedStatement) => number,
): Weights {
  const having = new Map<string, number[]>();
  for (const [index, { features }] of statements.entries())
    for (const feature of features) having.set(feature, [...(having.get(feature) ?? []), index]);
  const weights = new Map<string, number>();
  const grades = statements.map(gradeOf);
  let bias = grades.reduce((total, grade) => total + grade, 0) / grades.length;
  const rest = grades.map((grade) => grade - bias);
  const restAt = (index: number) => rest[index] ?? 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const [feature, indices] of having) {
      const old = weights.get(feature) ?? 0;
      const sum = indices.reduce((total, index) => total + restAt(index) + old, 0);
      const weight = sum / (indices.length + PULL);
      weights.set(feature, weight);
      for (const index of indices) rest[index] = restAt(index) + old - weight;
    }
    const mean = rest.reduce((total, left) => total + left, 0) / rest.length;
    bias += mean;
    for (const index of rest.keys()) rest[index] = restAt(index) - mean;
  }
  const sorted = [...weights].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    bias: round(bias),
    weights: Object.fromEntries(sorted.map(([feature, weight]) => [feature, round(weight)])),
  };
}

/** Two decimals; -0 becomes 0, as in JSON. */
const round = (weight: number) => Number(weight.toFixed(2)) || 0;
