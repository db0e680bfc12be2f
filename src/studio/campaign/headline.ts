import { countEmojis, stripEmojis } from "../language/emoji.ts";
import { isQuestion } from "../language/punctuation.ts";
import { isIdeographic, dominantScript } from "../language/script.ts";
import { splitSentences } from "../language/sentences.ts";
import { shorten } from "../language/shorten.ts";
import { LEANING } from "../text/facts.ts";

/** UTF-16 units that every canvas sets in large type. */
const LONGEST = 60;
const WORDS = { fewest: 2, best: 5, most: 10 } as const;
/** Where there are no spaces, this many signs are read as one word. */
const SIGNS_PER_WORD = 2;

const CONTACT = /https?:|www\.|\S@\S|[#@]\p{L}|\.(?:com|net|org|io|shop|store|example)\b/iu;
/** Sentences that ask for something rather than say it. */
const CALL =
  /^(?:shop|order|book|buy|sign up|learn more|discover|see|meet|try|get|visit|find out|join|download|click|swipe|tap)\b/i;

interface About {
  readonly companyName: string;
  readonly productName: string;
  /** What to fall back on: sentences of the user's own. */
  readonly facts: readonly string[];
}

/** The strongest short sentence of the ads, without emojis and its final full stop; the same one for the same ads. */
export function chooseHeadline(ads: readonly string[], about: About): string {
  let best = { text: "", score: -Infinity };
  for (const ad of ads) {
    for (const [place, sentence] of splitSentences(ad).entries()) {
      const text = withoutStop(withoutEmojis(sentence));
      const score = scoreOf(text, place, about);
      if (score > best.score) best = { text, score };
    }
  }
  if (best.text !== "") return best.text;
  const [fact] = about.facts;
  // Cut in the middle of its second sentence, it would say half a thing.
  const sentence = fact === undefined ? undefined : splitSentences(fact)[0];
  return sentence === undefined ? about.productName : withoutStop(shorten(sentence, LONGEST));
}

/** `-Infinity` for what is no headline at all. */
function scoreOf(text: string, place: number, { companyName, productName }: About): number {
  const words = countWords(text);
  if (text.length > LONGEST || words < WORDS.fewest || words > WORDS.most) return -Infinity;
  if (CONTACT.test(text) || LEANING.test(text) || /[:;]|[…]$/u.test(text)) return -Infinity;
  let score = -Math.abs(words - WORDS.best);
  // Ads open with their hook.
  if (place === 0) score += 2;
  if (isQuestion(text)) score -= 4;
  if (CALL.test(text)) score -= 4;
  // Both names stand in the picture anyway.
  const lower = text.toLowerCase();
  for (const name of [companyName, productName]) if (lower.includes(name.toLowerCase())) score -= 1.5;
  return score;
}

function countWords(text: string): number {
  if (isIdeographic(dominantScript(text))) return Math.ceil(text.length / SIGNS_PER_WORD);
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Stripping also closes gaps before punctuation, which some languages leave on purpose. */
const withoutEmojis = (text: string) => (countEmojis(text) > 0 ? stripEmojis(text) : text);

const withoutStop = (text: string) => text.trim().replace(/(?<![.。।])[.。।]$/u, "");

/** Whether two sentences say the same, whatever their case and punctuation. */
export function sameWords(a: string, b: string): boolean {
  return bare(a) === bare(b);
}

const bare = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ");
