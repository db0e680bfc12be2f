import type { CaptionWord } from "#core/film/film.ts";
import type { SpokenSentence } from "#core/film/voice.ts";
import { countSpokenWords, SPEAKING_PACE } from "#core/generations/video/pace.ts";
import { groupBySentence, type SentenceWords } from "./group-by-sentence.ts";

const SENTENCE_END = /[.!?…。！？؟।:]["”»)」]*$/u;
const CLAUSE_END = /[,;–—，、،；]["”»)」]*$/u;
/** Weights of a word: a base, its letters, and the pause after it. */
const WEIGHT = { base: 1.6, letter: 0.42, sentence: 2.4, clause: 1.2 } as const;
/** Words a second; slower captions would seem to hang. */
const SLOWEST_PACE = 1.7;
/** Seconds before the first word, and free at the end. */
const LEAD = 0.15;
const TAIL = 0.3;

/**
 * Whether a sentence ends with this word of a scene (`SENTENCE_END`): its voice then pauses
 * (`timeWords`), and the caption ends (`cuesOf` in `caption-cues.ts`).
 */
export const endsSentence = (word: string): boolean => SENTENCE_END.test(word);
/**
 * Whether a clause ends with this word of a scene (`CLAUSE_END`): its voice then pauses a little
 * (`timeWords`), and a long caption may end (`cuesOf` in `caption-cues.ts`).
 */
export const endsClause = (word: string): boolean => CLAUSE_END.test(word);

function weightOf(word: string): number {
  const letters = [...word.replaceAll(/[^\p{L}\p{N}]/gu, "")].length;
  return WEIGHT.base + letters * WEIGHT.letter;
}

const pauseAfter = (word: string): number =>
  endsSentence(word) ? WEIGHT.sentence : endsClause(word) ? WEIGHT.clause : 0;

type Word = Pick<CaptionWord, "text" | "space">;

/** The time of a scene in the film, and the length and sentences of its voice if it has one. */
interface SceneVoiceTime {
  readonly from: number;
  readonly to: number;
  /** Length of the voice, if there is one. */
  readonly spokenSeconds?: number | undefined;
  /** Times of the voice's sentences from its start, if they are known. */
  readonly spokenSentences?: readonly SpokenSentence[] | undefined;
}

/**
 * The times of the words of a scene in seconds, when `directFilm` (`direct-film.ts`) directs its
 * captions. With a voice they fill the times of its sentences, or its length if these are unknown;
 * otherwise they are spoken at a pace between `SPEAKING_PACE.to` (`core/generations/video/pace.ts`)
 * and `SLOWEST_PACE`, after `LEAD` seconds. A word's share is `WEIGHT`; the last three are here.
 */
export function timeWords(words: readonly Word[], scene: SceneVoiceTime): CaptionWord[] {
  const { from, to, spokenSeconds, spokenSentences = [] } = scene;
  const groups = groupBySentence(words, spokenSentences);
  if (groups) return timeSentences(groups, { from, to });
  const room = Math.max(0.2, to - from - LEAD - TAIL);
  const spoken = countSpokenWords(words.map(({ text }) => text).join(" "));
  const natural = Math.max(spoken / SPEAKING_PACE.to, Math.min(room * 0.72, spoken / SLOWEST_PACE));
  const weights = words.map(({ text }) => weightOf(text) + pauseAfter(text));
  return spread(words, weights, { from: from + LEAD, length: Math.min(room, spokenSeconds ?? natural) });
}

/** Spreads the words of each sentence over its own sound, which has no pause at its end. */
function timeSentences(
  groups: readonly SentenceWords<Word>[],
  { from, to }: { readonly from: number; readonly to: number },
): CaptionWord[] {
  const spokenSeconds = groups.at(-1)?.sentence.end ?? 0;
  // A voice that is longer than its scene is shown faster than it is spoken.
  const scale = Math.min(1, (to - from) / spokenSeconds);
  return groups.flatMap(({ sentence: { start, end }, words }) => {
    const weights = words.map(
      ({ text }, index) => weightOf(text) + (index < words.length - 1 ? pauseAfter(text) : 0),
    );
    return spread(words, weights, { from: from + start * scale, length: (end - start) * scale });
  });
}

/** Divides a time among words in proportion to their weights. */
function spread(
  words: readonly Word[],
  weights: readonly number[],
  { from, length }: { readonly from: number; readonly length: number },
): CaptionWord[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let at = from;
  return words.map(({ text, space }, index) => {
    const start = at;
    at += (length * (weights[index] ?? 0)) / total;
    return { text, space, from: start, to: at };
  });
}

/**
 * Maximum number of seconds by which words are shown earlier or later than they are spoken, to stay
 * together. Their sum is at most the shortest shot, or a word would be in two shots.
 */
const MOVE = { earlier: 0.5, later: 0.9 } as const;
/** Cost of a split within a clause or after one, in seconds of moved words. */
const SPLIT = { word: 0.8, clause: 0.35 } as const;

/**
 * Index of the first word that is shown after a cut of a film at `cut` seconds, when
 * `direct-film.ts` divides the captions of a scene among its shots. Words near the cut are moved to
 * the other side if that keeps a sentence or clause together (at most `MOVE` seconds, by the costs
 * in `SPLIT`); a single word on one side looks like a mistake.
 */
export function splitWords(words: readonly CaptionWord[], cut: number): number {
  const timeOf = (index: number) => words[index]?.from ?? words.at(-1)?.to ?? cut;
  const costOf = (index: number) => {
    const before = words[index - 1]?.text ?? ".";
    const split = endsSentence(before) ? 0 : endsClause(before) ? SPLIT.clause : SPLIT.word;
    return split + Math.abs(timeOf(index) - cut);
  };
  const spoken = words.findIndex(({ from }) => from >= cut - 1e-6);
  const natural = spoken === -1 ? words.length : spoken;
  const near = Array.from({ length: words.length + 1 }, (_, index) => index).filter(
    (index) => timeOf(index) - cut <= MOVE.earlier && cut - timeOf(index) <= MOVE.later,
  );
  return near.reduce((best, index) => (costOf(index) < costOf(best) ? index : best), natural);
}
