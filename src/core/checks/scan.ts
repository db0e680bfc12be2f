/** Runs the rules over a text once for all platforms. */
import { lowerCase, viewText } from "./text-view.ts";
import { TEXT_RULES } from "./rules/all.ts";
import type { CheckContext, Match, Rule, TextView } from "./rule.ts";

/**
 * Longest text that is read, in UTF-16 units: more than any platform takes, so that the work for a
 * pasted book is bounded.
 */
export const MAX_READ = 5000;

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
};

/** Everything that the rules find in a text, in the order of the rules. */
export function scanText(text: string, context: CheckContext = {}): Match[] {
  const view = viewText(text.slice(0, MAX_READ));
  const names = nameSpans(view, context.names);
  const phrases = nameSpans(view, context.phrases);
  const proofs = nameSpans(view, context.proofs);
  const matches = TEXT_RULES.flatMap((rule) =>
    rule.find(view, context).flatMap((span): Match[] => {
      const isRaw = rule.reads === "raw";
      const start = isRaw ? span.start : view.at(span.start);
      const end = isRaw ? span.end : view.at(span.end);
      const inside = (spans: readonly Piece[]) =>
        spans.some((piece) => piece.start <= start && end <= piece.end);
      if (rule.names !== "none" && inside(phrases)) return [];
      if (rule.names === "all" && inside(names)) return [];
      if (isClaim(rule) && inside(proofs)) return [];
      const match = { rule, start, end, text: text.slice(start, end) };
      return [span.detail === undefined ? match : { ...match, detail: span.detail }];
    }),
  );
  return matches.filter((match) => !matches.some((other) => holds(other, match)));
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

/** Rules that a stored proof answers. */
const CLAIMS = new Set(["number-claim", "superlative", "review-claim", "green", "guarantee", "competitor"]);
const isClaim = ({ id }: Rule) => CLAIMS.has(id);

interface Piece {
  readonly start: number;
  readonly end: number;
}

/** Where names stand in the text, with any letter case, as whole words. */
function nameSpans(view: TextView, names: readonly string[] = []): Piece[] {
  const text = lowerCase(view.plain);
  return names.flatMap((name) => {
    const wanted = lowerCase(viewText(name.trim()).plain);
    const spans: Piece[] = [];
    if (wanted === "") return spans;
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const end = at + wanted.length;
      const isWhole =
        !/[\p{L}\p{N}]$/u.test(text.slice(0, at).slice(-2)) &&
        !/^[\p{L}\p{N}]/u.test(text.slice(end, end + 2));
      if (isWhole) spans.push({ start: view.at(at), end: view.at(end) });
    }
    return spans;
  });
}
