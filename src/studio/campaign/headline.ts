import { keepEmojis } from "../language/emoji.ts";
import { dominantScript, isIdeographic } from "../language/script.ts";
import { isQuestion } from "../language/punctuation.ts";
import { sameWords } from "../language/same-words.ts";
import { shorten } from "../language/shorten.ts";
import { canLead, type Line } from "../text/ads/line.ts";
import { isBareAmount } from "../text/ads/bare-amount.ts";
import { worthOfLine } from "../text/ads/hook-worth.ts";
import { isPracticality } from "../text/ads/practicalities.ts";
import { isSidePrice } from "../text/ads/side-price.ts";
import { isAside } from "../text/facts/facts.ts";
import { openingAbove, type Strength } from "../text/ads/strength/strength.ts";

/** UTF-16 units that fit every canvas in large type. */
const MAX_HEADLINE = 60;
/** UTF-16 units of an image ad's description. */
const MAX_DESCRIPTION = 120;
const WORDS = { fewest: 2, best: 5, most: 10 } as const;
/** In scripts without spaces, this many characters count as a word. */
const CHARACTERS_PER_WORD = 2;

const CONTACT = /https?:|www\.|\S@\S|[#@]\p{L}|\.(?:com|net|org|io|shop|store|example)\b/iu;

/** Input for the texts of a picture. */
interface Subject {
  readonly companyName: string;
  readonly productName: string;
  /** The text ads next to the picture; lines that they state are preferred. */
  readonly ads: readonly string[];
  /** Expected grades of the lines. */
  readonly strengths: ReadonlyMap<Line, Strength>;
}

/**
 * The two texts of a package's image ads, chosen by `choosePictureText` for `briefs.ts`. The
 * description is empty if the brief has one statement only.
 */
export interface PictureText {
  readonly headline: string;
  readonly description: string;
}

/**
 * Chooses the strongest short line of a package's brief (`MAX_HEADLINE`, `WORDS`) as the headline
 * of its image ads, without emojis and final full stop, and another line as their description
 * (`MAX_DESCRIPTION`); `pictureTextOf` (`briefs.ts`) calls it. Points are given in `scoreOf` here,
 * by the worth of facts (`text/ads/hook-worth.ts`). Restrictions such as "closed on Mondays" are
 * neither (`canLead` in `text/ads/line.ts`). Without a short line it is the start of the first one,
 * else the product's name.
 */
export function choosePictureText(lines: readonly Line[], subject: Subject): PictureText {
  const shown = lines.filter(canLead);
  let best = { text: "", score: -Infinity };
  for (const line of shown) {
    const text = withoutStop(keepEmojis(line.text, 0));
    const score = scoreOf(text, line, subject);
    if (score > best.score) best = { text, score };
  }
  const headline = best.text || shortened(shown) || subject.productName;
  const description = shown.find(
    ({ text }) =>
      text.length <= MAX_DESCRIPTION && !sameWords(text, headline) && !containsWords(text, headline),
  );
  return { headline, description: description?.text ?? "" };
}

/** Higher is better; `-Infinity` for an unsuitable line. */
function scoreOf(text: string, line: Line, subject: Subject): number {
  const { companyName, productName, ads, strengths } = subject;
  const words = countWords(text);
  if (text.length > MAX_HEADLINE || words < WORDS.fewest || words > WORDS.most) return -Infinity;
  if (CONTACT.test(text) || /[:;]|…$/u.test(text)) return -Infinity;
  let score = worthOfLine(line) - Math.abs(words - WORDS.best) + OPENING * openingAbove(line, strengths);
  const [first] = line.facts;
  if (first !== undefined && (isPracticality(first) || isSidePrice(first, productName))) score -= BESIDE;
  if (first !== undefined && isAside(first)) score -= ASIDE;
  if (line.hasLoosePronoun || ALSO.test(text)) score -= BESIDE;
  if (!line.isWhole) score -= TORN;
  // The name of the product stands apart from the price.
  if (isBareAmount(text)) score -= BESIDE;
  // The text ads next to the picture say the same in the same words.
  if (ads.some((ad) => ad.includes(text))) score += 8;
  if (isQuestion(text) || /\?\s/u.test(text)) score -= ASKED;
  // A next step for the reader makes a weak headline.
  if (line.asks) score -= 4;
  // The image shows both names anyway.
  const lower = text.toLowerCase();
  for (const name of [companyName, productName]) if (lower.includes(name.toLowerCase())) score -= 1.5;
  return score;
}

/** Points per grade of an opening, and for what only adds to the product, such as its hours. */
const OPENING = 4;
const BESIDE = 8;
/** Points that a part of a sentence, a fact of the details and a question cost. */
const TORN = 2;
const ASIDE = 4;
const ASKED = 10;
/** A statement that adds to another: "Veniamo anche il sabato". */
const ALSO = /(?<!\p{L})(?:also|too|auch|aussi|también|anche|também|ook)(?!\p{L})/iu;

/** The first line up to the end of a clause; empty without a line. */
function shortened([first]: readonly Line[]): string {
  return first === undefined ? "" : withoutStop(shorten(keepEmojis(first.text, 0), MAX_HEADLINE));
}

function countWords(text: string): number {
  if (isIdeographic(dominantScript(text))) return Math.ceil(text.length / CHARACTERS_PER_WORD);
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const containsWords = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

const withoutStop = (text: string) => text.trim().replace(/(?<![.。।])[.。।]$/u, "");
