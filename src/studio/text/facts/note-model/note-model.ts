import { featuresOf } from "./features.ts";
import model from "./note-weights.json" with { type: "json" };

const WEIGHTS: ReadonlyMap<string, number> = new Map(Object.entries(model.weights));

/**
 * Log-odds from which a clause is a note although no word list knows it: 3 to 4, because a printed
 * note spoils an ad and a hidden fact only makes it poorer.
 */
const LIKELY_NOTE = -0.3;
/** Log-odds up to which a clause is a fact although a word list takes it for a note: 1 to 7. */
const CLEAR_FACT = -2;
/** Log-odds below which a clause that no list knows is a fact: 1 to 3. */
const LIKELY_FACT = -1;

/** Log-odds from which a clause of few words is a note: 3 to 2. */
const CLEAR_NOTE = 0.4;

/** Fewer words say too little: "my mother" is a part of a sentence. */
const MIN_WORDS = 3;
/** From so many words on, a likely note is one. */
const LIKELY_WORDS = 5;

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
 * What the model takes a clause of the details for: "note" if it reads so much like one ("my wife
 * reads it first") that no list of words is needed (`LIKELY_NOTE`, `CLEAR_NOTE`), "fact" if it
 * reads so much like one ("Bring your ID", "We never use frozen dough") that no list of remarks
 * counts (`CLEAR_FACT`), else null. `notes.ts` and `mixed-lists.ts` ask for it.
 */
export function judgeClause(clause: string): "note" | "fact" | null {
  const words = wordsOf(clause);
  if (words < MIN_WORDS) return null;
  const score = noteScore(clause);
  if (score >= (words < LIKELY_WORDS ? CLEAR_NOTE : LIKELY_NOTE)) return "note";
  return score <= CLEAR_FACT ? "fact" : null;
}

/**
 * Whether a clause has log-odds below `LIKELY_FACT`, or one or two words below `CLEAR_FACT`.
 * `read-facts.ts` asks it of clauses that no list knows, `mixed-lists.ts` of the words after a
 * note, which belong to the note if not.
 */
export const isFactLike = (clause: string): boolean =>
  noteScore(clause) < (wordsOf(clause) < MIN_WORDS ? CLEAR_FACT : LIKELY_FACT);

const wordsOf = (clause: string) => clause.trim().split(/\s+/u).length;
