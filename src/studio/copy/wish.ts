import type { Angle } from "#core/generations/copy/platform-copy.ts";
import { angleOf } from "../text/ads/ad.ts";
import { grammarFor } from "../text/ads/grammars.ts";
import { printableFacts, type Facts } from "../text/facts/facts.ts";

/** Words of a wish that name an idea, as stems in the languages of the studio. */
const IDEAS: readonly (readonly [Angle, RegExp])[] = [
  [
    "number",
    /\b(?:pric|cost|number|preis|kost|zahl|prix|coût|chiffre|preci|cifra|prezz|costo|preç|custo|prijs|getal)/iu,
  ],
  [
    "offer",
    /\b(?:offer|discount|deal|trial|angebot|rabatt|offre|remise|ofert|descuent|offert|scont|descont|aanbied|korting)/iu,
  ],
  [
    "proof",
    /\b(?:proof|review|certif|award|beleg|bewert|preuve|avis|prueb|reseñ|prov|recension|avalia|bewijs|beoordel)/iu,
  ],
  [
    "place",
    /\b(?:place|location|where|local|ort\b|stadt|lieu|ville|lugar|ciudad|luog|città|cidade|plaats|stad\b)/iu,
  ],
  [
    "process",
    /\b(?:how it works|how we|ablauf|so funktion|comment|cómo|come funziona|como funciona|hoe het)/iu,
  ],
];
/** "Shorter" in the languages of the studio. */
const SHORTER =
  /(?<!\p{L})(?:short|concise|trim|kurz|kürz|knapp|court|bref|brève|corto|más corta|più corta|breve|curto|mais curta|kort|bondig)/iu;

/**
 * Whether the wish of a rewrite asks for a shorter text, by the words in `SHORTER` here.
 * `writeCopyFor` then plans texts of at most 0.8 of the longest one (`SHORTER` in
 * `write-copy-for.ts`).
 */
export const wantsShorter = (wish: string) => SHORTER.test(wish);

/** Shorter words are common to all texts. */
const CONTENT_WORD = /[\p{L}\p{N}]{4,}/gu;

/**
 * The idea that the wish of a rewrite asks for: the named one (words in `IDEAS` here), else that of
 * the fact that shares most words with the wish (`angleOf` in `text/ads/ad.ts`); null for a wish
 * without an idea. `writeCopyFor` (`write-copy-for.ts`) starts the new text with it.
 */
export function ideaOf(wish: string, facts: Facts): Angle | null {
  const named = IDEAS.find(([, words]) => words.test(wish))?.[0];
  if (named) return named;
  const wanted = new Set(wordsOf(wish));
  const shared = printableFacts(facts).map((fact) => ({
    fact,
    count: wordsOf(fact.text).filter((word) => wanted.has(word)).length,
  }));
  const [best] = shared.toSorted((a, b) => b.count - a.count);
  return best && best.count > 0 ? angleOf(best.fact.kind) : null;
}

/** A wish to leave something out, in the languages of the studio: "less about the guarantee". */
const NEGATED =
  /(?<!\p{L})(?:less|without|drop|remove|not|no|don[’']t|weniger|ohne|nicht|kein\p{L}*|moins|sans|pas|menos|sin|no|meno|senza|non|sem|n[ãa]o|minder|zonder|niet|geen)(?!\p{L})/iu;

/**
 * The words of a wish that statements of the brief have, and names do not: "guarantee" of "mention
 * the 5 year guarantee". `writeCopyFor` prefers texts with them.
 */
export function wishedWords(wish: string, facts: Facts): string[] {
  if (NEGATED.test(wish)) return [];
  const { functionWords } = grammarFor(facts.language);
  const names = new Set(wordsOf(`${facts.company} ${facts.product}`));
  const stated = new Set(printableFacts(facts).flatMap(({ text }) => wordsOf(text)));
  return [...new Set(wordsOf(wish))].filter(
    (word) => stated.has(word) && !names.has(word) && !functionWords.has(word),
  );
}

const wordsOf = (text: string) => text.toLowerCase().match(CONTENT_WORD) ?? [];
