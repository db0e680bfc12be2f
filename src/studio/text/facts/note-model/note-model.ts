import { featuresOf } from "./features.ts";
import model from "./note-weights.json" with { type: "json" };

const WEIGHTS: ReadonlyMap<string, number> = new Map(Object.entries(model.weights));

/** Log-odds from which a clause is a note although no word list knows it: 3 to 2. */
const CLEAR_NOTE = 0.4;
/** Log-odds up to which a clause is a fact although a word list takes it for a note: 1 to 7. */
const CLEAR_FACT = -2;

/** Log-odds below which a few words are more likely a fact: 1 to 2. */
const LIKELY_FACT = -0.7;

/** Fewer words say too little: "my mother" is a part of a sentence. */
const MIN_WORDS = 3;
const isLong = (clause: string) => clause.trim().split(/\s+/u).length >= MIN_WORDS;

/**
 * How much a clause of the details reads like a note to the writer: the log-odds of a logistic
 * regression over its words, positive for a note, negative for a fact. The weights are learned from
 * `labeled-clauses.txt` (`scripts/train-note-model.ts`), for all languages at once.
 */
export function noteScore(clause: string): number {
  let score = model.bias;
  for (const feature of featuresOf(clause)) score += WEIGHTS.get(feature) ?? 0;
  return score;
}

/**
 * Whether a clause of the details reads so much like a note ("my wife reads it first") that it is
 * one although no word list knows it; the limit is `CLEAR_NOTE`. `notes.ts` asks for it.
 */
export const isClearlyNote = (clause: string): boolean => isLong(clause) && noteScore(clause) >= CLEAR_NOTE;

/**
 * Whether a clause reads more like a fact than like a note, of any length. `mixed-lists.ts` asks
 * for it to decide what the words after a note belong to.
 */
export const isFactLike = (clause: string): boolean => noteScore(clause) < LIKELY_FACT;

/**
 * Whether a clause of the details reads so much like a fact ("Bring your ID", "We never use frozen
 * dough") that no list of remarks makes it a note; the limit is `CLEAR_FACT`. `notes.ts`
 * and `read-facts.ts` ask for it.
 */
export const isClearlyFact = (clause: string): boolean => isLong(clause) && noteScore(clause) <= CLEAR_FACT;
