import { eachMatch } from "#core/each-match.ts";
import type { Checker } from "#core/checks/check.ts";
import { compile } from "#core/checks/patterns.ts";
import { scanText } from "#core/checks/scan.ts";
import { viewText } from "#core/checks/text-view.ts";
import { CONCEPTS } from "./claim-words.ts";
import { invented, type GateReason } from "./reason.ts";
import { isSameWord, wordsOf, type WordIndex } from "./words.ts";

const PATTERNS = CONCEPTS.map(({ kind, words }) => ({ kind, pattern: compile([`‹(?:${words})›`]) }));

/** Rules of the checks engine that find claims, with the type of the claims. */
const RULES = {
  superlative: "superlative",
  "review-claim": "certificate",
  green: "claim",
  urgency: "claim",
  guarantee: "claim",
  "instant-result": "claim",
  cure: "claim",
  "weight-loss": "claim",
  free: "price",
} as const;

/**
 * Claims of texts, as the gate compares brief and generated text: indexes of `CONCEPTS`
 * (`claim-words.ts`), and the words found by rules of `core/checks/rules/`, by the ids in `RULES`
 * here. `claimsOf` makes it for `groundOf`.
 */
export interface Claims {
  readonly concepts: ReadonlySet<number>;
  readonly found: ReadonlyMap<string, readonly string[]>;
}

const ruleOf = (id: string): keyof typeof RULES | undefined =>
  Object.hasOwn(RULES, id) ? (id as keyof typeof RULES) : undefined;

/**
 * The claims that the texts of a brief make, which generated texts may repeat: concepts of
 * `claim-words.ts` and rules of `core/checks/rules/` (chosen in `RULES` here). `groundOf`
 * (`ground.ts`) calls it once for each brief.
 */
export function claimsOf(texts: readonly string[]): Claims {
  const concepts = new Set<number>();
  const found = new Map<string, string[]>();
  for (const text of texts) {
    const { lower } = viewText(text);
    for (const [index, { pattern }] of PATTERNS.entries()) {
      pattern.lastIndex = 0;
      if (pattern.test(lower)) concepts.add(index);
    }
    for (const match of scanText(text)) {
      const id = ruleOf(match.rule.id);
      if (id) found.set(id, [...(found.get(id) ?? []), match.text.toLowerCase()]);
    }
  }
  return { concepts, found };
}

interface Allowed {
  readonly claims: Claims;
  readonly words: WordIndex;
  /** Names of the business and its products. Words in them are not claims. */
  readonly names: readonly string[];
  readonly checker: Checker;
}

/**
 * Check of the gate (`findInventions` in `gate.ts`): claims of a generated text that the brief does
 * not make, by the concepts of `claim-words.ts` and the rules of `core/checks/rules/` (`RULES`
 * here). "Free" is only allowed for the same thing, the word next to it that is not in `GENERIC`
 * (here). The instructions to the writer are in `reason.ts`.
 */
export function findInventedClaims(
  text: string,
  { claims, words, names, checker }: Allowed,
  language: string,
): GateReason[] {
  const masked = withoutNames(text, names);
  const { lower } = viewText(masked);
  const reasons: GateReason[] = [];
  const add = (kind: Parameters<typeof invented>[0], found: string) => {
    if (!reasons.some((reason) => reason.found.toLowerCase().includes(found.toLowerCase())))
      reasons.push(invented(kind, found));
  };
  for (const match of checker.scan(text)) {
    const id = ruleOf(match.rule.id);
    if (!id) continue;
    const known = claims.found.get(id) ?? [];
    const isKnown =
      id === "free"
        ? known.length > 0 && isSameGift(text, match, words, language)
        : known.some((other) => sharesWord(other, match.text));
    if (!isKnown && !isInBrief(match.text, words, id)) add(RULES[id], match.text);
  }
  for (const [index, { kind, pattern }] of PATTERNS.entries()) {
    if (claims.concepts.has(index)) continue;
    for (const { index: start, 0: found } of eachMatch(lower, pattern))
      add(kind, masked.slice(start, start + found.length));
  }
  return reasons;
}

const sharesWord = (a: string, b: string) => {
  const words = wordsOf(a);
  return wordsOf(b).some((word) => words.some((other) => isSameWord(word, other)));
};

/**
 * Whether the brief contains all words of a claim, even if no rule finds a claim there. Never true
 * for "free", whose item decides (`isSameGift`).
 */
function isInBrief(found: string, words: WordIndex, id: keyof typeof RULES): boolean {
  return id !== "free" && wordsOf(found).every((word) => words.hasForm(word));
}

/** Languages in which an adjective follows its noun. */
const NOUN_FIRST: ReadonlySet<string> = new Set(["fr", "es", "it", "pt"]);
/** Words next to "free" that do not name the free item: articles, pronouns, verbs. */
const GENERIC =
  /^(?:\p{L}{1,3}|your|with|from|this|that|when|while|try|start|book|today|now|order|join|sign|get|learn|see|call|visit|here|and|completely|absolutely|totally|eine?[nrms]?|deine?[nrms]?|ihre?[nrms]?|jetzt|heute|sichern|testen|ganz|völlig|votre|notre|pour|avec|dès|tout|para|con|toda?|hoy|prueba|gratis|oggi|prova|questa?|seus?|hoje|teste|voor|vandaag|probeer|kostet|sind|wird|is|zijn|staat)$/u;

/**
 * Whether the brief mentions the item that a text calls free ("free delivery"). The item is the
 * word next to "free"; also true if there is no such word.
 */
function isSameGift(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  words: WordIndex,
  language: string,
): boolean {
  const meaningful = (part: string) =>
    wordsOf(part).filter((word) => !GENERIC.test(word) && !/^\d/u.test(word));
  const before = meaningful(
    text
      .slice(0, start)
      .split(/[.!?,;:–—]\s/u)
      .at(-1) ?? "",
  ).at(-1);
  const after = meaningful(text.slice(end).split(/[.!?,;:–—](?:\s|$)/u)[0] ?? "")[0];
  const named = NOUN_FIRST.has(language) ? (before ?? after) : (after ?? before);
  return named === undefined || words.hasFamily(named);
}

/** The text with the names masked; the length stays. */
function withoutNames(text: string, names: readonly string[]): string {
  let masked = text;
  for (const name of names) {
    if (name === "") continue;
    for (let at = masked.toLowerCase().indexOf(name.toLowerCase()); at >= 0;) {
      masked = `${masked.slice(0, at)}${"·".repeat(name.length)}${masked.slice(at + name.length)}`;
      at = masked.toLowerCase().indexOf(name.toLowerCase(), at + name.length);
    }
  }
  return masked;
}
