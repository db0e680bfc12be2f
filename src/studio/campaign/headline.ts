import { countEmojis, stripEmojis } from "../language/emoji.ts";
import { isQuestion } from "../language/punctuation.ts";
import { dominantScript, isIdeographic } from "../language/script.ts";
import { splitSentences } from "../language/sentences.ts";
import { shorten } from "../language/shorten.ts";
import { DEPENDENT_START } from "../text/facts.ts";

/** UTF-16 units that fit every canvas in large type. */
const MAX_HEADLINE = 60;
const WORDS = { fewest: 2, best: 5, most: 10 } as const;
/** In scripts without spaces, this many characters count as a word. */
const CHARACTERS_PER_WORD = 2;

const CONTACT = /https?:|www\.|\S@\S|[#@]\p{L}|\.(?:com|net|org|io|shop|store|example)\b/iu;
/** Starts of calls to action, which make weak headlines. */
const CALL =
  /^(?:shop|order|book|buy|sign up|learn more|discover|see|meet|try|get|visit|find out|join|download|click|swipe|tap)\b/i;

/** What the headline advertises. */
interface Subject {
  readonly companyName: string;
  readonly productName: string;
  /** The user's own sentences, used if no ad has a suitable one. */
  readonly facts: readonly string[];
}

/**
 * Chooses the best short sentence of the ads as a headline, without emojis and final full stop.
 * Falls back to the user's first statement, then to the product name. Deterministic.
 */
export function chooseHeadline(ads: readonly string[], subject: Subject): string {
  let best = { text: "", score: -Infinity };
  for (const ad of ads) {
    for (const [place, sentence] of splitSentences(ad).entries()) {
      const text = withoutStop(withoutEmojis(sentence));
      const score = scoreOf(text, place, subject);
      if (score > best.score) best = { text, score };
    }
  }
  if (best.text !== "") return best.text;
  const [fact] = subject.facts;
  // Only its first sentence: a cut inside the second one would leave half a thought.
  const sentence = fact === undefined ? undefined : splitSentences(fact)[0];
  return sentence === undefined ? subject.productName : withoutStop(shorten(sentence, MAX_HEADLINE));
}

/** Higher is better; `-Infinity` for an unsuitable sentence. */
function scoreOf(text: string, place: number, { companyName, productName }: Subject): number {
  const words = countWords(text);
  if (text.length > MAX_HEADLINE || words < WORDS.fewest || words > WORDS.most) return -Infinity;
  if (CONTACT.test(text) || DEPENDENT_START.test(text) || /[:;]|[…]$/u.test(text)) return -Infinity;
  let score = -Math.abs(words - WORDS.best);
  // Ads start with their hook.
  if (place === 0) score += 2;
  if (isQuestion(text)) score -= 4;
  if (CALL.test(text)) score -= 4;
  // The image shows both names anyway.
  const lower = text.toLowerCase();
  for (const name of [companyName, productName]) if (lower.includes(name.toLowerCase())) score -= 1.5;
  return score;
}

function countWords(text: string): number {
  if (isIdeographic(dominantScript(text))) return Math.ceil(text.length / CHARACTERS_PER_WORD);
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * Text without emojis stays as it is: `stripEmojis` would close the spaces of French punctuation.
 */
const withoutEmojis = (text: string) => (countEmojis(text) > 0 ? stripEmojis(text) : text);

const withoutStop = (text: string) => text.trim().replace(/(?<![.。।])[.。।]$/u, "");
