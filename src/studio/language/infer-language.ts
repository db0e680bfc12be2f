import { LATIN_LANGUAGE_FEATURES, UNSUPPORTED_LATIN_LETTERS } from "./language-features.ts";
import { dominantScript, isRightToLeft, type Script } from "./script.ts";

/**
 * The language, script and writing direction of a brief's text, as `inferLanguage` finds it for
 * `studio/text/brief-language.ts`.
 */
export interface InferredLanguage {
  /** A BCP 47 code; "und" if neither script nor words identify it. */
  readonly language: string;
  readonly script: Script;
  readonly direction: "ltr" | "rtl";
}

/**
 * Words that only Russian spells this way, except in languages whose letters are excluded below.
 */
const RUSSIAN_WORDS = /(?<!\p{L})(?:котор\p{L}+|что|чтобы|для|если|когда|уже|только)(?!\p{L})/iu;

const LATIN = Object.entries(LATIN_LANGUAGE_FEATURES).map(([code, features]) => ({
  code,
  features: { ...features, words: new Set(features.words.split(" ")) },
}));

/**
 * Guesses the language of a brief, for its ads (`studio/text/brief-language.ts`) and button labels,
 * by its script; in the Latin script by function words, letters and word endings
 * (`language-features.ts`), Russian, Arabic and Chinese by words and characters in this file. "und"
 * for a language that is not known. Latin text without any evidence counts as English, the language
 * of the interface.
 */
export function inferLanguage(text: string): InferredLanguage {
  const script = dominantScript(text);
  const language =
    script === "Latin" || script === "Other" ? inferLatin(text, script) : inferByScript(text, script);
  return { language, script, direction: isRightToLeft(script) ? "rtl" : "ltr" };
}

function inferByScript(text: string, script: Script): string {
  if (script === "Arabic") return /[پچژگکیےٹڈڑں]/u.test(text) ? "und" : "ar";
  if (script === "Cyrillic") {
    const russian = /[ыэё]/iu.test(text) || RUSSIAN_WORDS.test(text);
    return russian && !/[іїєґўңөүұқ]/iu.test(text) ? "ru" : "und";
  }
  if (script === "Japanese") return "ja";
  if (script === "Han") return inferChinese(text);
  if (script === "Hangul") return "ko";
  return "und";
}

/**
 * By characters of only one of the two standards; "zh" if there are as many of one as of the other.
 */
function inferChinese(text: string): string {
  const count = (characters: RegExp) => text.match(characters)?.length ?? 0;
  const simplified = count(
    /[们这说为会来时国学体与对开门东车书长点无电话面饮馆顾选择让气热爱给从乐园龙业产动现买卖专线银铺间亲鲜]/gu,
  );
  const traditional = count(
    /[們這說為會來時國學體與對開門東車書長點無電話麵飲館顧選擇讓氣熱愛給從樂園龍業產動現買賣專線銀鋪間親鮮]/gu,
  );
  if (simplified === traditional) return "zh";
  return simplified > traditional ? "zh-Hans" : "zh-Hant";
}

function inferLatin(text: string, script: Script): string {
  if (!/\p{L}/u.test(text)) return "en";
  if (script === "Other") return "und";
  const words =
    text
      .toLowerCase()
      .normalize("NFC")
      .match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
  const scores = LATIN.map(({ code, features }) => ({
    code,
    score: words.reduce((sum, word) => sum + scoreWord(word, features), 0),
  }));
  const best = scores.reduce((top, entry) => (entry.score > top.score ? entry : top));
  if (isUnsupportedLatin(words, best.score)) return "und";
  return best.score === 0 ? "en" : best.code;
}

/**
 * One word with an unsupported letter may be a name ("Åse's bakery"). Such words are another
 * language if the evidence for a supported one is less than three points each.
 */
function isUnsupportedLatin(words: readonly string[], evidence: number): boolean {
  const foreign = words.filter((word) => UNSUPPORTED_LATIN_LETTERS.test(word)).length;
  return foreign > 0 && foreign * 3 > evidence;
}

function scoreWord(word: string, features: (typeof LATIN)[number]["features"]): number {
  const bare = word.replace(/^(?:l|d|j|qu|c|n|s|dell|all|un)['’]/, "");
  const known = features.words.has(bare) ? 2 : 0;
  const letters = features.letters?.test(bare) ? 1 : 0;
  const ending = bare.length > 4 && features.endings?.test(bare) ? 0.75 : 0;
  return known + letters + ending;
}
