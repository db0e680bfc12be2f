import { overlap } from "#core/similarity.ts";
import type { Candidate } from "./ad.ts";
import { MANY, MANY_FACTS, type ScoreOptions } from "./score-options.ts";
import { ownTextOf, wordingOf } from "./wording.ts";

/** Share of trigrams that two texts have in common by chance, and from which they read alike. */
const SHARED = 0.12;
const ALIKE = 0.33;
/** The same for a brief of which the texts have to say some facts again. */
const SHARED_FEW = 0.22;
const ALIKE_FEW = 0.36;
/** The same for a brief with so few facts that each text states nearly all of them. */
const FEW = 4;
const SHARED_ALL = 0.3;
const ALIKE_ALL = 0.42;
/** The same for a long text, which has room for what the short ones of its set state. */
const SHARED_LONG = 0.5;
const ALIKE_LONG = 0.7;
/** The same for a long text of a brief with many facts. */
const SHARED_MANY = 0.3;
const ALIKE_MANY = 0.46;
/** Facts or statements of which each ad has to repeat most; its likeness has a limit then. */
const FEWEST = 2;
const MAX_LIKENESS = 24;

/**
 * Points that an ad loses (`scoreOf` in `score.ts`) because it reads like the earlier ads of its
 * set: 0 if it is the first one. Allowed shares of facts and wording and the points are in this
 * file.
 */
export function likenessCost(ad: Candidate, options: ScoreOptions): number {
  const { shown, facts } = options;
  if (shown.length === 0) return 0;
  const own = wordingOf(ownTextOf(ad), facts);
  return shown.reduce((cost, other) => cost + likeness(overlap(own, other), options), 0);
}

/** What the likeness of two texts costs; less for a long text, which has room for most facts. */
function likeness(shared: number, options: ScoreOptions): number {
  const { known, choices } = options;
  const [usual, alike] = usualLikeness(options);
  const cost = 60 * Math.max(0, shared - usual) + 300 * Math.max(0, shared - alike);
  // An ad that repeats another one still says more than one without a fact.
  return Math.min(known, choices) <= FEWEST ? Math.min(cost, MAX_LIKENESS) : cost;
}

function usualLikeness({ known, choices, preferred }: ScoreOptions): readonly [number, number] {
  const isLong = preferred > MANY_FACTS;
  // Facts of one sentence that ads keep whole cannot be told apart.
  const told = isLong || choices < FEW ? Math.min(known, Math.max(choices, FEW)) : known;
  if (told >= MANY) return isLong ? [SHARED_MANY, ALIKE_MANY] : [SHARED, ALIKE];
  if (isLong) return [SHARED_LONG, ALIKE_LONG];
  return told < FEW ? [SHARED_ALL, ALIKE_ALL] : [SHARED_FEW, ALIKE_FEW];
}
