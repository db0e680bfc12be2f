import type { Facts, Goal } from "../../facts/facts.ts";
import { weightTable } from "../../model-weights.ts";
import { featuresOf } from "./features.ts";
import model from "./goal-weights.json" with { type: "json" };

const GOALS = model.goals as readonly Goal[];
const weights = weightTable(model.weights, (text) => text.split(" ").map(Number));

/** Cache: several parts of an ad ask for the goal of the same facts. */
const known = new WeakMap<Facts, readonly Goal[]>();

/**
 * The next steps that suit a brief, the most likely one first: the goals of a multinomial logistic
 * regression over the features of its facts, by their log-odds. The weights are learned from
 * `labeled-briefs.tsv` (`scripts/train-goal-model.ts`), for all languages at once. `goalOf`
 * (`goals.ts`) calls it.
 */
export function likelyGoals(facts: Facts): readonly Goal[] {
  const found = known.get(facts) ?? rank(facts);
  known.set(facts, found);
  return found;
}

function rank(facts: Facts): readonly Goal[] {
  const scores = [...model.bias];
  for (const feature of featuresOf(facts)) {
    for (const [at, weight] of (weights().get(feature) ?? []).entries())
      scores[at] = (scores[at] ?? 0) + weight;
  }
  return GOALS.map((goal, at) => ({ goal, score: scores[at] ?? 0 }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ goal }) => goal);
}
