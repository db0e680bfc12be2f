import { countSpokenWords } from "#core/generations/video/pace.ts";
import { ensureFullStop, hasBalancedMarks, removeUnbalancedMarks } from "../language/punctuation.ts";
import type { Script } from "../language/script.ts";

interface Budget {
  /** Spoken words. */
  readonly max: number;
}

/** How the key message is conveyed. */
interface KeyMessagePlan {
  /** Spoken in the second scene; null if no part of the sentence fits. */
  readonly spoken: string | null;
  /**
   * The first words of a long sentence, spoken at the end of the first scene; null if it is whole.
   */
  readonly start: string | null;
  /** Shown on title cards because it is too long to be spoken; null otherwise. */
  readonly cards: string | null;
}

/** Words that restrict a claim. A clause that contains one must not be cut off. */
const RESTRICTIONS =
  /(?<!\p{L})(?:only|if|unless|except|until|when|while|from|for|on|with|without|not|never|but|nur|wenn|falls|außer|bis|ab|ohne|nicht|aber|sauf|seulement|si|sans|mais|pas|solo|sólo|salvo|sin|pero|excepto|se|senza|ma|apenas|sem|mas|alleen|als|zonder|niet|maar)(?!\p{L})/iu;
/** Spoken words that a clause has at least. */
const MIN_CLAUSE_WORDS = 4;
/** Words of a split sentence that each scene has at least. */
const MIN_PART_WORDS = 3;
/** UTF-16 units: a sentence is not split after a shorter word, such as an article. */
const LONG_WORD = 4;
/** Words before which a speaker pauses, so that a long sentence may be split there. */
const PAUSE_BEFORE =
  /^(?:and|or|but|so|because|which|that|who|with|without|for|in|on|at|by|from|to|into|while|when|as|until|und|oder|aber|weil|die|der|das|mit|ohne|für|et|ou|mais|qui|que|avec|pour|y|o|pero|con|para|e|ma|che|per|en|maar|dat|met|voor)$/iu;

/**
 * Fits the key message into the second scene: the first of its sentences that is short enough, else
 * the first sentence split over the first two scenes, else its first clause, with the whole on
 * title cards.
 * @param fill puts a sentence into the template that the style speaks it with
 */
export function planKeyMessage(
  messages: readonly string[],
  scene: Budget,
  { fill, script }: { readonly fill: (sentence: string) => string; readonly script: Script },
): KeyMessagePlan {
  const [first] = messages;
  if (first === undefined) return { spoken: null, start: null, cards: null };
  const room = scene.max - countSpokenWords(fill(""));
  const short = messages.find((text) => countSpokenWords(text) <= room && !text.endsWith("…"));
  if (short !== undefined) return { spoken: short, start: null, cards: null };
  const split = splitOverCut(fill(first), scene);
  if (split) return { ...split, cards: null };
  const clause = clauseOf(first, room, script);
  return { spoken: clause, start: null, cards: first };
}

/**
 * Splits a sentence at a pause so that both parts fit their scenes; null if it is too long for
 * that.
 */
function splitOverCut(sentence: string, { max }: Budget): { start: string; spoken: string } | null {
  const words = sentence.split(" ");
  if (sentence.endsWith("…") || countSpokenWords(sentence) > 2 * max) return null;
  let best: { at: number; rank: number } | null = null;
  for (let at = MIN_PART_WORDS; at <= words.length - MIN_PART_WORDS; at++) {
    const [start, spoken] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    if (countSpokenWords(start) > max || countSpokenWords(spoken) > max) continue;
    const rank = /[,;:–—]$/u.test(start) ? 2 : PAUSE_BEFORE.test(words[at] ?? "") ? 1 : 0;
    if (rank === 0 && (words[at - 1] ?? "").length < LONG_WORD) continue;
    if (best === null || rank >= best.rank) best = { at, rank };
  }
  if (best === null) return null;
  const start = words
    .slice(0, best.at)
    .join(" ")
    .replace(/[,;:–—]$/u, "");
  return { start: `${start} …`, spoken: `… ${words.slice(best.at).join(" ")}` };
}

/**
 * The longest start of a sentence that ends at a clause and omits no restriction; null if there is
 * none.
 */
function clauseOf(sentence: string, room: number, script: Script): string | null {
  let found: string | null = null;
  for (const { index } of sentence.matchAll(/[,;:،、，；]\s?|\s[–—-]\s/gu)) {
    const clause = sentence.slice(0, index);
    const words = countSpokenWords(clause);
    if (words < MIN_CLAUSE_WORDS || words > room || !hasBalancedMarks(clause)) continue;
    if (RESTRICTIONS.test(sentence.slice(index)) || /\p{N}/u.test(clause)) continue;
    found = ensureFullStop(removeUnbalancedMarks(clause), script);
  }
  return found;
}
