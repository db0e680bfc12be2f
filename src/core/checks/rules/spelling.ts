/** Rules about spelling that draws attention or hides a word from a review. */
import { ACRONYMS } from "../acronyms.ts";
import { quote, replaceFix } from "../fixes.ts";
import { findShapes, findWords } from "../patterns.ts";
import { latinize, MIXED_WORD } from "../text-view.ts";
import { LANGUAGES, type Match, type Rule } from "../rule.ts";
import { GOOGLE_EDITORIAL, META_CHECKLIST, MICROSOFT_STYLE, RECOLLECTION } from "../sources.ts";
import { ADVICE, GIMMICK } from "../severities.ts";

const DICTIONARY = "dictionary spelling is required";

/** Words of ads that are written with gaps or digits to get past a review. */
const AD_WORDS = new Set(
  (
    "sale sales free gratis offer offers deal deals best cheap save win cash money buy hot sexy xxx sex price prices " +
    "bonus discount rabatt angebot angebote kostenlos solde soldes promo oferta ofertas rebajas sconto sconti saldi " +
    "offerta desconto promoção korting aanbieding viagra flowers amazing great super weed drugs loan loans credit vape"
  ).split(" "),
);

const isAlphabet = (letters: string) => {
  const codes = [...letters.toLowerCase()].map((char) => char.charCodeAt(0));
  return codes.every((code, index) => index === 0 || code > (codes[index - 1] ?? 0));
};

/**
 * Rule `spaced-letters` in `TEXT_RULES` (`all.ts`): reports words with separated letters, such as
 * "F.R.E.E": of four letters those in `AD_WORDS` (this file) only, of more all but
 * `checks/acronyms.ts` and letters in alphabetical order. Its fix joins them. Severities: `GIMMICK`
 * in `severities.ts`. Sources: `checks/sources.ts`. Texts of its findings are in this file.
 */
export const spacedLetters: Rule = {
  id: "spaced-letters",
  version: 1,
  severities: GIMMICK,
  reads: "plain",
  find: findShapes(/(?<![\p{L}\p{N}])(?:\p{L}[.\-_ ]){3,60}\p{L}(?!\p{L})/gu, (found) => {
    const letters = found.replace(/[^\p{L}]/gu, "");
    if (ACRONYMS.has(letters.toUpperCase())) return false;
    if (letters.length < 5) return AD_WORDS.has(letters.toLowerCase());
    // "Vitamins A B C D E" is a list.
    return !isAlphabet(letters);
  }),
  names: "all",
  what: ({ text }) => `${quote(text)} spreads the letters of a word`,
  why: DICTIONARY,
  fix: (match) => {
    const letters = match.text.replace(/[^\p{L}]/gu, "");
    return replaceFix(match, letters.charAt(0) + letters.slice(1).toLowerCase());
  },
  sources: [GOOGLE_EDITORIAL, MICROSOFT_STYLE, META_CHECKLIST],
};

const LEET_LETTERS: Readonly<Record<string, string>> = {
  "@": "a",
  $: "s",
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
};

/** The word with digits and signs replaced by the letters that they imitate. */
function unleet(word: string): string {
  const letters = word.replace(/[@$013457]/gu, (char, index: number) => {
    // "f1owers": before a vowel 1 is an l.
    if (char === "1") return /^[aeouy]/iu.test(word.slice(index + 1)) ? "l" : "i";
    return LEET_LETTERS[char] ?? char;
  });
  return /^\p{Lu}+$/u.test(word.replace(/[^\p{L}]/gu, "")) && word.length > 3
    ? letters.toUpperCase()
    : letters;
}

/** Names and codes, such as "W3C", "MP3s", "X1C" and "iPhone3GS". */
function isLeet(found: string): boolean {
  const bare = unleet(found).toLowerCase();
  if (AD_WORDS.has(bare)) return true;
  if (/[457]/u.test(found) && !/[@$013]/u.test(found)) return false;
  const letters = found.replace(/[^\p{L}]/gu, "");
  if (letters.length < 3 && !/[@$]/u.test(found)) return false;
  if (/^(?:mp3|mp4|web3|h1n1|co2|covid|log4j|p2p|b2b|b2c|d2c|a11y|i18n|k3s|k8s|ps3|e10|g20)/iu.test(found))
    return false;
  if (/[@$]/u.test(found)) return /\p{Ll}[@$]+\p{Ll}|^[$@]\p{Ll}{2}|\p{Lu}[@$]+\p{L}/u.test(found);
  const isShouting = /^[\p{Lu}\d]+$/u.test(found);
  if (isShouting) return letters.length >= 5;
  // Between small letters only: "E3DC" and "M3Max" are models.
  return /\p{L}[013]+\p{Ll}{2}|\p{Ll}{2}[013]+\p{Ll}/u.test(found);
}

const LEET =
  /(?<![\p{L}\p{N}@.$€£/])(?:[a-zà-öø-ÿ]{1,30}[@$013457]{1,4}[a-zà-öø-ÿ][a-zà-öø-ÿ@$013457]{0,30}|[a-z]{2,30}[013]{2,3}|[$@0][a-z]{2,30})(?![\p{L}\p{N}@/]|\.\p{L})/giu;

/**
 * Rule `leet` in `TEXT_RULES` (`all.ts`): reports digits or signs in place of letters, such as
 * "fl@wers"; its fix writes the letters (`LEET_LETTERS`). `isLeet` in this file has the exceptions,
 * such as "MP3", and `AD_WORDS` words that always count. Severities: `GIMMICK` in `severities.ts`.
 * Sources: `checks/sources.ts`. Texts of its findings are in this file.
 */
export const leet: Rule = {
  id: "leet",
  version: 1,
  severities: GIMMICK,
  reads: "plain",
  find: findShapes(LEET, (found) => {
    if (found.startsWith("@")) return AD_WORDS.has(unleet(found).toLowerCase());
    if (found.startsWith("0")) return /^0(?:ff(?:er)?|nline|nly)/iu.test(found);
    if (/^\p{L}+[013]{2,3}$/u.test(found)) return AD_WORDS.has(unleet(found).toLowerCase());
    if (found.startsWith("$")) return !/^\$(?:us|usd|cad|aud|nzd|sgd|hk|hkd|mxn)$/iu.test(found);
    return isLeet(found);
  }),
  names: "all",
  what: ({ text }) => `${quote(text)} writes letters as digits or signs`,
  why: DICTIONARY,
  fix: (match) => replaceFix(match, unleet(match.text)),
  sources: [GOOGLE_EDITORIAL, MICROSOFT_STYLE, META_CHECKLIST],
};

/**
 * Rule `lookalikes` in `TEXT_RULES` (`all.ts`): reports words with letters of two alphabets
 * (`MIXED_WORD` in `text-view.ts`) or invisible characters (this file); its fix writes plain Latin
 * letters (`LOOKALIKES` in `text-view.ts`). Severities: `GIMMICK` in `severities.ts`. Sources:
 * `checks/sources.ts`. Texts of its findings are in this file.
 */
export const lookalikes: Rule = {
  id: "lookalikes",
  version: 1,
  severities: GIMMICK,
  reads: "raw",
  find: ({ raw }) => [
    ...[...raw.matchAll(MIXED_WORD)].map(({ index, 0: word }) => ({
      start: index,
      end: index + word.length,
    })),
    ...[...raw.matchAll(/[a-zß-ÿ]{1,40}[\u200B\u2060\uFEFF]+[a-zß-ÿ]{1,40}/giu)].map(
      ({ index, 0: word }) => ({
        start: index,
        end: index + word.length,
      }),
    ),
  ],
  names: "none",
  what: ({ text }) => `${quote(text)} hides letters of another alphabet or invisible ones`,
  why: DICTIONARY,
  fix: (match) => replaceFix(match, latinize(match.text).replace(/[\u200B\u2060\uFEFF]/gu, "")),
  sources: [GOOGLE_EDITORIAL, META_CHECKLIST],
};

const LONG_FORMS: readonly (readonly [RegExp, string])[] = [
  [/^4\s*(?=sale|rent|you|me|ever)/iu, "for "],
  [/^2\s*(?=you|me)/iu, "to "],
  [/(?<=^|\s)4\s*u$/iu, "for you"],
  [/^2\s*u$/iu, "to you"],
  [/^luv$/iu, "love"],
  [/^gr8$/iu, "great"],
  [/^b4$/iu, "before"],
  [/^thx$/iu, "thanks"],
  [/^ur$/iu, "your"],
  [/^2nite$/iu, "tonight"],
  [/^2day$/iu, "today"],
];

function spellOut(match: Match) {
  const spelled = LONG_FORMS.reduce((text, [short, long]) => text.replace(short, long), match.text);
  const isCapital = /^\p{Lu}/u.test(match.text);
  return replaceFix(match, isCapital ? spelled.charAt(0).toUpperCase() + spelled.slice(1) : spelled);
}

/**
 * Rule `text-speak` in `TEXT_RULES` (`all.ts`): reports English abbreviations of text messages,
 * such as "4u", listed in this file; its fix spells out those in `LONG_FORMS`, the others ("m8")
 * have none. Severities: `GIMMICK` in `severities.ts`. Sources: `checks/sources.ts`. Texts of its
 * findings are in this file.
 */
export const textSpeak: Rule = {
  id: "text-speak",
  version: 1,
  severities: GIMMICK,
  languages: ["en"],
  reads: "plain",
  find: findWords(
    [
      "‹4\\s+(?:sale(?!\\s+signs?)|rent|you|u|me|ever(?!\\s+(?:made|built|sold|produced)))›",
      "‹2\\s+(?:you|u|me)›",
      "‹(?:just|only|all)\\s+(?:4|2)\\s+u›",
      "‹(?:luv|gr8|b4|thx|2nite|2day|4u|2u|m8|l8r)›",
      "‹ur›(?!-)",
    ],
    { accept: (found) => !/^(?:4U|2U|Ur|B4|M8)$/u.test(found) },
  ),
  names: "all",
  what: ({ text }) => `${quote(text)} is the language of text messages`,
  why: DICTIONARY,
  fix: spellOut,
  sources: [GOOGLE_EDITORIAL, META_CHECKLIST],
};

/**
 * Rule `word-x3` in `TEXT_RULES` (`all.ts`): reports a word of three letters or more that stands
 * three times in a row; its fix keeps one. Google and Microsoft reject it, the others but OpenAI
 * get advice (`ADVICE` in `severities.ts`). Sources: `checks/sources.ts`. Texts of its findings are
 * in this file.
 */
export const repeatedWord: Rule = {
  id: "word-x3",
  version: 1,
  severities: { ...ADVICE, google: "reject", microsoft: "reject" },
  reads: "plain",
  find: findWords(["‹(\\p{L}{3,40})(?:[\\s,!.]{1,4}\\1){2,}›"]),
  names: "all",
  what: ({ text }) => `${quote(text)} repeats a word`,
  why: "needless repetition counts as a gimmick",
  fix: (match) => replaceFix(match, /^\p{L}+/u.exec(match.text)?.[0] ?? match.text),
  sources: [MICROSOFT_STYLE, GOOGLE_EDITORIAL],
};

/**
 * Rule `masked-swear` in `TEXT_RULES` (`all.ts`): advises against swear words, also with masked
 * letters, on all networks but OpenAI (`ADVICE` in `severities.ts`). Its words are in this file; it
 * has no fix. Sources: `checks/sources.ts`. Texts of its findings are in this file.
 */
export const swearing: Rule = {
  id: "masked-swear",
  version: 1,
  severities: ADVICE,
  languages: LANGUAGES,
  reads: "plain",
  find: findWords([
    "(?<![\\p{L}\\d])\\p{L}{1,2}[*#@$]{2,}\\p{L}{0,2}(?!\\p{L})",
    "‹\\p{L}{1,4}\\*{1,4}\\p{L}{1,6}›",
    "‹(?:f[*@#]ck\\p{L}*|sh[*!1]t\\p{L}*|fuck\\p{L}*|shit(?:ty|s)?|bullshit|arseholes?|assholes?|bastards?|wank\\p{L}*)›",
    "‹(?:schei(?:ß|ss)\\p{L}*|arschl(?:och|öcher)|verfickt\\p{L}*|merde|putain|connards?|mierda|joder|gilipollas|cabr(?:ón|ones)|puta|cazzo|merda|stronz[oi]|vaffanculo|caralho|foda-se|porra|godverdomme|klootzak|kanker\\p{L}*lijer)›",
  ]),
  names: "marked",
  what: ({ text }) => `${quote(text)} is swearing`,
  why: "platforms and readers mind swearing",
  sources: [RECOLLECTION],
};
