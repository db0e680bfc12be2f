/** Runs the rules over a text once for all platforms. */
import { findPhrases, type Piece } from "./find-phrases.ts";
import { viewText } from "./text-view.ts";
import { TEXT_RULES } from "./rules/all.ts";
import type { CheckContext, Match } from "./rule.ts";
import { MAX_CHECKED_CHARS } from "./limits.ts";

/** Rules that a stored proof answers. */
const CLAIMS = ["number-claim", "superlative", "review-claim", "green", "guarantee", "competitor"];

/** Rules whose matches hold what other rules would report again: all of them, or those named. */
const CONTAINERS: Readonly<Record<string, readonly string[] | "all">> = {
  url: "all",
  phone: ["caps-word", "leet", "number-claim"],
  email: "all",
  discount: ["price", "number-claim", "punct-repeat"],
  guarantee: ["number-claim"],
  "number-claim": ["review-claim"],
  "weight-loss": ["number-claim"],
  "masked-swear": ["punct-repeat", "leet"],
  "claim-expired": CLAIMS,
};

/**
 * Runs all rules (`rules/all.ts`) over the first `MAX_CHECKED_CHARS` (`limits.ts`) of a text and
 * gives the matches before severities. Names, marked phrases and stored proofs silence matches;
 * `CONTAINERS` drops repeats. `check.ts` and the studio's `gate/claims.ts` call it.
 */
export function scanText(text: string, context: CheckContext = {}): Match[] {
  const view = viewText(text.slice(0, MAX_CHECKED_CHARS));
  const names = findPhrases(view, context.names);
  const phrases = findPhrases(view, context.phrases);
  const proofs = findPhrases(view, context.proofs);
  const matches = TEXT_RULES.flatMap((rule) =>
    rule.find(view, context).flatMap((span): Match[] => {
      const isRaw = rule.reads === "raw";
      const start = isRaw ? span.start : view.at(span.start);
      const end = isRaw ? span.end : view.at(span.end);
      const inside = (spans: readonly Piece[]) =>
        spans.some((piece) => piece.start <= start && end <= piece.end);
      if (rule.names !== "none" && inside(phrases)) return [];
      if (rule.names === "all" && inside(names)) return [];
      if (CLAIMS.includes(rule.id) && inside(proofs)) return [];
      const match = { rule, start, end, text: text.slice(start, end) };
      return [span.detail === undefined ? match : { ...match, detail: span.detail }];
    }),
  );
  return matches.filter((match) => !matches.some((other) => holds(other, match) || asksProof(other, match)));
}

function holds(outer: Match, inner: Match): boolean {
  const held = CONTAINERS[outer.rule.id];
  if (!held || outer === inner || outer.rule.id === inner.rule.id) return false;
  const isSame = outer.start === inner.start && outer.end === inner.end;
  if (held === "all" && CONTAINERS[inner.rule.id] === "all" && isSame) return false;
  return (
    (held === "all" || held.includes(inner.rule.id)) && outer.start <= inner.start && inner.end <= outer.end
  );
}

/**
 * Whether a stored proof of the claim settles a finding of the rule. `findingsOf` in
 * `core/campaigns/finding-decisions.ts` asks it for the button "Add proof".
 */
export const isProvable = (ruleId: string): boolean =>
  [...CLAIMS, "claim-expired", "claim-unproved"].includes(ruleId);

/**
 * Whether marking the words as a name settles a finding of the rule, which is unless its `names` is
 * "none". `findingsOf` in `core/campaigns/finding-decisions.ts` asks it.
 */
export const isSilencedByName = (ruleId: string): boolean =>
  TEXT_RULES.some(({ id, names }) => id === ruleId && names !== "none");

/** Whether a rule about claims asks for the proof of a brand's unproved claim already. */
function asksProof(other: Match, { rule, start, end }: Match): boolean {
  return (
    rule.id === "claim-unproved" && CLAIMS.includes(other.rule.id) && start <= other.start && other.end <= end
  );
}
