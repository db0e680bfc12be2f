/** Rules about words in capitals and unusual letter case. */
import { ACRONYMS, MIXED_NAMES } from "../acronyms.ts";
import { quote, replaceFix } from "../fixes.ts";
import { compile, findShapes } from "../patterns.ts";
import type { Fix, Match, Rule, Span, TextView } from "../rule.ts";
import { GIMMICK } from "../severities.ts";
import { GOOGLE_CAPITALS, META_CHECKLIST, MICROSOFT_STYLE } from "../sources.ts";

const CAPITALS = /(?<![\p{L}\p{N}&])(?![IVXLCDM]+(?!\p{L}))\p{Lu}{4,}(?![\p{L}\p{N}])/gu;
/** A promotion code is in quotation marks or follows the word for it. */
const CODE_BEFORE =
  /(?:["“„«‘']|(?<!\p{L})(?:codes?|gutschein(?:code)?|rabattcode|aktionscode|coupon|voucher|código|cupón|codice|cupom|kortingscode|promo)\p{L}*:?(?:\s+(?:promo|is|ist|est|es|è|é))?\s*["“„«‘']?)$/iu;

function findCapitals(view: TextView): Span[] {
  const spans: Span[] = [];
  for (const { index: start, 0: word } of view.plain.matchAll(CAPITALS)) {
    const end = start + word.length;
    if (ACRONYMS.has(word) || CODE_BEFORE.test(view.plain.slice(Math.max(0, start - 40), start))) continue;
    const last = spans.at(-1);
    // "HUGE SALE" is one finding with one button.
    if (last && /^[ -]$/u.test(view.plain.slice(last.end, start)))
      spans[spans.length - 1] = { start: last.start, end };
    else spans.push({ start, end });
  }
  return spans;
}

/** German words that are not nouns, so that they are lower-case within a sentence. */
const SMALL_IN_GERMAN = compile(
  [
    "^(?:gratis|kostenlos\\p{L}*|jetzt|heute|sofort|neue?[rsnm]?|große?[rsnm]?|riesige?[rsnm]?|günstig\\p{L}*|billig\\p{L}*|nicht|alle[rsnm]?|alles|mehr|immer|endlich|wirklich|exklusiv\\p{L}*|limitiert\\p{L}*|garantiert\\p{L}*|kaufen|sparen|bestellen|testen|sichern|gewinnen|letzte[rsnm]?|beste[rsnm]?|super|mega|absolut|ohne|unser\\p{L}*|eure?|ihre?|dein\\p{L}*|sparst|nur|und|oder|auch|extra)$",
  ],
  "",
);
const GERMAN =
  /[äöüß]|(?<!\p{L})(?:der|die|das|und|mit|für|jetzt|auf|von|ist|ein|eine|bei|zum|zur|im|wir|sie|ihr|dein|nur|versand)(?!\p{L})/iu;

function sentenceCase(match: Match, raw: string): Fix | undefined {
  const isStart = /(?:^|[.!?…:]\s+|\n\s*)["“„«]?$/u.test(raw.slice(0, match.start));
  const isGerman = GERMAN.test(raw);
  const words = match.text.split(/([ -])/u).map((word, index) => {
    const lower = word.toLowerCase();
    const isCapital = (index === 0 && isStart) || (isGerman && !SMALL_IN_GERMAN.test(lower));
    return isCapital ? word.charAt(0) + lower.slice(1) : lower;
  });
  return replaceFix(match, words.join(""));
}

/**
 * Rule `caps-word` in `TEXT_RULES` (`all.ts`): reports words of four capitals or more, except those
 * in `checks/acronyms.ts`, Roman numerals and promotion codes (`CODE_BEFORE`). Its fix writes them
 * small, but for the start of a sentence and German nouns (`SMALL_IN_GERMAN`). Severities:
 * `GIMMICK` in `severities.ts`. Sources: `checks/sources.ts`. Texts of its findings are in this
 * file.
 */
export const capitals: Rule = {
  id: "caps-word",
  version: 1,
  severities: GIMMICK,
  roles: ["headline", "body", "path"],
  reads: "plain",
  find: findCapitals,
  names: "all",
  what: ({ text }) => `${quote(text)} is in capitals`,
  why: "capitals are for names and abbreviations",
  fix: sentenceCase,
  sources: [GOOGLE_CAPITALS, MICROSOFT_STYLE, META_CHECKLIST],
};

const MIXED = /(?<!\p{L})(?=\p{L}{0,40}?\p{Ll}\p{Lu}\p{L}{0,40}?\p{Ll}\p{Lu})\p{L}{5,60}(?!\p{L})/gu;
/**
 * Joined words, each with a capital and two or more small letters ("BlaBlaCar"), at most one short.
 */
const JOINED_WORDS = /^(?:\p{Lu}?\p{Ll})?(?:\p{Lu}\p{Ll}{2,}){2,}s?$/u;

/**
 * Rule `caps-mixed` in `TEXT_RULES` (`all.ts`): reports alternating letter case ("FlOwErS"), except
 * `MIXED_NAMES` in `checks/acronyms.ts` and words joined with capitals (`JOINED_WORDS` in this
 * file). Its fix is that of `caps-word`. Severities: `GIMMICK` in `severities.ts`. Sources:
 * `checks/sources.ts`. Texts of its findings are in this file.
 */
export const mixedCapitals: Rule = {
  id: "caps-mixed",
  version: 1,
  severities: GIMMICK,
  roles: ["headline", "body", "path"],
  reads: "plain",
  find: findShapes(MIXED, (found) => !JOINED_WORDS.test(found) && !MIXED_NAMES.has(found)),
  names: "all",
  what: ({ text }) => `${quote(text)} mixes capitals and small letters`,
  why: "capitals inside a word count as a gimmick",
  fix: sentenceCase,
  sources: [GOOGLE_CAPITALS, MICROSOFT_STYLE, META_CHECKLIST],
};
