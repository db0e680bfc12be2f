import { weightTable } from "../../model-weights.ts";
import { featuresOf } from "./features.ts";
import model from "./note-weights.json" with { type: "json" };

const weights = weightTable(model.weights, Number);

/**
 * Log-odds from which a clause is a note although no word list knows it: 3 to 8, because a printed
 * note spoils an ad and a hidden fact only makes it poorer.
 */
const LIKELY_NOTE = -1;
/** The same for a clause of less than `LIKELY_WORDS` words: 3 to 4. */
const CLEAR_NOTE = -0.3;
/** Log-odds up to which a clause is a fact although a word list takes it for a note: 1 to 15. */
const CLEAR_FACT = -2.7;
/** Log-odds below which a clause that no list knows is a fact: 2 to 11. */
const LIKELY_FACT = -1.7;

/** Fewer words say too little: "my mother" is a part of a sentence. */
const MIN_WORDS = 3;
/** Fewest words of a clause for which `LIKELY_NOTE` is enough. */
const LIKELY_WORDS = 5;

/**
 * How much a clause of the details or the message reads like a note to the writer: the log-odds of
 * a logistic regression over its words, positive for a note, negative for a fact. The weights are
 * learned from `labeled-clauses.txt` and the key messages of `labeled-briefs.tsv`
 * (`scripts/train-note-model.ts`), for all languages at once.
 */
export function noteScore(clause: string): number {
  let score = model.bias;
  for (const feature of featuresOf(clause)) score += weights().get(feature) ?? 0;
  return score;
}

/**
 * Judges a clause of the details by its log-odds: "note" from `LIKELY_NOTE` on ("my wife reads it
 * first"), and from `CLEAR_NOTE` on if it is short; "fact" up to `CLEAR_FACT` ("Bring your ID"),
 * whatever the lists of remarks say; null in between and for one or two words. `notes.ts` and
 * `mixed-lists.ts` call it.
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
