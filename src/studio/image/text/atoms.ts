import { isUnspaced, LANGUAGE_OF, type Script } from "./script.ts";

/** A piece of text that no line break may split. */
export interface Piece {
  readonly text: string;
  /** Whether a space stands before it when it follows another piece on the same line. */
  readonly space: boolean;
}

/** Closing punctuation and particles never start a line; opening punctuation never ends one. */
const NEVER_STARTS =
  /^[,.!?;:%)\]}»”’，。！？、；：）」』》〉…・ー～的了吗呢吧们はがをにのでともへやねよ]$|^[,.!?;:)\]}»”，。！？、；：）」』》〉…]/u;
const NEVER_ENDS = /[([{«“‘（「『《〈¿¡]$/u;
const EMOJI_START = /^(\p{Extended_Pictographic}|\p{Regional_Indicator})/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]/u;

/** Collapses white space to single spaces; no-break spaces stay. */
export function tidy(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\t\n\v\f\r \u2028\u2029]+/gu, " ")
    .trim();
}

/** The pieces of a text in reading order: words, or dictionary words where a script has no spaces. */
export function piecesOf(text: string, script: Script): Piece[] {
  const pieces: Piece[] = [];
  for (const word of tidy(text).split(" ")) {
    if (word === "") continue;
    const parts = UNSPACED.test(word) ? segments(word, script) : word.split(/(?<=\p{L}[-/–—])(?=\p{L}{3})/u);
    parts.forEach((part, index) => append(pieces, { text: part, space: index === 0 }));
  }
  return pieces;
}

function append(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  const glued =
    last && (NEVER_STARTS.test(piece.text) || EMOJI_START.test(piece.text) || NEVER_ENDS.test(last.text));
  if (!last || !glued) {
    pieces.push(piece);
    return;
  }
  pieces[pieces.length - 1] = { text: last.text + (piece.space ? " " : "") + piece.text, space: last.space };
}

function segments(word: string, script: Script): string[] {
  const language = LANGUAGE_OF[isUnspaced(script) ? script : "hans"];
  return [...new Intl.Segmenter(language, { granularity: "word" }).segment(word)].map((part) => part.segment);
}

/** What a reader sees as one character each. */
export function graphemesOf(text: string): string[] {
  return [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)].map((part) => part.segment);
}

const SMALL_WORDS = new Set(
  (
    "a an the of to and or in on for with by at from your our my is as it " +
    "der die das den dem ein eine und oder mit von zu im in für auf " +
    "le la les un une des du de et ou à au en pour avec sur " +
    "el los las y o con para por i e il lo gli di da per che o os as um uma " +
    "その この あの どの " +
    "в на и с к по за из от для не у о a i w z na do и или & + – —"
  ).split(" "),
);

/** Whether a piece of Chinese or Japanese ends on a comma or a full stop. */
export function endsClause(piece: string): boolean {
  return /[，。、！？；：]$/u.test(piece);
}

/** Articles, prepositions and the like: a line should not end on one. */
export function isSmallWord(piece: string): boolean {
  return SMALL_WORDS.has(piece.toLowerCase());
}
