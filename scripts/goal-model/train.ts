import { createRandom, shuffle } from "#studio/random.ts";
import type { Brief } from "#studio/text/facts/brief.ts";
import type { Goal } from "#studio/text/facts/facts.ts";
import { featuresOf } from "#studio/text/ads/goal-model/features.ts";
import { readFacts } from "#studio/text/facts/read-facts.ts";

/** The goals that the model tells apart. Only briefs that name `download` ask for it. */
const GOALS = [
  "book",
  "signup",
  "order",
  "buy",
  "quote",
  "ask",
  "learn",
  "call",
  "visit",
  "try",
  "donate",
  "apply",
] as const satisfies readonly Goal[];

const EPOCHS = 12;
/** The first change of a weight; later ones are smaller. */
const STEP = 0.05;
/** Pulls weights to 0, so that words of a few briefs count little (L2). */
const DECAY = 0.005;
/** A feature of fewer briefs says nothing about others. */
const FEWEST_BRIEFS = 2;
/** Features that the model keeps: those that move the most decisions. */
const MAX_FEATURES = 12_000;
/** Share of the probability that the other acceptable goals of a brief get together. */
const ACCEPTABLE = 0.3;
/** Stored weights are whole numbers of tenths. */
const PRECISION = 10;
/** The feature of every brief, whose weights are the bias. */
const BIAS = "";

/** A brief of `labeled-briefs.tsv` with its features and the goals that suit it, the best first. */
export interface LabeledBrief {
  readonly features: readonly string[];
  readonly goals: readonly Goal[];
}

/**
 * What `goal-weights.json` holds: the goals, and for each feature what it adds to their log-odds,
 * in tenths. `likelyGoals` (`goal-model.ts` of the studio) reads it.
 */
export interface GoalWeights {
  readonly goals: readonly Goal[];
  readonly bias: readonly number[];
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

/**
 * The briefs of `labeled-briefs.tsv`, read into facts: language, company, product, message, details
 * and the goals that suit, the best first, with a tab between them. Lines with "#" are comments.
 */
export function parseBriefs(text: string): LabeledBrief[] {
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [
        language = "en",
        companyName = "",
        productName = "",
        keyMessage = "",
        additionalDetails = "",
        goals,
      ] = line.split("\t");
      const brief: Brief = { companyName, productName, keyMessage, additionalDetails };
      const labels = (goals ?? "").split(",");
      const unknown = labels.find((label) => !GOALS.some((goal) => goal === label));
      if (unknown !== undefined) throw new Error(`"${unknown}" is no goal: ${line}`);
      return {
        features: [BIAS, ...featuresOf(readFacts(brief, language))],
        goals: labels as Goal[],
      };
    });
}

/**
 * Learns the weights of the goal model: multinomial logistic regression by stochastic gradient
 * descent with a separate step size for each weight (AdaGrad). The same briefs give the same
 * weights. `train-goal-model.ts` writes them into the studio.
 */
export function trainGoalModel(briefs: readonly LabeledBrief[]): GoalWeights {
  const counts = new Map<string, number>();
  for (const { features } of briefs)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const known = briefs.map(({ features, goals }) => ({
    features: features.filter((feature) => (counts.get(feature) ?? 0) >= FEWEST_BRIEFS),
    target: targetOf(goals),
  }));
  const weights = new Map<string, Float64Array>();
  const squares = new Map<string, Float64Array>();
  for (const feature of counts.keys()) {
    weights.set(feature, new Float64Array(GOALS.length));
    squares.set(feature, new Float64Array(GOALS.length));
  }
  const random = createRandom("goal model");
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const { features, target } of shuffle(random, known)) {
      const errors = probabilitiesOf(features, weights).map((share, at) => share - (target[at] ?? 0));
      for (const feature of features) learn(weights.get(feature), squares.get(feature), errors);
    }
  const strongest = [...weights]
    .filter(([feature]) => feature !== BIAS)
    .map(([feature, row]) => ({ feature, row, force: forceOf(row) * Math.sqrt(counts.get(feature) ?? 0) }))
    .toSorted((a, b) => b.force - a.force)
    .slice(0, MAX_FEATURES)
    .toSorted((a, b) => (a.feature < b.feature ? -1 : 1));
  return {
    goals: GOALS,
    bias: rounded(weights.get(BIAS)),
    weights: Object.fromEntries(strongest.map(({ feature, row }) => [feature, rounded(row)])),
  };
}

/** The probability that each goal should have. */
function targetOf(goals: readonly Goal[]): number[] {
  const [best, ...others] = goals;
  const rest = others.length > 0 ? ACCEPTABLE : 0;
  return GOALS.map((goal) => (goal === best ? 1 - rest : others.includes(goal) ? rest / others.length : 0));
}

function probabilitiesOf(
  features: readonly string[],
  weights: ReadonlyMap<string, Float64Array>,
): readonly number[] {
  const scores = GOALS.map((_, at) =>
    features.reduce((sum, feature) => sum + (weights.get(feature)?.[at] ?? 0), 0),
  );
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** Moves the weights of one feature against the errors of a brief that has it. */
function learn(
  row: Float64Array | undefined,
  squares: Float64Array | undefined,
  errors: readonly number[],
): void {
  if (row === undefined || squares === undefined) return;
  for (const [at, error] of errors.entries()) {
    const weight = row[at] ?? 0;
    const gradient = error + DECAY * weight;
    const square = (squares[at] ?? 0) + gradient ** 2;
    squares[at] = square;
    row[at] = weight - (STEP * gradient) / Math.sqrt(square + Number.EPSILON);
  }
}

const forceOf = (row: Float64Array) => Math.max(...row) - Math.min(...row);

/** -0 becomes 0, as in JSON. */
const rounded = (row: Float64Array | undefined) =>
  [...(row ?? [])].map((weight) => Math.round(PRECISION * weight) || 0);
