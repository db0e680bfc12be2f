import type * as Eld from "eld/small";
import {
  AD_LANGUAGE_CODES,
  isAdLanguage,
  WRITTEN_LANGUAGES,
  type AdLanguage,
} from "#core/generations/language.ts";
import { acceptedLanguages } from "./accept-language.ts";
import type { Detection, LanguageDetector } from "./language.ts";

/**
 * Difference of scores within which two languages are a tie, which the browser's language breaks.
 * One or two words are often names or loan words, so they need more. Measured on 7,000 short briefs
 * (docs/decisions/070).
 */
const TIE = 0.05;
const SHORT_TIE = 0.1;
const MIN_WORDS = 3;
const DEFAULT: AdLanguage = "en";
/**
 * Languages in which the studio writes. A text of one or two words is compared with these only,
 * because the detector's sixty languages give too many false results.
 */
const WRITTEN: ReadonlySet<AdLanguage> = new Set(AD_LANGUAGE_CODES.slice(0, WRITTEN_LANGUAGES));

/** Languages that are not written in the Latin script. */
const OTHER_SCRIPTS: ReadonlySet<AdLanguage> = new Set(
  AD_LANGUAGE_CODES.filter((code) => new Intl.Locale(code).maximize().script !== "Latn"),
);

/**
 * Creates the detector of languages by the n-grams of the library ELD, which `deps.ts` does once
 * per process at the start. Its data is loaded at the first detection, because it takes memory and
 * time. The list of languages is in `core/generations/language.ts`; when two are a tie is decided
 * by `TIE`, `SHORT_TIE` and `MIN_WORDS` above, who wins it by `decide`.
 */
export function createLanguageDetector(): LanguageDetector {
  let loading: Promise<typeof Eld> | undefined;
  return {
    async detect(text, acceptLanguage) {
      const { eld } = await (loading ??= import("eld/small"));
      const scores = eld.detect(text.normalize("NFC")).getScores();
      return decide(text, scores, acceptedLanguages(acceptLanguage));
    },
  };
}

function decide(
  text: string,
  scores: Readonly<Record<string, number>>,
  accepted: readonly AdLanguage[],
): Detection {
  const ranked = Object.entries(scores).sort(([, a], [, b]) => b - a);
  const known = ranked.flatMap(([code, score]) => (isAdLanguage(code) ? [{ code, score }] : []));
  const [best, second] = known;
  const isLatin = !/[^\P{L}\p{Script=Latin}]/u.test(text);
  // A Japanese browser does not make "Nova Flow" Japanese.
  const wanted = accepted.filter((code) => isLatin !== OTHER_SCRIPTS.has(code));
  const [first] = wanted;
  if (best === undefined)
    return first === undefined
      ? { language: DEFAULT, source: "guess" }
      : { language: first, source: "browser" };
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  const isShort = isLatin && words < MIN_WORDS;
  const lead = best.score - (second?.score ?? 0);
  if (lead >= (isShort ? SHORT_TIE : TIE)) return { language: best.code, source: "text" };
  const tied = known.filter(({ score }) => best.score - score < TIE).map(({ code }) => code);
  const chosen = isShort ? first : wanted.find((code) => tied.includes(code));
  if (chosen !== undefined) return { language: chosen, source: "browser" };
  const guess = isShort ? known.find(({ code }) => WRITTEN.has(code)) : best;
  return { language: guess?.code ?? DEFAULT, source: "guess" };
}
