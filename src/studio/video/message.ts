import { countSpokenWords } from "#core/generations/video/pace.ts";
import { removeUnbalancedMarks, ensureFullStop, hasBalancedMarks } from "../language/punctuation.ts";
import type { Script } from "../language/script.ts";

interface Budget {
  readonly max: number;
}

/** How the key message is spoken. */
export interface MessagePlan {
  /** In the second scene; null when no scene can hold the sentence. */
  readonly lead: string | null;
  /** The first words of a long sentence, spoken over the pictures of the scene before. */
  readonly opening: string | null;
  /** What is read on the screen because it is too long to be said in time. */
  readonly cards: string | null;
}

/** A clause may go only if nothing in what is cut limits what is said. */
const LIMITS_THE_CLAIM =
  /(?<!\p{L})(?:only|if|unless|except|until|when|while|from|for|on|with|without|not|never|but|nur|wenn|falls|außer|bis|ab|ohne|nicht|aber|sauf|seulement|si|sans|mais|pas|solo|sólo|salvo|sin|pero|excepto|se|senza|ma|apenas|sem|mas|alleen|als|zonder|niet|maar)(?!\p{L})/iu;
const WORDS_BEFORE_A_CUT = 4;
/** A scene does not begin with the last word or two of a sentence. */
const FEWEST_WORDS = 3;
/** After articles and the like nobody takes a breath. */
const LONG_WORD = 4;
/** Joining words: a voice takes its breath before them, so a long sentence may change scenes there. */
const BREATH =
  /^(?:and|or|but|so|because|which|that|who|with|without|for|in|on|at|by|from|to|into|while|when|as|until|und|oder|aber|weil|die|der|das|mit|ohne|für|et|ou|mais|qui|que|avec|pour|y|o|pero|con|para|e|ma|che|per|en|maar|dat|met|voor)$/iu;

/**
 * Fits the key message into the second scene: the first of its sentences that is short enough; else one sentence that
 * runs over the cut from the first scene; else a clause of it; else it is left to be read.
 * @param frame puts the words around a sentence that the voice speaks it with
 */
export function planMessage(
  messages: readonly string[],
  scene: Budget,
  { frame, script }: { readonly frame: (sentence: string) => string; readonly script: Script },
): MessagePlan {
  const [first] = messages;
  if (first === undefined) return { lead: null, opening: null, cards: null };
  const room = scene.max - countSpokenWords(frame(""));
  const short = messages.find((text) => countSpokenWords(text) <= room && !text.endsWith("…"));
  if (short !== undefined) return { lead: short, opening: null, cards: null };
  const over = runOver(frame(first), scene);
  if (over) return { ...over, cards: null };
  const clause = clauseOf(first, room, script);
  return { lead: clause, opening: null, cards: first };
}

/** Splits a sentence where a voice may take a breath, so that its beginning fits one scene and its end the next. */
function runOver(sentence: string, { max }: Budget): { opening: string; lead: string } | null {
  const words = sentence.split(" ");
  if (sentence.endsWith("…") || countSpokenWords(sentence) > 2 * max) return null;
  let best: { at: number; rank: number } | null = null;
  for (let at = FEWEST_WORDS; at <= words.length - FEWEST_WORDS; at++) {
    const [opening, lead] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    if (countSpokenWords(opening) > max || countSpokenWords(lead) > max) continue;
    const rank = /[,;:–—]$/u.test(opening) ? 2 : BREATH.test(words[at] ?? "") ? 1 : 0;
    if (rank === 0 && (words[at - 1] ?? "").length < LONG_WORD) continue;
    if (best === null || rank >= best.rank) best = { at, rank };
  }
  if (best === null) return null;
  const opening = words
    .slice(0, best.at)
    .join(" ")
    .replace(/[,;:–—]$/u, "");
  return { opening: `${opening} …`, lead: `… ${words.slice(best.at).join(" ")}` };
}

/** The longest beginning that ends with a clause, has a few words and drops no condition; null when there is none. */
function clauseOf(sentence: string, room: number, script: Script): string | null {
  let found: string | null = null;
  for (const { index } of sentence.matchAll(/[,;:،、，；]\s?|\s[–—-]\s/gu)) {
    const clause = sentence.slice(0, index);
    const words = countSpokenWords(clause);
    if (words < WORDS_BEFORE_A_CUT || words > room || !hasBalancedMarks(clause)) continue;
    if (LIMITS_THE_CLAIM.test(sentence.slice(index)) || /\p{N}/u.test(clause)) continue;
    found = ensureFullStop(removeUnbalancedMarks(clause), script);
  }
  return found;
}
