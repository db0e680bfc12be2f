import { isUnspaced, LANGUAGE_BY_SCRIPT, type ScriptTag } from "./script-tag.ts";

/** A part of a text without a line break opportunity. */
interface Piece {
  readonly text: string;
  /** Whether a space separates it from the piece before on the same line. */
  readonly space: boolean;
}

/** Closing punctuation and particles, which never start a line. */
const NEVER_STARTS =
  /^[,.!?;:%)\]}»”’，。！？、；：）」』》〉…・ー～的了吗呢吧们はがをにのでともへやねよ]$|^[,.!?;:)\]}»”，。！？、；：）」』》〉…]/u;
/** Opening punctuation, which never ends a line. */
const NEVER_ENDS = /[([{«“‘（「『《〈¿¡]$/u;
/** Endings and particles of Japanese words, which belong to the preceding characters. */
const OKURIGANA = /^(?!その|この|あの|どの)\p{Script=Hiragana}{1,2}[。、！？]?$/u;
/** One Chinese character, with or without an ending: a part of a compound such as 煮込んだ. */
const COMPOUND_PART = /^\p{Script=Han}\p{Script=Hiragana}*[。、！？]?$/u;
const NUMERAL_END = /(^|\P{Script=Han})[〇一二三四五六七八九十百千万\d]+$/u;
/** A unit, which belongs to the number before it. */
const UNIT =
  /^([ap]m|[ap]\.m\.|uhr|%|‰|[€£$¥₪₹₺₽₴]|kr|zł|kč|ft|lei|chf|[cmk]?m|m²|km²|[mk]?g|[mc]?l|k?wh?|°[cf]?|min|h)[,.!?;:]*$/iu;
const NUMBER_END = /\d$/u;
const EMOJI_START = /^(\p{Extended_Pictographic}|\p{Regional_Indicator})/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]/u;

/**
 * Normalizes a text of an image ad before it is measured (`splitPieces` and
 * `server/render/measure.ts`): NFC, white space as single spaces; no-break spaces stay.
 */
export function normalizeText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\t\n\v\f\r \u2028\u2029]+/gu, " ")
    .trim();
}

/**
 * Splits a text into pieces for measuring and line breaks: words and the parts of hyphenated words,
 * in scripts without spaces dictionary words. `server/render/measure.ts` calls it.
 */
export function splitPieces(text: string, script: ScriptTag): Piece[] {
  const pieces: Piece[] = [];
  for (const word of normalizeText(text).split(" ")) {
    if (word === "") continue;
    const parts = UNSPACED.test(word) ? segments(word, script) : word.split(/(?<=\p{L}[-/–—])(?=\p{L}{3})/u);
    parts.forEach((part, index) => append(pieces, { text: part, space: index === 0 }));
  }
  return pieces;
}

function append(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  const glued =
    last &&
    (NEVER_STARTS.test(piece.text) ||
      EMOJI_START.test(piece.text) ||
      (UNIT.test(piece.text) && NUMBER_END.test(last.text)) ||
      NEVER_ENDS.test(last.text) ||
      (!piece.space && belongsTo(piece.text, last.text)));
  if (!last || !glued) {
    pieces.push(piece);
    return;
  }
  pieces[pieces.length - 1] = { text: last.text + (piece.space ? " " : "") + piece.text, space: last.space };
}

/**
 * Whether a piece of Japanese text belongs to the previous one: an ending, the second character of
 * a compound verb, or the counter of a number. The dictionary of `Intl.Segmenter` separates them.
 */
function belongsTo(piece: string, before: string): boolean {
  if (OKURIGANA.test(piece)) return /[\p{Script=Han}\p{Script=Hiragana}]$/u.test(before);
  if (!/^\p{Script=Han}/u.test(piece)) return false;
  return NUMERAL_END.test(before) || (/^\p{Script=Han}$/u.test(before) && COMPOUND_PART.test(piece));
}

function segments(word: string, script: ScriptTag): string[] {
  const language = LANGUAGE_BY_SCRIPT[isUnspaced(script) ? script : "hans"];
  return [...new Intl.Segmenter(language, { granularity: "word" }).segment(word)].map((part) => part.segment);
}

/**
 * Splits a text into user-perceived characters, so that measuring (`server/render/measure.ts`) and
 * breaking never cut one.
 */
export function splitGraphemes(text: string): string[] {
  return [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)].map((part) => part.segment);
}

const FUNCTION_WORDS = new Set(
  (
    "a an the of to and or in on for with by at from your our my is as it " +
    "der die das den dem des ein eine einen einem einer und oder mit von zu im in für auf aus bei nach ohne an am um " +
    "le la les un une des du de et ou à au en pour avec sur " +
    "el los las y o con para por i e il lo gli di da per che o os as um uma " +
    "het een en van voor met bij uit naar op te om del al della nel do da na no em sem sin tu su " +
    "zum zur vom beim ins ans من في على إلى عن مع أو את של על עם " +
    "その この あの どの " +
    "в на и с к по за из от для не у о a i w z na do и или & + – —"
  ).split(" "),
);

/**
 * Whether a piece ends in a comma, a full stop or similar, a good place for a line break of an ad;
 * `breaks.ts` and `headline.ts` ask it. The marks are in this file; captions of films have their
 * own function in `spoken-words.ts`.
 */
export function endsClause(piece: string): boolean {
  return /[，。、！？；：,.!?;:،؟]$/u.test(piece);
}

/**
 * Whether a piece ends a sentence, the best place for a line break of an ad; `breaks.ts` asks it.
 * The marks are in this file; captions of films have their own function in `spoken-words.ts`.
 */
export function endsSentence(piece: string): boolean {
  return /[。！？.!?؟]$/u.test(piece);
}

/** A number that mostly counts the next word, unlike a year. */
const COUNT = /^\d{1,3}$/u;

/**
 * Whether a piece is an article, a preposition (`FUNCTION_WORDS`), a number or similar, which
 * should not end a line of an image ad. `breaks.ts` and the typesetters (`headline.ts`, `body.ts`,
 * `wall.ts`) ask it.
 */
export function isWeakLineEnd(piece: string): boolean {
  return FUNCTION_WORDS.has(piece.toLowerCase()) || COUNT.test(piece);
}
